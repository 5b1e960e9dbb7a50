"""Opening the database: SQLite in WAL mode by default, PostgreSQL through its URL.

One process owns a database: a second server on the same one is refused, because each table lives in
the memory of its server.
"""

import fcntl
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
_ADVISORY_LOCK = 0x68616E70616E  # "hanpan"


class BadDatabase(ValueError):
    """A database that cannot be used; the message says which and why."""


def database_url(database: str) -> URL:
    """The URL that a file name or a URL names, without a driver. Raises BadDatabase."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser()))
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase(f"{database!r} is not a database URL") from error
    family = url.drivername.partition("+")[0]
    if family == "postgres":
        family = "postgresql"
    if family not in ("sqlite", "postgresql"):
        raise BadDatabase(f"{url.drivername}: Hanpan keeps its tables in sqlite:///FILE or postgresql://HOST/NAME")
    if family == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadDatabase("a database in memory would lose every table; name a file, as in sqlite:///hanpan.db")
    return url.set(drivername=family)


def sync_url(url: URL) -> URL:
    """For the few things that are done before the server runs."""
    return url.set(drivername="sqlite+pysqlite" if url.drivername == "sqlite" else "postgresql+psycopg")


def shown(url: URL) -> str:
    """The URL without its password."""
    return url.render_as_string(hide_password=True)


def lock_path(url: URL) -> Path:
    """The file that the server of a SQLite database keeps locked."""
    return Path(f"{url.database}.lock")


def make_engine(url: URL) -> AsyncEngine:
    """The engine of a running server's reads."""
    if url.drivername == "sqlite":
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), pool_size=4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        return engine
    return create_async_engine(url.set(drivername="postgresql+psycopg"), pool_size=4, max_overflow=4)


def make_writer(url: URL) -> Engine:
    """The engine of the one writer, used in a thread of its own."""
    engine = create_engine(sync_url(url), pool_size=1, max_overflow=0)
    if url.drivername == "sqlite":
        event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _record: object) -> None:
    """A commit that returns is on the disk; readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def check_free(url: URL) -> None:
    """Raises BadDatabase if a server is running on the database."""
    if url.drivername == "sqlite":
        file = _lock_file(lock_path(url))
        free = file is not None
        if file is not None:
            file.close()
    else:
        engine = create_engine(sync_url(url))
        with engine.connect() as connection:  # the lock goes with the connection
            free = bool(connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": _ADVISORY_LOCK}).scalar())
        engine.dispose()
    if not free:
        raise _taken(url)


class Ownership:
    """The right to run a server on a database, held until `release`."""

    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        self._url = url
        self._engine = engine
        self._file: IO[bytes] | None = None
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        """Raises BadDatabase if another server has it."""
        if self._url.drivername == "sqlite":
            self._file = _lock_file(lock_path(self._url))
            taken = self._file is not None
        else:
            self._connection = await self._engine.connect()
            result = await self._connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": _ADVISORY_LOCK})
            taken = bool(result.scalar())
            await self._connection.commit()
        if not taken:
            await self.release()
            raise _taken(self._url)

    async def release(self) -> None:
        """Let another server have it."""
        if self._file is not None:
            self._file.close()
        if self._connection is not None:
            await self._connection.close()
        self._file = self._connection = None


def _taken(url: URL) -> BadDatabase:
    return BadDatabase(f"{shown(url)}: another Hanpan server is running on this database")


def _lock_file(path: Path) -> IO[bytes] | None:
    file = path.open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file
