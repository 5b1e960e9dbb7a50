"""Where games at the terminal are kept, in which order they were left, and who has one open."""

import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import IO

from hanpan.core.contract.error import HanpanError
from hanpan.core.replay import secret_path
from hanpan.system import locked

_TAIL = 4096  # a result line is shorter than this


class SaveInUse(HanpanError):
    """A game that another terminal has open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(
            f"{path}: this game is open in another terminal", ko=f"{path}: 다른 터미널에서 열려 있는 판입니다"
        )


class Hold:
    """Keeps other terminals off a file until it is let go or the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        """Raises SaveInUse or OSError."""
        self._file: IO[bytes] = path.open("rb+")
        if not locked(self._file.fileno()):
            self._file.close()
            raise SaveInUse(path)

    def let_go(self) -> None:
        """Others may open the file again."""
        self._file.close()


def saves_folder(game_id: str) -> Path:
    """The user's folder for games of one kind; HANPAN_HOME moves it."""
    home = os.environ.get("HANPAN_HOME")
    if home:
        return Path(home) / "saves" / game_id
    data = os.environ.get("XDG_DATA_HOME")
    base = Path(data) if data else Path.home() / ".local" / "share"
    return base / "hanpan" / "saves" / game_id


def new_path(game_id: str) -> Path:
    """A name that is not taken yet, in a folder that is there. Raises OSError."""
    folder = saves_folder(game_id)
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    names = (folder / f"{stamp}{suffix}.jsonl" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in names if not path.exists())


def unfinished(game_id: str) -> Iterator[Path]:
    """The kept games that have no result, the one played last first."""
    try:
        found = [(path.stat().st_mtime_ns, path.name, path) for path in saves_folder(game_id).glob("*.jsonl")]
    except OSError:
        return
    for _, _, path in sorted(found, reverse=True):
        if not _has_result(path):
            yield path


def delete(path: Path) -> None:
    """Throw a kept game away, and its secret with it."""
    for file in (path, secret_path(path)):
        with suppress(OSError):
            file.unlink()


def _has_result(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - _TAIL))
            last = file.read().removesuffix(b"\n").rpartition(b"\n")[2]
    except OSError:
        return True  # nobody can go on with it
    return last.startswith(b'{"result"')
