"""Glicko-2, as Mark Glickman describes it ("Example of the Glicko-2 system", 2012-2022), in plain arithmetic.

A period's games come in as two sums, so that a period may be added to game by game: the order of its games does not
matter, and what a player is rated at within it is what the whole period would come to if it ended now.
"""

import math
from typing import NamedTuple

SCALE = 173.7178  # points of the shown scale in one of the system's own
MIDDLE = 1500.0
WIDEST = 350.0  # deviation of somebody of whom nothing is known
TAU = 0.5  # how readily the volatility changes
_NEAR = 1e-9


class Skill(NamedTuple):
    """How strong somebody seems, how far off that may be (one standard deviation), and how erratic the results are."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


NEW = Skill()


class Period(NamedTuple):
    """What the games of one period say about a player: `weight` is how much, `gain` in which direction."""

    weight: float = 0.0
    gain: float = 0.0

    def plus(self, mine: Skill, rival: Skill, score: float) -> "Period":
        """With one more game against somebody, both as they were when the period began; a draw is 0.5."""
        damp = _damp(rival.deviation / SCALE)
        expect = _expect(damp, (mine.rating - rival.rating) / SCALE)
        return Period(self.weight + damp * damp * expect * (1 - expect), self.gain + damp * (score - expect))


EMPTY = Period()


def expected(mine: Skill, rival: Skill) -> float:
    """The score to expect of a game, from 0 to 1, by how far both ratings may be off."""
    damp = _damp(math.hypot(mine.deviation, rival.deviation) / SCALE)
    return _expect(damp, (mine.rating - rival.rating) / SCALE)


def after(skill: Skill, period: Period, tau: float = TAU) -> Skill:
    """The skill once a period is over; one without games only makes it less certain."""
    if not period.weight:
        return absent(skill, 1)
    phi = skill.deviation / SCALE
    volatility = _volatility(phi, skill.volatility, period, tau)
    before = math.hypot(phi, volatility)
    deviation = 1 / math.sqrt(1 / (before * before) + period.weight)
    rating = skill.rating + SCALE * deviation * deviation * period.gain
    return Skill(rating, min(deviation * SCALE, WIDEST), volatility)


def absent(skill: Skill, periods: int) -> Skill:
    """The skill after so many periods without a game."""
    grown = math.sqrt(skill.deviation**2 + periods * (skill.volatility * SCALE) ** 2)
    return skill._replace(deviation=max(skill.deviation, min(grown, WIDEST)))


def _damp(phi: float) -> float:
    """How much less a game tells against somebody whose own rating may be off by so much."""
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def _expect(damp: float, lead: float) -> float:
    return 1 / (1 + math.exp(-damp * lead))


def _volatility(phi: float, sigma: float, period: Period, tau: float) -> float:
    """Step 5 of the paper: the root of `f` by the Illinois method."""
    v = 1 / period.weight
    delta2, phi2, start = (v * period.gain) ** 2, phi * phi, math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        return e * (delta2 - phi2 - v - e) / (2 * (phi2 + v + e) ** 2) - (x - start) / (tau * tau)

    low = start
    if delta2 > phi2 + v:
        high = math.log(delta2 - phi2 - v)
    else:
        k = 1
        while f(start - k * tau) < 0:
            k += 1
        high = start - k * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _NEAR:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
