"""No general test lists the games: what is meant for every game comes from the registry, what one game needs lies in
its own folder. A fifth game is tested by being there."""

import ast
from collections.abc import Iterator
from pathlib import Path

from hanpan.games.registry import game_ids

TESTS = Path(__file__).parent
IDS = frozenset(game_ids())
ROOMS = {game_id.replace("-", "_") for game_id in IDS}
RECORDED = TESTS / "legacy" / "record.py"  # how files were made once that are never written again


def test_no_general_test_lists_the_games() -> None:
    general = [path for path in TESTS.rglob("*.py") if not ROOMS & set(path.relative_to(TESTS).parts)]
    texts = {path: path.read_text("utf-8") for path in general if path != RECORDED}
    assert [f"{path.relative_to(TESTS)}:{line}" for path, text in texts.items() for line in listed(text)] == []


def test_a_list_is_seen() -> None:
    one, two, *_ = sorted(IDS)
    assert list(listed(f"GAMES = ({one!r}, {two!r})")) == [1]
    assert list(listed(f"GAMES = {{{one!r}: 1, {two!r}: 2}}")) == [1]
    assert list(listed(f"for game, mode in (({one!r}, 1), ({two!r}, 2)): pass")) == [1]
    assert list(listed(f"def f(game):\n    return 1 if game == {one!r} else 2 if game == {two!r} else 3")) == [1]
    assert not list(listed(f"load_game({one!r})\nload_game({two!r})\nPAIR = ({one!r}, 'quick')"))


def listed(source: str) -> Iterator[int]:
    """The lines where two games or more stand in one literal, or are told apart in one function."""
    if sum(game_id in source for game_id in IDS) < 2:
        return
    for node in ast.walk(ast.parse(source)):
        if len(set(_named(node)) & IDS) > 1:
            yield getattr(node, "lineno", 0)


def _named(node: ast.AST) -> Iterator[object]:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        yield from (_first(item) for item in node.elts)
    elif isinstance(node, ast.Dict):
        yield from (_first(key) for key in node.keys)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        for inner in ast.walk(node):
            if isinstance(inner, ast.Compare):
                yield from (_first(part) for part in (inner.left, *inner.comparators))


def _first(node: ast.AST | None) -> object:
    if isinstance(node, ast.Tuple) and node.elts:
        return _first(node.elts[0])
    return node.value if isinstance(node, ast.Constant) else None
