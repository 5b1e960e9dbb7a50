"""A game under way as a learner meets it: words in, rows of numbers out. Cheap to copy in the middle."""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanpan.core.chance.chance import SeededChance, SeedKeys, step_chance
from hanpan.core.contract.bot import BOT_STEP, Bot
from hanpan.core.contract.game import AnyGame, Outcome
from hanpan.core.contract.seat import Seat
from hanpan.envs.features import Encoder
from hanpan.envs.partial_action import STOP, PartialAction, Vocabulary, partial_action_of
from hanpan.envs.words import vocabulary_of
from hanpan.games.loading import load_game
from hanpan.plugin import view_type

Mask = NDArray[np.int8]


class GameSpec:
    """What all games of one kind share: the rules, the words, the shape of a row."""

    def __init__(self, game_id: str, mode: str | None = None, overrides: dict[str, int] | None = None) -> None:
        """Raises UnknownGame, UnknownMode or BadParameter."""
        self.game: AnyGame = load_game(game_id, overrides)
        self.mode = self.game.info.mode(mode)
        self.vocabulary = Vocabulary(game_id)
        self.encoder = _encoder(self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        """Named, not copied: nothing in it ever changes."""
        return game_spec, (self.game.info.id, self.mode, tuple(self.game.info.overrides.items()))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return self.game.info.seats

    @property
    def width(self) -> int:
        """How long a row is: what the seat sees, then one place for each word, how often it has said it by now."""
        return len(self.encoder) + len(self.vocabulary)

    def row(self, view: Any, partial: PartialAction | None) -> NDArray[np.int32]:
        """What a seat sees, and the words of its answer so far."""
        said = np.zeros(len(self.vocabulary), np.int32)
        if partial is not None:
            np.add.at(said, list(partial.said), 1)
        return np.concatenate((self.encoder.row(view), said))


@lru_cache
def game_spec(game_id: str, mode: str | None, overrides: tuple[tuple[str, int], ...]) -> GameSpec:
    """The one for these rules, made once."""
    return GameSpec(game_id, mode, dict(overrides))


def _encoder(game: AnyGame) -> Encoder:
    return Encoder(view_type(game), vocabulary_of(game.info.id).shape, game.info.seats)


class Episode:
    """One game. Answers are sealed until all who are asked have answered."""

    def __init__(self, game_spec: GameSpec, seed: int, number: int = 0) -> None:
        self.game_spec = game_spec
        self.keys = SeedKeys(seed, number)
        self.state = game_spec.game.setup(game_spec.mode, step_chance(self.keys, 0, 0)).state
        self.steps = 0
        self.sealed: dict[Seat, Any] = {}
        self.partials: dict[Seat, PartialAction] = {}
        self._ask()

    def copy(self) -> "Episode":
        """The same game, to be played on by itself; states are immutable, so this costs nothing."""
        twin = object.__new__(Episode)
        twin.__dict__ = self.__dict__ | {"sealed": dict(self.sealed), "partials": dict(self.partials)}
        return twin

    def __deepcopy__(self, memo: object) -> "Episode":
        return self.copy()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        return self.game_spec.game.outcome(self.state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats whose answer is not whole yet."""
        return tuple(self.partials)

    def row(self, seat: Seat) -> NDArray[np.int32]:
        """What the seat sees, and what it has said so far."""
        return self.game_spec.row(self.game_spec.game.view(self.state, seat), self.partials.get(seat))

    def mask(self, seat: Seat) -> Mask:
        """Which words the seat may say now; only STOP for one that is not asked, none after the end."""
        mask = np.zeros(len(self.game_spec.vocabulary), np.int8)
        partial = self.partials.get(seat)
        if partial is not None:
            mask[list(partial.following)] = 1
        elif self.partials:
            mask[STOP] = 1
        return mask

    def say(self, seat: Seat, word: int) -> None:
        """One more word of the seat's answer. Raises ValueError for a word that may not come now."""
        partial = self.partials.get(seat)
        if partial is None:
            raise ValueError(f"{seat} is not asked")
        partial = partial.say(int(word))
        whole = partial.whole
        if whole is None:
            self.partials[seat] = partial
        else:
            self._seal(seat, whole)
        self._go_on()

    def answer_with(self, seat: Seat, bot: Bot) -> None:
        """Let a bot answer for the seat, with draws of its own as everywhere."""
        game = self.game_spec.game
        chance = SeededChance(self.keys.round_key(game.round(self.state)), BOT_STEP + self.steps + 1)
        prompt = game.pending(self.state)[seat]
        action = bot.choose(game.view(self.state, seat), prompt, game.legal(self.state, seat), chance)
        self._seal(seat, action)
        self._go_on()

    def reward(self, seat: Seat) -> float:
        """1 for a win, −1 for a loss, 0 for a draw and while the game goes on."""
        outcome = self.outcome
        return 0.0 if outcome is None else 2 * outcome.score(seat) - 1

    def _seal(self, seat: Seat, action: Any) -> None:
        self.sealed[seat] = action
        del self.partials[seat]

    def _go_on(self) -> None:
        if self.partials or not self.sealed:
            return
        game = self.game_spec.game
        moves = {seat: self.sealed[seat] for seat in game.info.seats if seat in self.sealed}
        self.steps += 1
        self.state = game.apply(self.state, moves, step_chance(self.keys, game.round(self.state), self.steps)).state
        self.sealed = {}
        self._ask()

    def _ask(self) -> None:
        game, vocabulary = self.game_spec.game, self.game_spec.vocabulary
        for seat in game.pending(self.state):
            self.partials[seat] = partial_action_of(game, vocabulary, self.state, seat)
