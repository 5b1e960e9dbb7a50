"""Positions that other tests send to a server."""

from typing import Any

_WIDE_HAND = ["SOR-02", "SOR-03", "SPL-01", "SPL-08"] * 15
_HAND_LIMIT = {"turn.hand_limit": 20}
_END = {"active": "p2", "step": "end", "p1": {"deck": ["SOR-03"]}, "p2": {"hand": _WIDE_HAND, "deck": ["SOR-03"]}}
_GONE_UNIT = {
    "step": "respond",
    "p2": {"field": ["SOR-02", "SOR-04"], "hand": ["SOR-03"]},
    "stack": [
        {"by": "p1", "card": "SPL-06", "targets": ["foe1", "foe1"]},
        {"by": "p1", "card": "SPL-02", "targets": ["foe1"]},
    ],
}

# What cannot be played, and what the refusal says.
UNPLAYABLE: list[tuple[dict[str, Any], str]] = [
    ({"given": {"turn": 2**63}}, "turn: Expected `int` <= 1000"),
    ({"given": _END, "overrides": _HAND_LIMIT}, "p2.hand: Expected `array` of length <= 40"),
    ({"given": _GONE_UNIT}, "stack: SPL-06 names one target twice (SO-AM-22)"),
    ({"given": {"step": "side", "stack": [{"by": "p1", "card": "SOR-02"}]}}, "stack: nothing"),
]
# What is as hard to think about as can be.
HEAVY: list[dict[str, Any]] = [
    {"given": {"turn": 2**63}},
    {"given": _END, "overrides": _HAND_LIMIT},
    {"level": "hard", "given": {"p2": {"hand": _WIDE_HAND[:40]}}},
    {"level": "hard", "given": {"p2": {"hand": _WIDE_HAND[:26]}}, "overrides": _HAND_LIMIT},
]
