"""Trail in the client: the first stage shows what the guide speaks of."""

from typing import Any

import pytest

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.games.trail.rules.actions import FORCED, Go
from hanpan.games.trail.rules.events.fight import Warned
from hanpan.games.trail.rules.events.turn import Closed, Deduction, LegInjury, Movement
from hanpan.server.tables.openings import tutorial_secret
from tests.web.games import Played
from tests.web.node import node


def advised(game: AnyGame, view: Any, prompt: Prompt, now: int) -> Any:
    """What the guide says: the first turn is walked to its end, the second one is forced; then as the bot plays."""
    if now == 2 and view.spd:
        return FORCED
    if now == 1 and view.spd and not view.moving:
        return game.read("press a")
    if now == 1 and view.reach:
        longest = max(view.reach, key=lambda one: (one.cost, one.to))
        return Go(longest.to)
    return game.read("end") if now == 1 else None


@pytest.fixture(scope="module")
def lesson(units: str) -> Played:
    asked = {"task": "lessons", "asked": {"game": "trail", "seat": "p1", "steps": []}}
    found = node(units, asked=asked)
    keys = SecretKeys(bytes.fromhex(tutorial_secret(found["seed"])))
    return Played(keys, "stage-meadow", found["overrides"], level="normal", answer=advised, game="trail")


def test_every_lesson_comes_up_in_its_order(units: str, lesson: Played) -> None:
    found = node(units, asked={"task": "lessons", "asked": lesson.told("p1")})
    assert [line.split()[1] for line in found["met"]] == found["all"]
    moments = [int(line.split()[0]) for line in found["met"]]
    assert moments == sorted(moments)


def test_the_fixed_dice_show_what_the_guide_speaks_of(lesson: Played) -> None:
    """If a change of rules, cards or bots breaks this, the tutorial needs another seed."""
    events = [event for step in lesson.steps for event in step.events]
    assert {Closed, LegInjury, Deduction, Warned} <= set(map(type, events))
    first = next(event for event in events if isinstance(event, Movement))
    assert first.after in (3, 4)
    assert lesson.match.outcome is not None
    assert lesson.match.outcome.winner == "p1"
