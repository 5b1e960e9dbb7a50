"""Dice Battle (주사위 배틀): dice, tendencies, cards, shields and events, one against one."""

from hanpan.games.dice_battle.game import DiceBattle

__all__ = ["DiceBattle"]
