"""What a game keeps: how each side fared, read from its events alone.

The events may be the full record or what one viewer saw: nothing here needs a private field.
"""

from collections.abc import Iterable

import msgspec

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat, other
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.events.course import GameOver, TurnStart
from hanpan.games.sorcerers.rules.events.field import (
    AttackersNamed,
    BlockersNamed,
    Entered,
    Incapacitated,
    PlayerHealed,
    PlayerHit,
)
from hanpan.games.sorcerers.rules.events.stack import AbilityUsed, Called, CardPlayed, Negated, Responded
from hanpan.games.sorcerers.rules.params import Params


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


def game_record(events: Iterable[Happening], params: Params) -> GameRecord:
    """The record of a game so far."""
    seats: dict[Seat, SeatRecord] = {seat: SeatRecord() for seat in SEATS}
    rounds = 0
    for event in events:
        if isinstance(event, TurnStart):
            rounds += 1
        elif event.seat is not None:
            _count(seats[event.seat], seats[other(event.seat)], event)
    return GameRecord(rounds, seats)


def _count(own: SeatRecord, enemy: SeatRecord, event: Happening) -> None:
    """Add an event of one's own."""
    match event:
        case CardPlayed(card=card, cost=cost):
            own.power += cost
            own.spells += CARDS[card].type == "spell"
            own.items += CARDS[card].type == "item"
        case AbilityUsed(cost=cost) | Called(cost=cost):
            own.power += cost
        case Responded(cost=cost):
            own.power += cost
            own.responses += 1
        case PlayerHit(before=before, after=after):
            enemy.dealt += before - after
            enemy.hardest = max(enemy.hardest, before - after)
        case PlayerHealed(before=before, after=after):
            own.healed += after - before
        case AttackersNamed(places=places):
            own.attackers += len(places)
        case BlockersNamed(pairs=pairs):
            own.blocks += len(pairs)
        case Entered():
            own.summons += 1
        case Incapacitated():
            own.lost += 1
        case Negated():
            own.negated += 1
        case GameOver():
            own.wins += 1
