"""The way of a click in Trail: how long all ways from a tile take.

Processor time of one core, from every free tile of every stage and on random boards, half of them full of streams, each
without what was worked out before. 8 is the highest face of a die; no run can give as much movement as 30 (8 rolled, a
die shard, five Sprints with Surge, three potions of Swiftness and a feather make 29).
"""

import statistics
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from hanpan.core.chance.chance import SeededChance
from hanpan.games.trail import Trail
from hanpan.games.trail.content.catalogue import STAGES
from hanpan.games.trail.rules.state import State, blocked_of
from hanpan.games.trail.rules.ways import exact_ways
from tests.games.trail.walks import Board, random_board

MOVEMENT = (4, 8, 16, 30)
RANDOM = 400


class Row(NamedTuple):
    """One line of the table, in milliseconds."""

    where: str
    spd: int
    boards: int
    median: float
    most_but_one_in_100: float
    worst: float


def report() -> list[dict[str, float | int | str]]:
    """Measure and print; the same as plain values."""
    rows: list[Row] = []
    for spd in MOVEMENT:
        for stage in STAGES:
            rows.append(_row(stage.id, spd, list(_tiles_of(stage.id, spd))))
        rows.append(_row("random", spd, [random_board(number, 1)._replace(spd=spd) for number in range(RANDOM)]))
    table = Table(title="Trail, all ways of a click from one tile (ms)")
    for heading in ("where", "movement", "boards", "median", "99 of 100", "worst"):
        table.add_column(heading, justify="left" if heading == "where" else "right")
    for row in rows:
        table.add_row(row.where, str(row.spd), str(row.boards), *(f"{time:.2f}" for time in row[3:]))
    Console(width=100).print(table)
    return [row._asdict() for row in rows]


def _tiles_of(stage: str, spd: int) -> Iterator[Board]:
    """Somebody on each free tile of a stage."""
    rules = Trail()
    state: State = rules.setup(f"stage-{stage}", SeededChance(1, 0)).state
    blocked = blocked_of(state) & ~(1 << state.at)
    for at in range(len(state.tiles)):
        if not blocked >> at & 1:
            yield Board(state.tiles, blocked | 1 << at, at, spd, rules.params.ground.rapids)


def _row(where: str, spd: int, boards: Sequence[Board]) -> Row:
    times: list[float] = []
    for board in boards:
        began = time.process_time()
        exact_ways(*board)
        times.append((time.process_time() - began) * 1e3)
    times.sort()
    return Row(where, spd, len(times), statistics.median(times), times[len(times) * 99 // 100], times[-1])


if __name__ == "__main__":
    report()
