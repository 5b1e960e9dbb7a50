"""The best turn in Trail: how long the solver takes, how that grows with steps and cards, and brute force beside it.

Every number is the processor time of one core, from the first tile of a stage: the median of the six stages, and the
worst with its number. Each is the least of some repeats: a busy machine only ever adds. *All states* is the search
without its bound: every distinct state of every walk is visited. *Walks* counts the self-avoiding walks one by one. *By
force* is plain Python over the engine itself (tests/games/trail/brute.py).
"""

import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import numpy as np
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from hanpan.core.chance.chance import SeededChance
from hanpan.games.trail import Trail
from hanpan.games.trail.compiled import entry
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.compiled.objective import HINT
from hanpan.games.trail.compiled.packing import pack
from hanpan.games.trail.content.catalogue import STAGES
from hanpan.games.trail.rules.paths import slide, step_cost
from hanpan.games.trail.rules.state import State, blocked_of
from hanpan.games.trail.rules.tiles import BESIDE, flow
from tests.games.trail.brute import best_by_force

T = TypeVar("T")

GAME = Trail()
STEPS = (2, 3, 4, 5, 6, 7, 8, 10, 12)
MOST_STEPS_BY_FORCE = 4
MOST_WALKED_ONE_BY_ONE = 5
CARDS = ("C01", "C05", "C03", "C01", "C06", "C04", "C02", "C05", "C15", "C09")
CARD_STEPS, MANA = 6, 3
PATIENCE = 1 << 40


class Row(NamedTuple):
    """One line of a table: medians over the stages, and the worst of them."""

    size: int
    milliseconds: float
    worst: float
    worst_stage: int
    states: int
    all_milliseconds: float
    all_worst: float
    all_worst_stage: int
    all_states: int
    all_worst_states: int
    walks: int | None
    by_force: float | None  # milliseconds


def report(repeats: int) -> dict[str, list[dict[str, float | int | None]]]:
    """Measure and print both tables; the same as plain values."""
    entry.solve(*_packed(_start(1, 1, ())), 100, True, *_room())  # compiled before anything is timed
    steps = [_row(spd, [_start(stage, spd, ()) for stage in _stages()], repeats, True) for spd in STEPS]
    cards = [
        _row(count, [_start(stage, CARD_STEPS, CARDS[:count]) for stage in _stages()], repeats, False)
        for count in range(len(CARDS) + 1)
    ]
    _print("Trail, the best turn: movement alone", "steps", steps)
    _print(f"Trail, the best turn: {CARD_STEPS} steps, {MANA} mana and cards", "cards", cards)
    return {"steps": [row._asdict() for row in steps], "cards": [row._asdict() for row in cards]}


def _row(size: int, states: Sequence[State], repeats: int, walking: bool) -> Row:
    bounded = [_timed(partial(_solve, state, True), repeats) for state in states]
    everything = [_timed(partial(_solve, state, False), max(1, repeats // 3)) for state in states]
    by_force = None
    if walking and size <= MOST_STEPS_BY_FORCE:
        forced = [_timed(partial(best_by_force, GAME.params, state, most=10**7), 1) for state in states]
        assert [value for _, value in forced] == [value for _, (value, _) in bounded]
        by_force = statistics.median(seconds for seconds, _ in forced) * 1e3
    assert [found[0] for _, found in bounded] == [found[0] for _, found in everything]
    times, all_times = [seconds * 1e3 for seconds, _ in bounded], [seconds * 1e3 for seconds, _ in everything]
    return Row(
        size,
        statistics.median(times),
        max(times),
        times.index(max(times)) + 1,
        int(statistics.median(found[1] for _, found in bounded)),
        statistics.median(all_times),
        max(all_times),
        all_times.index(max(all_times)) + 1,
        int(statistics.median(found[1] for _, found in everything)),
        max(found[1] for _, found in everything),
        int(statistics.median(map(_walks, states))) if walking and size <= MOST_WALKED_ONE_BY_ONE else None,
        by_force,
    )


def _stages() -> range:
    return range(1, len(STAGES) + 1)


def _start(stage: int, spd: int, hand: tuple[str, ...]) -> State:
    """The first turn of a stage with so much movement and these cards."""
    state: State = GAME.setup(f"stage-{STAGES[stage - 1].id}", SeededChance(1, 0)).state
    return replace(state, spd=spd, hand=hand, mana=MANA if hand else 0)


def _packed(state: State) -> tuple[Board, Ints]:
    board, row, _ = pack(GAME.params, state, HINT)
    return board, row


def _room() -> tuple[Ints, Ints]:
    return np.zeros(entry.MOST_ACTS, dtype=np.int64), np.zeros(entry.FACTS, dtype=np.int64)


def _solve(state: State, bounded: bool) -> tuple[int, int]:
    """The worth of the best turn, and how many states were looked at; packing the state is part of the time."""
    path, told = _room()
    entry.solve(*_packed(state), PATIENCE, bounded, path, told)
    return int(told[entry.VALUE]), int(told[entry.NODES])


def _timed(run: Callable[[], T], repeats: int) -> tuple[float, T]:
    times = []
    for _ in range(repeats):
        start = time.process_time()
        found = run()
        times.append(time.process_time() - start)
    return min(times), found


def _walks(state: State) -> int:
    """How many self-avoiding walks there are, of any length that the movement pays for."""
    return _walks_from(state, state.at, state.spd, blocked_of(state))


def _walks_from(state: State, at: int, spd: int, closed: int) -> int:
    count = 0
    for to in BESIDE[at]:
        if to < 0 or closed >> to & 1:
            continue
        left = spd - step_cost(state.tiles[to], GAME.params.ground.rapids)
        if left < 0:
            continue
        onward, end = closed | 1 << to, to
        if flow(state.tiles[to]) is not None:
            for end in slide(state.tiles, to, onward)[0] or (to,):
                onward |= 1 << end
        count += 1 + (_walks_from(state, end, left, onward) if left else 0)
    return count


def _print(title: str, size: str, rows: list[Row]) -> None:
    table = Table(title=f"{title} (median and worst of six stages, one core)")
    all_states = ("all states", "worst stage", "states", "at worst")
    headings = (size, "best turn", "worst stage", "states", *all_states, "walks", "by force", "ratio")
    for heading in headings:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            str(row.size),
            f"{row.milliseconds:,.2f} ms",
            f"{row.worst:,.2f} ({row.worst_stage})",
            f"{row.states:,}",
            f"{row.all_milliseconds:,.1f} ms",
            f"{row.all_worst:,.1f} ({row.all_worst_stage})",
            f"{row.all_states:,}",
            f"{row.all_worst_states:,}",
            "" if row.walks is None else f"{row.walks:,}",
            "" if row.by_force is None else f"{row.by_force:,.0f} ms",
            "" if row.by_force is None else f"{row.by_force / row.milliseconds:,.0f}",
        )
    Console(width=140).print(table)
