"""The same games on a GPU: one thread a game, only sums and a checksum come back.

The kernel calls the very functions that the CPU runs; numba compiles them for the device.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, NumPy 2.5 has dropped it
    setattr(np, "row_stack", np.vstack)  # noqa: B010

import numba
import numba.cuda

from hanpan.lab.kernels.compiling import u64
from hanpan.lab.kernels.games import SUMS, add_up, play_game, take_places
from hanpan.lab.kernels.layout import NUMBERS, ROW, SEAT, TABLE, Setting

cuda: Any = numba.cuda  # its names depend on what is installed

THREADS = 128
BLOCKS_A_PROCESSOR = 16
_NUMBERS, _ROW = numba.from_dtype(NUMBERS), numba.from_dtype(ROW)
_SEAT, _TABLE = numba.from_dtype(SEAT), numba.from_dtype(TABLE)
_RESULTS = SUMS + 1  # the checksum is the last


class Timed(NamedTuple):
    """Sums, the checksum, and how long the device took."""

    sums: Any
    checksum: int
    seconds: float


class Launch(NamedTuple):
    """How the games are spread: threads a block (a warp at least), blocks, and registers a thread at most."""

    threads: int = THREADS
    blocks: int | None = None  # so many a processor if it is not given
    registers: int | None = None  # as the compiler likes


def available() -> bool:
    """Whether there is a device (or its simulator)."""
    return bool(cuda.is_available())


def device_name() -> str:
    """What the device calls itself."""
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def processors() -> int:
    """How many multiprocessors the device has."""
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def play_on_device(
    numbers: Any, rows: Any, levels: Any, rounds: int, seed: int, first_game: int, count: int, results: Any
) -> None:
    """Each thread plays every so-manieth game and adds up; a block adds up its threads."""
    seats, tables = cuda.local.array(2, _SEAT), cuda.local.array(1, _TABLE)
    own = cuda.local.array(SUMS, numba.int64)
    of_block = cuda.shared.array(_RESULTS, numba.uint64)
    near = cuda.shared.array(1, _NUMBERS)
    near_rows = cuda.shared.array(2, _ROW)
    if cuda.threadIdx.x < _RESULTS:
        of_block[cuda.threadIdx.x] = 0
    if cuda.threadIdx.x == 0:  # what every thread reads all the time lies close to all of them
        near[0] = numbers[0]
        near_rows[0] = rows[levels[0]]
        near_rows[1] = rows[levels[1]]
    cuda.syncthreads()
    for place in range(SUMS):
        own[place] = 0
    p, row, other_row = near[0], near_rows[0], near_rows[1]
    table, first, second = tables[0], seats[0], seats[1]
    take_places(first, second, levels[0], levels[1])
    check = u64(0)
    for game in range(first_game + cuda.grid(1), first_game + count, cuda.gridsize(1)):
        check += play_game(p, row, other_row, table, first, second, rounds, seed, game)
        add_up(first, second, rounds, own)
    for place in range(SUMS):
        cuda.atomic.add(of_block, place, u64(own[place]))
    cuda.atomic.add(of_block, SUMS, check)
    cuda.syncthreads()
    if cuda.threadIdx.x < _RESULTS:
        cuda.atomic.add(results, cuda.threadIdx.x, of_block[cuda.threadIdx.x])


@lru_cache
def _kernel(registers: int | None) -> Any:
    """Compiled for the device, with at most so many registers a thread if a limit is given."""
    return cuda.jit(play_on_device) if registers is None else cuda.jit(max_registers=registers)(play_on_device)


def play(setting: Setting, seed: int, first_game: int, count: int, launch: Launch | None = None) -> Timed:
    """Games of a seed on the device, timed by its own events."""
    launch = launch or Launch()
    numbers, rows = cuda.to_device(setting.numbers), cuda.to_device(setting.rows)
    levels, results = cuda.to_device(setting.levels), cuda.to_device(np.zeros(_RESULTS, np.uint64))
    blocks = launch.blocks or BLOCKS_A_PROCESSOR * processors()
    start, end = cuda.event(), cuda.event()
    start.record()
    _kernel(launch.registers)[blocks, launch.threads](
        numbers, rows, levels, setting.rounds, np.uint64(seed), first_game, count, results
    )
    end.record()
    end.synchronize()
    sums = results.copy_to_host()
    return Timed(sums[:SUMS].astype(np.int64), int(sums[SUMS]), start.elapsed_time(end) / 1000)
