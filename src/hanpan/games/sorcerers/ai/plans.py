"""What a play in a main phase is worth by itself, from its effects and what they would touch."""

from collections.abc import Sequence

from hanpan.core.effects.vocabulary import (
    Damage,
    Destroy,
    Draw,
    Fetch,
    Give,
    Heal,
    Incapacitate,
    Operation,
    Target,
    ToAll,
)
from hanpan.games.sorcerers.ai.values import unit_value
from hanpan.games.sorcerers.content.catalogue import CARDS, COST, ability_of, activated
from hanpan.games.sorcerers.rules.actions import SPOTS, Action, Play, Use
from hanpan.games.sorcerers.rules.state import State, Unit
from hanpan.games.sorcerers.rules.stats import attack_of, has, left_of


def play_worth(state: State, side: int, action: Action) -> float:
    """What a play or a use is worth, less what it costs; anything else is worth nothing."""
    if isinstance(action, Play):
        card = CARDS[action.card]
        if card.type == "sorcerer":
            return 2.0 + 1.6 * card.cost
        if card.type == "item":
            return _item(state, side, action)
        if card.type == "event":
            return 0.6 if state.event is None or state.event.side != side else -1.0
        return _effects(state, side, card.effects, card.target, action.targets) - 0.5 * card.cost
    if isinstance(action, Use):
        unit = unit_at(state, side, action.source)
        index = SPOTS[action.source][2]
        if unit is None:
            return 0.0
        name = unit.card if index < 0 else unit.items[index].card
        number = activated(name)
        if number is None:
            return 0.0
        ability = ability_of(name, number)
        return _effects(state, side, ability.effects, ability.target, action.targets) - 0.3
    return 0.0


def unit_at(state: State, side: int, name: str) -> Unit | None:
    """The sorcerer that a name means, or that carries the item it means."""
    spot = SPOTS.get(name)
    if spot is None or spot[1] < 0:
        return None
    return state.players[side if spot[0] == 0 else 1 - side].field[spot[1]]


def _item(state: State, side: int, action: Play) -> float:
    unit = unit_at(state, side, action.targets[0])
    card = CARDS[action.card]
    if unit is None:
        return -1.0
    worth = 1.3 * card.attack + 0.7 * card.health + 1.0 * card.defence + 1.5 * len(card.keywords)
    worth += 1.2 if card.abilities and card.attack == 0 else 0.0
    if action.targets[0].startswith("foe"):
        return -worth * 0.8 - 0.4 * card.cost if attack_of(state, 1 - side, unit) >= 2 else -1.0
    if any(has(unit, keyword) for keyword in card.keywords):
        worth -= 1.5
    return worth + 0.1 * left_of(unit) - 0.4 * card.cost


def _effects(
    state: State, side: int, effects: Sequence[Operation], target: Target | None, named: tuple[str, ...]
) -> float:
    total = 0.0
    for effect in effects:
        if isinstance(effect, Draw):
            total += 1.9 * effect.count
        elif isinstance(effect, Damage) and effect.to == "opponent":
            total += 200.0 if effect.amount >= state.players[1 - side].hp else effect.amount * 0.95
        elif isinstance(target, ToAll):
            for owner in (0, 1):
                if target.side == "every" or owner != side:
                    units = [unit for unit in state.players[owner].field if unit is not None]
                    total += sum(_touch(state, side, owner, unit, effect) for unit in units)
        elif named:
            total += _named(state, side, named[0], effect)
    return total


def _named(state: State, side: int, name: str, effect: Operation) -> float:
    own = state.players[side]
    if name == "me":
        return 0.6 * min(effect.amount, own.max_hp - own.hp) if isinstance(effect, Heal) else 0.0
    if isinstance(effect, Fetch):
        return 1.5 + 1.2 * COST[name]
    unit = unit_at(state, side, name)
    if unit is None:
        return 0.0
    return _touch(state, side, side if name.startswith("my") else 1 - side, unit, effect)


def _touch(state: State, side: int, owner: int, unit: Unit, effect: Operation) -> float:
    """What one effect on one sorcerer, or on its item, is worth."""
    sign = -1.0 if owner == side else 1.0
    value = unit_value(state, owner, unit)
    if isinstance(effect, Damage):
        return sign * (value if effect.amount >= left_of(unit) else 0.5 * effect.amount)
    if isinstance(effect, Incapacitate):
        return sign * value
    if isinstance(effect, Destroy):
        return sign * 2.6
    if isinstance(effect, Heal):
        return -sign * 0.6 * min(effect.amount, unit.damage)
    if isinstance(effect, Give):
        if effect.amount < 0:
            return sign * (0.6 if state.active == side else 1.5)
        return -sign * 1.4 if not unit.tired and state.step == "main_a" else -0.5
    return 0.0
