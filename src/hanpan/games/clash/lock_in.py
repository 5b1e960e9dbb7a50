"""From sealed queues to an order: costs reserved, targets frozen, both queues revealed (CL-LOCK, CL-REV)."""

from collections.abc import Mapping

from msgspec.structs import replace

from hanpan.core.chance import Chance
from hanpan.core.effects.vocabulary import ToAll, ToBoth, ToEnemy, ToIf, ToRandom
from hanpan.core.event import Event, Fields, Value
from hanpan.core.seat import SEATS, Seat
from hanpan.games.clash.actions import Queue, write
from hanpan.games.clash.content import CARDS, Card
from hanpan.games.clash.piles import forget, in_sight, joined, take
from hanpan.games.clash.state import Queued, Spot, State, with_player
from hanpan.games.clash.targets import frozen

_CLAUSES: dict[type, str] = {
    ToRandom: "CL-AM-17",
    ToIf: "CL-TGT-05",
    ToAll: "CL-AM-13",
    ToBoth: "CL-TGT-03",
    ToEnemy: "CL-TGT-02",
}


def lock_in(state: State, queues: Mapping[Seat, Queue], chance: Chance, out: list[Event]) -> State:
    """Reserve the cost of each queue and freeze each card's targets, both against the same moment (CL-TGT-06)."""
    for seat in SEATS:
        out.append(Event("declare", "CL-FLOW-06", seat, {}, {seat: {"move": write(queues[seat])}}))
    out.append(Event("phase", "CL-LOCK-01", None, {"phase": "lock_in", "round": state.round}))
    moment = state
    for side, seat in enumerate(SEATS):
        picks = queues[seat].cards
        player = state.players[side]
        cost = sum(CARDS[pick.card].cost for pick in picks)
        if picks:
            data: Fields = {"cost": cost, "before": player.energy, "after": player.energy - cost}
            out.append(Event("reserve", "CL-LOCK-01", seat, data))
        reserved: set[int] = set()
        queue: list[Queued] = []
        for index, pick in enumerate(picks):
            card = CARDS[pick.card]
            spots = frozen(moment, side, card, pick.target, index, reserved, chance)
            if card.is_reaction:
                queue.append(Queued(card.id, (), "set"))
                continue
            queue.append(Queued(card.id, spots))
            out.append(_told(moment, seat, card, index, spots))
        if picks:
            cards = [pick.card for pick in picks]
            player = replace(
                player,
                energy=player.energy - cost,
                hand=take(player.hand, cards),
                shown=forget(player.shown, cards),
                queue=tuple(queue),
            )
            player = replace(player, seen=joined(player.seen, in_sight(player)))
            state = with_player(state, side, player)
    out.append(Event("phase", "CL-REV-01", None, {"phase": "reveal", "round": state.round}))
    for side, seat in enumerate(SEATS):
        listed: list[Value] = [queued.card for queued in state.players[side].queue]
        out.append(Event("reveal", "CL-LOG-09", seat, {"cards": listed}))
    return state


def _told(state: State, seat: Seat, card: Card, index: int, spots: tuple[Spot, ...]) -> Event:
    listed: list[Value] = []
    for spot in spots:
        unit = state.players[spot.side].units[spot.place]
        listed.append(f"{SEATS[spot.side]}/{unit.kind if unit is not None else 'free'}")
    clause = _CLAUSES.get(type(card.target), "CL-TGT-01") if spots else "CL-AM-16"
    return Event("target", clause, seat, {"card": card.id, "index": index + 1, "targets": listed})
