"""A walk that strikes well on its way and ends where little hurts, found by a search in plain Python.

It tries walks of all the movement there is. Two walks that stand on the same tile with the same movement left and
the same best strike behind them count as one, and the first is kept: that makes it fast, and not exact.
"""

from typing import NamedTuple

from hanpan.games.trail.actions import Play
from hanpan.games.trail.content import CARDS, monster_of
from hanpan.games.trail.params import Params
from hanpan.games.trail.paths import slide
from hanpan.games.trail.state import State, blocked_of, rails_of, unit_at, unit_tiles, walls_of
from hanpan.games.trail.tiles import (
    BESIDE,
    DISTANCE,
    FEATHER,
    HEART,
    MANA,
    NEAR,
    POOL,
    RAPIDS,
    SHARD,
    SPIKES,
    flow,
    item,
    ray,
    terrain,
)
from hanpan.games.trail.turn import countdown, darkness

HURT = 1.3  # what a point of health is worth, in points of damage dealt
LEFT = 1.5  # what a step left over costs
KILL = 6.0
ITEMS = {MANA: 2.0, FEATHER: 0.0, HEART: 3.0, SHARD: 0.5}


class Walk(NamedTuple):
    """Steps by the tile entered, and after how many of them to strike (0: here and now, -1: nowhere)."""

    steps: tuple[int, ...]
    strike_at: int
    value: float


def threat(params: Params, state: State, at: int | None = None) -> int:
    """The damage that the end of the turn would bring on a tile, Block taken off."""
    here = state.at if at is None else at
    hits = 0 if state.shadow else sum(unit.damage for unit in state.units if unit.zone >> here & 1)
    if rails_of(state) >> here & 1 and countdown(params, state.turn) == 1:
        hits += params.ground.rail_damage
    return max(0, hits + darkness(params, state.turn) - state.block) + state.poison


def strike_value(state: State, play: Play) -> float:
    """What a play does to monsters, by its mana; 0 for a card that is no attack."""
    card = CARDS[play.card]
    if card.does in ("strike", "shoot", "momentum"):
        unit = unit_at(state, play.tiles[0])
        assert unit is not None
        amount = card.amount * state.steps if card.does == "momentum" else card.amount
        value = _worth(unit.hp, unit.damage, amount)
    elif card.does == "whirl":
        near = [unit for unit in state.units if DISTANCE[unit.at][state.at] == 1]
        value = sum(_worth(unit.hp, unit.damage, card.amount) for unit in near)
    elif card.does == "burst":
        value = 0.0
        for unit in state.units:
            amount = min(card.most, card.amount * (NEAR[unit.at] & state.trail).bit_count())
            value += _worth(unit.hp, unit.damage, amount) if amount else 0.0
    elif card.does == "push":
        unit = unit_at(state, play.tiles[0])
        assert unit is not None
        value = _worth(unit.hp, unit.damage, card.amount) if monster_of(unit.kind).heavy else 0.0
    elif card.does == "flame":
        near = [unit for unit in state.units if NEAR[unit.at] & state.trail]
        value = float(card.amount * len(near)) if not state.flames else 0.0
    else:
        return 0.0
    return value / max(1, card.mana)


def best_walk(params: Params, state: State) -> Walk:
    """The best walk that was found; without steps where none is possible."""
    return _Search(params, state).run()


def _worth(hp: int, damage: int, amount: int) -> float:
    dealt = min(hp, amount)
    return dealt + (KILL + damage * HURT if dealt == hp else 0.0)


class _Search:
    """One search: what each tile offers is worked out once, then walks are tried depth first."""

    def __init__(self, params: Params, state: State) -> None:
        self.params = params
        self.state = state
        self.rapids = params.ground.rapids
        self.strikes: dict[int, float] = {}
        self.seen: set[tuple[int, int, float]] = set()
        self.best = Walk((), -1, -1e9)
        self.walls = walls_of(state)
        self.units = unit_tiles(state)
        self.close = [min((DISTANCE[at][unit.at] for unit in state.units), default=0) for at in range(60)]

    def run(self) -> Walk:
        here = self._strike(self.state.at)
        self._go(self.state.at, self.state.spd, blocked_of(self.state), (), here, 0 if here else -1, 0.0)
        return self.best

    def _go(
        self, at: int, spd: int, closed: int, steps: tuple[int, ...], strike: float, strike_at: int, gain: float
    ) -> None:
        key = (at, spd, strike)
        if key in self.seen:
            return
        self.seen.add(key)
        stuck = True
        for entered in BESIDE[at]:
            if entered < 0 or closed >> entered & 1:
                continue
            price = self.rapids if self.state.tiles[entered] % 16 == RAPIDS else 1
            if price > spd:
                continue
            stuck = False
            end, onward, more = entered, closed | 1 << entered, self._touch(entered)
            if flow(self.state.tiles[entered]) is not None:
                for carried in slide(self.state.tiles, entered, onward)[0]:
                    onward |= 1 << carried
                    end = carried
                    more += self._touch(carried)
            there = self._strike(end)
            better = there > strike
            path = (*steps, entered)
            self._go(
                end,
                spd - price,
                onward,
                path,
                there if better else strike,
                len(path) if better else strike_at,
                gain + more,
            )
        if stuck:
            self._end(at, spd, steps, strike, strike_at, gain)

    def _end(self, at: int, spd: int, steps: tuple[int, ...], strike: float, strike_at: int, gain: float) -> None:
        hurt = threat(self.params, self.state, at)
        value = strike + gain - HURT * hurt - LEFT * spd - 0.3 * self.close[at]
        if hurt >= self.state.hp:
            value -= 200
        if value > self.best.value:
            self.best = Walk(steps, strike_at, value)

    def _touch(self, at: int) -> float:
        ground = self.state.tiles[at]
        value = ITEMS.get(item(ground), 0.0)
        if terrain(ground) == SPIKES:
            value -= HURT * self.params.ground.spikes
        elif terrain(ground) == POOL:
            value -= HURT * (self.params.ground.pool + 3)
        return value

    def _strike(self, at: int) -> float:
        """What the attack cards of the hand could do from a tile with the mana there is."""
        known = self.strikes.get(at)
        if known is None:
            known = self.strikes[at] = self._worth_from(at)
        return known

    def _worth_from(self, at: int) -> float:
        hp = {unit.id: unit.hp for unit in self.state.units}
        mana, total = self.state.mana, 0.0
        cards = [CARDS[card] for card in self.state.hand if CARDS[card].does in ("strike", "shoot", "whirl")]
        for card in sorted(cards, key=lambda card: -card.amount / max(1, card.mana)):
            if card.mana > mana:
                continue
            reach = 1 if card.does != "shoot" else card.range
            units = [unit for unit in self.state.units if hp[unit.id] > 0 and self._hits(at, unit.at, reach)]
            if not units:
                continue
            if card.does != "whirl":
                units = [min(units, key=lambda unit: hp[unit.id])]
            mana -= card.mana
            for unit in units:
                total += _worth(hp[unit.id], unit.damage, card.amount)
                hp[unit.id] -= card.amount
        return total

    def _hits(self, at: int, target: int, reach: int) -> bool:
        if reach == 1:
            return DISTANCE[at][target] == 1
        for direction in range(8):
            for seen in ray(at, direction, reach, self.walls):
                if seen == target:
                    return True
                if self.units >> seen & 1:
                    break
        return False
