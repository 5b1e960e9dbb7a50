"""From sealed queues to an order: costs reserved, targets frozen, both queues revealed (CL-LOCK, CL-REV)."""

from collections.abc import Mapping

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.effects.vocabulary import ToAll, ToBoth, ToEnemy, ToIf, ToRandom
from hanpan.games.clash.content.catalogue import CARDS, Card
from hanpan.games.clash.rules.actions import Queue
from hanpan.games.clash.rules.events import Declared, Phase, Reserved, Revealed, Targeted
from hanpan.games.clash.rules.piles import forget, in_sight, joined, take
from hanpan.games.clash.rules.state import Queued, Spot, State, with_player
from hanpan.games.clash.rules.targets import frozen

_CLAUSES: dict[type, str] = {
    ToRandom: "CL-AM-17",
    ToIf: "CL-TGT-05",
    ToAll: "CL-AM-13",
    ToBoth: "CL-TGT-03",
    ToEnemy: "CL-TGT-02",
}


def lock_in(state: State, queues: Mapping[Seat, Queue], chance: Chance, out: list[Happening]) -> State:
    """Reserve the cost of each queue and freeze each card's targets, both against the same moment (CL-TGT-06)."""
    for seat in SEATS:
        out.append(Declared("CL-FLOW-06", seat, tuple(pick.card for pick in queues[seat].cards)))
    out.append(Phase("CL-LOCK-01", None, "lock_in", state.round))
    moment = state
    for side, seat in enumerate(SEATS):
        picks = queues[seat].cards
        player = state.players[side]
        cost = sum([CARDS[pick.card].cost for pick in picks])
        if picks:
            out.append(Reserved("CL-LOCK-01", seat, cost, player.energy, player.energy - cost))
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
    out.append(Phase("CL-REV-01", None, "reveal", state.round))
    for side, seat in enumerate(SEATS):
        out.append(Revealed("CL-LOG-09", seat, tuple([queued.card for queued in state.players[side].queue])))
    return state


def _told(state: State, seat: Seat, card: Card, index: int, spots: tuple[Spot, ...]) -> Targeted:
    listed: list[str] = []
    clause = _CLAUSES.get(type(card.target), "CL-TGT-01") if spots else "CL-AM-16"
    for spot in spots:
        unit = state.players[spot.side].units[spot.place]
        if unit is None:
            clause = "CL-AM-39"  # a free slot, for a summon
        listed.append(f"{SEATS[spot.side]}/{unit.kind if unit is not None else 'free'}")
    return Targeted(clause, seat, card.id, index + 1, tuple(listed))
