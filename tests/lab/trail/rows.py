"""What a row of a trial must say about the end of the game."""

from typing import Any


def check_end(row: dict[str, Any], said: dict[str, Any]) -> None:
    """`said`: the last event of each kind, as it is sent."""
    assert row["healths0"][-1] == row["health0"]
