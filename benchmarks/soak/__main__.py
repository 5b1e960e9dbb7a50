"""`python -m benchmarks.soak`: hours of games of all kinds on a real `hanpan serve`, and whether its memory grows.

People and bots play, lines break, others watch, and everybody looks at the replay afterwards. The server's memory,
objects, tasks and descriptors are told twice a minute. At the end a line is fitted through the memory against the
number of finished games, without the warm-up: the exit code is 1 if a finished game leaves more than `--limit` bytes
behind (unless only the allocator keeps them, and the process holds no more than before), or if anything went wrong.
`--trace` says which lines of code allocated what is still there (slow).
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, TextIO

import httpx
import msgspec

from benchmarks.soak.growth import Line, cause, fitted
from benchmarks.soak.people import Numbers, Pair
from tests.chaos.servers import free_port

HERE = Path(__file__).parents[2]
ADDRESSES = tuple(f"127.0.0.{number}" for number in range(2, 10))
START_S = 300
STEADY_S = 10.0  # between two corrections of the pace
SLOWEST_S, FASTEST_S = 20.0, 0.02
AFTER_S = 30.0  # for everybody to leave, at the end


class Sample(msgspec.Struct):
    """The server at one moment."""

    minute: float
    finished: int
    moves: int
    rss: int  # without what is mapped from files, which the system takes back when it needs the room
    mapped: int
    heap: int | None  # given out by the C library
    unused: int | None  # kept by it for later
    blocks: int
    objects: int
    tasks: int
    descriptors: int
    tables: int
    cpu_s: float
    types: dict[str, int]


class Observed:
    """The server's process, seen from outside and asked by signals."""

    def __init__(self, folder: Path, share_of: argparse.Namespace) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self._answers = folder / "answers.jsonl"
        self._answers.touch()
        place = {**os.environ, "PYTHONPATH": f"{HERE / 'src'}{os.pathsep}{HERE}"}
        if share_of.trace:
            place["HANPAN_SOAK_TRACE"] = "1"
        command = [sys.executable, "-m", "benchmarks.soak.observed", str(self._answers)]
        command += ["--db", str(folder / "hanpan.db"), "--port", str(self.port), "--log-level", "error"]
        self._log: TextIO = (folder / "server.log").open("w", encoding="utf-8")
        self._process = subprocess.Popen(command, stdout=self._log, stderr=self._log, env=place, cwd=HERE)
        self.pid = self._process.pid

    async def ready(self) -> None:
        """Wait until it is. Raises SystemExit if it does not start."""
        async with asyncio.timeout(START_S), httpx.AsyncClient(base_url=f"http://{self.host}/api/") as http:
            while self._process.poll() is None:
                try:
                    if (await http.get("ready")).status_code == httpx.codes.OK:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.2)
        raise SystemExit(f"the server did not start: {self._log.name}")

    async def sample(self, minute: float, numbers: Numbers, *, whole: bool = False) -> Sample:
        """What it holds now; `whole`: with its objects, which is asked while nobody plays (observed.py)."""
        asked = self._answers.with_suffix(".whole")
        asked.unlink(missing_ok=True)
        if whole:
            asked.touch()
        known = self._answers.stat().st_size
        os.kill(self.pid, signal.SIGUSR1)
        async with asyncio.timeout(START_S):
            while not self._answers.read_bytes()[known:].endswith(b"\n"):
                await asyncio.sleep(0.1)
        held: dict[str, Any] = json.loads(self._answers.read_bytes()[known:])
        async with httpx.AsyncClient(base_url=f"http://{self.host}/api/", timeout=START_S) as http:
            metrics = (await http.get("metrics")).text
        (tables,) = (float(line.split()[1]) for line in metrics.splitlines() if line.startswith("hanpan_tables "))
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines()
        sizes = {line.split(":")[0]: int(line.split()[1]) * 1024 for line in status if line.startswith("Rss")}
        return Sample(
            minute=round(minute, 2),
            finished=numbers.finished,
            moves=numbers.done["moves"],
            rss=sizes["RssAnon"],
            mapped=sizes["RssFile"] + sizes["RssShmem"],
            descriptors=len(os.listdir(f"/proc/{self.pid}/fd")),
            tables=int(tables),
            cpu_s=round(cpu_s(self.pid), 1),
            **held,
        )

    def trace(self) -> None:
        """Begin to compare what is allocated, or compare."""
        os.kill(self.pid, signal.SIGUSR2)

    def stop(self) -> None:
        """End it and wait."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()
        self._log.close()


def main() -> int:
    """Soak, tell, and judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--warm-up", type=float, default=10, help="minutes that are not fitted")
    parser.add_argument("--pairs", type=int, default=12, help="of visitors who play at once")
    parser.add_argument("--share", type=float, default=0.2, help="of a core that server and visitors may use together")
    parser.add_argument("--every", type=float, default=30, help="seconds between samples")
    parser.add_argument("--limit", type=float, default=1024, help="bytes that a finished game may leave behind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trace", action="store_true", help="which lines allocated what stays (several times slower)")
    parser.add_argument("--out", type=Path, default=HERE / "out" / "soak")
    options = parser.parse_args()
    if options.minutes <= options.warm_up:
        parser.error(f"--minutes {options.minutes:g} must be more than the warm-up of {options.warm_up:g}")
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="hanpan-soak-") as folder:
        server = Observed(Path(folder), options)
        try:
            return asyncio.run(soak(options, server))
        finally:
            server.stop()
            for name in ("server.log", "answers.trace"):
                if (Path(folder) / name).exists():
                    (options.out / name).write_bytes((Path(folder) / name).read_bytes())


async def soak(options: argparse.Namespace, server: Observed) -> int:
    """Let everybody play for the time, sample, and return the exit code."""
    await server.ready()
    dice, numbers = random.Random(options.seed), Numbers(pace_s=0.5)
    pairs = [
        Pair(server.host, ADDRESSES[number % len(ADDRESSES)], random.Random(dice.random()), numbers)
        for number in range(options.pairs)
    ]
    before = await server.sample(0, numbers, whole=True)
    tasks = [asyncio.create_task(pair.play_for_ever()) for pair in pairs]
    tasks.append(asyncio.create_task(keep_pace(options.share, server.pid, numbers)))
    samples: list[Sample] = []
    started, traced = time.monotonic(), False
    with (options.out / "samples.jsonl").open("wb") as file:
        while (minute := (time.monotonic() - started) / 60) < options.minutes:
            await asyncio.sleep(options.every)
            minute = (time.monotonic() - started) / 60
            samples.append(await server.sample(minute, numbers))
            file.write(msgspec.json.encode(samples[-1]) + b"\n")
            file.flush()
            tell(samples[-1], numbers)
            if options.trace and not traced and minute >= options.warm_up:
                server.trace()
                traced = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(AFTER_S)
        after = await server.sample((time.monotonic() - started) / 60, numbers, whole=True)
        file.write(msgspec.json.encode(after) + b"\n")
    if options.trace:
        server.trace()
        await server.sample(0, numbers)  # signals are answered in order: the comparison is written
    return judge(options, [before, *samples], after, numbers)


async def keep_pace(share: float, server: int, numbers: Numbers) -> None:
    """Slow the players down or speed them up, so that all together use that share of a core."""
    before = cpu_s(server) + time.process_time()
    while True:
        started = time.monotonic()
        await asyncio.sleep(STEADY_S)
        now = cpu_s(server) + time.process_time()
        used, before = (now - before) / (time.monotonic() - started), now
        change = min(1.5, max(0.67, used / share))
        numbers.pace_s = min(SLOWEST_S, max(FASTEST_S, numbers.pace_s * change))


def tell(sample: Sample, numbers: Numbers) -> None:
    """One line about a moment."""
    heap = "" if sample.heap is None else f"heap {sample.heap / 2**20:5.1f} + {(sample.unused or 0) / 2**20:4.1f}  "
    print(
        f"{sample.minute:6.1f} min  {sample.finished:6} games  {sample.moves:8} moves  "
        f"RSS {sample.rss / 2**20:6.1f} + {sample.mapped / 2**20:4.1f} MiB  {heap}blocks {sample.blocks:8}  "
        f"tasks {sample.tasks:4}  "
        f"files {sample.descriptors:4}  tables {sample.tables:4}  CPU {sample.cpu_s:7.1f} s  "
        f"faults {len(numbers.faults)}",
        flush=True,
    )


def judge(options: argparse.Namespace, samples: list[Sample], after: Sample, numbers: Numbers) -> int:
    """Say what came of it; 1 if memory grows with the games and nothing explains it, or something failed."""
    tell(after, numbers)
    steady = [sample for sample in samples if sample.minute >= options.warm_up]
    games = [sample.finished for sample in steady]
    lines: dict[str, Line] = {}
    print(f"\n{numbers.finished} games, {dict(numbers.done)}")
    for name in ("rss", "mapped", "heap", "unused", "blocks", "descriptors", "tasks"):
        lines[name] = line = fitted(games, [getattr(sample, name) or 0 for sample in steady])
        print(f"{name:12} {line.slope:+10.3f} ± {2 * line.error:.3f} a finished game")
    first = samples[0].types
    more = {name: number - first.get(name, 0) for name, number in after.types.items()}
    print("objects that are there after the last game and were not before the first, by type:")
    for name in sorted(more, key=lambda name: -more[name])[:12]:
        print(f"{more[name]:+9} {name}")
    for fault in numbers.faults[:20]:
        print(f"fault: {fault}")
    unexplained = False
    if lines["rss"].above(options.limit):
        why = cause(lines, options.limit)
        unexplained = why is None
        print(f"memory grows by more than {options.limit:g} bytes a finished game: {why or '--trace says where'}")
    return 1 if unexplained or numbers.faults else 0


def cpu_s(pid: int) -> float:
    """Processor time of a process and of those it has started."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    own = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    return own + sum(cpu_s(int(child)) for child in children)


if __name__ == "__main__":
    sys.exit(main())
