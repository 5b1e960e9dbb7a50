"""The day of the lab's games: a fixed one unless it is told, and kept with whatever comes of them."""

import json
from datetime import date
from pathlib import Path

import pytest

from hanpan.core.contract.game import BadDay
from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.lab import examples
from hanpan.lab.decks import BadDeck
from hanpan.lab.job import Asked, command
from hanpan.lab.plans import OtherPlan, plan_of
from hanpan.lab.questions.asked import trial
from hanpan.lab.questions.setups import setup_of
from hanpan.lab.runs import prepare
from hanpan.lab.trials import Side, Trial, check
from tests.cli.run import fine, refused

LATER = date(2026, 11, 16)
VEIL = (Side("random", "veil"), Side("random", "veil"))


def test_the_ban_list_of_the_day_holds_in_a_trial() -> None:
    asked = Trial("sorcerers", "match", {}, VEIL, 1, 0, 1)
    with pytest.raises(BadDeck):  # one of its cards was banned on the usual day
        check(asked)
    check(Trial("sorcerers", "match", {}, VEIL, 1, 0, 1, day=LATER))
    with pytest.raises(BadDay, match="nothing in clash depends on a day"):
        check(Trial("clash", "quick", {}, (Side("easy"), Side("easy")), 1, 0, 1, day=LATER))


def test_a_question_and_its_examples_are_of_the_day() -> None:
    setup = setup_of("sorcerers", mode="casual", level="random", games=2, day=LATER)
    assert trial(setup).day == LATER
    assert "--day 2026-11-16" in command(Asked(setup, ("pace",)))
    assert "--day" not in command(Asked(setup_of("sorcerers"), ("pace",)))
    assert "--day 2026-11-16" in examples.command(trial(setup))
    head = json.loads(examples.replay_of(trial(setup), examples.match_of(trial(setup))).splitlines()[0])
    assert head["day"] == "2026-11-16"


def test_a_folder_is_of_one_day(tmp_path: Path) -> None:
    one = Trial("sorcerers", "casual", {}, (Side("random"), Side("random")), 1, 0, 1)
    prepare(plan_of([one]), tmp_path / "run")
    other = Trial("sorcerers", "casual", {}, (Side("random"), Side("random")), 1, 0, 1, day=LATER)
    with pytest.raises(OtherPlan, match='day is null there and "2026-11-16" here'):
        prepare(plan_of([other]), tmp_path / "run")


def test_the_commands_take_a_day(tmp_path: Path) -> None:
    who = ("--mode", "match", "--seats", "random,random", "--deck", "p1=veil", "--deck", "p2=veil")
    file = tmp_path / "one.jsonl"
    assert "veil" in refused("lab", "replay", "sorcerers", *who, "--out", file)
    fine("lab", "replay", "sorcerers", *who, "--day", "2026-11-16", "--out", file)
    assert json.loads(file.read_text().splitlines()[0])["day"] == "2026-11-16"
    assert verify(parse_replay(file, file.read_bytes(), finished=True), load_game).ok
    assert "veil" in refused("lab", "run", "sorcerers", tmp_path / "run", *who, "--games", "2")
    for question in ("report", "vary", "worth", "pace", "unseen"):
        assert "--day: 'soon' is not a day" in refused("lab", question, "sorcerers", "--day", "soon")
    assert "nothing in clash depends on a day" in refused("lab", "pace", "clash", "--day", "2026-11-16")
