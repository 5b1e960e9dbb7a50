"""What is asked about, who plays the games, and numbers with an interval and a game behind them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import NormalDist
from typing import TypeAlias

import msgspec

from hanpan.games.loading import load_game
from hanpan.lab.dataframes import pl
from hanpan.lab.questions.setups import Setup
from hanpan.lab.stats import wilson
from hanpan.lab.trials import Side, Trial

Play: TypeAlias = Callable[[Iterable[Trial]], Iterator[tuple[Trial, pl.DataFrame]]]
"""Plays trials and gives their rows in the order of the trials."""

ERROR = 0.05  # how often all intervals of a family together may be wrong


class Figure(msgspec.Struct, frozen=True):
    """A number with its interval, out of so many games, and one of them to look at."""

    value: float
    low: float
    high: float
    of: int
    example: Trial | None = None


def trial(setup: Setup, *sides: Side, games: int | None = None, facts: bool = False) -> Trial:
    """The setup's games between these sides; by default its level on every seat."""
    seats = len(load_game(setup.game, setup.overrides).info.seats)
    chosen = sides or tuple(Side(setup.level) for _ in range(seats))
    count = games or setup.games
    return Trial(setup.game, setup.mode, setup.overrides, chosen, setup.seed, 0, count, facts, setup.day)


def example(of: Trial, number: int) -> Trial:
    """One game of a trial."""
    return msgspec.structs.replace(of, first=number, count=1, facts=False)


def mean(values: pl.Series, games: pl.Series, of: Trial | None = None, family: int = 1) -> Figure:
    """The mean with its interval, and a game that is near it. `family`: how many such intervals shall hold together."""
    known = values.is_not_null()
    values, games = values.filter(known).cast(pl.Float64), games.filter(known)
    count = len(values)
    if not count:
        return Figure(0.0, 0.0, 0.0, 0)
    if values.is_in([0.0, 1.0]).all():
        return share(values == 1, games, of, family)
    centre = _number(values.mean())
    half = z_of(family) * _number(values.std()) / count**0.5 if count > 1 else 0.0
    near = (values - centre).abs().arg_min()
    return Figure(centre, centre - half, centre + half, count, _at(of, games, near))


def difference(after: pl.Series, before: pl.Series, family: int = 1) -> Figure:
    """The mean of paired differences with its interval.

    Two made-up pairs, one up and one down by one, widen it: a few pairs without a difference do not prove that there
    is none.
    """
    apart = (after.cast(pl.Float64) - before.cast(pl.Float64)).drop_nulls()
    count = len(apart)
    if not count:
        return Figure(0.0, 0.0, 0.0, 0)
    centre = _number(apart.mean())
    squares = _number(((apart - centre) ** 2).sum()) + 2
    half = z_of(family) * (squares / (count + 2)) ** 0.5 / (count + 2) ** 0.5
    return Figure(centre, centre - half, centre + half, count)


def share(happened: pl.Series, games: pl.Series, of: Trial | None = None, family: int = 1) -> Figure:
    """How often it happened with the Wilson interval, and the first game in which it did."""
    known = happened.is_not_null()
    happened, games = happened.filter(known), games.filter(known)
    count = int(happened.sum())
    return counted(count, len(happened), _at(of, games, happened.arg_max() if count else None), family)


def counted(count: int, total: int, shown: Trial | None = None, family: int = 1) -> Figure:
    """A part of all games with its Wilson interval, and a game to show for it."""
    low, high = wilson(count, total, z_of(family))
    return Figure(count / total if total else 0.0, low, high, total, shown)


def z_of(family: int) -> float:
    """How many deviations an interval reaches so that all of a family hold together 95 % of the time (Bonferroni)."""
    return NormalDist().inv_cdf(1 - ERROR / (2 * max(1, family)))


def rows_of(play: Play, trials: Sequence[Trial]) -> list[pl.DataFrame]:
    """The rows of each trial."""
    return [rows for _, rows in play(trials)]


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def _at(of: Trial | None, games: pl.Series, index: int | None) -> Trial | None:
    return None if of is None or index is None else example(of, int(games[index]))
