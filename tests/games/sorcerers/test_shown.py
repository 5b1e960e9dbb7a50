"""What the board shows between two events of a step: events lead the view to where the rules are."""

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest

from hanpan.core.contract.happening import Happening
from hanpan.games.sorcerers.rules.events import EVENTS, course, field, stack
from hanpan.games.sorcerers.table.shown import SHOWN, after
from hanpan.games.sorcerers.table.shown.changes import side_of
from hanpan.games.sorcerers.table.shown.stack import dropped
from hanpan.games.sorcerers.table.view import Figures, View
from tests.games.folding import Shown, differing, folded, in_cases, played

# No event says these: they change with the step's last one.
UNTOLD = {
    # what is asked, and what it depends on
    "stage",
    "step",
    "asked",
    "choice",
    "attackers",
    "waiting",
    "waiting.frame.causes",
    "held",
    "causes",
    "total",
    "habits",
    "marks",
    # whence an object of the stack comes, what it aims at, and how far it has been carried out
    "stack",
    "stack.id",
    "stack.source",
    "stack.targets",
    "stack.actor",
    "stack.opener",
    "stack.at",
    "stack.got",
    "stack.causes",
    "stack.total",
    "opens.left",
    # the serial that a drawn card takes when it shows itself, and that it does
    "serial",
    "side.shown",
    # how far below 0 an attack is
    "side.field.boost",
    # what everybody has learnt of a deck, and the cards beside it
    "side.seen",
    "side.sideboard",
    "sideboard",
    # the end
    "bout.wins",
    "bout.desk.used",
    "ending",
    "outcome",
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


def left(view: View, event: Any) -> int:
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
    field.UnitDamaged: left,
    field.CombatDamage: left,
    field.Lifelink: left,
    field.UnitHealed: left,
    field.PlayerHit: health,
    field.PlayerHealed: health,
}


@cache
def steps() -> tuple[Shown, ...]:
    return (*played("sorcerers", "casual", "random", 3), *played("sorcerers", "casual", "easy", 2))


def untold(shown: Shown) -> set[str]:
    """The fields that are not yet as they will be; sides and serials by one name."""
    view = folded(after, shown)
    # No event says that the object on top has been worked off.
    if not any(frame.at for frame in shown.after.stack):
        view = dropped(view)
    return {path.replace("p1.", "side.").replace("p2.", "side.") for path in differing(view, shown.after)}


def test_events_lead_the_view_to_where_the_rules_are() -> None:
    assert set().union(*map(untold, steps())) <= UNTOLD


@pytest.mark.slow
def test_they_do_in_every_case_and_nothing_is_listed_in_vain() -> None:
    matches = (("random", 4), ("easy", 1))
    shown = (*in_cases("sorcerers"), *(step for match in matches for step in played("sorcerers", "match", *match)))
    assert set().union(*map(untold, shown)) == UNTOLD
    told = {type(event) for each in shown for event in each.events}
    assert {kind.kind for kind in SHOWN.kinds - told} == set()


def test_the_numbers_that_an_event_names_stand_before_and_after_it() -> None:
    for shown in steps():
        view = shown.before
        for event in shown.events:
            then, view = view, after(view, event)
            number, named = NUMBERS.get(type(event)), cast(Any, event)
            if number is not None:
                assert (number(then, event), number(view, event)) == (named.before, named.after), event


def test_every_kind_is_shown_or_known_to_change_nothing() -> None:
    assert {kind.kind for kind in EVENTS} - {kind.kind for kind in SHOWN.kinds} == SILENT
