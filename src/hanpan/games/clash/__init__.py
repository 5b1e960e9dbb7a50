"""Clash: two players declare cards in secret, reveal them at once and see them worked off in order."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hanpan.games.clash.game import Clash

__all__ = ["Clash"]


def __getattr__(name: str) -> Any:
    """The rules, loaded when somebody asks for them: what else lies here can do without."""
    if name == "Clash":
        from hanpan.games.clash.game import Clash

        return Clash
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
