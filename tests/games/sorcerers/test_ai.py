"""The levels of Sorcerers: from the view alone, and each better than the one below."""

import pytest

from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import play_out
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.ai.selector import NAMES, level

GAME = Sorcerers()


def wins(better: str, worse: str, games: int) -> int:
    """How many of the games the better level wins, from both seats in turn."""
    one, two = level(better, GAME.params), level(worse, GAME.params)
    won = 0
    for number in range(games):
        seat: Seat = "p1" if number % 2 == 0 else "p2"
        bots: dict[Seat, Bot] = {"p1": one, "p2": two} if seat == "p1" else {"p1": two, "p2": one}
        outcome = play_out(GAME, "casual", bots, SeedKeys(8, number)).outcome
        assert outcome is not None
        won += outcome.winner == seat
    return won


def test_normal_beats_easy() -> None:
    assert wins("normal", "easy", 16) >= 13  # by luck alone: one time in a hundred


def test_hard_answers_from_the_view_alone() -> None:
    """The same view and draws give the same answer, whatever the rival holds."""
    bot = level("hard", GAME.params)
    state = GAME.given(
        {
            "p1": {"hand": ["SPL-01", "SOR-05", "ITM-01"], "deck": ["SOR-03"] * 3, "field": ["SOR-03"], "power": 4},
            "p2": {"hand": ["RSP-03", "SPL-02"], "deck": ["SOR-04"] * 3, "field": ["SOR-06"]},
        }
    )
    prompt, legal = GAME.pending(state)["p1"], GAME.legal(state, "p1")
    answers = {
        GAME.write(bot.choose(GAME.view(other, "p1"), prompt, legal, SeededChance(5, 5)))
        for other in (state, *(GAME.world(GAME.view(state, "p1"), SeededChance(key, 0)) for key in range(2)))
    }
    assert len(answers) == 1
    assert answers <= {GAME.write(action) for action in legal}


@pytest.mark.slow
def test_hard_beats_normal() -> None:
    assert wins("hard", "normal", 40) >= 26  # by luck alone: four times in a hundred


@pytest.mark.parametrize("name", [name for name in NAMES if name != "hard"])
def test_every_bot_plays_a_game_to_its_end(name: str) -> None:
    bots: dict[Seat, Bot] = {"p1": level("easy", GAME.params), "p2": level(name, GAME.params)}
    assert play_out(GAME, "casual", bots, SeedKeys(2, 5)).outcome is not None
