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

GOAL = 34  # where the guide sends the learner


def advised(game: AnyGame, view: Any, prompt: Prompt, now: int) -> Any:
    """What the guide says: a first turn that is walked to its end, an arrow, a forced end; then as the bot plays."""
    if now == 2 and view.spd:
        return FORCED
    if now != 1:
        return None
    if view.spd:
        return Go(GOAL) if view.moving else game.read("press a")
    return game.read("play C03 10,4" if "C03" in view.hand else "end")


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
