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
    assert list(listed(f"BODIES = [{{'game': {one!r}}}, ({{'game': {two!r}, 'n': 1}}, 'says')]")) == [1]
    assert list(listed(f"seats = 1 if game == {one!r} else 2")) == [1]
    assert list(listed(f"def f(game):\n    return game not in ({one!r}, 'other')")) == [2]
    assert not list(listed(f"load_game({one!r})\nload_game({two!r})\nPAIR = ({one!r}, 'quick')"))
    assert not list(listed(f"assert table.game == {one!r}"))
    assert not list(listed(f"ask({{'game': {one!r}}})\nask({{'game': {two!r}}})"))


def listed(source: str) -> Iterator[int]:
    """The lines where two games or more stand in one literal, or where one is told from the others. What a test
    asserts of the game that it has taken tells nothing apart."""
    if not any(game_id in source for game_id in IDS):
        return
    tree = ast.parse(source)
    asserted = {inner for node in ast.walk(tree) if isinstance(node, ast.Assert) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            if node in asserted:
                continue
            sides = (node.left, *node.comparators)
            if IDS & {name for side in sides for name in (_first(side), *_named(side))}:
                yield node.lineno
        elif len(IDS & set(_named(node))) > 1:
            yield getattr(node, "lineno", 0)


def _named(node: ast.AST) -> Iterator[object]:
    """What the items of a literal are about: an item itself, the first one of a tuple, or what it says is its game."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        for item in node.elts:
            yield _first(item)
            yield from _games(item)
    elif isinstance(node, ast.Dict):
        yield from (_first(key) for key in node.keys)


def _games(item: ast.AST) -> Iterator[object]:
    for node in ast.walk(item):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "game":
                    yield _first(value)


def _first(node: ast.AST | None) -> object:
    if isinstance(node, ast.Tuple) and node.elts:
        return _first(node.elts[0])
    return node.value if isinstance(node, ast.Constant) else None
