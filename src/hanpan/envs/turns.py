"""PettingZoo: each game as an environment of turns (AEC) and as a parallel one."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from hanpan.core.contract.seat import Seat
from hanpan.envs.episode import Episode, GameSpec

Observation = dict[str, Any]


def observation_space(game_spec: GameSpec) -> spaces.Dict:
    """What a seat sees: the row of its view, and the words it may say now."""
    low, high = np.iinfo(np.int32).min, np.iinfo(np.int32).max
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, (game_spec.width,), np.int32),
            "action_mask": spaces.Box(0, 1, (len(game_spec.vocabulary),), np.int8),
        }
    )


def observe(episode: Episode, seat: Seat) -> Observation:
    """The seat's row and mask."""
    return {"observation": episode.row(seat), "action_mask": episode.mask(seat)}


class TurnsEnv(AECEnv[Seat, Observation, int]):
    """One seat speaks at a time, a word each time. What one seat says is sealed until the others have answered."""

    def __init__(self, game: str, mode: str | None = None, overrides: dict[str, int] | None = None) -> None:
        """Raises UnknownGame, UnknownMode or BadParameter."""
        super().__init__()
        self.game_spec = GameSpec(game, mode, overrides)
        self.metadata = {"name": f"hanpan/{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = list(self.game_spec.seats)
        self._space = observation_space(self.game_spec)
        self._actions = spaces.Discrete(len(self.game_spec.vocabulary))
        self._seed, self._number = 0, 0

    def observation_space(self, agent: Seat) -> spaces.Space[Any]:
        """The same for every seat."""
        return self._space

    def action_space(self, agent: Seat) -> spaces.Space[Any]:
        """The words of the game."""
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the first under a seed, or the next one under the same."""
        self._seed, self._number = (self._seed, self._number) if seed is None else (seed, 0)
        self.episode = Episode(self.game_spec, self._seed, self._number)
        self._number += 1
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Seat, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: Seat) -> Observation:
        """What the seat may know."""
        return observe(self.episode, agent)

    def step(self, action: int | None) -> None:
        """One word of the seat whose turn it is. Raises ValueError for a word that may not come now."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.episode.say(self.agent_selection, action)
        over = not self.episode.to_act
        for agent in self.agents:
            self.rewards[agent] = self.episode.reward(agent) if over else 0.0
            self.terminations[agent] = over
        self._accumulate_rewards()
        self._select()

    def render(self) -> str:
        """The answers that the seat to speak could give, one a line."""
        return render(self.episode)

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        to_act = self.episode.to_act
        self.agent_selection = to_act[0] if to_act else self.agents[0]


class TogetherEnv(ParallelEnv[Seat, Observation, int]):
    """All seats speak at once; whoever is not asked, or has finished, says STOP."""

    def __init__(self, game: str, mode: str | None = None, overrides: dict[str, int] | None = None) -> None:
        """Raises UnknownGame, UnknownMode or BadParameter."""
        self.game_spec = GameSpec(game, mode, overrides)
        self.metadata = {"name": f"hanpan/{game}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.possible_agents = list(self.game_spec.seats)
        self._space = observation_space(self.game_spec)
        self._actions = spaces.Discrete(len(self.game_spec.vocabulary))
        self._seed, self._number = 0, 0
        self.agents: list[Seat] = []

    def observation_space(self, agent: Seat) -> spaces.Space[Any]:
        """The same for every seat."""
        return self._space

    def action_space(self, agent: Seat) -> spaces.Space[Any]:
        """The words of the game."""
        return self._actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Seat, Observation], dict[Seat, dict[str, Any]]]:
        """Begin a game: the first under a seed, or the next one under the same."""
        self._seed, self._number = (self._seed, self._number) if seed is None else (seed, 0)
        self.episode = Episode(self.game_spec, self._seed, self._number)
        self._number += 1
        self.agents = list(self.possible_agents)
        return {agent: observe(self.episode, agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Seat, int]
    ) -> tuple[
        dict[Seat, Observation], dict[Seat, float], dict[Seat, bool], dict[Seat, bool], dict[Seat, dict[str, Any]]
    ]:
        """One word of each. A word that may not come loses the game at once for whoever says it."""
        seats = list(self.agents)
        wrong = [seat for seat in seats if not self.episode.mask(seat)[actions[seat]]]
        if not wrong:
            for seat in self.episode.to_act:
                self.episode.say(seat, actions[seat])
        over = bool(wrong) or not self.episode.to_act
        rewards = {seat: self._reward(seat, wrong) if over else 0.0 for seat in seats}
        infos: dict[Seat, dict[str, Any]] = {
            seat: {"illegal": actions[seat]} if seat in wrong else {} for seat in seats
        }
        seen = {seat: observe(self.episode, seat) for seat in seats}
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(seats, over), dict.fromkeys(seats, False), infos

    def _reward(self, seat: Seat, wrong: list[Seat]) -> float:
        if wrong:
            return -1.0 if seat in wrong else 0.0
        return self.episode.reward(seat)

    def render(self) -> str:
        """The answers that could be given, one a line."""
        return render(self.episode)

    def close(self) -> None:
        """Nothing is held open."""


def render(episode: Episode) -> str:
    """Who may say which words now."""
    words = episode.game_spec.vocabulary.words
    asked = (
        f"{seat}: {' | '.join(words[word] or '·' for word in s.following)}" for seat, s in episode.partials.items()
    )
    return "\n".join(asked) or f"over: {episode.outcome}"
