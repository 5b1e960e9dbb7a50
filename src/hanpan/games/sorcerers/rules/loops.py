"""Loops: known by the chain of causes and what is printed, never by objects or a counter (SO-LOOP, SO-AM-15, -16)."""

from collections.abc import Sequence

from msgspec.structs import replace

from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.rules import since
from hanpan.games.sorcerers.rules.effects import object_name
from hanpan.games.sorcerers.rules.events.stack import LoopDeclared, LoopEnds, LoopHeld
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import Frame, State
from hanpan.games.sorcerers.rules.triggers import key_of, times

_LOOP = "loop"  # how a declared number is named among the habits


def sorted_out(scene: Scene, state: State, frames: Sequence[Frame]) -> tuple[State, list[Frame], list[Frame]]:
    """Passives that fire, and those whose firing is one too many and needs a declaration first."""
    fired: list[Frame] = []
    held: list[Frame] = []
    ended: list[Frame] = []
    as_one, before_all = _as_one(scene.params), state
    for frame in frames:
        before = times(frame.causes, key_of(frame))
        if before < scene.params.loop.repeats:
            fired.append(frame)
            continue
        total = frame.total or (_declared(state, frame) if as_one else 0)
        if not total:
            scene.out.append(LoopHeld("SO-AM-16", SEATS[frame.side], object_name(frame), before))
            held.append(frame)
        elif before < total and not _stands_still(before_all if as_one else state, frame):
            state = _marked(state, frame)
            fired.append(replace(frame, total=total))
        else:
            ended.append(replace(frame, total=total))
    _tell_ends(scene, ended, as_one)
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
    as_one = _as_one(scene.params)
    if total <= runs and not as_one:
        return _end(scene, state, first, "SO-LOOP-02"), []
    # Everything that waits for the same player and follows from the same causes is the same loop.
    mine = [frame for frame in state.held if frame.side == first.side and frame.causes == first.causes]
    waiting = tuple(frame for frame in state.held if frame not in mine)
    if as_one:
        state = _remembered(state, first, total)
    state = replace(state, held=waiting)
    if total <= runs:
        _tell_ends(scene, [replace(frame, total=total) for frame in mine], as_one)
        return state, []
    scene.out.append(LoopDeclared("SO-LOOP-03", SEATS[first.side], object_name(first), total))
    return state, [replace(frame, total=total) for frame in mine]


def repeats(frame: Frame, state: State) -> str | None:
    """What was chosen last for this printed ability, while a declared loop runs; None: ask."""
    if not frame.total:
        return None
    key = key_of(frame)
    return next((pick for name, pick in state.habits if name == key), None)


def noted(state: State, frame: Frame, pick: str) -> State:
    """The state that remembers what was chosen for a passive."""
    return state if frame.kind != "passive" else _habit(state, key_of(frame), pick)


def _as_one(params: Params) -> bool:
    """Whether the firings of one loop are taken together, as one branch of it may follow from several sources."""
    return params.release >= since.LOOPS_AS_ONE


def _remembered(state: State, frame: Frame, total: int) -> State:
    """The number holds for everything that repeats in the loop, whichever branch of it comes next (SO-LOOP-04)."""
    own = key_of(frame)
    for name in {own: None} | {name: None for name, count, _ in frame.causes if count > 1}:
        state = _habit(state, f"{_LOOP}/{frame.side}/{name}", str(total))
    return state


def _declared(state: State, frame: Frame) -> int:
    """What its player has declared for such a loop since the stack was empty; 0: nothing yet."""
    name = f"{_LOOP}/{frame.side}/{key_of(frame)}"
    return next((int(total) for key, total in state.habits if key == name), 0)


def _habit(state: State, key: str, pick: str) -> State:
    others = tuple(each for each in state.habits if each[0] != key)
    return replace(state, habits=(*others, (key, pick)))


def _tell_ends(scene: Scene, frames: Sequence[Frame], as_one: bool) -> None:
    """Declared loops that end: after so many runs, or since nothing changes; one line for the firings of one loop."""
    for frame in {key_of(frame): frame for frame in frames}.values() if as_one else frames:
        runs = times(frame.causes, key_of(frame))
        clause = "SO-AM-15" if runs < frame.total else "SO-LOOP-04"
        if as_one and frame.total <= scene.params.loop.repeats:
            clause = "SO-LOOP-02"  # as many as there are without a declaration
        declared = clause != "SO-LOOP-02"
        scene.out.append(LoopEnds(clause, SEATS[frame.side], object_name(frame), runs, declared=declared))


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
