"""Which of our files the engine in a browser needs: what the server for one visitor imports, and the games."""

import ast
from collections.abc import Iterator
from pathlib import Path

BEGIN = "hanpan.server.alone.engine"
ROOMS = ("core", "plugin", "games", "bots")  # taken whole: games name parts of themselves that are loaded on use
NOT_OF_GAMES = ("lab", "terminal", "commands", "compiled", "http.py", "lab.py")  # only what the rest imports of them
ENDINGS = (".py", ".ftl", ".toml", ".json", ".md", ".csv", ".txt", ".yaml")


def needed(source: Path) -> list[Path]:
    """The files below a source folder, in order."""
    root = source / "hanpan"
    found = {path for room in ROOMS for path in (root / room).rglob("*") if _plays(path.relative_to(root))}
    modules = [name for path in found if path.suffix == ".py" for name in _imports(path)]
    found |= _imported(source, [BEGIN, *modules])
    for path in sorted(found):
        found |= {folder / "__init__.py" for folder in path.parents if (folder / "__init__.py").is_file()}
    return sorted(path for path in found if path.is_file() and path.suffix in ENDINGS)


def _plays(path: Path) -> bool:
    if "__pycache__" in path.parts:
        return False
    return path.parts[0] != "games" or len(path.parts) < 3 or path.parts[2] not in NOT_OF_GAMES


def _imported(source: Path, todo: list[str]) -> set[Path]:
    found: set[Path] = set()
    while todo:
        path = _file(source, todo.pop())
        if path is None or path in found:
            continue
        found.add(path)
        todo += _imports(path)
    return found


def _file(source: Path, module: str) -> Path | None:
    base = source.joinpath(*module.split("."))
    return next((path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()), None)


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("hanpan"):
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("hanpan"))
