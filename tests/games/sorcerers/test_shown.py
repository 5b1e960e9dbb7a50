"""What the board shows between two events of a step: events lead the view to where the rules are."""

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest

from hanpan.core.contract.happening import Happening
from hanpan.games.sorcerers.rules.events import EVENTS, course, field, stack
from hanpan.games.sorcerers.table.shown import SHOWN
from hanpan.games.sorcerers.table.shown.changes import side_of
from hanpan.games.sorcerers.table.view import Figures, View
from tests.games.folding import Shown, in_cases, left, pinned, played

# No event says these either; random games do not come to them.
IN_CASES = {
    "bout.desk",  # of the next game, once one is over
    "bout.desk.extra",
    "bout.desk.used",
    "seat.field.*.boost",  # of an attack that stays at 0
    "seat.hp",  # where a judge states the corrected position
    "seat.figures.*.left",
    "seat.field.*.damage",
    "hand",  # where a judge goes back
    "seat.hand",
    "seat.power",
    "waiting",
    "waiting.*.frame.causes.*",
    "held",
    "marks",
    "total",
    "causes.*",
    "habits.*",
    "stack.*.causes",
    "stack.*.total",
}
SILENT = {
    "game_start",
    "advice",
    "mulligan",
    "keep",
    "no_draw",
    "over_limit",
    "pass",
    "ordered",
    "declined",
    "loop",
    "loop_declared",
    "loop_ends",
    "protected",
    "unharmed",
    "queue",
}


def power(view: View, event: Any) -> int:
    return side_of(view, event.seat).power


def health(view: View, event: Any) -> int:
    return side_of(view, event.seat).hp


def figures(view: View, event: Any) -> Figures:
    place: int = event.place
    found = side_of(view, event.seat).figures[place - 1]
    assert found is not None
    return found


def remaining(view: View, event: Any) -> int:
    return figures(view, event).left


def attack(view: View, event: Any) -> int:
    return figures(view, event).attack


# The number of the view that an event's `before` and `after` are.
NUMBERS: dict[type[Happening], Callable[[View, Any], int]] = {
    course.Refill: power,
    stack.CardPlayed: power,
    stack.AbilityUsed: power,
    stack.Responded: power,
    stack.Called: power,
    stack.Recovered: power,
    field.Boosted: attack,
    field.UnitDamaged: remaining,
    field.CombatDamage: remaining,
    field.Lifelink: remaining,
    field.UnitHealed: remaining,
    field.PlayerHit: health,
    field.PlayerHealed: health,
}


@cache
def steps() -> tuple[Shown, ...]:
    return (*played("sorcerers", "casual", "random", 3), *played("sorcerers", "casual", "easy", 2))


def test_events_lead_the_view_to_where_the_rules_are() -> None:
    assert set().union(*(left(SHOWN, shown) for shown in steps())) <= pinned("sorcerers") | IN_CASES


@pytest.mark.slow
def test_they_do_in_every_case_and_every_kind_comes_up() -> None:
    cases = (*in_cases("sorcerers"), *played("sorcerers", "match", "easy", 1))
    assert set().union(*(left(SHOWN, shown) for shown in cases)) - pinned("sorcerers") == IN_CASES
    told = {type(event) for shown in cases for event in shown.events}
    assert {kind.kind for kind in SHOWN.kinds - told} == set()


def test_the_numbers_that_an_event_names_stand_before_and_after_it() -> None:
    for shown in steps():
        view = shown.before
        for event in shown.events:
            then, view = view, SHOWN(view, event)
            number, named = NUMBERS.get(type(event)), cast(Any, event)
            if number is not None:
                assert (number(then, event), number(view, event)) == (named.before, named.after), event


def test_every_kind_is_shown_or_known_to_change_nothing() -> None:
    assert {kind.kind for kind in EVENTS} - {kind.kind for kind in SHOWN.kinds} == SILENT
