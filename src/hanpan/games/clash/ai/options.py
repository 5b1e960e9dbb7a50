"""The queues that are worth a look: sets of a side's most promising cards, each set once."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice

from hanpan.core.contract.game import LISTED_MOST
from hanpan.games.clash.ai.values import queue_value
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.actions import PASS, Pick, Queue
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Player
from hanpan.games.clash.rules.targets import choices

CARDS_LOOKED_AT = 8
_VARIETY = 3  # one in so many brings a card that the better queues do not have
_FIRST = "A13"  # breaks a shield: before the other attacks of its cost (CL-PRIO-07)


def sets_of_all(own: Player, enemy: Player) -> list[Queue] | None:
    """One queue of each set of cards and targets, PASS first, in the order of the hand: their order in the queue rarely
    matters, and there are many. None: there are more than anybody lists."""
    held = Counter(own.hand)
    picks = [
        Pick(name, place)
        for name in held
        if CARDS[name].cost <= own.energy
        for place in choices(CARDS[name], own, enemy)
    ]
    found = [PASS, *map(Queue, islice(_sets((), picks, own.energy, own.slots, held), LISTED_MOST))]
    return found if len(found) <= LISTED_MOST else None


def promising(
    params: Params, own: Player, enemy: Player, most: int, likes: Mapping[str, float], energy: float
) -> list[Queue]:
    """The best queues by themselves, the best first, and last PASS: to save energy is a plan too."""
    held = Counter(own.hand)
    picks = [
        Pick(name, place)
        for name in sorted(held, key=lambda name: name != _FIRST)
        if CARDS[name].cost <= own.energy
        for place in choices(CARDS[name], own, enemy)
    ]

    def value(queue: Queue) -> float:
        return queue_value(params, own, enemy, queue, likes, energy)

    alone = {pick: value(Queue((pick,))) for pick in picks}
    best = sorted(picks, key=lambda pick: -alone[pick])[:CARDS_LOOKED_AT]
    found = {Queue((pick,)): alone[pick] for pick in best}
    for picked in _sets((), [pick for pick in picks if pick in best], own.energy, own.slots, held):
        if len(picked) > 1:
            queue = Queue(picked)
            found[queue] = value(queue)
    return [*_varied(found, most - 1), PASS]


def _sets(
    queue: tuple[Pick, ...], picks: list[Pick], energy: int, slots: int, held: Mapping[str, int]
) -> Iterator[tuple[Pick, ...]]:
    """Every way to go on from a queue with picks in their order, as far as cards, energy and slots go."""
    for place, pick in enumerate(picks):
        rest = energy - CARDS[pick.card].cost
        if slots < 1 or rest < 0 or sum(other.card == pick.card for other in queue) >= held[pick.card]:
            continue
        longer = (*queue, pick)
        yield longer
        yield from _sets(longer, picks[place:], rest, slots - 1, held)


def _varied(found: Mapping[Queue, float], most: int) -> list[Queue]:
    """The best ones; towards the end those that bring a card which no better one has."""
    ranked = sorted(found, key=lambda queue: -found[queue])
    sure = most - most // _VARIETY
    chosen = ranked[:sure]
    shown = {pick.card for queue in chosen for pick in queue.cards}
    for queue in ranked[sure:]:
        if len(chosen) == most:
            break
        if any(pick.card not in shown for pick in queue.cards):
            chosen.append(queue)
            shown.update(pick.card for pick in queue.cards)
    return chosen
