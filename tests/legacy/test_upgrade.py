"""Upgrading a database of 0.1.0 leaves a copy beside it, from which one can go back and upgrade again."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hanpan.core.replay import ReplayWriter, read_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.server.storage.engine import BadDatabase, database_url
from hanpan.server.storage.migrate import HEAD, copy_of, migrate
from tests.legacy.old import HERE, REPLAYS, old_database


def _revision(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def _rows(database: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(f"SELECT id FROM {table} ORDER BY id").fetchall()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """What 0.1.0 wrote."""
    return Path(old_database(tmp_path))


def test_a_copy_lies_beside_an_upgraded_database(database: Path) -> None:
    before = _revision(database)
    assert before != HEAD
    tables = _rows(database, "tables")
    migrate(database_url(str(database)))
    copy = copy_of(database, before)
    assert (_revision(database), _revision(copy)) == (HEAD, before)
    assert _rows(copy, "tables") == _rows(database, "tables") == tables
    assert copy.stat().st_mode & 0o077 == 0
    made = copy.stat().st_mtime_ns
    migrate(database_url(str(database)))  # nothing to upgrade, nothing to copy
    copy.replace(database)  # the way back
    migrate(database_url(str(database)))
    assert _revision(database) == HEAD
    assert copy.stat().st_mtime_ns >= made


def test_without_room_for_a_copy_nothing_is_changed(database: Path) -> None:
    before = _revision(database)
    copy = copy_of(database, before)
    copy.with_name(copy.name + ".part").mkdir()  # nothing can be written there
    with pytest.raises(BadDatabase, match="no copy could be made before the upgrade, so nothing was changed"):
        migrate(database_url(str(database)))
    assert _revision(database) == before
    assert not copy.exists()


@pytest.mark.parametrize("game", game_ids())
def test_a_saved_game_of_an_old_terminal_goes_on(game: str, tmp_path: Path) -> None:
    seeded = (name for name, entry in REPLAYS.items() if (entry["game"], entry["dice"]) == (game, "seed"))
    name = next(one for one in seeded if not REPLAYS[one]["orders"] and REPLAYS[one]["by"] == "play")
    lines = gzip.decompress((HERE / "replays" / f"{name}.jsonl.gz").read_bytes()).splitlines(keepends=True)
    path = tmp_path / "saved.jsonl"
    path.write_bytes(b"".join(lines[: len(lines) // 2]))
    writer = ReplayWriter.resume(path, load_game)
    match = writer.match
    before = len(match.steps)
    while match.pending and len(match.steps) < before + 3:
        for seat in list(match.pending):
            legal = match.game.legal(match.state, seat)
            view, prompt = match.view(seat), match.pending[seat]
            match.submit(seat, match.game.default_action(view, prompt, legal))
        writer.append()
    assert len(match.steps) > before
    assert verify(read_replay(path), load_game).ok
