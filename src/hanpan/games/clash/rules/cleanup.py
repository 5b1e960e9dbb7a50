"""The end of a round: used cards, unused reactions, shields, what ticks next, the initiative (CL-CLN)."""

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash.content.catalogue import ARENAS, CARDS, UNITS
from hanpan.games.clash.rules.energy import refund
from hanpan.games.clash.rules.events import Discarded, Exhausted, Initiative, Phase, Returned, TicksDue
from hanpan.games.clash.rules.keywords import TICKING, amount_of, has, shields_later, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.piles import put
from hanpan.games.clash.rules.state import Player, Queued, State, frame_order, void_by, with_place
from hanpan.games.clash.rules.unit_events import ShieldEnds, Shortened


def clean_up(params: Params, state: State, out: list[Happening]) -> State:
    """Everything in the order of the rulebook (CL-BASE-11)."""
    coming = state.round + 1
    out.append(Phase("CL-CLN-01", None, "cleanup", state.round))
    one, two = state.players
    one, two = _used(one, "p1", out), _used(two, "p2", out)
    one, two = _unused(params, one, "p1", out), _unused(params, two, "p2", out)
    one, two = _shields(one, "p1", out), _shields(two, "p2", out)
    after = replace(state, holder=1 - state.holder, players=(one, two))
    if coming > params.end.rounds:
        return after  # nothing is announced of a round that will not come
    due = _due(params, after)
    if due:
        out.append(TicksDue("CL-CLN-02", None, tuple(due)))
    if void_by(state, coming) is None:  # else its start says so, and whose turn it is
        out.append(Initiative("CL-CLN-03", SEATS[after.holder], coming))
    return after


def _used(player: Player, seat: Seat, out: list[Happening]) -> Player:
    if not player.queue:
        return player
    used = [queued for queued in player.queue if queued.fate != "set"]
    gone = [queued.card for queued in used if _is_exhausted(queued)]
    kept = [queued.card for queued in used if not _is_exhausted(queued)]
    if kept:
        out.append(Discarded("CL-CLN-01", seat, tuple(kept)))
    if gone:
        out.append(Exhausted("CL-EXH-01", seat, tuple(gone)))
    return replace(player, discard=put(player.discard, kept), exhausted=put(player.exhausted, gone))


def _is_exhausted(queued: Queued) -> bool:
    """A nullified card only if it says so (CL-EDGE-05), a failed one never (CL-AM-27)."""
    card = CARDS[queued.card]
    if queued.fate == "nullified":
        return card.exhaust_on_nullify
    return card.exhaust and queued.fate == "resolved"


def _unused(params: Params, player: Player, seat: Seat, out: list[Happening]) -> Player:
    """A reaction that never fired comes back to the hand with its cost (CL-AM-05)."""
    if not player.queue:
        return player
    cards = [queued.card for queued in player.queue if queued.fate == "set"]
    for name in cards:
        out.append(Returned("CL-AM-05", seat, name))
        player = refund(params, player, seat, CARDS[name], CARDS[name].no_target or "full", "CL-AM-05", out)
    return replace(player, hand=(*player.hand, *cards), shown=put(player.shown, cards), queue=())


def _shields(player: Player, seat: Seat, out: list[Happening]) -> Player:
    for place, unit in enumerate(player.units):
        if unit is None or not has(unit, "shield"):
            continue
        later = replace(unit, keywords=shields_later(unit))
        lost = amount_of(unit, "shield") - amount_of(later, "shield")
        if lost:
            out.append(ShieldEnds("CL-AM-07", seat, unit.kind, place, lost))
        if has(later, "shield"):
            left = turns_of(later, "shield")
            out.append(Shortened("CL-AM-07", seat, unit.kind, place, (("shield", left),)))
        player = replace(player, units=with_place(player.units, place, later))
    return player


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
