"""The environments pass the tests of the libraries they are made for, and are honest about what is hidden."""

import copy
import pickle
import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.seat import Seat
from hanpan.envs.episode import Episode, game_spec
from hanpan.envs.openspiel import spiel_game
from hanpan.envs.single import SeatEnv, register
from hanpan.envs.turns import TogetherEnv, TurnsEnv
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

pytestmark = pytest.mark.slow

both_seats = pytest.mark.parametrize("game", [one for one in game_ids() if len(load_game(one).info.seats) == 2])
every_game = pytest.mark.parametrize("game", game_ids())


@every_game
def test_turns(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # names of seats, and a mask beside the row, are as we want them
        api_test(TurnsEnv(game), num_cycles=100)
        seed_test(lambda: TurnsEnv(game), num_cycles=60)


@every_game
def test_together(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(TogetherEnv(game), num_cycles=60)
        parallel_seed_test(lambda: TogetherEnv(game), num_cycles=60)


@every_game
def test_one_seat_against_a_bot(game: str) -> None:
    register()
    assert gymnasium.make(f"hanpan/{game}-v0", opponent="random", disable_env_checker=True).reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # The checker draws words without looking at the mask, so it is given an environment that corrects them.
        check_env(Corrected(SeatEnv(game, opponent="random")), skip_render_check=True)
    assert _play(SeatEnv(game, opponent="random"), 3) == _play(SeatEnv(game, opponent="random"), 3)


class Corrected(gymnasium.ActionWrapper[Any, Any, Any]):
    """Says another word where this one may not come."""

    def action(self, action: Any) -> Any:
        mask = self.unwrapped.episode.mask(self.unwrapped.seat)  # type: ignore[attr-defined]
        possible = np.flatnonzero(mask)
        return action if mask[action] else possible[int(action) % len(possible)]


def _play(env: SeatEnv, seed: int) -> list[float]:
    rng, rewards = random.Random(seed), []
    seen, _ = env.reset(seed=seed)
    over = False
    while not over:
        word = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, _ = env.step(word)
        rewards.append(reward)
    return rewards


@every_game
def test_a_copy_in_the_middle_goes_its_own_way(game: str) -> None:
    env = TurnsEnv(game)
    env.reset(seed=11)
    rng = random.Random(11)
    for _ in range(9):
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    twin = copy.deepcopy(env)
    before = env.episode.row(env.agent_selection).tolist()
    rng.seed(5)
    ends = [_to_the_end(twin, random.Random(5))]
    assert env.episode.row(env.agent_selection).tolist() == before
    ends.append(_to_the_end(env, random.Random(5)))
    assert ends[0] == ends[1]


def _to_the_end(env: TurnsEnv, rng: random.Random) -> tuple[int, dict[Seat, float]]:
    words = 0
    while not all(env.terminations.values()):
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"])))
        words += 1
    return words, dict(env.rewards)


@both_seats
def test_a_row_does_not_tell_what_is_hidden(game: str) -> None:
    episode = Episode(game_spec(game, None, ()), 4)
    rng = random.Random(4)
    for _ in range(40):
        if not episode.to_act:
            break
        seat = episode.to_act[0]
        other = episode.copy()
        other.state = episode.game_spec.game.world(
            episode.game_spec.game.view(episode.state, seat), SeededChance(99, 1)
        )
        assert other.row(seat).tolist() == episode.row(seat).tolist()
        episode.say(seat, rng.choice(np.flatnonzero(episode.mask(seat))))


def test_a_wrong_word_is_refused_and_changes_nothing() -> None:
    env = TurnsEnv("dice-battle")
    env.reset(seed=1)
    before = env.episode.row("p1").tolist()
    with pytest.raises(ValueError, match="word 31 may not come here"):
        env.step(31)
    assert env.episode.row("p1").tolist() == before


def test_rules_travel_by_name() -> None:
    rules = game_spec("dice-battle", "quick", (("shield.cost", 2),))
    assert pickle.loads(pickle.dumps(rules)) is rules


def test_openspiel() -> None:
    pyspiel.random_sim_test(spiel_game("dice-battle", "quick"), num_sims=3, serialize=True, verbose=False)


def test_openspiel_knows_the_odds_of_a_draw() -> None:
    state = spiel_game("dice-battle").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
