"""Clash in the client: events build the server's board, and the first match shows what the guide speaks of."""

from typing import Any

import pytest

from hanpan.core.chance.chance import SecretKeys, SeedKeys
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash.rules.events import Damaged, PriorityList, RoundStart
from hanpan.server.tables.openings import tutorial_secret
from tests.web.games import Played
from tests.web.node import node

# No event names them one by one: the view after the step does. What lies on the stage is told by the round's lines.
UNTOLD = {"slots", "seen", "queue"}
TOLD = ("round", "arena", "initiative", "owner", "sealed", "hand", "unseen", "brought", "deck_name")
ADVICE = {
    (0, "deck"): "deck blades",
    (1, "mulligan"): "keep",
    (1, "declare"): "queue A02",
    (2, "declare"): "queue D02",
    (3, "declare"): "queue S01",
    (3, "react"): "fire S01",
}


def units_of(seat: dict[str, Any]) -> list[Any]:
    """What events tell of a side's units: how long a status still lasts is counted down without a word."""
    facts = ("kind", "hp", "max_hp", "down")
    return [unit and ([unit.get(fact, False) for fact in facts], _statuses(unit)) for unit in seat["units"]]


def _statuses(unit: dict[str, Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    for keyword in unit.get("keywords", []):
        if keyword["name"] != "poison":  # loses one with every tick
            found[keyword["name"]] = found.get(keyword["name"], 0) + keyword.get("amount", 0)
    return found


@pytest.mark.parametrize("viewer", ["p1", None])
def test_events_lead_the_board_to_where_the_server_is(units: str, viewer: Seat | None) -> None:
    told = Played(SeedKeys(29, 1), "casual", level="easy", game="clash").told(viewer)
    wrong = []
    for n, shown in enumerate(node(units, asked={"task": "live", "asked": told}), start=1):
        view = told["steps"][n]["view"]
        wrong += [(n, key, shown[key], view[key]) for key in TOLD if shown[key] != view[key]]
        for seat in SEATS:
            here, there = shown[seat], view[seat]
            for key in there.keys() - UNTOLD - {"units"}:
                if here[key] != there[key]:
                    wrong.append((n, f"{seat}.{key}", here[key], there[key]))
            if units_of(here) != units_of(there):
                wrong.append((n, f"{seat}.units", units_of(here), units_of(there)))
    assert not wrong


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
