"""The player on the move: a step, what the tile entered does, and where streams carry on."""

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.games.trail.rules.events.turn import (
    Carried,
    Closed,
    Mana,
    PickedUp,
    PushStopped,
    Shard,
    SpeedChanged,
    Stepped,
)
from hanpan.games.trail.rules.harm import healed, hurt, is_down, poisoned, with_ground
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.paths import slide, step_cost
from hanpan.games.trail.rules.state import State, blocked_of
from hanpan.games.trail.rules.tiles import (
    BESIDE,
    FEATHER,
    HEART,
    ITEM_STEP,
    ITEMS,
    MANA,
    POOL,
    SPIKES,
    TERRAIN_NAMES,
    flow,
    item,
    terrain,
    xy,
)


def step(params: Params, state: State, direction: int, out: list[Happening]) -> State:
    """One step to a free neighbour: it costs movement, and both tiles close (TR-MOVE-03, TR-MOVE-04)."""
    entered = BESIDE[state.at][direction]
    cost = step_cost(state.tiles[entered], params.ground.rapids)
    clause = "TR-ENV-02" if cost > 1 else ("TR-MOVE-02" if direction % 2 else "TR-MOVE-03")
    out.append(Stepped(clause, "p1", xy(state.at), xy(entered), cost, state.spd, state.spd - cost))
    state = replace(state, spd=state.spd - cost, steps=state.steps + 1, moved=True)
    return arrive(params, state, entered, "TR-MOVE-04", out)


def arrive(params: Params, state: State, entered: int, clause: str, out: list[Happening]) -> State:
    """Stand on a tile that was walked or jumped to; it does what it does, and streams carry on (TR-AM-15)."""
    out.append(Closed(clause, "p1", (xy(state.at), xy(entered))))
    state = replace(state, trail=state.trail | 1 << state.at | 1 << entered, at=entered)
    state = _touch(params, state, out)
    if is_down(state) or flow(state.tiles[entered]) is None:
        return state
    carried, stopped = slide(state.tiles, entered, blocked_of(state))
    if carried:
        path = tuple(map(xy, carried))
        out.append(Carried("TR-ENV-01", "p1", xy(entered), path[-1], path))
        out.append(Closed("TR-AM-15", "p1", path))
    for at in carried:
        state = _touch(params, replace(state, at=at, trail=state.trail | 1 << at), out)
        if is_down(state):
            return state
    if stopped:
        out.append(PushStopped("TR-AM-15", "p1", xy(state.at)))
    return state


def _touch(params: Params, state: State, out: list[Happening]) -> State:
    """What lies on the tile and what it is made of, the moment it is entered (TR-ITEM-02, TR-DANGER-04)."""
    ground = state.tiles[state.at]
    if item(ground):
        state = _pick_up(params, state, item(ground), out)
    if terrain(ground) == SPIKES:
        return hurt(state, TERRAIN_NAMES[SPIKES], params.ground.spikes, "TR-DANGER-04", out)
    if terrain(ground) == POOL:
        state = hurt(state, TERRAIN_NAMES[POOL], params.ground.pool, "TR-DANGER-04", out)
        return poisoned(state, TERRAIN_NAMES[POOL], params.ground.pool_poison, out)
    return state


def _pick_up(params: Params, state: State, found: int, out: list[Happening]) -> State:
    name = ITEMS[found - 1]
    out.append(PickedUp("TR-ITEM-02", "p1", name, xy(state.at)))
    state = replace(state, tiles=with_ground(state.tiles, state.at, -found * ITEM_STEP))
    if found == MANA:
        return gain_mana(state, name, params.ground.mana_shard, "TR-ITEM-03", out)
    if found == FEATHER:
        return change_spd(state, name, params.ground.feather, "TR-BASE-11", out)
    if found == HEART:
        return healed(params, state, name, params.ground.heart, "TR-BASE-11", out)
    after = state.bonus + params.ground.die_shard
    out.append(Shard("TR-DET-05", "p1", params.ground.die_shard, after))
    return replace(state, bonus=after)


def gain_mana(state: State, source: str, amount: int, clause: str, out: list[Happening]) -> State:
    """Mana for this turn, also above what a turn brings (TR-AM-29)."""
    after = state.mana + amount
    out.append(Mana(clause, "p1", source, amount, state.mana, after))
    return replace(state, mana=after)


def over_mana(params: Params, state: State, amount: int, clause: str) -> str:
    """The clause of a gain of mana: its own, or the one about mana above the maximum where it goes above."""
    return "TR-AM-29" if state.mana + amount > params.player.mana else clause


def change_spd(state: State, source: str, amount: int, clause: str, out: list[Happening]) -> State:
    """Movement gained or given up after the roll, never below 0 (TR-AM-12)."""
    after = max(0, state.spd + amount)
    out.append(SpeedChanged(clause, "p1", source, amount, state.spd, after))
    return replace(state, spd=after)
