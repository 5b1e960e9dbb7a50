"""Plays one scenario once, and looks at each state on the way from every side."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from hanpan.core.chance.draws import DrawError, RecordedChance, RecordingChance
from hanpan.core.contract.codec import decode, encode
from hanpan.core.contract.error import Bilingual, told
from hanpan.core.contract.faults import Fault, read_facts
from hanpan.core.contract.game import Prompt, Step, UnknownMode
from hanpan.core.contract.provable import AnyProvable
from hanpan.core.contract.seat import Seat
from hanpan.core.match.endings import MISSED, out_of_time
from hanpan.core.match.orders import MANY
from hanpan.core.proofs.arithmetic import arithmetic_of
from hanpan.core.proofs.casebook.expect import problems
from hanpan.core.proofs.casebook.moment import CaseError, LoadBot, Moment, Played, Problem, action_of
from hanpan.core.proofs.casebook.outside import done, restored
from hanpan.core.proofs.casebook.permute import leaks
from hanpan.core.proofs.casebook.schema import Check, Moves, OddsAre, Scenario
from hanpan.core.proofs.casebook.script import CaseChance
from hanpan.core.proofs.casebook.tree import Tree

TIME_OUT = "time out"  # instead of a move: the seat's time is up, and the table answers for it


def play_scenario(
    game: AnyProvable, scenario: Scenario, chance: CaseChance, load_bot: LoadBot | None
) -> tuple[Moment, list[Problem]]:
    """Where the scenario ends, and all that is not as it says. Raises CaseError if it cannot be played."""
    first = _start(game, scenario, chance)
    moment = Moment(game, first, load_bot, bool(scenario.swapped), restored(scenario))
    moment.sound = not game.invariants(first.state)
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
        why = _unplayable(game, first.state, error)
        raise CaseError(first.line, f"given: {why}", ko=f"given: {why.ko}") from error
    return moment, found


def _play(moment: Moment, scenario: Scenario, chance: CaseChance, found: list[Problem]) -> None:
    game = moment.game
    first = moment.played[0]
    found += _faults(game, first, first, moment.sound)
    if scenario.given is not None and not moment.pending and moment.outcome is None:  # it goes on by itself
        found += [*_step(moment, Moves(first.line, {}), chance), *_faults(game, first, moment.played[-1], moment.sound)]
    for step in scenario.steps:
        if isinstance(step, Check):
            found += [problem for expectation in step.expect for problem in problems(moment, expectation)]
            continue
        found += _step(moment, step, chance) if isinstance(step, Moves) else done(moment, step)
        found += _faults(game, first, moment.played[-1], moment.sound)
    for expectation in scenario.expect:
        if not isinstance(expectation, OddsAre):
            found += problems(moment, expectation)


def _start(game: AnyProvable, scenario: Scenario, chance: CaseChance) -> Played:
    given, setup = scenario.given, scenario.setup
    if setup is not None:
        try:
            mode = game.info.mode(setup.value)
        except UnknownMode as error:
            raise CaseError(setup.line, f"setup: {error}", ko=f"setup: {told(error, 'ko')}") from error
        state, events = game.setup(mode, chance)
        return Played(setup.line, {}, events, state)
    assert given is not None  # the schema asks for one of the two
    try:
        state, faults, impossible = read_facts(game, given.plain())
    except Exception as error:
        raise CaseError(
            given.line,
            f"given: the rules cannot make this position ({type(error).__name__})",
            ko=f"given: 규칙으로 만들 수 없는 국면입니다 ({type(error).__name__})",
        ) from error
    if impossible and not scenario.constructed:
        faults += tuple(Fault(fault.path, _impossible(fault.text)) for fault in impossible)
    if faults:
        raise _bad_given(given, faults)
    return Played(given.line, {}, (), state)


def _impossible(fault: str) -> Bilingual:
    return Bilingual(f"no game comes to this: {fault}", f"판에서 나올 수 없는 국면입니다: {told(fault, 'ko')}")


def _unplayable(game: AnyProvable, state: Any, error: Exception) -> Bilingual:
    """Why the rules failed on a described position: what is wrong with it, or what they raised."""
    try:
        wrong = game.invariants(state)
    except Exception:
        wrong = ()
    if wrong:
        return _impossible(wrong[0])
    return Bilingual(
        f"the rules cannot play this position: {error!r}", f"규칙으로 이어 갈 수 없는 국면입니다: {error!r}"
    )


def _bad_given(given: Tree, faults: Sequence[Fault]) -> CaseError:
    """The complaints, each on the line of the fact it is about."""
    *others, last = [
        Problem(given.line_of(fault.path), f"given: {fault}", f"given: {told(fault.text, 'ko')}") for fault in faults
    ]
    error = CaseError(last.line, last.text, ko=last.ko)
    error.found = others
    return error


def _step(moment: Moment, step: Moves, chance: CaseChance) -> list[Problem]:
    game, state = moment.game, moment.state
    asked = moment.pending
    _check_seats(asked.keys(), step)
    late = [seat for seat, move in step.moves.items() if move == TIME_OUT and not asked[seat].lapses]
    moment.missed.update(late)
    moves = {
        seat: _default(moment, seat, asked[seat]) if move == TIME_OUT else action_of(game, move, step.line)
        for seat, move in step.moves.items()
    }
    for seat, action in moves.items():
        refusal = game.check(state, seat, action)
        if refusal is not None:
            reason = f"{refusal.code} ({refusal.clause})"
            raise CaseError(
                step.line,
                f"{seat} may not do {game.write(action)!r}: {reason}",
                ko=f"{seat} 자리가 할 수 없는 수입니다: {game.write(action)!r}: {reason}",
            )
    losers = [seat for seat in late if moment.missed[seat] >= MISSED]
    if losers and len(game.info.seats) >= MANY:
        order = f"order: {{type: leave, seat: {losers[0]}, by: time}}"
        raise CaseError(
            step.line,
            f"{TIME_OUT}: the others play on; write {order}",
            ko=f"{TIME_OUT}: 나머지는 계속합니다. {order}로 적어 주십시오",
        )
    if losers:
        moment.ended = out_of_time(game.info, losers)
        moment.step(Played(step.line, dict.fromkeys(losers, TIME_OUT), (), state))
        return []
    ordered = {seat: moves[seat] for seat in game.info.seats if seat in moves}
    recording = RecordingChance(chance if step.script is None else chance.at_step(step.script))
    after = game.apply(state, ordered, recording)
    said = {seat: game.write(action) for seat, action in ordered.items()}
    moment.step(Played(step.line, said, after.events, after.state))
    return list(_unsaved(game, state, ordered, recording, after, step.line))


def _default(moment: Moment, seat: Seat, prompt: Prompt) -> Any:
    """What the table answers for a seat whose time is up."""
    game = moment.game
    legal = () if prompt.composed else game.legal(moment.state, seat)
    return game.default_action(game.view(moment.state, seat), prompt, legal)


def _check_seats(asked: Collection[Seat], step: Moves) -> None:
    if not asked and step.moves:
        raise CaseError(step.line, "the game is over; nobody is asked", ko="판이 끝나 아무도 고를 것이 없습니다")
    for seat in step.moves:
        if seat not in asked:
            raise CaseError(
                step.line,
                f"{seat} is not asked now; {' and '.join(asked)} is",
                ko=f"지금 {seat} 자리는 고를 것이 없습니다. 고를 자리: {', '.join(asked)}",
            )
    missing = [seat for seat in asked if seat not in step.moves]
    if missing:
        raise CaseError(
            step.line,
            f"{' and '.join(missing)} must answer in this step too",
            ko=f"이 단계에서 함께 답해야 하는 자리입니다: {', '.join(missing)}",
        )


def _unsaved(
    game: AnyProvable, state: Any, moves: dict[Seat, Any], draws: RecordingChance, after: Step, line: int
) -> Iterator[Problem]:
    """Save state and moves, load them, and take the same step from there: nothing may differ."""
    loaded: Any = decode(game.state_type, encode(state))
    again = {seat: decode(game.action_type, encode(action)) for seat, action in moves.items()}
    if loaded != state or again != moves:
        yield Problem(
            line,
            "the state or a move is not the same after saving and loading",
            "저장했다 불러오면 상태나 수가 달라집니다",
        )
        return
    try:
        step = game.apply(loaded, again, RecordedChance(draws.draws))
    except DrawError as error:
        yield Problem(
            line,
            f"after saving and loading, the step draws otherwise: {error}",
            f"저장했다 불러오면 뽑는 값이 달라집니다: {told(error, 'ko')}",
        )
        return
    if encode(list(step)) != encode(list(after)):
        yield Problem(
            line, "after saving and loading, the step goes otherwise", "저장했다 불러오면 단계의 결과가 달라집니다"
        )


def _faults(game: AnyProvable, first: Played, played: Played, sound_from_start: bool) -> list[Problem]:
    """What is wrong with a state whatever the case expects of it. Raises CaseError if the case is to blame."""
    sums, params = arithmetic_of(game), getattr(game, "params", None)
    wrong = [
        Problem(played.line, fault, f"이벤트의 수가 서로 맞지 않습니다: {fault}")
        for event in played.events
        for fault in sums.faults(event, params)
    ]
    if wrong:
        return wrong
    if decode(game.state_type, encode(played.state)) != played.state:
        return [
            Problem(
                played.line, "the state is not the same after saving and loading", "저장했다 불러오면 상태가 달라집니다"
            )
        ]
    broken = game.invariants(played.state) if sound_from_start else ()
    if broken:  # a constructed state may be out of joint; a played one may not become so
        return [
            Problem(played.line, f"the state is broken: {fault}", f"상태가 어긋났습니다: {told(fault, 'ko')}")
            for fault in broken
        ]
    found = [Problem(played.line, leak, leak.ko) for leak in leaks(game, played.state)]
    if found and not sound_from_start:
        why = _impossible(game.invariants(first.state)[0])
        raise CaseError(first.line, f"given: {why}", ko=f"given: {why.ko}")
    return found
