"""What a tournament must know of a game before it can be announced."""

from typing import NamedTuple


class EventGame(NamedTuple):
    """A game in one of its modes, as organisers choose it."""

    id: str
    seats: int
    modes: tuple[str, ...]
    mode: str | None  # the one that was chosen, or the usual one; None: there is no such mode
    runs: bool = False  # whether runs of this mode are ranked by numbers, each played alone with the same dice
    whole: bool = False  # whether one table is a whole match of several games
    rated: bool = True
    decks: bool = False  # whether one brings a deck
