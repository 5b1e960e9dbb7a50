"""Playing a replay again without the random generator, and checking every line of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from hanpan.core.chance.chance import Chance
from hanpan.core.chance.dice import AnyKeys, chance_of
from hanpan.core.chance.draws import DrawError, RecordedChance
from hanpan.core.contract.codec import plain, state_hash
from hanpan.core.contract.error import told
from hanpan.core.contract.game import AnyGame, LoadGame, Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.core.match.course import Course
from hanpan.core.match.leaving import alone_at_last, result_of
from hanpan.core.match.orders import AnyOrder, BadOrder, Verdict, verdict
from hanpan.core.replay.dice import DiceCheck, Kept, Problem, checked_keys
from hanpan.core.replay.format import BadReplay, Replay, SeedDice, StepLine, game_of, moves_of

T = TypeVar("T")

NOTHING_KEPT = Kept()

_Wrong: TypeAlias = Callable[[str, str], None]  # notes what is wrong, in English and in Korean


class VerifyReport(msgspec.Struct, frozen=True):
    """What a check of a whole replay found.

    `dice`: checked against the seed or the secret; bound by the values of the seats besides (or those of an earlier
    match, pinned); or the secret is not told yet; or it is told and not the right one.
    """

    path: str
    game: str
    steps: int  # how many steps were played again and hold
    finished: bool
    dice: DiceCheck
    problems: tuple[Problem, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


class Moment(NamedTuple):
    """One step of a replay as it was played."""

    n: int
    state: Any
    moves: Mapping[Seat, Any]
    events: tuple[Happening, ...]


def states(replay: Replay, load_game: LoadGame) -> Iterator[Moment]:
    """The game step by step from the recorded draws. Raises BadReplay where the file is not so."""
    return moments(replay, game_of(replay, load_game))


def moments(replay: Replay, game: AnyGame) -> Iterator[Moment]:
    """The same for whoever has the game already."""
    course = _course(replay, game)
    for n in range(len(replay.steps)):
        problems: list[Problem] = []
        moves, step = _replayed(replay, game, course, None, problems)
        if problems or step is None:
            raise BadReplay(replay.path, problems[0].line, problems[0].reason, ko=problems[0].ko)
        yield Moment(n, step.state, moves, step.events)


def verify(replay: Replay, load_game: LoadGame, kept: Kept = NOTHING_KEPT) -> VerifyReport:
    """Check moves, orders, draws, hashes, result and dice, also against what a player kept of them. Raises BadReplay if
    its game cannot be had.

    After a step that does not come out as written the rest has no meaning and is not looked at.
    """
    game = game_of(replay, load_game)
    problems: list[Problem] = []
    keys, dice = checked_keys(replay, kept, problems)
    held = 0
    course = _course(replay, game)
    for _ in replay.steps:
        wrong: list[Problem] = []
        _, step = _replayed(replay, game, course, keys, wrong)
        problems += wrong
        if step is None:
            break
        held += not wrong
    else:
        problems += _check_result(replay, game, course)
    finished = replay.result is not None
    return VerifyReport(str(replay.path), replay.header.game, held, finished, dice, tuple(problems))


def _course(replay: Replay, game: AnyGame) -> Course:
    return Course(game, (step.order for step in replay.steps))


class _AuditedChance:
    """Plays back the record and notes each outcome that the seed would not have given."""

    def __init__(self, recorded: RecordedChance, seeded: Chance) -> None:
        self._recorded = recorded
        self._seeded = seeded
        self.differences: list[tuple[str, str]] = []  # each in English and in Korean

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        outcome = self._recorded.pick(label, options, weights)
        expected = self._seeded.pick(label, options, weights)
        if outcome != expected:
            english = f"draws: {label} is {outcome!r} in the file, the dice of this match give {expected!r}"
            korean = f"draws: {label}: 파일에는 {outcome!r}, 이 판의 주사위로는 {expected!r}"
            self.differences.append((english, korean))
        return outcome


def _replayed(
    replay: Replay, game: AnyGame, course: Course, keys: AnyKeys | None, problems: list[Problem]
) -> tuple[dict[Seat, Any], Step | None]:
    """The next step again; None if what follows it cannot be known."""
    n, state = course.steps, course.state

    def wrong(reason: str, ko: str) -> None:
        problems.append(Problem(replay.line(n), f"step {n}: {reason}", f"{n}단계: {ko}"))

    record = replay.steps[n]
    if record.order is not None:
        return {}, _ordered(record, record.order, course, wrong)
    try:
        moves = moves_of(replay, game, n)
    except BadReplay as error:
        problems.append(Problem(error.line, error.reason, error.reason_ko))
        return {}, None
    reason = _illegal(game, state, moves)
    if reason is not None:
        wrong(*reason)
        return moves, None
    recorded = RecordedChance(record.draws)
    audited = None if keys is None else _AuditedChance(recorded, chance_of(keys, course.seed, n))
    chance: Chance = audited or recorded
    try:
        step = game.setup(replay.header.mode, chance) if state is None else game.apply(state, moves, chance)
        recorded.finish()
    except DrawError as error:
        misfit: DrawError | None = error
    else:
        misfit = None
    for difference in audited.differences if audited else ():
        wrong(*difference)
    if misfit is not None:
        wrong(f"draws: {misfit}", f"draws: {told(misfit, 'ko')}")
        return moves, None
    if not _is_hash(record, step, wrong):
        return moves, None
    course.moved(step.state)
    return moves, step


def _ordered(record: StepLine, order: AnyOrder, course: Course, wrong: _Wrong) -> Step | None:
    """What a judge or the clock did, once more."""
    if record.moves or record.draws:
        wrong(
            "order: nobody moves and nothing is drawn where a judge or the clock acts",
            "order: 심판이나 시계가 정한 단계에서는 아무도 움직이지 않고 아무것도 뽑지 않습니다",
        )
        return None
    if course.state is None:
        wrong("order: a match begins with its setup", "order: 판은 준비부터 시작합니다")
        return None
    try:
        step = course.ordered(order)
    except BadOrder as error:
        wrong(f"order: {error}", f"order: {told(error, 'ko')}")
        return None
    return step if _is_hash(record, step, wrong) else None


def _is_hash(record: StepLine, step: Step, wrong: _Wrong) -> bool:
    found = state_hash(step.state)
    if found != record.hash:
        wrong(
            f"hash: {record.hash} in the file, the state is {found}",
            f"hash: 파일에는 {record.hash}, 상태의 해시는 {found}",
        )
    return found == record.hash


def _illegal(game: AnyGame, state: Any, moves: Mapping[Seat, Any]) -> tuple[str, str] | None:
    """Why these moves cannot be made in this state, in English and in Korean; None if they can."""
    asked = game.pending(state) if state is not None else {}
    for seat in asked:
        if seat not in moves:
            clause = asked[seat].clause
            return (
                f"moves.{seat}: missing, {seat} is asked here ({clause})",
                f"moves.{seat}: 없습니다. 여기서 {seat}에게 묻습니다({clause})",
            )
    for seat, action in moves.items():
        if seat not in asked:
            return f"moves.{seat}: {seat} is not asked here", f"moves.{seat}: 여기서는 {seat}에게 묻지 않습니다"
        refusal = game.check(state, seat, action)
        if refusal is not None:
            said, why = game.write(action), f"{refusal.code} ({refusal.clause})"
            return f"moves.{seat}: {said!r} is refused: {why}", f"moves.{seat}: {said!r}: 할 수 없습니다: {why}"
    if state is not None and not asked:
        return "the game is over before this step", "이 단계 전에 판이 끝났습니다"
    return None


def _check_result(replay: Replay, game: AnyGame, course: Course) -> Iterator[Problem]:
    outcome = result_of(game, course.state, course.orders)
    judged = verdict(game, course.by_step)
    alone = alone_at_last(game, course.orders)
    if replay.result is None:
        if outcome is not None:
            yield Problem(
                replay.last_line, "result: missing, the game is over here", "result: 없습니다. 여기서 판이 끝났습니다"
            )
        return
    by_judge = replay.result.result.by == "judge"
    if by_judge != (judged is not None) or (judged is not None and replay.result.result.winner != judged.winner):
        english, korean = _said(judged)
        yield Problem(replay.last_line, f"result: {english}", f"result: {korean}")
    if replay.result.result.by != "play":
        if alone is not None and alone != replay.result.result.outcome:
            yield Problem(
                replay.last_line,
                f"result: the others have left, which gives {plain(alone)}",
                f"result: 다른 사람이 모두 떠났으므로 결과는 {plain(alone)}",
            )
        if outcome is not None and judged is None:
            yield Problem(
                replay.last_line,
                "result: the game was played to its end, nothing else can have ended it",
                "result: 끝까지 한 판이므로 다른 까닭으로 끝났을 수 없습니다",
            )
    elif outcome is None:
        yield Problem(
            replay.last_line,
            "result: there is none yet, the game is not over after the last step",
            "result: 아직 결과가 없습니다. 마지막 단계 뒤에도 판이 끝나지 않았습니다",
        )
    elif outcome != replay.result.result.outcome:
        yield Problem(
            replay.last_line,
            f"result: {plain(replay.result.result)} in the file, the game gives {plain(outcome)}",
            f"result: 파일에는 {plain(replay.result.result)}, 판의 결과는 {plain(outcome)}",
        )
    if isinstance(replay.header.dice, SeedDice) and replay.result.secret is not None:
        yield Problem(
            replay.last_line,
            "secret: a match under a public seed has none",
            "secret: 공개된 시드로 한 판에는 비밀값이 없습니다",
        )


def _said(judged: Verdict | None) -> tuple[str, str]:
    """What judges have made of the result, in English and in Korean."""
    if judged is None:
        return "no judge has decided it", "심판이 정한 결과가 아닙니다"
    if judged.annulled:
        return "a judge has annulled it", "심판이 무효로 한 판입니다"
    return (
        f"judges have decided it, {judged.winner or 'nobody'} has won",
        f"심판이 정한 판이며, 이긴 자리: {judged.winner or '없음'}",
    )
