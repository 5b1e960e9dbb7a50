"""How much is luck: the same dice under two hands.

Two levels play every seed twice, with the seats exchanged; a player alone plays it once at each level. Of the variance
of the first seat's score, what follows the seed whoever plays is the luck of the dice, what follows the player whatever
the seed is play, and the rest is both: dice that one of them knew to use.
"""

from typing import Any

import msgspec
import numpy as np

from hanpan.lab.dataframes import pl
from hanpan.lab.questions.asked import Figure, Play, difference, example, mean, rows_of, trial
from hanpan.lab.questions.setups import Setup, rivals, seats_of
from hanpan.lab.trials import Side, Trial

_RESAMPLES = 2000
_LIMITS = (2.5, 97.5)  # percentiles of what the resamples say


class Rival(msgspec.Struct, frozen=True):
    """The level against another: its score over both seats, and the parts of the variance; they add up to one."""

    level: str
    score: Figure  # two seats: of our level against this one; one seat: how much more often it wins
    dice: Figure
    play: Figure
    both: Figure


def wanted(setup: Setup) -> list[Trial]:
    """The games it takes: two trials a rival; none where three and more play, for whom luck has no such parts."""
    seats = seats_of(setup)
    return [one for level in rivals(setup) for one in _pair(setup, level, seats == 1)] if seats <= 2 else []


def luck(setup: Setup, play: Play) -> tuple[Rival, ...]:
    """The setup's level against others. A game without variance (all won) has no parts, all zero."""
    levels, trials = rivals(setup), wanted(setup)
    if not trials:
        return ()
    alone, rows = seats_of(setup) == 1, rows_of(play, trials)
    return tuple(
        _rival(level, alone, trials[2 * at], rows[2 * at], rows[2 * at + 1]) for at, level in enumerate(levels)
    )


def shares(tables: Any) -> Any:
    """The parts of dice, play and both, out of how many seeds gave each pair of scores (0, a half, 1).

    Of one table of three by three, or of many in an array; a table in which nothing varies has no parts.
    """
    values = np.array([0.0, 0.5, 1.0])
    count = tables.sum(axis=(-2, -1))
    rows, columns = tables.sum(axis=-1), tables.sum(axis=-2)
    first, second = rows @ values / count, columns @ values / count
    dice = tables @ values @ values / count - first * second
    hands = ((first - second) / 2) ** 2
    whole = (rows + columns) @ values**2 / (2 * count) - ((first + second) / 2) ** 2
    varies = whole > 1e-12
    scale = np.where(varies, whole, 1)
    return np.stack([dice / scale, hands / scale, 1 - (dice + hands) / scale], axis=-1) * varies[..., None]


def _pair(setup: Setup, level: str, alone: bool) -> tuple[Trial, Trial]:
    own, other = Side(setup.level), Side(level)
    return (trial(setup, own), trial(setup, other)) if alone else (trial(setup, own, other), trial(setup, other, own))


def _rival(level: str, alone: bool, first: Trial, there: pl.DataFrame, back: pl.DataFrame) -> Rival:
    one, two, games = there["score0"], back["score0"], there["game"]
    score = one - two if alone else (one + 1 - two) / 2
    table = _table(one.to_numpy(), two.to_numpy())
    found = shares(table)
    drawn = np.random.default_rng(len(games)).multinomial(len(games), table.ravel() / len(games), _RESAMPLES)
    spread = shares(drawn.reshape(-1, *table.shape))
    figures = []
    for at, told in enumerate(_examples(first, there, back)):
        low, high = (float(limit) for limit in np.percentile(spread[:, at], _LIMITS))
        figures.append(Figure(float(found[at]), low, high, len(games), told))
    even = 0.0 if alone else 0.5
    apart, near = difference(score, score * 0 + even), mean(score, games, first).example
    low, high = max(apart.low + even, -1.0 if alone else 0.0), min(apart.high + even, 1.0)
    return Rival(level, Figure(apart.value + even, low, high, len(games), near), *figures)


def _examples(first: Trial, there: pl.DataFrame, back: pl.DataFrame) -> tuple[Trial | None, Trial | None, Trial | None]:
    """A seed that the same seat wins under both hands, one that the same hand wins, none for the rest."""
    wanted = (there["score0"] == back["score0"], there["score0"] > back["score0"])
    seeds = [there["game"].filter(held).head(1).to_list() for held in wanted]
    same, parted = (example(first, numbers[0]) if numbers else None for numbers in seeds)
    return same, parted, None


def _table(one: Any, two: Any) -> Any:
    """How many seeds gave each pair of scores: 0, a half or 1 under either hand."""
    return np.histogram2d(one * 2, two * 2, bins=(3, 3), range=((-0.5, 2.5), (-0.5, 2.5)))[0]
