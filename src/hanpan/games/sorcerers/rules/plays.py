"""What may be played, used and answered with, and putting it on the stack (SO-PLAY, SO-PHASE, SO-AM-22, SO-AM-24)."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.happening import Maybe
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import SEATS
from hanpan.core.effects.vocabulary import Fetch, Target
from hanpan.games.sorcerers.content.catalogue import CARDS, REPLACING, Card, ability_of, activated
from hanpan.games.sorcerers.rules.actions import ITEM_NAMES, SPOTS, UNIT_NAMES, Play, Respond, Use
from hanpan.games.sorcerers.rules.effects import object_name
from hanpan.games.sorcerers.rules.events.stack import AbilityUsed, CardPlayed, Responded
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import from_hand
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.stack import fitting, is_silent, push
from hanpan.games.sorcerers.rules.state import (
    Frame,
    Item,
    Ref,
    State,
    Unit,
    find_item,
    find_unit,
    free_place,
    with_player,
    with_unit,
)
from hanpan.games.sorcerers.rules.targets import meant, names, options
from hanpan.games.sorcerers.rules.triggers import set_off_side


def check_play(params: Params, state: State, side: int, action: Play) -> Refusal | None:
    """Why this card may not be played now; a refusal costs nothing."""
    card = CARDS.get(action.card)
    if card is None:
        return Refusal("unknown_card", "SO-AM-22", {"card": action.card})
    player = state.players[side]
    if card.id not in player.hand:
        return Refusal("not_held", "SO-PLAY-01", {"card": card.id})
    if card.type == "response":
        return Refusal("only_in_response", "SO-PRIO-02", {"card": card.id})
    if card.type == "sorcerer" and state.summoned >= params.turn.summons:
        clause = "SO-PHASE-02" if state.step == "main_a" else "SO-PHASE-07"
        return Refusal("summon_limit", clause, {"most": params.turn.summons})
    if _needs_room(card) and free_place(player) is None:
        return Refusal("field_full", "SO-FIELD-02", {"card": card.id, "most": len(player.field)})
    if card.cost > player.power:
        return Refusal("no_power", "SO-BASE-13", {"cost": card.cost, "power": player.power})
    return _check_targets(state, side, card.id, card.target, action.targets, None, _room(params, card))


def legal_plays(params: Params, state: State, side: int) -> Iterator[Play]:
    """Every play that `check_play` accepts."""
    player = state.players[side]
    full = free_place(player) is None
    power = player.power
    may_summon = state.summoned < params.turn.summons
    for name in dict.fromkeys(player.hand):
        card = CARDS[name]
        kind = card.type
        if card.cost > power or kind == "response" or (kind == "sorcerer" and not may_summon):
            continue
        if full and _needs_room(card):
            continue
        if card.target is None or not names(card.target):
            yield _play(name, ())
        else:
            for option in options(state, side, card.target, None, _room(params, card)):
                yield _play(name, (option,))


def aimable(params: Params, state: State, side: int, card: Card) -> list[str]:
    """What a card of the hand may be aimed at, whether it can be paid or not."""
    return options(state, side, card.target, None, _room(params, card)) if card.target is not None else []


def play(scene: Scene, state: State, side: int, action: Play) -> State:
    """Announce, pay, count the summon and put the card on the stack (SO-PLAY-01)."""
    card = CARDS[action.card]
    player = from_hand(state.players[side], card.id)
    after = player.power - card.cost
    _tell_play(scene, state, side, card, action.targets, player.power, after)
    frame = Frame(0, 2, side, "play", card.id, targets=_refs(state, side, action.targets))
    state = with_player(state, side, replace(player, power=after))
    state = replace(state, causes=(), total=0)
    if card.type == "sorcerer":
        state = replace(state, summoned=state.summoned + 1)
    state = push(scene, state, frame)
    return set_off_side(state, 1 - side, "enemy_spell", side) if card.type == "spell" else state


def check_use(state: State, side: int, action: Use) -> Refusal | None:
    """Why this ability may not be used now."""
    found = _source(state, side, action.source)
    index = None if found is None else activated(found.card)
    if found is None or index is None:
        return Refusal("no_ability", "SO-PHASE-04", {"source": action.source})
    if found.used:
        return Refusal("ability_used", "SO-BASE-14", {"card": found.card})
    ability = ability_of(found.card, index)
    power = state.players[side].power
    cost = _price(found.card, index)
    if cost > power:
        return Refusal("no_power", "SO-BASE-13", {"cost": cost, "power": power})
    return _check_targets(state, side, found.card, ability.target, action.targets, None, None)


def used_ability(state: State, side: int, action: Use) -> tuple[str, int]:
    """The card that a legal use is of, and which of its abilities."""
    found = _source(state, side, action.source)
    assert found is not None
    index = activated(found.card)
    assert index is not None
    return found.card, index


def legal_uses(state: State, side: int) -> Iterator[Use]:
    """Every use of an ability that `check_use` accepts."""
    power = state.players[side].power
    if not power:
        return
    for whose in (0, 1):
        for place, unit in enumerate(state.players[side if whose == 0 else 1 - side].field):
            if unit is None:
                continue
            sources: list[tuple[str, Unit | Item]] = [(UNIT_NAMES[0][place], unit)] if whose == 0 else []
            if unit.items:
                names_of = ITEM_NAMES[whose][place]
                sources += [(names_of[at], item) for at, item in enumerate(unit.items) if item.side == side]
            for name, source in sources:
                index = activated(source.card)
                if index is None or source.used or _price(source.card, index) > power:
                    continue
                target = ability_of(source.card, index).target
                if target is None or not names(target):
                    yield _use(name, ())
                else:
                    for option in options(state, side, target):
                        yield _use(name, (option,))


def use(scene: Scene, state: State, side: int, action: Use) -> State:
    """Pay for an ability and put it on the stack."""
    found = _source(state, side, action.source)
    assert found is not None
    _, index = used_ability(state, side, action)
    player = state.players[side]
    cost = _price(found.card, index)
    clause = "SO-PHASE-04" if state.step == "main_a" else "SO-PHASE-08"
    after = player.power - cost
    told = _told(state, side, action.targets)
    scene.out.append(AbilityUsed(clause, SEATS[side], found.card, cost, player.power, after, told))
    frame = Frame(0, 2, side, "ability", found.card, index, found.id, targets=_refs(state, side, action.targets))
    state = with_player(state, side, replace(player, power=player.power - cost))
    state = replace(_used(state, side, action.source), causes=(), total=0)
    return push(scene, state, frame)


def check_respond(state: State, side: int, action: Respond) -> Refusal | None:
    """Why this card may not answer the object that is next (SO-AM-24)."""
    card = CARDS.get(action.card)
    if card is None:
        return Refusal("unknown_card", "SO-AM-22", {"card": action.card})
    player, top = state.players[side], state.stack[-1]
    if card.id not in player.hand:
        return Refusal("not_held", "SO-PLAY-01", {"card": card.id})
    if card.type != "response":
        return Refusal("no_response", "SO-PLAY-02", {"card": card.id})
    if is_silent(state):
        return Refusal("silenced", "SO-AM-34", {"card": card.id})
    if card not in fitting(top.kind, top.card, top.ability):
        return Refusal("does_not_fit", "SO-AM-24", {"card": card.id})
    if card.cost > player.power:
        return Refusal("no_power", "SO-BASE-13", {"cost": card.cost, "power": player.power})
    return _check_targets(state, side, card.id, card.target, action.targets, top, None)


def legal_responses(state: State, side: int) -> Iterator[Respond]:
    """Every response that `check_respond` accepts."""
    player, top = state.players[side], state.stack[-1]
    for card in fitting(top.kind, top.card, top.ability):
        if card.cost <= player.power and card.id in player.hand:
            if card.target is None or not names(card.target):
                yield _respond(card.id, ())
            else:
                for option in options(state, side, card.target, top):
                    yield _respond(card.id, (option,))


def respond(scene: Scene, state: State, side: int, action: Respond) -> State:
    """Put a response on top (SO-PRIO-02); responses may be answered in turn (SO-FAQ-01)."""
    card, top = CARDS[action.card], state.stack[-1]
    player = from_hand(state.players[side], card.id)
    after = player.power - card.cost
    clause = "SO-FAQ-01" if top.kind == "response" else "SO-PRIO-02"
    told = _told(state, side, action.targets)
    on = object_name(top)
    scene.out.append(Responded(clause, SEATS[side], card.id, on, card.cost, player.power, after, told))
    frame = Frame(0, 1, side, "response", card.id, targets=_refs(state, side, action.targets), on=top.id)
    state = with_player(state, side, replace(player, power=after))
    return push(scene, replace(state, stage="main", causes=(), total=0), frame)


def _tell_play(
    scene: Scene, state: State, side: int, card: Card, named: tuple[str, ...], before: int, after: int
) -> None:
    if card.type == "sorcerer":
        clause = "SO-PLAY-01"
    elif card.type == "event":
        clause = "SO-AM-34"
    else:
        clause = "SO-PHASE-03" if state.step == "main_a" else "SO-PHASE-08"
    told = _told(state, side, named)
    scene.out.append(CardPlayed(clause, SEATS[side], card.id, card.cost, before, after, told))


def _told(state: State, side: int, named: tuple[str, ...]) -> Maybe[tuple[str, ...]]:
    """Targets for the log: whose, and what; nothing where nothing was named."""
    if not named:
        return UNSET
    out: list[str] = []
    for name in named:
        ref = meant(state, side, name)
        if isinstance(ref, str):
            out.append(f"{SEATS[side]}/{ref}")
        elif ref is not None and ref < 0:
            out.append(f"{SEATS[-1 - ref]}/player")
        elif ref is not None and (unit := find_unit(state, ref)) is not None:
            out.append(f"{SEATS[unit[0]]}/{unit[2].card}")
        elif ref is not None and (item := find_item(state, ref)) is not None:
            out.append(f"{SEATS[item[0]]}/{item[3].items[item[2]].card}")
    return tuple(out)


def _needs_room(card: Card) -> bool:
    if card.type == "sorcerer":
        return card.id not in REPLACING
    return any(isinstance(effect, Fetch) and effect.into == "field" for effect in card.effects)


def _room(params: Params, card: Card) -> int | None:
    """How many items a wearer may carry, for an item (SO-EQUIP-01)."""
    return params.board.items if card.type == "item" else None


def _check_targets(
    state: State,
    side: int,
    card: str,
    target: Target | None,
    named: tuple[str, ...],
    answered: Frame | None,
    room: int | None,
) -> Refusal | None:
    if target is None or not names(target):
        return Refusal("bad_target", "SO-AM-22", {"card": card, "target": named[0]}) if named else None
    found = options(state, side, target, answered, room)
    if len(named) == 1 and named[0] in found:
        return None
    if room is not None and len(named) == 1 and named[0] in options(state, side, target, answered):
        return Refusal("slots_full", "SO-EQUIP-03", {"card": card, "target": named[0]})
    if not found:
        return Refusal("no_target", "SO-AM-22", {"card": card})
    return Refusal("bad_target", "SO-AM-22", {"card": card, "target": " ".join(named) or "-"})


def _refs(state: State, side: int, named: tuple[str, ...]) -> tuple[Ref, ...]:
    return tuple(ref for name in named if (ref := meant(state, side, name)) is not None)


def _price(card: str, index: int) -> int:
    ability = CARDS[card].abilities[index]
    return int(getattr(ability, "cost", 0))


def _source(state: State, side: int, name: str) -> Unit | Item | None:
    """The sorcerer or item of that name, if the side controls it."""
    spot = SPOTS.get(name)
    if spot is None or spot[1] < 0:
        return None
    whose, place, index = spot
    field = state.players[side if whose == 0 else 1 - side].field
    unit = field[place] if place < len(field) else None
    if unit is None:
        return None
    if index < 0:
        return unit if whose == 0 else None
    item = unit.items[index] if index < len(unit.items) else None
    return item if item is not None and item.side == side else None


def _used(state: State, side: int, name: str) -> State:
    whose, place, index = SPOTS[name]
    owner = side if whose == 0 else 1 - side
    unit = state.players[owner].field[place]
    assert unit is not None
    if index < 0:
        return with_unit(state, owner, place, replace(unit, used=True))
    items = (*unit.items[:index], replace(unit.items[index], used=True), *unit.items[index + 1 :])
    return with_unit(state, owner, place, replace(unit, items=items))


# The same few values again and again: made once.
_play = lru_cache(maxsize=None)(Play)
_use = lru_cache(maxsize=None)(Use)
_respond = lru_cache(maxsize=None)(Respond)
