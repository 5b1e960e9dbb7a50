"""Sorcerers: two players summon, curse and answer each other's plays on a stack."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hanpan.games.sorcerers.game import Sorcerers

__all__ = ["Sorcerers"]


def __getattr__(name: str) -> Any:
    """The rules, loaded when somebody asks for them: what else lies here can do without."""
    if name == "Sorcerers":
        from hanpan.games.sorcerers.game import Sorcerers

        return Sorcerers
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
