"""Taking back (TR-DET-10): between two draws everything in a turn is certain, so it may be undone up to the last one.

A state carries the way back: `past`, the state after the last draw, and `since`, what was done from there on. A draw
forgets both. Taking back plays `since` again without its last move, so it can tell nothing that was not known.
"""

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.games.trail.rules.actions import FORMS, Action
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State

UNKNOWN = "?"  # a move of which nothing is known but that it can be taken back
_CONTROL = "press "


def remember(before: State, action: Action, after: State) -> State:
    """`after` with the way back to `before`; without one where chance has a say next."""
    if after.due or after.phase != "turn":
        return after if after.past is None else replace(after, past=None, since=())
    return replace(
        after, past=before if before.past is None else before.past, since=(*before.since, FORMS.write(action))
    )


def last_move(state: State) -> int:
    """The place in `since` of what would be taken back; -1: nothing. Controls are no moves."""
    return next((at for at in range(len(state.since) - 1, -1, -1) if not state.since[at].startswith(_CONTROL)), -1)


def check_undo(params: Params, state: State) -> Refusal | None:
    """Why nothing can be taken back now; None if something can."""
    if last_move(state) < 0:
        return Refusal("nothing_to_undo", "TR-DET-10")
    if state.undos >= params.controls.undos:
        return Refusal("too_many_undos", "TR-DET-10", {"most": params.controls.undos})
    return None


def some_way_back(state: State) -> State:
    """The state with a way back whose last move is unknown: taking it back changes nothing."""
    return replace(state, past=state, since=(UNKNOWN,))
