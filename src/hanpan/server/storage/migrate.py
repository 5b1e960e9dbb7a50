"""Bringing a database to the present schema, at every start, before anything else."""

from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from hanpan.server.storage.engine import BadDatabase, set_pragmas, shown, sync_url
from hanpan.server.storage.files import make_private

HEAD = "0008"  # the newest file in migrations/versions
MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(url: URL) -> None:
    """Create or upgrade the tables. Raises BadDatabase, also for a database of a newer program."""
    if url.drivername == "sqlite" and url.database:
        make_file(url.database)
    engine = create_engine(sync_url(url))
    if url.drivername == "sqlite":
        event.listen(engine, "connect", set_pragmas)
    try:
        with engine.begin() as connection:
            if _revision(connection) != HEAD:
                _upgrade(connection)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadDatabase(f"{shown(url)}: {reason}") from error
    finally:
        engine.dispose()


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
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadDatabase(f"this database was written by another version of Hanpan: {error}") from error
