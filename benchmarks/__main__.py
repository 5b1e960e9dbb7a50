"""`make bench`: measures, prints ratios, and writes out/bench.json."""

import argparse
import json
import platform
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import engine, peers, trail, trail_ways
from benchmarks.measure import Measured, measure

OURS = "random against random, regular games"


def main() -> None:
    """Measure everything on one core and say how it compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("out/bench.json"))
    options = parser.parse_args()
    results = measure([*engine.tasks(), *peers.tasks()], options.repeats)
    base = next(result for result in results if result.name == OURS)
    _print(results, base)
    turns = trail.report(options.repeats)
    ways = trail_ways.report()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "repeats": options.repeats,
        "results": [
            {**result._asdict(), "ours_is_faster_by": round(base.per_second / result.per_second, 2)}
            for result in results
        ],
        "trail": turns,
        "trail_ways": ways,
    }
    options.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")


def _print(results: list[Measured], base: Measured) -> None:
    table = Table(title="One core, processor time, medians of alternating repeats")
    for heading in ("what", "a second", "slowest–fastest", "random games : this", "checksum"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for result in results:
        ratio = f"{base.per_second / result.per_second:.2f}" if result.unit in ("games", "hands") else ""
        table.add_row(
            result.name,
            f"{result.per_second:,.0f} {result.unit}",
            f"{result.slowest:,.0f}–{result.fastest:,.0f}",
            ratio,
            str(result.checksum),
        )
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
