"""What a game tells with its questions and its result: a small frozen struct for each kind of prompt and of outcome.

    class BidPrompt(PromptData, kind="bid"):
        \"\"\"How much somebody bids.\"\"\"

        least: int

    class Result(OutcomeData, frozen=True):
        \"\"\"By what it was decided.\"\"\"

        by: Literal["points", "rounds"]

Rules make a `Prompt` with `BidPrompt(3).prompt("XX-1.1")`, and an `Outcome` with
`Result("points").outcome("p1", "XX-9.1")`; whoever reads one in Python reads attributes of `BidPrompt.of(prompt)`.
What is sent is the plain form, and the types of the client come from these. A game without them works all the same:
its data is what it says at run time.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, Self, dataclass_transform, runtime_checkable

import msgspec
from msgspec.structs import asdict

from hanpan.core.contract.codec import BadData, convert
from hanpan.core.contract.event import NO_FIELDS, Fields
from hanpan.core.contract.game import AnyGame, Outcome, Prompt
from hanpan.core.contract.seat import Seat


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class PromptMeta(msgspec.StructMeta):
    """Takes `kind` from the head of a class, and makes it frozen and strict."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], *, kind: str = "", **config: Any
    ) -> Any:
        namespace.update(kind=kind)
        return super().__new__(
            mcls, name, bases, namespace, frozen=True, gc=False, forbid_unknown_fields=True, **config
        )


class PromptData(msgspec.Struct, metaclass=PromptMeta):
    """What one kind of question tells besides; nothing where it has no fields."""

    kind: ClassVar[str]

    def prompt(self, clause: str, *, lapses: bool = False, composed: bool = False) -> Prompt:
        """The question by that clause, as it is sent."""
        return Prompt(self.kind, clause, asdict(self) or NO_FIELDS, lapses, composed)

    @classmethod
    def of(cls, prompt: Prompt) -> Self:
        """What the question tells. Raises BadData for one of another type."""
        return convert(cls, prompt.data)


class OutcomeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The final numbers of a game, and by what it was decided. A game may have several types, told apart by fields."""

    def outcome(self, winner: Seat | None, clause: str, *, lost: bool = False) -> Outcome:
        """The result, as it is sent and stored."""
        return Outcome(winner, clause, asdict(self), lost)

    @classmethod
    def of(cls, outcome: Outcome) -> Self:
        """What the result tells. Raises BadData for one of another type."""
        return convert(cls, outcome.data)


@runtime_checkable
class DeclaresData(Protocol):
    """A game that says of which types its questions and its result are. Empty: it does not say."""

    @property
    def prompts(self) -> Sequence[type[PromptData]]: ...

    @property
    def results(self) -> Sequence[type[OutcomeData]]: ...


def prompt_fault(game: AnyGame, prompt: Prompt) -> str | None:
    """What in a question is not as the game declares it; None where all is, or where it declares nothing."""
    if not isinstance(game, DeclaresData) or not game.prompts:
        return None
    kind = next((kind for kind in game.prompts if kind.kind == prompt.kind), None)
    if kind is None:
        return f"{prompt.kind} is no kind of prompt that the game declares"
    return _fault(f"the prompt {prompt.kind}", [kind], prompt.data)


def outcome_fault(game: AnyGame, outcome: Outcome) -> str | None:
    """The same of a result."""
    if not isinstance(game, DeclaresData) or not game.results:
        return None
    return _fault("the result", game.results, outcome.data)


def _fault(named: str, kinds: Sequence[type[Any]], data: Fields) -> str | None:
    faults: list[str] = []
    for kind in kinds:
        try:
            convert(kind, data)
        except BadData as error:
            faults.append(str(error))
        else:
            return None
    return f"{named} tells {data}, which its declaration does not allow: {'; '.join(faults)}"
