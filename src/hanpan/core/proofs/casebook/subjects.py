"""What an expectation is about, in the words in which a rulebook says what shows a clause (`shown_in`).

state hand          a fact of the state, without its seat; also what lies below it (`state keywords.poison`)
view cards          a fact of a view
hides hand          a fact that a view must not tell
event hit           an event that happened; `event block.shield`: with this word in one of its fields
never hit           an event that did not, or not otherwise than listed
legal play          a kind of answer that may or may not be given
prompt keep         a question
refused no_energy   a refusal, by its code or its clause
outcome             how it ended
bot play            what a bot answers
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hanpan.core.proofs.casebook.schema import (
    BotChooses,
    EventsAre,
    ExactlyAre,
    Expectation,
    Item,
    LegalAre,
    Move,
    NeverAre,
    OddsAre,
    OutcomeIs,
    PromptsAre,
    RefusedIs,
    StateHas,
    Value,
    ViewShows,
)

# What a rulebook may name, by how it says that a clause is shown.
KINDS: dict[str, tuple[str, ...]] = {
    "view": ("view", "hides"),
    "absence": ("never",),
    "bot": ("bot",),
    "setup": ("state", "view", "event", "prompt", "legal"),
    "state": ("state", "event", "never", "legal", "prompt", "refused", "outcome"),
}

_SEAT = re.compile(r"^p[1-6](\.|$)")


def subjects(expectations: Iterable[Expectation]) -> frozenset[str]:
    """Everything that these expectations are about."""
    return frozenset(subject for expectation in expectations for subject in _of(expectation))


def about(subject: str, named: str) -> bool:
    """Whether this is what the rulebook names, or a part of it."""
    return subject == named or subject.startswith(f"{named}.")


def _of(expectation: Expectation) -> Iterator[str]:
    if isinstance(expectation, EventsAre | ExactlyAre):
        yield from (f"event {named}" for item in expectation.items for named in _named(item))
    if isinstance(expectation, NeverAre | ExactlyAre):
        yield from (f"never {named}" for item in expectation.items for named in _named(item))
    if isinstance(expectation, StateHas):
        yield from (f"state {path}" for path in _paths(expectation.facts))
    if isinstance(expectation, ViewShows):
        yield from (f"view {path}" for path in _paths(expectation.has))
        yield from (f"hides {_bare(path)}" for path in expectation.keeps)
    if isinstance(expectation, LegalAre):
        moves = (*(expectation.exactly or ()), *expectation.includes, *expectation.excludes)
        yield from (f"legal {_word(move)}" for move in moves)
    if isinstance(expectation, PromptsAre):
        yield from (f"prompt {kind}" for kind in expectation.kinds.values())
    if isinstance(expectation, RefusedIs):
        yield from (f"refused {name}" for name in (expectation.code, expectation.clause) if name)
    if isinstance(expectation, OutcomeIs):
        yield "outcome"
    if isinstance(expectation, BotChooses):
        yield from (f"bot {_word(move)}" for move in expectation.among)
    if isinstance(expectation, OddsAre):
        for odd in expectation.odds:
            for part in odd.when:
                yield from _of(part)
                if odd.chance == 0 and isinstance(part, EventsAre):
                    yield from (f"never {named}" for item in part.items for named in _named(item))


def _named(item: Item) -> Iterator[str]:
    """An event by its kind, and by each word that one of its fields must be: `special.flame`."""
    yield item.kind
    yield from (f"{item.kind}.{value}" for value in item.fields.values() if isinstance(value, str))


def _paths(facts: Mapping[str, Value]) -> Iterator[str]:
    for path, (_, value) in facts.items():
        yield from _below(path, value)


def _below(path: str, value: Any) -> Iterator[str]:
    if _bare(path):
        yield _bare(path)
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _below(f"{path}.{key}", part)


def _bare(path: str) -> str:
    """The path without its seat: what holds of p1 holds of p2."""
    return _SEAT.sub("", path)


def _word(move: Move) -> str:
    return move.partition(" ")[0] if isinstance(move, str) else str(move.get("type", ""))
