"""Text in terminal cells: Korean takes two, so padding and cutting count cells, not characters."""

from rich.cells import cell_len, set_cell_size


def padded(text: str, width: int) -> str:
    """The text in exactly `width` cells, cut with … where it is longer."""
    if cell_len(text) <= width:
        return text + " " * (width - cell_len(text))
    return set_cell_size(text, width - 1) + "…"


def widest(texts: list[str]) -> int:
    """The cells that the longest of the texts takes."""
    return max((cell_len(text) for text in texts), default=0)


def meter(value: int, most: int, full: str, empty: str, width: int = 10) -> str:
    """One sign a unit up to `most`; a larger scale is drawn in proportion."""
    if most > width:
        value, most = -(-value * width // most), width
    filled = max(0, min(value, most))
    return full * filled + empty * (most - filled)
