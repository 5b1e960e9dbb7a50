"""What a game keeps: how each side fared, read from its events alone.

The events may be the full record or what one viewer saw: nothing here needs a private field.
"""

from collections.abc import Iterable

import msgspec

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash.rules.events import Failed, Fired, Nullified, Refunded, Reserved, Resolved, RoundStart
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.unit_events import Absorbed, Bounded, Damaged, Healed, Summoned


class SeatRecord(msgspec.Struct):
    """One side's game. Health is that of the hero; a rematch counts on."""

    dealt: int = 0  # health that the enemy's hero lost, by whatever
    hardest: int = 0  # the most damage of one blow, whatever a shield or the last health kept of it
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


def game_record(events: Iterable[Happening], params: Params) -> GameRecord:
    """The record of a game so far."""
    seats: dict[Seat, SeatRecord] = {seat: SeatRecord() for seat in SEATS}
    rounds = 0
    for event in events:
        if isinstance(event, RoundStart):
            rounds += 1
        elif event.seat is not None:
            _count(seats, event.seat, event)
    return GameRecord(rounds, seats)


def _count(seats: dict[Seat, SeatRecord], seat: Seat, event: Happening) -> None:
    own, enemy = seats[seat], seats["p2" if seat == "p1" else "p1"]
    match event:
        case Resolved():
            own.cards += 1
        case Nullified():
            own.nullified += 1
        case Failed():
            own.failed += 1
        case Fired():
            own.reactions += 1
        case Summoned():
            own.summons += 1
        case Absorbed(amount=amount):
            own.shielded += amount
        case Reserved(cost=cost):
            own.energy += cost
        case Refunded(before=before, after=after):
            own.energy -= after - before
        case Healed(place=0, before=before, after=after):
            own.healed += after - before
        case Damaged(place=0, amount=amount, before=before, after=after):
            enemy.dealt += before - after
            enemy.hardest = max(enemy.hardest, amount)
        case Bounded(place=0, before=before, after=after):  # what ticks took or gave beyond the bounds
            enemy.dealt -= max(0, after - before)
            own.healed -= max(0, before - after)
