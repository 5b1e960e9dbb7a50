"""Positions that other tests send to a server."""

from typing import Any

# What cannot be played, and what the refusal says.
UNPLAYABLE: list[tuple[dict[str, Any], str]] = [
    ({"given": {"p1": {"total": 2**64}}}, "p1.total: Expected `int` <= 1000000"),
    ({"given": {"constructed": "to see it"}}, "there is no fact constructed"),
    ({"given": {"p1": {"total": 0}, "p2": {"gauge": 9}}}, "p1.total: 0 is below 1 (DB-8.1); no"),
]
# What is as hard to think about as can be.
HEAVY: list[dict[str, Any]] = [{"level": "hard", "given": {}}]
