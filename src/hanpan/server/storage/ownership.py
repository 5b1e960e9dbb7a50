"""One server owns a database, because each table lives in the memory of its server. A second one is refused, and a
server that has lost its database stops acknowledging.

SQLite: the lock is on the database file itself (`flock`, which does not meet SQLite's own `fcntl` locks on Linux), so
it holds through links and other names; a file `.lock` beside it is locked too, for other systems (there it alone, with
whatever locks they have) and older servers.
That the path still names the locked file, and its write-ahead log the one that is written, is looked at with each
commit.

PostgreSQL: the lock is an advisory one of the writer's own connection, taken whenever it is made anew: while somebody
else has it, nothing can be written.
"""

import os
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from hanpan import system
from hanpan.server.storage.engine import BadDatabase, shown, sync_url
from hanpan.server.storage.migrate import make_file
from hanpan.server.storage.outage import NotOwner, why

_ADVISORY_LOCK = 0x68616E70616E  # "hanpan"
_LOCKS_DATABASE = sys.platform == "linux"

_Identity = tuple[int, int]
# What this process has locked. A descriptor of such a file must not even be opened again: closing it would let go the
# locks that SQLite has on the file in this process.
_held: set[_Identity] = set()


def check_free(url: URL) -> None:
    """Raises BadDatabase if a server is running on the database, or it cannot be asked."""
    if url.drivername == "sqlite":
        if Path(url.database or "").exists():
            _release(_lock_files(url))
        return
    engine = create_engine(sync_url(url))
    event.listen(engine, "connect", _lock_connection)
    _connect(url, engine)
    engine.dispose()  # the lock goes with the connection


class Ownership:
    """The right to run a server on a database, from `take` until `release`; `writer` is its one writer's engine."""

    def __init__(self, url: URL, writer: Engine) -> None:
        self._url = url
        self._writer = writer
        self._descriptors: dict[_Identity, int] = {}
        # As texts, the second one with links followed once: they are looked at with every commit.
        self._path = os.path.abspath(url.database or "")
        self._wal_path = ""
        self._identity: _Identity | None = None
        self._wal: _Identity | None = None
        self._taken = False
        self.interrupted = False  # somebody else may have written since the tables were read

    def take(self) -> None:
        """Raises BadDatabase if another server has it."""
        if self._url.drivername == "sqlite":
            make_file(self._url.database or "")
            self._descriptors = _lock_files(self._url)
            self._identity = _identity(self._path)
            self._wal_path = f"{os.path.realpath(self._path)}-wal"
            event.listen(self._writer, "connect", self._on_file)
        else:
            event.listen(self._writer, "connect", self._on_connection)
            _connect(self._url, self._writer)

    def check(self) -> None:
        """Raises NotOwner if the database is this server's no more."""
        if self._identity is None:
            return
        found = _identity(self._path)
        if found is None:
            raise NotOwner(f"the database {self._path} was deleted while the server ran")
        if found != self._identity:
            raise NotOwner(f"the database {self._path} was replaced by another file while the server ran")
        if self._wal is not None and _identity(self._wal_path) != self._wal:
            raise NotOwner(f"{self._wal_path} was deleted or replaced; stop the server to save what it holds")

    def confirm(self) -> None:
        """The same after a commit: what was written is where it will be found. Raises NotOwner."""
        self.check()
        if self._identity is not None and self._wal is None:
            self._wal = _identity(self._wal_path)

    def release(self) -> None:
        """Let another server have it. All connections to the database must be closed before."""
        _release(self._descriptors)
        self._descriptors, self._identity = {}, None

    def _on_file(self, _connection: Any, _record: object) -> None:
        self._wal = None  # a new connection may have made a new one

    def _on_connection(self, connection: Any, record: object) -> None:
        try:
            _lock_connection(connection, record)
        except NotOwner:
            self._taken = True
            raise
        self.interrupted, self._taken = self.interrupted or self._taken, False


def _connect(url: URL, engine: Engine) -> None:
    try:
        engine.connect().close()
    except NotOwner as error:
        engine.dispose()
        raise _taken_by_another(url) from error
    except SQLAlchemyError as error:
        engine.dispose()
        raise BadDatabase(f"{shown(url)}: {why(error)}") from error


def _lock_connection(connection: Any, _record: object) -> None:
    """Raises NotOwner, with the connection closed, if another one has the lock."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s)", (_ADVISORY_LOCK,))
        (got,) = cursor.fetchone()
    connection.commit()
    if not got:
        connection.close()
        raise NotOwner("another Hanpan server has taken this database")


def _lock_files(url: URL) -> dict[_Identity, int]:
    """The descriptors that hold the locks. Raises BadDatabase."""
    path = Path(url.database or "").resolve()
    locked: dict[_Identity, int] = {}
    for file in (path.with_name(f"{path.name}.lock"), *([path] if _LOCKS_DATABASE else [])):
        if _identity(file) in _held:
            _release(locked)
            raise _taken_by_another(url)
        try:
            descriptor = system.private_file(file)
        except OSError as error:
            _release(locked)
            raise BadDatabase(f"{file}: {error.strerror}") from error
        if not _is_ours(descriptor):
            os.close(descriptor)
            _release(locked)
            raise _taken_by_another(url)
        found = os.fstat(descriptor)
        identity = (found.st_dev, found.st_ino)
        locked[identity] = descriptor
        _held.add(identity)
    return locked


def _is_ours(descriptor: int) -> bool:
    try:
        return system.locked(descriptor)
    except OSError:  # a file system that cannot say: nobody is let in
        return False


def _release(locked: dict[_Identity, int]) -> None:
    for identity, descriptor in locked.items():
        _held.discard(identity)
        os.close(descriptor)


def _identity(path: Path | str) -> _Identity | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _taken_by_another(url: URL) -> BadDatabase:
    return BadDatabase(f"{shown(url)}: another Hanpan server is running on this database")
