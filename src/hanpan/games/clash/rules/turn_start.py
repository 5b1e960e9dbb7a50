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
from hanpan.games.clash.rules.state import Player, State, Unit, frame_order, void_by, with_unit
from hanpan.games.clash.rules.ticks import one_by_one, together
from hanpan.games.clash.rules.unit_events import Faded, Frozen, KeywordGiven, Shortened
from hanpan.games.clash.rules.verdict import judged


def start_round(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """The next round up to the declaration, or up to a verdict in its tick frame."""
    number = state.round + 1
    void = void_by(state, number)
    out.append(RoundStart("CL-LOG-01", None, number, state.rounds_before + number))
    if void is not None:
        out.append(InitiativeVoid("CL-AM-09", None, number, void, SEATS[state.holder]))
    one, two = state.players
    state = replace(
        state,
        round=number,
        void=void is not None,
        void_next=False,
        order=(),
        at=0,
        stage="declare",
        players=(_count_actions(params, one, "p1", out), _count_actions(params, two, "p2", out)),
    )
    state = tick_frame(params, state, out)
    state = judged(params, state, out)
    if state.stage == "over":
        return state
    one, two = state.players
    one, two = gain_energy(params, one, "p1", out), gain_energy(params, two, "p2", out)
    if number > 1:
        count, limit = params.turn.draw, params.turn.hand_limit
        one, two = draw(one, "p1", count, limit, chance, out), draw(two, "p2", count, limit, chance, out)
    out.append(Phase("CL-FLOW-01", None, "declaration", number))
    return replace(state, players=(one, two))


def tick_frame(params: Params, state: State, out: list[Happening]) -> State:
    """All ticks together: each side's units, then the environment, then durations (CL-EDGE-04, CL-AM-36)."""
    ticks = together if params.release >= since.TICKS_TOGETHER else one_by_one
    state = ticks(params, state, out)
    for side in frame_order(state):
        for place, unit in enumerate(state.players[side].units):
            if unit is not None and unit.keywords:
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
        [
            (keyword.name, keyword.turns)
            for keyword in later.keywords
            if keyword.name != "shield" and keyword.turns < turns_of(unit, keyword.name)
        ]
    )
    if shorter:
        out.append(Shortened("CL-AM-21", seat, unit.kind, place, shorter))
    left = {keyword.name for keyword in later.keywords}
    gone = tuple(dict.fromkeys(keyword.name for keyword in unit.keywords if keyword.name not in left))
    if gone:
        out.append(Faded("CL-AM-21", seat, unit.kind, place, gone, "time"))


def _count_actions(params: Params, player: Player, seat: Seat, out: list[Happening]) -> Player:
    """Freeze counts before the tick, with the time it has left (CL-TICK-02)."""
    slots = params.turn.slots
    if has(player.hero, "freeze"):
        slots = max(0, slots - params.turn.freeze_cut)
        if slots < params.turn.slots:
            out.append(Frozen("CL-TICK-02", seat, params.turn.slots - slots, slots))
    return replace(player, slots=slots, queue=(), intervened=False)
