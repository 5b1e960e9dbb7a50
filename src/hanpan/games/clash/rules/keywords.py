"""Keywords on a unit: what is there, what may be added, and when it goes (CL-FX-06, CL-FX-08, CL-AM-20)."""

from typing import NamedTuple, cast

from hanpan.games.clash.content.catalogue import UNITS, KeywordName
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Keyword, Player, Unit

# A signed keyword is kept in two parts, which do not cancel each other out in the books (CL-AM-20).
PARTS: dict[str, tuple[KeywordName, KeywordName]] = {
    "strength": ("strength", "weakness"),
    "gain": ("gain_up", "gain_down"),
    "cap": ("cap_up", "cap_down"),
}
DEBUFFS: frozenset[KeywordName] = frozenset(
    {"poison", "burn", "freeze", "vulnerable", "heal_down", "weakness", "gain_down", "cap_down"}
)
TICKING: tuple[KeywordName, ...] = ("regen", "poison", "burn")  # in the order of the tick frame (CL-TICK-01)
_BY_TURNS = ("burn", "regen", "freeze")  # how long is how much: turns add up
_LONGER = ("resist", "immunity")  # no amount at all
PERCENT: tuple[KeywordName, ...] = ("vulnerable", "mitigation", "heal_down")  # their number is one of a hundred
TIMED_ONLY: tuple[str, ...] = (*_BY_TURNS, *_LONGER)  # their time is their number
UNTIMED: tuple[str, ...] = ("poison", "gain_up", "gain_down")
_NOT_TIMED = ("shield", *UNTIMED)


class Given(NamedTuple):
    """A unit's keywords after one was added, and whether it met one of its name or its bound."""

    keywords: tuple[Keyword, ...]
    before: int
    after: int
    turns: int
    added: bool
    clamped: bool


def part_of(name: str, amount: int) -> KeywordName:
    """The part of a signed keyword that an amount belongs to; other keywords as they are."""
    parts = PARTS.get(name)
    return cast(KeywordName, name) if parts is None else parts[0 if amount > 0 else 1]


def amount_of(unit: Unit, name: str) -> int:
    """How much of a keyword a unit has, all layers together."""
    total = 0
    for keyword in unit.keywords:  # asked for so often that a plain loop pays
        if keyword.name == name:
            total += keyword.amount
    return total


def turns_of(unit: Unit, name: str) -> int:
    """How many turns are left of a keyword; 0 if it is not there."""
    return max((keyword.turns for keyword in unit.keywords if keyword.name == name), default=0)


def has(unit: Unit, name: str) -> bool:
    """Whether the unit carries the keyword."""
    for keyword in unit.keywords:  # noqa: SIM110  # see amount_of
        if keyword.name == name:
            return True
    return False


def mitigation(params: Params, player: Player, place: int) -> int:
    """A unit's own mitigation and, for a hero, that of the units that guard it, up to the bound (CL-AM-20)."""
    unit = player.units[place]
    assert unit is not None
    total = amount_of(unit, "mitigation")
    if place == 0:
        for guard in player.units[1:]:
            aura = UNITS[guard.kind].aura if guard is not None else None
            if aura is not None and aura.keyword == "mitigation":
                total += aura.amount
    return min(params.bounds.mitigation, total)


def given(params: Params, unit: Unit, name: KeywordName, amount: int, turns: int) -> Given:
    """The unit's keywords with this one added: same names add up, inside the bounds, the longer time counts."""
    amount = abs(amount)
    bound = bound_of(params, name)
    if name == "shield":
        held = amount_of(unit, name)
        layer = min(amount, params.bounds.shield - held)
        layers = (*unit.keywords, Keyword(name, layer, 2)) if layer > 0 else unit.keywords
        return Given(layers, held, held + max(0, layer), 2, held > 0, layer < amount)
    old = next((keyword for keyword in unit.keywords if keyword.name == name), Keyword(name))
    by_turns = name in _BY_TURNS
    if by_turns:
        wanted = old.turns + turns
        left = wanted if bound is None else min(bound, wanted)
        new = Keyword(name, 0, left)
        before, after = old.turns, left
    else:
        wanted = old.amount + amount
        total = wanted if bound is None else min(bound, wanted)
        new = Keyword(name, total, 0 if name in _NOT_TIMED else max(old.turns, turns))
        before, after = old.amount, total
    others = tuple(keyword for keyword in unit.keywords if keyword.name != name)
    if name in _LONGER:
        before, after = old.turns, new.turns
    return Given((*others, new), before, after, new.turns, has(unit, name), (left if by_turns else total) < wanted)


def bound_of(params: Params, name: str) -> int | None:
    """How far a keyword stacks; a change of the cap as far as the cap itself may go (CL-AM-20)."""
    if name == "cap_up":
        return max(0, params.energy.cap_high - params.energy.cap)
    if name == "cap_down":
        return max(0, params.energy.cap - params.energy.cap_low)
    bound: int | None = getattr(params.bounds, name, None)
    return bound


def without(unit: Unit, names: frozenset[str]) -> tuple[Keyword, ...]:
    """The unit's keywords less some."""
    return tuple(keyword for keyword in unit.keywords if keyword.name not in names)


def one_turn_later(unit: Unit) -> tuple[Keyword, ...]:
    """Durations one less, poison one weaker, what has run out gone (CL-AM-21); shields and gains go elsewhere."""
    later: list[Keyword] = []
    for keyword in unit.keywords:
        if keyword.name == "poison":
            if keyword.amount > 1:
                later.append(Keyword("poison", keyword.amount - 1))
        elif keyword.name in _NOT_TIMED:
            later.append(keyword)
        elif keyword.turns > 1:
            later.append(Keyword(keyword.name, keyword.amount, keyword.turns - 1))
    return tuple(later)


def shields_later(unit: Unit) -> tuple[Keyword, ...]:
    """The keywords after a cleanup: a shield goes at the end of the round after it came (CL-AM-07)."""
    later = (
        Keyword(keyword.name, keyword.amount, keyword.turns - 1) if keyword.name == "shield" else keyword
        for keyword in unit.keywords
    )
    return tuple(keyword for keyword in later if keyword.name != "shield" or keyword.turns > 0)


def absorbed(unit: Unit, damage: int) -> tuple[tuple[Keyword, ...], int]:
    """The keywords after shields took what they can, the oldest layer first, and how much that was (CL-AM-20)."""
    left = damage
    out: list[Keyword] = []
    for keyword in unit.keywords:
        if keyword.name == "shield" and left > 0:
            taken = min(left, keyword.amount)
            left -= taken
            if keyword.amount > taken:
                out.append(Keyword("shield", keyword.amount - taken, keyword.turns))
        else:
            out.append(keyword)
    return tuple(out), damage - left
