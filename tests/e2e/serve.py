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
from hanpan.server.hours import RunningTime
from hanpan.server.main import serve
from hanpan.server.settings import Limits, PasswordCost, Rate, Settings
from hanpan.server.tables import coaching, openings
from hanpan.server.tables.bots import Minds
from hanpan.server.thinking import callers, thinkers
from tests.e2e.site import STILL_MS, hand_time
from tests.pace import PATIENCE_S, unhurried
from tests.server.odd_minds import HERE

BOT_AFTER_S = 3  # how long somebody looks for a stranger before a bot is offered


class HandTime:
    """The time of the server's clocks. While the file is there only the milliseconds in it pass."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._running = RunningTime()
        self._shift = 0  # of the running time, by what was let pass and what stood still
        self._held: tuple[int, int] | None = None  # the moment at which it was held, and the one told last

    def __call__(self) -> int:
        """Never less than before."""
        now = self._running()
        try:
            passed = int(self._file.read_text("ascii"))
        except FileNotFoundError:
            if self._held is not None:
                self._shift, self._held = self._held[1] - now, None
            return now + self._shift
        begin = now + self._shift if self._held is None else self._held[0]
        self._held = begin, begin + passed
        return begin + passed


def main(database: str, port: str, web: str, *mode: str) -> int:
    """Serve until stopped or killed."""
    thinkers._START_S = callers._START_S = coaching.MOMENT_S = PATIENCE_S  # as slow as the machine is
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
        ticks=HandTime(hand_time(Path(database))),
        **unhurried(),
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
