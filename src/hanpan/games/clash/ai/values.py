"""What a queue and a card are worth by themselves, in health points. Rough on purpose: search does the rest."""

from collections.abc import Iterable, Mapping

from hanpan.core.effects.vocabulary import (
    Damage,
    Give,
    Heal,
    Nullify,
    Reflect,
    Remove,
    Summon,
    ToAll,
    ToBoth,
    ToIf,
    VoidInitiative,
)
from hanpan.games.clash.content.catalogue import CARDS, Card
from hanpan.games.clash.rules.actions import Queue
from hanpan.games.clash.rules.formula import compute
from hanpan.games.clash.rules.keywords import DEBUFFS, amount_of, mitigation, part_of, turns_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Player
from hanpan.games.clash.rules.targets import has_target

ENERGY = 2.2  # what a saved point of energy is worth
LETHAL = 60.0
_REACTION = 2.5  # to have an answer ready, beside the energy that comes back if it is not used
_SUMMON: dict[str, float] = {"wolf": 12.0, "shieldbearer": 14.0}
_A_TURN: dict[str, float] = {"burn": 3.0, "regen": 2.7, "immunity": 1.2, "resist": 1.0, "freeze": 6.0}
_A_POINT: dict[str, float] = {"strength": 1.0, "weakness": 1.2, "vulnerable": 0.06, "gain_up": 3.0, "gain_down": 3.0}


def queue_value(
    params: Params, own: Player, enemy: Player, queue: Queue, likes: Mapping[str, float], energy: float = ENERGY
) -> float:
    """The worth of declaring a queue, less that of the energy it takes."""
    cards = [CARDS[pick.card] for pick in queue.cards]
    strength = amount_of(own.hero, "strength") - amount_of(own.hero, "weakness")
    percent = amount_of(enemy.hero, "vulnerable") - mitigation(params, enemy, 0)
    for card in cards:
        if card.type == "special":  # Specials come before Attacks
            for effect in card.effects:
                if isinstance(effect, Give) and effect.keyword == "strength" and effect.amount > 0:
                    strength += effect.amount
                elif isinstance(effect, Give) and effect.keyword == "vulnerable":
                    percent += effect.amount
    total = 0.0
    reactions = damage = 0
    for pick, card in zip(queue.cards, cards, strict=True):
        total += likes.get(card.id, 0.0) - energy * card.cost
        if isinstance(card.target, ToIf) and not has_target(card, own, enemy):
            total -= 2.0
        elif card.is_reaction:
            reactions += 1
            total += energy * card.cost + _REACTION if reactions == 1 else -3.0
        elif pick.target == 0:
            damage += hits(card, strength, percent)
            total += _other(params, card, own, enemy)
        else:
            unit = enemy.units[pick.target]
            total += 1.5 * min(unit.hp, hits(card, strength, 0)) if unit is not None else 0.0
    through = max(0, damage - amount_of(enemy.hero, "shield"))
    total += through + (damage - through) * 0.5
    return total + LETHAL if through >= enemy.hero.hp else total


def distinct(queues: Iterable[Queue]) -> list[Queue]:
    """One queue of each set of cards and targets: their order rarely matters, and there are many."""
    found: dict[tuple[tuple[str, int], ...], Queue] = {}
    for queue in queues:
        found.setdefault(tuple(sorted((pick.card, pick.target) for pick in queue.cards)), queue)
    return list(found.values())


def card_threat(params: Params, card: Card, owner: Player, victim: Player) -> float:
    """What a revealed card would cost its victim, for a decision to stop it."""
    strength = amount_of(owner.hero, "strength") - amount_of(owner.hero, "weakness")
    percent = amount_of(victim.hero, "vulnerable") - mitigation(params, victim, 0)
    dealt = hits(card, strength, percent)
    if dealt >= victim.hero.hp + amount_of(victim.hero, "shield"):
        return 100.0
    return dealt + _other(params, card, owner, victim)


def hits(card: Card, strength: int, percent: int) -> int:
    """What its hits on the enemy hero add up to, on average."""
    flat = strength if "attack" in card.tags else 0
    total = 0
    for effect in card.effects:
        if isinstance(effect, Damage) and effect.to == "target":
            total += compute(effect.amount, flat, (("all", percent + effect.critical // 2),)).total
    return total


def _other(params: Params, card: Card, own: Player, enemy: Player) -> float:
    """Everything on a card that is not damage to the enemy hero."""
    total = 0.0
    for effect in card.effects:
        if isinstance(effect, Heal):
            total += min(effect.amount, own.hero.max_hp - own.hero.hp) * 0.9
        elif isinstance(effect, Give):
            total += _given(params, card, effect, own, enemy)
        elif isinstance(effect, Summon):
            total += _SUMMON[effect.unit]
        elif isinstance(effect, Remove) and effect.keyword == "debuffs":
            total += 3.0 * sum(keyword.name in DEBUFFS for keyword in own.hero.keywords)
        elif isinstance(effect, VoidInitiative):
            total += 0.5
        elif isinstance(effect, Nullify | Reflect):
            total += 5.0
        elif isinstance(effect, Damage) and isinstance(card.target, ToBoth):
            total -= effect.amount  # it hits the own hero as well
        elif isinstance(effect, Damage) and isinstance(card.target, ToAll):
            total += 1.5 * sum(min(unit.hp, effect.amount) for unit in enemy.units[1:] if unit is not None)
    return total


def _given(params: Params, card: Card, effect: Give, own: Player, enemy: Player) -> float:
    """A keyword, in the hands of whoever gets it."""
    name = part_of(effect.keyword, effect.amount)
    amount, turns = abs(effect.amount), effect.lasts.turns if effect.lasts else 1
    if name in DEBUFFS and name in enemy.hero.immune:
        return 0.0
    if name == "shield":
        room = params.bounds.shield - amount_of(own.hero, "shield")
        summons = sum(unit is not None for unit in own.units[1:]) if isinstance(card.target, ToAll) else 0
        return (min(amount, room) + amount * summons) * (0.7 if card.type == "special" else 0.5)
    if name == "poison":
        both = isinstance(card.target, ToAll) and "poison" not in own.hero.immune
        return 0.0 if both else amount * (amount + 1) / 2 + amount * amount_of(enemy.hero, "poison")
    if name == "regen":
        turns = min(turns, params.bounds.regen - turns_of(own.hero, "regen"))
        return _A_TURN[name] * turns if own.hero.hp < own.hero.max_hp else 1.0
    if name == "mitigation":
        return 0.06 * amount * (turns - 1)
    if name in _A_TURN:
        return _A_TURN[name] * turns
    return _A_POINT.get(name, 0.3) * amount
