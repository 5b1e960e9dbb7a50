"""Trail: walk what the die shows over a grid that closes behind you, and fight with cards on the way."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hanpan.games.trail.game import Trail

__all__ = ["Trail"]


def __getattr__(name: str) -> Any:
    """The rules, loaded when somebody asks for them: what else lies here can do without."""
    if name == "Trail":
        from hanpan.games.trail.game import Trail

        return Trail
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
