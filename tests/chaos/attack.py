"""Ten attackers at once against one real server with its default limits, while honest people play.

`python -m tests.chaos.attack --seconds 30` prints how long a move took from sending to acknowledgement before and under
the attack, what the attackers tried, and whether every acknowledged move and every table is there afterwards.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from tests.chaos.attackers import EVERYBODY
from tests.chaos.players import Arena
from tests.chaos.rules import Log
from tests.chaos.servers import free_port
from tests.chaos.test_kills import TABLES
from tests.pace import PATIENCE_S

_PROGRAM = "from hanpan.cli.app import main; main()"
_HONEST = ("127.0.0.4", "127.0.0.5")
_EACH = 2  # tables of each game
_PACE_S = 0.4  # between two moves of a player


class Report(NamedTuple):
    """What came of it."""

    quiet: list[float]  # seconds from a move to its acknowledgement
    attacked: list[float]
    tries: dict[str, tuple[int, int]]  # by attacker: how often it tried, how often it was let in
    moves: int
    tables_lost: int
    memory_mib: float  # of the server, at its most


async def run(seconds: float) -> Report:
    """Play for a while, then play on under attack for as long; every acknowledged move is looked up afterwards."""
    with tempfile.TemporaryDirectory(prefix="hanpan-attack-") as folder:
        database, port = Path(folder) / "hanpan.db", free_port()
        host = f"127.0.0.1:{port}"
        options = ["serve", "--port", str(port), "--db", str(database), "--log-level", "error"]
        server = subprocess.Popen([sys.executable, "-c", _PROGRAM, *options], stdout=subprocess.DEVNULL)
        _share_cores(server.pid)
        try:
            arena, report = await _measure(host, server, seconds)
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
        log = Log(str(database))
        log.check(arena.everybody)
        log.close()
        return report._replace(tables_lost=_lost(database, arena))


async def _measure(host: str, server: "subprocess.Popen[bytes]", seconds: float) -> tuple[Arena, Report]:
    visitors = [
        httpx.AsyncClient(
            base_url=f"http://{host}/api/",
            transport=httpx.AsyncHTTPTransport(local_address=address),
            timeout=PATIENCE_S,
        )
        for address in _HONEST
    ]
    await _ready(visitors[0])
    for visitor in visitors:
        (await visitor.get("me")).raise_for_status()
    arena = Arena(host, visitors, random.Random(7), _HONEST)
    tasks = [asyncio.create_task(_games(arena, game)) for game in TABLES for _ in range(_EACH)]
    await asyncio.sleep(seconds / 2)
    quiet = _taken(arena)
    command = [sys.executable, "-m", "tests.chaos.attackers", host, str(seconds)]
    attackers = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, preexec_fn=lambda: os.nice(5)
    )
    telling = asyncio.create_task(attackers.communicate())
    most = 0.0
    while not telling.done():
        await asyncio.sleep(0.2)
        most = max(most, _memory_mib(server.pid))
    attacked = _taken(arena)[len(quiet) :]
    for task in tasks:
        if task.done():
            task.result()  # an honest player met something that may not be
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for client in visitors:
        await client.aclose()
    moves = sum(len(player.acknowledged) for player in arena.everybody)
    return arena, Report(quiet, attacked, json.loads((await telling)[0]), moves, 0, most)


async def _games(arena: Arena, game: str) -> None:
    """Honest people at one table of a game after the other."""
    while True:
        try:
            players = await arena.open(game, TABLES[game])
        except httpx.HTTPError:
            await asyncio.sleep(0.5)
            continue
        for player in players:
            player.pace_s = _PACE_S
        await asyncio.gather(*(player.play_on() for player in players))


def _taken(arena: Arena) -> list[float]:
    return [took for took, _ in sorted((t for player in arena.everybody for t in player.taken), key=lambda t: t[1])]


async def _ready(http: httpx.AsyncClient) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                if (await http.get("ready")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


def _lost(database: Path, arena: Arena) -> int:
    """Honest people's tables that are not as they should be: set aside, or not there."""
    with closing(sqlite3.connect(database)) as connection:
        kept = dict(connection.execute("SELECT id, status FROM tables"))
    return sum(kept.get(table) not in ("waiting", "playing", "over") for table in arena.games)


def _share_cores(pid: int) -> None:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(pid, {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]))


def _memory_mib(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def quantile_ms(values: list[float], share: float) -> int:
    """In milliseconds."""
    ordered = sorted(values) or [float("nan")]
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000)


def rows(report: Report) -> list[tuple[str, Any]]:
    """The report line by line."""
    out: list[tuple[str, Any]] = []
    for name, values in (("before", report.quiet), ("under attack", report.attacked)):
        for share, word in ((0.5, "p50"), (0.99, "p99"), (1.0, "max")):
            out.append((f"move acknowledged {word}, {name}, ms", quantile_ms(values, share)))
        out.append((f"moves measured, {name}", len(values)))
    for who, (tries, let_in) in report.tries.items():
        out.append((f"attacker {who}: tries (let in)", f"{tries:,} ({let_in:,})"))
    out += [("moves acknowledged and found again", report.moves), ("tables lost", report.tables_lost)]
    out.append(("server memory at its most, MiB", round(report.memory_mib)))
    return out


def main() -> int:
    """Print the report; 1 if a table was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    report = asyncio.run(run(parser.parse_args().seconds))
    print(f"{len(EVERYBODY)} attackers at once, default limits")
    for name, value in rows(report):
        print(f"{name:50} {value}")
    return 1 if report.tables_lost else 0


if __name__ == "__main__":
    sys.exit(main())
