"""Which code plays: a hash of every file that can change what comes of a trial.

Rules have versions, but the AI and the measures have none. Batches of two different codes must not be counted together.
"""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import hanpan

_ROOMS = ("core", "bots", "lab/measures")
_COMPILED = {"dice-battle": "lab/kernels"}
_FILES = tuple(f"lab/{name}.py" for name in ("compiled", "decks", "noting", "options", "rows", "trials", "without"))
_NOT_READ = {"text", "kit", "casebook", "replay", "__pycache__"}  # words, proofs and records change no result


def code_of(game_ids: Iterable[str]) -> str:
    """The hash of the code that plays these games."""
    return _code_of(tuple(sorted(set(game_ids))))


@cache
def _code_of(game_ids: tuple[str, ...]) -> str:
    root = Path(hanpan.__file__).parent
    rooms = [*_ROOMS, *(f"games/{game_id.replace('-', '_')}" for game_id in game_ids)]
    rooms += [room for game_id, room in _COMPILED.items() if game_id in game_ids]
    made = hashlib.sha256()
    for path in _files(root, rooms):
        made.update(f"{path.relative_to(root).as_posix()}\n".encode())
        made.update(hashlib.sha256(path.read_bytes()).digest())
    return made.hexdigest()[:16]


def _files(root: Path, rooms: Iterable[str]) -> Iterator[Path]:
    for room in rooms:
        for path in sorted((root / room).rglob("*")):
            if path.is_file() and not _NOT_READ & set(path.relative_to(root).parts):
                yield path
    yield from (root / name for name in _FILES)
