"""The numbers of a variant and of the AI as the records that compiled games read."""

from itertools import product
from typing import Any

import numpy as np
from msgspec.structs import asdict, astuple

from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.ai.params import SHARED, TABLE
from hanpan.games.dice_battle.compiled.labels import MOST_ROUNDS, label_keys
from hanpan.games.dice_battle.compiled.layout import (
    CARD_BIT,
    FACES,
    LEVELS,
    MOST_ENERGY,
    MOST_SHIELDS,
    NEVER,
    NUMBERS,
    RANDOM,
    ROW,
    Numbers,
    Setting,
)
from hanpan.games.dice_battle.lab.facts import NAMES, OPTIONS
from hanpan.games.dice_battle.rules.actions import TENDENCIES
from hanpan.games.dice_battle.rules.dice import specials, worth
from hanpan.games.dice_battle.rules.event_cards import ORDER
from hanpan.games.dice_battle.rules.gauge import streak_gain
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import EVENTS
from hanpan.lab.options import check_limits
from hanpan.plugin.lab import FREE, UNLIMITED, Limits

_DICE = ("attack", "defence", "balance")  # in the table of dice
_ELSEWHERE = ("modes", "deck", "event_deck", "release", *_DICE)
_STREAKS = ("gauge_losses", "gauge_loss_gain", "gauge_wins", "gauge_win_gain")  # in the tables of streaks


class UnknownLevel(ValueError):
    """A bot that has no compiled twin."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no compiled bot {name!r}; the bots are: {', '.join(LEVELS)}")


def prepare(game: DiceBattle, mode: str, levels: tuple[str, str], limits: tuple[Limits, Limits] = FREE) -> Setting:
    """A variant in one of its modes between two bots, as compiled games need it; `limits` are what each may not or
    must do. Raises UnknownMode, UnknownLevel, BadOption."""
    for level in levels:
        if level not in LEVELS:
            raise UnknownLevel(level)
    rounds = int(getattr(game.params.modes, game.info.mode(mode)))
    numbers = np.zeros(1, NUMBERS)
    numbers[0] = encode(game.params)
    rows, first, second = encode_levels(), LEVELS.index(levels[0]), LEVELS.index(levels[1])
    if limits == FREE:
        return Setting(numbers, rows, np.array([first, second]), rounds)
    each = [limited(rows, own) for own in limits]
    return Setting(numbers, np.concatenate(each), np.array([first, len(LEVELS) + second]), rounds)


def encode(params: Params) -> Any:
    """One record of all numbers of a variant, and of what the AI levels share; rounds are the mode's matter."""
    values: dict[str, Any] = {"deck": astuple(params.deck), **_event_deck(params)}
    for group, part in asdict(params).items():
        if group not in _ELSEWHERE:
            values.update({f"{group}_{name}": value for name, value in asdict(part).items()})
    for name in _STREAKS:
        del values[name]
    values.update({f"ai_{name}": value for name, value in asdict(SHARED).items()})
    values["labels"] = label_keys()
    values.update(_dice(params))
    values.update(_prices(params))
    values["sets"] = [_set(bits) for bits in range(256)]
    values["win_gauge"] = [streak_gain(params, wins, 0) for wins in range(MOST_ROUNDS + 1)]
    values["loss_gauge"] = [streak_gain(params, 0, losses) for losses in range(MOST_ROUNDS + 1)]
    values.update(_attacks(params))
    values["seats"] = 2
    values["event_rank"] = [ORDER.index(event) if event in ORDER else len(ORDER) for event in EVENTS]
    if values.keys() != Numbers.__annotations__.keys():
        raise ValueError(f"the kernel's numbers are not the game's: {values.keys() ^ Numbers.__annotations__.keys()}")
    made = np.zeros(1, NUMBERS)
    for name, value in values.items():
        made[name] = value
    return made[0]


def encode_levels() -> Any:
    """One record a level, in the order of LEVELS; the random bot declares by equal weights."""
    rows = np.zeros(len(LEVELS), ROW)
    rows[RANDOM]["weighted"] = True
    rows[RANDOM]["weights"] = 1
    for level, row in TABLE.items():
        made = rows[LEVELS.index(level)]
        made["behind"] = NEVER if row.behind is None else row.behind
        made["ahead"] = NEVER if row.ahead is None else row.ahead
        made["short_energy"] = -1 if row.short_energy is None else row.short_energy
        made["use_percent"] = row.use_percent
        made["shields"] = row.shields
        made["weighted"] = row.weights is not None
        made["weights"] = row.weights or (0, 0, 0)
    return rows


def limited(rows: Any, limits: Limits) -> Any:
    """The same rows for a seat that may not or must do something. Raises BadOption."""
    check_limits(OPTIONS, limits)
    made = rows.copy()
    made["limited"] = limits != UNLIMITED
    tendencies = [option for option in NAMES[:CARD_BIT] if option not in limits.never]
    forced = [option for option in tendencies if option in limits.always]
    left = forced[:1] or tendencies
    for bit, option in enumerate(NAMES):
        shut = option not in left if bit < CARD_BIT else option in limits.never
        if shut and bit < CARD_BIT:
            made["weights"][:, bit] = 0
        made["never"] |= shut << bit
        made["always"] |= (option in limits.always and bit >= CARD_BIT) << bit
    return made


def _event_deck(params: Params) -> dict[str, Any]:
    """Counts of four kinds of event in one number."""
    counts = astuple(params.event_deck)
    words = [counts[first : first + 4] for first in range(0, len(counts), 4)]
    packed = [sum(count << (8 * place) for place, count in enumerate(word)) for word in words]
    return {"event_deck": packed, "events_in_deck": sum(counts)}


def _prices(params: Params) -> dict[str, list[int]]:
    """What so much energy buys: shields alone, shields beside cards before the roll, sets of cards after it."""
    cards, shield = params.cards, params.shield.cost
    energies = range(MOST_ENERGY + 1)
    affordable = [min(MOST_SHIELDS, energy // shield) if shield else MOST_SHIELDS for energy in energies]
    ways, sets = [0] * len(energies), [0] * len(energies)
    for energy in energies:
        for number, (boost, defence) in enumerate(product((0, 1), repeat=2)):
            left = energy - boost * cards.boost_cost - defence * cards.defence_cost
            if left >= 0 and boost + defence <= cards.per_round:
                ways[energy] += (affordable[left] + 1) << (8 * number)
        for number, (reset, steal, attack) in enumerate(product((0, 1), repeat=3)):
            paid = attack * cards.attack_cost + steal * cards.steal_cost + reset * cards.reset_cost
            sets[energy] += (paid <= energy) << number
    return {"affordable": affordable, "ways_before": ways, "sets_after": sets}


def _set(bits: int) -> int:
    """How many of eight bits are set, and where."""
    places = [place for place in range(8) if (bits >> place) & 1]
    return (len(places) << 24) + sum(place << (3 * rank) for rank, place in enumerate(places))


def _dice(params: Params) -> dict[str, list[int]]:
    """What the readable engine says that each face brings under each tendency."""
    points, shields, special = ([0] * (FACES * len(TENDENCIES)) for _ in range(3))
    for number, tendency in enumerate(TENDENCIES):
        for face in range(1, params.die.faces + 1):
            brings = worth(params, tendency, face)
            place = FACES * number + face
            points[place] = brings.points + brings.bonus
            shields[place] = brings.shields
            special[place] = bool(specials(params, tendency, face)[0])
    one = [worth(params, tendency, 1) for tendency in TENDENCIES]
    energy, gauge = [brings.energy for brings in one], [brings.gauge for brings in one]
    return {
        "die_points": points,
        "die_shields": shields,
        "die_special": special,
        "die_energy": energy,
        "die_gauge": gauge,
    }


def _attacks(params: Params) -> dict[str, list[int]]:
    """Flame, attack card, strike, steal: largest damage first, ties in this order (DB-6.3)."""
    special = params.special
    damage = (special.flame_damage, params.cards.attack_damage, special.strike_damage, 0)
    later = (special.flame_next, 0, 0, 0)
    order = sorted(range(len(damage)), key=lambda kind: -damage[kind] - later[kind])
    return {
        "attack_order": [8 * kind for kind in order],
        "attack_damage": [damage[kind] for kind in order],
        "attack_later": [later[kind] for kind in order],
    }
