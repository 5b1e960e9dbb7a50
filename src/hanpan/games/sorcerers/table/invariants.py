"""What every state of a real game holds, whatever was played."""

from collections.abc import Iterator, Sequence

from hanpan.core.contract.seat import SEATS
from hanpan.core.contract.wrong_facts import NO_CARD, other_cards, outside, unknown
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import in_sight
from hanpan.games.sorcerers.rules.state import BOTH, Frame, Player, State, Unit
from hanpan.games.sorcerers.rules.stats import left_of
from hanpan.games.sorcerers.rules.turn import own_turns, power_of_turn

_PILES = ("brought", "hand", "deck", "top", "graveyard", "shown", "sideboard", "seen")
_COUNTS = ("used", "stalled", "violations")

# Questions outside the stack: whoever has no health left is gone by then.
_SETTLED = ("main", "attack", "block", "discard")


def broken(params: Params, state: State) -> Sequence[str]:
    """The invariants that a state breaks, in words; empty for a sound state."""
    faults = bounds(params, state)
    if faults or state.stage == "deck":
        return faults
    return [
        *_between_games(params, state),
        *(_first_hands(state) if state.stage == "mulligan" else ()),
        *_table(state),
        *(_turns(params, state) if state.turn and state.stage != "mulligan" else ()),
        *(fault for side in (0, 1) for fault in _side(params, state, side)),
    ]


def bounds(params: Params, state: State) -> Sequence[str]:
    """The facts of a state with which the rules cannot work, in words."""
    return [*_bounds(params, state), *(fault for side in (0, 1) for fault in _bounds_of(params, state, side))]


def _bounds(params: Params, state: State) -> Iterator[str]:
    bout, desk = state.bout, state.bout.desk
    yield from outside("", bout, 1, params.match.games if bout.mode == "match" else 1, "game")
    yield from outside("", bout, 0, None, "turns_before")
    yield from outside("", desk, 0, BOTH, "warned")
    yield from outside("", desk, 0, None, "extra")
    yield from outside("", state, 0, 1, "active", "first", "asked", "winner")
    begun = state.stage not in ("deck", "mulligan", "side", "over")
    yield from outside("", state, 1 if begun else 0, None, "turn")
    yield from outside("", state, 0, None, "serial", "summoned", "total")
    frames = [*state.stack, *state.held, *(each.frame for each in state.waiting)]
    for frame in frames:
        yield from (f"stack: {fault}" for fault in _bounds_of_frame(frame))
    for each in state.opens:
        if each.card not in CARDS or each.side not in (0, 1):
            yield f"stack: {each.card!r} of side {each.side + 1} is not a card of a side"
    if state.event is not None and (state.event.card not in CARDS or state.event.side not in (0, 1)):
        yield f"event: {state.event.card!r} of side {state.event.side + 1} is not a card of a side"
    ids = [frame.id for frame in frames] + [each.id for each in state.opens]
    ids += [] if state.event is None else [state.event.id]
    for player in state.players:
        units = [unit for unit in player.field if unit is not None]
        ids += [unit.id for unit in units] + [item.id for unit in units for item in unit.items]
    if max(ids, default=0) > state.serial:
        yield f"serial: {state.serial}, and an object has the id {max(ids)} (SO-AM-13)"


def _bounds_of(params: Params, state: State, side: int) -> Iterator[str]:
    player, where, desk = state.players[side], f"{SEATS[side]}.", state.bout.desk
    yield from unknown(where, player, CARDS, NO_CARD, *_PILES)
    yield from outside(where, player, 0, None, "hp", "max_hp", "power", "max_power", "turns")
    for name, pair in (("wins", state.bout.wins), *((name, getattr(desk, name)) for name in _COUNTS)):
        if pair[side] < 0:
            yield f"{where}{name}: {pair[side]} is below 0"
    if player.hp > player.max_hp:
        yield f"{where}hp: {player.hp} is above max_hp, {player.max_hp}"
    if player.power > player.max_power:
        yield f"{where}power: {player.power} is above max_power, {player.max_power}"
    if len(player.field) != params.board.sorcerers:
        yield f"{where}field: {len(player.field)} places, and there are {params.board.sorcerers} (SO-FIELD-01)"
    for unit in player.field:
        yield from (f"{where}field: {fault}" for fault in ([] if unit is None else _bounds_of_unit(unit)))


def _bounds_of_unit(unit: Unit) -> Iterator[str]:
    if unit.card not in CARDS or CARDS[unit.card].type != "sorcerer":
        yield f"{unit.card!r} is no sorcerer"
    for item in unit.items:
        if item.card not in CARDS or item.side not in (0, 1):
            yield f"{item.card!r} of side {item.side + 1} is not a card of a side"


def _bounds_of_frame(frame: Frame) -> Iterator[str]:
    if frame.kind != "attack" and frame.card not in CARDS:
        yield f"{frame.card!r} is not a card"
    elif frame.card and not -1 <= frame.ability < len(CARDS[frame.card].abilities):
        yield f"{frame.card} has no ability {frame.ability + 1}"
    if frame.side not in (0, 1) or frame.actor not in (0, 1):
        yield f"{frame.card or frame.kind} is of side {frame.side + 1}, and there are two"


def _between_games(params: Params, state: State) -> Iterator[str]:
    bout = state.bout
    if state.stage == "side" and (bout.mode != "match" or bout.game >= params.match.games):
        yield f"step: side comes before another game of a match, and this was {bout.mode} game {bout.game} (SO-SIDE-01)"

    done = bout.game - (not state.ending)
    if sum(bout.wins) > done:
        yield f"{SEATS[not bout.wins[0]]}.wins: {sum(bout.wins)} in all, and {done} games are over (SO-AM-37)"
    if not state.ending and max(bout.wins) > params.match.games // 2 and bout.mode == "match":
        yield f"{SEATS[bout.wins[0] < bout.wins[1]]}.wins: {max(bout.wins)} decide the match (SO-AM-37)"


def _first_hands(state: State) -> Iterator[str]:
    """Before the first turn nothing has happened."""
    if state.turn:
        yield f"turn: {state.turn}, and first hands are looked at before the first (SO-BASE-03)"
    if state.event is not None:
        yield "event: first hands are looked at before anything has been played (SO-BASE-03)"
    for seat, player in zip(SEATS, state.players, strict=True):
        begun = {name: getattr(player, name) for name in ("turns", "power", "max_power", "graveyard", "top", "shown")}
        begun |= {"field": any(player.field), "hp": player.hp != player.max_hp}
        for name in (name for name, value in begun.items() if value):
            yield f"{seat}.{name}: first hands are looked at before anything has happened (SO-BASE-03)"


def _turns(params: Params, state: State) -> Iterator[str]:
    """Whose turn it is, how many were whose, and the power of each follow from the number of the turn."""
    if state.active != (state.first + state.turn + 1) % 2:
        yield f"active: {SEATS[state.active]} in turn {state.turn}, and {SEATS[state.first]} began (SO-BASE-09)"
    for side, player in enumerate(state.players):
        second = side != state.first
        own = own_turns(state.turn, second=second)
        if player.turns != own:
            yield f"{SEATS[side]}.turns: {player.turns}, and {own} of {state.turn} turns were its own (SO-BASE-09)"
            continue
        power, clause = power_of_turn(params, own, second=second) if own else (0, "SO-BASE-05")
        if player.max_power != power:
            yield f"{SEATS[side]}.max_power: {player.max_power}, and own turn {own} gives {power} ({clause})"


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
    if len(set(ids)) < len(ids):
        yield "id: two objects have the same one (SO-AM-13)"
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
    if not player.hp and not state.ending:
        yield f"{seat}.hp: at 0 the game does not go on (SO-STATE-02)"
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
    yield from other_cards("deck", [*sight, *hidden, *player.deck], player.brought, "SO-DECK-01")
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
