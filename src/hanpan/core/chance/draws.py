"""The other ways to answer a draw: write it down, play it back, script it, or try them all."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias, TypeVar

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.error import HanpanError

T = TypeVar("T")

Draw: TypeAlias = tuple[str, Any]  # a label and the option that came up


class DrawError(HanpanError, ValueError):
    """The draws that were given do not fit the draws that the rules ask for."""


class UnscriptedDraw(DrawError):
    """A draw that the script does not answer."""

    def __init__(self, label: str, options: Sequence[object]) -> None:
        self.label = label
        self.options = list(options)
        super().__init__(
            f"the rules draw {label!r} here, one of {self.options}, and no outcome is given",
            ko=f"여기서 규칙은 {label!r} 값을 {self.options} 가운데 하나로 뽑는데, 나온 값이 적혀 있지 않습니다",
        )


class WrongDraw(DrawError):
    """A given outcome that the rules cannot draw here."""


class UnusedDraws(DrawError):
    """Given outcomes that the rules never asked for."""

    def __init__(self, left: Mapping[str, Sequence[object]]) -> None:
        self.left = {label: list(values) for label, values in left.items() if values}
        named = ", ".join(f"{label}: {values}" for label, values in self.left.items())
        super().__init__(f"outcomes that were never drawn: {named}", ko=f"한 번도 뽑지 않은 값이 있습니다: {named}")


class RecordingChance:
    """Passes each question on and writes down what came up."""

    __slots__ = ("_inner", "draws")

    def __init__(self, inner: Chance) -> None:
        self._inner = inner
        self.draws: list[Draw] = []

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        outcome = self._inner.pick(label, options, weights)
        self.draws.append((label, outcome))
        return outcome


class RecordedChance:
    """Plays back one step's draws in order; anything else is an error."""

    __slots__ = ("_draws", "_next")

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws = draws
        self._next = 0

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        if self._next >= len(self._draws):
            raise UnscriptedDraw(label, options)
        recorded, outcome = self._draws[self._next]
        if recorded != label:
            raise WrongDraw(
                f"the rules draw {label!r} here, the record has {recorded!r}",
                ko=f"여기서 규칙은 {label!r} 값을 뽑는데, 기록에는 {recorded!r} 값이 있습니다",
            )
        self._next += 1
        return _option(label, outcome, options, weights)

    def finish(self) -> None:
        """Raise if something was recorded that the rules did not draw."""
        if self._next < len(self._draws):
            label, outcome = self._draws[self._next]
            raise UnusedDraws({label: [outcome]})


class ScriptedChance:
    """Answers each label from its own list, in order, over any number of steps."""

    __slots__ = ("_left",)

    def __init__(self, script: Mapping[str, Sequence[Any]]) -> None:
        self._left = {label: list(outcomes) for label, outcomes in script.items()}

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        queue = self._left.get(label)
        if not queue:
            raise UnscriptedDraw(label, [o for i, o in enumerate(options) if not weights or weights[i]])
        return _option(label, queue.pop(0), options, weights)

    def finish(self) -> None:
        """Raise if an outcome was scripted that the rules did not draw."""
        if any(self._left.values()):
            raise UnusedDraws(self._left)


class Branch(NamedTuple):
    """One way fate can go, and how likely it is."""

    probability: Fraction
    draws: tuple[Draw, ...]
    result: Any


def every(run: Callable[[Chance], T], *, limit: int = 100_000) -> Iterator[Branch]:
    """Runs `run` once for each way its draws can come out; the probabilities add up to 1."""
    path: list[int] = []
    for _ in range(limit):
        chance = _PathChance(path)
        result = run(chance)
        yield Branch(chance.probability, tuple(chance.draws), result)
        following = chance.next_path()
        if following is None:
            return
        path = following
    raise DrawError(
        f"more than {limit} ways; script some of the draws",
        ko=f"경우의 수가 {limit}가지를 넘습니다. 몇 가지는 나올 값을 정해 주십시오",
    )


class _PathChance:
    """Follows a path of option numbers, then takes the first option of each further draw."""

    __slots__ = ("_path", "_taken", "draws", "probability")

    def __init__(self, path: Sequence[int]) -> None:
        self._path = path
        self._taken: list[tuple[int, list[int]]] = []
        self.draws: list[Draw] = []
        self.probability = Fraction(1)

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        shares = list(weights) if weights is not None else [1] * len(options)
        possible = [index for index, share in enumerate(shares) if share > 0]
        depth = len(self._taken)
        index = self._path[depth] if depth < len(self._path) else possible[0]
        self._taken.append((index, possible))
        self.probability *= Fraction(shares[index], sum(shares))
        self.draws.append((label, options[index]))
        return options[index]

    def next_path(self) -> list[int] | None:
        """The path after this one in counting order; None after the last."""
        for depth in range(len(self._taken) - 1, -1, -1):
            index, possible = self._taken[depth]
            later = [option for option in possible if option > index]
            if later:
                return [taken for taken, _ in self._taken[:depth]] + [later[0]]
        return None


def _option(label: str, outcome: Any, options: Sequence[T], weights: Sequence[int] | None) -> T:
    for index, option in enumerate(options):
        # A bool is an int in Python and must not stand for one here.
        if option == outcome and type(option) is type(outcome):
            if weights is not None and weights[index] <= 0:
                break
            return option
    possible = [o for i, o in enumerate(options) if not weights or weights[i]]
    raise WrongDraw(
        f"{outcome!r} cannot be drawn for {label!r}: one of {possible}",
        ko=f"{label!r}: {outcome!r} 값은 나올 수 없습니다. 나올 수 있는 값: {possible}",
    )
