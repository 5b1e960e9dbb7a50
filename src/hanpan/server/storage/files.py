"""The files of a SQLite database are for their owner alone: they hold secrets of games under way and keys of seats."""

import logging
import os
import stat
from pathlib import Path

from hanpan.system import has_modes, private_file

_LOG = logging.getLogger("hanpan.storage")
_OTHERS = 0o077
_PARTS = ("", "-wal", "-shm", "-journal", ".lock")  # SQLite gives its own the mode of the database


def make_private(database: Path) -> None:
    """The file is there, and neither it nor what lies beside it can be read by others. Raises OSError."""
    if not database.exists():
        os.close(private_file(database))
    if not has_modes():
        return
    for part in _PARTS:
        path = database.with_name(database.name + part)
        try:
            mode = stat.S_IMODE(path.stat().st_mode)
        except FileNotFoundError:
            continue
        if not mode & _OTHERS:
            continue
        try:
            path.chmod(mode & ~_OTHERS)
        except PermissionError as error:
            reason = {"file": str(path), "mode": f"{mode:o}", "reason": error.strerror}
            _LOG.warning("others may read the database", extra=reason)
        else:
            _LOG.warning("others could read the database; now only its owner can", extra={"file": str(path)})
