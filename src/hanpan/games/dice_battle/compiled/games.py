"""Many games in a row or side by side, added up: only whole numbers, so that any order gives the same sums."""

from typing import Any

import numba
import numpy as np

from hanpan.compiled.compiling import compiled, u64
from hanpan.compiled.draws import MASK, game_key, mix
from hanpan.games.dice_battle.compiled.compiling import entry, kept, parallel_entry
from hanpan.games.dice_battle.compiled.layout import (
    BY_CARDS,
    BY_ENERGY,
    BY_LAST_ROUND,
    BY_NOTHING,
    BY_TOTAL,
    SEAT,
    TABLE,
    Numbers,
    Row,
    Seat,
    Table,
)
from hanpan.games.dice_battle.compiled.rules import play_round, start_game

# What is added up over games: games won by p1, by p2 and by nobody, rounds, final totals, then by what it was decided.
WON_FIRST, WON_SECOND, DRAWN, ROUNDS_PLAYED, TOTAL_FIRST, TOTAL_SECOND, DECIDED = range(7)
SUMS = DECIDED + 5
CHUNK = 2048  # games that a core takes at a time

_S8, _S16, _S24, _S32, _S40, _S48 = u64(8), u64(16), u64(24), u64(32), u64(40), u64(48)


@compiled
def decided(first: Seat, second: Seat) -> int:
    """Who has won and by what (DB-10.1): three times what decided, + 0 for p1, + 1 for p2, + 2 for nobody."""
    if first.total != second.total:
        return 3 * BY_TOTAL + (0 if first.total > second.total else 1)
    if first.score != second.score:
        return 3 * BY_LAST_ROUND + (0 if first.score > second.score else 1)
    if first.energy != second.energy:
        return 3 * BY_ENERGY + (0 if first.energy > second.energy else 1)
    if first.cards != second.cards:
        return 3 * BY_CARDS + (0 if first.cards > second.cards else 1)
    return 3 * BY_NOTHING + 2


@kept
def play_game(
    p: Numbers, row: Row, other_row: Row, table: Table, first: Seat, second: Seat, rounds: int, seed: int, game: int
) -> int:
    """One game of a seed to its end; a checksum of all its rounds."""
    start_game(p, table, first, second, game_key(seed, game), rounds)
    check = u64(0)
    for _ in range(rounds):
        play_round(p, row, other_row, table, first, second)
        check = mix(check ^ _digest(first, second))
    return check


@compiled
def add_up(first: Seat, second: Seat, rounds: int, sums: Any) -> None:
    """Add a finished game to the sums."""
    result = decided(first, second)
    by = result // 3
    sums[WON_FIRST + result - 3 * by] += 1
    sums[DECIDED + by] += 1
    sums[ROUNDS_PLAYED] += rounds
    sums[TOTAL_FIRST] += first.total
    sums[TOTAL_SECOND] += second.total


@compiled
def _digest(first: Seat, second: Seat) -> int:
    """What a round has left behind, in 64 bits."""
    packed = (
        u64(first.total)
        ^ (u64(second.total) << _S32)
        ^ (u64(first.energy) << _S16)
        ^ (u64(first.shields) << _S24)
        ^ (u64(second.energy) << _S48)
        ^ (u64(second.gauge) << _S8)
        ^ (u64(first.event) << _S40)
    )
    return packed & MASK


@compiled
def take_places(first: Seat, second: Seat, level: int, other_level: int) -> None:
    """Who sits where, and how well each plays; the rows from the fifth on are once more the four levels."""
    first.place, first.level = 0, level & 3
    second.place, second.level = 1, other_level & 3


@entry
def play_serial(
    numbers: Any, rows: Any, levels: Any, rounds: int, seed: int, first_game: int, count: int, sums: Any
) -> int:
    """Games `first_game` and on of a seed, `count` of them on one core; the sum of their checksums."""
    seats, tables = np.zeros(2, SEAT), np.zeros(1, TABLE)
    p, table, first, second = numbers[0], tables[0], seats[0], seats[1]
    row, other_row = rows[levels[0]], rows[levels[1]]
    take_places(first, second, levels[0], levels[1])
    check = u64(0)
    for game in range(first_game, first_game + count):
        check += play_game(p, row, other_row, table, first, second, rounds, seed, game)
        add_up(first, second, rounds, sums)
    return check


@parallel_entry
def play_parallel(
    numbers: Any, rows: Any, levels: Any, rounds: int, seed: int, first_game: int, count: int, sums: Any, checks: Any
) -> None:
    """The same on all cores: each chunk of games has its own row of sums and its own checksum."""
    for chunk in numba.prange(len(checks)):
        before = chunk * CHUNK
        checks[chunk] = play_serial(
            numbers, rows, levels, rounds, seed, first_game + before, min(CHUNK, count - before), sums[chunk]
        )
