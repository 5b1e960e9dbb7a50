"""Text can be read on every surface that it may stand on, in both themes. Computed from the tokens of the look."""

import re
from pathlib import Path

import pytest

from hanpan.core.contract.seat import EVERY_SEAT
from tests.web.words import SOURCE

TOKENS = SOURCE / "look" / "tokens.css"
LEAST = 4.5
SURFACES = ("paper", "sheet", "card-paper")
TEXTS = ("ink", "soft", "brass", "gain", "loss", "block", "focus", *EVERY_SEAT)
PAIRS = [
    *((text, surface) for text in TEXTS for surface in SURFACES),
    ("on-felt", "felt"),
    ("on-felt", "main"),
    ("on-brass", "brass-fill"),
]


def colours(path: Path, theme: int) -> dict[str, str]:
    """Every colour that a file names, in the light theme (0) or the dark one (1)."""
    text = path.read_text("utf-8")
    single = re.findall(r"--([\w-]+): (#[0-9a-f]{6});", text)
    pairs = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", text)
    return dict(single) | {name: both[theme] for name, *both in pairs}


def contrast(one: str, other: str) -> float:
    """As WCAG computes it."""
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


def _light(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_text_can_be_read(theme: int) -> None:
    known = colours(TOKENS, theme)
    found = {f"{text} on {on}": round(contrast(known[text], known[on]), 2) for text, on in PAIRS}
    assert {pair: ratio for pair, ratio in found.items() if ratio < LEAST} == {}


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("types", sorted((SOURCE / "games").glob("*/board/types.css")), ids=lambda path: path.parts[-3])
def test_a_name_can_be_read_on_the_ribbon_of_its_type(types: Path, theme: int) -> None:
    paper = colours(TOKENS, theme)["card-paper"]
    ribbons = colours(types, theme)
    assert len(ribbons) >= 4
    assert {name: colour for name, colour in ribbons.items() if contrast(colour, paper) < LEAST} == {}


@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_a_seat_has_its_colour(seat: str) -> None:
    assert f"[data-seat='{seat}'] {{\n  --tint: var(--{seat});" in (SOURCE / "app.css").read_text("utf-8")


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_no_two_seats_have_one_colour(theme: int) -> None:
    assert len({colours(TOKENS, theme)[seat] for seat in EVERY_SEAT}) == len(EVERY_SEAT)


def test_the_numbers_are_those_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
