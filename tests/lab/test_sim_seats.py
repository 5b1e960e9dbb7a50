"""Mass play and environments with more than two seats."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.core.contract.seat import first_seats
from hanpan.envs.features import Encoder
from hanpan.lab.sim import BadSimulation, simulate
from hanpan.plugin import Shape
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


def test_a_row_is_told_from_the_viewers_side_round_the_table() -> None:
    encoder = Encoder(View, Shape(), first_seats(3))
    lives = [encoder.names.index(f"lives.{seat}") for seat in first_seats(3)]
    game = Hush()
    state = game.given({"p1": {"lives": 2}, "p2": {"lives": 1}, "p3": {"lives": 2}, "starter": "p2"})
    starter = [encoder.names.index(f"starter.{seat}") for seat in first_seats(3)]
    rows = {seat: encoder.row(game.view(state, seat)) for seat in first_seats(3)}
    assert [[int(row[at]) for at in lives] for row in rows.values()] == [[2, 1, 2], [1, 2, 2], [2, 2, 1]]
    assert [[int(row[at]) for at in starter] for row in rows.values()] == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
