"""The order in which revealed cards resolve: one comparator, one coin a tied group (CL-PRIO)."""

from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash.content.catalogue import CARDS, TYPES, Card
from hanpan.games.clash.rules.events import PriorityList, Reason, Tie
from hanpan.games.clash.rules.state import Entry, State


def ordered(state: State, chance: Chance, out: list[Happening]) -> State:
    """The priority list, made once after the reveal (CL-AM-34). Entries compare as the tuple

        (speed: special, attack, defense, heal; higher printed cost; side; place in the own queue)

    where the first side is the holder of the initiative or, in a round without one, whoever wins the
    coin of that (speed, cost) group. Reactions are not in the list (CL-AM-04).
    """
    placed: list[_Placed] = []
    for side in (0, 1):
        for index, queued in enumerate(state.players[side].queue):
            card = CARDS[queued.card]
            if not card.is_reaction:
                placed.append(_Placed((card.speed, -card.cost), side, index, card))
    firsts = _coins(placed, chance, out) if state.void else {}
    placed.sort(key=lambda one: (one.group, one.side != firsts.get(one.group, state.holder), one.place))
    listed = tuple([f"{SEATS[one.side]}/{one.card.id}" for one in placed])
    reasons: list[Reason] = ["first"] if placed else []
    reasons += [_reason(state, before, one) for before, one in pairwise(placed)]
    out.append(PriorityList("CL-PRIO-01", None, listed, tuple(reasons)))
    return replace(state, order=tuple(Entry(one.side, one.place) for one in placed), at=0)


class _Placed(NamedTuple):
    """A card on its way into the order; its group is its speed and, the higher first, its cost."""

    group: tuple[int, int]
    side: int
    place: int
    card: Card


def _coins(placed: list[_Placed], chance: Chance, out: list[Happening]) -> dict[tuple[int, int], int]:
    """A coin for each group that both sides have cards in."""
    groups: dict[tuple[int, int], set[int]] = {}
    for one in placed:
        groups.setdefault(one.group, set()).add(one.side)
    return {group: _coin(group, chance, out) for group in sorted(groups) if len(groups[group]) > 1}


def _coin(group: tuple[int, int], chance: Chance, out: list[Happening]) -> int:
    """Which side's tied cards go first; the label names the round's draw, so that anyone can check it (CL-PRIO-06)."""
    speed, cost = TYPES[group[0]], -group[1]
    label = f"tie/{speed}/{cost}"
    seats: tuple[Seat, ...] = SEATS
    result = chance.pick(label, seats)
    out.append(Tie("CL-PRIO-06", result, speed, cost, label))
    return SEATS.index(result)


def _reason(state: State, before: _Placed, one: _Placed) -> Reason:
    """What put a card behind the one before it."""
    if before.group[0] != one.group[0]:
        return "speed"
    if before.group[1] != one.group[1]:
        return "cost"
    if before.side == one.side:
        return "queue"
    return "coin" if state.void else "initiative"
