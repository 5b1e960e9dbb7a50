"""Opening the database: SQLite in WAL mode by default, PostgreSQL through its URL."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hanpan.core.contract.error import HanpanError

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")


class BadDatabase(HanpanError, ValueError):
    """A database that cannot be used; the message says which and why."""


def database_url(database: str) -> URL:
    """The URL that a file name or a URL names, without a driver. Raises BadDatabase."""
    if "://" not in database:
        return URL.create("sqlite", database=str(Path(database).expanduser()))
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase(
            f"{database!r} is not a database URL", ko=f"{database!r}: 데이터베이스 주소가 아닙니다"
        ) from error
    family = url.drivername.partition("+")[0]
    if family == "postgres":
        family = "postgresql"
    if family not in ("sqlite", "postgresql"):
        raise BadDatabase(
            f"{url.drivername}: Hanpan keeps its tables in sqlite:///FILE or postgresql://HOST/NAME",
            ko=f"{url.drivername}: sqlite:///FILE이나 postgresql://HOST/NAME이어야 합니다",
        )
    if family == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadDatabase(
            "a database in memory would lose every table; name a file, as in sqlite:///hanpan.db",
            ko="메모리 데이터베이스에서는 테이블이 모두 사라집니다. sqlite:///hanpan.db처럼 파일을 적어 주십시오",
        )
    return url.set(drivername=family)


def sync_url(url: URL) -> URL:
    """For the few things that are done before the server runs."""
    return url.set(drivername="sqlite+pysqlite" if url.drivername == "sqlite" else "postgresql+psycopg")


def shown(url: URL) -> str:
    """The URL without its password."""
    return url.render_as_string(hide_password=True)


def make_engine(url: URL) -> AsyncEngine:
    """The engine of a running server's reads."""
    if url.drivername == "sqlite":
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), pool_size=4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        return engine
    # Moves read nothing: asking whether a connection lives costs them nothing, and a restart of PostgreSQL no reader.
    plain = url.set(drivername="postgresql+psycopg")
    return create_async_engine(plain, pool_size=4, max_overflow=4, pool_pre_ping=True)


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
