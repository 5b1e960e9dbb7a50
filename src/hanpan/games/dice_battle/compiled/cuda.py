"""The same games on a GPU: one thread a game, only sums and a checksum come back.

The kernel calls the very functions that the CPU runs; numba compiles them for the device.
"""

from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, NumPy 2.5 has dropped it
    setattr(np, "row_stack", np.vstack)  # noqa: B010

import numba
import numba.cuda

from hanpan.compiled.cache import keeping
from hanpan.compiled.compiling import u64
from hanpan.games.dice_battle.compiled.compiling import meet, seats_of, sources
from hanpan.games.dice_battle.compiled.games import SUMS, add_up, play_game, take_places
from hanpan.games.dice_battle.compiled.layout import SEAT, TABLE, Setting

cuda: Any = numba.cuda  # its names depend on what is installed
_config: Any = numba.config
_SIMULATED = bool(_config.ENABLE_CUDASIM)

# Found by trying launches on an H200; benchmarks/kernel_gpu.py --sweep tries them again.
THREADS = 256  # a block at most: the seats of so many games fill the memory that it may have
BLOCKS_A_PROCESSOR = 4
REGISTERS = 56
_SEAT, _TABLE = numba.from_dtype(SEAT), numba.from_dtype(TABLE)
_SEATS = 2 * THREADS
_RESULTS = SUMS + 1  # the checksum is the last


class Timed(NamedTuple):
    """Sums, the checksum, and how long the device took."""

    sums: Any
    checksum: int
    seconds: float


class Launch(NamedTuple):
    """How the games are spread: threads a block (a warp to THREADS), blocks, and registers a thread at most."""

    threads: int = THREADS
    blocks: int | None = None  # so many a processor if it is not given
    registers: int = REGISTERS


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
    """Each thread plays every so-manieth game and adds up; a block adds up its threads.

    All threads play equally many games, because they meet in every round; what is beyond the count is not added.
    """
    seats = cuda.shared.array(_SEATS, _SEAT)  # close to the processor; as local memory they miss its cache
    tables = cuda.local.array(1, _TABLE)
    own = cuda.local.array(SUMS, numba.int64)
    of_block = cuda.shared.array(_RESULTS, numba.uint64)
    if cuda.threadIdx.x < _RESULTS:
        of_block[cuda.threadIdx.x] = 0
    cuda.syncthreads()
    for place in range(SUMS):
        own[place] = 0
    p, row, other_row = numbers[0], rows[levels[0]], rows[levels[1]]
    table, first, second = tables[0], seats[cuda.threadIdx.x], seats[cuda.blockDim.x + cuda.threadIdx.x]
    take_places(first, second, levels[0], levels[1])
    check = u64(0)
    for turn in range((count + cuda.gridsize(1) - 1) // cuda.gridsize(1)):
        game = cuda.grid(1) + turn * cuda.gridsize(1)
        of_game = play_game(p, row, other_row, table, first, second, rounds, seed, first_game + game)
        if game < count:
            check += of_game
            add_up(first, second, rounds, own)
    for place in range(SUMS):
        cuda.atomic.add(of_block, place, u64(own[place]))
    cuda.atomic.add(of_block, SUMS, check)
    cuda.syncthreads()
    if cuda.threadIdx.x < _RESULTS:
        cuda.atomic.add(results, cuda.threadIdx.x, of_block[cuda.threadIdx.x])


@lru_cache
def _kernel(registers: int) -> Any:
    """Compiled for the device, with at most so many registers a thread."""
    if _SIMULATED:
        return cuda.jit(play_on_device)
    _let_threads_meet()
    own_config: Any = import_module("numba.cuda.core.config")
    with keeping(
        own_config, "kernels", sources(), f"cuda-{registers}"
    ) as kept:  # what is kept does not say for how many registers it is
        return cuda.jit(max_registers=registers, cache=kept)(play_on_device)


@lru_cache
def _let_threads_meet() -> None:
    """On a device the threads of a block wait for each other in `meet`, and go round the table in a loop."""
    extending: Any = import_module("numba.cuda.extending")

    def waiting() -> Any:
        def wait() -> None:
            cuda.syncthreads()

        return wait

    def reading(p: Any) -> Any:
        def read(p: Any) -> Any:
            return p.seats

        return read

    extending.overload(meet, target="cuda")(waiting)
    extending.overload(seats_of, target="cuda")(reading)


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
