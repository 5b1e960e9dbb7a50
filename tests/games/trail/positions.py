"""Positions that other tests send to a server."""

from typing import Any

# What cannot be played, and what the refusal says.
UNPLAYABLE: list[tuple[dict[str, Any], str]] = [
    ({"given": {"turn": 2**63}}, "turn: Expected `int` <= 1000"),
    ({"given": {"phase": "card", "offers": ["C01", "C02", "C03"], "stage": 6}}, "TR-BASE-17"),
]
# What is as hard to think about as can be.
HEAVY: list[dict[str, Any]] = [{"given": {"turn": 2**63}}]
