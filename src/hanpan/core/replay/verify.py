"""Playing a replay again without the random generator, and checking every line of it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from hanpan.core.chance import Chance, Keys, SecretKeys, SeedKeys, step_chance
from hanpan.core.codec import plain, state_hash
from hanpan.core.draws import DrawError, RecordedChance
from hanpan.core.event import Event
from hanpan.core.game import AnyGame, LoadGame, Step
from hanpan.core.replay.format import BadReplay, Replay, SeedDice, game_of, moves_of
from hanpan.core.seat import Seat

T = TypeVar("T")

DiceCheck: TypeAlias = Literal["checked", "secret", "unknown"]


class Problem(msgspec.Struct, frozen=True):
    """Something in the file that is not so, and where it stands."""

    line: int
    reason: str


class VerifyReport(msgspec.Struct, frozen=True):
    """What a check of a whole replay found. `dice`: checked against the seed; or the secret is not
    told yet; or it is told and not the right one."""

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
    events: tuple[Event, ...]


def states(replay: Replay, load_game: LoadGame) -> Iterator[Moment]:
    """The game step by step from the recorded draws. Raises BadReplay where the file is not so."""
    game = game_of(replay, load_game)
    state: Any = None
    for n in range(len(replay.steps)):
        problems: list[Problem] = []
        moves, step = _replayed(replay, game, n, state, None, problems)
        if problems or step is None:
            raise BadReplay(replay.path, problems[0].line, problems[0].reason)
        state = step.state
        yield Moment(n, state, moves, step.events)


def verify(replay: Replay, load_game: LoadGame) -> VerifyReport:
    """Check moves, draws, hashes, result and dice. Raises BadReplay if its game cannot be had.

    After a step that does not come out as written the rest has no meaning and is not looked at.
    """
    game = game_of(replay, load_game)
    problems: list[Problem] = []
    keys, dice = _keys(replay, problems)
    held = 0
    state: Any = None
    for n in range(len(replay.steps)):
        wrong: list[Problem] = []
        _, step = _replayed(replay, game, n, state, keys, wrong)
        problems += wrong
        if step is None:
            break
        state = step.state
        held += not wrong
    else:
        problems += _check_result(replay, game, state)
    finished = replay.result is not None
    return VerifyReport(str(replay.path), replay.header.game, held, finished, dice, tuple(problems))


class _AuditedChance:
    """Plays back the record and notes each outcome that the seed would not have given."""

    def __init__(self, recorded: RecordedChance, seeded: Chance) -> None:
        self._recorded = recorded
        self._seeded = seeded
        self.differences: list[str] = []

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        outcome = self._recorded.pick(label, options, weights)
        expected = self._seeded.pick(label, options, weights)
        if outcome != expected:
            self.differences.append(
                f"draws: {label} is {outcome!r} in the file, the dice of this match give {expected!r}"
            )
        return outcome


def _replayed(
    replay: Replay, game: AnyGame, n: int, state: Any, keys: Keys | None, problems: list[Problem]
) -> tuple[dict[Seat, Any], Step | None]:
    """Step `n` again; None if what follows it cannot be known."""

    def wrong(reason: str) -> None:
        problems.append(Problem(replay.line(n), f"step {n}: {reason}"))

    record = replay.steps[n]
    try:
        moves = moves_of(replay, game, n)
    except BadReplay as error:
        problems.append(Problem(error.line, error.reason))
        return {}, None
    reason = _illegal(game, state, moves)
    if reason is not None:
        wrong(reason)
        return moves, None
    recorded = RecordedChance(record.draws)
    audited: _AuditedChance | None = None
    if keys is not None:
        number = 0 if state is None else game.round(state)
        audited = _AuditedChance(recorded, step_chance(keys, number, n))
    chance: Chance = audited or recorded
    try:
        step = game.setup(replay.header.mode, chance) if state is None else game.apply(state, moves, chance)
        recorded.finish()
    except DrawError as error:
        misfit: DrawError | None = error
    else:
        misfit = None
    for difference in audited.differences if audited else ():
        wrong(difference)
    if misfit is not None:
        wrong(f"draws: {misfit}")
        return moves, None
    found = state_hash(step.state)
    if found != record.hash:
        wrong(f"hash: {record.hash} in the file, the state is {found}")
        return moves, None
    return moves, step


def _illegal(game: AnyGame, state: Any, moves: Mapping[Seat, Any]) -> str | None:
    """Why these moves cannot be made in this state; None if they can."""
    asked = game.pending(state) if state is not None else {}
    for seat in asked:
        if seat not in moves:
            return f"moves.{seat}: missing, {seat} is asked here ({asked[seat].clause})"
    for seat, action in moves.items():
        if seat not in asked:
            return f"moves.{seat}: {seat} is not asked here"
        refusal = game.check(state, seat, action)
        if refusal is not None:
            return f"moves.{seat}: {game.write(action)!r} is refused: {refusal.code} ({refusal.clause})"
    if state is not None and not asked:
        return "the game is over before this step"
    return None


def _keys(replay: Replay, problems: list[Problem]) -> tuple[Keys | None, DiceCheck]:
    dice = replay.header.dice
    if isinstance(dice, SeedDice):
        return SeedKeys(dice.seed, dice.game), "checked"
    if replay.result is None:
        return None, "secret"
    if replay.result.secret is None:
        problems.append(Problem(replay.last_line, "secret: missing, a finished match tells the secret of its dice"))
        return None, "unknown"
    try:
        keys = SecretKeys(bytes.fromhex(replay.result.secret))
    except ValueError:
        problems.append(Problem(replay.last_line, "secret: not hexadecimal digits"))
        return None, "unknown"
    if keys.commitment != dice.commitment:
        reason = f"secret: its hash is {keys.commitment}, the match began with commitment {dice.commitment}"
        problems.append(Problem(replay.last_line, reason))
        return None, "unknown"
    return keys, "checked"


def _check_result(replay: Replay, game: AnyGame, state: Any) -> Iterator[Problem]:
    outcome = game.outcome(state)
    if replay.result is None:
        if outcome is not None:
            yield Problem(replay.last_line, "result: missing, the game is over here")
        return
    if replay.result.result.by != "play":
        if outcome is not None:
            yield Problem(replay.last_line, "result: the game was played to its end, nothing else can have ended it")
    elif outcome is None:
        yield Problem(replay.last_line, "result: there is none yet, the game is not over after the last step")
    elif outcome != replay.result.result.outcome:
        yield Problem(
            replay.last_line, f"result: {plain(replay.result.result)} in the file, the game gives {plain(outcome)}"
        )
    if isinstance(replay.header.dice, SeedDice) and replay.result.secret is not None:
        yield Problem(replay.last_line, "secret: a match under a public seed has none")
