"""What every state of a real game holds, whatever was played."""

from collections import Counter
from collections.abc import Iterator, Sequence

from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import in_sight
from hanpan.games.sorcerers.rules.state import Player, State


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    if state.stage == "deck":
        return ()
    return [*_table(state), *(fault for side in (0, 1) for fault in _side(params, state, side))]


def _table(state: State) -> Iterator[str]:
    order = [(-frame.rank, frame.id) for frame in state.stack]
    if order != sorted(order):
        yield f"the stack is out of order: {order} (SO-AM-12)"
    for frame in state.stack:
        named = [ref for ref in frame.targets if isinstance(ref, int)]
        if len(set(named)) < len(named):
            yield f"{frame.card or frame.kind} on the stack names one target twice (SO-AM-22)"
    ids = [frame.id for frame in state.stack] + [each.id for each in state.opens]
    ids += [unit.id for player in state.players for unit in player.field if unit is not None]
    ids += [item.id for player in state.players for unit in player.field if unit is not None for item in unit.items]
    if len(set(ids)) < len(ids) or any(serial > state.serial for serial in ids):
        yield "two objects have one serial (SO-AM-13)"
    calm = state.stage in ("main", "attack", "discard", "mulligan", "side") and not state.ending
    if calm and (state.stack or state.waiting or state.held or state.opens):
        yield f"the stack is not empty while {state.stage} is asked (SO-AM-24)"
    if state.stage in ("respond", "choose") and not state.stack:
        yield "somebody is asked about an empty stack (SO-PLAY-02)"


def _side(params: Params, state: State, side: int) -> Iterator[str]:
    player, seat = state.players[side], SEATS[side]
    yield from (f"{seat}: {fault}" for fault in _cards(state, player, side))
    if not 0 <= player.hp <= player.max_hp:
        yield f"{seat} has {player.hp} of {player.max_hp} HP (SO-STATE-01)"
    if not player.hp and not state.ending:
        yield f"{seat} is at 0 HP and the game goes on (SO-STATE-02)"
    if not 0 <= player.power <= player.max_power <= max(params.power.most, params.power.second_player):
        yield f"{seat} has {player.power} of {player.max_power} power (SO-BASE-05)"
    if len(player.field) != params.board.sorcerers:
        yield f"{seat} has {len(player.field)} places (SO-FIELD-01)"
    for unit in player.field:
        if unit is not None and len(unit.items) > params.board.items:
            yield f"{seat}: {unit.card} carries {len(unit.items)} items (SO-EQUIP-01)"
        if unit is not None and unit.damage < 0:
            yield f"{seat}: {unit.card} has {unit.damage} damage (SO-AM-18)"


def _cards(state: State, player: Player, side: int) -> Iterator[str]:
    sight = in_sight(state, side)
    hidden, unfounded = _less(player.hand, player.shown)
    found = [*sight, *hidden, *player.deck]
    if sorted(found) != sorted(player.brought):
        more = Counter(found) - Counter(player.brought)
        yield f"the cards in play are not those of its deck: {more} (SO-DECK-01)"
    if unfounded:
        yield f"{player.shown} are not in its hand (SO-HAND-01)"
    if player.seen and _less((*player.brought, *player.sideboard), player.seen)[1]:
        yield f"{player.seen} are not all among its cards (SO-DECK-01)"
    if tuple(sorted(player.deck)) != player.deck:
        yield "the deck has an order (SO-DRAW-02)"


def _less(cards: tuple[str, ...], some: tuple[str, ...]) -> tuple[list[str], list[str]]:
    """The cards without some of them, and those of the latter that are not among them. (A Counter is slower by far.)"""
    left, missing = list(cards), []
    for card in some:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return left, missing
