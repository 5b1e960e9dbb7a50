"""The start of a turn: round, action count, tick frame, energy, cards (CL-BASE-10)."""

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.effects.vocabulary import Damage
from hanpan.games.clash.content.catalogue import ARENAS, UNITS
from hanpan.games.clash.rules.actions import HERO
from hanpan.games.clash.rules.energy import gain_energy
from hanpan.games.clash.rules.events import (
    Faded,
    Frozen,
    InitiativeVoid,
    KeywordGiven,
    Phase,
    RoundStart,
    Shortened,
)
from hanpan.games.clash.rules.health import Hit, damage_sum, heal, hurt, mark_fallen
from hanpan.games.clash.rules.keywords import amount_of, has, one_turn_later, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.piles import draw
from hanpan.games.clash.rules.state import State, Unit, frame_order, void_by, with_player, with_unit
from hanpan.games.clash.rules.verdict import judged


def start_round(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """The next round up to the declaration, or up to a verdict in its tick frame."""
    number = state.round + 1
    void = void_by(state, number)
    state = replace(state, round=number, void=void is not None, void_next=False, order=(), at=0, stage="declare")
    out.append(RoundStart("CL-LOG-01", None, number, state.rounds_before + number))
    if void is not None:
        out.append(InitiativeVoid("CL-AM-09", None, number, void, SEATS[state.holder]))
    for side in (0, 1):
        state = _count_actions(params, state, side, out)
    state = tick_frame(params, state, out)
    state = judged(params, state, out)
    if state.stage == "over":
        return state
    for side in (0, 1):
        state = gain_energy(params, state, side, out)
    if number > 1:
        for side, seat in enumerate(SEATS):
            drawn = draw(state.players[side], seat, params.turn.draw, params.turn.hand_limit, chance, out)
            state = with_player(state, side, drawn)
    out.append(Phase("CL-FLOW-01", None, "declaration", number))
    return state


def tick_frame(params: Params, state: State, out: list[Happening]) -> State:
    """All ticks together: each side's units, then the environment, then durations (CL-EDGE-04, CL-AM-36)."""
    for side in frame_order(state):
        for place in range(len(state.players[side].units)):
            if state.players[side].units[place] is not None:
                state = _tick(params, state, side, place, out)
    state = _environment(params, state, out)
    for side in frame_order(state):
        for place, unit in enumerate(state.players[side].units):
            if unit is None or not unit.keywords:
                continue
            later = replace(unit, keywords=one_turn_later(unit))
            _told_later(unit, later, SEATS[side], place, out)
            state = with_unit(state, side, place, later)
    return mark_fallen(state, out)


def _told_later(unit: Unit, later: Unit, seat: Seat, place: int, out: list[Happening]) -> None:
    """Each keyword that a turn has made weaker, shorter or ended (CL-LOG-07)."""
    weaker = amount_of(later, "poison")
    if weaker:
        out.append(
            KeywordGiven("CL-AM-21", seat, unit.kind, place, "poison", "poison", amount_of(unit, "poison"), weaker, 0)
        )
    shorter = tuple(
        (keyword.name, keyword.turns)
        for keyword in later.keywords
        if keyword.turns < turns_of(unit, keyword.name) and keyword.name != "shield"
    )
    if shorter:
        out.append(Shortened("CL-AM-21", seat, unit.kind, place, shorter))
    left = {keyword.name for keyword in later.keywords}
    gone = tuple(dict.fromkeys(keyword.name for keyword in unit.keywords if keyword.name not in left))
    if gone:
        out.append(Faded("CL-AM-21", seat, unit.kind, place, gone, "time"))


def _count_actions(params: Params, state: State, side: int, out: list[Happening]) -> State:
    """Freeze counts before the tick, with the time it has left (CL-TICK-02)."""
    player = state.players[side]
    slots = params.turn.slots
    if has(player.hero, "freeze"):
        slots = max(0, slots - params.turn.freeze_cut)
        if slots < params.turn.slots:
            out.append(Frozen("CL-TICK-02", SEATS[side], params.turn.slots - slots, slots))
    return with_player(state, side, replace(player, slots=slots, queue=(), intervened=False))


def _tick(params: Params, state: State, side: int, place: int, out: list[Happening]) -> State:
    unit = state.players[side].units[place]
    if unit is None:
        return state
    if unit.keywords:
        if has(unit, "regen"):
            state = heal(state, side, place, params.turn.regen_heal, "regen", "CL-TICK-01", out)
        if has(unit, "poison"):
            state = _tick_damage(params, state, side, place, amount_of(unit, "poison"), "poison", "CL-EDGE-04", out)
        if has(unit, "burn") and state.players[side].units[place] is not None:
            state = _tick_damage(params, state, side, place, params.turn.burn_damage, "burn", "CL-EDGE-04", out)
    if place != HERO and state.players[side].units[place] is not None:
        for effect in UNITS[unit.kind].ticks:
            state = _tick_damage(params, state, 1 - side, HERO, effect.amount, unit.kind, "CL-EDGE-04", out)
    return state


def _environment(params: Params, state: State, out: list[Happening]) -> State:
    place = ARENAS[state.arena]
    sides = frame_order(state)
    if state.round >= place.from_round:
        for effect in place.effects:
            for side in sides:
                if isinstance(effect, Damage):
                    state = _tick_damage(params, state, side, HERO, effect.amount, "arena", "CL-AM-36", out)
                else:
                    state = heal(state, side, HERO, effect.amount, "arena", "CL-AM-36", out)
    if state.round >= params.end.closing_from:
        amount = state.round - params.end.closing_from + 1
        for side in sides:
            state = _tick_damage(params, state, side, HERO, amount, "closing", "CL-BASE-07", out)
    return state


def _tick_damage(
    params: Params, state: State, side: int, place: int, base: int, source: str, clause: str, out: list[Happening]
) -> State:
    """Percent keywords count, strength and shields do not (CL-AM-23)."""
    worked = damage_sum(params, state, side, place, base, 0, False)
    shown = "CL-AM-23" if worked.terms and clause == "CL-EDGE-04" else clause
    return hurt(state, side, place, worked, Hit(source, shown, shields=False, marks=False), out)
