"""Bringing a database to the present schema, at every start, before anything else."""

import logging
import sqlite3
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from hanpan.server.storage.copies import copy_database
from hanpan.server.storage.engine import BadDatabase, set_pragmas, shown, sync_url
from hanpan.server.storage.files import make_private

_LOG = logging.getLogger("hanpan.storage")
HEAD = "0019"  # the newest file in migrations/versions
MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(url: URL) -> None:
    """Create or upgrade the tables. Raises BadDatabase, also for a database of a newer program.

    Before a SQLite database is upgraded, a copy of it is made beside it; one that is there already is kept.
    """
    if url.drivername == "sqlite" and url.database:
        make_file(url.database)
    engine = create_engine(sync_url(url))
    if url.drivername == "sqlite":
        event.listen(engine, "connect", set_pragmas)
    try:
        with engine.begin() as connection:
            found = _revision(connection)
            if found != HEAD:
                _look_at(url, found)
                _upgrade(connection)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadDatabase(f"{shown(url)}: {reason}") from error
    finally:
        engine.dispose()


def copy_of(database: Path, revision: str) -> Path:
    """Where the copy of a database lies that was upgraded from this revision."""
    return database.with_name(f"{database.name}.before-upgrade-{revision}")


def _look_at(url: URL, revision: str | None) -> None:
    """See that the database can be upgraded, and keep a copy. Raises BadDatabase."""
    if revision is None:
        return
    if not any(path.name.startswith(f"{revision}_") for path in (MIGRATIONS / "versions").glob("*.py")):
        raise BadDatabase(
            f"{shown(url)}: this database was written by a newer Hanpan (form {revision}, this program knows {HEAD}): "
            "install the newer one again, or start from a copy that was made before the upgrade",
            ko=f"{shown(url)}: 더 새로운 Hanpan이 쓴 데이터베이스입니다 (형식 {revision}, 이 프로그램은 {HEAD}까지). "
            "새 버전을 다시 설치하거나, 올리기 전에 만든 사본으로 시작해 주십시오",
        )
    if url.drivername != "sqlite" or not url.database:
        return
    copy = copy_of(Path(url.database), revision)
    if copy.exists():
        return
    try:
        copy_database(Path(url.database), copy)
    except (sqlite3.Error, OSError) as error:
        raise BadDatabase(
            f"{copy}: no copy could be made before the upgrade, so nothing was changed: {error}",
            ko=f"{copy}: 올리기 전에 사본을 만들지 못해 아무것도 바꾸지 않았습니다: {error}",
        ) from error
    _LOG.info("copied the database before its upgrade", extra={"copy": str(copy)})


def make_file(database: str) -> None:
    """The file of a SQLite database, empty if it is new, in its folder, for its owner alone. Raises BadDatabase."""
    path = Path(database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        make_private(path)
    except OSError as error:
        raise BadDatabase(f"{error.filename}: {error.strerror}") from error


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    # Only here: a start on a database that is up to date need not load Alembic.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
