"""One resolve: every action of a turn, first what is certain, then what chance settles.

`resolve` without a chance stops before the first draw. That is the preview, and it is the same function that makes
the move: what a preview shows is what happens, up to the die and the cards that nobody knows yet.
"""

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.games.trail.content.catalogue import CARDS
from hanpan.games.trail.rules.actions import FORMS, Action, Draft, Drink, End, Go, Play, Press, Swap, Take, Undo, Visit
from hanpan.games.trail.rules.cards import play_card
from hanpan.games.trail.rules.controls import leave_mode, press_key
from hanpan.games.trail.rules.events.turn import Undone, Walk
from hanpan.games.trail.rules.fates import take_event
from hanpan.games.trail.rules.ground import step
from hanpan.games.trail.rules.harm import is_down
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.piles import draw
from hanpan.games.trail.rules.potions import drink_potion
from hanpan.games.trail.rules.run import lose, next_stage, stage_won, start_custom, take_card, take_potion
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.rules.tiles import DIRECTION_NAMES, xy
from hanpan.games.trail.rules.turn import end_turn, reroll, start_turn
from hanpan.games.trail.rules.undo import UNKNOWN, last_move, remember
from hanpan.games.trail.rules.ways import ways


def resolve(params: Params, state: State, action: Action, chance: Chance | None, out: list[Happening]) -> State:
    """What follows from an action that `check` accepts; without a chance, up to the first draw (`due` says which)."""
    if state.phase != "turn":
        return state if chance is None else _between(params, state, action, chance, out)
    if isinstance(action, Undo):
        return _take_back(params, state, out)
    state = remember(state, action, act(params, state, action, out))
    if state.phase == "over" or not state.due or chance is None:
        return state
    return settle(params, state, action, chance, out)


def act(params: Params, state: State, action: Action, out: list[Happening]) -> State:
    """The certain part of an action in a turn."""
    if isinstance(action, Go):
        state = _go(params, state, action, out)
    elif isinstance(action, Play):
        state = play_card(params, leave_mode(state, "TR-UI-09", "card", out), action, out)
    elif isinstance(action, Drink):
        state = drink_potion(params, state, action, out)
    elif isinstance(action, Press):
        return press_key(state, action, out)
    else:
        assert isinstance(action, End)
        state = end_turn(params, state, out)
    if is_down(state):
        return lose(state, out)
    return state


def settle(params: Params, state: State, action: Action, chance: Chance, out: list[Happening]) -> State:
    """What chance decides after an action: the next roll and hand, a card's draws, the rewards of a stage."""
    if state.due == "won":
        return stage_won(params, state, chance, out)
    if state.due == "turn":
        return start_turn(params, state, chance, out)
    if state.due == "reroll":
        return reroll(state, chance, out)
    assert isinstance(action, Play)
    return draw(params, replace(state, due=""), CARDS[action.card].count, "TR-BASE-13", chance, out)


def _go(params: Params, state: State, go: Go, out: list[Happening]) -> State:
    """Step by step along the way of a click; it ends early only at 0 HP."""
    way = ways(params, state)[go.to]
    names = tuple(DIRECTION_NAMES[direction] for direction in way.steps)
    out.append(Walk("TR-AM-22" if len(names) > 1 else "TR-UI-06", "p1", xy(go.to), names, way.cost))
    for direction in way.steps:
        state = step(params, state, direction, out)
        if is_down(state):
            return state
    return state if state.spd else leave_mode(state, "TR-AM-23", "spd", out)


def _take_back(params: Params, state: State, out: list[Happening]) -> State:
    """The turn again from the last draw on, without the last move."""
    assert state.past is not None
    place = last_move(state)
    now, kept = state.past, state.since[:place]
    for text in kept:
        now = now if text == UNKNOWN else act(params, now, FORMS.read(text), [])
    kind, *words = state.since[place].split()
    card, potion = (words[0] if kind == wanted else UNSET for wanted in ("play", "drink"))
    out.append(Undone("TR-DET-10", "p1", kind, xy(now.at), now.spd, now.mana, card, potion))
    past = state.past if kept else None
    return replace(now, exits=state.exits, undos=state.undos + 1, past=past, since=kept)


def _between(params: Params, state: State, action: Action, chance: Chance, out: list[Happening]) -> State:
    if isinstance(action, Take):
        return take_card(params, state, action, chance, out)
    if isinstance(action, Swap):
        return take_potion(state, action, chance, out)
    if isinstance(action, Draft):
        return start_custom(params, state, action, chance, out)
    assert isinstance(action, Visit)
    return next_stage(params, take_event(params, state, action, chance, out), chance, out)
