"""Health going down and up: the formula, shields, and what happens at 0."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.happening import Happening, Maybe
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash.rules.actions import HERO
from hanpan.games.clash.rules.formula import Sum, compute
from hanpan.games.clash.rules.keywords import absorbed, amount_of, mitigation
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import State, Unit, frame_order, with_unit
from hanpan.games.clash.rules.unit_events import Absorbed, Damaged, Down, Healed, Leaves, Tally


class Hit(NamedTuple):
    """Damage on its way: from what, how much, and whether shields and the mark of 0 HP apply now."""

    source: str
    clause: str | None  # None: the clause that the arithmetic shows
    shields: bool = True
    marks: bool = True  # a hero at 0 is out at once; in the tick frame only after the frame
    reflected: int = 0  # what a counter sends back: the sum is less by that already


def damage_sum(params: Params, state: State, side: int, place: int, base: int, flat: int, critical: bool) -> Sum:
    """What a unit would lose, before shields."""
    unit = unit_at(state, side, place)
    percents = (
        ("vulnerable", amount_of(unit, "vulnerable") if unit.keywords else 0),
        ("mitigation", -mitigation(params, state.players[side], place)),
        ("critical", params.bounds.critical if critical else 0),
    )
    return compute(base, flat, percents)


def hurt(state: State, side: int, place: int, worked: Sum, hit: Hit, out: list[Happening]) -> State:
    """The unit loses that much, less what its shields take; a summon at 0 leaves at once."""
    unit = unit_at(state, side, place)
    keywords, taken = absorbed(unit, worked.total) if hit.shields and unit.keywords else (unit.keywords, 0)
    after = max(0, unit.hp - (worked.total - taken))
    out.append(told_damage(unit, SEATS[side], place, worked, hit, after, taken))
    if taken:
        left = sum(keyword.amount for keyword in keywords if keyword.name == "shield")
        out.append(Absorbed("CL-BASE-13", SEATS[side], unit.kind, place, taken, left))
    unit = replace(unit, hp=after, keywords=keywords)
    if after == 0 and place != HERO:
        out.append(Leaves("CL-BASE-05", SEATS[side], unit.kind, place))
        return with_unit(state, side, place, None)
    if after == 0 and hit.marks and not unit.down:
        out.append(Down("CL-AM-02", SEATS[side], "전투불능"))
        unit = replace(unit, down=True)
    return with_unit(state, side, place, unit)


def heal(state: State, side: int, place: int, base: int, source: str, clause: str, out: list[Happening]) -> State:
    """The unit gains by the same formula (CL-FX-04), never above its maximum."""
    unit = unit_at(state, side, place)
    worked = heal_sum(unit, base)
    after = min(unit.max_hp, unit.hp + worked.total)
    out.append(told_healing(unit, SEATS[side], place, worked, Hit(source, clause), after))
    return with_unit(state, side, place, replace(unit, hp=after))


def heal_sum(unit: Unit, base: int) -> Sum:
    """What a unit would gain."""
    return compute(base, 0, [("heal_down", -amount_of(unit, "heal_down"))])


def tally(unit: Unit, after: int) -> Maybe[Tally]:
    """Whether health is beyond its bounds with this tick (`open`), or was so before it (`closed`)."""
    if not 0 <= after <= unit.max_hp:
        return "open"
    return UNSET if 0 <= unit.hp <= unit.max_hp else "closed"


def told_damage(unit: Unit, seat: Seat, place: int, worked: Sum, hit: Hit, after: int, taken: int = 0) -> Damaged:
    """The event: all terms, what shields took, and what was more than the unit had."""
    terms = dict(worked.terms)
    whole = worked.base + worked.flat + sum(terms.values())
    return Damaged(
        clause=hit.clause or _clause(worked),
        seat=seat,
        unit=unit.kind,
        place=place,
        source=hit.source,
        base=worked.base,
        flat=worked.flat,
        vulnerable=terms.get("vulnerable", UNSET),
        mitigation=terms.get("mitigation", UNSET),
        critical=terms.get("critical", UNSET),
        below=whole if whole < 0 else UNSET,
        reflected=-hit.reflected or UNSET,
        amount=worked.total,
        absorbed=taken,
        beyond=after - (unit.hp - worked.total + taken) or UNSET,
        tally=tally(unit, after),
        before=unit.hp,
        after=after,
    )


def told_healing(unit: Unit, seat: Seat, place: int, worked: Sum, hit: Hit, after: int) -> Healed:
    """The event: all terms, and what there was no room for."""
    return Healed(
        clause=hit.clause or "CL-FX-04",
        seat=seat,
        unit=unit.kind,
        place=place,
        source=hit.source,
        base=worked.base,
        flat=worked.flat,
        heal_down=dict(worked.terms).get("heal_down", UNSET),
        amount=worked.total,
        beyond=unit.hp + worked.total - after or UNSET,
        tally=tally(unit, after),
        before=unit.hp,
        after=after,
    )


def mark_fallen(state: State, out: list[Happening]) -> State:
    """After a tick frame: heroes at 0 HP are out (CL-AM-02)."""
    for side in frame_order(state):
        hero = state.players[side].hero
        if hero.hp == 0 and not hero.down:
            out.append(Down("CL-AM-02", SEATS[side], "전투불능"))
            state = with_unit(state, side, HERO, replace(hero, down=True))
    return state


def unit_at(state: State, side: int, place: int) -> Unit:
    """The unit that stands there; the caller knows that one does."""
    unit = state.players[side].units[place]
    assert unit is not None
    return unit


def _clause(worked: Sum) -> str:
    """The part of the formula that this sum shows."""
    named: Sequence[str] = [name for name, _ in worked.terms]
    if "critical" in named:
        return "CL-AM-24"
    if len(named) > 1:
        return "CL-FX-07"
    if named:
        return "CL-FX-02"
    if worked.total == 0:
        return "CL-FX-03"
    return "CL-FX-01" if worked.flat else "CL-EDGE-03"
