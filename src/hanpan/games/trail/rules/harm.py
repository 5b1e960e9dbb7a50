"""Damage, Block, poison and healing, of the player and of monsters."""

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.games.trail.content.catalogue import monster_of
from hanpan.games.trail.rules import since
from hanpan.games.trail.rules.events.fight import Absorbed, Dropped, Falls, Healed, Hurt, Poisoned, Strike
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State, Unit
from hanpan.games.trail.rules.tiles import ITEM_STEP, SHARD, item, xy


def hurt(state: State, source: str, amount: int, clause: str, out: list[Happening], *, pierce: bool = False) -> State:
    """Damage to the player: Block takes it first, unless it goes past (TR-BASE-07, TR-DET-02)."""
    absorbed = 0 if pierce else min(state.block, amount)
    if absorbed:
        out.append(Absorbed("TR-BASE-07", "p1", source, absorbed, state.block, state.block - absorbed))
        state = replace(state, block=state.block - absorbed)
    amount -= absorbed
    if amount <= 0:
        return state
    after = max(0, state.hp - amount)
    out.append(Hurt(clause, "p1", source, amount, state.hp, after, absorbed or UNSET))
    return replace(state, hp=after)


def poisoned(state: State, source: str, amount: int, out: list[Happening]) -> State:
    """Poison adds up, Block or no Block (TR-DET-02)."""
    if not amount:
        return state
    after = state.poison + amount
    out.append(Poisoned("TR-DET-02", "p1", source, amount, state.poison, after))
    return replace(state, poison=after)


def healed(params: Params, state: State, source: str, amount: int, clause: str, out: list[Happening]) -> State:
    """Health comes back, never above its start (TR-BASE-02, TR-DET-02)."""
    after = max(state.hp, min(params.player.hp, state.hp + amount))
    shown = clause if after == state.hp + amount else "TR-DET-02"
    out.append(Healed(shown, "p1", source, amount, state.hp, after))
    return replace(state, hp=after)


def strike(
    params: Params, state: State, unit: Unit, source: str, amount: int, clause: str, out: list[Happening]
) -> State:
    """Damage to a monster; at 0 it falls (TR-AM-31), and its Warning with it (TR-AM-21)."""
    after = max(0, unit.hp - amount)
    monster = monster_of(unit.kind)
    out.append(Strike(clause, None, monster.id, xy(unit.at), source, amount, unit.hp, after))
    if after:
        units = tuple(replace(one, hp=after) if one.id == unit.id else one for one in state.units)
        return replace(state, units=units)
    out.append(Falls("TR-AM-31", None, monster.id, xy(unit.at)))
    state = replace(state, units=tuple(one for one in state.units if one.id != unit.id))
    if not state.dropped and not item(state.tiles[unit.at]):
        state = replace(state, dropped=True, tiles=with_ground(state.tiles, unit.at, SHARD * ITEM_STEP))
        out.append(Dropped("TR-DET-05", None, "die_shard", xy(unit.at)))
    if not state.units or wins_alone(params, state, unit):
        return replace(state, due="won")
    return state


def wins_alone(params: Params, state: State, unit: Unit) -> bool:
    """Whether this monster's fall wins the stage, whoever else stands: the boss's does in the run (TR-BASE-18)."""
    return monster_of(unit.kind).boss and bool(state.stage or params.release < since.ALL_FALL)


def with_ground(tiles: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    """The tiles with something added to the code of one."""
    return (*tiles[:at], tiles[at] + more, *tiles[at + 1 :])


def unit_by_id(state: State, unit_id: int) -> Unit | None:
    """The monster with that id, if it still stands."""
    return next((unit for unit in state.units if unit.id == unit_id), None)


def is_down(state: State) -> bool:
    """Whether the player is at 0 HP."""
    return state.hp <= 0
