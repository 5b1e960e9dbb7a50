"""Ways of thinking that no bot should have; thinkers of a test take them in place of the real one."""

import os
import signal
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from hanpan.bots import coaches
from hanpan.games.registry import plugin
from hanpan.server.thinking.thoughts import Asked, think

HERE = "tests.server.odd_minds"


def stubborn(asked: Asked) -> Any:
    """The hard level never answers, and holds the interpreter while it does not; the others are as they are."""
    if asked.level == "hard":
        sum(iter(int, 1))  # zeros without end, added up in C
    return think(asked)


def mortal(asked: Asked) -> Any:
    """Dies over the first question that it is asked at all; `HANPAN_DEAD` names the file that remembers."""
    dead = Path(os.environ["HANPAN_DEAD"])
    if not dead.exists():
        dead.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(asked)


def uncoached(asked: Asked) -> Any:
    """As if the game had no coach."""
    offered = plugin(asked.game)
    vars(coaches)["plugin"] = lambda _: replace(offered, coach=None)
    return think(asked)


def undecided(asked: Asked) -> Any:
    """Never gets done comparing answers; the rest is as it is."""
    if asked.answer is not None:
        sum(iter(int, 1))
    return think(asked)


def wrong(asked: Asked) -> Any:
    """Raises whatever it is asked."""
    raise LookupError(asked.game)
