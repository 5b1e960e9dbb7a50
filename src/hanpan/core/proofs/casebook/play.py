"""Plays one scenario once, and looks at each state on the way from every side."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from hanpan.core.chance.draws import DrawError, RecordedChance, RecordingChance
from hanpan.core.contract.codec import decode, encode
from hanpan.core.contract.game import Step, TakesLeave, TakesNotes, UnknownMode
from hanpan.core.contract.provable import AnyProvable
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.casebook.expect import problems
from hanpan.core.proofs.casebook.moment import CaseError, LoadBot, Moment, Played, Problem, action_of
from hanpan.core.proofs.casebook.permute import leaks
from hanpan.core.proofs.casebook.schema import Check, Leave, Moves, Note, OddsAre, Scenario
from hanpan.core.proofs.casebook.script import CaseChance
from hanpan.core.proofs.casebook.tree import Tree

# How the strict decoder of core/contract/codec.py says where something is wrong.
_UNKNOWN_FACT = re.compile(r"unknown field `(?P<fact>[^`]+)`")
_TYPED = re.compile(r" - at (`key` in )?`\$\.?(?P<at>[^`]*)`")


def play_scenario(
    game: AnyProvable, scenario: Scenario, chance: CaseChance, load_bot: LoadBot | None
) -> tuple[Moment, list[Problem]]:
    """Where the scenario ends, and all that is not as it says. Raises CaseError if it cannot be played."""
    first = _start(game, scenario, chance)
    moment = Moment(game, first, load_bot, bool(scenario.swapped))
    found: list[Problem] = []
    try:
        _play(moment, scenario, chance, found)
    except CaseError as error:
        error.found, error.log = found, moment.log
        raise
    except DrawError:
        raise
    except Exception as error:
        if scenario.given is None:  # no case has made this state: it is a defect
            raise
        raise CaseError(first.line, f"given: {_unplayable(game, first.state, error)}") from error
    return moment, found


def _play(moment: Moment, scenario: Scenario, chance: CaseChance, found: list[Problem]) -> None:
    game = moment.game
    first = moment.played[0]
    sound_from_start = not game.invariants(first.state)
    found += _faults(game, first, first, sound_from_start)
    for step in scenario.steps:
        if isinstance(step, Check):
            found += [problem for expectation in step.expect for problem in problems(moment, expectation)]
            continue
        if isinstance(step, Note):
            played, unsaved = _noted(game, moment.state, step)
        elif isinstance(step, Leave):
            played, unsaved = _left(game, moment.state, step)
        else:
            played, unsaved = _step(game, moment.state, step, chance)
        moment.step(played)
        found += [*unsaved, *_faults(game, first, played, sound_from_start)]
    for expectation in scenario.expect:
        if not isinstance(expectation, OddsAre):
            found += problems(moment, expectation)


def _start(game: AnyProvable, scenario: Scenario, chance: CaseChance) -> Played:
    given, setup = scenario.given, scenario.setup
    if setup is not None:
        try:
            mode = game.info.mode(setup.value)
        except UnknownMode as error:
            raise CaseError(setup.line, f"setup: {error}") from error
        state, events = game.setup(mode, chance)
        return Played(setup.line, {}, events, state)
    assert given is not None  # the schema asks for one of the two
    try:
        return Played(given.line, {}, (), game.given(given.plain()))
    except ValueError as error:
        raise _bad_given(given, str(error)) from error
    except Exception as error:
        raise CaseError(given.line, f"given: the rules cannot make this position ({type(error).__name__})") from error


def _unplayable(game: AnyProvable, state: Any, error: Exception) -> str:
    """Why the rules failed on a described position: what is wrong with it, or what they raised."""
    try:
        wrong = game.invariants(state)
    except Exception:
        wrong = ()
    return f"no game comes to this: {wrong[0]}" if wrong else f"the rules cannot play this position: {error!r}"


def _bad_given(given: Tree, reason: str) -> CaseError:
    """The complaint, on the line of the fact it is about."""
    unknown, typed = _UNKNOWN_FACT.search(reason), _TYPED.search(reason)
    at = re.sub(r"\[[^]]*\]", "", typed["at"]) if typed else ""
    if unknown:
        where = f"{at}." if at else ""
        return CaseError(given.line_of(where + unknown["fact"]), f"given: there is no fact {where}{unknown['fact']}")
    if typed:
        return CaseError(given.line_of(at), f"given: {at}: {reason[: typed.start()]}")
    return CaseError(given.line_of(reason.partition(":")[0]), f"given: {reason}")


def _step(game: AnyProvable, state: Any, step: Moves, chance: CaseChance) -> tuple[Played, list[Problem]]:
    asked = game.pending(state)
    moves = {seat: action_of(game, move, step.line) for seat, move in step.moves.items()}
    _check_seats(asked.keys(), step)
    for seat, action in moves.items():
        refusal = game.check(state, seat, action)
        if refusal is not None:
            reason = f"{refusal.code} ({refusal.clause})"
            raise CaseError(step.line, f"{seat} may not do {game.write(action)!r}: {reason}")
    ordered = {seat: moves[seat] for seat in game.info.seats if seat in moves}
    recording = RecordingChance(chance)
    after = game.apply(state, ordered, recording)
    unsaved = list(_unsaved(game, state, ordered, recording, after, step.line))
    said = {seat: game.write(action) for seat, action in ordered.items()}
    return Played(step.line, said, after.events, after.state), unsaved


def _noted(game: AnyProvable, state: Any, step: Note) -> tuple[Played, list[Problem]]:
    """A note is taken whoever is asked; nothing is drawn for it."""
    if not isinstance(game, TakesNotes):
        raise CaseError(step.line, f"note: {game.info.id} takes no notes of a judge or a clock")
    try:
        after = game.note(state, step.facts)
    except ValueError as error:
        raise CaseError(step.line, f"note: {error}") from error
    again = game.note(decode(game.state_type, encode(state)), step.facts)
    same = encode(list(again)) == encode(list(after))
    unsaved = [] if same else [Problem(step.line, "after saving and loading, the note does otherwise")]
    return Played(step.line, {}, after.events, after.state), unsaved


def _left(game: AnyProvable, state: Any, step: Leave) -> tuple[Played, list[Problem]]:
    """A seat leaves whoever is asked; nothing is drawn for it."""
    if not isinstance(game, TakesLeave):
        raise CaseError(step.line, f"leave: {game.info.id} has no rule for a seat that leaves")
    if not game.pending(state):
        raise CaseError(step.line, "leave: the game is over; nobody can leave it")
    after = game.leave(state, step.seat)
    again = game.leave(decode(game.state_type, encode(state)), step.seat)
    same = encode(list(again)) == encode(list(after))
    unsaved = [] if same else [Problem(step.line, "after saving and loading, leaving does otherwise")]
    return Played(step.line, {step.seat: "leave"}, after.events, after.state), unsaved


def _check_seats(asked: Collection[Seat], step: Moves) -> None:
    if not asked:
        raise CaseError(step.line, "the game is over; nobody is asked")
    for seat in step.moves:
        if seat not in asked:
            raise CaseError(step.line, f"{seat} is not asked now; {' and '.join(asked)} is")
    missing = [seat for seat in asked if seat not in step.moves]
    if missing:
        raise CaseError(step.line, f"{' and '.join(missing)} must answer in this step too")


def _unsaved(
    game: AnyProvable, state: Any, moves: dict[Seat, Any], draws: RecordingChance, after: Step, line: int
) -> Iterator[Problem]:
    """Save state and moves, load them, and take the same step from there: nothing may differ."""
    loaded: Any = decode(game.state_type, encode(state))
    again = {seat: decode(game.action_type, encode(action)) for seat, action in moves.items()}
    if loaded != state or again != moves:
        yield Problem(line, "the state or a move is not the same after saving and loading")
        return
    try:
        step = game.apply(loaded, again, RecordedChance(draws.draws))
    except DrawError as error:
        yield Problem(line, f"after saving and loading, the step draws otherwise: {error}")
        return
    if encode(list(step)) != encode(list(after)):
        yield Problem(line, "after saving and loading, the step goes otherwise")


def _faults(game: AnyProvable, first: Played, played: Played, sound_from_start: bool) -> list[Problem]:
    """What is wrong with a state whatever the case expects of it. Raises CaseError if the case is to blame."""
    if decode(game.state_type, encode(played.state)) != played.state:
        return [Problem(played.line, "the state is not the same after saving and loading")]
    broken = game.invariants(played.state) if sound_from_start else ()
    if broken:  # a constructed state may be out of joint; a played one may not become so
        return [Problem(played.line, f"the state is broken: {fault}") for fault in broken]
    found = [Problem(played.line, leak) for leak in leaks(game, played.state)]
    if found and not sound_from_start:
        raise CaseError(first.line, f"given: no game comes to this: {game.invariants(first.state)[0]}")
    return found
