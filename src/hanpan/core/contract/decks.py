"""What is found when a deck is looked through before a game."""

from typing import NamedTuple

from hanpan.core.contract.refusal import Refusal


class DeckFaults(NamedTuple):
    """Every fault of a deck and every warning about it. A fault that lies in one card names it as `card`."""

    faults: list[Refusal]
    warnings: list[Refusal]
    sideboard: int = 0  # how many cards may lie beside a deck; 0: the game has no sideboards
    hand: int = 0  # how many cards one begins with
