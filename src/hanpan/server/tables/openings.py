"""How tables come to be: opened by somebody, as a rematch, as a branch of a finished game, from a position.

Everything here is a pure function that returns the rows of the new table; whoever calls it stores them.
"""

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from hanpan.bots.catalogue import bot_names, characters, usual_bot
from hanpan.core.contract.codec import encode, plain, state_hash
from hanpan.core.contract.error import told
from hanpan.core.contract.game import AnyGame, ClosedMode, Dated, UnknownMode
from hanpan.core.contract.opening import said
from hanpan.core.contract.params import SEAT_COUNT, BadParameter, seat_counts
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import StepRecord
from hanpan.core.match.positions import BadPosition, described
from hanpan.games.loading import load_game
from hanpan.games.registry import UnknownGame, distribution_of, plugin
from hanpan.server.hours import day_of
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import DiceKind, LogRow, SeatRow, SnapshotRow, TableKind, TableRow, UserRow
from hanpan.server.storage.writes import Saved
from hanpan.server.tables.entries import Stepped, body_of
from hanpan.server.tables.keys import new_key
from hanpan.server.tables.memory import TableMemory, state_after
from hanpan.server.wire import Clock
from hanpan.server.wire_http import BranchBody, PositionBody, SeatBody, TableBody

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
_LENGTH = 12
DUEL = 2  # seats; results of more are places, which no daily board compares
_DELAY_MOST_S = 600
_PACKAGE_MOST = 160  # signs of a package, as the database has room for
STRANGERS = Clock(base_s=900, increment_s=10, decision_s=120)  # nobody waits for ever for somebody unknown
_CLOCK_MOST = Clock(base_s=10_800, increment_s=600, decision_s=3_600)


def new_id() -> str:
    """A name that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def is_id(text: str) -> bool:
    """Whether a text can be the name of a table."""
    return len(text) == _LENGTH and all(letter in _LETTERS for letter in text)


def table(body: TableBody, user: UserRow, now: int) -> Saved:
    """A table as somebody wants it. Raises ApiError that says what cannot be had."""
    game = on_day(_game_of(body), now)
    mode = _mode(game, body.mode)
    if set(body.seats) != set(game.info.seats):
        raise _bad(
            "seats",
            f"{body.game} is played by {', '.join(game.info.seats)}; say who sits at each",
            f"{body.game}의 자리는 {', '.join(game.info.seats)}입니다. 자리마다 누가 앉는지 적어 주십시오",
        )
    if sum(seat.kind == "me" for seat in body.seats.values()) > 1:
        raise _bad("seats", "one person cannot sit at two seats", "한 사람이 두 자리에 앉을 수는 없습니다")
    if mode == "daily" and len(game.info.seats) > DUEL:
        reason = f"mode: a run of the day is for one or two, this is a table of {len(game.info.seats)}"
        raise ApiError(400, "daily_for_few", reason)
    _check_clock(body.clock)
    if not 0 <= body.spectator_delay_s <= _DELAY_MOST_S:
        raise _bad(
            "spectator_delay_s",
            f"{body.spectator_delay_s} is outside 0 to {_DELAY_MOST_S}",
            f"{body.spectator_delay_s}: 0부터 {_DELAY_MOST_S}까지여야 합니다",
        )
    if body.seed is not None and not body.tutorial:
        raise _bad(
            "seed", "only a tutorial has dice that are known beforehand", "주사위를 미리 아는 것은 튜토리얼뿐입니다"
        )
    if body.tutorial:
        _check_tutorial(body)
    row = TableRow(
        id=new_id(),
        game=body.game,
        rules=game.info.rules_version,
        mode=mode,
        overrides=game.info.overrides,
        kind="tutorial" if body.tutorial else "match",
        start="setup",
        visibility=body.visibility,
        clock=body.clock,
        spectator_delay_s=body.spectator_delay_s,
        secret=new_secret() if body.seed is None else tutorial_secret(body.seed),
        created_at=now,
        created_by=user.id,
        previous=None,
        judge_key=new_key() if body.judge else None,
        dice=_dice("tutorial" if body.tutorial else "match", mode),
        day=game.info.day,
        package=package_of(game),
    )
    seats = {seat: _seat(row.id, game, seat, body.seats[seat], user) for seat in game.info.seats}
    return Saved(row, seats, (), ())


def duel(game_id: str, mode: str, users: Sequence[UserRow], now: int) -> Saved:
    """A table at which these two sit already, in this order, under the usual numbers and on the clock that the game
    has for strangers. Raises ApiError."""
    given = plugin(game_id).clock
    clock = STRANGERS if given is None else Clock(*given)
    bodies: dict[Seat, SeatBody] = {"p1": SeatBody("me"), "p2": SeatBody("open")}
    saved = table(TableBody(game_id, bodies, mode, clock=clock, visibility="public"), users[0], now)
    second = users[1]
    sits = msgspec.structs.replace(
        saved.seats["p2"], kind="person", user_id=second.id, name=second.name, mark=second.mark
    )
    return saved._replace(seats={**saved.seats, "p2": sits})


def _game_of(body: TableBody) -> AnyGame:
    """The game for as many as there are seats, where it can be played by different numbers."""
    game = game_for(body.game, body.overrides)
    if len(body.seats) == len(game.info.seats) or len(body.seats) not in seat_counts(game.params):
        return game
    return game_for(body.game, {**body.overrides, SEAT_COUNT: len(body.seats)})


def rematch(memory: TableMemory, now: int) -> Saved:
    """The same variant again, by the rules and on the day of now, with new dice and everybody one seat further on: two
    swap theirs. Raises ApiError where the rules of now have no such mode or number.

    Seats are not swapped with an opponent that has a name and a seat of its own (on a ladder). Whoever left a
    match of three and more before its end leaves an open seat behind.
    """
    old = memory.row
    overrides, _ = said(memory.game)
    game = on_day(game_for(old.game, overrides), now)
    row = msgspec.structs.replace(
        old,
        id=new_id(),
        kind="match",
        start="setup",
        secret=new_secret(),
        created_at=now,
        previous=old.id,
        next=None,
        status="waiting",
        round=0,
        reason=None,
        winner=None,
        ended_at=None,
        judge_key=None if old.judge_key is None else new_key(),
        dice=_dice("match", old.mode),
        rules=game.info.rules_version,
        mode=_mode(game, old.mode),
        overrides=game.info.overrides,
        day=game.info.day,
        package=package_of(game),
        rated=None,  # nobody but the queue and events brings people together for their ratings
    )
    places = list(memory.seats)
    sitters = list(memory.seats.values())
    known = characters(old.game)
    if not any(sitter.kind == "bot" and sitter.name in known for sitter in sitters):
        sitters = [sitters[-1], *sitters[:-1]]
    left = {memory.seats[seat].seat for seat in memory.left}
    seats = {
        seat: SeatRow(row.id, seat, "open", None, "", new_key())
        if sitter.seat in left
        else SeatRow(row.id, seat, sitter.kind, sitter.user_id, sitter.name, new_key(), mark=sitter.mark)
        for seat, sitter in zip(places, sitters, strict=True)
    }
    return Saved(row, seats, (), ())


def with_next(row: TableRow, following: str) -> TableRow:
    """The row with its rematch in it."""
    return msgspec.structs.replace(row, next=following)


def branch(memory: TableMemory, body: BranchBody, user: UserRow, now: int) -> Saved:
    """Play on from after a step of a finished game. Raises ApiError that says why not."""
    match = memory.match
    if memory.ending is None or match is None:
        raise ApiError(409, "not_over", "one can play on only from a game that is over")
    if not 0 <= body.step < len(match.steps):
        raise _bad(
            "step",
            f"{body.step} is outside 0 to {len(match.steps) - 1}",
            f"{body.step}: 0부터 {len(match.steps) - 1}까지여야 합니다",
        )
    records = match.steps[: body.step + 1]
    state = state_after(match, memory.opening, body.step)
    if not memory.game.pending(state):
        raise _bad(
            "step",
            "the game is over after this step; take an earlier one",
            "이 단계에서 판이 끝났습니다. 더 앞의 단계를 고르십시오",
        )
    row = msgspec.structs.replace(
        memory.row,
        id=new_id(),
        kind="branch",
        start="branch" if not body.pinned and memory.row.start == "setup" else memory.row.start,
        visibility="link",
        clock=None,
        spectator_delay_s=0,
        secret=memory.row.secret if body.pinned else new_secret(),
        created_at=now,
        created_by=user.id,
        previous=memory.row.id,
        next=None,
        status="playing",
        round=memory.game.round(state),
        reason=None,
        winner=None,
        ended_at=None,
        judge_key=None,
        dice=memory.row.dice if body.pinned else "secret",
        rated=None,
    )
    snapshots = {} if memory.opening is None else {0: memory.opening}
    saved = _going_on(row, memory.game, body.seat, body.level, user, records, {**snapshots, body.step: state})
    return _with_values(saved, memory.seats) if row.dice == "bound" else saved


def position(body: PositionBody, user: UserRow, now: int) -> Saved:
    """A game that goes on from described facts, with new dice. Raises ApiError that names the fact."""
    game = on_day(game_for(body.game, body.overrides), now)
    try:
        state = described(game, body.given)
    except BadPosition as error:
        raise _bad("given", str(error), told(error, "ko")) from error
    record = StepRecord({}, (), (), state_hash(state))
    row = TableRow(
        id=new_id(),
        game=body.game,
        rules=game.info.rules_version,
        mode=_mode(game, body.given.get("mode")),
        overrides=game.info.overrides,
        kind="branch",
        start="given",
        visibility="link",
        clock=None,
        spectator_delay_s=0,
        secret=new_secret(),
        created_at=now,
        created_by=user.id,
        previous=None,
        status="playing",
        round=game.round(state),
        day=game.info.day,
        package=package_of(game),
    )
    return _going_on(row, game, body.seat, body.level or usual_bot(body.game), user, [record], {0: state})


def package_of(game: AnyGame) -> str | None:
    """The package that brings the game, where it is not one of ours: a table says so once the package is gone."""
    return distribution_of(game.info.id)[:_PACKAGE_MOST] or None


def _dice(kind: TableKind, mode: str) -> DiceKind:
    """Ordinary tables take the seats' values into their dice; a tutorial and the run of a day do not."""
    return "bound" if kind == "match" and mode != "daily" else "secret"


def _with_values(saved: Saved, earlier: Mapping[Seat, SeatRow]) -> Saved:
    """The table with the dice of an earlier one: nobody is asked for a value again."""
    seats = {
        seat: msgspec.structs.replace(row, pledge=earlier[seat].pledge, value=earlier[seat].value)
        for seat, row in saved.seats.items()
    }
    return saved._replace(seats=seats)


def game_for(name: str, overrides: Mapping[str, int]) -> AnyGame:
    """The game with its numbers changed. Raises ApiError."""
    try:
        return load_game(name, overrides)
    except UnknownGame as error:
        raise ApiError(400, "unknown_game", str(error), {"game": name}) from error
    except BadParameter as error:
        raise ApiError(400, "bad_parameter", str(error), {"field": "overrides"}, ko=told(error, "ko")) from error


def on_day(game: AnyGame, now: int) -> AnyGame:
    """The game on the day of that moment (UTC), where something in it depends on the day."""
    return game.on(day_of(now)) if isinstance(game, Dated) else game


def new_secret() -> str:
    """The secret of a match's dice."""
    return secrets.token_hex(32)


def tutorial_secret(seed: int) -> str:
    """The secret of a tutorial's dice: public, so that the lesson is the same for everybody."""
    return hashlib.sha256(b"hanpan/tutorial/%d" % seed).hexdigest()


def _going_on(
    row: TableRow,
    game: AnyGame,
    seat: Seat,
    level: str,
    user: UserRow,
    records: Iterable[StepRecord],
    snapshots: Mapping[int, Any],
) -> Saved:
    """A table of one person against bots with steps behind it."""
    if seat not in game.info.seats:
        raise _bad("seat", f"{row.game} has no seat {seat}", f"{row.game}에 없는 자리입니다: {seat}")
    wanted = {who: SeatBody("me") if who == seat else SeatBody("bot", level) for who in game.info.seats}
    seats = {who: _seat(row.id, game, who, body, user) for who, body in wanted.items()}
    log = [LogRow(row.id, n, row.created_at, None, None, body_of(_stepped(n, step))) for n, step in enumerate(records)]
    kept = [SnapshotRow(row.id, step, encode(state).decode()) for step, state in snapshots.items()]
    return Saved(row, seats, tuple(log), tuple(kept))


def _stepped(n: int, step: StepRecord) -> Stepped:
    return Stepped(n, plain(step.moves), step.draws, step.hash, None, step.order, None if step.order is None else n + 1)


def _seat(table_id: str, game: AnyGame, seat: Seat, body: SeatBody, user: UserRow) -> SeatRow:
    if body.kind == "bot":
        names = bot_names(game.info.id)
        if body.level not in names and body.level not in characters(game.info.id):
            raise _bad(
                f"seats.{seat}.level",
                f"{body.level!r} is not a bot of {game.info.id}: {', '.join(names)}",
                f"{game.info.id}에 없는 AI입니다: {body.level!r}. 있는 것: {', '.join(names)}",
            )
        return SeatRow(table_id, seat, "bot", None, body.level, new_key())
    if body.level is not None:
        raise _bad(f"seats.{seat}.level", "only a bot has a level", "난이도는 AI에게만 있습니다")
    if body.kind == "me":
        return SeatRow(table_id, seat, "person", user.id, user.name, new_key(), mark=user.mark)
    return SeatRow(table_id, seat, "open", None, "", new_key())


def _mode(game: AnyGame, mode: str | None) -> str:
    try:
        return game.info.mode(mode)
    except ClosedMode as error:
        raise ApiError(400, "closed_mode", f"mode: {error}", {"field": "mode"}) from error
    except UnknownMode as error:
        raise _bad("mode", str(error), told(error, "ko")) from error


def _check_tutorial(body: TableBody) -> None:
    """Whoever opens a tutorial may know its dice: nobody else sits down at it."""
    for seat, wanted in body.seats.items():
        if wanted.kind == "open":
            raise _bad(
                f"seats.{seat}.kind",
                "a tutorial has no open seat, its dice may be known beforehand",
                "주사위를 미리 알 수 있으므로 튜토리얼에는 빈자리를 둘 수 없습니다",
            )
    if body.visibility == "public":
        raise _bad("visibility", "a tutorial is never public", "튜토리얼은 공개할 수 없습니다")


def _check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    for field in ("base_s", "increment_s", "decision_s"):
        value, most = getattr(clock, field), getattr(_CLOCK_MOST, field)
        if not 0 <= value <= most:
            raise _bad(f"clock.{field}", f"{value} is outside 0 to {most}", f"{value}: 0부터 {most}까지여야 합니다")
    if not clock.base_s and not clock.decision_s:
        raise _bad(
            "clock",
            "a clock needs a base or a limit for each decision; leave it out to play without",
            "시계에는 기본 시간이나 결정마다의 제한이 있어야 합니다. 시계 없이 하려면 적지 마십시오",
        )


def _bad(field: str, reason: str, korean: str) -> ApiError:
    return ApiError(400, "bad_request", f"{field}: {reason}", {"field": field}, ko=f"{field}: {korean}")
