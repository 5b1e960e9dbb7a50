"""What the lab counts in each game: which events hold a score, a round's winner, a choice."""

from typing import NamedTuple


class Field(NamedTuple):
    """One field of one kind of event."""

    kind: str
    name: str
    words: str = ""  # the family of messages that name its values, `card` for card-boost


class Measures(NamedTuple):
    """Where a game's numbers stand in its events."""

    score: Field  # the last one of each seat is its final score
    round_end: str  # the kind that closes a round, with `winner` and each seat's score
    usage: dict[str, Field]  # tables of how often each value came up


MEASURES: dict[str, Measures] = {
    "dice-battle": Measures(
        score=Field("total", "after"),
        round_end="round_end",
        usage={
            "tendency": Field("tendency", "tendency", "tendency"),
            "card": Field("play", "card", "card"),
            "special": Field("special", "special", "special"),
            "event": Field("event", "event", "eventcard"),
            "block": Field("block", "by"),
            "won by": Field("game_end", "by"),
        },
    )
}
