"""What a case says about events, held against their declarations before anything is played."""

import difflib
from collections.abc import Iterable, Iterator, Mapping

from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.happening import Shape, shape
from hanpan.core.match.order_events import EVENTS
from hanpan.core.proofs.casebook.moment import CaseError
from hanpan.core.proofs.casebook.schema import (
    ANY_SEAT,
    Case,
    Check,
    EventsAre,
    ExactlyAre,
    Expectation,
    Item,
    NeverAre,
    OddsAre,
    Scenario,
)


def check_events(case: Case, game: AnyGame) -> None:
    """Raise CaseError for a kind of event, a field or a seat that no event of the game can have."""
    shapes = {kind.kind: shape(kind) for kind in (*game.events, *EVENTS)}
    for scenario in case.scenarios:
        for expectation in _expectations(scenario):
            for item in _items(expectation):
                _check(item, shapes, game)


def _check(item: Item, shapes: Mapping[str, Shape], game: AnyGame) -> None:
    form = shapes.get(item.kind)
    if form is None:
        hint, hint_ko = _hint(item.kind, shapes)
        raise CaseError(
            item.line,
            f"there is no event {item.kind!r} in this game{hint}",
            ko=f"이 게임에 없는 이벤트입니다: {item.kind!r}{hint_ko}",
        )
    if item.seat != ANY_SEAT and form.seat != "any" and (item.seat is None) != (form.seat == "no"):
        has, ko = (
            ("no seat: write null", "자리가 없습니다. null로 적어 주십시오")
            if form.seat == "no"
            else ("a seat", "언제나 자리가 있습니다")
        )
        raise CaseError(item.line, f"the event {item.kind!r} always has {has}", ko=f"{item.kind!r} 이벤트에는 {ko}")
    names = _names(form, game)
    for field in item.fields:
        if field not in names:
            listed = ", ".join(sorted(names))
            raise CaseError(
                item.line,
                f"the event {item.kind!r} has no field {field!r}; it has {listed}",
                ko=f"{item.kind!r} 이벤트에 없는 항목입니다: {field!r}. 있는 항목: {listed}",
            )


def _names(form: Shape, game: AnyGame) -> set[str]:
    """The names of its fields that a case may use; a private one also with its seat in front."""
    private = {f"{seat}.{part.name}" for part in form.private for seat in game.info.seats}
    return {"clause", *(part.name for part in form.parts)} | private


def _expectations(scenario: Scenario) -> Iterator[Expectation]:
    yield from scenario.expect
    for step in scenario.steps:
        if isinstance(step, Check):
            yield from step.expect
    for answers in scenario.outcomes.values():
        yield from answers


def _items(expectation: Expectation) -> Iterator[Item]:
    if isinstance(expectation, EventsAre | NeverAre | ExactlyAre):
        yield from expectation.items
    elif isinstance(expectation, OddsAre):
        for odd in expectation.odds:
            for part in odd.when:
                yield from _items(part)


def _hint(word: str, known: Iterable[str]) -> tuple[str, str]:
    close = difflib.get_close_matches(word, list(known), n=1)
    if close:
        return f"; did you mean {close[0]!r}?", f". 혹시 {close[0]!r}입니까?"
    listed = ", ".join(sorted(known))
    return f"; there are {listed}", f". 있는 이벤트: {listed}"
