"""The colours of the seats: there are six, and each can be read on whatever it stands on, in both themes."""

import re

import pytest

from hanpan.core.contract.seat import EVERY_SEAT
from tools.web import WEB

CSS = (WEB / "src" / "app.css").read_text("utf-8")
COLOURS = dict(re.findall(r"--(\w+): light-dark\((#\w{6}, #\w{6})\)", CSS))
READABLE = 4.5  # WCAG 2.2, 1.4.3


@pytest.mark.parametrize("seat", EVERY_SEAT)
def test_a_seat_can_be_read(seat: str) -> None:
    assert f"[data-seat='{seat}'] {{\n  --tint: var(--{seat});" in CSS
    for ground in ("paper", "sheet"):
        for front, back in zip(COLOURS[seat].split(", "), COLOURS[ground].split(", "), strict=True):
            assert _contrast(front, back) >= READABLE, (seat, ground)


def test_no_two_seats_have_one_colour() -> None:
    assert len({COLOURS[seat] for seat in EVERY_SEAT}) == len(EVERY_SEAT)


def _contrast(one: str, two: str) -> float:
    dark, light = sorted((_luminance(one), _luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
