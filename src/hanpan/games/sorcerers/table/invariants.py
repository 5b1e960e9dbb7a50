"""What every state of a real game holds, whatever was played."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import in_sight
from hanpan.games.sorcerers.rules.state import Player, State
from hanpan.games.sorcerers.rules.stats import left_of

# Questions outside the stack: whoever has no health left is gone by then.
_SETTLED = ("main", "attack", "block", "discard")


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    if state.stage == "deck":
        return ()
    return [*_table(state), *(fault for side in (0, 1) for fault in _side(params, state, side))]


def _table(state: State) -> Iterator[str]:
    order = [(-frame.rank, frame.id) for frame in state.stack]
    if order != sorted(order):
        yield f"stack: it is out of order: {order} (SO-AM-12)"
    for frame in state.stack:
        named = [ref for ref in frame.targets if isinstance(ref, int)]
        if len(set(named)) < len(named):
            yield f"stack: {frame.card or frame.kind} names one target twice (SO-AM-22)"
    ids = [frame.id for frame in state.stack] + [each.id for each in state.opens]
    ids += [unit.id for player in state.players for unit in player.field if unit is not None]
    ids += [] if state.event is None else [state.event.id]
    ids += [item.id for player in state.players for unit in player.field if unit is not None for item in unit.items]
    if len(set(ids)) < len(ids) or any(serial > state.serial for serial in ids):
        yield "id: two objects have the same one, or one that is not given yet (SO-AM-13)"
    calm = state.stage in ("main", "attack", "discard", "mulligan", "side") and not state.ending
    if calm and (state.stack or state.waiting or state.held or state.opens):
        yield f"stack: it is not empty while {state.stage} is asked (SO-AM-24)"
    if state.event is not None and (CARDS[state.event.card].type != "event" or (calm and state.event.turns < 1)):
        yield f"event: {state.event.card} for {state.event.turns} turns (SO-AM-34)"
    if state.stage in ("respond", "choose") and not state.stack:
        yield "stack: somebody is asked about an empty one (SO-PLAY-02)"


def _side(params: Params, state: State, side: int) -> Iterator[str]:
    player, seat = state.players[side], SEATS[side]
    yield from (f"{seat}.{fault}" for fault in _cards(state, player, side))
    if not 0 <= player.hp <= player.max_hp:
        yield f"{seat}.hp: {player.hp} is outside 0 to {player.max_hp} (SO-STATE-01)"
    if not player.hp and not state.ending:
        yield f"{seat}.hp: at 0 the game does not go on (SO-STATE-02)"
    most = max(params.power.most, params.power.second_player)
    if not 0 <= player.power <= player.max_power <= most:
        yield f"{seat}.power: {player.power} of {player.max_power}, where {most} is the most (SO-BASE-05)"
    if len(player.field) != params.board.sorcerers:
        yield f"{seat}.field: {len(player.field)} places (SO-FIELD-01)"
    for unit in player.field:
        if unit is not None and len(unit.items) > params.board.items:
            yield f"{seat}.field: {unit.card} carries {len(unit.items)} items (SO-EQUIP-01)"
        if unit is not None and any(CARDS[item.card].type != "item" for item in unit.items):
            yield f"{seat}.field: {unit.card} carries what is no item (SO-EQUIP-01)"
        if unit is not None and left_of(unit) < 1 and state.stage in _SETTLED and not state.ending:
            yield f"{seat}.field: {unit.card} has no health left and is still there (SO-DMG-06)"
        if unit is not None and unit.damage < 0:
            yield f"{seat}.field: {unit.card} has {unit.damage} damage (SO-AM-18)"


def _cards(state: State, player: Player, side: int) -> Iterator[str]:
    sight = in_sight(state, side)
    hidden, unfounded = _less(player.hand, player.shown)
    found = [*sight, *hidden, *player.deck]
    if sorted(found) != sorted(player.brought):
        more = Counter(found) - Counter(player.brought)
        yield f"deck: the cards in play are not those of the deck: {more} (SO-DECK-01)"
    if unfounded:
        yield f"shown: {player.shown} are not all in the hand (SO-HAND-01)"
    if player.seen and _less((*player.brought, *player.sideboard), player.seen)[1]:
        yield f"seen: {player.seen} are not all among the cards (SO-DECK-01)"
    if tuple(sorted(player.deck)) != player.deck:
        yield "deck: it has an order (SO-DRAW-02)"


def _less(cards: tuple[str, ...], some: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The cards without some of them, and those of the latter that are not among them. (A Counter is slower by far.)"""
    left, missing = list(cards), []
    for card in some:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return left, missing
