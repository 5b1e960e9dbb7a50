"""What the AI levels go by, as data: one row a level, and the thresholds that all levels share."""

from typing import Literal, TypeAlias, get_args

import msgspec

Level: TypeAlias = Literal["easy", "normal", "hard"]

LEVELS: tuple[Level, ...] = get_args(Level)


class Row(msgspec.Struct, frozen=True):
    """One level. None: this level does not look at that."""

    behind: int | None  # behind by this or more: attack
    ahead: int | None  # ahead by this or more: defend
    short_energy: int | None  # energy at or below this: balance
    use_percent: int  # chance to use a usable card, in percent
    shields: int  # shields wanted
    weights: tuple[int, int, int] | None = None  # attack, defence, balance, whatever the table shows


class Thresholds(msgspec.Struct, frozen=True):
    """What counts as what, for every level."""

    gap: int = 8  # totals this far apart: every usable card at once
    rich: int = 6  # energy from which the strong card is called for, and attack declared
    gauge: int = 4  # one short of a card
    low_die: int = 3  # reset only after own dice of this or less
    early_to: int = 3  # the last early round
    late_from: int = 7  # the first late round
    short_game_late: int = 2  # so many last rounds are late in a game that never reaches `late_from`


TABLE: dict[Level, Row] = {
    "easy": Row(behind=None, ahead=None, short_energy=None, use_percent=30, shields=1, weights=(20, 30, 50)),
    "normal": Row(behind=3, ahead=3, short_energy=2, use_percent=60, shields=1),
    "hard": Row(behind=2, ahead=None, short_energy=3, use_percent=90, shields=2),
}

SHARED = Thresholds()
