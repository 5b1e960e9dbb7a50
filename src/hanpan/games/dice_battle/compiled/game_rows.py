"""Games one by one: a row of facts for each, so that games of the same seed and number can be set side by side.

A seat may be given a head start here, which no rule knows: the lab plants unfair seats with it (calibration.py).
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from hanpan.compiled.compiling import compiled, plain
from hanpan.compiled.draws import MASK, game_key
from hanpan.games.dice_battle.compiled.compiling import free_entry
from hanpan.games.dice_battle.compiled.games import CHUNK, decided, take_places
from hanpan.games.dice_battle.compiled.gears import Gear, NoSuchGear, plain_rows, plain_table
from hanpan.games.dice_battle.compiled.labels import CARD_NAMES, EVENT_NAMES, TENDENCY_NAMES
from hanpan.games.dice_battle.compiled.layout import (
    CARD_KINDS,
    EVENT_KINDS,
    SEAT,
    TABLE,
    Numbers,
    Row,
    Seat,
    Setting,
    Table,
)
from hanpan.games.dice_battle.compiled.rules import play_round, start_game

# The first columns; SCORE in halves of a point: 2 for a win of side 0, 1 for a draw, 0 for a loss.
SCORE, BY, LEAD_CHANGES, HALF, BEST_FIRST, BEST_SECOND, TOTAL_FIRST, TOTAL_SECOND, WON_FIRST, WON_SECOND = range(10)
USED = 10  # the first of those that count what a side used or drew
OF_SIDE = 3 + CARD_KINDS + 1 + EVENT_KINDS
WIDTH = USED + 2 * OF_SIDE

USED_NAMES: tuple[str, ...] = (
    *(f"tendency:{name}" for name in TENDENCY_NAMES),
    *(f"card:{name}" for name in CARD_NAMES),
    "shield",
    *(f"event:{name}" for name in EVENT_NAMES),
)
COLUMNS: tuple[str, ...] = (
    "score0",  # in halves
    "by",  # what decided it: a number of layout.py
    "lead_changes",  # how often the lead went from one side to the other
    "half0",  # by how much side 0 led after half of the rounds
    "best0",  # the biggest lead that side 0 had at the end of a round
    "best1",
    "total0",
    "total1",
    "rounds_won0",
    "rounds_won1",
    *(f"{name}/0" for name in USED_NAMES),
    *(f"{name}/1" for name in USED_NAMES),
)

LEVEL_START = np.zeros((2, 4), np.int64)  # of each seat: total, energy, shields, gauge; nobody is ahead


def rows(
    setting: Setting,
    *,
    seed: int,
    first_game: int = 0,
    count: int,
    gear: Gear = "njit",
    heads: Any = LEVEL_START,
    used: bool = True,
) -> Any:
    """An array with a row for each game, in the columns of COLUMNS; without `used` only those before USED.

    `heads` says what each seat has more than the other at the start.
    """
    out = np.zeros((count, WIDTH if used else USED), np.int32)
    packed = (setting.numbers, setting.rows, setting.levels, setting.rounds)
    unsigned: Any = np.uint64(seed & int(MASK))
    if gear == "njit":
        rows_serial(*packed, heads, unsigned, first_game, count, out)
    elif gear == "parallel":
        parts = range(0, count, CHUNK)
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            list(threads.map(lambda at: _part(setting, heads, unsigned, first_game, out, at), parts))
    elif gear == "python":
        run, key, (p, table, first, second) = plain(row_of_game), plain(game_key), plain_table(setting)
        for number in range(count):
            of_game = key(seed, first_game + number)
            run(p, *plain_rows(setting), table, first, second, setting.rounds, of_game, heads.tolist(), out[number])
    else:
        raise NoSuchGear(
            f"games are told one by one by the gears python, njit and parallel, not by {gear}",
            ko=f"판을 하나씩 적는 방식은 python, njit, parallel입니다: {gear}",
        )
    return out


def _part(setting: Setting, heads: Any, seed: Any, first_game: int, out: Any, at: int) -> None:
    part = out[at : at + CHUNK]
    numbers, rows, levels, rounds = setting
    rows_serial(numbers, rows, levels, rounds, heads, seed, first_game + at, len(part), part)


@free_entry
def rows_serial(
    numbers: Any, rows: Any, levels: Any, rounds: int, heads: Any, seed: int, first_game: int, count: int, out: Any
) -> None:
    """Games `first_game` and on of a seed, a row of `out` for each."""
    seats, tables = np.zeros(2, SEAT), np.zeros(1, TABLE)
    p, table, first, second = numbers[0], tables[0], seats[0], seats[1]
    row, other_row = rows[levels[0]], rows[levels[1]]
    take_places(first, second, levels[0], levels[1])
    for number in range(count):
        key = game_key(seed, first_game + number)
        row_of_game(p, row, other_row, table, first, second, rounds, key, heads, out[number])


@compiled
def row_of_game(
    p: Numbers,
    row: Row,
    other_row: Row,
    table: Table,
    first: Seat,
    second: Seat,
    rounds: int,
    key: int,
    heads: Any,
    out: Any,
) -> None:
    """One game as a row."""
    start_game(p, table, first, second, key, rounds)
    _head_start(p, first, heads[0])
    _head_start(p, second, heads[1])
    changes, leader = 0, 0
    for number in range(rounds):
        play_round(p, row, other_row, table, first, second)
        lead = first.total - second.total
        if lead != 0:
            ahead = 1 if lead > 0 else -1
            changes += 1 if ahead == -leader else 0
            leader = ahead
        if number == rounds // 2 - 1:
            out[HALF] = lead
        out[BEST_FIRST] = max(out[BEST_FIRST], lead)
        out[BEST_SECOND] = max(out[BEST_SECOND], -lead)
        out[WON_FIRST] += 1 if first.score > second.score else 0
        out[WON_SECOND] += 1 if second.score > first.score else 0
        if len(out) > USED:
            _count(first, out, USED)
            _count(second, out, USED + OF_SIDE)
    result = decided(first, second)
    out[BY] = result // 3
    winner = result - 3 * (result // 3)
    out[SCORE] = 1 if winner == 2 else 2 - 2 * winner
    out[LEAD_CHANGES] = changes
    out[TOTAL_FIRST], out[TOTAL_SECOND] = first.total, second.total


@compiled
def _head_start(p: Numbers, me: Seat, head: Any) -> None:
    """What a seat has more than the rules give it, as far as there is room."""
    me.total += head[0]
    me.energy = min(p.energy_cap, me.energy + head[1])
    me.shields = max(me.shields, min(p.shield_cap, me.shields + head[2]))
    me.gauge += head[3]


@compiled
def _count(me: Seat, out: Any, at: int) -> None:
    """What a seat used and drew in this round, in the order of USED_NAMES."""
    out[at + me.tendency] += 1
    for kind in range(CARD_KINDS):
        out[at + 3 + kind] += me.played[kind]
    out[at + 3 + CARD_KINDS] += me.built
    out[at + 4 + CARD_KINDS + me.event] += 1
