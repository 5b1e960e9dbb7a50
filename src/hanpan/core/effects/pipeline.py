"""The one way every operation goes: can't → replace → apply and emit → triggers, first in first out.

A game lends its rules; this loop gives them their order. A trigger carries the chain of causes that led
to it, so that a loop can be known by what is printed on cards and not by a counter.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.effects.vocabulary import Operation

S = TypeVar("S")
U = TypeVar("U")


class Cause(NamedTuple):
    """Why an operation happens: whose card, where it stands in the order, and what came before it."""

    side: int
    card: str
    place: int
    chain: tuple[str, ...] = ()


class Task(NamedTuple, Generic[U]):
    """One operation on one unit (or on nothing: None), and why."""

    operation: Operation
    unit: U | None
    cause: Cause
    final: bool = False  # the number stands: no formula, no replacement


class EffectRules(Protocol[S, U]):
    """What a game says about operations."""

    def cannot(self, state: S, task: Task[U]) -> Happening | None:
        """The event that tells why nothing happens; None if it can happen."""
        ...

    def replaced(self, state: S, task: Task[U], out: list[Happening]) -> Task[U]:
        """What happens instead; the task itself where nothing changes it."""
        ...

    def apply(self, state: S, task: Task[U], chance: Chance, out: list[Happening]) -> tuple[S, Sequence[Task[U]]]:
        """The state after it, told in events, and what it sets off."""
        ...


def run(rules: EffectRules[S, U], state: S, tasks: Iterable[Task[U]], chance: Chance, out: list[Happening]) -> S:
    """Work off the tasks and everything they set off, in order."""
    waiting = deque(tasks)
    while waiting:
        task = waiting.popleft()
        stopped = rules.cannot(state, task)
        if stopped is not None:
            out.append(stopped)
            continue
        if not task.final:
            task = rules.replaced(state, task, out)
        state, more = rules.apply(state, task, chance, out)
        waiting.extend(more)
    return state
