"""Hanpan: an executable rulebook for turn-based dice and card games.

What is named here stays: docs/api.md tells it, tests/api/surface.txt pins it. It is loaded when it is first asked for,
so that `import hanpan` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"
__all__ = ["ask", "errors", "games", "judge", "load", "match", "play", "save", "sim", "verify", "view"]

if TYPE_CHECKING:
    from hanpan import errors
    from hanpan.api import ask, games, judge, load, match, play, save, sim, verify, view

_MODULES = {"errors", "games"}  # `hanpan.games` is the package of the games, and can be called


def __getattr__(name: str) -> Any:
    """Whatever of the surface is asked for, now."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name in _MODULES:
        return import_module(f"{__name__}.{name}")
    found = getattr(import_module("hanpan.api"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
