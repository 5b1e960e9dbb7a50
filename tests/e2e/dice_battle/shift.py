"""A game of Dice Battle, to see what shifts."""

from tests.e2e.board import Board
from tests.e2e.dice_battle.board import click
from tests.e2e.visitor import Visitor

SEED = 7


def play(visitor: Visitor, rounds: int) -> None:
    """So many rounds, with every card that can be had."""
    Board(visitor).sit(visitor.opens("easy", tutorial=True, seed=SEED)).play_on(click, rounds=rounds)
