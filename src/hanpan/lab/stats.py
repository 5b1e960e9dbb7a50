"""Counts into rates with error bars, and distributions with quantiles."""

import math
from collections.abc import Mapping

import msgspec

Z_95 = 1.959963984540054  # a normal variable lies within this many deviations 95 % of the time


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, with the Wilson 95 % interval of its rate."""

    count: int
    of: int
    rate: float
    low: float
    high: float


class Distribution(msgspec.Struct, frozen=True):
    """Whole numbers as they came up."""

    count: int
    mean: float
    deviation: float
    least: int
    q05: int
    q10: int
    q25: int
    median: int
    q75: int
    q90: int
    q95: int
    most: int


def wilson(count: int, of: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson score interval of count/of; everything is possible when nothing was tried."""
    if of == 0:
        return 0.0, 1.0
    share = count / of
    spread = z * z / of
    centre = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    low = 0.0 if count == 0 else centre - half
    high = 1.0 if count == of else centre + half
    return low, high


def rate(count: int, of: int) -> Rate:
    """The rate and its interval."""
    low, high = wilson(count, of)
    return Rate(count, of, count / of if of else 0.0, low, high)


def distribution(counts: Mapping[int, int]) -> Distribution:
    """What a histogram of at least one value says; the sums are whole numbers, so their order is no matter."""
    values = sorted(value for value, times in counts.items() if times)
    number = sum(counts.values())
    total = sum(value * counts[value] for value in values)
    squares = sum(value * value * counts[value] for value in values)
    variance = (number * squares - total * total) / (number * (number - 1)) if number > 1 else 0.0
    return Distribution(
        count=number,
        mean=total / number,
        deviation=math.sqrt(variance),
        least=values[0],
        q05=quantile(counts, 5),
        q10=quantile(counts, 10),
        q25=quantile(counts, 25),
        median=quantile(counts, 50),
        q75=quantile(counts, 75),
        q90=quantile(counts, 90),
        q95=quantile(counts, 95),
        most=values[-1],
    )


def quantile(counts: Mapping[int, int], percent: int) -> int:
    """The least value that at least so many percent of the values do not exceed."""
    number = sum(counts.values())
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached and reached * 100 >= percent * number:
            return value
    raise ValueError("an empty histogram has no quantile")
