"""A quick hand: answers any question of a known table at once, for playing on inside a search."""

from collections import Counter
from collections.abc import Sequence

from hanpan.core.effects.vocabulary import Damage, Give, Nullify
from hanpan.games.sorcerers.ai.plans import play_worth
from hanpan.games.sorcerers.ai.values import through, unit_value
from hanpan.games.sorcerers.content.catalogue import CARDS, COST
from hanpan.games.sorcerers.rules.actions import (
    KEEP,
    NEXT,
    NO_BLOCK,
    PASS,
    SPOTS,
    Action,
    Attack,
    Block,
    Choose,
    Discard,
    Respond,
)
from hanpan.games.sorcerers.rules.combat import legal_blocks
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.state import Player, State, Unit
from hanpan.games.sorcerers.rules.stats import attack_of, defence_of, has, left_of

_LEAST = 0.4  # a play that is worth less waits
_SAFE = 6  # health that a careful hand wants to be left with after the reply


def quick_answer(params: Params, state: State, side: int, legal: Sequence[Action]) -> Action:
    """One of the legal answers, by rules of thumb; to a composed question without a list."""
    if len(legal) == 1:
        return legal[0]
    stage = state.stage
    if stage == "main":
        return _main(state, side, legal)
    if stage == "attack":
        return quick_attack(state, side)
    if stage == "block":
        return quick_block(state, side)
    if stage == "respond":
        return _respond(state, legal)
    if stage == "discard":
        return quick_discard(params, state, side, legal)
    if stage == "choose":
        return _choose(state, side, legal)
    return KEEP if KEEP in legal else legal[0]


def careful_answer(params: Params, state: State, side: int, legal: Sequence[Action]) -> Action:
    """The same, but an attack leaves enough sorcerers at home against the blow that comes back."""
    if state.stage == "attack" and len(legal) > 1:
        return _kept_home(state, side, quick_attack(state, side))
    return quick_answer(params, state, side, legal)


def quick_attack(state: State, side: int) -> Action:
    """Everybody if that wins; else whoever is not lost for nothing."""
    own, foe = state.players[side], state.players[1 - side]
    rested = [(place, unit) for place, unit in enumerate(own.field, 1) if unit is not None and not unit.tired]
    blockers = _rested(foe)
    if through(state, side, [unit for _, unit in rested], len(blockers)) >= foe.hp:
        return Attack(tuple(place for place, _ in rested))
    threat = sum(attack_of(state, 1 - side, unit) for unit in foe.field if unit is not None)
    going = [
        place
        for place, unit in rested
        if attack_of(state, side, unit)
        and (has(unit, "evasion") or not blockers or _gains(state, side, unit, blockers))
    ]
    if going and threat >= own.hp and len(going) == len(rested):
        going = going[:-1]  # somebody has to stay at home
    return Attack(tuple(going)) if going else NEXT


def attack_worth(state: State, side: int, attack: Action) -> float:
    """What an attack is worth by itself: blows that may land, less whoever a blocker would take for nothing."""
    if not isinstance(attack, Attack):
        return 0.0
    blockers, score = _rested(state.players[1 - side]), 0.0
    for place in attack.places:
        unit = state.players[side].field[place - 1]
        assert unit is not None
        free = not blockers or has(unit, "evasion")
        score += attack_of(state, side, unit) * (1.0 if free else 0.4)
        if blockers and not _gains(state, side, unit, blockers):
            score -= 2.0
    return score


def quick_block(state: State, side: int) -> Action:
    """The block that looks best: what is lost and won, and the blow that is stopped."""
    return max(legal_blocks(state, side), key=lambda block: block_worth(state, side, block), default=NO_BLOCK)


def block_worth(state: State, side: int, block: Action) -> float:
    """What a block is worth by itself."""
    assert isinstance(block, Block)
    own, foe = state.players[side], state.players[1 - side]
    coming = {
        place: attack_of(state, 1 - side, unit)
        for place, unit in enumerate(foe.field, 1)
        if unit is not None and unit.id in state.attackers
    }
    stopped = sum(coming[place] for _, place in block.pairs)
    score = 0.55 * stopped - (60.0 if sum(coming.values()) - stopped >= own.hp else 0.0)
    for mine, place in block.pairs:
        unit, attacker = own.field[mine - 1], foe.field[place - 1]
        assert unit is not None
        assert attacker is not None
        if _falls(state, 1 - side, attacker, side, unit):
            score -= unit_value(state, side, unit)
        if _falls(state, side, unit, 1 - side, attacker):
            score += unit_value(state, 1 - side, attacker)
    return score


def quick_discard(params: Params, state: State, side: int, legal: Sequence[Action]) -> Action:
    """Keep what can be paid soon, and one of each."""
    most = state.players[side].max_power + 1
    if not legal:
        hand = Counter(state.players[side].hand)
        worst = sorted(hand.elements(), key=lambda card: (COST[card] <= most, -hand[card], card))
        return Discard(tuple(worst[: len(worst) - params.turn.hand_limit]))

    def spared(action: Action) -> float:
        assert isinstance(action, Discard)
        return sum((2.0 if COST[card] > most else 0.0) + 0.1 * action.cards.count(card) for card in action.cards)

    return max(legal, key=spared)


def _main(state: State, side: int, legal: Sequence[Action]) -> Action:
    best: Action = NEXT
    most = _LEAST
    for action in legal:
        worth = play_worth(state, side, action)
        if worth > most:
            best, most = action, worth
    return best


def _respond(state: State, legal: Sequence[Action]) -> Action:
    top = state.stack[-1]
    price = COST[top.card] if top.card else 0
    for action in legal:
        if not isinstance(action, Respond):
            continue
        effects = CARDS[action.card].effects
        if any(isinstance(effect, Nullify) for effect in effects) and price >= 2:
            return action
        if any(isinstance(effect, Damage) for effect in effects):
            return action
        if top.kind == "attack" and any(isinstance(effect, Give) for effect in effects):
            return action
    return PASS


def _choose(state: State, side: int, legal: Sequence[Action]) -> Action:
    picks = [action for action in legal if isinstance(action, Choose)]
    if state.choice == "return":
        return picks[0]
    if state.choice == "shuffle":
        return picks[-1]
    if state.choice == "summon":
        return max(picks, key=lambda each: COST.get(each.pick, -1))
    if state.choice == "discard":
        return max(picks, key=lambda each: COST[each.pick])
    if state.choice == "replace":
        if picks[0].pick == "none":
            return picks[0]
        return min(picks, key=lambda each: _pick_value(state, side, each))
    foes = [each for each in picks if each.pick.startswith("foe")]
    return max(foes or picks, key=lambda each: _pick_value(state, side, each))


def _pick_value(state: State, side: int, action: Choose) -> float:
    whose, place, _ = SPOTS[action.pick]
    owner = side if whose == 0 else 1 - side
    unit = state.players[owner].field[place]
    return 0.0 if unit is None else unit_value(state, owner, unit)


def _kept_home(state: State, side: int, attack: Action) -> Action:
    """The attack without its weakest, one after the other, until the reply leaves the side safe; whole if it wins."""
    own, foe = state.players[side], state.players[1 - side]
    if not isinstance(attack, Attack):
        return attack
    rested = _rested(own)
    if through(state, side, rested, len(_rested(foe))) >= foe.hp:
        return attack
    units = {place: unit for place, unit in enumerate(own.field, 1) if unit is not None}
    going = sorted(
        attack.places, key=lambda place: (has(units[place], "evasion"), attack_of(state, side, units[place]))
    )
    reply = [unit for unit in foe.field if unit is not None]
    while going and own.hp - through(state, 1 - side, reply, len(rested) - len(going)) <= _SAFE:
        del going[0]
    return Attack(tuple(sorted(going))) if going else NEXT


def _rested(player: Player) -> list[Unit]:
    return [unit for unit in player.field if unit is not None and not unit.tired]


def _falls(state: State, side: int, striker: Unit, other: int, unit: Unit) -> bool:
    """Whether `unit` of `other` would fall to `striker` of `side` in combat."""
    if has(unit, "indestructible"):
        return False
    return attack_of(state, side, striker) - defence_of(state, other, unit) >= left_of(unit)


def _gains(state: State, side: int, unit: Unit, blockers: Sequence[Unit]) -> bool:
    """Whether no block would be a bad exchange."""
    for blocker in blockers:
        lost = unit_value(state, side, unit) if _falls(state, 1 - side, blocker, side, unit) else 0.0
        won = unit_value(state, 1 - side, blocker) if _falls(state, side, unit, 1 - side, blocker) else 0.0
        if lost > won + 0.5:
            return False
    return True
