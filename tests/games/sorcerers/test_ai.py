"""The levels of Sorcerers: from the view alone, normal better than no thought at all, and hard better than normal."""

import os
from math import sqrt

import pytest

from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import play_out
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.ai.selector import level
from hanpan.games.sorcerers.rules.state import State

GAME = Sorcerers()
GAMES = int(os.environ.get("HANPAN_LEVELS", "20"))  # of hard against normal
ENOUGH = 200  # games from which on an edge of ten in a hundred is told from luck


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


@pytest.mark.slow
def test_normal_beats_whoever_plays_any_card() -> None:
    assert wins("normal", "easy", 2) == 2
    assert wins("normal", "rush", 6) == 6  # by luck alone: two times in a hundred


@pytest.mark.slow
def test_hard_beats_normal() -> None:
    """Twenty games show no more than that it does not fall behind; `HANPAN_LEVELS=240 pytest` on this file takes some
    minutes, and asks for what luck alone gives one time in twenty."""
    beyond_luck = 1.65 * sqrt(GAMES) / 2 if GAMES >= ENOUGH else 0
    assert wins("hard", "normal", GAMES) >= GAMES / 2 + beyond_luck


@pytest.mark.parametrize("hp", [3, 20])
def test_normal_blocks(hp: int) -> None:
    """Two weak attackers run into two walls, with much health and with little."""
    own = {"hp": hp, "deck": ["SOR-04"] * 9, "field": ["SOR-04", "SOR-15"]}
    state = GAME.given({"active": "p1", "p1": {"deck": ["SOR-03"] * 9, "field": ["SOR-03", "SOR-05"]}, "p2": own})
    for answer in ("next", "attack 1 2"):
        state = GAME.apply(state, {"p1": GAME.read(answer)}, SeededChance(1, 1)).state
    assert answer_of("normal", state, "p2") == "block 1>1 2>2"


def test_normal_keeps_its_walls_at_home() -> None:
    """Two walls that could strike for 1 each, against two that would strike back for 3 each at nobody."""
    foe = [{"card": "SOR-05", "tired": True}] * 2
    own = {"hp": 10, "deck": ["SOR-03"] * 9, "field": ["SOR-15", "SOR-04"]}
    state = GAME.given({"active": "p1", "p1": own, "p2": {"hp": 20, "deck": ["SOR-04"] * 9, "field": foe}})
    state = GAME.apply(state, {"p1": GAME.read("next")}, SeededChance(1, 1)).state
    assert answer_of("normal", state, "p1") == "next"


def test_normal_spends_its_power() -> None:
    facts = {"hand": ["SOR-05", "ITM-01", "SPL-02"], "deck": ["SOR-03"] * 9, "field": ["SOR-03"], "power": 7}
    state = GAME.given({"active": "p1", "p1": facts, "p2": {"deck": ["SOR-04"] * 9, "field": ["SOR-06"]}})
    played = 0
    while "main" in GAME.pending(state)["p1"].kind and (answer := answer_of("normal", state, "p1")) != "next":
        state = GAME.apply(state, {"p1": GAME.read(answer)}, SeededChance(1, 1)).state
        played += 1
    assert played >= 2
    assert state.players[0].power <= 2


def answer_of(name: str, state: State, seat: Seat) -> str:
    """What a level answers to its question."""
    prompt, legal = GAME.pending(state)[seat], GAME.legal(state, seat)
    return GAME.write(level(name, GAME.params).choose(GAME.view(state, seat), prompt, legal, SeededChance(5, 5)))


def test_hard_brings_a_strong_deck() -> None:
    """Each of them, and no other; a rival gets any deck of normal."""
    setup = GAME.setup("casual", SeededChance(1, 0)).state
    prompt, legal, view = GAME.pending(setup)["p1"], GAME.legal(setup, "p1"), GAME.view(setup, "p1")

    def brought(name: str) -> set[str]:
        bot = level(name, GAME.params)
        return {GAME.write(bot.choose(view, prompt, legal, SeededChance(5, number))) for number in range(40)}

    assert brought("hard") == {"deck spear", "deck cycle"}
    assert brought("normal") == {GAME.write(action) for action in legal}


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


@pytest.mark.parametrize("name", ["easy", "rush", pytest.param("normal", marks=pytest.mark.slow)])
def test_every_bot_plays_a_game_to_its_end(name: str) -> None:
    bots: dict[Seat, Bot] = {"p1": level("easy", GAME.params), "p2": level(name, GAME.params)}
    assert play_out(GAME, "casual", bots, SeedKeys(2, 5)).outcome is not None
