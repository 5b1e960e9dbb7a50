"""Facts of Clash that are refused: see tests/casebook/test_bounds.py."""

from typing import Any

# Facts that the rules cannot work with, and which of them is told.
BEYOND: list[tuple[dict[str, Any], str]] = [
    ({"rest": {"round": 400}}, "round"),
    ({"rest": {"round": 0}}, "round"),
    ({"round": 0}, "round"),
    ({"rest": {"mode": "moon"}}, "mode"),
    ({"rest": {"holder": 2}}, "holder"),
    ({"rest": {"order": [{"side": 0, "index": 3}]}}, "order"),
    ({"rest": {"players": {"p1": {"units": []}}}}, "p1.summons"),
    ({"rest": {"players": {"p1": {"hand": ["NOPE"]}}}}, "p1.hand"),
]

# Facts that no game comes to, which is told, and a part of what is said.
UNREACHED: list[tuple[dict[str, Any], str, str]] = [
    ({"p1": {"deck": ["A01"] * 60}}, "p1.deck", "60 cards with those in hand and discard, a deck has 24"),
    ({"p1": {"deck": ["A01"] * 2, "hand": ["A01"]}}, "p1.deck", "3 of A01, 2 may be"),
    ({"rest": {"players": {"p1": {"brought": ["A01"]}}}}, "p1.deck", "not those of the deck: A01 ("),
    ({"p1": {"keywords": {"strength": -3}}}, "p1.keywords.strength", "a loss of it is `weakness`"),
]
