"""The opponents of the clock: legal answers from the view alone, and normal gets farther than easy."""

import pytest

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.match.play import play_out
from hanpan.games.trail.rules.actions import Go, Press
from tests.games.trail.scenes import GAME, any_turn


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_answers_are_legal_and_the_same_for_the_same_view(name: str) -> None:
    bot = load_bot(GAME, name)
    for number in range(25):
        state = any_turn(number)
        prompt, legal = GAME.pending(state)["p1"], GAME.legal(state, "p1")
        answers = [bot.choose(GAME.view(state, "p1"), prompt, legal, SeededChance(1, 1)) for _ in range(2)]
        assert answers[0] in legal
        assert answers[0] == answers[1]


def test_easy_walks_into_warnings_and_normal_does_not() -> None:
    facts = {"monsters": [{"kind": "slime", "at": [4, 2]}], "p1": {"spd": 1, "hand": []}}
    state = GAME.given(facts)
    ends = {}
    for name in ("easy", "normal"):
        bot, now = load_bot(GAME, name), state
        while now.spd:
            view, prompt = GAME.view(now, "p1"), GAME.pending(now)["p1"]
            action = bot.choose(view, prompt, GAME.legal(now, "p1"), SeededChance(1, 1))
            assert isinstance(action, Go | Press)
            now = GAME.apply(now, {"p1": action}, SeededChance(1, 1)).state
        ends[name] = bool(now.units[0].zone >> now.at & 1)
    assert ends == {"easy": True, "normal": False}


@pytest.mark.slow
def test_normal_gets_farther_than_easy() -> None:
    stages = {}
    for name in ("easy", "normal"):
        bot = load_bot(GAME, name)
        reached = [play_out(GAME, "run", {"p1": bot}, SeedKeys(3, number)).state.stage for number in range(16)]
        stages[name] = sum(reached) / len(reached)
    assert stages["normal"] > stages["easy"] + 1
