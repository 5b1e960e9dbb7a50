"""What of ours is measured."""

from collections.abc import Callable
from functools import partial
from itertools import cycle

from benchmarks.measure import Task
from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.codec import encode, state_hash
from hanpan.core.match.play import play_out
from hanpan.core.match.seeded import seeded_match
from hanpan.games.loading import load_game

GAME = load_game("dice-battle")


def games(level: str, count: int) -> int:
    """Whole regular games between two bots, with views, checks and events."""
    bot = load_bot(GAME, level)
    total = 0
    for number in range(count):
        played = play_out(GAME, "regular", {"p1": bot, "p2": bot}, SeedKeys(1, number))
        total += len(played.events)
    return total


def create_states(count: int) -> int:
    """First states, with their energy draws."""
    return sum(GAME.setup("regular", SeededChance(number, 0)).state.players[0].energy for number in range(count))


def repeat(make: Callable[[], bytes | str | object], count: int) -> int:
    """One small thing, many times."""
    for _ in range(count):
        result = make()
    return len(str(result))


def tasks() -> list[Task]:
    """Every measurement of ours."""
    match = seeded_match(GAME, "regular", seed=7)
    states = []
    while len(match.steps) < 12:
        states.append(match.state)
        match.play({seat: GAME.legal(match.state, seat)[-1] for seat in match.pending})
    record = match.steps[-1]
    looked_at = cycle(states)  # a state that was looked at just now costs less
    line = {"n": 12, "moves": record.moves, "draws": record.draws, "hash": record.hash}
    return [
        Task("random against random, regular games", "games", 400, partial(games, "random")),
        Task("hard against hard, regular games", "games", 200, partial(games, "hard")),
        Task("create a state", "states", 5_000, create_states),
        Task("hash a state", "hashes", 20_000, partial(repeat, lambda: state_hash(match.state))),
        Task("make a view", "views", 20_000, partial(repeat, lambda: GAME.view(next(looked_at), "p1"))),
        Task("write a replay line", "lines", 20_000, partial(repeat, lambda: encode(line))),
    ]
