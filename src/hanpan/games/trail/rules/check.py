"""What may be done now, and why not: a list and a check for each question are two readings of the same tests."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from hanpan.core.contract.refusal import Refusal
from hanpan.games.trail.content.catalogue import MONSTERS
from hanpan.games.trail.content.maps import fault_refusal
from hanpan.games.trail.content.stages import read_map
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
)
from hanpan.games.trail.rules.cards import check_play, plays
from hanpan.games.trail.rules.controls import check_press, presses
from hanpan.games.trail.rules.longest import longest_walk
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.paths import step_cost
from hanpan.games.trail.rules.potions import check_drink, drinks
from hanpan.games.trail.rules.state import State, unit_at, walls_of
from hanpan.games.trail.rules.tiles import DISTANCE, RAPIDS, SIZE, terrain, xy
from hanpan.games.trail.rules.undo import check_undo
from hanpan.games.trail.rules.ways import ways


def acts(params: Params, state: State, side: int = 0) -> list[Action]:
    """Everything that may be done in a turn: walks first, the end of the turn last."""
    out: list[Action] = [Go(to) for to in sorted(ways(params, state))] if state.moving else []
    out += plays(state)
    out += drinks(state)
    out += presses(params, state)
    if check_undo(params, state) is None:
        out.append(UNDO)
    out.append(FORCED if _at_risk(state) else END)
    return out


def takes(params: Params, state: State, side: int) -> Sequence[Take]:
    """The cards that are offered, or none."""
    return [*map(Take, state.offers), SKIP]


def swaps(params: Params, state: State, side: int) -> Sequence[Swap]:
    """Each potion of the pockets, or none."""
    return [*map(Swap, dict.fromkeys(state.potions)), DECLINE]


def check_act(params: Params, state: State, action: Action) -> Refusal | None:
    """Why something may not be done in a turn; None if it may."""
    return ACTS[type(action)](params, state, 0, action)


def check_take(params: Params, state: State, side: int, take: Take) -> Refusal | None:
    """Why this card is not to be had."""
    offered = not take.card or take.card in state.offers
    return None if offered else Refusal("not_offered", "TR-DET-07", {"choice": take.card})


def check_swap(params: Params, state: State, side: int, swap: Swap) -> Refusal | None:
    """Why this potion cannot be given up."""
    held = not swap.potion or swap.potion in state.potions
    return None if held else Refusal("no_potion", "TR-DET-07", {"potion": swap.potion, "known": False})


def _check_go(params: Params, state: State, side: int, go: Go) -> Refusal | None:
    if not 0 <= go.to < SIZE:
        return Refusal("no_tile", "TR-GRID-01", {"tile": go.to})
    place: list[int] = [*xy(go.to)]
    if not state.moving:
        return Refusal("not_moving", "TR-MOVE-01", {"to": [*place]})
    found = ways(params, state)
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


def _check_end(params: Params, state: State, side: int, end: End) -> Refusal | None:
    if end.forced == _at_risk(state):
        return None
    if end.forced:
        return Refusal("nothing_left", "TR-AM-02")
    stuck = state.spd - longest_walk(state, params.ground.rapids)
    return Refusal("confirm_end", "TR-END-01", {"left": state.spd, "stuck": stuck})


def check_draft(params: Params, state: State, side: int, draft: Draft) -> Refusal | None:
    """What is wrong with a map."""
    _, faults = read_map(draft.rows, len(MONSTERS))
    return fault_refusal(faults[0], len(faults)) if faults else None


def _at_risk(state: State) -> bool:
    """Whether ending the turn now has its price (TR-END-01, TR-DET-04)."""
    return bool(state.spd) and not state.cast


_Check: TypeAlias = Callable[[Params, State, int, Any], Refusal | None]
ACTS: dict[type, _Check] = {
    Go: _check_go,
    Play: lambda params, state, side, play: check_play(state, play),
    Drink: lambda params, state, side, drink: check_drink(state, drink),
    Press: lambda params, state, side, press: check_press(params, state, press),
    Undo: lambda params, state, side, undo: check_undo(params, state),
    End: _check_end,
}
