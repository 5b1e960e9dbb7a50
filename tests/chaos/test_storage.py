"""Disk and database file go wrong under play: nothing is acknowledged that is not kept, and it goes on after."""

import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.chaos.conftest import Count
from tests.chaos.players import Arena
from tests.chaos.rules import Log
from tests.chaos.servers import Server
from tests.chaos.sizes import sizes
from tests.chaos.test_kills import TABLES
from tests.pace import PATIENCE_S

pytestmark = pytest.mark.slow

_GROW = 64 * 1024  # what a file may still grow before the disk is full


def _moves(arena: Arena) -> int:
    return sum(len(player.acknowledged) for player in arena.everybody)


class Play:
    """People at tables of all games who play on however often the line breaks."""

    def __init__(self, server: Server, seed: int = 5) -> None:
        self.server = server
        self.visitors = [server.visitor() for _ in range(2)]
        self.arena = Arena(server.host, self.visitors, random.Random(seed))
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Play":
        await self.server.start()
        await self.arena.fill(TABLES)
        self._tasks = [asyncio.create_task(self._play(game)) for game in TABLES]
        return self

    async def __aexit__(self, *error: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for client in self.visitors:
            await client.aclose()

    async def on(self, moves: int = 12) -> None:
        """Wait until so many moves more have been acknowledged; a player who met a defect is told here."""
        until = _moves(self.arena) + moves
        async with asyncio.timeout(PATIENCE_S):
            while _moves(self.arena) < until:
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    async def _play(self, game: str) -> None:
        """One table of the game after the other."""
        while True:
            mine = [player for player in self.arena.playing if self.arena.games[player.table][0] == game]
            for player in mine:
                player.pace_s = 0.02
            await asyncio.gather(*(player.play_on() for player in mine))
            while True:
                try:
                    await self.arena.open(game, TABLES[game])
                    break
                except Exception:  # the outage is under way
                    await asyncio.sleep(0.05)


@contextmanager
def _no_room(pid: int, database: Path) -> Iterator[None]:
    """The files of the database cannot grow: as a full disk, or a quota, is to a process."""
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    wal = Path(f"{database}-wal")
    most = max(1, min(_GROW, wal.stat().st_size if wal.exists() else 1))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


async def _stopped(play: Play) -> None:
    """Wait until the server says itself that nothing can be stored."""
    async with asyncio.timeout(PATIENCE_S):
        while (await play.visitors[0].get("ready")).status_code != 503:
            await asyncio.sleep(0.05)
    assert (await play.visitors[0].get("health")).status_code == 200  # and yet it answers


@sizes(1, 6)
async def test_outages_one_after_the_other(tmp_path: Path, amount: int, count: Count) -> None:
    """The disk is full, another process locks the database, the file goes away: each stops the acknowledging."""
    database = tmp_path / "hanpan.db"
    with Server(str(database), log_level="CRITICAL") as server:
        async with Play(server) as play:
            for number in range(amount):
                await play.on()
                with _no_room(server.pid, database):
                    await _stopped(play)
                await play.on()
                count("full disk under play", 1)
                with closing(sqlite3.connect(database, isolation_level=None)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    await asyncio.sleep(0.3)  # what was written before is acknowledged by now
                    before = _moves(play.arena)
                    await asyncio.sleep(0.2 if number == 0 else 12)  # longer than a commit waits for the lock
                    assert _moves(play.arena) == before
                    assert (await play.visitors[0].get("health")).status_code == 200
                    other.execute("ROLLBACK")
                await play.on()
                count("database locked by another process", 1)
            kept = await _gone(tmp_path, database, play)
            count("database file deleted under play", 1)
            server.kill()
    _all_there(kept, play.arena, count)


@pytest.mark.chaos
async def test_a_database_that_is_replaced_by_its_copy(tmp_path: Path, count: Count) -> None:
    database = tmp_path / "hanpan.db"
    with Server(str(database), log_level="CRITICAL") as server:
        async with Play(server) as play:
            await play.on()
            kept = await _gone(tmp_path, database, play, replaced=True)
            count("database file replaced under play", 1)
            server.kill()
    _all_there(kept, play.arena, count)


async def _gone(folder: Path, database: Path, play: Play, *, replaced: bool = False) -> Path:
    """Move the file away under play; returns where it is now."""
    kept = folder / "kept.db"
    database.rename(kept)
    for end in ("-wal", "-shm"):
        Path(f"{database}{end}").rename(f"{kept}{end}")
    if replaced:
        shutil.copy(kept, database)
    await _stopped(play)
    await asyncio.sleep(0.5)  # what was on its way has arrived
    before = _moves(play.arena)
    await asyncio.sleep(0.3)
    assert _moves(play.arena) == before, "a move was acknowledged that nobody will find again"
    return kept


@pytest.mark.chaos
@pytest.mark.parametrize("left", [0.9, 0.5, 0.1, 0.0])
async def test_a_write_ahead_log_that_was_cut_off(tmp_path: Path, left: float, count: Count) -> None:
    """After the power went out the end of it may be missing: the tables go on from what is left of them."""
    database = tmp_path / "hanpan.db"
    with Server(str(database)) as server:
        async with Play(server) as play:
            await play.on(30)
            server.kill()
        wal = Path(f"{database}-wal")
        os.truncate(wal, int(wal.stat().st_size * left))
        await server.start()
        assert server.end(signal.SIGTERM) == -signal.SIGTERM
    with closing(sqlite3.connect(database)) as connection:
        kept = [table for (table,) in connection.execute("SELECT id FROM tables WHERE status = 'playing'")]
    log = Log(str(database))
    for table in kept:
        log.replayed(table)  # by the rules alone: a beginning of the game that was played
    log.close()
    count("cut-off write-ahead logs", 1)


@pytest.mark.chaos
def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    folder.chmod(0o500)
    place = folder if os.getuid() else Path("/proc")  # nothing is closed to root, but here nobody can write
    program = "from hanpan.cli.app import main; main()"
    options = ["serve", "--port", "0", "--db", str(place / "new" / "hanpan.db")]
    command = [sys.executable, "-c", program, *options]
    started = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S)
    assert started.returncode == 2, started
    assert "Traceback" not in started.stderr
    assert str(place) in started.stderr


def _all_there(database: Path, arena: Arena, count: Count) -> None:
    log = Log(str(database))
    log.check(arena.everybody)
    log.close()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    count("moves acknowledged and found again, outages", _moves(arena))
