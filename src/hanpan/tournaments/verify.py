"""Whether a log is what the rules make of it: every round is paired again from the public seed."""

from collections.abc import Iterable
from typing import NamedTuple

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments.event import Event, course, next_round
from hanpan.tournaments.orders import Order, Pair


class Fault(NamedTuple):
    """What does not hold, and in which line."""

    line: int
    what: Refusal


def faults(orders: Iterable[Order]) -> list[Fault]:
    """Everything in which a log differs from what the rules say, up to the first order that they do not allow."""
    found: list[Fault] = []
    for line, (event, order, after) in enumerate(course(orders), 1):
        if event is not None and isinstance(order, Pair):
            found.extend(Fault(line, wrong) for wrong in _otherwise(event, order))
        if isinstance(after, Refusal):
            found.append(Fault(line, after))
    return found


def _otherwise(event: Event, order: Pair) -> list[Refusal]:
    """Pairs that the rules make otherwise."""
    ruled = next_round(event)
    if isinstance(ruled, Refusal):
        return []  # the order itself is refused
    made = tuple((match.first, match.second) for match in ruled)
    if made == order.pairs:
        return []
    wrong = [list(pair) for pair in order.pairs if pair not in made]
    return [Refusal("event_pairs_differ", "EV-PAIR-05", {"round": order.round, "pairs": wrong})]
