"""Plans for a turn, tried out with the rules themselves: walk, strike on the way, save what can be saved, end."""

from collections.abc import Iterable
from typing import NamedTuple

from hanpan.core.contract.happening import Happening
from hanpan.games.trail.ai.search import CLOSE, HURT, Walk, best_walks, threat, worth
from hanpan.games.trail.content.catalogue import CARDS, POTIONS, monster_of
from hanpan.games.trail.rules.actions import Action, Go, Play
from hanpan.games.trail.rules.cards import plays
from hanpan.games.trail.rules.ground import step
from hanpan.games.trail.rules.harm import is_down
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.potions import drinks
from hanpan.games.trail.rules.resolve import act
from hanpan.games.trail.rules.state import State, unit_at
from hanpan.games.trail.rules.tiles import BESIDE, DISTANCE, NEAR
from hanpan.games.trail.rules.turn import blows

WALKS = 6
LOST, WON = -1000.0, 500.0
POTION = 3.0  # what it is worth to keep one
LEFT_OVER = 1.2


class Plan(NamedTuple):
    """The first thing to do (None: end the turn), and what the whole turn is worth."""

    first: Action | None
    value: float


def best_plan(params: Params, state: State) -> Plan:
    """The best turn among the walks that look best, with all mana for attacks or one kept for Block."""
    best = Plan(None, LOST * 2)
    shields = sum(CARDS[card].does == "block" for card in state.hand)
    for walk in best_walks(params, state, WALKS):
        for keep in range(min(shields, 1, state.mana) + 1):
            plan = _tried(params, state, walk, keep)
            if plan.value > best.value:
                best = plan
    return best


def strike_value(state: State, play: Play) -> float:
    """What a play does to monsters, by its mana; 0 for a card that is no attack."""
    card = CARDS[play.card]
    value = 0.0
    if card.does in ("strike", "shoot", "momentum", "push"):
        unit = unit_at(state, play.tiles[0])
        assert unit is not None
        amount = card.amount * state.steps if card.does == "momentum" else card.amount
        if card.does != "push" or monster_of(unit.kind).heavy:
            value = worth(unit, unit.hp, amount) if amount else 0.0
    elif card.does == "whirl":
        near = [unit for unit in state.units if DISTANCE[unit.at][state.at] == 1]
        value = sum(worth(unit, unit.hp, card.amount) for unit in near)
    elif card.does == "burst":
        for unit in state.units:
            amount = min(card.most, card.amount * (NEAR[unit.at] & state.trail).bit_count())
            value += worth(unit, unit.hp, amount) if amount else 0.0
    elif card.does == "flame" and not state.flames:
        value = float(card.amount * sum(1 for unit in state.units if NEAR[unit.at] & state.trail))
    return value / max(1, card.mana)


def best_strike(state: State, actions: Iterable[Action], keep: int = 0) -> Play | None:
    """The play that does the most damage for its mana, if any does; `keep` mana is left over."""
    best: tuple[float, Play] | None = None
    for action in actions:
        if isinstance(action, Play) and CARDS[action.card].mana <= state.mana - keep:
            value = strike_value(state, action)
            if value > 0 and (best is None or value > best[0]):
                best = (value, action)
    return None if best is None else best[1]


def _tried(params: Params, state: State, walk: Walk, keep: int) -> Plan:
    """Play the plan out up to the monsters' turn, and judge where it leads."""
    out: list[Happening] = []
    first: Action | None = None
    now = state
    for place in range(len(walk.steps) + 1):
        last = place == len(walk.steps)
        while last or place == walk.strike_at:
            action = _next(params, now, keep, last)
            if action is None:
                break
            first = first or action
            now = act(params, now, action, out)
            if now.due == "won":
                return Plan(first, WON + now.hp)
            if now.phase == "over":
                return Plan(first, LOST)
            if now.due:
                return Plan(first, walk.value)  # a die or a card decides: as good as it looked
        if not last:
            if walk.steps[place] not in BESIDE[now.at]:
                break  # a monster that fell no longer stops the stream
            first = first or Go(walk.steps[place])
            now = step(params, now, BESIDE[now.at].index(walk.steps[place]), out)
            if is_down(now):
                return Plan(first, LOST)
    return Plan(first, _judged(state, blows(params, now, out)))


def _next(params: Params, state: State, keep: int, last: bool) -> Action | None:
    """An attack as long as there is one; at the end of the walk then whatever else helps."""
    strike = best_strike(state, plays(state), 0 if last else keep)
    return strike or (_help(params, state) if last else None)


def _help(params: Params, state: State) -> Action | None:
    danger = threat(params, state)
    for play in plays(state):
        card = CARDS[play.card]
        helps = {
            "block": danger > 0,
            "speed": card.amount < 0 < state.spd,
            "nudge": play.sign < 0 < state.spd,
            "cast": state.spd > 0 and not state.cast,
            "heal": state.hp + card.amount <= params.player.hp,
        }
        if helps.get(card.does, False):
            return play
    for drink in drinks(state):
        potion = POTIONS[drink.potion]
        if potion.does == "shadow" and not state.shadow and danger >= 8:
            return drink
        if potion.does == "heal" and state.hp - danger <= params.player.hp // 3:
            return drink
    return None


def _judged(before: State, after: State) -> float:
    if after.hp <= 0:
        return LOST
    if after.due == "won":
        return WON + after.hp
    value = HURT * (after.hp - before.hp - 0.8 * after.poison) - LEFT_OVER * after.left
    left = {unit.id: unit for unit in after.units}
    for unit in before.units:
        now = left.get(unit.id)
        value += unit.hp - now.hp if now else worth(unit, unit.hp, unit.hp)
    nearest = min((DISTANCE[unit.at][after.at] for unit in after.units), default=0)
    return value - CLOSE * nearest + POTION * (len(after.potions) - len(before.potions))
