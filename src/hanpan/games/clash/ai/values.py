"""What a queue and a position are worth, in health points. Rough on purpose: search does the rest."""

from collections.abc import Iterable, Mapping

from hanpan.core.effects.vocabulary import Damage, Give, Heal, Nullify, Reflect, Remove, Summon, ToIf, VoidInitiative
from hanpan.games.clash.actions import Queue
from hanpan.games.clash.content import CARDS, Card
from hanpan.games.clash.formula import compute
from hanpan.games.clash.keywords import DEBUFFS, amount_of, mitigation, turns_of
from hanpan.games.clash.params import Params
from hanpan.games.clash.state import Player, State
from hanpan.games.clash.targets import has_target

ENERGY = 2.2  # what a saved point of energy is worth
SAVED_FOR = 5
_GIVEN: dict[str, float] = {  # of keywords whose worth does not depend on the board
    "freeze": 6.0,
    "resist": 2.0,
    "immunity": 5.0,
    "gain": 2.0,
    "cap": 0.5,
    "heal_down": 2.0,
}
_SUMMON: dict[str, float] = {"wolf": 9.0, "shieldbearer": 8.0}


def queue_value(
    params: Params, own: Player, enemy: Player, queue: Queue, likes: Mapping[str, float], energy: float = ENERGY
) -> float:
    """The worth of declaring a queue, less that of the energy it takes."""
    cards = [CARDS[pick.card] for pick in queue.cards]
    strength = amount_of(own.hero, "strength") - amount_of(own.hero, "weakness")
    percent = amount_of(enemy.hero, "vulnerable") - mitigation(params, enemy, 0)
    for card in cards:
        for effect in card.effects:
            if isinstance(effect, Give) and card.type == "special":  # Specials come before Attacks
                if effect.keyword == "strength" and effect.amount > 0:
                    strength += effect.amount
                elif effect.keyword == "vulnerable":
                    percent += effect.amount
    total = 0.0
    reactions = 0
    damage = 0
    for pick, card in zip(queue.cards, cards, strict=True):
        total += likes.get(card.id, 0.0) - energy * card.cost
        if isinstance(card.target, ToIf) and not has_target(card, own, enemy):
            total -= 2.0
            continue
        if card.is_reaction:
            reactions += 1
            total += (ENERGY * card.cost - 0.3) if reactions == 1 else -3.0
            total += 2.5 if reactions == 1 else 0.0
            continue
        if pick.target == 0:
            damage += _damage(card, strength, percent)
        else:
            unit = enemy.units[pick.target]
            total += min(unit.hp, _damage(card, strength, 0)) * 0.9 if unit else 0.0
        total += _other(params, card, own, enemy)
    through = max(0, damage - amount_of(enemy.hero, "shield"))
    total += through + (damage - through) * 0.5
    if through >= enemy.hero.hp:
        total += 60.0
    return total


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
    dealt = _damage(card, strength, percent)
    if dealt >= victim.hero.hp + amount_of(victim.hero, "shield"):
        return 100.0
    return dealt + _other(params, card, owner, victim)


def position(params: Params, state: State, side: int) -> float:
    """How a state stands for a side: health, shields, what ticks, energy, cards, units."""
    if state.stage == "over":
        if state.winner is None:
            return 0.0
        return 200.0 if state.winner == side else -200.0
    return _standing(state.players[side], state.players[1 - side]) - _standing(
        state.players[1 - side], state.players[side]
    )


def _standing(own: Player, enemy: Player) -> float:
    hero = own.hero
    poison = amount_of(hero, "poison")
    worth = float(hero.hp) + 0.5 * amount_of(hero, "shield") - 0.7 * (poison * (poison + 1) / 2)
    worth -= 2.5 * turns_of(hero, "burn")
    worth += 2.0 * turns_of(hero, "regen") + 1.6 * own.energy + 1.3 * len(own.hand)
    goal = max((CARDS[card].cost for card in own.hand), default=0)
    if goal >= SAVED_FOR:  # energy on the way to a great card is worth more than energy
        worth += 1.0 * min(own.energy, goal)
    worth += 1.2 * (amount_of(hero, "strength") - amount_of(hero, "weakness"))
    worth += 0.08 * (amount_of(hero, "mitigation") - amount_of(hero, "vulnerable"))
    worth += 1.0 * (amount_of(hero, "gain_up") - amount_of(hero, "gain_down"))
    worth -= 4.0 * turns_of(hero, "freeze")
    for unit in own.units[1:]:
        if unit is not None:
            worth += _SUMMON[unit.kind] * (0.4 + 0.6 * unit.hp / unit.max_hp)
    return worth - (8.0 if hero.hp < 15 else 0.0)


def _damage(card: Card, strength: int, percent: int) -> int:
    """What its hits add up to, on average."""
    flat = strength if "attack" in card.tags else 0
    total = 0
    for effect in card.effects:
        if isinstance(effect, Damage) and effect.to == "target":
            total += compute(effect.amount, flat, [("all", percent + effect.critical // 2)]).total
    return total


def _other(params: Params, card: Card, own: Player, enemy: Player) -> float:
    """Everything on a card that is not damage."""
    total = 0.0
    for effect in card.effects:
        if isinstance(effect, Heal):
            total += min(effect.amount, own.hero.max_hp - own.hero.hp) * 0.9
        elif isinstance(effect, Give):
            total += _given(card, effect, own, enemy)
        elif isinstance(effect, Summon):
            total += _SUMMON[effect.unit]
        elif isinstance(effect, Remove) and effect.keyword == "debuffs":
            total += 3.0 * sum(keyword.name in DEBUFFS for keyword in own.hero.keywords)
        elif isinstance(effect, VoidInitiative):
            total += 0.5
        elif isinstance(effect, Nullify | Reflect):
            total += 5.0
    if card.id == "A09":  # it hits the own hero as well
        total -= 9.0
    return total


def _given(card: Card, effect: Give, own: Player, enemy: Player) -> float:
    turns = effect.lasts.turns if effect.lasts else 1
    if effect.keyword == "shield":
        return min(effect.amount, 30 - amount_of(own.hero, "shield")) * (0.7 if card.type == "special" else 0.55)
    if effect.keyword == "poison":
        return effect.amount * 1.6 if card.id != "S17" else (0.0 if not enemy.hero.immune else -3.0)
    if effect.keyword == "burn":
        return 2.6 * turns
    if effect.keyword == "regen":
        return 2.4 * min(turns, 5 - turns_of(own.hero, "regen")) if own.hero.hp < own.hero.max_hp else 1.0
    if effect.keyword == "strength":
        return 1.0 if effect.amount > 0 else 4.0
    if effect.keyword == "vulnerable":
        return 1.5
    if effect.keyword == "mitigation":
        return 4.0
    return _GIVEN.get(effect.keyword, 1.0) * (1.0 if effect.keyword != "gain" else abs(effect.amount))
