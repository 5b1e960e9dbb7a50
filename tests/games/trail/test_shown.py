"""What the board shows between two events of a step: events lead the view to where the rules are."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

import pytest

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.game import Step
from hanpan.core.contract.happening import Happening
from hanpan.core.match.order_events import JudgeRestores
from hanpan.games.trail.rules.events import EVENTS, fight, turn
from hanpan.games.trail.rules.tiles import tile
from hanpan.games.trail.table.shown import SHOWN
from hanpan.games.trail.table.view import View
from tests.games.folding import Shown, in_cases, left, pinned, played, seen
from tests.games.trail.scenes import GAME, any_turn

# No event says these; what is taken back is not told piece by piece.
IN_CASES = {"hp", "potions"}  # given back with a potion that is taken back
UNTOLD = {"reach", "bumps", "undo", "train", "dark", "outcome", "units.*.aim"}
# What these kinds change has no field in the view, or other events say it.
SILENT = {
    "stage_won",
    "card_skipped",
    "potion_declined",
    "visit",
    "bump",
    "unmoved",
    "shadowed",
    "leg_healed",
    "roll",
    "hand_full",
    "go",
    "push_stopped",
    "deduction",
    "leg_injury",
    "train",
}
# The number of the view that an event's `before` and `after` are.
NUMBERS: dict[type[Happening], Callable[[View, Any], int]] = {
    turn.Movement: lambda view, event: view.spd,
    turn.Stepped: lambda view, event: view.spd,
    turn.SpeedChanged: lambda view, event: view.spd,
    turn.Mana: lambda view, event: view.mana,
    fight.CardPlayed: lambda view, event: view.mana,
    fight.Strike: lambda view, event: next(unit.hp for unit in view.units if unit.at == tile(*event.at)),
    fight.Block: lambda view, event: view.block,
    fight.Absorbed: lambda view, event: view.block,
    fight.Healed: lambda view, event: view.hp,
    fight.Hurt: lambda view, event: view.hp,
    fight.Poisoned: lambda view, event: view.poison,
}


@cache
def steps() -> tuple[Shown, ...]:
    """A run, a stage, and many a rich turn at random."""
    games = (("run", "easy", 4), ("stage-railway", "random", 1))
    return (*(step for game in games for step in played("trail", *game)), *turns())


def turns() -> Iterator[Shown]:
    for number in range(60):
        chance = SeededChance(number, 1)
        steps = [Step(any_turn(number), ())]
        while len(steps) < 5 and (legal := GAME.legal(steps[-1].state, "p1")):
            kinds = {GAME.write(action)[:8]: action for action in legal}  # cards and potions as often as steps
            move = chance.pick("move", list(kinds.values()))
            steps.append(GAME.apply(steps[-1].state, {"p1": move}, chance))
        yield from seen(GAME, steps)


def test_events_lead_the_view_to_where_the_rules_are() -> None:
    told = [shown for shown in steps() if not any(isinstance(event, turn.Undone) for event in shown.events)]
    assert set().union(*(left(SHOWN, shown) for shown in told)) == UNTOLD


def restored(shown: Shown) -> bool:
    """Whether a judge has taken the game back: the event names the step, not what was there."""
    return any(isinstance(event, JudgeRestores) for event in shown.events)


@pytest.mark.slow
def test_they_do_in_every_case_and_every_kind_comes_up() -> None:
    cases = tuple(shown for shown in in_cases("trail") if not restored(shown))
    assert set().union(*(left(SHOWN, shown) for shown in cases)) - pinned("trail") == IN_CASES
    told = {type(event) for shown in (*cases, *steps()) for event in shown.events}
    assert {kind.kind for kind in SHOWN.kinds - told} == {"game_start"}  # before it there is nothing to be seen


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
