"""How much memory a finished game leaves behind: a line through samples."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

_BLOCK = 64  # bytes of a small object, about


class Line(NamedTuple):
    """What one game more adds, and how sure that is."""

    slope: float
    error: float  # standard error of the slope

    def above(self, limit: float) -> bool:
        """Whether the growth is more than the limit, beyond twice the error."""
        return self.slope - 2 * self.error > limit


def fitted(games: Sequence[float], values: Sequence[float]) -> Line:
    """Least squares. Raises ValueError for fewer than three samples, or where no game was finished between them."""
    number = len(games)
    if number < 3:
        raise ValueError(f"{number} samples, at least 3 are needed")
    middle, height = sum(games) / number, sum(values) / number
    spread = sum((x - middle) ** 2 for x in games)
    if spread == 0:
        raise ValueError("no game was finished between the samples")
    slope = sum((x - middle) * (y - height) for x, y in zip(games, values, strict=True)) / spread
    rest = sum((y - height - slope * (x - middle)) ** 2 for x, y in zip(games, values, strict=True))
    return Line(slope, (rest / (number - 2) / spread) ** 0.5)


def cause(lines: Mapping[str, Line], limit: float) -> str | None:
    """Why the memory of the process (`rss`) grows by more than the limit for each game, if what it holds does not:
    neither small objects (`blocks`) nor larger ones (`heap`). None where that is not known, so that it is a fault."""
    held = lines["blocks"].above(limit / _BLOCK) or lines["heap"].above(limit)
    return None if held else "what the process holds does not grow; freed memory is kept by the allocator, in pieces"
