"""Scripted draws, strictly: every draw has its outcome and every outcome is drawn."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hanpan.core.chance.chance import Chance
from hanpan.core.chance.draws import ScriptedChance, UnscriptedDraw, WrongDraw
from hanpan.core.contract.error import told
from hanpan.core.proofs.casebook.moment import CaseError
from hanpan.core.proofs.casebook.schema import Script
from hanpan.core.proofs.casebook.values import same, shown

T = TypeVar("T")

_SHOWN_OPTIONS = 24


class CaseChance:
    """Answers from the script; labels that are not in it from `other`, or with a CaseError that says what to write.

    A bot may draw among actions: with `write` they are scripted by their short texts.
    """

    def __init__(
        self, script: Script, name: str, other: Chance | None = None, write: Callable[[Any], str] | None = None
    ) -> None:
        self.used: dict[str, int] = {}
        self._script = script
        self._name = name
        self._other = other
        self._write = write
        self._answers = ScriptedChance({label: value.value for label, value in script.outcomes.items()})
        self.steps: list[CaseChance] = []  # of the steps that have a script of their own, in order

    def at_step(self, script: Script) -> "CaseChance":
        """The draws of a step with a script of its own; what is not in that comes from here."""
        self.steps.append(CaseChance(script, "chance", self, self._write))
        return self.steps[-1]

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        scripted = self._script.outcomes.get(label)
        if scripted is None and self._other is not None:
            return self._other.pick(label, options, weights)
        named = [self._named(option) for option in options]
        try:
            outcome = self._answers.pick(label, named, weights)
        except UnscriptedDraw as error:
            english, korean = self._how_to_script(error)
            raise CaseError(scripted.line if scripted else self._script.line, english, ko=korean) from error
        except WrongDraw as error:
            raise CaseError(
                scripted.line if scripted else self._script.line,
                f"{self._name}: {error}",
                ko=f"{self._name}: {told(error, 'ko')}",
            ) from error
        self.used[label] = self.used.get(label, 0) + 1
        return options[next(index for index, option in enumerate(named) if same(outcome, option))]

    def _named(self, option: object) -> object:
        return option if self._write is None or isinstance(option, str | int) else self._write(option)

    def _how_to_script(self, error: UnscriptedDraw) -> tuple[str, str]:
        scripted = self._script.outcomes.get(error.label)
        first, *others = error.options
        outcome = shown([*scripted.value, first]) if scripted else shown(first)
        listed = ", ".join(shown(option) for option in others[:_SHOWN_OPTIONS])
        more = ", …" if len(others) > _SHOWN_OPTIONS else ""
        choice, choice_ko = (f"  # or {listed}{more}", f"  # 또는 {listed}{more}") if others else ("", "")
        count = len(scripted.value) + 1 if scripted else 1
        which = f"once more, for the {count}. time," if scripted else "and"
        which_ko = f"한 번 더({count}번째) " if scripted else ""
        line = f"    {error.label}: {outcome}"
        return (
            f"{self._name}: {error.label!r} is drawn {which} no outcome is given; write\n{line}{choice}",
            f"{self._name}: {error.label!r} 값을 {which_ko}뽑는데, 나올 값이 적혀 있지 않습니다. 이렇게 적어 주십시오\n"
            f"{line}{choice_ko}",
        )


def check_all_used(script: Script, used: dict[str, int], name: str) -> None:
    """Raise CaseError if an outcome was scripted that was not drawn; `used` counts the draws of each label."""
    for label, (line, outcomes) in script.outcomes.items():
        count = used.get(label, 0)
        if count == 0:
            raise CaseError(
                line,
                f"{name}: {label!r} is scripted and never drawn; take it out",
                ko=f"{name}: 적혀 있지만 한 번도 뽑지 않는 값입니다: {label!r}. 빼 주십시오",
            )
        if count < len(outcomes):
            left: list[Any] = outcomes[count:]
            raise CaseError(
                line,
                f"{name}: {label!r} is drawn {count} times; {shown(left)} is never used",
                ko=f"{name}: {label!r} 값은 {count}번 뽑습니다. 쓰이지 않는 값: {shown(left)}",
            )
