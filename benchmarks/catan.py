"""catanatron, the peer of the card games: whole games between its own random players."""

import random
from functools import partial

from catanatron import Color, Game, RandomPlayer

from benchmarks.measure import Task


def catan_games(players: int, count: int) -> int:
    """Whole games of catanatron; the number of its actions."""
    actions = 0
    for number in range(count):
        random.seed(number)
        game = Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=number)
        game.play()
        actions += len(game.state.actions)
    return actions


def tasks() -> list[Task]:
    """With two players and with four."""
    return [
        Task("catanatron 3.2, two random players", "games", 20, partial(catan_games, 2)),
        Task("catanatron 3.2, four random players", "games", 20, partial(catan_games, 4)),
    ]
