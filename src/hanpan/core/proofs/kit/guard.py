"""A chance that can be drawn from and nothing else: whoever looks inside it is written down."""

from collections.abc import Sequence
from typing import Any, TypeVar

from hanpan.core.chance.chance import Chance
from hanpan.core.chance.draws import Draw

T = TypeVar("T")

RECORDED: frozenset[type] = frozenset((int, str, bool))


class Peeked(Exception):
    """A rule has tried to do more with chance than to draw from it."""


class Ledger:
    """What was drawn through a guard, and what was tried besides."""

    __slots__ = ("_inner", "_open", "draws", "guard", "wrong")

    def __init__(self, inner: Chance) -> None:
        self._inner = inner
        self._open = True
        self.draws: list[Draw] = []
        self.wrong: list[str] = []
        self.guard: Chance = _Guard(self)

    def close(self) -> None:
        """The step is over: a later draw is a wrong one."""
        self._open = False

    def draw(self, label: str, options: Sequence[T], weights: Sequence[int] | None) -> T:
        """Pass a question on and write it down, with what is wrong with it."""
        if not self._open:
            self.refuse(f"{label!r} was drawn after its step was over")
        fault = _fault(label, options, weights)
        if fault:
            self.wrong.append(f"{label!r}: {fault}")
        outcome = self._inner.pick(label, options, weights)
        self.draws.append((label, outcome))
        return outcome

    def refuse(self, what: str) -> None:
        """Write down a peek (the rule may hide the error that follows). Raises Peeked."""
        self.wrong.append(what)
        raise Peeked(what)


class _Guard:
    """Stands for the chance of one step. It answers `pick`; it cannot be read, changed or copied."""

    __slots__ = ("_ledger",)

    def __init__(self, ledger: Ledger) -> None:
        object.__setattr__(self, "_ledger", ledger)

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        return _ledger(self).draw(label, options, weights)

    def __getattribute__(self, name: str) -> Any:
        if name != "pick":
            _ledger(self).refuse(f"a rule looked at {name!r} of its chance")
        return object.__getattribute__(self, name)

    def __setattr__(self, name: str, value: object) -> None:
        _ledger(self).refuse(f"a rule set {name!r} of its chance")

    def __copy__(self) -> "_Guard":
        _ledger(self).refuse("a rule copied its chance")
        return self

    def __deepcopy__(self, memo: object) -> "_Guard":
        return _Guard.__copy__(self)

    def __reduce_ex__(self, protocol: object) -> str:
        _ledger(self).refuse("a rule pickled its chance")
        return ""


def _ledger(guard: _Guard) -> Ledger:
    ledger: Ledger = object.__getattribute__(guard, "_ledger")
    return ledger


def _fault(label: object, options: Sequence[object], weights: Sequence[int] | None) -> str | None:
    """What is wrong with a question to fate, if anything."""
    if not isinstance(label, str) or not label:
        return "a draw needs a label"
    if not len(options):
        return "there is nothing to draw from"
    if not isinstance(options, range) and not RECORDED.issuperset(map(type, options)):
        return f"only numbers and words can be recorded, not {list(options)}"
    if weights is None:
        return None
    if len(weights) != len(options):
        return f"{len(options)} options have {len(weights)} weights"
    if set(map(type, weights)) != {int} or min(weights) < 0 or not any(weights):
        return f"the weights {list(weights)} are not whole numbers that add up to more than zero"
    return None
