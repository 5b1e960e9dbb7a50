"""Mass play and environments with more than two seats."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.core.contract.seat import first_seats
from hanpan.envs.features import Encoder
from hanpan.lab.sim import BadSimulation, simulate, usual_games
from hanpan.plugin import Shape
from tests.cli.run import fine, hanpan
from tests.hush import Hush
from tests.hush.game import View
from tests.plugin.installed import installed


@pytest.fixture
def hush(tmp_path: Path) -> Iterator[str]:
    with installed(tmp_path, "hush-game", {"hush": "tests.hush.plugin:GAME"}):
        yield "hush"


def test_each_seed_is_played_once_for_every_turn_of_the_table(hush: str) -> None:
    report = simulate(hush, {"seats": 4}, seats=("random", "away", "away", "away"), games=40)
    assert report.swapped
    assert [bot.name for bot in report.bots] == ["random", "away", "away", "away"]
    assert set(report.bots[0].wins_as) == {"p1", "p2", "p3", "p4"}
    with pytest.raises(BadSimulation, match="a multiple of 4 is needed"):
        simulate(hush, {"seats": 4}, seats=("random", "away", "away", "away"), games=42)
    with pytest.raises(BadSimulation, match="hush needs one bot a seat, for p1, p2, p3"):
        simulate(hush, seats=("random", "away"), games=4)


def test_as_many_games_as_usual_can_be_played_by_any_number_of_seats(
    hush: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [usual_games(seats) for seats in (1, 2, 3, 4, 5, 6)] == [1000, 1000, 1002, 1000, 1000, 1002]
    monkeypatch.setattr("hanpan.lab.sim._USUAL", 4)
    bots = ("random", "away", "away")
    assert simulate(hush, seats=bots).games == 6
    assert "6 games" in fine("sim", hush, "--seats", ",".join(bots), "--workers", 1)


@pytest.mark.slow
def test_the_lab_says_how_a_game_of_many_goes_and_what_is_never_seen(hush: str) -> None:
    asked = (hush, "--set", "seats=4", "--games", 4, "--level", "random", "--workers", 1)
    assert "A game takes" in fine("lab", "pace", *asked)
    assert "Content, least seen first" in fine("lab", "unseen", *asked)


@pytest.mark.parametrize("question", ["worth", "vary", "report"])
def test_questions_that_mean_two_sides_are_refused_before_anything_is_played(
    hush: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hanpan.lab.questions.full_report.answer", _nothing_may_be_played)
    more = {"vary": ("--vary", "rounds=2..3"), "report": ("--questions", "pace,choices")}.get(question, ())
    told = hanpan("lab", question, hush, *more)
    asked = "choices" if question == "report" else question
    assert told.exit_code == 2
    assert told.stderr == (
        f"hanpan: The question {asked} compares one side with another, and hush has 3 players. "
        "For three or more the lab answers: pace, unseen.\n"
    )
    assert f"{asked} 질문은 두 쪽을 비교하는데" in hanpan("lab", question, hush, *more, korean=True).stderr


def _nothing_may_be_played(*_: object, **__: object) -> None:
    raise AssertionError("games were played for a question that cannot be answered")


def test_a_row_is_told_from_the_viewers_side_round_the_table() -> None:
    encoder = Encoder(View, Shape(), first_seats(3))
    lives = [encoder.names.index(f"lives.{seat}") for seat in first_seats(3)]
    game = Hush()
    state = game.given({"p1": {"lives": 2}, "p2": {"lives": 1}, "p3": {"lives": 2}, "starter": "p2"})
    starter = [encoder.names.index(f"starter.{seat}") for seat in first_seats(3)]
    rows = {seat: encoder.row(game.view(state, seat)) for seat in first_seats(3)}
    assert [[int(row[at]) for at in lives] for row in rows.values()] == [[2, 1, 2], [1, 2, 2], [2, 2, 1]]
    assert [[int(row[at]) for at in starter] for row in rows.values()] == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
