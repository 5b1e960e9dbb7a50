"""A server process for browser tests: `python -m tests.e2e.serve DATABASE PORT FOLDER-OF-THE-CLIENT`.

It is `hanpan serve` in all but some numbers, since many visitors come from one address here, and a name: pages are also
asked for at `hanpan.test`, a host that a browser does not trust as it trusts this machine.
"""

import sys
from dataclasses import replace
from pathlib import Path

from hanpan.server.main import serve
from hanpan.server.settings import Limits, PasswordCost, Rate, Settings


def main(database: str, port: str, web: str) -> int:
    """Serve until stopped or killed."""
    limits = replace(Limits(), guests=Rate(1000, 1000), passwords=Rate(1000, 1000))
    hosts = frozenset({"hanpan.test"})
    return serve(
        Settings(
            database=database,
            port=int(port),
            web=Path(web),
            limits=limits,
            password_cost=PasswordCost(passes=1, memory_kib=8, lanes=1),
            allowed_hosts=hosts,
            log_level="WARNING",
        )
    )


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
