"""Peers of the kernel: whole random games in compiled code, each at its best setting that we know."""

import random
from functools import partial
from typing import Any

import jax
import pgx
import pyspiel
from jax import numpy as jnp

from benchmarks.measure import Task

DEALS = 10  # different starts, so that no single one decides
BATCH = 8192
SAMPLED = 300  # games whose length is counted


def rollouts(name: str, count: int) -> int:
    """OpenSpiel's random playouts inside its C++: the evaluator of its tree search, asked for many at once."""
    draw = random.Random(1)
    game = pyspiel.load_game_as_turn_based(name)
    worth = 0.0
    for deal in range(DEALS):
        state = _dealt(game, draw)
        evaluator = pyspiel.RandomRolloutEvaluator(count // DEALS, deal)
        # One simulation: the root is evaluated once, by so many playouts. The tree takes no part.
        worth += pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, deal, False).mcts_search(state).total_reward
    return round(worth * 1e6)


def answers_a_game(name: str) -> float:
    """How many answers of players a random game of OpenSpiel's takes."""
    draw = random.Random(2)
    game = pyspiel.load_game_as_turn_based(name)
    answers = 0
    for _ in range(SAMPLED):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                _draw(state, draw)
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                answers += 1
    return answers / SAMPLED


class Leduc:
    """Pgx's leduc hold'em, many hands side by side until the last is over, compiled by jax."""

    def __init__(self) -> None:
        self._env: Any = pgx.make("leduc_holdem")
        self._play: Any = jax.jit(self._hands)

    def hands(self, count: int) -> int:
        """So many hands, in batches."""
        played = [self._play(jax.random.PRNGKey(number)) for number in range(count // BATCH)]
        return round(sum(float(rewards) for _, rewards in played))

    def answers_a_game(self) -> float:
        """How many answers a hand takes."""
        return int(self._play(jax.random.PRNGKey(0))[0]) / BATCH

    def _hands(self, key: Any) -> tuple[Any, Any]:
        start, key = jax.random.split(key)
        state = jax.vmap(self._env.init)(jax.random.split(start, BATCH))
        state, _, answers = jax.lax.while_loop(lambda now: ~now[0].terminated.all(), self._step, (state, key, 0))
        return answers, jnp.abs(state.rewards).sum()

    def _step(self, now: tuple[Any, Any, Any]) -> tuple[Any, Any, Any]:
        state, key, answers = now
        key, own = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -1e9)
        chosen = jax.vmap(jax.random.categorical)(jax.random.split(own, BATCH), odds)
        return jax.vmap(self._env.step)(state, chosen), key, answers + (~state.terminated).sum()


def tasks() -> list[tuple[Task, float]]:
    """Every measurement of peers, with the answers that one of its games takes."""
    leduc = Leduc()
    counts = {"goofspiel": 20_000, "crazy_eights": 10_000, "leduc_poker": 300_000}
    spiel = [
        (Task(f"OpenSpiel 2.0 {name}, C++ playouts", "games", count, partial(rollouts, name)), answers_a_game(name))
        for name, count in counts.items()
    ]
    batches = Task("Pgx 2.6 leduc_holdem, jax, batches of 8192", "games", 10 * BATCH, leduc.hands)
    return [*spiel, (batches, leduc.answers_a_game())]


def _dealt(game: Any, draw: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _draw(state, draw)
    return state


def _draw(state: Any, draw: random.Random) -> None:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(draw.choices(outcomes, odds)[0])
