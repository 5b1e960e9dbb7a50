"""A choice that is being made."""

from typing import NamedTuple


class Draft(NamedTuple):
    """What has been ticked so far."""

    aiming: str = ""  # a card of the hand, or the source of an ability, that still needs a target
    targets: tuple[str, ...] = ()
    places: tuple[int, ...] = ()  # of attackers
    pairs: tuple[tuple[int, int], ...] = ()  # blocker, attacker
    cards: tuple[str, ...] = ()  # to discard, or to leave the deck
    into: tuple[str, ...] = ()  # of the sideboard
    total: int = 0  # repetitions of a loop
