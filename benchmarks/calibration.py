"""Whether ratings promise what comes: players of known strength meet through the queue, and predictions are compared
with scores.

    python -m benchmarks.calibration [--games 100000] [--players 500] [--seed 1] [--by queue|chance]

Every player has a strength that never changes, drawn around 1500. On each day some of them look for rated games; the
queue of `hanpan.ratings.matching` brings them together by the ratings that they have so far (or chance does, as events
do in their first rounds), chance decides by the strengths, and the ledger of `hanpan.ratings` counts, as on the server.
Before each game the expected score is noted, as the ratings of that moment give it. The answer is a table by predicted
score: how many games, what was predicted on average, what came, and what the strengths themselves would have promised.
It ends with 1 where prediction and score differ by more than a point.
"""

import argparse
import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from hanpan.ratings.glicko import NEW, expected
from hanpan.ratings.ledger import PROVISIONAL, Rating, Result, Score, counted
from hanpan.ratings.matching import Seeker, pairs

POINT = 1.0  # percent: what predictions may be off over all games
BANDS = 10
SPREAD = 250.0  # of strengths around 1500
DRAWS = 0.05  # games that end without a winner, when both are equally strong
GAMES_A_DAY = 4  # that somebody who plays on a day plays, on average
PLAYS = 0.4  # of the players, on a day
DAY_MS = 86_400_000


class Game(NamedTuple):
    """What was predicted of a game for its first player, what came, and what the strengths promise."""

    predicted: float
    came: float
    promised: float
    settled: bool  # neither rating was provisional


def played(games: int, players: int, seed: int, by: str) -> Iterator[Game]:
    """So many games, one after another."""
    chance = random.Random(seed)
    strengths = [chance.gauss(1500, SPREAD) for _ in range(players)]
    ratings: dict[str, Rating] = {}
    day, n = 0, 0
    while n < games:
        day += 1
        rounds = [chance.randrange(1, 2 * GAMES_A_DAY) if chance.random() < PLAYS else 0 for _ in range(players)]
        met: dict[frozenset[str], int] = {}
        for turn in range(max(rounds)):
            at = day * DAY_MS + turn * 3_600_000
            seekers = [
                _seeker(str(one), ratings, day, at - chance.randrange(50_000))
                for one, wanted in enumerate(rounds)
                if wanted > turn
            ]
            apart = {pair for pair, times in met.items() if times >= 5}
            for one, other in pairs(seekers, at, apart) if by == "queue" else _drawn(seekers, apart, chance):
                pair = frozenset((one.user, other.user))
                met[pair] = met.get(pair, 0) + 1
                yield _game(one.user, other.user, at, n, strengths, ratings, chance)
                n += 1
                if n == games:
                    return


def _drawn(seekers: list[Seeker], apart: set[frozenset[str]], chance: random.Random) -> list[tuple[Seeker, Seeker]]:
    """Pairs by chance."""
    chance.shuffle(seekers)
    found = zip(seekers[::2], seekers[1::2], strict=False)
    return [(one, other) for one, other in found if frozenset((one.user, other.user)) not in apart]


def _seeker(user: str, ratings: dict[str, Rating], day: int, since: int) -> Seeker:
    skill = ratings[user].on(day).now if user in ratings else NEW
    return Seeker(user, "game", skill.rating, skill.deviation, since)


def _game(
    one: str,
    other: str,
    at: int,
    n: int,
    strengths: list[float],
    ratings: dict[str, Rating],
    chance: random.Random,
) -> Game:
    day = at // DAY_MS
    mine, rival = (ratings[user].on(day).now if user in ratings else NEW for user in (one, other))
    promised = 1 / (1 + 10 ** ((strengths[int(other)] - strengths[int(one)]) / 400))
    drawn = DRAWS * 4 * promised * (1 - promised)
    lot = chance.random()
    score: Score = 2 if lot < promised - drawn / 2 else 1 if lot < promised + drawn / 2 else 0
    result = Result(n, str(n), at, "game", "all", one, other, score)
    ratings[one], ratings[other] = counted(ratings.get(one), ratings.get(other), result)
    settled = max(mine.deviation, rival.deviation) <= PROVISIONAL
    return Game(expected(mine, rival), score / 2, promised, settled)


class Row(NamedTuple):
    """Games of about the same prediction; scores in points of a hundred."""

    games: int
    predicted: float
    came: float
    promised: float


def row(games: Iterable[Game]) -> Row:
    """The means of these games, from the side that was expected to do better."""
    kept = [each if each.predicted >= 0.5 else _turned(each) for each in games]
    count = max(1, len(kept))
    return Row(len(kept), *(round(100 * sum(each[at] for each in kept) / count, 2) for at in range(3)))


def _turned(game: Game) -> Game:
    return Game(1 - game.predicted, 1 - game.came, 1 - game.promised, game.settled)


def bands(games: Iterable[Game]) -> list[Row]:
    """The games by what was predicted for the side that was expected to do better, in bands of five points."""
    found: dict[int, list[Game]] = {}
    for game in games:
        better = max(game.predicted, 1 - game.predicted)
        found.setdefault(min(BANDS - 1, int((better - 0.5) * 2 * BANDS)), []).append(game)
    return [row(each) for _, each in sorted(found.items())]


def main() -> int:
    """Play, compare, print, and keep out/calibration.json."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by", choices=("queue", "chance"), default="queue")
    parser.add_argument("--out", type=Path, default=Path("out/calibration.json"))
    options = parser.parse_args()
    games = list(played(options.games, options.players, options.seed, options.by))
    settled = [game for game in games if game.settled]
    every, sure, table = row(games), row(settled), bands(games)
    print("  games  predicted   came  by strength")
    for each in (*table, every, sure):
        print(f"{each.games:7}  {each.predicted:9.2f}  {each.came:5.2f}  {each.promised:11.2f}")
    print("The last two lines are all games, and those without a provisional rating.")
    weighed = sum(each.games * abs(each.predicted - each.came) for each in table) / len(games)
    print(f"On average over the bands prediction and score differ by {weighed:.2f} points.")
    options.out.parent.mkdir(parents=True, exist_ok=True)
    told = {"all": every._asdict(), "settled": sure._asdict(), "bands": [each._asdict() for each in table]}
    options.out.write_text(json.dumps({**told, "differ": weighed}, indent=1) + "\n", "utf-8")
    return int(max(weighed, abs(every.predicted - every.came)) > POINT)


if __name__ == "__main__":
    raise SystemExit(main())
