"""Dice in box characters, five lines high."""

from collections.abc import Sequence

HEIGHT = 5
_WIDTH = 5

# Which of the nine places carry a pip, row by row.
_PIPS: dict[int, tuple[str, str, str]] = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def draw_die(face: int) -> list[str]:
    """The lines of one die; a face above six shows its number."""
    rows = _PIPS.get(face) or (" " * _WIDTH, str(face).center(_WIDTH), " " * _WIDTH)
    return ["┌─────┐", *(f"│{row}│" for row in rows), "└─────┘"]


def draw_dice(faces: Sequence[int]) -> str:
    """Dice side by side, or nothing."""
    return "\n".join(" ".join(lines) for lines in zip(*(draw_die(face) for face in faces), strict=True))


def draw_blank(count: int) -> str:
    """Dice that have not been rolled yet."""
    lines = ["┌╌╌╌╌╌┐", *["╎     ╎"] * 3, "└╌╌╌╌╌┘"]
    return "\n".join(" ".join([line] * count) for line in lines)
