"""A game told again: its replay, the game as one seat saw it, the check of its dice, a case cut out of it.

Everything here works on a copy of the record, so that it can run in a thread while the table goes on.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from hanpan.bots.coaches import has_coach
from hanpan.core.chance.chance import HIDDEN
from hanpan.core.chance.dice import BoundKeys
from hanpan.core.contract.codec import encode, plain
from hanpan.core.contract.error import told
from hanpan.core.contract.event import all_sent
from hanpan.core.contract.game import Step
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match, RoundSeed
from hanpan.core.match.orders import Restore
from hanpan.core.proofs.casebook import CannotCut, Recorded, cut_step
from hanpan.core.replay import Ending as ReplayEnding
from hanpan.core.replay import Sitter, parse_replay, replay_lines, verify
from hanpan.core.replay.export import SeenHeader, SeenResult, SeenStep
from hanpan.core.replay.format import FORMAT
from hanpan.games.loading import load_game
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import SeatRow, TableRow
from hanpan.server.tables.memory import TableMemory, moves_of, retold, state_after
from hanpan.server.tables.views import dice_of
from hanpan.server.thinking.thoughts import Question
from hanpan.server.wire import Ending, SeatDice
from hanpan.server.wire_http import DiceCheck, DiceWithout

_BY = {
    "resigned": "resignation",
    "timeout": "time",
    "agreed": "agreement",
    "ended": "order",
    "judged": "judge",
    "annulled": "judge",
}


class Record(NamedTuple):
    """A table's game as far as it was played."""

    row: TableRow
    seats: dict[Seat, SeatRow]
    match: Match
    opening: Any
    ending: Ending | None

    @property
    def closed(self) -> bool:
        """Whether the game is over and its dice are kept from everybody all the same."""
        return self.ending is not None and self.ending.secret is None

    @property
    def name(self) -> str:
        """What its files are called."""
        return f"hanpan-{self.row.id}"


def record_of(memory: TableMemory, now: int) -> Record:
    """A copy that the table does not change any more, with the secret where it may be told now. Raises ApiError before
    the game has begun."""
    match = memory.match
    if match is None:
        raise ApiError(409, "not_started", "nothing has been played at this table")
    copy = Match.at(match.game, match.mode, match.keys, match.state, match.steps)
    return Record(memory.row, dict(memory.seats), copy, memory.opening, memory.told_ending(now))


def full_replay(record: Record) -> bytes:
    """The replay of a game that is over, with the secret of its dice. Raises ApiError."""
    if record.row.start != "setup":
        reason = "this game went on from a position; there is no replay of it, only the game as one seat saw it"
        raise ApiError(409, "no_replay", reason)
    sitters = {seat: Sitter("bot" if row.kind == "bot" else "person", row.name) for seat, row in record.seats.items()}
    ending, stopped, pinned = record.ending, None, record.row.kind == "branch"
    if ending is not None and ending.reason != "played":
        ranks = ending.outcome.ranks if ending.outcome is not None else {}
        by: Any = _BY[ending.reason]
        stopped = ReplayEnding(ending.winner, "", by=by, ranks=ranks)
    return b"".join(replay_lines(record.match, sitters, stopped, pinned=pinned, package=record.row.package or ""))


def seen_replay(record: Record, viewer: Seat | None) -> bytes:
    """The game as a seat saw it (None: a spectator), also of one that is not over."""
    match, info = record.match, record.match.game.info
    sitters = {seat: Sitter("bot" if row.kind == "bot" else "person", row.name) for seat, row in record.seats.items()}
    header = SeenHeader(
        hanpan="seen",
        format=FORMAT,
        seat=viewer,
        game=info.id,
        rules=info.rules_version,
        variant=info.variant,
        overrides=info.overrides,
        mode=match.mode,
        seats=sitters,
        commitment=match.commitment,
        day=info.day,
    )
    lines: list[object] = [header]
    for n, step in enumerate(steps(record)):
        own = {seat: plain(move) for seat, move in match.steps[n].moves.items() if seat == viewer}
        lines.append(SeenStep(n, own, all_sent(step.events, viewer), match.game.view(step.state, viewer)))
    ending = record.ending
    if ending is not None:
        outcome = ending.outcome
        by: Any = _BY.get(ending.reason, "play")
        clause, data, ranks = (outcome.clause, outcome.data, outcome.ranks) if outcome is not None else ("", {}, {})
        lines.append(SeenResult(ReplayEnding(ending.winner, clause, data, by, ranks=ranks)))
    return b"".join(encode(line) + b"\n" for line in lines)


def open_seeds(record: Record) -> list[RoundSeed]:
    """The seeds of rounds as far as anybody may know them; none where the first rounds had another secret."""
    if record.row.start != "setup" or record.closed:
        return []
    return list(record.match.round_seeds(over=record.ending is not None))


def dice_check(record: Record, *, lags: bool = False) -> DiceCheck:
    """Whether the dice are those of the secret that was promised.

    Before the game is over only the rounds that the game opens are told; `lags`: nothing, to somebody who may
    not know yet how far the game has come.
    """
    row, keys = record.row, record.match.keys
    bare = _bare(row, record.match.commitment or "")
    if lags or record.closed:
        return bare
    if isinstance(keys, BoundKeys):
        known = {
            seat: SeatDice(one.pledge, one.source == "seat", one.value, one.source) for seat, one in keys.values.items()
        }
        bare = replace(bare, seats=known)
    fresh, rounds = row.start == "setup", open_seeds(record)
    if record.ending is None:
        opened = {entry.round for entry in rounds if entry.seed is not None}
        shown = [draw for draw in _draws(record) if draw["round"] in opened and not draw["label"].startswith(HIDDEN)]
        return replace(bare, draws=shown, rounds=rounds)
    match_key = keys.match_key if isinstance(keys, BoundKeys) else None
    bare = replace(bare, secret=record.ending.secret, draws=_draws(record), match_key=match_key)
    if not fresh:
        reason = "this game went on from a position: its first dice are not of this secret"
        reason_ko = "주어진 국면에서 이어 한 판이라 처음의 주사위는 이 비밀값에서 나오지 않았습니다"
        return replace(bare, problems=[reason], problems_ko=[reason_ko])
    report = verify(parse_replay(Path(f"{record.name}.jsonl"), full_replay(record), finished=True), load_game)
    problems = [f"line {problem.line}: {problem.reason}" for problem in report.problems]
    problems_ko = [f"{problem.line}번째 줄: {problem.ko}" for problem in report.problems]
    return replace(bare, ok=report.ok, problems=problems, problems_ko=problems_ko, rounds=rounds)


def dice_before(memory: TableMemory, *, lags: bool) -> DiceCheck:
    """What is promised of the dice of a game that has not begun."""
    seats = {} if lags else dice_of(memory)
    return replace(_bare(memory.row, memory.keys.commitment), seats=seats)


def _bare(row: TableRow, commitment: str) -> DiceCheck:
    return DiceCheck(
        table=row.id,
        commitment=commitment,
        secret=None,
        ok=None,
        problems=[],
        problems_ko=[],
        draws=[],
        rounds=[],
        dice=row.dice,
        without=_without(row),
        seats={},
        match_key=None,
    )


def _without(row: TableRow) -> DiceWithout | None:
    """Why the seats add nothing to the dice of a table; None where they do."""
    if row.kind == "branch":
        if row.dice == "bound":
            return "pinned"
        return "position" if row.start == "given" else "branch"
    if row.dice == "bound":
        return None
    if row.kind == "tutorial":
        return "tutorial"
    return "daily" if row.mode == "daily" else "earlier"


def _draws(record: Record) -> list[dict[str, Any]]:
    """Every draw with the round whose seed it came from."""
    game, out, seed, shift = record.match.game, [], 0, 0
    for n, step in enumerate(steps(record)):
        made = record.match.steps[n]
        out += [{"step": n, "round": seed, "label": label, "outcome": outcome} for label, outcome in made.draws]
        if isinstance(made.order, Restore):
            shift = made.order.shift
        seed = game.round(step.state) + shift
    return out


def case_at(record: Record, step: int) -> str:
    """A case that repeats one step of a game that is over. Raises ApiError."""
    match = record.match
    if not 1 <= step < len(match.steps):
        raise ApiError(
            400,
            "bad_request",
            f"step: {step} is outside 1 to {len(match.steps) - 1}",
            {"field": "step"},
            ko=f"step: {step}: 1부터 {len(match.steps) - 1}까지여야 합니다",
        )
    again = zip(steps(record), match.steps[: step + 1], strict=False)
    recorded = [Recorded(one.state, moves_of(match.game, by.moves), by.draws, by.order) for one, by in again]
    title = f"Step {step} of table {record.row.id}"
    try:
        mode = match.mode if record.opening is None else None  # there was no setup
        return cut_step(match.game, mode, recorded, case=f"{record.name}-{step}", title=title)
    except CannotCut as error:
        raise ApiError(409, "cannot_cut", str(error), ko=told(error, "ko")) from error


def choices(record: Record, seat: Seat | None) -> frozenset[int]:
    """The steps after which a seat chose something that the coach may be asked about: none before all may be told."""
    if seat is None or record.ending is None or record.closed or not has_coach(record.row.game):
        return frozenset()
    return frozenset(n - 1 for n, step in enumerate(record.match.steps) if seat in step.moves)


def choice_at(record: Record, seat: Seat, step: int) -> tuple[Question, Any]:
    """What a seat was asked after a step of a game that is over, with what it saw then, and what it chose. Raises
    ApiError."""
    if record.closed:
        raise ApiError(409, "day_not_over", "the coach says nothing about a daily run until the day is over")
    if step not in choices(record, seat):
        reason = f"step: {seat} chose nothing after it that a coach could be asked about"
        ko = f"step: 그 뒤에 {seat} 자리는 코치에게 물을 만한 선택을 하지 않았습니다"
        raise ApiError(400, "bad_request", reason, {"field": "step"}, ko=ko)
    game = record.match.game
    state = state_after(record.match, record.opening, step)
    prompt = game.pending(state)[seat]
    legal = () if prompt.composed else game.legal(state, seat)
    return Question(game.view(state, seat), prompt, legal), moves_of(game, record.match.steps[step + 1].moves)[seat]


def steps(record: Record) -> Iterator[Step]:
    """Every step again, from the recorded draws."""
    return retold(record.match, record.opening)
