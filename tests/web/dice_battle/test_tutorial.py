"""The first match: with the fixed dice and the guide's advice every lesson comes up, and the learner wins."""

from typing import Any

import pytest

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.server.tables.openings import tutorial_secret
from tests.web.games import Played, at_random
from tests.web.node import node

ADVICE = {
    (1, "tendency"): "declare balance",
    (1, "pre"): "play shields 1",
    (1, "post"): "pass",
    (2, "tendency"): "declare attack",
    (2, "pre"): "pass",
    (2, "post"): "pass",
    (3, "tendency"): "declare attack",
    (3, "pre"): "pass",
    (4, "pre"): "play boost",
}


def advised(game: AnyGame, _view: Any, prompt: Prompt, now: int) -> Any:
    """What the guide says; afterwards the learner plays as the bot does."""
    text = ADVICE.get((now, prompt.kind))
    return None if text is None else game.read(text)


@pytest.fixture(scope="module")
def lesson(units: str) -> Played:
    seed = node(units, asked={"task": "lessons", "asked": {"game": "dice-battle", "seat": "p1", "steps": []}})["seed"]
    keys = SecretKeys(bytes.fromhex(tutorial_secret(seed)))
    return Played(keys, level="easy", answer=advised)


def test_every_lesson_comes_up_in_its_order(units: str, lesson: Played) -> None:
    found = node(units, asked={"task": "lessons", "asked": lesson.told("p1")})
    assert [line.split()[1] for line in found["met"]] == found["all"]
    moments = [int(line.split()[0]) for line in found["met"]]
    assert moments == sorted(moments)


def test_the_fixed_dice_show_what_the_guide_speaks_of(lesson: Played) -> None:
    """If a change of rules or dice breaks this, the tutorial needs another seed."""
    kinds = {event.kind for step in lesson.steps for event in step.events if event.seat == "p1"}
    assert {"build", "special", "block", "card_won", "multiply"} <= kinds
    assert lesson.match.outcome is not None
    assert lesson.match.outcome.winner == "p1"


def test_a_learner_who_does_something_else_is_never_stuck(units: str) -> None:
    for number in range(3):
        found = node(units, asked={"task": "lessons", "asked": at_random(number).told("p1")})
        met = [line.split()[1] for line in found["met"]]
        assert met[-1] == "end"
        assert [name for name in found["all"] if name in met] == met
