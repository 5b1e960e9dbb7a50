"""Dice Battle (주사위 배틀): dice, tendencies, cards, shields and events, one against one."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hanpan.games.dice_battle.game import DiceBattle

__all__ = ["DiceBattle"]


def __getattr__(name: str) -> Any:
    """The rules, loaded when somebody asks for them: what else lies here can do without."""
    if name == "DiceBattle":
        from hanpan.games.dice_battle.game import DiceBattle

        return DiceBattle
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
