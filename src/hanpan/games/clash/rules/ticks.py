"""Ticks: what lasting effects, summons and the environment do to health at a turn start (CL-TICK-01, CL-EDGE-04)."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS
from hanpan.core.effects.vocabulary import Damage
from hanpan.games.clash.content.catalogue import ARENAS, UNITS
from hanpan.games.clash.rules.actions import HERO
from hanpan.games.clash.rules.formula import Sum
from hanpan.games.clash.rules.health import Hit, damage_sum, heal, heal_sum, hurt, told_damage, told_healing, unit_at
from hanpan.games.clash.rules.keywords import amount_of, has
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import State, Unit, frame_order
from hanpan.games.clash.rules.unit_events import Bounded, Leaves


class Tick(NamedTuple):
    """One of them: how much, of what, on whom."""

    side: int
    place: int
    base: int
    source: str
    clause: str
    heals: bool = False


def together(params: Params, state: State, out: list[Happening]) -> State:
    """All ticks of a turn start, told side by side, unit by unit, the environment last (CL-AM-12).

    Each is worked out from the table as the turn found it and added up for each unit; only then is health cut to its
    bounds, so that what is left, and who falls, does not depend on the order (CL-EDGE-04). A summon is hurt by its own
    ticks alone; one that they fell does nothing any more.
    """
    frame = _Frame(params, state)
    for side in frame_order(state):
        for place, unit in enumerate(state.players[side].units):
            if unit is None:
                continue
            for tick in _of_keywords(params, side, place, unit):
                frame.add(tick, out)
            if place != HERO:
                frame.cut(side, place, out)
                for tick in _of_summon(side, frame.units[side][place]):
                    frame.add(tick, out)
    for tick in _of_environment(params, state):
        frame.add(tick, out)
    for side in frame_order(state):
        frame.cut(side, HERO, out)
    return frame.left()


def one_by_one(params: Params, state: State, out: list[Happening]) -> State:
    """As before release 2: health is cut after each tick, and guards that have fallen guard no more."""
    for side in frame_order(state):
        for place, unit in enumerate(state.players[side].units):
            if unit is None:
                continue
            for tick in _of_keywords(params, side, place, unit):
                if state.players[side].units[place] is not None:
                    state = _alone(params, state, tick, out)
            if place != HERO:
                for tick in _of_summon(side, state.players[side].units[place]):
                    state = _alone(params, state, tick, out)
    for tick in _of_environment(params, state):
        state = _alone(params, state, tick, out)
    return state


class _Frame:
    """The table as a turn start finds it, from which its ticks are worked out, and the units as these leave them."""

    def __init__(self, params: Params, found: State) -> None:
        self.params, self.found = params, found
        self.units = [list(player.units) for player in found.players]

    def add(self, tick: Tick, out: list[Happening]) -> None:
        """Add the tick to the unit's health. Where ticks of both kinds meet it may be beyond its bounds until all are
        added; else it comes to the same to cut at once."""
        unit, worked = self._unit(tick.side, tick.place), _worked(self.params, self.found, tick)
        after = unit.hp + worked.total if tick.heals else unit.hp - worked.total
        if not 0 <= after <= unit.max_hp and (tick.side, tick.place) not in self._mixed:
            after = _within(unit, after)
        tells = told_healing if tick.heals else told_damage
        out.append(tells(unit, SEATS[tick.side], tick.place, worked, Hit(tick.source, _clause(tick, worked)), after))
        self.units[tick.side][tick.place] = replace(unit, hp=after)

    def cut(self, side: int, place: int, out: list[Happening]) -> None:
        """The unit's health within its bounds again; a summon at 0 leaves."""
        unit = self._unit(side, place)
        after = _within(unit, unit.hp)
        if after != unit.hp:
            out.append(Bounded("CL-EDGE-04", SEATS[side], unit.kind, place, unit.hp, after))
            self.units[side][place] = replace(unit, hp=after)
        if after == 0 and place != HERO:
            out.append(Leaves("CL-BASE-05", SEATS[side], unit.kind, place))
            self.units[side][place] = None

    def left(self) -> State:
        """The table after all of them."""
        one, two = map(tuple, self.units)
        first, second = self.found.players
        return replace(self.found, players=(replace(first, units=one), replace(second, units=two)))

    @cached_property
    def _mixed(self) -> set[tuple[int, int]]:
        """Who is hurt and healed: asked for only where somebody comes to a bound."""
        due = list(_all_due(self.params, self.found))
        heals = {(tick.side, tick.place) for tick in due if tick.heals}
        return heals & {(tick.side, tick.place) for tick in due if not tick.heals}

    def _unit(self, side: int, place: int) -> Unit:
        unit = self.units[side][place]
        assert unit is not None
        return unit


def _alone(params: Params, state: State, tick: Tick, out: list[Happening]) -> State:
    if tick.heals:
        return heal(state, tick.side, tick.place, tick.base, tick.source, tick.clause, out)
    worked = _worked(params, state, tick)
    hit = Hit(tick.source, _clause(tick, worked), shields=False, marks=False)
    return hurt(state, tick.side, tick.place, worked, hit, out)


def _all_due(params: Params, state: State) -> Iterator[Tick]:
    """Every tick that a turn start may bring."""
    for side in (0, 1):
        for place, unit in enumerate(state.players[side].units):
            if unit is not None:
                yield from _of_keywords(params, side, place, unit)
                if place != HERO:
                    yield from _of_summon(side, unit)
    yield from _of_environment(params, state)


def _of_keywords(params: Params, side: int, place: int, unit: Unit) -> Iterator[Tick]:
    """Regen, poison, burn."""
    if not unit.keywords:
        return
    if has(unit, "regen"):
        yield Tick(side, place, params.turn.regen_heal, "regen", "CL-TICK-01", heals=True)
    if has(unit, "poison"):
        yield Tick(side, place, amount_of(unit, "poison"), "poison", "CL-EDGE-04")
    if has(unit, "burn"):
        yield Tick(side, place, params.turn.burn_damage, "burn", "CL-EDGE-04")


def _of_summon(side: int, unit: Unit | None) -> Iterator[Tick]:
    """What a summon that stands does to the enemy hero."""
    if unit is not None:
        for effect in UNITS[unit.kind].ticks:
            yield Tick(1 - side, HERO, effect.amount, unit.kind, "CL-EDGE-04")


def _of_environment(params: Params, state: State) -> Iterator[Tick]:
    """The arena, then the closing rounds, on both heroes."""
    place, sides = ARENAS[state.arena], frame_order(state)
    for effect in place.effects if state.round >= place.from_round else ():
        for side in sides:
            yield Tick(side, HERO, effect.amount, "arena", "CL-AM-36", heals=not isinstance(effect, Damage))
    if state.round >= params.end.closing_from:
        for side in sides:
            yield Tick(side, HERO, state.round - params.end.closing_from + 1, "closing", "CL-BASE-07")


def _worked(params: Params, state: State, tick: Tick) -> Sum:
    """Percent keywords count, strength does not (CL-AM-23)."""
    if tick.heals:
        return heal_sum(unit_at(state, tick.side, tick.place), tick.base)
    return damage_sum(params, state, tick.side, tick.place, tick.base, 0, False)


def _clause(tick: Tick, worked: Sum) -> str:
    return "CL-AM-23" if worked.terms and tick.clause == "CL-EDGE-04" else tick.clause


def _within(unit: Unit, hp: int) -> int:
    return max(0, min(unit.max_hp, hp))
