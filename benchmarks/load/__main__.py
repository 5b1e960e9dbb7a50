"""`python -m benchmarks.load`: N tables of two socket players, and some against bots, on one server process.

The server gets one core to itself, the players the others. Every player moves once in two seconds. Reported:
the time from the last answer of a step to both players' update, and from a move to its acknowledgement; the
server's processor time and memory; and every acknowledged move is looked up in the database afterwards.

`--against CHECKOUT` measures another version in turns with this one and prints ratios: above 1, this one is slower.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from benchmarks.load.player import LoadPlayer, TableTimes

# Only settings that the measured version has: it may be an older one.
SERVER = """
import sys
from hanpan.server.main import serve
from hanpan.server.settings import Limits, Rate, Settings
def known(kind, values):
    return {name: value for name, value in values.items() if name in kind.__dataclass_fields__}
rates = ("socket", "user", "address", "http", "guests", "costly", "costly_address")
limits = dict.fromkeys(rates, Rate(1e6, 10**6))
counts = ("tables_per_user", "tables_per_address", "sockets_per_address", "sockets_per_user")
limits.update(dict.fromkeys(counts, 10**6))
more = dict(log_level="warning", collect_s=600, value_s=0, busy_lag_s=0, limits=Limits(**known(Limits, limits)))
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), **known(Settings, more)))
"""
HERE = Path(__file__).parents[2]
CORES = sorted(os.sched_getaffinity(0))
COMPARED = (
    "server CPU a move ms",
    "move to acknowledged p50 ms",
    "move to acknowledged p99 ms",
    "move to both updates p50 ms",
    "move to both updates p99 ms",
)
# Long games, so that a run measures play and not the opening of tables.
TABLE: dict[str, Any] = {"game": "dice-battle", "mode": "extended", "overrides": {"modes.extended": 50}}


def main() -> None:
    """Run the load and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="tables of two people")
    parser.add_argument("--bot-tables", type=int, default=100, help="tables of one person and a bot, besides")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between the moves of a player")
    parser.add_argument("--warm-up", type=float, default=10.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--db", help="a database URL; a new SQLite file if it is not given")
    parser.add_argument("--out", type=Path, default=Path("out/load.json"))
    parser.add_argument(
        "--against", type=Path, metavar="CHECKOUT", help="another version, measured in turns with this one"
    )
    parser.add_argument("--repeats", type=int, default=2, help="with --against: how often each is measured")
    options = parser.parse_args()
    gc.disable()  # a pause of the players would be counted as one of the server
    report = asyncio.run(run(options, HERE)) if options.against is None else compare(options)
    for name, value in report.items():
        print(f"{name:32} {value}")
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")


def compare(options: argparse.Namespace) -> dict[str, Any]:
    """This version and the other in turns; the medians of each, and this one's as a share of the other's."""
    told: dict[Path, list[dict[str, Any]]] = {options.against.resolve(): [], HERE: []}
    for number in range(options.repeats):
        for checkout in sorted(told, reverse=number % 2 == 1):  # neither always comes first
            told[checkout].append(asyncio.run(run(options, checkout)))
    theirs, ours = told.values()
    out: dict[str, Any] = {"tables": ours[0]["tables"], "cores": ours[0]["cores"], "repeats": options.repeats}
    for name in COMPARED:
        before, now = (statistics.median(report[name] for report in reports) for reports in (theirs, ours))
        out[name] = f"{before} → {now}, ratio {now / before:.2f}"
    out["moves acknowledged"] = sum(report["moves acknowledged"] for report in ours)
    out["moves lost"] = sum(report["moves lost"] or 0 for report in ours)
    return out


async def run(options: argparse.Namespace, checkout: Path) -> dict[str, Any]:
    """Start the server of that checkout, seat everybody, let them play, and count."""
    with tempfile.TemporaryDirectory(prefix="hanpan-load-") as folder, socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
        found.close()
        database = options.db or str(Path(folder) / "hanpan.db")
        place = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        command = [sys.executable, "-c", SERVER, database, str(port)]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=place)
        cores = _share_cores(server.pid)
        try:
            return await _measure(options, server.pid, port, Path(database), cores)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


async def _measure(options: argparse.Namespace, pid: int, port: int, database: Path, cores: str) -> dict[str, Any]:
    host, dice = f"127.0.0.1:{port}", random.Random(1)
    await _ready(host)
    empty = _memory_mib(pid)
    started = time.perf_counter()
    seated = await _seat_everybody(host, options.tables, options.bot_tables)
    opened_s = time.perf_counter() - started
    players: list[LoadPlayer] = []
    tables: list[tuple[str, TableTimes, list[LoadPlayer]]] = []
    for table, keys, cookies in seated:
        times = TableTimes(len(keys))
        uri = f"ws://{host}/ws/tables/{table}"
        episode = [
            LoadPlayer(uri, cookie, key, times, options.every, dice) for key, cookie in zip(keys, cookies, strict=True)
        ]
        tables.append((table, times, episode))
        players += episode
    tasks = []
    for player in players:
        tasks.append(asyncio.create_task(player.run()))
        if len(tasks) % 100 == 0:
            await asyncio.sleep(0.2)  # people do not all come in the same second
    await asyncio.sleep(options.warm_up)
    since, cpu, mine = time.perf_counter(), _cpu_s(pid), time.process_time()
    await asyncio.sleep(options.seconds)
    wall, cpu, mine = time.perf_counter() - since, _cpu_s(pid) - cpu, time.process_time() - mine
    full = _memory_mib(pid)
    commits = await _commits(host)
    steps = [latency for _, times, _ in tables for latency in times.latencies(since)]
    acks = [took for player in players for sent, took in player.ack_times if sent >= since]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    lost = _lost(database, tables) if database.is_file() else None
    return {
        "tables": f"{options.tables} of two people, {options.bot_tables} of one and a bot",
        "cores": cores,
        "moves a second": round(len(acks) / wall, 1),
        "steps seen by all a second": round(len(steps) / wall, 1),
        "move to both updates p50 ms": _quantile(steps, 0.5),
        "move to both updates p99 ms": _quantile(steps, 0.99),
        "move to both updates max ms": _quantile(steps, 1.0),
        "move to acknowledged p50 ms": _quantile(acks, 0.5),
        "move to acknowledged p99 ms": _quantile(acks, 0.99),
        "server CPU (1.0 is a core)": round(cpu / wall, 3),
        "server CPU a move ms": round(cpu / max(1, len(acks)) * 1000, 3),
        "players' CPU": round(mine / wall, 3),
        "server memory MiB": round(full, 1),
        "memory a table KiB": round((full - empty) * 1024 / max(1, len(tables)), 1),
        **commits,
        "opening all tables s": round(opened_s, 1),
        "moves acknowledged": sum(len(player.acknowledged) for player in players),
        "moves lost": lost,
        "refused or problems": sum(player.refused for player in players),
        "gaps in the numbers": sum(player.gaps for player in players),
    }


async def _seat_everybody(host: str, pairs: int, bots: int) -> list[tuple[str, list[str], list[str]]]:
    """Tables with the keys and cookies of their people; a few people sit at all of them."""
    async with _visitor(host) as one, _visitor(host) as two:
        cookies = [f"hanpan_session={(await _cookie(client))}" for client in (one, two)]
        out: list[tuple[str, list[str], list[str]]] = []

        async def pair() -> None:
            seats = {"p1": {"kind": "me"}, "p2": {"kind": "open"}}
            opened = (await one.post("tables", json={**TABLE, "seats": seats})).json()
            table = opened["table"]["id"]
            joined = (await two.post(f"tables/{table}/join", json={})).json()
            out.append((table, [opened["key"], joined["key"]], cookies))

        async def alone() -> None:
            seats = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "hard"}}
            opened = (await one.post("tables", json={**TABLE, "seats": seats})).json()
            out.append((opened["table"]["id"], [opened["key"]], cookies[:1]))

        jobs = [pair] * pairs + [alone] * bots
        for at in range(0, len(jobs), 20):
            await asyncio.gather(*(job() for job in jobs[at : at + 20]))
        return out


def _visitor(host: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://{host}/api/", timeout=60)


async def _cookie(client: httpx.AsyncClient) -> str:
    await client.get("me")
    return str(client.cookies["hanpan_session"])


async def _ready(host: str) -> None:
    async with _visitor(host) as client:
        for _ in range(600):
            try:
                if (await client.get("ready")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise SystemExit("the server did not start")


async def _commits(host: str) -> dict[str, Any]:
    """What the server itself says about its commits, from its start on."""
    async with _visitor(host) as client:
        lines = [line.split(" ") for line in (await client.get("metrics")).text.splitlines() if line[:1] != "#"]
    values = {name: float(value) for name, value in lines}
    count = max(1.0, values["hanpan_commit_seconds_count"])
    slow = count - values['hanpan_commit_seconds_bucket{le="0.1"}']
    return {
        "commits": int(count),
        "writes a commit": round(values["hanpan_commit_writes_sum"] / count, 1),
        "commit mean ms": round(values["hanpan_commit_seconds_sum"] / count * 1000, 2),
        "commits over 100 ms": int(slow),
    }


def _lost(database: Path, tables: list[tuple[str, TableTimes, list[LoadPlayer]]]) -> int:
    """Acknowledged moves that are not in the log as they were given."""
    lost = 0
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for table, _, players in tables:
            kept: dict[tuple[int, str], Any] = {}
            for seat, body in connection.execute("SELECT seat, body FROM log WHERE table_id = ? ORDER BY n", (table,)):
                entry = json.loads(body)
                if entry["type"] == "seal":
                    kept[entry["step"], seat] = entry["action"]
                elif entry["type"] == "step":
                    kept.update({(entry["n"], who): move for who, move in entry["moves"].items()})
            for seat, player in zip(("p1", "p2"), players, strict=False):
                lost += sum(
                    kept.get((step, seat)) != json.loads(action) for step, action in player.acknowledged.items()
                )
    return lost


def _share_cores(pid: int) -> str:
    if len(CORES) < 2:
        return "one core for the server and the players together"
    os.sched_setaffinity(pid, {CORES[0]})
    os.sched_setaffinity(0, set(CORES[1:]))
    return f"one for the server, {len(CORES) - 1} for the players"


def _cpu_s(pid: int) -> float:
    """Of the process and of those it has started."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    own = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")  # with children that have ended
    return own + sum(
        _cpu_s(int(child)) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    )


def _memory_mib(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _quantile(values: list[float], share: float) -> float:
    if not values:
        return float("nan")
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 1)


if __name__ == "__main__":
    main()
