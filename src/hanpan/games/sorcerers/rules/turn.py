"""The course of a turn: start, draw, main A, combat, main B, end (SO-BASE-09)."""

from itertools import combinations

from msgspec.structs import replace

from hanpan.core.contract.answers import more_of, selections
from hanpan.core.contract.game import LISTED_MOST
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.content.catalogue import CARDS, passives
from hanpan.games.sorcerers.rules import since
from hanpan.games.sorcerers.rules.actions import NO_BLOCK, Discard
from hanpan.games.sorcerers.rules.combat import block, may_attack, may_block
from hanpan.games.sorcerers.rules.events.course import (
    DrawSkipped,
    ExcessDiscarded,
    OverLimit,
    Phase,
    Refill,
    TurnEnd,
    TurnStart,
)
from hanpan.games.sorcerers.rules.events.field import EventEnds
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import bury, draw, forget, take
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.stack import work_off
from hanpan.games.sorcerers.rules.state import Player, State, Unit, with_player
from hanpan.games.sorcerers.rules.triggers import next_time, set_off, set_off_side
from hanpan.games.sorcerers.rules.verdict import finished

_DISCARD = "discard "  # how its text begins (actions.py)


def go_on(scene: Scene, state: State) -> State:
    """Work the stack off and go on with the turn until somebody is asked or the game is over."""
    while True:
        state, asked = work_off(scene, state)
        if asked:
            return state
        state, asked = _proceed(scene, state)
        if asked:
            return state


def start_turn(scene: Scene, state: State, active: int) -> State:
    """Power refills, the tired recover, and what waits for a turn to start is set off (SO-BASE-05)."""
    turn = state.turn + 1
    player = state.players[active]
    power, clause = power_of_turn(scene.params, player.turns + 1, second=active != state.first)
    scene.out.append(TurnStart("SO-BASE-09", SEATS[active], turn, player.turns + 1))
    scene.out.append(Refill(clause, SEATS[active], player.power, power))
    field = tuple(replace(unit, tired=False) if unit is not None and unit.tired else unit for unit in player.field)
    player = replace(player, power=power, max_power=power, turns=player.turns + 1, field=field)
    state = replace(with_player(state, active, player), turn=turn, active=active, step="start", summoned=0)
    time = next_time(state)
    state = set_off_side(state, active, "own_turn_start", active)
    event = state.event
    if event is not None:
        if scene.params.release < since.AGE_AT_TURN_START:
            time = next_time(state)
        for index in passives(event.card, "turn_start"):
            state = set_off(state, time, event.id, event.side, event.card, index, event.id, active)
    return state


def power_of_turn(params: Params, number: int, *, second: bool) -> tuple[int, str]:
    """The power of a player's own turn by its number, and the clause that says so."""
    if number == 1 and second:
        return params.power.second_player, "SO-BASE-06"
    return min(params.power.most, params.power.first + number - 1), "SO-BASE-05"


def own_turns(turn: int, *, second: bool) -> int:
    """How many of the turns so far were a player's own."""
    return (turn + (not second)) // 2


def end_main(scene: Scene, state: State) -> State:
    """From main A to combat, or past it where nobody can attack; from main B to the end of the turn."""
    if state.step == "main_b":
        return _end(scene, state)
    if not may_attack(scene.params, state):
        return _main_b(scene, state)
    scene.out.append(Phase("SO-BASE-10", SEATS[state.active], "combat"))
    return replace(state, step="combat", stage="attack")


def no_attack(scene: Scene, state: State) -> State:
    """Combat passes without an attack."""
    return _main_b(scene, state)


def check_discard(params: Params, state: State, side: int, action: Discard) -> Refusal | None:
    """Exactly the cards above the limit, of one's own hand (SO-HAND-05)."""
    hand = state.players[side].hand
    excess = len(hand) - params.turn.hand_limit
    left = list(hand)
    for card in action.cards:
        if card not in CARDS:
            return Refusal("unknown_card", "SO-HAND-04", {"card": card})
        if card not in left:
            return Refusal("not_held", "SO-HAND-04", {"card": card})
        left.remove(card)
    if len(action.cards) != excess:
        return Refusal("discard_count", "SO-HAND-05", {"count": len(action.cards), "excess": excess})
    return None


def many_discards(params: Params, hand: int) -> bool:
    """Whether the excess of so many cards may be thrown away in more ways than are listed."""
    excess = hand - params.turn.hand_limit
    return selections(hand, excess, excess) > LISTED_MOST


def legal_discards(params: Params, hand: tuple[str, ...]) -> list[Discard]:
    """Every way to throw the excess away, each once."""
    excess = len(hand) - params.turn.hand_limit
    return [Discard(cards) for cards in dict.fromkeys(combinations(sorted(hand), excess))]


def discard_pieces(params: Params, hand: tuple[str, ...], said: tuple[str, ...]) -> list[str]:
    """What may follow in a discard: cards of the hand in their order, as many as are above the limit."""
    excess = len(hand) - params.turn.hand_limit
    following = more_of(sorted(hand), [piece.removeprefix(_DISCARD) for piece in said], excess, excess)
    return following if said else [_DISCARD + card for card in following]


def discard(scene: Scene, state: State, side: int, action: Discard) -> State:
    """The excess goes to the graveyard, and the turn ends."""
    player = state.players[side]
    shown = player.shown
    for card in action.cards:
        shown = forget(shown, card)
    hand = take(player.hand, action.cards)
    scene.out.append(ExcessDiscarded("SO-HAND-04", SEATS[side], action.cards, len(hand)))
    state = with_player(state, side, replace(player, hand=hand, shown=shown))
    return finish_turn(scene, bury(state, side, action.cards))


def finish_turn(scene: Scene, state: State) -> State:
    """What was for this turn ends, an event grows older, and the other player begins (SO-BASE-12, SO-AM-34)."""
    one, two = (_rested(player) for player in state.players)
    scene.out.append(TurnEnd("SO-BASE-12", SEATS[state.active], state.turn))
    state = replace(state, players=(one, two))
    event = state.event
    if event is not None:
        if event.turns <= 1:
            scene.out.append(EventEnds("SO-AM-34", SEATS[event.side], event.card, replaced=False))
            state = bury(replace(state, event=None), event.side, (event.card,))
        else:
            state = replace(state, event=replace(event, turns=event.turns - 1))
    return start_turn(scene, state, 1 - state.active)


def _proceed(scene: Scene, state: State) -> tuple[State, bool]:
    """One step further in the turn, once the stack is empty; True if somebody is asked now."""
    step = state.step
    if step == "start":
        return _draw(scene, state)
    if step == "draw":
        scene.out.append(Phase("SO-PHASE-01", SEATS[state.active], "main_a"))
        return replace(state, step="main_a", stage="main"), True
    if step == "combat":  # the attack has been worked off
        state = replace(state, step="blocks")
        if may_block(state):
            return replace(state, stage="block", asked=1 - state.active), True
        state = block(scene, replace(state, step="damage"), 1 - state.active, NO_BLOCK)
        return state, bool(state.ending)
    if step == "damage":
        return _main_b(scene, state), True
    return replace(state, stage="main"), True


def _draw(scene: Scene, state: State) -> tuple[State, bool]:
    """The draw phase: nothing to draw loses at once (SO-DRAW-01); the first player skips the first one."""
    side, params = state.active, scene.params
    player = state.players[side]
    state = replace(state, step="draw")
    if state.turn == 1 and params.setup.first_skips_draw:
        scene.out.append(DrawSkipped("SO-BASE-04", SEATS[side]))
        return state, False
    if not params.turn.draw:
        return state, False
    if not player.deck and not player.top:
        return finished(scene, state, "deck_out", 1 - side), True
    return draw(scene, state, side, params.turn.draw, "SO-BASE-09"), False


def _main_b(scene: Scene, state: State) -> State:
    scene.out.append(Phase("SO-PHASE-06", SEATS[state.active], "main_b"))
    return replace(state, step="main_b", stage="main", summoned=0, attackers=())


def _end(scene: Scene, state: State) -> State:
    """The hand limit of the player whose turn ends (SO-AM-40), then the other's turn."""
    side = state.active
    excess = len(state.players[side].hand) - scene.params.turn.hand_limit
    scene.out.append(Phase("SO-BASE-09", SEATS[side], "end"))
    state = replace(state, step="end")
    if excess > 0:
        scene.out.append(OverLimit("SO-HAND-01", SEATS[side], len(state.players[side].hand), excess))
        return replace(state, stage="discard", asked=side)
    return finish_turn(scene, state)


def _rested(player: Player) -> Player:
    """Without what was for this turn; the same player where there was nothing."""
    if not any(unit is not None and lasting(unit) is not unit for unit in player.field):
        return player
    return replace(player, field=tuple(unit and lasting(unit) for unit in player.field))


def lasting(unit: Unit) -> Unit:
    """The sorcerer without what was for this turn; the same one where there was nothing (SO-BASE-12)."""
    items = unit.items
    if any(item.used or item.safe for item in items):
        items = tuple(replace(item, used=False, safe=False) for item in items)
    if items is unit.items and not unit.used and not unit.boost and not unit.lent:
        return unit
    return replace(unit, items=items, used=False, boost=0, lent=())
