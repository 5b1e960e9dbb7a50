"""Cards: whether one may be played, at what, and what it does (TR-BASE-13)."""

from collections.abc import Callable, Iterator
from itertools import combinations

from msgspec.structs import replace

from hanpan.core.contract.event import Value
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.games.trail.content.catalogue import CARDS, Card, CardEffect, monster_of
from hanpan.games.trail.rules.actions import Play
from hanpan.games.trail.rules.events.fight import (
    Block,
    Bump,
    CardPlayed,
    CardSpent,
    Cast,
    Erased,
    Flame,
    Leap,
    Pushed,
    Unmoved,
    WallRaised,
)
from hanpan.games.trail.rules.ground import arrive, change_spd, gain_mana, over_mana
from hanpan.games.trail.rules.harm import healed, strike, unit_by_id
from hanpan.games.trail.rules.monsters import lines_again
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.piles import without
from hanpan.games.trail.rules.state import Raised, State, Unit, blocked_of, unit_at, unit_tiles, walls_of
from hanpan.games.trail.rules.tiles import (
    AROUND,
    BESIDE,
    DISTANCE,
    NEAR,
    POOL,
    SPIKES,
    TERRAIN_NAMES,
    as_list,
    direction_of,
    item,
    named,
    ray,
    terrain,
    xy,
)


def check_play(state: State, play: Play) -> Refusal | None:
    """Why a card may not be played so; None if it may."""
    card = CARDS.get(play.card)
    if card is None or play.card not in state.hand:
        return Refusal("not_held", "TR-BASE-13", {"card": play.card, "known": card is not None})
    if card.mana > state.mana:
        return Refusal("no_mana", "TR-BASE-13", {"card": card.id, "cost": card.mana, "mana": state.mana})
    if card.does == "reroll" and state.moved:
        return Refusal("already_moved", "TR-DET-04", {"card": card.id})
    if _fits(state, card, play):
        return None
    clause = "TR-DET-03" if card.target == "tile" else "TR-DET-04"
    tiles: list[Value] = [[*xy(at)] for at in play.tiles if 0 <= at < 60]
    return Refusal("bad_target", clause, {"card": card.id, "target": card.target, "tiles": tiles})


def plays(state: State) -> Iterator[Play]:
    """Every way in which a card of the hand may be played now."""
    for name in dict.fromkeys(state.hand):
        card = CARDS[name]
        if card.mana > state.mana or (card.does == "reroll" and state.moved):
            continue
        if card.target == "none":
            yield Play(name)
        elif card.target == "sign":
            yield Play(name, (), 1)
            if state.spd:
                yield Play(name, (), -1)
        elif card.target == "trail":
            closed = as_list(state.trail & ~(1 << state.at))
            for count in range(1, card.count + 1):
                for tiles in combinations(closed, count):
                    yield Play(name, tiles)
        else:
            for at in as_list(targets(state, card)):
                yield Play(name, (at,))


def targets(state: State, card: Card) -> int:
    """The tiles at which a card with one target may be played, as a set."""
    if card.target == "enemy":
        return NEAR[state.at] & unit_tiles(state)
    if card.target == "line":
        return _in_sight(state, card.range)
    if card.target == "tile":
        free = ~blocked_of(state) & (AROUND[state.at][card.range] if card.range < 4 else (1 << 60) - 1)
        if card.does == "wall":
            for at in as_list(free):
                if item(state.tiles[at]):
                    free &= ~(1 << at)
        return free
    return 0


def play_card(params: Params, state: State, play: Play, out: list[Happening]) -> State:
    """Pay for a card, lay it down, and do what it says."""
    card = CARDS[play.card]
    tiles = tuple(map(xy, play.tiles))
    out.append(CardPlayed("TR-ACT-01", "p1", card.id, card.mana, tiles, state.mana, state.mana - card.mana))
    hand = without(state.hand, card.id)
    if card.once:
        out.append(CardSpent("TR-DET-06", "p1", card.id))
        state = replace(state, spent=tuple(sorted((*state.spent, card.id))))
    else:
        state = replace(state, discard=tuple(sorted((*state.discard, card.id))))
    state = replace(state, hand=hand, mana=state.mana - card.mana)
    return _EFFECTS[card.does](params, state, card, play, out)


def _fits(state: State, card: Card, play: Play) -> bool:
    if card.target == "sign":
        return not play.tiles and (play.sign == 1 or (play.sign == -1 and state.spd > 0))
    if play.sign or any(not 0 <= at < 60 for at in play.tiles):
        return False
    if card.target == "none":
        return not play.tiles
    if card.target == "trail":
        closed = state.trail & ~(1 << state.at)
        unique = len(set(play.tiles)) == len(play.tiles)
        return unique and 1 <= len(play.tiles) <= card.count and all(closed >> at & 1 for at in play.tiles)
    return len(play.tiles) == 1 and bool(targets(state, card) >> play.tiles[0] & 1)


def _in_sight(state: State, reach: int) -> int:
    """The first unit in each direction; walls stop the sight, the trail does not (TR-DET-04, TR-AM-19)."""
    walls, units = walls_of(state), unit_tiles(state)
    found = 0
    for direction in range(8):
        for at in ray(state.at, direction, reach, walls):
            if units >> at & 1:
                found |= 1 << at
                break
    return found


def _target(state: State, play: Play) -> Unit:
    unit = unit_at(state, play.tiles[0])
    assert unit is not None
    return unit


def _strike(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    return strike(params, state, _target(state, play), card.id, card.amount, "TR-BASE-13", out)


def _shoot(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    return strike(params, state, _target(state, play), card.id, card.amount, "TR-DET-04", out)


def _whirl(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    for unit in state.units:
        if DISTANCE[unit.at][state.at] == 1:
            state = strike(params, state, unit, card.id, card.amount, "TR-BASE-13", out)
    return state


def _block(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    after = state.block + card.amount
    out.append(Block("TR-BASE-07", "p1", card.id, card.amount, state.block, after))
    return replace(state, block=after)


def _speed(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    return change_spd(state, card.id, card.amount, "TR-AM-12", out)


def _leap(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    to = play.tiles[0]
    out.append(Leap("TR-AM-28", "p1", xy(state.at), xy(to)))
    return arrive(params, replace(state, moved=True), to, "TR-AM-28", out)


def _burst(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    for unit in state.units:
        closed = (NEAR[unit.at] & state.trail).bit_count()
        if closed:
            state = strike(params, state, unit, card.id, min(card.most, card.amount * closed), "TR-DET-04", out)
    return state


def _erase(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    opened = 0
    for at in play.tiles:
        opened |= 1 << at
    out.append(Erased("TR-BASE-13", "p1", named(opened)))
    return replace(state, trail=state.trail & ~opened)


def _wall(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    at, until = play.tiles[0], state.turn + 1
    out.append(WallRaised("TR-BASE-13", "p1", xy(at), until))
    return lines_again(replace(state, raised=(*state.raised, Raised(at, until))), out)


def _push(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    """Straight away from the player; what is in the way costs the pushed one its bump (TR-DET-04)."""
    unit = _target(state, play)
    direction = direction_of(state.at, unit.at)
    assert direction is not None
    if monster_of(unit.kind).heavy:
        out.append(Unmoved("TR-DET-04", None, monster_of(unit.kind).id, xy(unit.at)))
        return strike(params, state, unit, card.id, card.amount, "TR-DET-04", out)
    for _ in range(card.range):
        beyond = BESIDE[unit.at][direction]
        if beyond < 0 or blocked_of(state) >> beyond & 1:
            out.append(Bump("TR-DET-04", None, monster_of(unit.kind).id, xy(unit.at)))
            return strike(params, state, unit, card.id, card.amount, "TR-DET-04", out)
        out.append(Pushed("TR-DET-04", None, monster_of(unit.kind).id, xy(unit.at), xy(beyond)))
        pushed = replace(unit, at=beyond)
        state = replace(state, units=tuple(pushed if one.id == unit.id else one for one in state.units))
        state = _hazard_under(params, state, pushed, out)
        left = unit_by_id(state, unit.id)
        if left is None:
            return state
        unit = left
    return state


def _hazard_under(params: Params, state: State, unit: Unit, out: list[Happening]) -> State:
    """A pushed monster takes a hazard's damage and does not slide (TR-MON-02)."""
    ground = terrain(state.tiles[unit.at])
    if ground == SPIKES:
        return strike(params, state, unit, TERRAIN_NAMES[SPIKES], params.ground.spikes, "TR-MON-02", out)
    if ground == POOL:
        return strike(params, state, unit, TERRAIN_NAMES[POOL], params.ground.pool, "TR-MON-02", out)
    return state


def _reroll(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    return replace(state, due="reroll")


def _nudge(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    return change_spd(state, card.id, play.sign * card.amount, "TR-AM-12", out)


def _momentum(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    return strike(params, state, _target(state, play), card.id, card.amount * state.steps, "TR-DET-04", out)


def _heal(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    return healed(params, state, card.id, card.amount, "TR-BASE-13", out)


def _surge(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    return gain_mana(state, card.id, card.amount, over_mana(params, state, card.amount, "TR-BASE-13"), out)


def _plan(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    return replace(state, due="draw")


def _cast(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    out.append(Cast("TR-DET-04", "p1"))
    return replace(state, cast=True)


def _flame(params: Params, state: State, card: Card, play: Play, out: list[Happening]) -> State:
    out.append(Flame("TR-DET-01", "p1", card.amount * (state.flames + 1)))
    return replace(state, flames=state.flames + 1)


def flames_strike(params: Params, state: State, out: list[Happening]) -> State:
    """At turn end every enemy next to the trail burns, once for each Flame Trail (TR-DET-01)."""
    if not state.flames:
        return state
    card = next(card for card in CARDS.values() if card.does == "flame")
    for unit in state.units:
        if NEAR[unit.at] & state.trail:
            state = strike(params, state, unit, card.id, card.amount * state.flames, "TR-DET-01", out)
    return state


_EFFECTS: dict[CardEffect, Callable[[Params, State, Card, Play, list[Happening]], State]] = {
    "strike": _strike,
    "shoot": _shoot,
    "whirl": _whirl,
    "block": _block,
    "speed": _speed,
    "leap": _leap,
    "burst": _burst,
    "erase": _erase,
    "wall": _wall,
    "push": _push,
    "reroll": _reroll,
    "nudge": _nudge,
    "momentum": _momentum,
    "heal": _heal,
    "surge": _surge,
    "plan": _plan,
    "cast": _cast,
    "flame": _flame,
}
