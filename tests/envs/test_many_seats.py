"""The environments with three seats, of which one may be out long before the others have finished: Skull."""

import random
import warnings
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from hanpan.core.contract.provable import provable
from hanpan.envs.features import Encoder
from hanpan.envs.openspiel import spiel_game
from hanpan.envs.single import SeatEnv
from hanpan.envs.turns import TogetherEnv, TurnsEnv
from hanpan.games.loading import load_game
from hanpan.plugin import Shape
from tests.envs.test_environments import Corrected
from tests.plugin.installed import installed

pytestmark = pytest.mark.slow

SKULL = Path(__file__).parents[2] / "examples" / "skull" / "src"


@pytest.fixture(autouse=True)
def _skull(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path, "hanpan-skull", {"skull": "skull.plugin:GAME"}, SKULL):
        yield


def test_what_the_libraries_ask_of_an_environment() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # names of seats, and a mask beside the row, are as we want them
        api_test(TurnsEnv("skull"), num_cycles=200)
        seed_test(lambda: TurnsEnv("skull"), num_cycles=60)
        parallel_api_test(TogetherEnv("skull"), num_cycles=60)
        parallel_seed_test(lambda: TogetherEnv("skull"), num_cycles=60)
        check_env(Corrected(SeatEnv("skull", opponent="random")), skip_render_check=True)
    pyspiel.random_sim_test(spiel_game("skull"), num_sims=1, serialize=False, verbose=False)


def test_the_own_discs_and_the_number_of_others_are_in_the_row() -> None:
    game = provable(load_game("skull"))
    state = game.given({"p2": {"discs": ["flower", "skull"], "mat": ["skull"]}})
    encoder = Encoder(type(game.view(state, "p1")), Shape(), game.info.seats)
    row = dict(zip(encoder.names, encoder.row(game.view(state, "p2")).tolist(), strict=True))  # itself first: as p1
    assert [row[f"sides.p1.mat.{word}"] for word in ("count", "flower", "skull")] == [1, 0, 1]
    assert [row[f"sides.p2.discs.{word}"] for word in ("count", "flower", "skull")] == [4, 0, 0]


def test_a_seat_that_is_out_is_asked_nothing_and_has_its_reward_at_the_end() -> None:
    for seed in range(9):
        env, rng = TurnsEnv("skull"), random.Random(seed)
        env.reset(seed=seed)
        out: set[str] = set()
        while not any(env.terminations.values()):
            assert env.agent_selection not in out
            assert env.agents == env.possible_agents  # nobody leaves before the end
            env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"])))
            state = env.episode.state
            out = {seat for seat, place in state.places.items() if place.out and state.turn != seat}
        assert sorted(env.rewards.values()) in ([-1.0, 0.0, 1.0], [-0.5, -0.5, 1.0])
        while env.agents:
            env.step(None)
        if out:
            return
    raise AssertionError("nobody went out in any of these games")


def test_whoever_is_out_passes_where_all_speak_at_once() -> None:
    env, rng = TogetherEnv("skull"), random.Random(3)
    seen, _ = env.reset(seed=3)
    steps = 0
    while env.agents:
        words = {seat: int(rng.choice(np.flatnonzero(seen[seat]["action_mask"]))) for seat in env.agents}
        seen, rewards, over, _, _ = env.step(words)
        steps += 1
    assert steps > 3
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)
