"""Facts of Trail that are refused: see tests/casebook/test_bounds.py."""

from typing import Any

# Facts that the rules cannot work with, and which of them is told.
BEYOND: list[tuple[dict[str, Any], str]] = [
    ({"rest": {"at": 99}}, "p1.at"),
    ({"rest": {"mode": "zzz"}}, "mode"),
    ({"mode": "zzz"}, "mode"),
    ({"p1": {"mana": 99}}, "p1.mana"),
    ({"rest": {"units": [{"id": 1, "kind": 44, "at": 5, "hp": 3}]}}, "monsters.kind"),
    ({"rest": {"units": [{"id": 1, "kind": 1, "at": 99, "hp": 3}]}}, "monsters.at"),
    ({"rest": {"tiles": [0]}}, "tiles"),
    ({"rest": {"hand": ["NOPE"]}}, "p1.hand"),
    ({"turn": 0}, "turn"),
]

# Facts that no game comes to, which is told, and a part of what is said.
UNREACHED: list[tuple[dict[str, Any], str, str]] = [
    ({"p1": {"cards": ["C01"]}}, "p1.cards", "of the deck: C01 ("),
]
