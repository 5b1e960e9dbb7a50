"""The start of a turn: round, action count, tick frame, energy, cards (CL-BASE-10)."""

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash.rules import since
from hanpan.games.clash.rules.energy import gain_energy
from hanpan.games.clash.rules.events import InitiativeVoid, Phase, RoundStart
from hanpan.games.clash.rules.health import mark_fallen
from hanpan.games.clash.rules.keywords import amount_of, has, one_turn_later, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.piles import draw
from hanpan.games.clash.rules.state import State, Unit, frame_order, void_by, with_player, with_unit
from hanpan.games.clash.rules.ticks import one_by_one, together
from hanpan.games.clash.rules.unit_events import Faded, Frozen, KeywordGiven, Shortened
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
    ticks = together if params.release >= since.TICKS_TOGETHER else one_by_one
    state = ticks(params, state, out)
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
