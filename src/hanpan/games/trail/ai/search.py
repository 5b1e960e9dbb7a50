"""Walks for the bots, found in plain Python: which tiles to pass, where to strike, where to stand at the end.

It tries walks of all the movement there is. Two walks that stand on the same tile with the same movement left and
the same best strike behind them count as one, and the first is kept: that makes it fast, and not exact.
"""

from heapq import nlargest
from typing import NamedTuple

from hanpan.games.trail.content.catalogue import CARDS
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.paths import slide
from hanpan.games.trail.rules.state import State, Unit, blocked_of, rails_of, unit_tiles, walls_of
from hanpan.games.trail.rules.tiles import (
    BESIDE,
    DISTANCE,
    HEART,
    MANA,
    NEAR,
    POOL,
    RAPIDS,
    SHARD,
    SIZE,
    SPIKES,
    flow,
    item,
    ray,
    terrain,
)
from hanpan.games.trail.rules.turn import countdown, darkness

HURT = 1.2  # what a point of health is worth, in points of damage dealt
LEFT = 1.5  # what a step left over costs
CLOSE = 0.4  # what a tile of distance to the nearest monster costs
KILL = 6.0
FATAL = 200.0
ITEMS = {MANA: 2.0, HEART: 4.0, SHARD: 0.5}
STRIKES = ("strike", "shoot", "whirl", "momentum", "burst")


class Walk(NamedTuple):
    """Steps by the tile entered, and after how many of them to strike (0: here and now, -1: nowhere)."""

    steps: tuple[int, ...]
    strike_at: int
    value: float


class Strike(NamedTuple):
    """The best place to strike on a walk so far: what it is worth, its tile, and after how many steps."""

    value: float
    tile: int
    after: int


def threat(params: Params, state: State, at: int | None = None) -> int:
    """The damage that the end of the turn would bring on a tile, Block taken off."""
    here = state.at if at is None else at
    hits = 0 if state.shadow else sum(unit.damage for unit in state.units if unit.zone >> here & 1)
    if rails_of(state) >> here & 1 and countdown(params, state.turn) == 1:
        hits += params.ground.rail_damage
    return max(0, hits + darkness(params, state.turn) - state.block) + state.poison


def worth(unit: Unit, hp: int, amount: int) -> float:
    """What it is worth to deal damage to a monster with so much health left."""
    dealt = min(hp, amount)
    return dealt + (KILL + unit.damage * HURT if dealt == hp else 0.0)


def best_walks(params: Params, state: State, count: int) -> list[Walk]:
    """The walks that look best, each to another end or with another place to strike, best first."""
    return _Search(params, state).run(count)


class _Search:
    """One search: what each tile offers is worked out once, then walks are tried depth first."""

    def __init__(self, params: Params, state: State) -> None:
        self.params = params
        self.state = state
        self.rapids = params.ground.rapids
        self.strikes: dict[tuple[int, int], float] = {}
        self.seen: set[tuple[int, int, float]] = set()
        self.found: dict[tuple[int, int], Walk] = {}
        self.walls = walls_of(state)
        self.units = unit_tiles(state)
        self.close = [min((DISTANCE[at][unit.at] for unit in state.units), default=0) for at in range(SIZE)]
        self.threats = [threat(params, state, at) for at in range(SIZE)]
        cards = [CARDS[card] for card in state.hand if CARDS[card].does in STRIKES]
        self.cards = sorted(cards, key=lambda card: -card.amount / max(1, card.mana))
        self.reach = max((card.range for card in cards), default=0)
        self.counts_steps = any(card.does in ("momentum", "burst") for card in cards)

    def run(self, count: int) -> list[Walk]:
        """All walks from here, and the best of them."""
        here = self._strike(self.state.at, 0, self.state.trail)
        strike = Strike(here, self.state.at, 0) if here else Strike(0.0, -1, -1)
        self._go(self.state.at, self.state.spd, blocked_of(self.state), (), strike, 0.0)
        return nlargest(count, self.found.values(), key=lambda walk: walk.value)

    def _go(self, at: int, spd: int, closed: int, steps: tuple[int, ...], strike: Strike, gain: float) -> None:
        key = (at, spd, strike.value)
        if key in self.seen:
            return
        self.seen.add(key)
        tiles = self.state.tiles
        stuck = True
        for entered in BESIDE[at]:
            if entered < 0 or closed >> entered & 1:
                continue
            price = self.rapids if tiles[entered] % 16 == RAPIDS else 1
            if price > spd:
                continue
            stuck = False
            end, onward, more = entered, closed | 1 << entered, self._touch(entered)
            if flow(tiles[entered]) is not None:
                for carried in slide(tiles, entered, onward)[0]:
                    onward |= 1 << carried
                    end = carried
                    more += self._touch(carried)
            path = (*steps, entered)
            there = self._strike(end, len(path), onward)
            better = Strike(there, end, len(path)) if there > strike.value else strike
            self._go(end, spd - price, onward, path, better, gain + more)
        if stuck:
            self._end(at, spd, steps, strike, gain)

    def _end(self, at: int, spd: int, steps: tuple[int, ...], strike: Strike, gain: float) -> None:
        hurt = self.threats[at]
        value = strike.value + gain - HURT * hurt - LEFT * spd - CLOSE * self.close[at]
        if hurt >= self.state.hp:
            value -= FATAL
        known = self.found.get((strike.tile, at))
        if known is None or value > known.value:
            self.found[strike.tile, at] = Walk(steps, strike.after, value)

    def _touch(self, at: int) -> float:
        ground = self.state.tiles[at]
        if not ground:
            return 0.0
        value = ITEMS.get(item(ground), 0.0)
        if terrain(ground) == SPIKES:
            value -= HURT * self.params.ground.spikes
        elif terrain(ground) == POOL:
            value -= HURT * (self.params.ground.pool + self.params.ground.pool_poison)
        return value

    def _strike(self, at: int, steps: int, closed: int) -> float:
        """What the attack cards of the hand could do from a tile with the mana there is."""
        if self.close[at] > self.reach and not self.counts_steps:
            return 0.0
        key = (at, steps if self.counts_steps else 0)
        known = self.strikes.get(key)
        if known is None:
            known = self.strikes[key] = self._worth_from(at, steps, closed)
        return known

    def _worth_from(self, at: int, steps: int, closed: int) -> float:
        hp = {unit.id: unit.hp for unit in self.state.units}
        trail = closed & ~self.walls & ~self.units
        mana, total = self.state.mana, 0.0
        for card in self.cards:
            if card.mana > mana:
                continue
            units = [unit for unit in self.state.units if hp[unit.id] > 0]
            if card.does != "burst":
                reach = card.range if card.does == "shoot" else 1
                units = [unit for unit in units if self._hits(at, unit.at, reach)]
            if card.does not in ("whirl", "burst") and units:
                units = [min(units, key=lambda unit: hp[unit.id])]
            dealt = 0.0
            for unit in units:
                amount = card.amount
                if card.does == "momentum":
                    amount *= self.state.steps + steps
                elif card.does == "burst":
                    amount = min(card.most, amount * (NEAR[unit.at] & trail).bit_count())
                dealt += worth(unit, hp[unit.id], amount) if amount else 0.0
                hp[unit.id] -= amount
            if dealt:
                mana -= card.mana
                total += dealt
        return total

    def _hits(self, at: int, target: int, reach: int) -> bool:
        if reach == 1 or DISTANCE[at][target] > reach:
            return DISTANCE[at][target] == 1
        for direction in range(8):
            for seen in ray(at, direction, reach, self.walls):
                if seen == target:
                    return True
                if self.units >> seen & 1:
                    break
        return False
