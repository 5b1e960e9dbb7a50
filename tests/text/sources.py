"""The `.ftl` files as syntax trees, and what the engine's source emits: what the tests compare."""

import ast as python
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hanpan
from hanpan.core.contract.rulebook import Lang

PACKAGES = ("hanpan.core.language", "hanpan.games.dice_battle")
SOURCE = Path(hanpan.__file__).parent


class _Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.calls: list[ast.FunctionReference] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the parser's own name
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the parser's own name
        self.calls.append(node)
        self.generic_visit(node)


@lru_cache
def messages(lang: Lang) -> dict[str, ast.Message]:
    """Every message of the core and of Dice Battle, by id."""
    found: dict[str, ast.Message] = {}
    for package in PACKAGES:
        source = files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def variables(node: ast.BaseNode) -> set[str]:
    """The variables that a message, or a part of one, uses."""
    finder = _Finder()
    finder.visit(node)
    return finder.variables


def calls(node: ast.BaseNode) -> list[ast.FunctionReference]:
    """The functions that a message calls, with their arguments."""
    finder = _Finder()
    finder.visit(node)
    return finder.calls


def plain_ids(lang: Lang) -> list[str]:
    """Messages that need no arguments and are no event, refusal, prompt or hint: names and labels."""
    spoken = ("event-", "refusal-", "prompt-", "hint-")
    return [key for key, node in messages(lang).items() if not key.startswith(spoken) and not variables(node)]


def emitted(call: str) -> set[str]:
    """The first argument of every `Event(…)`, `Refusal(…)` or `Prompt(…)` in the engine's source."""
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
