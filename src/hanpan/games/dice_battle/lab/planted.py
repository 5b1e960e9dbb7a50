"""Variants of Dice Battle with a known defect, and sound ones: what the lab is calibrated on (calibration.py).

Grounds are sets of numbers that a defect is planted in. Under the official numbers cards hardly matter, so two other
grounds bring more of them (`open`, with one shield at most, and `bare`, without shields). What a variant truly is gets
measured with seeds that the lab never sees, and what is not clearly one or the other is thrown away:

- strong: one card is worth 3.0 to 3.8 percentage points more than on its ground. Its copies, its price and its effect
  are drawn at random as far as numbers for them exist, and copies are added until it is that strong.
- dominated: a card that costs its holder 0.3 points or more: one that does nothing for its price (a boost that
  multiplies by 1; an attack of no damage where there are no shields to wear down), with more copies of it.
- seat: no number of the rules tells the seats apart, so one seat gets a head start (points and gauge) that is worth
  3.0 to 4.2 points of score to it.
- sound: up to three numbers changed by one, so that every card keeps its worth within one point, no card turns
  harmful, and the seats are equal.
"""

import random
from functools import lru_cache
from typing import Any, Literal, TypeAlias

import msgspec
import numpy as np

from hanpan.core.contract.params import BadParameter, table
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.compiled.game_rows import LEVEL_START, SCORE, rows
from hanpan.games.dice_battle.compiled.numbers import prepare
from hanpan.games.dice_battle.rules.actions import CARDS
from hanpan.games.dice_battle.rules.params import Params
from hanpan.plugin.lab import FREE, UNLIMITED, Limits

Kind: TypeAlias = Literal["strong", "dominated", "seat", "sound"]
Numbers: TypeAlias = dict[str, int]

GROUNDS: dict[str, Numbers] = {
    "official": {},
    "open": {"gauge.full": 2, "shield.cap": 1},
    "bare": {"gauge.full": 2, "shield.cap": 0},
}
OPTIONS = tuple(f"card:{card}" for card in CARDS)
MODE, LEVEL = "regular", "hard"

TOO_STRONG = (0.030, 0.038)  # more than on the ground
DOMINATED = -0.003
UNFAIR = (0.030, 0.042)
SOUND = 0.010  # as far as a worth may be from that on the ground
HARMLESS = -0.0002
QUICK, SURE = 12_000, 40_000  # seeds of a first look at a variant, and of the measurement it is accepted by
MOST_COPIES = 60
_STRONG = (("official", "boost"), ("official", "reset"), ("open", "boost"), ("open", "reset"), ("bare", "attack"))
_DOMINATED = (("official", "boost"), ("open", "boost"), ("bare", "boost"), ("bare", "attack"))
_TRIES = 200


class PlantedVariant(msgspec.Struct, frozen=True):
    """A variant, what is wrong with it, and how much: the measured size, in score."""

    kind: Kind
    ground: str
    what: str  # the card or the seat; nothing for a sound one
    numbers: Numbers  # besides those of the ground
    heads: tuple[tuple[int, int, int, int], tuple[int, int, int, int]]  # what each seat has more at the start
    size: float

    @property
    def overrides(self) -> Numbers:
        """All numbers that are not the official ones."""
        return {**GROUNDS[self.ground], **self.numbers}


class NothingFound(RuntimeError):
    """No variant of this kind turned up."""


LEVEL_HEADS = ((0, 0, 0, 0), (0, 0, 0, 0))


def plant(kind: Kind, place: int, seed: int, reference: dict[str, dict[str, float]]) -> PlantedVariant:
    """The variant of that kind for this place of the list. `reference`: what each card is worth on each ground."""
    draw = random.Random(f"plant/{seed}/{kind}/{place}")
    makers = {"strong": _strong, "dominated": _dominated, "seat": _seat, "sound": _sound}
    for _ in range(_TRIES):
        found = makers[kind](draw, place, reference)
        if found is not None:
            return found
    raise NothingFound(f"no {kind} variant for place {place} in {_TRIES} tries")


def worth_of(overrides: Numbers, option: str, seed: int, count: int) -> float:
    """What a side loses without the option, on both seats."""
    ban = Limits(never=(option,))
    scores = [scores_of(overrides, limits, seed, 0, count) for limits in ((UNLIMITED, ban), (ban, UNLIMITED))]
    return float((scores[0] - scores[1]).mean() / 2)


def scores_of(
    overrides: Numbers, limits: tuple[Limits, Limits], seed: int, first: int, count: int, heads: Any = LEVEL_HEADS
) -> Any:
    """The scores of the first seat in compiled games between two bots of the level."""
    setting = _prepared(tuple(sorted(overrides.items())), limits)
    starts = LEVEL_START if heads == LEVEL_HEADS else np.array(heads, np.int64)
    told = rows(setting, seed=seed, first_game=first, count=count, heads=starts, used=False)
    return told[:, SCORE] / 2


@lru_cache(maxsize=64)
def _prepared(overrides: tuple[tuple[str, int], ...], limits: tuple[Limits, Limits]) -> Any:
    return prepare(DiceBattle(dict(overrides)), MODE, (LEVEL, LEVEL), limits)


def _strong(draw: random.Random, place: int, reference: dict[str, dict[str, float]]) -> PlantedVariant | None:
    ground, card = _STRONG[place % len(_STRONG)]
    option, usual, own = f"card:{card}", reference[ground][f"card:{card}"], DiceBattle(GROUNDS[ground]).params
    cost = getattr(own.cards, f"{card}_cost")
    numbers = {f"cards.{card}_cost": draw.randint(max(0, cost - 2), cost)}
    if card == "attack":
        numbers["cards.attack_damage"] = draw.randint(3, 7)
    if card == "boost":
        numbers["cards.boost_factor"] = draw.randint(2, 3)
    low, high = getattr(own.deck, card), MOST_COPIES
    seed = draw.getrandbits(40)

    def more(copies: int, count: int) -> float:
        changed = {**GROUNDS[ground], **numbers, f"deck.{card}": copies}
        return worth_of(changed, option, seed + count, count) - usual

    if more(high, QUICK) < TOO_STRONG[0]:
        return None
    middle = sum(TOO_STRONG) / 2
    while high - low > 1:
        copies = (low + high) // 2
        low, high = (low, copies) if more(copies, QUICK) >= middle else (copies, high)
    size = more(high, SURE)
    numbers[f"deck.{card}"] = high
    return PlantedVariant("strong", ground, option, numbers, LEVEL_HEADS, size) if _inside(size, TOO_STRONG) else None


def _dominated(draw: random.Random, place: int, _: dict[str, dict[str, float]]) -> PlantedVariant | None:
    ground, card = _DOMINATED[place % len(_DOMINATED)]
    numbers = {"cards.attack_damage": 0} if card == "attack" else {"cards.boost_factor": 1}
    numbers[f"deck.{card}"] = draw.randint(15, MOST_COPIES)
    numbers[f"cards.{card}_cost"] = draw.randint(3, 8)
    option, seed = f"card:{card}", draw.getrandbits(40)
    overrides = {**GROUNDS[ground], **numbers}
    if worth_of(overrides, option, seed, QUICK) > DOMINATED:
        return None
    size = worth_of(overrides, option, seed + 1, SURE)
    return PlantedVariant("dominated", ground, option, numbers, LEVEL_HEADS, size) if size <= DOMINATED else None


def _seat(draw: random.Random, place: int, _: dict[str, dict[str, float]]) -> PlantedVariant | None:
    ground = list(GROUNDS)[place % len(GROUNDS)]
    points, side, seed = draw.randint(0, 12), draw.randrange(2), draw.getrandbits(40)

    def heads(gauge: int) -> Any:
        ahead, level = (points, 0, 0, gauge), (0, 0, 0, 0)
        return (ahead, level) if side == 0 else (level, ahead)

    def edge(gauge: int, count: int) -> float:
        scored = scores_of(GROUNDS[ground], FREE, seed + count, 0, count, heads(gauge))
        return float(scored.mean() - 0.5) * (1 if side == 0 else -1)

    low, high = 0, 40
    middle = sum(UNFAIR) / 2
    while high - low > 1:
        gauge = (low + high) // 2
        low, high = (low, gauge) if edge(gauge, SURE) >= middle else (gauge, high)
    size = edge(high, 4 * SURE)
    return PlantedVariant("seat", ground, f"p{side + 1}", {}, heads(high), size) if _inside(size, UNFAIR) else None


def _sound(draw: random.Random, place: int, reference: dict[str, dict[str, float]]) -> PlantedVariant | None:
    ground = list(GROUNDS)[place % len(GROUNDS)]
    numbers: Numbers = {}
    known = {row.name: row for row in table(Params)}
    now = {name: GROUNDS[ground].get(name, row.default) for name, row in known.items()}
    for name in draw.sample(sorted(known), draw.randint(1, 3)):
        value = now[name] + draw.choice((-1, 1))
        if known[name].low <= value <= known[name].high and not name.startswith("modes."):
            numbers[name] = value
    overrides = {**GROUNDS[ground], **numbers}
    try:
        DiceBattle(overrides)
    except BadParameter:
        return None
    if not numbers:
        return None
    seed = draw.getrandbits(40)
    farthest = 0.0
    for option in OPTIONS:
        size = worth_of(overrides, option, seed, SURE)
        farthest = max(farthest, abs(size - reference[ground][option]))
        if farthest > SOUND or size < HARMLESS:
            return None
    return PlantedVariant("sound", ground, "", numbers, LEVEL_HEADS, farthest)


def _inside(size: float, limits: tuple[float, float]) -> bool:
    return limits[0] <= size <= limits[1]
