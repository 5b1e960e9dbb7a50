"""The one formula for damage and healing (CL-FX-01 to CL-FX-04, CL-AM-19)."""

from collections.abc import Sequence
from typing import NamedTuple


class Sum(NamedTuple):
    """A number and how it came about: base, flat part, one truncated term for each percent keyword."""

    base: int
    flat: int
    terms: tuple[tuple[str, int], ...]
    total: int


def compute(base: int, flat: int, percents: Sequence[tuple[str, int]]) -> Sum:
    """max(0, F + Σ trunc(F × p)) with F = base + flat: each keyword on its own, then added up."""
    whole = base + flat
    terms: list[tuple[str, int]] = []
    total = whole
    for name, percent in percents:
        if percent:
            term = share(whole, percent)
            terms.append((name, term))
            total += term
    return Sum(base, flat, tuple(terms), max(0, total))


def share(whole: int, percent: int) -> int:
    """That many percent of a number, truncated toward zero."""
    product = whole * percent
    return product // 100 if product >= 0 else -(-product // 100)
