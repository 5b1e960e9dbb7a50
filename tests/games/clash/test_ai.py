"""The levels of Clash: from the view alone, and each better than the one below."""

from typing import Any

import pytest

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import play_out
from hanpan.games.clash import Clash
from hanpan.games.clash.ai import search
from hanpan.games.clash.ai.levels import Hard
from hanpan.games.clash.ai.mix import fair_mix
from hanpan.games.clash.ai.options import promising
from hanpan.games.clash.ai.selector import NAMES, level
from hanpan.games.clash.rules.actions import PASS, Queue
from hanpan.games.clash.rules.declare import check_queue
from hanpan.games.clash.rules.phases import after_queues
from hanpan.games.clash.rules.state import State

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


def test_a_mix_holds_against_every_answer() -> None:
    stone_paper_scissors = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]
    assert fair_mix([stone_paper_scissors]) == pytest.approx([1 / 3] * 3, abs=0.05)
    one_is_always_better = [[0.2, 0.3], [0.6, 0.4]]
    assert fair_mix([one_is_always_better])[1] > 0.95
    # In either world alone a sure thing would do; not knowing the world, only the second row is safe.
    worlds = [[[1.0], [0.6], [0.0]], [[0.0], [0.6], [1.0]]]
    assert fair_mix(worlds)[1] > 0.9


def test_what_is_looked_at_may_be_declared_and_saving_is_looked_at() -> None:
    seen = 0
    for state in declared(4):
        for side in (0, 1):
            own, enemy = state.players[side], state.players[1 - side]
            queues = promising(GAME.params, own, enemy, 9, {}, 3.0)
            assert len(queues) <= 9
            assert queues[-1] == PASS
            assert len(set(queues)) == len(queues)
            assert all(check_queue(own, enemy, queue) is None for queue in queues)
            seen += len(queues)
    assert seen > 100


def test_hard_stays_inside_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound of its time: so many simulated rounds an answer, whatever the hands are."""
    played: list[object] = []

    def counted(*args: Any) -> State:
        played.append(args)
        return after_queues(*args)

    monkeypatch.setattr(search, "after_queues", counted)
    bot = Hard(GAME.params)
    for number, state in enumerate(declared(2)):
        played.clear()
        prompt = GAME.pending(state)["p1"]
        bot.choose(GAME.view(state, "p1"), prompt, GAME.legal(state, "p1"), SeededChance(number, 1))
        assert len(played) <= bot.effort.rounds


def test_a_sure_kill_is_played() -> None:
    side = {"hand": ["A03", "D02", "H02"], "energy": 3}
    state = GAME.given(
        {"mode": "duel", "arena": "pit", "stage": "declare", "p1": {**side, "hp": 30}, "p2": {**side, "hp": 9}}
    )
    for name in ("normal", "hard"):
        bot = level(name, GAME.params)
        prompt = GAME.pending(state)["p1"]
        answer = bot.choose(GAME.view(state, "p1"), prompt, GAME.legal(state, "p1"), SeededChance(3, 1))
        assert isinstance(answer, Queue)
        assert [pick.card for pick in answer.cards] == ["A03"]


def declared(games: int) -> list[State]:
    """States in which queues are asked for, of random games."""
    found: list[State] = []

    def keep(number: int, state: State, moves: object, step: object) -> None:
        if state.stage == "declare":
            found.append(state)

    bots: dict[Seat, Bot] = {"p1": RandomBot(GAME), "p2": RandomBot(GAME)}
    for number in range(games):
        play_out(GAME, "casual", bots, SeedKeys(31, number), on_step=keep)
    return found[::3]
