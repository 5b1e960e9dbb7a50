"""`python -m benchmarks.kernel`: compiled Dice Battle beside compiled peers, and beside itself uncompiled."""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import numba
from rich.console import Console
from rich.table import Table

from benchmarks import engine, kernel_peers
from benchmarks.measure import Measured, Task, measure
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.compiled import gears
from hanpan.games.dice_battle.compiled.numbers import prepare

GAME = DiceBattle()
OURS = "kernel, random against random, regular games"
ANSWERS_A_ROUND = 6.1  # two each of three questions, and now and then a luck die
WHOLE = 400_000  # games of the measurement on several cores
COMPILE = "from benchmarks.kernel import first_use; first_use()"


def kernel(level: str, mode: str, gear: gears.Gear, count: int) -> int:
    """Compiled games on one core."""
    played = gears.play(prepare(GAME, mode, (level, level)), seed=1, count=count, gear=gear)
    return int(played.checksum, 16)


def first_use() -> None:
    """What the first call costs, in a process of its own: prints processor seconds."""
    setting = prepare(GAME, "regular", ("hard", "hard"))
    start = time.process_time()
    gears.play(setting, seed=1, count=1, gear="njit")
    print(time.process_time() - start)


def tasks() -> list[tuple[Task, float]]:
    """Every measurement of ours, with the rounds that one of its games takes."""
    return [
        (Task(OURS, "games", 200_000, partial(kernel, "random", "regular", "njit")), 8),
        (Task("kernel, random, quick games", "games", 300_000, partial(kernel, "random", "quick", "njit")), 5),
        (
            Task(
                "kernel, hard against hard, regular games", "games", 200_000, partial(kernel, "hard", "regular", "njit")
            ),
            8,
        ),
        (
            Task(
                "the same source as plain Python, random", "games", 300, partial(kernel, "random", "regular", "python")
            ),
            8,
        ),
        (Task("the readable engine, random", "games", 200, partial(engine.games, "random")), 8),
    ]


def on_cores(level: str, cores: int) -> tuple[float, float]:
    """Rounds a second of wall-clock time on so many cores, and a second of one core's own time."""
    numba.set_num_threads(cores)
    setting = prepare(GAME, "regular", (level, level))
    gears.play(setting, seed=1, count=1, gear="parallel")
    start = time.process_time()
    played = gears.play(setting, seed=1, count=WHOLE, gear="parallel")
    return played.rounds / played.seconds, played.rounds / (time.process_time() - start)


def cold_and_warm() -> tuple[float, float]:
    """Processor seconds of the first use with an empty cache, and of the next one."""
    with tempfile.TemporaryDirectory() as folder:
        run = partial(
            subprocess.run,
            [sys.executable, "-c", COMPILE],
            env={**os.environ, "XDG_CACHE_HOME": folder},
            capture_output=True,
            text=True,
            check=True,
        )
        return float(run().stdout), float(run().stdout)


def main() -> None:
    """Measure everything in one run and say how it compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("out/bench-kernel.json"))
    options = parser.parse_args()
    cold, warm = cold_and_warm()
    rounds = {task.name: length for task, length in tasks()}
    peers = kernel_peers.tasks()
    answers = {task.name: length for task, length in peers}
    answers |= {name: length * ANSWERS_A_ROUND for name, length in rounds.items()}
    results = measure([task for task, _ in (*tasks(), *peers)], options.repeats)
    base = next(result for result in results if result.name == OURS)
    cores = sorted({1, os.cpu_count() or 1})
    spread = {
        level: {number: max(on_cores(level, number) for _ in range(3)) for number in cores}
        for level in ("random", "hard")
    }
    _print(results, base, rounds, answers)
    for level, speeds in spread.items():
        for number, (by_clock, by_core) in speeds.items():
            print(f"{level} on {number} core(s): {by_clock:,.0f} rounds/s by the clock, {by_core:,.0f} a core's second")
    print(f"first use {cold:.1f} s of processor time, later ones {warm:.2f} s")
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "repeats": options.repeats,
        "first_use_s": cold,
        "later_use_s": warm,
        "cores": spread,
        "results": [
            {
                **result._asdict(),
                "rounds_a_second": rounds.get(result.name, 0) * result.per_second,
                "answers_a_second": answers[result.name] * result.per_second,
                "ours_is_faster_by": round(base.per_second / result.per_second, 2),
            }
            for result in results
        ],
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")


def _print(results: list[Measured], base: Measured, rounds: dict[str, float], answers: dict[str, float]) -> None:
    table = Table(title="One core, processor time, medians of alternating repeats")
    headings = ("what", "games a second", "rounds a second", "answers a second", "ours : this", "checksum")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for result in results:
        per_game = rounds.get(result.name)
        table.add_row(
            result.name,
            f"{result.per_second:,.0f}",
            f"{result.per_second * per_game:,.0f}" if per_game else "",
            f"{result.per_second * answers[result.name]:,.0f}",
            f"{base.per_second / result.per_second:,.2f}",
            f"{result.checksum:x}",
        )
    Console(width=150).print(table)


if __name__ == "__main__":
    main()
