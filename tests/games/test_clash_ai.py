"""The levels of Clash: from the view alone, and each better than the one below."""

import pytest

from hanpan.core.bot import Bot
from hanpan.core.chance import SeedKeys
from hanpan.core.play import play_out
from hanpan.core.seat import Seat
from hanpan.games.clash import Clash
from hanpan.games.clash.ai.selector import NAMES, level

GAME = Clash()


def wins(better: str, worse: str, games: int) -> int:
    """How many of the decided games the better level wins, from both seats in turn."""
    one, two = level(better, GAME.params), level(worse, GAME.params)
    won = 0
    for number in range(games):
        seat: Seat = "p1" if number % 2 == 0 else "p2"
        bots: dict[Seat, Bot] = {"p1": one, "p2": two} if seat == "p1" else {"p1": two, "p2": one}
        outcome = play_out(GAME, "duel", bots, SeedKeys(8, number)).outcome
        assert outcome is not None
        won += outcome.winner == seat
    return won


def test_normal_beats_easy() -> None:
    assert wins("normal", "easy", 20) >= 16  # by luck alone: one time in 170


@pytest.mark.slow
def test_hard_beats_normal() -> None:
    assert wins("hard", "normal", 40) >= 27  # by luck alone: less than two times in a hundred


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_a_game_to_its_end(name: str) -> None:
    bots: dict[Seat, Bot] = {"p1": level("easy", GAME.params), "p2": level(name, GAME.params)}
    mode = f"ladder-{name}" if f"ladder-{name}" in GAME.info.modes else "ranked"
    assert play_out(GAME, mode, bots, SeedKeys(2, 5)).outcome is not None
