"""What a compiled game holds: the numbers of the rules, the AI's table, two seats and what lies between them.

Each kind of record is a class here, which ordinary Python uses as it is, and a packed record of the same
fields for the compiler. Fields are as narrow as every allowed parameter lets them be: on a GPU the narrowest
layout is the fastest.
"""

from typing import Any, NamedTuple, TypeVar

import numpy as np

from hanpan.games.dice_battle.compiled.labels import LABELS, MOST_ROUNDS

R = TypeVar("R")

RANDOM, EASY, NORMAL, HARD = range(4)
LEVELS = ("random", "easy", "normal", "hard")

ATTACK, DEFENCE, BALANCE = range(3)  # tendencies
ATTACK_CARD, DEFENCE_CARD, BOOST_CARD, STEAL_CARD, RESET_CARD = range(5)
STRIKE, FLAME, DOUBLE, WARD, STAR = range(5)  # specials
ATTACKS_FLAME, ATTACKS_CARD, ATTACKS_STRIKE, ATTACKS_STEAL = range(4)  # in the order that breaks ties (DB-6.3)
(
    NO_EVENT,
    LUCK_EVENT,
    SCORE_BOOST,
    BONUS_TURN,
    ENERGY_CHARGE,
    BOMB,
    THIEF,
    CURSE,
    ENERGY_DRAIN,
    SCORE_SWAP,
    RESET_EVENT,
    CARD_SWAP,
) = range(12)
BY_TOTAL, BY_LAST_ROUND, BY_ENERGY, BY_CARDS, BY_NOTHING = range(5)  # what decided a game

FACES = 21  # places for the faces of the largest die
MOST_ENERGY = 50
MOST_SHIELDS = 20
CARD_KINDS, SPECIAL_KINDS, EVENT_KINDS = 5, 5, 12
NEVER = 1 << 30  # a threshold that nothing reaches
CARD_BIT, SHIELD_BIT = 3, 8  # of Row.never and Row.always: tendencies first, then cards, then the shield


class Numbers:
    """The parameters of the rules (`shield.cost` is `shield_cost`) and the AI's shared thresholds."""

    start_total: int
    start_energy: int
    start_shields: int
    start_gauge: int
    deck: list[int]
    event_deck: list[int]  # four kinds a number, a byte each
    events_in_deck: int
    energy_gain_low: int
    energy_gain_high: int
    energy_gain_after_loss: int
    energy_cap: int
    energy_win_bonus: int
    cards_per_round: int
    cards_per_kind: int
    cards_attack_cost: int
    cards_defence_cost: int
    cards_boost_cost: int
    cards_steal_cost: int
    cards_reset_cost: int
    cards_attack_damage: int
    cards_boost_factor: int
    cards_steal_low: int
    cards_steal_high: int
    shield_cost: int
    shield_cap: int
    die_faces: int
    die_luck_dice: int
    die_bonus_dice: int
    special_strike_weight: int
    special_flame_weight: int
    special_double_weight: int
    special_strike_damage: int
    special_flame_damage: int
    special_flame_next: int
    special_double_factor: int
    special_ward_weight: int
    special_star_weight: int
    special_ward_shields: int
    special_star_low: int
    special_star_high: int
    event_curse_points: int
    event_score_boost: int
    event_energy_charge: int
    event_bomb_divisor: int
    event_bomb_floor: int
    event_thief_points: int
    event_thief_from: int
    event_drain_energy: int
    event_drain_floor: int
    event_drain_from: int
    event_swap_gap: int
    score_round_floor: int
    score_total_floor: int
    gauge_repeat_gain: int
    gauge_run_face: int
    gauge_run_length: int
    gauge_total_from: int
    gauge_total_gain: int
    gauge_full: int
    affordable: list[int]  # shields that so much energy buys
    ways_before: list[int]  # by energy; a byte for no card, defence, boost, both: 0, or shields that it buys beside + 1
    sets_after: list[int]  # by energy; bit n: it buys the cards in n, whose bits are attack, steal and reset
    sets: list[int]  # of 8 bits: how many are set, << 24, and the place of each, 3 bits a place
    win_gauge: list[int]  # what a streak of so many wins adds to the gauge (DB-9.4)
    loss_gauge: list[int]
    die_points: list[int]  # of a face under a tendency, at FACES * tendency + face (DB-4.4, DB-4.5, DB-4.6)
    die_shields: list[int]
    die_special: list[int]  # whether it brings a special (DB-4.7, DB-4.8)
    die_energy: list[int]  # by tendency
    die_gauge: list[int]
    attack_order: list[int]  # 8 * the kind of attack, the one with the most damage first (DB-6.3)
    attack_damage: list[int]  # in that order
    attack_later: list[int]  # what it takes from the next round's score
    event_rank: list[int]  # of each kind of event, in the order of DB-7.3
    labels: list[int]  # see labels.py
    seats: int  # 2; why it is among the numbers, `seats_of` says
    ai_gap: int
    ai_rich: int
    ai_gauge: int
    ai_low_die: int
    ai_early_to: int
    ai_late_from: int
    ai_short_game_late: int


class Row:
    """One level of the AI."""

    behind: int
    ahead: int
    short_energy: int
    use_percent: int
    shields: int
    weighted: int  # whether it declares by the weights, whatever the table shows
    weights: list[int]
    limited: int  # whether anything is forbidden or forced
    never: int  # bits of the options that the seat may not use; tendencies are left out of the weights as well
    always: int  # bits of the cards (and the shield) that it plays whenever it may


class Seat:
    """What a seat carries from round to round, then what it has done in this round."""

    total: int
    energy: int
    shields: int
    guard: int
    gauge: int
    hand: list[int]  # by kind of card
    cards: int  # in the hand
    win_streak: int
    loss_streak: int
    faces: int  # bit n: face n has been rolled before
    run: int
    reached_total: int
    luck: int
    bonus_turn: int
    curse: int
    flame: int
    events: list[int]  # the event deck's draw pile, four kinds a number; the rest of the deck is its discard
    events_left: int
    place: int  # 0 for p1, 1 for p2
    level: int

    tendency: int
    played: list[int]  # by kind of card
    cards_played: int
    built: int  # shields
    dice: int  # five bits a die, the latest lowest
    highest: int  # of the dice
    points: int
    specials: list[int]  # by kind
    score: int
    event: int
    answer: int  # the play that stands next
    won: int  # cards
    stolen: int  # energy, from it


class Table:
    """What lies between the seats. Whatever is neither in the draw pile nor in a hand is the discard."""

    key: int  # of the game
    rounds: int
    round: int
    step: int
    deck: list[int]  # the draw pile, by kind of card
    deck_left: int


_WIDE = {
    "key": np.uint64,
    "labels": np.uint64,
    "total": np.int64,
    "points": np.int32,
    "events": np.int32,
    "score": np.int64,
    "dice": np.int64,
    "faces": np.int32,
    "gauge": np.uint16,
    "flame": np.uint16,
    "cards": np.uint16,
    "events_left": np.uint16,
    "deck_left": np.uint16,
    "step": np.uint16,
    "answer": np.uint16,
}
_LENGTHS = {
    "hand": CARD_KINDS,
    "played": CARD_KINDS,
    "deck": CARD_KINDS,
    "events": EVENT_KINDS // 4,
    "event_deck": EVENT_KINDS // 4,
    "event_rank": EVENT_KINDS,
    "specials": SPECIAL_KINDS,
    "weights": 3,
    "die_points": 3 * FACES,
    "die_shields": 3 * FACES,
    "die_special": 3 * FACES,
    "affordable": MOST_ENERGY + 1,
    "ways_before": MOST_ENERGY + 1,
    "sets_after": MOST_ENERGY + 1,
    "sets": 256,
    "win_gauge": MOST_ROUNDS + 1,
    "loss_gauge": MOST_ROUNDS + 1,
    "die_energy": 3,
    "die_gauge": 3,
    "attack_order": 4,
    "attack_damage": 4,
    "attack_later": 4,
    "labels": len(LABELS) + MOST_ROUNDS + 1,
}


def record(kind: type, narrow: Any) -> np.dtype[Any]:
    """The packed form of a class of this module: widest fields first, so that each lies where it is read best."""
    fields = [(name, np.dtype(_WIDE.get(name, narrow)), _LENGTHS.get(name)) for name in kind.__annotations__]
    fields.sort(key=lambda field: -field[1].itemsize)
    packed = [(name, form) if length is None else (name, form, (length,)) for name, form, length in fields]
    return np.dtype(packed, align=True)


NUMBERS = record(Numbers, np.int32)
ROW = record(Row, np.int32)
SEAT = record(Seat, np.uint8)
TABLE = record(Table, np.uint8)


class Setting(NamedTuple):
    """What is played: the numbers of a variant, who plays how well, and for how many rounds."""

    numbers: Any  # an array of one record
    rows: Any
    levels: Any  # the row of each seat; a level and its row are the same number, or four less
    rounds: int


def blank(kind: type[R]) -> R:
    """A record of ordinary Python, all zeros."""
    made = kind()
    for name in kind.__annotations__:
        length = _LENGTHS.get(name)
        setattr(made, name, 0 if length is None else [0] * length)
    return made


def unpacked(kind: type[R], packed: Any) -> R:
    """A packed record as one of ordinary Python."""
    made = kind()
    for name in kind.__annotations__:
        setattr(made, name, packed[name].tolist())
    return made
