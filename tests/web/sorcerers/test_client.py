"""Sorcerers in the client: words are the engine's, the first game teaches all."""

from typing import Any

import pytest

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.rules.events.field import Incapacitated
from hanpan.server.tables.openings import tutorial_secret
from tests.web.games import Played
from tests.web.node import node

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)
NAMES: dict[Seat, str] = {"p1": "민지", "p2": "Paul"}
ADVICE = {
    (0, "before", "deck"): ["deck spear"],
    (0, "before", "mulligan"): ["keep"],
    (2, "main_a", "main"): ["play SOR-03", "next"],
    (2, "combat", "attack"): ["attack 1"],
    (2, "main_b", "main"): ["play SOR-06", "next"],
    (3, "blocks", "block"): ["block 2>1"],
    (4, "main_a", "main"): ["play ITM-01 my1", "next"],
    (4, "combat", "attack"): ["attack 1"],
    (4, "main_b", "main"): ["next"],
}
LESSONS_END = 6  # the turn from which the learner is alone


def advised() -> Any:
    """What the guide says; where it says nothing, a response that fits, else nothing at all."""
    left = {moment: list(moves) for moment, moves in ADVICE.items()}

    def answer(game: AnyGame, view: Any, prompt: Prompt, _now: int) -> Any:
        moves = left.get((view.turn, view.step, prompt.kind), [])
        if moves:
            return game.read(moves.pop(0))
        if view.turn >= LESSONS_END:
            return None
        if prompt.kind == "respond":
            fits = "RSP-03" in view.hand and view.me.power >= 2 and view.stack[-1].card.startswith("SPL")
            return game.read("respond RSP-03" if fits else "pass")
        return game.read("block none") if prompt.kind == "block" else None

    return answer


@pytest.fixture(scope="module")
def lesson(units: str) -> Played:
    asked = {"task": "lessons", "asked": {"game": "sorcerers", "seat": "p1", "steps": []}}
    keys = SecretKeys(bytes.fromhex(tutorial_secret(node(units, asked=asked)["seed"])))
    return Played(keys, "casual", level="easy", answer=advised(), game="sorcerers")


def test_every_lesson_comes_up_in_its_order(units: str, lesson: Played) -> None:
    """If a change of rules, cards or bots breaks this, the tutorial needs another seed."""
    found = node(units, asked={"task": "lessons", "asked": lesson.told("p1")})
    assert [line.split()[1] for line in found["met"]] == found["all"]
    moments = [int(line.split()[0]) for line in found["met"]]
    assert moments == sorted(moments)
    fallen = [event.unit for event in lesson.match.events if isinstance(event, Incapacitated)]
    assert fallen[:2] == ["SOR-06", "SOR-03"]  # the block in which both fall
