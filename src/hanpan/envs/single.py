"""Gymnasium: one seat of a game, the others played by bots."""

from typing import Any

import gymnasium
from gymnasium import spaces

from hanpan.bots.catalogue import load_bot, usual_bot
from hanpan.core.contract.seat import Seat
from hanpan.envs.episode import Episode, GameSpec
from hanpan.envs.turns import Observation, observation_space, observe, render
from hanpan.games.registry import default_game, game_ids

_VERSION = 0


class SeatEnv(gymnasium.Env[Observation, Any]):
    """Play one seat, a word a step. The mask of the words that may come is in the observation."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium's own spelling)

    def __init__(
        self,
        game: str | None = None,
        mode: str | None = None,
        seat: Seat = "p1",
        opponent: str | None = None,
        overrides: dict[str, int] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """By default the first of our games, against its usual bot. Raises UnknownGame, UnknownMode, UnknownBot or
        BadParameter."""
        self.game_spec = GameSpec(game or default_game(), mode, overrides)
        opponent = opponent or usual_bot(self.game_spec.game.info.id)
        self.seat = seat
        self.render_mode = render_mode
        self.bots = {one: load_bot(self.game_spec.game, opponent) for one in self.game_spec.seats if one != seat}
        self.observation_space = observation_space(self.game_spec)
        self.action_space = spaces.Discrete(len(self.game_spec.vocabulary))
        self._number = 0
        self._base = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: the first under a seed, or the next one under the same."""
        super().reset(seed=seed)
        self._base, self._number = (self._base, self._number) if seed is None else (seed, 0)
        self.episode = Episode(self.game_spec, self._base, self._number)
        self._number += 1
        self._let_others_answer()
        return observe(self.episode, self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One word. Raises ValueError for a word that may not come now."""
        self.episode.say(self.seat, action)
        self._let_others_answer()
        over = not self.episode.to_act
        reward = self.episode.reward(self.seat) if over else 0.0
        return observe(self.episode, self.seat), reward, over, False, {}

    def render(self) -> str | None:
        """The words that may come now."""
        return render(self.episode) if self.render_mode == "ansi" else None

    def _let_others_answer(self) -> None:
        while others := [seat for seat in self.episode.to_act if seat != self.seat]:
            self.episode.answer_with(others[0], self.bots[others[0]])


def register() -> None:
    """Make `gymnasium.make("hanpan/<game>-v0")` and its like work."""
    for game in game_ids():
        name = f"hanpan/{game}-v{_VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="hanpan.envs.single:SeatEnv", kwargs={"game": game})
