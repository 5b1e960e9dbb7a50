"""Play many compiled games, and say how: each gear gives the same numbers, only not in the same time.

`python` runs the source as it stands, `njit` compiles it for one core, `parallel` for all cores, `cuda` for a GPU.
A gear that cannot be had is refused; nothing falls back to a slower one by itself.
"""

import os
import time
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

import numpy as np

from hanpan.compiled.compiling import plain
from hanpan.compiled.draws import MASK, game_key
from hanpan.core.contract.error import HanpanError
from hanpan.games.dice_battle.compiled import games, traces
from hanpan.games.dice_battle.compiled.layout import Numbers, Row, Seat, Setting, Table, blank, unpacked

Gear: TypeAlias = Literal["python", "njit", "parallel", "cuda"]

GEARS: tuple[Gear, ...] = get_args(Gear)
MEASURES = ("total", "last_round", "energy", "cards", "draw")  # by which games are decided


class NoSuchGear(HanpanError, ValueError):
    """A gear that is not there, or not here."""


class Played(NamedTuple):
    """Many games added up. The checksum covers what every round of every game left behind."""

    gear: Gear
    games: int
    rounds: int
    won: tuple[int, int]
    drawn: int
    totals: tuple[int, int]  # sums of the final totals
    decided_by: dict[str, int]
    checksum: str
    seconds: float  # of play, without the time to compile


def gear_named(name: str | None) -> Gear:
    """The gear of that name, or the fastest here. Raises NoSuchGear."""
    if name is None:
        return fastest()
    for gear in GEARS:
        if gear == name:
            if gear == "cuda" and not _gpu():
                raise NoSuchGear(
                    "there is no GPU here that numba can use (docs/kernel.md says what it needs)",
                    ko="numba가 쓸 수 있는 GPU가 없습니다(필요한 것은 docs/kernel.md에 있습니다)",
                )
            return gear
    raise NoSuchGear(
        f"there is no gear {name!r}; the gears are: {', '.join(GEARS)}",
        ko=f"그런 방식은 없습니다: {name!r}. 있는 방식: {', '.join(GEARS)}",
    )


def fastest() -> Gear:
    """The fastest gear that this machine has."""
    if _gpu():
        return "cuda"
    return "parallel" if (os.cpu_count() or 1) > 1 else "njit"


def play(setting: Setting, *, seed: int, count: int, first_game: int = 0, gear: Gear) -> Played:
    """Games `first_game` to `first_game + count - 1` of a seed, the same as the readable engine plays them."""
    if gear == "cuda":
        from hanpan.games.dice_battle.compiled import cuda

        cuda.play(setting, seed, 0, 1)  # compiled before the clock runs
        timed = cuda.play(setting, seed, first_game, count)
        return _played(gear, count, timed.sums, timed.checksum, timed.seconds)
    if gear == "python":
        start = time.perf_counter()
        sums, check = _play_plain(setting, seed, first_game, count)
        return _played(gear, count, np.array(sums), check, time.perf_counter() - start)
    run = _play_parallel if gear == "parallel" else _play_serial
    run(setting, seed, 0, 1)
    start = time.perf_counter()
    packed, check = run(setting, seed, first_game, count)
    return _played(gear, count, packed, check, time.perf_counter() - start)


def trace(setting: Setting, *, seed: int, count: int, first_game: int = 0, gear: Gear = "njit") -> Any:
    """The same games round by round: an array with the columns of traces.COLUMNS, one row a round."""
    rounds = setting.rounds
    out = np.zeros((rounds * count, traces.WIDTH), np.int64)
    if gear == "python":
        run, key = plain(traces.trace_game), plain(game_key)
        rows = plain_rows(setting)
        p, table, first, second = plain_table(setting)
        for number in range(count):
            lines = out[number * rounds : (number + 1) * rounds]
            run(p, *rows, table, first, second, rounds, key(seed, first_game + number), lines)
    elif gear == "njit":
        packed = (setting.numbers, setting.rows, setting.levels)
        traces.trace(*packed, rounds, _unsigned(seed), first_game, count, out)
    else:
        raise NoSuchGear(
            f"rounds are written down by the gears python and njit, not by {gear}",
            ko=f"라운드를 적는 방식은 python과 njit입니다: {gear}",
        )
    return out


def _gpu() -> bool:
    from hanpan.games.dice_battle.compiled import cuda

    return cuda.available()


def _play_serial(setting: Setting, seed: int, first_game: int, count: int) -> tuple[Any, int]:
    sums = np.zeros(games.SUMS, np.int64)
    packed = (setting.numbers, setting.rows, setting.levels, setting.rounds)
    check = games.play_serial(*packed, _unsigned(seed), first_game, count, sums)
    return sums, check


def _play_parallel(setting: Setting, seed: int, first_game: int, count: int) -> tuple[Any, int]:
    chunks = -(-count // games.CHUNK)
    sums, checks = np.zeros((chunks, games.SUMS), np.int64), np.zeros(chunks, np.uint64)
    packed = (setting.numbers, setting.rows, setting.levels, setting.rounds)
    games.play_parallel(*packed, _unsigned(seed), first_game, count, sums, checks)
    return sums.sum(axis=0), int(checks.sum())


def _play_plain(setting: Setting, seed: int, first_game: int, count: int) -> tuple[list[int], int]:
    play_game, add_up = plain(games.play_game), plain(games.add_up)
    rows = plain_rows(setting)
    p, table, first, second = plain_table(setting)
    sums, check = [0] * games.SUMS, 0
    for game in range(first_game, first_game + count):
        check += play_game(p, *rows, table, first, second, setting.rounds, seed, game)
        add_up(first, second, setting.rounds, sums)
    return sums, check & int(MASK)


def plain_rows(setting: Setting) -> tuple[Row, Row]:
    """The rows of both seats as ordinary records."""
    first, second = (unpacked(Row, setting.rows[level]) for level in setting.levels)
    return first, second


def plain_table(setting: Setting) -> tuple[Numbers, Table, Seat, Seat]:
    """The numbers, a table and both seats as ordinary records."""
    first, second = blank(Seat), blank(Seat)
    plain(games.take_places)(first, second, int(setting.levels[0]), int(setting.levels[1]))
    return unpacked(Numbers, setting.numbers[0]), blank(Table), first, second


def _played(gear: Gear, count: int, sums: Any, check: int, seconds: float) -> Played:
    value = [int(number) for number in sums]
    by = value[games.DECIDED :]
    return Played(
        gear=gear,
        games=count,
        rounds=value[games.ROUNDS_PLAYED],
        won=(value[games.WON_FIRST], value[games.WON_SECOND]),
        drawn=value[games.DRAWN],
        totals=(value[games.TOTAL_FIRST], value[games.TOTAL_SECOND]),
        decided_by=dict(zip(MEASURES, by, strict=True)),
        checksum=f"{int(check):016x}",
        seconds=seconds,
    )


def _unsigned(seed: int) -> Any:
    return np.uint64(seed & int(MASK))
