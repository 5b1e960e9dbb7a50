"""Where numba keeps what it has compiled: once for a user of a machine, wherever the sources lie.

numba's own folders are named after the place of the sources, so every checkout and every environment would compile for
itself, a minute each. Nothing here needs numba.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

from hanpan.system import locked


def kept_folder(*names: str) -> Path | None:
    """A folder for compiled code; None where nothing can be written, and then it is compiled each time."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(home, "hanpan", *names)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


@contextmanager
def keeping(config: Any, *names: str) -> Iterator[bool]:
    """While it lasts, numba's settings name the folder of these names; False: it cannot be used."""
    folder = kept_folder(*names)
    changed = {"CACHE_DIR": str(folder or ""), "CACHE_LOCATOR_CLASSES": f"{__name__}.{KeptByContent.__qualname__}"}
    before = {name: getattr(config, name) for name in changed if hasattr(config, name)}
    for name in before:
        setattr(config, name, changed[name])
    KeptByContent.folder = folder
    try:
        yield folder is not None
    finally:
        for name, value in before.items():
            setattr(config, name, value)


@contextmanager
def alone(*names: str, needed: bool = True) -> Iterator[None]:
    """Of several processes that come to the same compilation, one compiles; the others wait, and find it done."""
    folder = kept_folder(*names) if needed else None
    if folder is None:
        yield
        return
    with (folder / "lock").open("a") as lock:
        with suppress(OSError):  # a file system without locks
            locked(lock.fileno(), wait=True)
        yield


class KeptByContent:
    """What numba asks where a function is kept: by the text of its file, not by its place or its age."""

    folder: Path | None = None

    def __init__(self, function: Callable[..., Any], file: str, folder: Path) -> None:
        self._line = function.__code__.co_firstlineno
        self._text = hashlib.sha256(Path(file).read_bytes()).hexdigest()
        self._folder = folder / self._text[:16]

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> Self | None:
        """None: it cannot be kept."""
        if cls.folder is None:
            return None
        try:
            found = cls(function, file, cls.folder)
            found.ensure_cache_path()
        except OSError:
            return None
        return found

    def ensure_cache_path(self) -> None:
        """The folder is there and can be written to."""
        self._folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=self._folder).close()

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """What was compiled from another text is not used."""
        return self._text

    def get_disambiguator(self) -> str:
        """Tells functions of one name in one file apart."""
        return str(self._line)
