"""What may be done now, and why not: `legal` and `check` are two readings of the same tests."""

from collections.abc import Iterator

from hanpan.core.contract.refusal import Refusal
from hanpan.games.trail.content.catalogue import MONSTERS, STAGES
from hanpan.games.trail.content.maps import fault_refusal
from hanpan.games.trail.content.stages import read_map
from hanpan.games.trail.rules import actions
from hanpan.games.trail.rules.actions import (
    DECLINE,
    END,
    FORCED,
    SKIP,
    UNDO,
    Action,
    Draft,
    Drink,
    End,
    Go,
    Play,
    Press,
    Swap,
    Take,
    Undo,
    Visit,
)
from hanpan.games.trail.rules.cards import check_play, plays
from hanpan.games.trail.rules.controls import check_press, presses
from hanpan.games.trail.rules.fates import check_visit, visits
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.paths import longest_walk, step_cost, ways
from hanpan.games.trail.rules.potions import check_drink, drinks
from hanpan.games.trail.rules.state import Phase, State, unit_at, walls_of
from hanpan.games.trail.rules.tiles import DISTANCE, RAPIDS, SIZE, terrain, xy
from hanpan.games.trail.rules.undo import check_undo

_ANSWERS: dict[Phase, tuple[type, ...]] = {
    "map": (Draft,),
    "turn": (Go, Play, Drink, End, Press, Undo),
    "card": (Take,),
    "potion": (Swap,),
    "event": (Visit,),
}
_ASKED_BY: dict[Phase, str] = {
    "map": "TR-GRID-01",
    "turn": "TR-ACT-01",
    "card": "TR-BASE-17",
    "potion": "TR-DET-07",
    "event": "TR-BASE-15",
}


def legal_actions(params: Params, state: State) -> Iterator[Action]:
    """Everything that may be done now: walks first, the end of the turn last."""
    if state.phase == "turn":
        if state.moving:
            yield from (Go(to) for to in sorted(ways(state, params.ground.rapids)))
        yield from plays(state)
        yield from drinks(state)
        yield from presses(params, state)
        if check_undo(params, state) is None:
            yield UNDO
        yield FORCED if _at_risk(state) else END
    elif state.phase == "map":
        yield from (Draft(stage.rows) for stage in STAGES)
    elif state.phase == "card":
        yield from (Take(card) for card in state.offers)
        yield SKIP
    elif state.phase == "potion":
        yield from (Swap(potion) for potion in dict.fromkeys(state.potions))
        yield DECLINE
    elif state.phase == "event":
        yield from visits(params, state)


def check_action(params: Params, state: State, action: Action) -> Refusal | None:
    """Why an action may not be taken now; None if it may."""
    if state.phase == "over":
        return Refusal("game_over", "TR-BASE-19")
    if not isinstance(action, _ANSWERS[state.phase]):
        data = {"phase": state.phase, "move": actions.write(action)}
        return Refusal("wrong_action", _ASKED_BY[state.phase], {**data})
    if isinstance(action, Go):
        return _check_go(params, state, action)
    if isinstance(action, Play):
        return check_play(state, action)
    if isinstance(action, Press):
        return check_press(params, state, action)
    if isinstance(action, Undo):
        return check_undo(params, state)
    if isinstance(action, End):
        return _check_end(params, state, action)
    if isinstance(action, Drink):
        return check_drink(state, action)
    if isinstance(action, Visit):
        return check_visit(params, state, action)
    if isinstance(action, Take):
        offered = not action.card or action.card in state.offers
        return None if offered else Refusal("not_offered", "TR-DET-07", {"choice": action.card})
    if isinstance(action, Swap):
        held = not action.potion or action.potion in state.potions
        return None if held else Refusal("no_potion", "TR-DET-07", {"potion": action.potion, "known": False})
    return _check_draft(action)


def _check_go(params: Params, state: State, go: Go) -> Refusal | None:
    if not 0 <= go.to < SIZE:
        return Refusal("no_tile", "TR-GRID-01", {"tile": go.to})
    place: list[int] = [*xy(go.to)]
    if not state.moving:
        return Refusal("not_moving", "TR-MOVE-01", {"to": [*place]})
    found = ways(state, params.ground.rapids)
    if go.to in found:
        return None
    if walls_of(state) >> go.to & 1:
        return Refusal("wall", "TR-TILE-03", {"to": [*place]})
    if go.to == state.at or unit_at(state, go.to) is not None:
        return Refusal("occupied", "TR-TILE-04", {"to": [*place]})
    if state.trail >> go.to & 1:
        return Refusal("closed_tile", "TR-EXH-02", {"to": [*place]})
    if not state.spd:
        return Refusal("no_spd", "TR-MOVE-03", {"to": [*place]})
    if DISTANCE[go.to][state.at] == 1 and terrain(state.tiles[go.to]) == RAPIDS:
        cost = step_cost(state.tiles[go.to], params.ground.rapids)
        return Refusal("rapids_cost", "TR-AM-16", {"to": [*place], "cost": cost, "spd": state.spd})
    return Refusal("out_of_reach", "TR-AM-22", {"to": [*place], "spd": state.spd})


def _check_end(params: Params, state: State, end: End) -> Refusal | None:
    if end.forced == _at_risk(state):
        return None
    if end.forced:
        return Refusal("nothing_left", "TR-AM-02")
    stuck = state.spd - longest_walk(state, params.ground.rapids)
    return Refusal("confirm_end", "TR-END-01", {"left": state.spd, "stuck": stuck})


def _check_draft(draft: Draft) -> Refusal | None:
    _, faults = read_map(draft.rows, len(MONSTERS))
    return fault_refusal(faults[0], len(faults)) if faults else None


def _at_risk(state: State) -> bool:
    """Whether ending the turn now has its price (TR-END-01, TR-DET-04)."""
    return bool(state.spd) and not state.cast
