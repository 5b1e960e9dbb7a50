"""Facts of Dice Battle that are refused: see tests/casebook/test_bounds.py."""

from typing import Any

PASSED: dict[str, Any] = {"tendency": "attack", "dice": [4]}
# Facts that the rules cannot work with, and which of them is told.
BEYOND: list[tuple[dict[str, Any], str]] = [
    ({"rest": {"round": 400}}, "round"),
    ({"rest": {"rounds": 9}}, "rounds"),
    ({"rest": {"players": {"p1": {"gauge": -1}}}}, "p1.gauge"),
    ({"rest": {"players": {"p1": {"faces": -1}}}}, "p1.faces"),
    ({"rest": {"players": {"p2": {"faces": 1 << 9}}}}, "p2.faces"),
    ({"rest": {"turns": {"p2": {"points": -3}}}}, "p2.points"),
    ({"rest": {"cards": {"draw": [1]}}}, "deck"),
    ({"rest": {"events": {"p1": {"discard": [-1] + [0] * 11}}}}, "p1.event_discard"),
    ({"p1": {"flame": -4}}, "p1.flame"),
    ({"p1": {"curse": -4}}, "p1.curse"),
    ({"rest": {"players": {"p1": {"curse": -4}}}}, "p1.curse"),
    ({"p1": {"faces": [-1]}}, "p1.faces"),
    ({"stage": "post", "p1": {**PASSED, "dice": [1000000]}, "p2": PASSED}, "p1.dice"),
]

# Facts that no game comes to, which is told, and a part of what is said.
UNREACHED: list[tuple[dict[str, Any], str, str]] = [
    ({"p1": {"curse": 50}}, "p1.curse", "DB-7.4"),
    ({"p1": {"curse": 2}}, "p1.curse", "DB-7.4"),
    ({"p1": {"flame": 3}}, "p1.flame", "DB-4.7"),
    ({"round": 1, "p1": {"total": 500}}, "p1.total", "DB-8.1"),
]
