"""The words that the answers of a game are made of: those that it declares, else those that games of chance show."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from hanpan.core.chance.chance import SeedKeys, step_chance
from hanpan.core.contract.answers import drawn, pieces_of
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.game import AnyGame
from hanpan.games.loading import load_game
from hanpan.games.registry import plugin
from hanpan.plugin import Shape, Vocabulary, loaded

_GAMES = 20  # of each mode, looked through where a game declares no words
_NUMBERS = 21  # from 0 on, that are words in any case


def vocabulary_of(game_id: str) -> Vocabulary:
    """The words and the shape that the game declares, or those found in some games of it. Raises UnknownGame."""
    declared = plugin(game_id).vocabulary
    return _found(game_id) if declared is None else loaded(declared)


@lru_cache
def _found(game_id: str) -> Vocabulary:
    game = load_game(game_id)
    seen = {word for mode in game.info.playable for number in range(_GAMES) for word in _words(game, mode, number)}
    words = tuple(sorted(seen | {str(number) for number in range(_NUMBERS)}))
    return Vocabulary(words, Shape(words, lenient=True))


def _words(game: AnyGame, mode: str, number: int) -> Iterator[str]:
    """Every word that could be said in a game of chance."""
    keys = SeedKeys(0, number)
    state, steps = game.setup(mode, step_chance(keys, 0, 0)).state, 0
    while pending := game.pending(state):
        moves: dict[Any, Any] = {}
        steps += 1
        for action in game.samples(state) if hasattr(game, "samples") else ():
            yield from game.write(action).split()
        for seat, prompt in pending.items():
            view, legal = game.view(state, seat), game.legal(state, seat)
            if prompt.composed:
                yield from (word for piece in pieces_of(game, view, prompt)(()) for word in piece.split())
            for action in legal:
                yield from game.write(action).split()
            moves[seat] = drawn(game, view, prompt, legal, bot_chance(keys, game.round(state), steps))
            yield from game.write(moves[seat]).split()
        state = game.apply(state, moves, step_chance(keys, game.round(state), steps)).state
