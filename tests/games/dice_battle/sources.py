"""What the source of Dice Battle emits and cites: what the tests compare with words and rulebook."""

import ast as python
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import hanpan

SOURCE = Path(hanpan.__file__).parent


def emitted(call: str) -> set[str]:
    """The first argument of every `Refusal(…)` in the engine's source."""
    return {name for tree in _trees() for name in _first_arguments(tree, call)}


@lru_cache
def cited() -> frozenset[str]:
    """Every clause id that the code of Dice Battle writes as a string of its own."""
    found: set[str] = set()
    for tree in _trees():
        for node in python.walk(tree):
            if isinstance(node, python.Constant) and isinstance(node.value, str) and node.value.startswith("DB-"):
                found.add(node.value)
    return frozenset(found)


@lru_cache
def _trees() -> tuple[python.Module, ...]:
    paths = [
        SOURCE / "games/dice_battle/game.py",
        *sorted((SOURCE / "games/dice_battle/rules").rglob("*.py")),
        SOURCE / "core/contract/flow.py",
        SOURCE / "core/match/match.py",
    ]
    return tuple(python.parse(path.read_text("utf-8")) for path in paths)


def _first_arguments(tree: python.Module, call: str) -> Iterator[str]:
    named = {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, python.Assign)
        and isinstance(node.targets[0], python.Name)
        and isinstance(node.value, python.Constant)
        and isinstance(node.value.value, str)
    }
    for node in python.walk(tree):
        if not (isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == call):
            continue
        first = node.args[0]
        if isinstance(first, python.Name) and first.id in named:
            yield named[first.id]
        elif isinstance(first, python.Constant) and isinstance(first.value, str):
            yield first.value
        elif not isinstance(first, python.Attribute):  # Event(event.kind, …) is a copy
            raise AssertionError(f"line {first.lineno}: this {call} names its kind in a way the scan cannot read")
