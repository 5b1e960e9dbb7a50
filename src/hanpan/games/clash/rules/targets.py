"""Whom a card may be aimed at, and what is frozen when it is locked in (CL-TGT, CL-AM-39)."""

from typing import Protocol

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.seat import SEATS
from hanpan.core.effects.vocabulary import (
    FreeSlot,
    Has,
    HpAtMost,
    ToAll,
    ToBoth,
    ToCard,
    ToEnemy,
    ToIf,
    ToRandom,
    UnitCondition,
)
from hanpan.games.clash.content.catalogue import Card
from hanpan.games.clash.rules.actions import HERO
from hanpan.games.clash.rules.keywords import amount_of
from hanpan.games.clash.rules.state import Player, Spot, State, Unit, frame_order


class Ranks(Protocol):
    """Who stands on a side, of a state or of a view."""

    @property
    def units(self) -> tuple[Unit | None, ...]: ...

    @property
    def hero(self) -> Unit: ...


def is_aimed(card: Card) -> bool:
    """Whether a player may have a choice of places for a card at all."""
    target = card.target
    if isinstance(target, ToEnemy):
        return not target.hero_only
    return isinstance(target, ToIf) and target.side == "enemy"


def choices(card: Card, own: Ranks, enemy: Ranks) -> tuple[int, ...]:
    """The places a player may name for a card; place 0 stands for the usual choice."""
    target = card.target
    if isinstance(target, ToEnemy) and not target.hero_only:
        return _standing(enemy)
    if isinstance(target, ToIf) and target.side == "enemy":
        return (HERO, *[place for place in _meeting(enemy, target.when) if place != HERO])
    return (HERO,)


def offered(card: Card, own: Ranks, enemy: Ranks) -> tuple[int, ...]:
    """The places that a board shows for a card, the usual one first: only such as the card would really be aimed at."""
    target = card.target
    if isinstance(target, ToIf) and target.side == "enemy":
        met = _meeting(enemy, target.when)
        if met:
            first = usual(enemy, met)
            return (first, *(place for place in met if place != first))
    return choices(card, own, enemy)


def has_target(card: Card, own: Ranks, enemy: Ranks) -> bool:
    """Whether a card would have a target if it were locked in now, first of its queue."""
    target = card.target
    if not isinstance(target, ToIf):
        return True
    if isinstance(target.when, FreeSlot):
        return None in own.units
    return bool(_own(own, target.when) if target.side == "own" else _meeting(enemy, target.when))


def frozen(
    state: State, side: int, card: Card, named: int, index: int, reserved: set[int], chance: Chance
) -> tuple[Spot, ...]:
    """The snapshot of a card's targets; empty if it has none. `reserved` holds summon places already taken."""
    players, target = state.players, card.target
    if isinstance(target, ToCard):
        return ()
    if isinstance(target, ToBoth):
        return tuple(_spot(players[each], each, HERO) for each in frame_order(state))
    if isinstance(target, ToAll):
        sides = {"own": (side,), "enemy": (1 - side,), "every": frame_order(state)}[target.side]
        return tuple(_spot(players[each], each, place) for each in sides for place in _standing(players[each]))
    if isinstance(target, ToRandom):
        places = _standing(players[1 - side])
        place = chance.pick(f"target/{SEATS[side]}/{index + 1}", places)
        return (_spot(players[1 - side], 1 - side, place),)
    if isinstance(target, ToEnemy):
        return (_spot(players[1 - side], 1 - side, named),)
    if isinstance(target, ToIf):
        return _frozen_if(state, side, target, named, reserved)
    return (_spot(players[side], side, HERO),)


def standing(state: State, spot: Spot) -> Unit | None:
    """The unit a spot was frozen on, if it still stands there."""
    unit = state.players[spot.side].units[spot.place]
    return unit if unit is not None and unit.id == spot.unit else None


def _frozen_if(state: State, side: int, target: ToIf, named: int, reserved: set[int]) -> tuple[Spot, ...]:
    aimed = side if target.side == "own" else 1 - side
    player = state.players[aimed]
    if isinstance(target.when, FreeSlot):
        free = next((place for place, unit in enumerate(player.units) if unit is None and place not in reserved), None)
        if free is None:
            return ()
        reserved.add(free)
        return (Spot(aimed, free, 0),)
    met = _own(player, target.when) if aimed == side else _meeting(player, target.when)
    if not met:
        return ()
    if named in met:
        return (_spot(player, aimed, named),)
    return (_spot(player, aimed, usual(player, met)),)


def usual(player: Ranks, places: tuple[int, ...]) -> int:
    """The choice made for somebody who names none: the hero, else the lowest health, else the leftmost (CL-AM-39)."""
    if HERO in places:
        return HERO
    return min(places, key=lambda place: (unit.hp if (unit := player.units[place]) else 0, place))


def _meeting(player: Ranks, when: UnitCondition) -> tuple[int, ...]:
    """The places whose units meet a condition."""
    return tuple([place for place, unit in enumerate(player.units) if unit is not None and _meets(unit, when)])


def _own(player: Ranks, when: UnitCondition) -> tuple[int, ...]:
    """The same for one's own side, where "self" is the hero (CL-TGT-01)."""
    return (HERO,) if _meets(player.hero, when) else ()


def _meets(unit: Unit, when: UnitCondition) -> bool:
    if isinstance(when, HpAtMost):
        return unit.hp * 100 <= when.percent * unit.max_hp
    if isinstance(when, Has):
        return amount_of(unit, when.keyword) >= when.least
    return False


def _standing(player: Ranks) -> tuple[int, ...]:
    return tuple([place for place, unit in enumerate(player.units) if unit is not None])


def _spot(player: Player, side: int, place: int) -> Spot:
    unit = player.units[place]
    assert unit is not None
    return Spot(side, place, unit.id)
