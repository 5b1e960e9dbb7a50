"""What the player, or a spectator, may know: everything but the future. A type of its own, built field by field.

Nothing lies hidden on the table: rolls and draws to come are chance, and piles have no order (TR-DET-06).
"""

from typing import Any

import msgspec

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import Seat
from hanpan.games.trail.content.catalogue import KINDS, STAGES, monster_of
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.run import CUSTOM, outcome_of
from hanpan.games.trail.rules.state import Due, Ending, Phase, Raised, State, Unit, blocked_of, rails_of
from hanpan.games.trail.rules.tiles import BESIDE, as_tuple
from hanpan.games.trail.rules.turn import countdown, darkness
from hanpan.games.trail.rules.undo import check_undo, some_way_back
from hanpan.games.trail.rules.ways import ways


class UnitView(msgspec.Struct, frozen=True):
    """A monster and the tiles it warns, in reading order."""

    id: int
    kind: str
    at: int
    hp: int
    zone: tuple[int, ...]
    damage: int
    poison: int
    origin: int
    aim: int


class Reach(msgspec.Struct, frozen=True):
    """A tile that can be walked to now: the cost, and where one comes to stand (a stream carries on)."""

    to: int
    cost: int
    end: int
    steps: tuple[int, ...]  # directions 0 to 7 from N, clockwise


class View(msgspec.Struct, frozen=True):
    """The table as it is seen. Tiles are numbers 0 to 59, row by row (tiles.py)."""

    seat: Seat | None
    mode: str
    phase: Phase
    stage: int
    stage_id: str
    round: int
    hp: int
    max_hp: int
    faces: tuple[int, ...]
    cards: tuple[str, ...]
    potions: tuple[str, ...]
    offers: tuple[str, ...]
    turn: int
    tiles: tuple[int, ...]
    raised: tuple[Raised, ...]
    units: tuple[UnitView, ...]
    dropped: bool
    at: int
    spd: int
    mana: int
    block: int
    poison: int
    trail: tuple[int, ...]
    steps: int
    moved: bool
    rolled: int
    extra: int
    bonus: int
    leg: int
    left: int
    shadow: bool
    cast: bool
    flames: int
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    spent: tuple[str, ...]
    moving: bool
    selected: int
    exits: int
    undo: bool  # whether something can be taken back
    due: Due
    ending: Ending
    train: int  # turn ends until the train comes, this one counted; 0: no railway
    dark: int  # what the dark deals at this turn's end
    reach: tuple[Reach, ...]  # in movement mode: the green tiles
    bumps: tuple[int, ...]  # in movement mode: the blocked neighbours, red (TR-AM-26)
    outcome: Outcome | None


def make_view(params: Params, state: State, seat: Seat | None) -> View:
    """The declared facts, copied one by one."""
    playing = state.phase == "turn"
    shows = playing and state.moving
    return View(
        seat=seat,
        mode=state.mode,
        phase=state.phase,
        stage=state.stage,
        stage_id=STAGES[state.stage - 1].id if state.stage else CUSTOM,
        round=state.round,
        hp=state.hp,
        max_hp=params.player.hp,
        faces=state.faces,
        cards=state.cards,
        potions=state.potions,
        offers=state.offers,
        turn=state.turn,
        tiles=state.tiles,
        raised=state.raised,
        units=tuple(_unit(unit) for unit in state.units),
        dropped=state.dropped,
        at=state.at,
        spd=state.spd,
        mana=state.mana,
        block=state.block,
        poison=state.poison,
        trail=as_tuple(state.trail),
        steps=state.steps,
        moved=state.moved,
        rolled=state.rolled,
        extra=state.extra,
        bonus=state.bonus,
        leg=state.leg,
        left=state.left,
        shadow=state.shadow,
        cast=state.cast,
        flames=state.flames,
        hand=state.hand,
        deck=state.deck,
        discard=state.discard,
        spent=state.spent,
        moving=state.moving,
        selected=state.selected,
        exits=state.exits,
        undo=playing and check_undo(params, state) is None,
        due=state.due,
        ending=state.ending,
        train=countdown(params, state.turn) if playing and rails_of(state) else 0,
        dark=darkness(params, state.turn) if playing else 0,
        reach=reach_of(params, state) if shows else (),
        bumps=_bumps(params, state) if shows else (),
        outcome=outcome_of(state) if state.phase == "over" else None,
    )


def world(view: View, chance: Chance) -> State:
    """One state that looks so. Nothing lies hidden: what is to come is chance alone."""
    state = state_of(view)
    return some_way_back(state) if view.undo else state


def state_of(view: View) -> State:
    """The state that looks so: all of it is open."""
    fields: dict[str, Any] = {name: getattr(view, name) for name in _SHARED}
    trail = 0
    for at in view.trail:
        trail |= 1 << at
    return State(units=tuple(_known_unit(unit) for unit in view.units), trail=trail, **fields)


_SHARED = tuple(
    name for name in State.__struct_fields__ if name in View.__struct_fields__ and name not in ("units", "trail")
)


def _unit(unit: Unit) -> UnitView:
    monster = monster_of(unit.kind)
    zone = as_tuple(unit.zone)
    poison = monster.poison if zone else 0
    return UnitView(unit.id, monster.id, unit.at, unit.hp, zone, unit.damage, poison, unit.origin, unit.aim)


def _known_unit(unit: UnitView) -> Unit:
    zone = sum(1 << at for at in unit.zone)
    return Unit(unit.id, KINDS[unit.kind], unit.at, unit.hp, zone, unit.damage, unit.origin, unit.aim)


def reach_of(params: Params, state: State) -> tuple[Reach, ...]:
    """Where one could go by walking, at what price, and how."""
    found = ways(params, state)
    return tuple(Reach(to, found[to].cost, found[to].end, found[to].steps) for to in sorted(found))


def _bumps(params: Params, state: State) -> tuple[int, ...]:
    blocked, found = blocked_of(state), ways(params, state)
    return tuple(
        at for at in sorted(BESIDE[state.at]) if at >= 0 and (blocked >> at & 1 or (at not in found and state.spd))
    )
