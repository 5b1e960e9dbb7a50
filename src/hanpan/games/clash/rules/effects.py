"""What Clash says about each operation: when it cannot happen, what replaces it, what it does."""

from collections.abc import Sequence

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS
from hanpan.core.effects.pipeline import Cause, Task
from hanpan.core.effects.vocabulary import Damage, Give, Heal, Nullify, Operation, Reflect, Remove, Summon, Turns
from hanpan.games.clash.content.catalogue import CARDS, UNITS
from hanpan.games.clash.rules.actions import HERO
from hanpan.games.clash.rules.events import InitiativeSealed
from hanpan.games.clash.rules.formula import Sum, share
from hanpan.games.clash.rules.health import Hit, damage_sum, heal, hurt, unit_at
from hanpan.games.clash.rules.keywords import DEBUFFS, amount_of, given, has, part_of, without
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Keyword, Spot, State, Unit, with_unit
from hanpan.games.clash.rules.targets import standing
from hanpan.games.clash.rules.unit_events import (
    CriticalRoll,
    Immune,
    KeywordGiven,
    NoHeal,
    Reflected,
    Removed,
    Resisted,
    Skipped,
    Summoned,
)


class ClashEffects:
    """The rules of operations under one set of numbers; `mirror`: the share that comes back from this card."""

    def __init__(self, params: Params, mirror: int = 0) -> None:
        self.params = params
        self.mirror = mirror

    def cannot(self, state: State, task: Task[Spot]) -> Happening | None:
        """A unit that is gone is skipped; a fallen hero cannot be healed; an immune one takes no debuff."""
        spot, operation = task.unit, task.operation
        if spot is None or isinstance(operation, Summon):
            return None
        unit = standing(state, spot)
        if unit is None:
            return Skipped("CL-AM-15", SEATS[spot.side], task.cause.card, spot.place)
        if isinstance(operation, Heal) and unit.down:
            return NoHeal("CL-AM-02", SEATS[spot.side], task.cause.card, operation.amount, "전투불능")
        if isinstance(operation, Give):
            name = part_of(operation.keyword, operation.amount)
            if name in DEBUFFS and (name in unit.immune or has(unit, "immunity")):
                clause = "CL-IMM-01" if has(unit, "immunity") else "CL-EDGE-02"
                return Immune(clause, SEATS[spot.side], unit.kind, spot.place, name, "면역")
        return None

    def replaced(self, state: State, task: Task[Spot], out: list[Happening]) -> Task[Spot]:
        """A resisting unit takes half of a debuff, at least 1 (CL-AM-26)."""
        operation = task.operation
        if not isinstance(operation, Give) or task.unit is None:
            return task
        unit = standing(state, task.unit)
        name = part_of(operation.keyword, operation.amount)
        if unit is None or name not in DEBUFFS or not (unit.resists or has(unit, "resist")):
            return task
        sign = -1 if operation.amount < 0 else 1
        amount = sign * max(1, abs(operation.amount) // 2) if operation.amount else 0
        turns = max(1, operation.lasts.turns // 2) if operation.lasts else 0
        spot = task.unit
        out.append(Resisted("CL-AM-26", SEATS[spot.side], unit.kind, spot.place, name, abs(amount), turns, "저항"))
        halved = replace(operation, amount=amount, lasts=Turns(turns) if turns else None)
        return task._replace(operation=halved)

    def apply(
        self, state: State, task: Task[Spot], chance: Chance, out: list[Happening]
    ) -> tuple[State, Sequence[Task[Spot]]]:
        """The operation itself, and the reflected part of a damage as what it sets off."""
        operation, spot = task.operation, task.unit
        if isinstance(operation, Damage):
            assert spot is not None
            return self._damage(state, task, operation, spot, chance, out)
        if isinstance(operation, Heal):
            assert spot is not None
            return heal(state, spot.side, spot.place, operation.amount, task.cause.card, "CL-FX-04", out), ()
        if isinstance(operation, Give):
            assert spot is not None
            return self._give(state, operation, spot, task.cause, out), ()
        if isinstance(operation, Remove):
            assert spot is not None
            return _remove(state, operation, spot, out), ()
        if isinstance(operation, Summon):
            assert spot is not None
            return _summon(state, operation, spot, out), ()
        if isinstance(operation, Nullify | Reflect):
            return state, ()  # both are about the card in the window, which resolution.py holds
        out.append(InitiativeSealed("CL-AM-09", SEATS[task.cause.side], state.round + 1))
        return replace(state, void_next=True), ()

    def _damage(
        self, state: State, task: Task[Spot], operation: Damage, spot: Spot, chance: Chance, out: list[Happening]
    ) -> tuple[State, Sequence[Task[Spot]]]:
        cause = task.cause
        if task.final:
            worked = Sum(operation.amount, 0, (), operation.amount)
            return hurt(state, spot.side, spot.place, worked, Hit(cause.card, "CL-AM-06"), out), ()
        card = CARDS[cause.card]
        flat = strength(state, cause.side) if "attack" in card.tags else 0
        critical = False
        if operation.critical:
            odds = (operation.critical, 100 - operation.critical)
            critical = chance.pick(f"crit/{cause.place}", (True, False), odds)
            out.append(CriticalRoll("CL-AM-24", SEATS[cause.side], card.id, operation.critical, critical))
        worked = damage_sum(self.params, state, spot.side, spot.place, operation.amount, flat, critical)
        back = 0
        if self.mirror and spot.side != cause.side and spot.place == HERO:
            back = share(worked.total, self.mirror)
            if back:
                out.append(Reflected("CL-AM-06", SEATS[spot.side], back, worked.total, self.mirror))
            worked = worked._replace(total=worked.total - back)
        state = hurt(state, spot.side, spot.place, worked, Hit(cause.card, None, reflected=back), out)
        if not back:
            return state, ()
        owner = Spot(cause.side, HERO, state.players[cause.side].hero.id)
        chained = cause._replace(chain=(*cause.chain, cause.card))
        return state, (Task(Damage(back), owner, chained, final=True),)

    def _give(self, state: State, operation: Give, spot: Spot, cause: Cause, out: list[Happening]) -> State:
        unit = unit_at(state, spot.side, spot.place)
        name = part_of(operation.keyword, operation.amount)
        turns = operation.lasts.turns if operation.lasts else 0
        result = given(self.params, unit, name, operation.amount, turns)
        clause, seat = _give_clause(name, result.added, result.clamped), SEATS[spot.side]
        before, after = result.before, result.after
        out.append(KeywordGiven(clause, seat, unit.kind, spot.place, cause.card, name, before, after, result.turns))
        return with_unit(state, spot.side, spot.place, replace(unit, keywords=result.keywords))


def strength(state: State, side: int) -> int:
    """The flat part that a hero's own strength and weakness make on its attacks."""
    hero = state.players[side].hero
    return amount_of(hero, "strength") - amount_of(hero, "weakness")


def tasks_of(
    effects: Sequence[Operation], targets: Sequence[Spot], side: int, cause: Cause, state: State
) -> list[Task[Spot]]:
    """A card's operations in order, each on each of its units."""
    own = Spot(side, HERO, state.players[side].hero.id)
    owner = Spot(1 - side, HERO, state.players[1 - side].hero.id)
    tasks: list[Task[Spot]] = []
    for effect in effects:
        to = getattr(effect, "to", None)
        if isinstance(effect, Summon):
            tasks.append(Task(effect, targets[0], cause))
        elif to is None:
            tasks.append(Task(effect, None, cause))
        elif to == "you":
            tasks.append(Task(effect, own, cause))
        elif to == "owner":
            tasks.append(Task(effect, owner, cause))
        else:
            tasks += [Task(effect, spot, cause) for spot in targets]
    return tasks


def _give_clause(name: str, added: bool, clamped: bool) -> str:
    if clamped:
        return "CL-FX-08"
    if added:
        return "CL-FX-06"
    if name in ("poison", "burn"):
        return "CL-AM-41"
    if name in ("gain_up", "gain_down", "cap_up", "cap_down"):
        return "CL-AM-18"
    return "CL-AM-25" if name == "immunity" else "CL-LOG-07"


def _remove(state: State, operation: Remove, spot: Spot, out: list[Happening]) -> State:
    unit = unit_at(state, spot.side, spot.place)
    wanted = DEBUFFS if operation.keyword == "debuffs" else frozenset({operation.keyword})
    gone = _names(unit, wanted)
    out.append(Removed("CL-STAT-01", SEATS[spot.side], unit.kind, spot.place, gone))
    return with_unit(state, spot.side, spot.place, replace(unit, keywords=without(unit, wanted)))


def _names(unit: Unit, wanted: frozenset[str]) -> tuple[str, ...]:
    held: dict[str, Keyword] = {keyword.name: keyword for keyword in unit.keywords}
    return tuple(name for name in held if name in wanted)


def _summon(state: State, operation: Summon, spot: Spot, out: list[Happening]) -> State:
    kind = UNITS[operation.unit]
    serial = state.serial + 1
    unit = Unit(serial, operation.unit, kind.hp, kind.hp)
    out.append(Summoned("CL-BASE-05", SEATS[spot.side], unit.kind, spot.place, unit.hp))
    return with_unit(replace(state, serial=serial), spot.side, spot.place, unit)
