"""Loops: known by the chain of causes and what is printed, never by objects or a counter (SO-LOOP, SO-AM-15, -16)."""

from collections.abc import Sequence

from msgspec.structs import replace

from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.rules.effects import object_name
from hanpan.games.sorcerers.rules.events.stack import LoopDeclared, LoopEnds, LoopHeld
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import Frame, State
from hanpan.games.sorcerers.rules.triggers import key_of, times


def sorted_out(scene: Scene, state: State, frames: Sequence[Frame]) -> tuple[State, list[Frame], list[Frame]]:
    """Passives that fire, and those whose firing is one too many and needs a declaration first."""
    fired: list[Frame] = []
    held: list[Frame] = []
    for frame in frames:
        before = times(frame.causes, key_of(frame))
        if before < scene.params.loop.repeats:
            fired.append(frame)
        elif not frame.total:
            scene.out.append(LoopHeld("SO-AM-16", SEATS[frame.side], object_name(frame), before))
            held.append(frame)
        elif before < frame.total and not _stands_still(state, frame):
            state = _marked(state, frame)
            fired.append(frame)
        else:
            clause = "SO-LOOP-04" if before >= frame.total else "SO-AM-15"
            scene.out.append(LoopEnds(clause, SEATS[frame.side], object_name(frame), before, declared=True))
    return state, fired, held


def ask_or_end(scene: Scene, state: State) -> State:
    """Ask the player who controls every effect of the loop how often it shall run; if there is none, it ends."""
    while state.held:
        frame = state.held[0]
        if _is_sole(frame):
            return replace(state, stage="loop", asked=frame.side)
        state = _end(scene, state, frame, "SO-AM-15")
    return state


def declared(scene: Scene, state: State, total: int) -> tuple[State, list[Frame]]:
    """The loop runs on to `total`, choices repeated, or ends where it stands (SO-LOOP-02, SO-LOOP-04).

    What was held and now fires comes back beside the state, to be pushed.
    """
    first = state.held[0]
    runs = times(first.causes, key_of(first))
    if total <= runs:
        return _end(scene, state, first, "SO-LOOP-02"), []
    scene.out.append(LoopDeclared("SO-LOOP-03", SEATS[first.side], object_name(first), total))
    # Everything that waits for the same player and follows from the same causes is the same loop.
    mine = [frame for frame in state.held if frame.side == first.side and frame.causes == first.causes]
    waiting = tuple(frame for frame in state.held if frame not in mine)
    return replace(state, held=waiting), [replace(frame, total=total) for frame in mine]


def repeats(frame: Frame, state: State) -> str | None:
    """What was chosen last for this printed ability, while a declared loop runs; None: ask."""
    if not frame.total:
        return None
    key = key_of(frame)
    return next((pick for name, pick in state.habits if name == key), None)


def noted(state: State, frame: Frame, pick: str) -> State:
    """The state that remembers what was chosen for a passive."""
    if frame.kind != "passive":
        return state
    key = key_of(frame)
    others = tuple(each for each in state.habits if each[0] != key)
    return replace(state, habits=(*others, (key, pick)))


def _is_sole(frame: Frame) -> bool:
    """Whether all that repeats in the chain is controlled by the one whose passive comes next."""
    bit, own = 1 << frame.side, key_of(frame)
    return all(sides == bit for name, count, sides in frame.causes if count > 1 or name == own)


def _end(scene: Scene, state: State, frame: Frame, clause: str) -> State:
    runs = times(frame.causes, key_of(frame))
    scene.out.append(LoopEnds(clause, SEATS[frame.side], object_name(frame), runs, declared=False))
    return replace(state, held=state.held[1:])


def _stands_still(state: State, frame: Frame) -> bool:
    """Whether nothing has changed since this ability fired last in a declared loop."""
    return (key_of(frame), _standing(state)) in state.marks


def _marked(state: State, frame: Frame) -> State:
    key = key_of(frame)
    others = tuple(each for each in state.marks if each[0] != key)
    return replace(state, marks=(*others, (key, _standing(state))))


def _standing(state: State) -> tuple[int, ...]:
    """The numbers that an iteration could have changed."""
    out: list[int] = []
    for player in state.players:
        units = [unit for unit in player.field if unit is not None]
        out += [player.hp, player.power, len(player.hand), len(player.deck), len(player.top), len(player.graveyard)]
        out += [len(units), sum(unit.damage for unit in units), sum(unit.boost for unit in units)]
    return tuple(out)
