"""Games round by round: one line of numbers a round, the same whoever played it."""

from typing import Any

import numpy as np

from hanpan.compiled.compiling import compiled
from hanpan.compiled.draws import game_key
from hanpan.games.dice_battle.compiled.compiling import entry
from hanpan.games.dice_battle.compiled.games import decided, take_places
from hanpan.games.dice_battle.compiled.labels import CARD_NAMES, EVENT_NAMES
from hanpan.games.dice_battle.compiled.layout import (
    CARD_KINDS,
    EVENT_KINDS,
    SEAT,
    SPECIAL_KINDS,
    TABLE,
    Numbers,
    Row,
    Seat,
    Table,
)
from hanpan.games.dice_battle.compiled.rules import play_round, start_game

UNDECIDED = -1

_SPECIALS = ("strike", "flame", "double", "ward", "star")
OF_SEAT: tuple[str, ...] = (
    "tendency",
    "built",
    "dice",
    "points",
    "score",
    "event",
    "total",
    "energy",
    "shields",
    "guard",
    "gauge",
    "win_streak",
    "loss_streak",
    "faces",
    "run",
    "reached_total",
    "luck",
    "bonus_turn",
    "curse",
    "flame",
    *(f"played {card}" for card in CARD_NAMES),
    *(f"hand {card}" for card in CARD_NAMES),
    *(f"special {special}" for special in _SPECIALS),
    *(f"event deck {event}" for event in EVENT_NAMES),
)
COLUMNS: tuple[str, ...] = (
    *(f"p1 {name}" for name in OF_SEAT),
    *(f"p2 {name}" for name in OF_SEAT),
    *(f"deck {card}" for card in CARD_NAMES),
    "outcome",
)
WIDTH = len(COLUMNS)


@entry
def trace(numbers: Any, rows: Any, levels: Any, rounds: int, seed: int, first_game: int, count: int, out: Any) -> None:
    """Games `first_game` and on of a seed, `count` of them, a row of `out` for each round."""
    seats, tables = np.zeros(2, SEAT), np.zeros(1, TABLE)
    p, table, first, second = numbers[0], tables[0], seats[0], seats[1]
    row, other_row = rows[levels[0]], rows[levels[1]]
    take_places(first, second, levels[0], levels[1])
    for number in range(count):
        lines = out[number * rounds : (number + 1) * rounds]
        trace_game(p, row, other_row, table, first, second, rounds, game_key(seed, first_game + number), lines)


@compiled
def trace_game(
    p: Numbers, row: Row, other_row: Row, table: Table, first: Seat, second: Seat, rounds: int, key: int, lines: Any
) -> None:
    """One game, a line for each round."""
    start_game(p, table, first, second, key, rounds)
    for number in range(rounds):
        play_round(p, row, other_row, table, first, second)
        _line(table, first, second, number == rounds - 1, lines[number])


@compiled
def _line(table: Table, first: Seat, second: Seat, last: bool, line: Any) -> None:
    """A round in the order of COLUMNS."""
    at = _note(first, line, 0)
    at = _note(second, line, at)
    for kind in range(CARD_KINDS):
        line[at + kind] = table.deck[kind]
    line[at + CARD_KINDS] = decided(first, second) if last else UNDECIDED


@compiled
def _note(me: Seat, line: Any, at: int) -> int:
    """A seat's numbers in the order of OF_SEAT; the place behind them."""
    line[at] = me.tendency
    line[at + 1] = me.built
    line[at + 2] = me.dice
    line[at + 3] = me.points
    line[at + 4] = me.score
    line[at + 5] = me.event
    line[at + 6] = me.total
    line[at + 7] = me.energy
    line[at + 8] = me.shields
    line[at + 9] = me.guard
    line[at + 10] = me.gauge
    line[at + 11] = me.win_streak
    line[at + 12] = me.loss_streak
    line[at + 13] = me.faces
    line[at + 14] = me.run
    line[at + 15] = me.reached_total
    line[at + 16] = me.luck
    line[at + 17] = me.bonus_turn
    line[at + 18] = me.curse
    line[at + 19] = me.flame
    at += 20
    for kind in range(CARD_KINDS):
        line[at + kind] = me.played[kind]
    at += CARD_KINDS
    for kind in range(CARD_KINDS):
        line[at + kind] = me.hand[kind]
    at += CARD_KINDS
    for kind in range(SPECIAL_KINDS):
        line[at + kind] = me.specials[kind]
    at += SPECIAL_KINDS
    for kind in range(EVENT_KINDS):
        line[at + kind] = (me.events[kind >> 2] >> (8 * (kind & 3))) & 255
    return at + EVENT_KINDS
