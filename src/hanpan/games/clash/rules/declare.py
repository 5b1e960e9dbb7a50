"""What may be declared: the checks on a queue and on a first hand, and the answers that pass them, piece by piece."""

from collections.abc import Sequence
from itertools import combinations
from typing import Protocol, TypeAlias

from hanpan.core.contract.answers import more_of, selections
from hanpan.core.contract.game import LISTED_MOST, STOP
from hanpan.core.contract.refusal import Refusal
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules import since
from hanpan.games.clash.rules.actions import HERO, KEEP, PASS, Mulligan, Pick, Queue
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Player
from hanpan.games.clash.rules.targets import Ranks, choices, is_aimed

_Picks: TypeAlias = tuple[Pick, ...]
_Option: TypeAlias = tuple[int, str, _Picks]  # cost, card, and the pick as the end of a queue

_AIMED = frozenset(name for name, card in CARDS.items() if is_aimed(card))
_USUAL: dict[str, _Option] = {name: (card.cost, name, (Pick(name),)) for name, card in CARDS.items()}
_COST = {name: card.cost for name, card in CARDS.items()}
CHEAPEST = min(_COST.values())
_PASS, _QUEUE, _KEEP, _MULLIGAN = "pass", "queue ", "keep", "mulligan "  # how their texts begin (actions.py)


def check_queue(own: Player, enemy: Player, queue: Queue) -> Refusal | None:
    """Why this queue may not be declared now."""
    if len(queue.cards) > own.slots:
        return Refusal("too_many_cards", "CL-AM-22", {"count": len(queue.cards), "slots": own.slots})
    held = list(own.hand)
    cost = 0
    for pick in queue.cards:
        card = CARDS.get(pick.card)
        if card is None:
            return Refusal("unknown_card", "CL-FLOW-03", {"card": pick.card})
        if pick.card not in held:
            if pick.card in own.exhausted and pick.card not in own.hand:
                return Refusal("exhausted", "CL-EXH-01", {"card": pick.card})
            return Refusal("not_held", "CL-FLOW-03", {"card": pick.card})
        held.remove(pick.card)
        if pick.target != HERO and pick.target not in choices(card, own, enemy):
            return Refusal("bad_target", "CL-AM-39", {"card": pick.card, "place": pick.target})
        cost += card.cost
    if cost > own.energy:
        last = CARDS[queue.cards[-1].card].cost
        left = own.energy - (cost - last)  # for the last card
        return Refusal("no_energy", "CL-FLOW-04", {"cost": cost, "energy": own.energy, "last": last, "left": left})
    return None


class Side(Ranks, Protocol):
    """What a queue has to do with of its own side, of a state or of a view."""

    @property
    def energy(self) -> int: ...

    @property
    def slots(self) -> int: ...


def queue_pieces(hand: Sequence[str], own: Side, enemy: Ranks, said: Sequence[str]) -> list[str]:
    """What may follow in a queue: `pass` or the first card, then more cards or the end."""
    if said and said[0] == _PASS:
        return [STOP]
    energy, left = own.energy, list(hand)
    for piece in said:
        name = piece.removeprefix(_QUEUE).partition("@")[0]
        energy -= _COST[name]
        left.remove(name)
    first = _QUEUE if not said else ""
    out = [STOP] if said else [_PASS]
    if len(said) >= own.slots or energy < CHEAPEST:
        return out
    alone = not any(enemy.units[1:])  # then there is nothing to aim at but the hero
    for name in dict.fromkeys(hand):
        if name in left and _COST[name] <= energy:
            if alone or name not in _AIMED:
                out.append(first + name)
            else:
                places = choices(CARDS[name], own, enemy)
                out += [f"{first}{name}@{place}" if place else first + name for place in places]
    return out


def queues(hand: Sequence[str], own: Side, enemy: Ranks, most: int = LISTED_MOST) -> list[Queue] | None:
    """Every queue that `check_queue` accepts: pass first, then by length of its beginning. None: there are more."""
    left: dict[str, int] = {}
    for name in hand:
        left[name] = left.get(name, 0) + 1
    options: list[_Option] = []
    for name in left:
        card = CARDS[name]
        if card.cost <= own.energy:
            if name in _AIMED:
                options += [(card.cost, name, (Pick(name, place),)) for place in choices(card, own, enemy)]
            else:
                options.append(_USUAL[name])
    out: list[Queue] = [PASS]
    if own.slots:
        _extend((), own.energy, own.slots, left, options, out, most)
    return out if len(out) <= most else None


def _extend(
    queue: _Picks, energy: int, slots: int, left: dict[str, int], options: list[_Option], out: list[Queue], most: int
) -> None:
    """Each queue that goes on from this one; `options` are the picks that are held and can be paid for. Ends soon after
    there are more than `most`.

    There are hundreds of queues in a full hand: what looks clumsy here is what is quick.
    """
    if slots == 1:
        out += [Queue(queue + last) for _, _, last in options]
        return
    for cost, name, pick in options:
        if len(out) > most:
            return
        longer = queue + pick
        out.append(Queue(longer))
        rest = energy - cost
        if rest < CHEAPEST:
            continue
        spent = name if left[name] == 1 else None
        if slots == 2:  # most queues end here
            out += [Queue(longer + last) for price, other, last in options if price <= rest and other != spent]
        else:
            left[name] -= 1
            payable = [option for option in options if option[0] <= rest and option[1] != spent]
            _extend(longer, rest, slots - 1, left, payable, out, most)
            left[name] += 1


def check_mulligan(params: Params, own: Player, choice: Mulligan) -> Refusal | None:
    """Why these cards may not be set aside."""
    most, count, deck = params.setup.mulligan, len(choice.cards), len(own.deck)
    if count > most:
        return Refusal("mulligan_limit", "CL-HAND-01", {"count": count, "most": most})
    if count > most_aside(params, deck):
        return Refusal("mulligan_deck", "CL-HAND-01", {"count": count, "deck": deck})
    held = list(own.hand)
    for card in choice.cards:
        if card not in held:
            return Refusal("not_held", "CL-FLOW-03", {"card": card})
        held.remove(card)
    return None


def most_aside(params: Params, deck: int) -> int:
    """How many cards may be set aside: as many are drawn from the deck, and one that was described may be small."""
    most = params.setup.mulligan
    return min(most, deck) if params.release >= since.NO_MORE_THAN_THE_DECK else most


def many_mulligans(params: Params, hand: int, deck: int) -> bool:
    """Whether a first hand of so many cards may be exchanged in more ways than are listed."""
    return selections(hand, 0, most_aside(params, deck)) > LISTED_MOST


def mulligan_pieces(params: Params, hand: Sequence[str], deck: int, said: Sequence[str]) -> list[str]:
    """What may follow in a mulligan: `keep` or the first card, then more cards in their order or the end."""
    if said and said[0] == _KEEP:
        return [STOP]
    taken = [piece.removeprefix(_MULLIGAN) for piece in said]
    following = more_of(sorted(hand), taken, 0, most_aside(params, deck))
    return following if said else [_MULLIGAN + piece if piece else _KEEP for piece in following]


def legal_mulligans(params: Params, own: Player) -> list[Mulligan]:
    """Keep, or any cards up to the limit, each set once."""
    out = {KEEP: None}
    for count in range(1, min(most_aside(params, len(own.deck)), len(own.hand)) + 1):
        for cards in combinations(own.hand, count):
            out[Mulligan(cards)] = None
    return list(out)
