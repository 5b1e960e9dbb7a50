"""Which code plays: a hash of every file that can change what comes of a trial.

Rules have versions, but the AI and the measures have none. Batches of two different codes must not be counted together.
"""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import hanpan
from hanpan.games.registry import package_of

_ROOMS = ("core", "bots", "plugin")
_FILES = ("decks", "known", "option_use", "options", "reading", "game_rows", "trials", "without")  # of the lab
_NOT_READ = {"text", "language", "proofs", "replay", "terminal", "__pycache__"}  # they change no result


def code_of(game_ids: Iterable[str]) -> str:
    """The hash of the code that plays these games."""
    return _code_of(tuple(sorted(set(game_ids))))


@cache
def _code_of(game_ids: tuple[str, ...]) -> str:
    root = Path(hanpan.__file__).parent
    made = hashlib.sha256()
    for name, path in (*_ours(root), *(found for game_id in game_ids for found in _package(package_of(game_id)))):
        made.update(f"{name}\n".encode())
        made.update(hashlib.sha256(path.read_bytes()).digest())
    return made.hexdigest()[:16]


def _ours(root: Path) -> Iterator[tuple[str, Path]]:
    for room in _ROOMS:
        yield from _files(room, root / room)
    yield from ((f"lab/{name}", root / "lab" / f"{name}.py") for name in _FILES)


def _package(name: str) -> Iterator[tuple[str, Path]]:
    """The files of a game's package, wherever it is installed."""
    found = find_spec(name)
    if found is None or found.origin is None:
        return
    if found.submodule_search_locations is None:
        yield name, Path(found.origin)  # one file
        return
    for place in found.submodule_search_locations:
        yield from _files(name, Path(place))


def _files(name: str, folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.is_file() and not _NOT_READ & set(inside.parts):
            yield f"{name}/{inside.as_posix()}", path
