"""The calendar of ratings: a period is a day, a season a quarter of a year, both in UTC."""

from datetime import UTC, date, datetime, timedelta
from typing import Annotated, TypeAlias

from msgspec import Meta

_EPOCH = date(1970, 1, 1)
_QUARTER = 3  # months

SeasonName: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{4}-q[1-4]$", max_length=7)]
"""As in 2026-q4."""


def period_of(at: int) -> int:
    """The period of a moment (milliseconds since the epoch): days since the epoch."""
    return at // 86_400_000


def season_of(period: int) -> str:
    """The season that a period falls into, as in 2026-q4."""
    day = _EPOCH + timedelta(days=period)
    return f"{day.year}-q{(day.month - 1) // _QUARTER + 1}"


def season_at(at: int) -> str:
    """The season of a moment."""
    return season_of(period_of(at))


def first_period(season: str) -> int:
    """The first period of a season."""
    year, quarter = season.split("-q")
    return (date(int(year), (int(quarter) - 1) * _QUARTER + 1, 1) - _EPOCH).days


def next_season(season: str) -> str:
    """The season that follows."""
    year, quarter = (int(part) for part in season.split("-q"))
    return f"{year + quarter // 4}-q{quarter % 4 + 1}"


def bounds_of(season: str) -> tuple[int, int]:
    """When a season begins and when the next one does, in milliseconds since the epoch."""
    begins, ends = (first_period(each) * 86_400_000 for each in (season, next_season(season)))
    return begins, ends


def day_start(at: int) -> int:
    """When the day of a moment began."""
    return (
        int(datetime.fromtimestamp(at / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0).timestamp())
        * 1000
    )
