"""How a table stands: everything a live table holds in memory, made from what is stored."""

from asyncio import Task
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import msgspec

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.chance.dice import BoundKeys, bound_keys
from hanpan.core.chance.draws import DrawError, RecordedChance
from hanpan.core.contract.codec import BadData, convert, decode, state_hash
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.error import told as in_words
from hanpan.core.contract.game import AnyGame, KeepsTime, PlaysGames, Prompt, Step, TimeLaw, UnknownRules
from hanpan.core.contract.opening import opened
from hanpan.core.contract.seat import Seat
from hanpan.core.match.course import Course
from hanpan.core.match.leaving import alone_at_last
from hanpan.core.match.match import Match, StepRecord
from hanpan.core.match.orders import MANY, BadOrder, Call, disqualified, left, open_calls, verdict
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, left_out, plugin
from hanpan.server.storage.rows import LogRow, SeatRow, SnapshotRow, TableRow
from hanpan.server.storage.writes import Saved
from hanpan.server.tables.clocks import NO_CLOCK, Clocks
from hanpan.server.tables.curtain import secret_closed
from hanpan.server.tables.entries import (
    AnyEntry,
    ClockMark,
    DrawDeclined,
    DrawOffered,
    Ended,
    JudgeAgreed,
    RematchAsked,
    Sealed,
    Stepped,
    Withdrawn,
    entry_of,
    is_news,
)
from hanpan.server.tables.judges import Consents, Judge, all_agree, sits
from hanpan.server.tables.requests import Requests
from hanpan.server.thinking.thoughts import Question
from hanpan.server.thinking.turns import Owner
from hanpan.server.wire import Ending
from hanpan.server.wire_base import Face

BY_JUDGES = ("judged", "annulled")


class CannotResume(HanpanError):
    """A stored table that cannot be gone on with; the message says why."""


@dataclass
class TableMemory:
    """A table in memory. `match` is None until every seat is taken."""

    row: TableRow
    seats: dict[Seat, SeatRow]
    game: AnyGame
    keys: SecretKeys | BoundKeys  # of a table that has not begun: as if it began now
    match: Match | None = None
    opening: Any = None  # the first state, where the game did not start from the setup
    clocks: Clocks | None = None
    draw_by: list[Seat] = field(default_factory=list)  # who wants a draw now, the first who offered it first
    draw_game: bool = False  # whether it is only of the present game of a match
    changes: Counter[Seat] = field(default_factory=Counter)  # answers taken back and draws offered at this question
    rematch_by: list[Seat] = field(default_factory=list)
    ending: Ending | None = None
    ended: Ended | None = None  # how it ended before judges said anything about it
    requests: Requests = field(default_factory=Requests)
    drafts: dict[Seat, Any] = field(default_factory=dict)  # half-built answers to the present questions
    weighing: dict[Seat, Task[Any]] = field(default_factory=dict)  # whose answer the coach compares with its own
    faces: dict[Seat, Face] = field(default_factory=dict)  # as the browsers of those who sit there say
    behind: dict[Seat, set[str]] = field(default_factory=dict)  # accounts that the browsers of a seat's sitter know
    consents: Consents = field(default_factory=Consents)
    rulings: Counter[str] = field(default_factory=Counter)  # of each judge, by user id
    faults: Counter[Seat] = field(default_factory=Counter)  # of bots that failed, since the table was read
    log_length: int = 0
    came: set[Seat] = field(default_factory=set)  # for whom a browser has been here since the server started
    address: str | None = None  # where it was opened from, or where the first of its players came from
    changed_at: int = 0  # when the game last went on or ended

    def __post_init__(self) -> None:
        self._in_games = self.game if isinstance(self.game, PlaysGames) else None  # asked at each move

    @property
    def playing(self) -> Match | None:
        """The match while it can go on."""
        return self.match if self.ending is None else None

    @property
    def draw_offer(self) -> Seat | None:
        """Who offered the draw that stands."""
        return self.draw_by[0] if self.draw_by else None

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats that were left in a match of three and more, and that no bot has taken since."""
        return () if self.match is None or len(self.seats) < MANY else left(self.match.orders)

    @property
    def staying(self) -> list[Seat]:
        """The seats with a person on them who still plays."""
        gone = self.left
        return [seat for seat in self.people if seat not in gone]

    @property
    def disqualified(self) -> tuple[Seat, ...]:
        """The seats that a judge has disqualified."""
        return () if self.match is None else disqualified(self.match.ordered)

    @property
    def people(self) -> list[Seat]:
        """The seats with a person on them."""
        return [seat for seat, row in self.seats.items() if row.kind == "person"]

    @property
    def unpledged(self) -> list[Seat]:
        """Who has still to bind a value for the dice: open seats too, where somebody may come to sit."""
        return [seat for seat, row in self.seats.items() if row.kind != "bot" and row.pledge is None]

    @property
    def unopened(self) -> list[Seat]:
        """The persons whose value the dice are waiting for, where they take any."""
        return [seat for seat in self.people if self.seats[seat].value is None] if self.row.dice == "bound" else []

    @property
    def asked_people(self) -> dict[Seat, Prompt]:
        """The questions that people have to answer now."""
        match = self.playing
        return {} if match is None else {seat: match.pending[seat] for seat in self.staying if seat in match.pending}

    @property
    def round(self) -> int:
        """How far the game has come."""
        return 0 if self.match is None else self.game.round(self.match.state)

    @property
    def progress(self) -> dict[str, int]:
        """The same in the game's own measures, as spectators see it; empty where the game does not say."""
        stands = None if self.match is None else plugin(self.row.game).stands(self.game, self.match.state)
        return {} if stands is None else stands.told

    @property
    def owner(self) -> Owner:
        """In whose turn the bots of this table think: whoever opened it, there where the players come from."""
        opener = self.row.created_by
        account = any(seat.user_id == opener and seat.mark is None for seat in self.seats.values())
        return Owner(self.address or f"of {opener}", opener, guest=not account)

    @property
    def calls(self) -> list[Call]:
        """The calls for a judge that nobody has answered yet."""
        return [] if self.match is None else open_calls(self.match.orders)

    @property
    def waiting_caller(self) -> Seat | None:
        """Who waits for a judge with the present question; whoever plays on waits no more."""
        match = self.playing
        orders = [] if match is None else [step.order for step in match.steps[match.asked_at :] if step.order]
        return next((call.seat for call in open_calls(orders)), None)

    @property
    def game_number(self) -> int | None:
        """The game of a match that can end alone now."""
        match, game = self.playing, self._in_games
        return game.present_game(match.state) if match is not None and game is not None else None

    @property
    def game_to_lose(self) -> int | None:
        """The game of a match that a judge can let a seat lose now."""
        match, game = self.playing, self._in_games
        return game.game_to_lose(match.state) if match is not None and game is not None else None

    @property
    def law(self) -> TimeLaw | None:
        """The clock that the game's own rules have now; it runs where people sit on all seats."""
        match, game = self.playing, self.game
        if match is None or not isinstance(game, KeepsTime) or len(self.people) < len(self.seats):
            return None
        return game.time_law(match.state)

    def rival(self, seat: Seat) -> Seat | None:
        """Who wins when the seat of a game for two gives up; nobody in a game for one."""
        return next((who for who in self.seats if who != seat), None)

    def seat_of(self, user_id: str) -> SeatRow | None:
        """The user's own seat. Of several (a guest has become an account that sat there too) the one that is asked."""
        own = [seat for seat in self.seats.values() if seat.user_id == user_id]
        match = self.playing
        asked = [seat for seat in own if match is not None and seat.seat in match.pending]
        unanswered = [seat for seat in asked if match is not None and seat.seat not in match.sealed]
        return next(iter(unanswered or own), None)

    def plays(self, user_id: str) -> bool:
        """Whether the user plays at the table, also as a guest in a browser where the account has logged in."""
        return sits(self.seats, user_id) or any(user_id in known for known in self.behind.values())

    def lets_judge(self, judge: Judge) -> bool:
        """Whether this one may judge here now, as far as the table knows; a role may have been taken away since."""
        if self.plays(judge.user_id):
            return False
        agreed = all_agree(self.seats, self.left, self.consents.of(judge.user_id))
        return judge.key is None or (judge.key == self.row.judge_key and agreed)

    def question(self, seat: Seat) -> Question | None:
        """What the seat is asked now and has not answered."""
        match = self.playing
        if match is None or seat not in match.pending:
            return None
        state, prompt = match.state, match.pending[seat]
        legal = () if prompt.composed else self.game.legal(state, seat)
        return Question(self.game.view(state, seat), prompt, legal)

    def told_ending(self, now: int) -> Ending | None:
        """How the table ended, with the secret of its dice where that may be told."""
        if self.ending is None or not secret_closed(self.row, now):
            return self.ending
        return msgspec.structs.replace(self.ending, secret=None)

    def new_end(self) -> Ended | None:
        """How the match has ended with its last step: as judges say, or by its rules, or as it had ended before judges
        spoke. None where it goes on, or has ended so already."""
        assert self.match is not None
        judged, outcome, ended = verdict(self.game, self.match.ordered), self.match.outcome, self.ended
        if judged is not None:
            ended = Ended("annulled" if judged.annulled else "judged", judged.winner)
        elif outcome is not None:
            ended = Ended("played", outcome.winner)
        told = None if self.ending is None else Ended(self.ending.reason, self.ending.winner)
        return None if ended == told else ended

    def end(self, reason: Ended) -> None:
        """The table is over, or judges have made something else of its end."""
        outcome = None
        if reason.reason not in BY_JUDGES:
            self.ended = reason
        if self.match is not None and (reason.reason not in BY_JUDGES or len(self.seats) >= MANY):
            outcome = self.match.outcome or alone_at_last(self.game, self.match.orders)
        self.ending = Ending(reason.reason, reason.winner, outcome, self.row.secret)
        self.draw_by = []
        if self.clocks is not None:
            self.clocks.stop()


def game_of(row: TableRow) -> AnyGame:
    """The game of a table under its own numbers and rules. Raises CannotResume for rules that are played no more."""
    try:
        return opened(load_game, row.game, row.overrides, row.rules, row.day, row.package or "")
    except UnknownRules as error:
        plays = load_game(row.game).info.rules_version
        raise CannotResume(
            f"this table was opened under rules {row.rules}, the server plays {plays}",
            ko=f"규칙 {row.rules}로 연 테이블인데, 이 서버의 규칙은 {plays}입니다",
        ) from error
    except ValueError as error:
        raise CannotResume(str(error), ko=in_words(error, "ko")) from error


def missing_package(row: TableRow) -> str | None:
    """Of a table whose game is not here: the package that brought it, or that should bring it and cannot be used. Empty
    where that is not known; None where the game is here."""
    if row.game in game_ids():
        return None
    broken = (each.distribution for each in left_out() if each.game == row.game)
    return next(broken, row.package) or ""


def keys_of(row: TableRow, seats: Mapping[Seat, SeatRow]) -> SecretKeys | BoundKeys:
    """The dice of a table with the values that its seats have opened."""
    secret = bytes.fromhex(row.secret)
    if row.dice != "bound":
        return SecretKeys(secret)
    opened = {seat: one.value for seat, one in seats.items() if one.value is not None}
    pledges = {seat: one.pledge for seat, one in seats.items() if one.pledge is not None}
    return bound_keys(secret, seats, opened, pledges)


def restore(saved: Saved, now: int) -> TableMemory:
    """The table as the log leaves it, every hash checked. The clocks (on `now`) stand still.

    Raises CannotResume and nothing else, whatever is wrong with what is stored or with the rules.
    """
    try:
        return _restored(saved, now)
    except CannotResume:
        raise
    except Exception as error:
        raise CannotResume(f"{type(error).__name__}: {error}") from error


def _restored(saved: Saved, now: int) -> TableMemory:
    row = saved.table
    if not row.secret:
        raise CannotResume(row.fault or "its row cannot be read", ko=row.fault or "저장된 것을 읽을 수 없습니다")
    game = game_of(row)
    game.info.mode(row.mode)
    _check_whole(saved, game)
    memory = TableMemory(row, dict(saved.seats), game, keys_of(row, saved.seats))
    memory.log_length = len(saved.log)
    entries = [entry_of(line) for line in saved.log]
    news = (line.at for line, entry in zip(saved.log, entries, strict=True) if is_news(entry))
    # Not later than now, if the time of day was set forwards when it was written.
    memory.changed_at = min(max(news, default=row.created_at), now)
    memory.requests = Requests(_done(saved.log, entries))
    steps = [entry for entry in entries if isinstance(entry, Stepped)]
    if steps:
        if row.start == "given":
            memory.opening = _snapshot_state(game, saved.snapshots[0])
        memory.match = _match(memory, steps, saved.snapshots)
        memory.clocks = clocks_of(memory, [step.clock for step in steps if step.clock is not None])
        if memory.clocks is not None:
            memory.clocks.pause(now)
            memory.clocks.ask(memory.asked_people, now, memory.law)
            memory.clocks.wait(memory.waiting_caller, now)
    _fold(memory, saved.log, entries)
    return memory


def _check_whole(saved: Saved, game: AnyGame) -> None:
    """Nothing of the table is missing. Raises CannotResume."""
    if set(saved.seats) != set(game.info.seats):
        raise CannotResume(
            f"it has the seats {', '.join(saved.seats) or 'none'}, not {', '.join(game.info.seats)}",
            ko=f"자리가 {', '.join(game.info.seats)}이어야 하는데 {', '.join(saved.seats) or '없음'}입니다",
        )
    for n, line in enumerate(saved.log):
        if line.n != n:
            raise CannotResume(f"line {n} of its log is missing", ko=f"기록의 {n}번 줄이 없습니다")
    if saved.table.status == "playing" and not saved.log:
        raise CannotResume("its log is missing", ko="기록이 없습니다")
    if saved.table.start == "given" and not (saved.snapshots and saved.snapshots[0].step == 0):
        raise CannotResume("the position that it began from is missing", ko="처음의 국면이 없습니다")


def clocks_of(memory: TableMemory, marks: Iterable[ClockMark] = ()) -> Clocks | None:
    """The clocks of a table, if it was opened with some or its game's rules have one."""
    rules = memory.row.clock
    if rules is None and not isinstance(memory.game, KeepsTime):
        return None
    return Clocks(rules or NO_CLOCK, memory.game.info.seats, marks)


def _done(log: Sequence[LogRow], entries: Sequence[AnyEntry]) -> Iterator[tuple[str, str]]:
    """The requests that were carried out, and whose they were."""
    for line, entry in zip(log, entries, strict=True):
        asker = line.seat or (entry.by if isinstance(entry, Stepped) else None)
        if line.request is not None and asker is not None:
            yield asker, line.request


def _fold(memory: TableMemory, log: Sequence[LogRow], entries: Sequence[AnyEntry]) -> None:
    """What the log says besides the steps themselves."""
    for line, entry in zip(log, entries, strict=True):
        if isinstance(entry, Stepped):
            if entry.asked in (None, entry.n + 1):
                memory.draw_by = []
                memory.changes.clear()
            if entry.by is not None:
                memory.rulings[entry.by] += 1
        elif isinstance(entry, Sealed | Withdrawn):
            if isinstance(entry, Withdrawn) and line.seat is not None:
                memory.changes[line.seat] += 1
            _fold_answer(memory, line, entry)
        elif isinstance(entry, DrawOffered):
            offered = [line.seat] if line.seat is not None else []
            memory.changes.update(offered)
            memory.draw_by = [*memory.draw_by, *offered] if entry.game == memory.draw_game else offered
            memory.draw_game = entry.game
        elif isinstance(entry, DrawDeclined):
            memory.draw_by = []
        elif isinstance(entry, RematchAsked):
            if line.seat is not None:
                memory.rematch_by.append(line.seat)
        elif isinstance(entry, JudgeAgreed):
            if line.seat is not None:
                memory.consents.take(line.seat, entry)
        else:
            memory.end(entry)


def _fold_answer(memory: TableMemory, line: LogRow, entry: Sealed | Withdrawn) -> None:
    match, clocks = memory.match, memory.clocks
    if match is None or line.seat is None or entry.step != match.asked_at:
        return  # of a step that has been made since
    if isinstance(entry, Withdrawn):
        match.withdraw(line.seat)
        if clocks is not None:
            clocks.withdraw(line.seat)
        return
    match.sealed[line.seat] = convert(memory.game.action_type, entry.action)
    if clocks is not None:
        clocks.answer(line.seat, line.at)
        if entry.auto:
            clocks.miss(line.seat)


def _match(memory: TableMemory, steps: Sequence[Stepped], snapshots: Sequence[SnapshotRow]) -> Match:
    """The match after its steps: from the last snapshot on, with the recorded draws."""
    game, row = memory.game, memory.row
    records = [StepRecord(dict(step.moves), step.draws, (), step.hash, step.order) for step in steps]
    last = snapshots[-1] if snapshots else None
    if last is None:
        course = Course(game, (record.order for record in records))
    else:
        state = _snapshot_state(game, last)
        if last.step >= len(records):
            raise CannotResume(
                f"the log ends before step {last.step}, of which there is a snapshot",
                ko=f"{last.step}단계의 스냅숏이 있는데 기록은 그 앞에서 끝납니다",
            )
        if state_hash(state) != records[last.step].hash:
            raise CannotResume(
                f"the snapshot of step {last.step} is not the state that the log says",
                ko=f"{last.step}단계의 스냅숏이 기록의 상태와 다릅니다",
            )
        course = Course.after(game, state, [record.order for record in records[: last.step + 1]])
    while course.steps < len(records):
        again(game, row.mode, course, records[course.steps])
    return Match.at(game, row.mode, memory.keys, course.state, records, steps[-1].asked)


def again(game: AnyGame, mode: str, course: Course, record: StepRecord) -> Step:
    """The next step once more, from its recorded draws. Raises CannotResume where it comes out differently."""
    n, chance = course.steps, RecordedChance(record.draws)
    try:
        if record.order is not None:
            step = course.ordered(record.order)
        else:
            moves = moves_of(game, record.moves)
            step = game.setup(mode, chance) if course.state is None else game.apply(course.state, moves, chance)
            course.moved(step.state)
        chance.finish()
    except (BadData, BadOrder, DrawError) as error:
        raise CannotResume(f"step {n}: {error}", ko=f"{n}단계: {in_words(error, 'ko')}") from error
    except Exception as error:  # the rules of today do not know what was played under yesterday's
        raise CannotResume(
            f"step {n}: {type(error).__name__}: {error}", ko=f"{n}단계: {type(error).__name__}: {error}"
        ) from error
    if state_hash(step.state) != record.hash:
        raise CannotResume(f"step {n} leads to another state than the log says", ko=f"{n}단계의 상태가 기록과 다릅니다")
    return step


def retold(match: Match, opening: Any = None) -> Iterator[Step]:
    """Every step of a match once more; an opening that was given is the first. Raises CannotResume."""
    course = Course(match.game, (record.order for record in match.steps), opening)
    if opening is not None:
        yield Step(opening, ())
    for record in match.steps[course.steps :]:
        yield again(match.game, match.mode, course, record)


def state_after(match: Match, opening: Any, step: int) -> Any:
    """The state after an earlier step. Raises CannotResume."""
    told = next(islice(retold(match, opening), step, None))
    return told.state


def moves_of(game: AnyGame, moves: Mapping[Seat, Any]) -> dict[Seat, Any]:
    """Stored moves as the game's own actions."""
    return {seat: convert(game.action_type, move) if isinstance(move, dict) else move for seat, move in moves.items()}


def _snapshot_state(game: AnyGame, snapshot: SnapshotRow) -> Any:
    try:
        return decode(game.state_type, snapshot.state)
    except BadData as error:
        raise CannotResume(
            f"the snapshot of step {snapshot.step}: {error}", ko=f"{snapshot.step}단계의 스냅숏: {error}"
        ) from error


def without_events(match: Match) -> None:
    """Forget the events of the last step: they are kept as they were shown, which is smaller."""
    match.steps[-1] = msgspec.structs.replace(match.steps[-1], events=())
