"""Facts of Sorcerers that are refused: see tests/casebook/test_bounds.py."""

from typing import Any

# Facts that the rules cannot work with, and which of them is told.
BEYOND: list[tuple[dict[str, Any], str]] = [
    ({"rest": {"active": 7}}, "active"),
    ({"rest": {"turn": -4}}, "turn"),
    ({"turn": 0}, "turn"),
    ({"serial": 0, "p1": {"field": ["SOR-02"]}}, "serial"),
    ({"game": 4, "mode": "match"}, "game"),
    ({"rest": {"players": {"p1": {"hand": ["NOPE"]}}}}, "p1.hand"),
    ({"rest": {"players": {"p2": {"field": []}}}}, "p2.field"),
    ({"p1": {"wins": -1}}, "p1.wins"),
]

# Facts that no game comes to, which is told, and a part of what is said.
UNREACHED: list[tuple[dict[str, Any], str, str]] = [
    ({"rest": {"players": {"p1": {"brought": ["SOR-01"]}}}}, "p1.deck", "of the deck: SOR-01 ("),
]
