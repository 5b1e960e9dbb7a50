"""`python benchmarks/kernel_gpu.py`: the kernel on a GPU, timed by device events, checked against the CPU.

It needs this repository, numba, numba-cuda and numpy, and nothing else: where the rest of Hanpan cannot be loaded, the
official numbers come from kernel_numbers.json beside it (`--write-numbers` renews it, a test says when). Prints JSON.
"""

import argparse
import json
import statistics
import sys
import time
from itertools import product
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "src"))

import numpy as np  # noqa: E402

from hanpan.games.dice_battle.compiled.layout import LEVELS, NUMBERS, ROW, Setting  # noqa: E402

NUMBERS_FILE = HERE / "kernel_numbers.json"
ROUNDS = 8  # a regular game


def stored() -> dict[str, Any]:
    """The official numbers and the AI's table in the form of the file."""
    from hanpan.games.dice_battle.compiled.numbers import encode, encode_levels
    from hanpan.games.dice_battle.rules.params import Params

    return {"numbers": _plain(encode(Params())), "rows": [_plain(row) for row in encode_levels()]}


def setting_of(level: str) -> Setting:
    """A regular game between two bots of a level, from the file alone."""
    data = json.loads(NUMBERS_FILE.read_text("utf-8"))
    numbers, rows = np.zeros(1, NUMBERS), np.zeros(len(LEVELS), ROW)
    for name, value in data["numbers"].items():
        numbers[name] = value
    for number, row in enumerate(data["rows"]):
        for name, value in row.items():
            rows[number][name] = value
    return Setting(numbers, rows, np.array([LEVELS.index(level)] * 2), ROUNDS)


def measured(level: str, options: argparse.Namespace, launch: Any) -> dict[str, Any]:
    """One level: its speed, and whether the first games are those of the CPU."""
    from hanpan.games.dice_battle.compiled import cuda, gears

    setting = setting_of(level)
    start = time.perf_counter()
    cuda.play(setting, 1, 0, 1, launch)  # compiled before the clock runs
    compiling = time.perf_counter() - start
    runs = [cuda.play(setting, 1, 0, options.games, launch) for _ in range(options.repeats)]
    rounds = options.games * ROUNDS
    on_device = cuda.play(setting, 1, 0, options.check, launch)
    on_cpu = gears.play(setting, seed=1, count=options.check, gear="parallel")
    seconds = [run.seconds for run in runs]
    return {
        "compiling_seconds": compiling,
        "games": options.games,
        "rounds": rounds,
        "seconds": seconds,
        "rounds_a_second": rounds / statistics.median(seconds),
        "best_rounds_a_second": rounds / min(seconds),
        "checksum": f"{runs[0].checksum:016x}",
        "checked_games": options.check,
        "checksum_gpu": f"{on_device.checksum:016x}",
        "checksum_cpu": on_cpu.checksum,
        "won_gpu": [int(value) for value in on_device.sums[:3]],
        "won_cpu": [*on_cpu.won, on_cpu.drawn],
        "equal": f"{on_device.checksum:016x}" == on_cpu.checksum,
        "cpu_rounds_a_second": on_cpu.rounds / on_cpu.seconds,
    }


def swept(options: argparse.Namespace) -> list[dict[str, Any]]:
    """How the speed of random play depends on the shape of the launch."""
    from hanpan.games.dice_battle.compiled import cuda

    setting = setting_of("random")
    found = []
    for registers, threads, a_processor in product((48, 56, 64, 72), (128, 256), (3, 4, 5)):
        launch = cuda.Launch(threads, a_processor * cuda.processors(), registers)
        cuda.play(setting, 1, 0, 1, launch)
        seconds = min(cuda.play(setting, 1, 0, options.games // 4, launch).seconds for _ in range(2))
        found.append({**launch._asdict(), "rounds_a_second": options.games // 4 * ROUNDS / seconds})
    return sorted(found, key=lambda row: -row["rounds_a_second"])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000_000)
    parser.add_argument("--check", type=int, default=2_000_000, help="games that the CPU plays too")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--threads", type=int, default=None)
    parser.add_argument("--blocks", type=int, default=None)
    parser.add_argument("--registers", type=int, default=None)
    parser.add_argument("--sweep", action="store_true", help="try other launches as well")
    parser.add_argument("--write-numbers", action="store_true", help="renew kernel_numbers.json and stop")
    options = parser.parse_args()
    if options.write_numbers:
        NUMBERS_FILE.write_text(json.dumps(stored()) + "\n", "utf-8")
        return
    from hanpan.games.dice_battle.compiled import cuda

    if not cuda.available():
        sys.exit("there is no GPU here that numba can use")
    launch = cuda.Launch(options.threads or cuda.THREADS, options.blocks, options.registers or cuda.REGISTERS)
    report: dict[str, Any] = {"device": cuda.device_name(), "launch": launch._asdict()}
    for level in ("random", "hard"):
        report[level] = measured(level, options, launch)
    if options.sweep:
        report["sweep"] = swept(options)
    print(json.dumps(report, indent=1))
    if not all(report[level]["equal"] for level in ("random", "hard")):
        sys.exit("the GPU's games are not the CPU's")


def _plain(packed: Any) -> dict[str, Any]:
    return {name: packed[name].tolist() for name in packed.dtype.names}


if __name__ == "__main__":
    main()
