"""A copy of a SQLite database as it is at one moment, also while a server writes it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from hanpan.server.storage.files import make_private


def copy_database(source: Path, target: Path) -> None:
    """Make the copy, for its owner alone; there is either all of it or nothing. Raises sqlite3.Error or OSError."""
    unfinished = target.with_name(target.name + ".part")
    try:
        make_private(unfinished)
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as whole,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            whole.backup(copy)
        unfinished.replace(target)
    except (sqlite3.Error, OSError):
        unfinished.unlink(missing_ok=True)
        raise
