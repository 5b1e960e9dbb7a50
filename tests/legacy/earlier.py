"""Steps of earlier releases: what the rules made of a position before a release changed it.

A file in releases/ holds a case as it was played with the program of then: the state it began with, and each step with
its moves, draws and the hash of the state that it led to.

    python -m tests.legacy.earlier CASE.yaml NAME      # with the program of before the change
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from hanpan.core.chance.draws import DrawError, RecordedChance, RecordingChance
from hanpan.core.contract.codec import convert, plain, state_hash
from hanpan.core.contract.game import AnyGame, TakesNotes, under
from hanpan.core.contract.provable import provable
from hanpan.core.proofs.casebook.load import load_case
from hanpan.core.proofs.casebook.moment import action_of
from hanpan.core.proofs.casebook.schema import Moves, Note
from hanpan.core.proofs.casebook.script import CaseChance
from hanpan.games.loading import load_game

HERE = Path(__file__).parent / "releases"


class Moved(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step: moves and draws, or a note; and the state it led to."""

    hash: str
    moves: dict[str, Any] = {}
    draws: tuple[tuple[str, Any], ...] = ()
    note: dict[str, Any] | None = None


class Course(msgspec.Struct, frozen=True):
    """A position and what followed, under the rules of then."""

    game: str
    rules: str
    overrides: dict[str, int]
    state: Any
    steps: tuple[Moved, ...]


def courses() -> dict[str, Course]:
    """Every course that was recorded, by its name."""
    return {path.stem: msgspec.json.decode(path.read_bytes(), type=Course) for path in sorted(HERE.glob("*.json"))}


def first_difference(course: Course, game: AnyGame) -> int:
    """The first step that the game plays otherwise than it was recorded; 0 if there is none."""
    state: Any = convert(game.state_type, course.state)
    for number, step in enumerate(course.steps, 1):
        if step.note is not None:
            assert isinstance(game, TakesNotes)
            state = game.note(state, step.note).state
        else:
            moves: Any = {seat: convert(game.action_type, move) for seat, move in step.moves.items()}
            if any(game.check(state, seat, move) is not None for seat, move in moves.items()):
                return number
            try:
                state = game.apply(state, moves, RecordedChance(step.draws)).state
            except DrawError:
                return number
        if state_hash(state) != step.hash:
            return number
    return 0


def game_of(course: Course) -> AnyGame:
    """The game under the rules that the course was played under."""
    return under(load_game(course.game, course.overrides), course.rules)


def record(path: Path) -> Course:
    """The case as the rules of this program play it; what it expects is not asked."""
    case = load_case(path)
    game, scenario = load_game(case.game, case.params), case.scenarios[0]
    chance = CaseChance(scenario.script, "chance")
    if scenario.setup is not None:
        state: Any = game.setup(game.info.mode(scenario.setup.value), chance).state
    else:
        assert scenario.given is not None
        state = provable(game).given(scenario.given.plain())
    first, steps = plain(state), []
    for step in scenario.steps:
        if isinstance(step, Moves):
            moves: Any = {seat: action_of(game, move, step.line) for seat, move in step.moves.items()}
            drawn = RecordingChance(chance)
            state = game.apply(state, {seat: moves[seat] for seat in game.info.seats if seat in moves}, drawn).state
            steps.append(Moved(state_hash(state), plain(moves), tuple(drawn.draws)))
        elif isinstance(step, Note):
            assert isinstance(game, TakesNotes)
            state = game.note(state, step.facts).state
            steps.append(Moved(state_hash(state), note=dict(step.facts)))
    return Course(case.game, game.info.rules_version, game.info.overrides, first, tuple(steps))


if __name__ == "__main__":
    made = msgspec.json.format(msgspec.json.encode(record(Path(sys.argv[1]))), indent=1)
    (HERE / f"{sys.argv[2]}.json").write_bytes(made + b"\n")
