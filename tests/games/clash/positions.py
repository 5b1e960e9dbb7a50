"""Positions that other tests send to a server."""

from typing import Any

# What cannot be played, and what the refusal says.
UNPLAYABLE: list[tuple[dict[str, Any], str]] = [
    ({"given": {"p1": {"energy": 2**64 - 1}}}, "p1.energy: Expected `int` <= 1000000"),
    (
        {"given": {"stage": "mulligan", "p1": {"hand": ["A01"]}}},
        "p1.deck: 0 cards cannot replace what may be set aside (CL-HAND-01)",
    ),
]
# What is as hard to think about as can be.
HEAVY: list[dict[str, Any]] = [
    {"level": "hard", "given": {}, "overrides": {"energy.cap_high": 40}},
    {"level": "hard", "given": {"p1": {"hand": ["A01"] * 20}}},
]
