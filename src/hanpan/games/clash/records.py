"""What a game keeps: how each side fared, read from its events alone.

The events may be the full record or what one viewer saw: nothing here needs a private field.
"""

from collections.abc import Iterable
from typing import cast

import msgspec

from hanpan.core.event import Event
from hanpan.core.seat import SEATS, Seat
from hanpan.games.clash.params import Params


class SeatRecord(msgspec.Struct):
    """One side's game. Health is that of the hero; a rematch counts on."""

    dealt: int = 0  # health that the enemy's hero lost, by whatever
    hardest: int = 0  # the most that it lost at one blow
    shielded: int = 0  # damage that own shields took
    healed: int = 0
    cards: int = 0  # that resolved
    nullified: int = 0  # own cards that were nullified
    failed: int = 0  # own cards that had no target
    reactions: int = 0  # that fired
    summons: int = 0
    energy: int = 0  # spent, less what came back


class GameRecord(msgspec.Struct, frozen=True):
    """One game, finished or not."""

    rounds: int
    seats: dict[Seat, SeatRecord]


_COUNTED = {"resolve": "cards", "nullified": "nullified", "fail": "failed", "fire": "reactions", "summon": "summons"}


def game_record(events: Iterable[Event], params: Params) -> GameRecord:
    """The record of a game so far."""
    seats: dict[Seat, SeatRecord] = {seat: SeatRecord() for seat in SEATS}
    rounds = 0
    for event in events:
        if event.kind == "round_start":
            rounds += 1
        elif event.seat is not None:
            _count(seats, event.seat, event)
    return GameRecord(rounds, seats)


def _count(seats: dict[Seat, SeatRecord], seat: Seat, event: Event) -> None:
    own, enemy = seats[seat], seats["p2" if seat == "p1" else "p1"]
    if event.kind in _COUNTED:
        name = _COUNTED[event.kind]
        setattr(own, name, getattr(own, name) + 1)
    elif event.kind == "absorb":
        own.shielded += _number(event, "amount")
    elif event.kind == "reserve":
        own.energy += _number(event, "cost")
    elif event.kind == "refund":
        own.energy -= _number(event, "after") - _number(event, "before")
    elif event.kind in ("damage", "heal") and event.data["place"] == 0:
        change = _number(event, "after") - _number(event, "before")
        if event.kind == "heal":
            own.healed += change
        else:
            enemy.dealt -= change
            enemy.hardest = max(enemy.hardest, -change)


def _number(event: Event, name: str) -> int:
    return cast(int, event.data[name])
