"""Questions in the middle of an effect: stopping for one, and aiming an object by its answer."""

from msgspec.structs import replace

from hanpan.games.sorcerers.rules.state import Choice, Frame, State
from hanpan.games.sorcerers.rules.targets import meant


def ask(state: State, frame: Frame, choice: Choice) -> State:
    """Stop here: the player of the object on top has to choose."""
    return replace(state, stage="choose", asked=frame.side, choice=choice)


def aimed(state: State, frame: Frame, name: str) -> State:
    """The object on top with what it was aimed at just now."""
    ref = meant(state, frame.side, name)
    assert ref is not None
    return replace(state, stack=(*state.stack[:-1], replace(state.stack[-1], targets=(ref,))))
