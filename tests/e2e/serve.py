"""A server process for browser tests: `python -m tests.e2e.serve DATABASE PORT FOLDER-OF-THE-CLIENT [MODE]`.

It is `hanpan serve` in all but some numbers, since many visitors come from one address here, and a name: pages are also
asked for at `hanpan.test`, a host that a browser does not trust as it trusts this machine. A bot has as long to think
as a test waits: on a busy machine its answer comes late, and is still its own.

Modes: `engine=FOLDER` offers the games for playing offline. A `still` server is for pictures: it is always the same
moment there, and every match has the same secret. On a `mindless` one every bot fails.
"""

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

from hanpan.server import services
from hanpan.server.main import serve
from hanpan.server.settings import Limits, PasswordCost, Rate, Settings
from hanpan.server.tables import openings
from hanpan.server.tables.bots import Minds
from tests.e2e.site import PATIENCE_S, STILL_MS
from tests.server.odd_minds import HERE

BOT_AFTER_S = 3  # how long somebody looks for a stranger before a bot is offered


def main(database: str, port: str, web: str, *mode: str) -> int:
    """Serve until stopped or killed."""
    limits = replace(Limits(), guests=Rate(1000, 1000), passwords=Rate(1000, 1000))
    hosts = frozenset({"hanpan.test"})
    settings = Settings(
        database=database,
        port=int(port),
        web=Path(web),
        limits=limits,
        password_cost=PasswordCost(passes=1, memory_kib=8, lanes=1),
        allowed_hosts=hosts,
        log_level="WARNING",
        bot_after_s=BOT_AFTER_S,
        thought_s=PATIENCE_S,
    )
    for word in mode:
        if word.startswith("engine="):
            settings = replace(settings, engine=Path(word.removeprefix("engine=")))
    if "mindless" in mode:
        vars(services)["Minds"] = partial(Minds, think=f"{HERE}:wrong")
    if "still" in mode:
        openings.new_secret = lambda: "5" * 64
        settings = replace(settings, now=lambda: STILL_MS)
    return serve(settings)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
