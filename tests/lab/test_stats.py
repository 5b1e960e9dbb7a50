"""Error bars and quantiles against numbers worked out elsewhere."""

import pytest

from hanpan.lab.stats import distribution, quantile, rate, wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (8, 10, 0.490162, 0.943318),  # published examples of the Wilson score interval
        (1, 10, 0.017876, 0.404150),
        (500, 1000, 0.469069, 0.530931),
    ],
)
def test_wilson_intervals(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=1e-5)


def test_wilson_at_the_edges() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 20)
    assert low == 0.0
    assert 0.1 < high < 0.2
    low, high = wilson(20, 20)
    assert high == 1.0
    assert 0.8 < low < 0.9
    assert all(wilson(0, of)[0] == 0.0 and wilson(of, of)[1] == 1.0 for of in range(1, 300))  # to the last digit


def test_an_interval_is_the_same_from_both_sides() -> None:
    wins, losses = rate(37, 90), rate(53, 90)
    assert wins.low == pytest.approx(1 - losses.high)
    assert wins.high == pytest.approx(1 - losses.low)


def test_a_distribution_of_known_numbers() -> None:
    dist = distribution({2: 1, 4: 3, 5: 2, 7: 1, 9: 1})
    assert (dist.count, dist.mean, dist.least, dist.most) == (8, 5.0, 2, 9)
    assert dist.deviation == pytest.approx(2.138089935)
    assert (dist.q05, dist.q25, dist.median, dist.q75, dist.q95) == (2, 4, 4, 5, 9)


def test_a_single_value() -> None:
    dist = distribution({3: 1})
    assert (dist.mean, dist.deviation, dist.median) == (3.0, 0.0, 3)


def test_quantiles_of_nothing() -> None:
    with pytest.raises(ValueError, match="empty"):
        quantile({}, 50)
