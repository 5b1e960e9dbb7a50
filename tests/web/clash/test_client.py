"""Clash in the client: the first match shows what the guide speaks of."""

from typing import Any

import pytest

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.happening import Happening
from hanpan.games.clash.rules.events import PriorityList, RoundStart
from hanpan.games.clash.rules.unit_events import Damaged
from hanpan.server.tables.openings import tutorial_secret
from tests.web.games import Played
from tests.web.node import node

ADVICE = {
    (0, "deck"): "deck blades",
    (1, "mulligan"): "keep",
    (1, "declare"): "queue A02",
    (2, "declare"): "queue D02",
    (3, "declare"): "queue S01",
    (3, "react"): "fire S01",
}


def advised(game: AnyGame, _view: Any, prompt: Prompt, now: int) -> Any:
    """What the guide says; afterwards the learner plays as the dummy does."""
    text = ADVICE.get((now, prompt.kind))
    return None if text is None else game.read(text)


@pytest.fixture(scope="module")
def lesson(units: str) -> Played:
    asked = {"task": "lessons", "asked": {"game": "clash", "seat": "p1", "steps": []}}
    keys = SecretKeys(bytes.fromhex(tutorial_secret(node(units, asked=asked)["seed"])))
    return Played(keys, "ladder-dummy", level="dummy", answer=advised, game="clash")


def test_every_lesson_comes_up_in_its_order(units: str, lesson: Played) -> None:
    found = node(units, asked={"task": "lessons", "asked": lesson.told("p1")})
    assert [line.split()[1] for line in found["met"]] == found["all"]
    moments = [int(line.split()[0]) for line in found["met"]]
    assert moments == sorted(moments)


def test_the_fixed_cards_show_what_the_guide_speaks_of(lesson: Played) -> None:
    """If a change of rules, cards or bots breaks this, the tutorial needs another seed."""
    rounds: dict[int, list[Happening]] = {}
    now = 0
    for step in lesson.steps:
        for event in step.events:
            now = event.round if isinstance(event, RoundStart) else now
            rounds.setdefault(now, []).append(event)
    assert next(event.order for event in rounds[1] if isinstance(event, PriorityList))[0] == "p1/A02"
    kinds = [(event.kind, event.seat) for event in rounds[2]]
    assert kinds.index(("damage", "p1")) < kinds.index(("keyword", "p1"))  # the blow, then the shield
    assert ("nullified", "p2") in [(event.kind, event.seat) for event in rounds[3]]
    assert not any(isinstance(event, Damaged) and event.seat == "p1" for event in rounds[3])
