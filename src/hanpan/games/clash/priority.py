"""The order in which revealed cards resolve: one comparator, one coin a tied group (CL-PRIO)."""

from msgspec.structs import replace

from hanpan.core.chance import Chance
from hanpan.core.event import Event, Value
from hanpan.core.seat import SEATS, Seat
from hanpan.games.clash.content import CARDS, TYPES, Card
from hanpan.games.clash.state import Entry, State


def ordered(state: State, chance: Chance, out: list[Event]) -> State:
    """The priority list, made once after the reveal (CL-AM-34). Entries compare as the tuple

        (speed: special, attack, defense, heal; higher printed cost; side; place in the own queue)

    where the first side is the holder of the initiative or, in a round without one, whoever wins the
    coin of that (speed, cost) group. Reactions are not in the list (CL-AM-04).
    """
    entries = [
        Entry(side, index)
        for side in (0, 1)
        for index, queued in enumerate(state.players[side].queue)
        if not CARDS[queued.card].is_reaction
    ]
    groups: dict[tuple[int, int], set[int]] = {}
    for entry in entries:
        groups.setdefault(_group(state, entry), set()).add(entry.side)
    firsts: dict[tuple[int, int], int] = {}
    for group in sorted(groups):
        first = state.holder
        if state.void and len(groups[group]) > 1:
            first = _coin(group, chance, out)
        firsts[group] = first

    def key(entry: Entry) -> tuple[int, int, int, int]:
        group = _group(state, entry)
        return (*group, 0 if entry.side == firsts[group] else 1, entry.index)

    entries.sort(key=key)
    listed: list[Value] = [f"{SEATS[entry.side]}/{_card(state, entry).id}" for entry in entries]
    reasons: list[Value] = [
        _reason(state, before, entry) for before, entry in zip([None, *entries], entries, strict=False)
    ]
    out.append(Event("priority", "CL-PRIO-01", None, {"order": listed, "reasons": reasons}))
    return replace(state, order=tuple(entries), at=0)


def _group(state: State, entry: Entry) -> tuple[int, int]:
    card = _card(state, entry)
    return card.speed, -card.cost


def _coin(group: tuple[int, int], chance: Chance, out: list[Event]) -> int:
    """Which side's tied cards go first; the label names the round's draw, so that anyone can check it (CL-PRIO-06)."""
    speed, cost = TYPES[group[0]], -group[1]
    label = f"tie/{speed}/{cost}"
    seats: tuple[Seat, ...] = SEATS
    result = chance.pick(label, seats)
    out.append(Event("tie", "CL-PRIO-06", result, {"speed": speed, "cost": cost, "label": label}))
    return SEATS.index(result)


def _reason(state: State, before: Entry | None, entry: Entry) -> str:
    """What put this entry behind the one before it."""
    if before is None:
        return "first"
    one, two = _card(state, before), _card(state, entry)
    if one.speed != two.speed:
        return "speed"
    if one.cost != two.cost:
        return "cost"
    if before.side == entry.side:
        return "queue"
    return "coin" if state.void else "initiative"


def _card(state: State, entry: Entry) -> Card:
    return CARDS[state.players[entry.side].queue[entry.index].card]
