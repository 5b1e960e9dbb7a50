"""What a game keeps: how each side fared, read from its events alone.

The events may be the full record or what one viewer saw: nothing here needs a private field.
"""

from collections.abc import Iterable
from typing import cast

import msgspec

from hanpan.core.event import Event
from hanpan.core.seat import SEATS, Seat
from hanpan.games.sorcerers.content import CARDS
from hanpan.games.sorcerers.params import Params


class SeatRecord(msgspec.Struct):
    """One side's game; in a match all its games together."""

    wins: int = 0
    dealt: int = 0  # health that the other player lost, by whatever
    hardest: int = 0  # the most at one blow
    healed: int = 0  # of the player itself
    summons: int = 0  # sorcerers that entered
    lost: int = 0  # sorcerers that were incapacitated
    spells: int = 0
    items: int = 0  # that were put on somebody
    responses: int = 0
    negated: int = 0  # own plays and abilities that were negated
    attackers: int = 0  # sorcerers sent to attack, one by one
    blocks: int = 0
    power: int = 0  # spent


class GameRecord(msgspec.Struct, frozen=True):
    """A game or match, finished or not."""

    rounds: int  # turns of all games
    seats: dict[Seat, SeatRecord]


_COUNTED = {
    "enters": "summons",
    "incapacitated": "lost",
    "respond": "responses",
    "negated": "negated",
    "game_over": "wins",
}


def game_record(events: Iterable[Event], params: Params) -> GameRecord:
    """The record of a game so far."""
    seats: dict[Seat, SeatRecord] = {seat: SeatRecord() for seat in SEATS}
    rounds = 0
    for event in events:
        if event.kind == "turn":
            rounds += 1
        elif event.seat is not None:
            _count(seats, event.seat, event)
    return GameRecord(rounds, seats)


def _count(seats: dict[Seat, SeatRecord], seat: Seat, event: Event) -> None:
    own, enemy = seats[seat], seats["p2" if seat == "p1" else "p1"]
    if event.kind in _COUNTED:
        name = _COUNTED[event.kind]
        setattr(own, name, getattr(own, name) + 1)
    if event.kind in ("play", "use", "respond", "called"):
        own.power += _number(event, "cost")
    if event.kind == "play":
        kind = CARDS[str(event.data["card"])].type
        own.spells += kind == "spell"
        own.items += kind == "item"
    elif event.kind == "hit":
        taken = _number(event, "before") - _number(event, "after")
        enemy.dealt += taken
        enemy.hardest = max(enemy.hardest, taken)
    elif event.kind == "heal_player":
        own.healed += _number(event, "after") - _number(event, "before")
    elif event.kind == "attack":
        own.attackers += len(cast(list[object], event.data["places"]))
    elif event.kind == "block":
        own.blocks += len(cast(list[object], event.data["pairs"]))


def _number(event: Event, name: str) -> int:
    return cast(int, event.data[name])
