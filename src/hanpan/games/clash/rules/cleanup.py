"""The end of a round: used cards, unused reactions, shields, what ticks next, the initiative (CL-CLN)."""

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.content.catalogue import ARENAS, CARDS, UNITS
from hanpan.games.clash.rules.energy import refund
from hanpan.games.clash.rules.events import Discarded, Exhausted, Initiative, Phase, Returned, TicksDue
from hanpan.games.clash.rules.keywords import TICKING, amount_of, has, shields_later, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.piles import put
from hanpan.games.clash.rules.state import Queued, State, frame_order, void_by, with_player, with_unit
from hanpan.games.clash.rules.unit_events import ShieldEnds, Shortened


def clean_up(params: Params, state: State, out: list[Happening]) -> State:
    """Everything in the order of the rulebook (CL-BASE-11)."""
    coming = state.round + 1
    out.append(Phase("CL-CLN-01", None, "cleanup", state.round))
    for side in (0, 1):
        state = _used(state, side, out)
    for side in (0, 1):
        state = _unused(params, state, side, out)
    for side in (0, 1):
        state = _shields(state, side, out)
    after = replace(state, holder=1 - state.holder)
    if coming > params.end.rounds:
        return after  # nothing is announced of a round that will not come
    due = _due(params, after)
    if due:
        out.append(TicksDue("CL-CLN-02", None, tuple(due)))
    if void_by(state, coming) is None:  # else its start says so, and whose turn it is
        out.append(Initiative("CL-CLN-03", SEATS[after.holder], coming))
    return after


def _used(state: State, side: int, out: list[Happening]) -> State:
    player = state.players[side]
    if not player.queue:
        return state
    used = [queued for queued in player.queue if queued.fate != "set"]
    gone = [queued.card for queued in used if _is_exhausted(queued)]
    kept = [queued.card for queued in used if not _is_exhausted(queued)]
    if kept:
        out.append(Discarded("CL-CLN-01", SEATS[side], tuple(kept)))
    if gone:
        out.append(Exhausted("CL-EXH-01", SEATS[side], tuple(gone)))
    player = replace(player, discard=put(player.discard, kept), exhausted=put(player.exhausted, gone))
    return with_player(state, side, player)


def _is_exhausted(queued: Queued) -> bool:
    """A nullified card only if it says so (CL-EDGE-05), a failed one never (CL-AM-27)."""
    card = CARDS[queued.card]
    if queued.fate == "nullified":
        return card.exhaust_on_nullify
    return card.exhaust and queued.fate == "resolved"


def _unused(params: Params, state: State, side: int, out: list[Happening]) -> State:
    """A reaction that never fired comes back to the hand with its cost (CL-AM-05)."""
    if not state.players[side].queue:
        return state
    cards = [queued.card for queued in state.players[side].queue if queued.fate == "set"]
    for name in cards:
        out.append(Returned("CL-AM-05", SEATS[side], name))
        state = refund(params, state, side, CARDS[name], CARDS[name].no_target or "full", "CL-AM-05", out)
    player = state.players[side]
    player = replace(player, hand=(*player.hand, *cards), shown=put(player.shown, cards), queue=())
    return with_player(state, side, player)


def _shields(state: State, side: int, out: list[Happening]) -> State:
    for place, unit in enumerate(state.players[side].units):
        if unit is None or not has(unit, "shield"):
            continue
        later = replace(unit, keywords=shields_later(unit))
        lost = amount_of(unit, "shield") - amount_of(later, "shield")
        if lost:
            out.append(ShieldEnds("CL-AM-07", SEATS[side], unit.kind, place, lost))
        if has(later, "shield"):
            left = turns_of(later, "shield")
            out.append(Shortened("CL-AM-07", SEATS[side], unit.kind, place, (("shield", left),)))
        state = with_unit(state, side, place, later)
    return state


def _due(params: Params, state: State) -> list[str]:
    """Each tick of the next turn start as `p1/poison`, in the order in which they will come."""
    due: list[str] = []
    for side in frame_order(state):
        seat = SEATS[side]
        for unit in state.players[side].units:
            if unit is None:
                continue
            due += [f"{seat}/{name}" for name in TICKING if has(unit, name)]
            if unit.kind in UNITS and UNITS[unit.kind].ticks:
                due.append(f"{seat}/{unit.kind}")
    arena, next_round = ARENAS[state.arena], state.round + 1
    around = ["arena"] if arena.effects and next_round >= arena.from_round else []
    around += ["closing"] if next_round >= params.end.closing_from else []
    return due + [f"{SEATS[side]}/{source}" for source in around for side in frame_order(state)]
