"""OpenSpiel: a game with every draw as a chance node of known odds, so that its exact algorithms apply.

Needs the package `open_spiel`. The rules ask for draws by calling `chance.pick` in the middle of a step; here the
step is run again with one more outcome each time, until it needs no further draw.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np
import pyspiel

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.event import sent
from hanpan.core.contract.game import AnyGame, Step
from hanpan.core.contract.params import seat_counts
from hanpan.envs.episode import GameSpec, game_spec
from hanpan.envs.partial_action import PartialAction, partial_action_of
from hanpan.games.registry import default_game

T = TypeVar("T")

_MOST_OPTIONS = 64  # of one draw
_MOST_WORDS = 8  # of one answer, on average over a game
_TYPES: dict[str, pyspiel.GameType] = {}


def spiel_game(game: str | None = None, mode: str | None = None, overrides: dict[str, int] | None = None) -> Any:
    """The game as OpenSpiel knows games, by default the first one. Raises UnknownGame, UnknownMode or BadParameter."""
    return SpielGame(GameSpec(game or default_game(), mode, overrides))


class _NeedsDraw(Exception):
    """The step cannot go on without one more outcome."""

    def __init__(self, shares: list[int]) -> None:
        super().__init__()
        self.shares = shares


class _PathChance:
    """Follows the outcomes found so far, then asks."""

    def __init__(self, path: Sequence[int]) -> None:
        self._path = path
        self._at = 0

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        if self._at >= len(self._path):
            raise _NeedsDraw(list(weights) if weights is not None else [1] * len(options))
        self._at += 1
        return options[self._path[self._at - 1]]


class SpielGame(pyspiel.Game):
    """One game under one set of numbers."""

    def __init__(self, rules: GameSpec) -> None:
        self.game_spec = rules
        info = rules.game.info
        super().__init__(
            _type_of(rules.game),
            pyspiel.GameInfo(
                num_distinct_actions=len(rules.vocabulary),
                max_chance_outcomes=_MOST_OPTIONS,
                num_players=len(info.seats),
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=info.max_steps * len(info.seats) * _MOST_WORDS,
            ),
            {},
        )

    def new_initial_state(self) -> "SpielState":
        """The state before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """An observer that gives the seat's row."""
        return SpielObserver(self.game_spec)


class SpielState(pyspiel.State):
    """A moment of a game: a draw to be made, a word to be said, or the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game_spec = game.game_spec
        self.state: Any = None
        self.partials: dict[str, PartialAction] = {}
        self.sealed: dict[str, Any] = {}
        self.memories: dict[str, list[str]] = {seat: [] for seat in self.game_spec.seats}
        self._path: list[int] = []
        self._shares: list[int] | None = None
        self._go_on()

    def current_player(self) -> int:
        """Whose word it is; a draw and the end have numbers of their own."""
        if self._shares is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.partials:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.game_spec.seats.index(next(iter(self.partials)))

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.partials[self.game_spec.seats[player]].following)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the draw, with their odds."""
        assert self._shares is not None
        total = sum(self._shares)
        return [(number, share / total) for number, share in enumerate(self._shares) if share]

    def _apply_action(self, action: int) -> None:
        if self._shares is not None:
            self._path.append(action)
            self._go_on()
            return
        seat = next(iter(self.partials))
        self.memories[seat].append(f"> {self.game_spec.vocabulary.words[action]}")
        partial = self.partials[seat].say(action)
        whole = partial.whole
        if whole is None:
            self.partials[seat] = partial
            return
        self.sealed[seat] = whole
        del self.partials[seat]
        if not self.partials:
            self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.game_spec.vocabulary.words[action] or "stop"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._shares is None and not self.partials

    def returns(self) -> list[float]:
        """From 1 for the winner to −1 for the loser, 0 for a draw; in between by place where there are more."""
        outcome = self.game_spec.game.outcome(self.state) if self.is_terminal() else None
        return [0.0 if outcome is None else 2 * outcome.score(seat) - 1 for seat in self.game_spec.seats]

    def information_state_string(self, player: int | None = None) -> str:
        """Everything the seat has seen and said so far."""
        return "\n".join(self.memories[self.game_spec.seats[self.current_player() if player is None else player]])

    def __str__(self) -> str:
        said = {seat: partial.said for seat, partial in self.partials.items()}
        return f"{self.state} {self.sealed} {said} {self._path}"

    def _go_on(self) -> None:
        """Run the step with the outcomes found so far, to its end or to the next draw."""
        try:
            step = self._step()(_PathChance(self._path))
        except _NeedsDraw as needs:
            self._shares = needs.shares
            return
        self._shares, self._path, self.sealed = None, [], {}
        self.state = step.state
        for seat, memory in self.memories.items():
            memory.extend(str(sent(event, seat)) for event in step.events)  # type: ignore[arg-type]
        game, vocabulary = self.game_spec.game, self.game_spec.vocabulary
        self.partials = {
            seat: partial_action_of(game, vocabulary, step.state, seat) for seat in game.pending(step.state)
        }

    def _step(self) -> Callable[[Chance], Step]:
        game = self.game_spec.game
        if self.state is None:
            return lambda chance: game.setup(self.game_spec.mode, chance)
        moves = {seat: self.sealed[seat] for seat in game.info.seats if seat in self.sealed}
        return lambda chance: game.apply(self.state, moves, chance)


class SpielObserver:
    """The row of a seat as a tensor."""

    def __init__(self, rules: GameSpec) -> None:
        self.game_spec = rules
        self.tensor = np.zeros(rules.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """What the seat sees now."""
        seat = self.game_spec.seats[player]
        self.tensor.fill(0)
        if state.state is not None:
            view = self.game_spec.game.view(state.state, seat)
            self.tensor[:] = self.game_spec.row(view, state.partials.get(seat))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat has seen and said."""
        return state.information_state_string(player)


def _type_of(game: AnyGame) -> pyspiel.GameType:
    """The kind of game, registered once: OpenSpiel keeps a list of all games."""
    game_id, counts = game.info.id, list(seat_counts(game.params)) or [len(game.info.seats)]
    if game_id not in _TYPES:
        name = f"hanpan_{game_id.replace('-', '_')}"
        kind = pyspiel.GameType(
            short_name=name,
            long_name=f"Hanpan {game_id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,  # places too: their scores add up to the same always
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(counts),
            min_num_players=min(counts),
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )
        _TYPES[game_id] = kind

        class Usual(SpielGame):
            """The game in its usual mode. A class, not a function: OpenSpiel lets go of it after Python has ended."""

            def __init__(self, params: Any = None) -> None:
                super().__init__(game_spec(game_id, None, ()))

        pyspiel.register_game(kind, Usual)
    return _TYPES[game_id]
