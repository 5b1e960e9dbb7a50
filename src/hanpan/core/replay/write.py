"""Writing a match down: at once, or step by step while it is played, so that nothing is lost."""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from hanpan.core.chance.chance import SecretKeys, SeedKeys, commitment_of
from hanpan.core.chance.dice import AnyKeys, BoundKeys
from hanpan.core.contract.codec import encode
from hanpan.core.contract.error import told
from hanpan.core.contract.game import LoadGame
from hanpan.core.contract.refusal import Refused
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match, StepRecord
from hanpan.core.match.orders import AnyOrder, BadOrder, Propose, Restore
from hanpan.core.replay.format import (
    AnyDice,
    BadReplay,
    BoundDice,
    Ending,
    Header,
    Replay,
    ResultLine,
    SecretDice,
    SeedDice,
    Sitter,
    StepLine,
    format_of,
    game_of,
    moves_of,
    parse_replay,
    read_bytes,
)
from hanpan.core.replay.verify import moments

Sitters = Mapping[Seat, Sitter]


def write_replay(match: Match, target: Path | str | BinaryIO, *, seats: Sitters) -> None:
    """Write the match as it stands; the result and the secret only once it is over."""
    text = b"".join(replay_lines(match, seats))
    if isinstance(target, Path | str):
        Path(target).write_bytes(text)
    else:
        target.write(text)


def replay_lines(
    match: Match, seats: Sitters, stopped: Ending | None = None, *, pinned: bool = False, package: str = ""
) -> Iterator[bytes]:
    """The lines of the replay, each with its line end. `stopped`: how it ended other than by the rules."""
    yield _line(header_of(match, seats, pinned=pinned, package=package))
    for n, step in enumerate(match.steps):
        yield step_line(n, step)
    if stopped is not None:
        yield _line(ResultLine(stopped, _secret(match)))
    elif match.outcome is not None:
        yield _line(_result(match))


def header_of(match: Match, seats: Sitters, *, pinned: bool = False, package: str = "") -> Header:
    """The header: what is played under which rules, by whom, with which dice (`pinned`: those of an earlier match), and
    the package that brought the game where it is not ours."""
    info = match.game.info
    if set(seats) != set(info.seats):
        raise ValueError(f"{info.id} is played by {', '.join(info.seats)}, got sitters for {', '.join(seats)}")
    ordered = {seat: seats[seat] for seat in info.seats}
    dice = _dice(match.keys, pinned)
    return Header(
        hanpan="replay",
        format=format_of(dice),
        game=info.id,
        rules=info.rules_version,
        variant=info.variant,
        overrides=info.overrides,
        mode=match.mode,
        seats=ordered,
        dice=dice,
        day=info.day,
        package=package,
    )


def step_line(n: int, step: StepRecord) -> bytes:
    """One step as a line of the file."""
    return _line(StepLine(n, step.moves, step.draws, step.hash, step.order))


class ReplayWriter:
    """A replay file that grows with its match: each step is on disk before the next is asked for.

    The secret of the dice waits in a second file that only its owner may read, `<name>.secret`, and
    moves into the result line when the match is over.
    """

    def __init__(self, path: Path, match: Match, written: int) -> None:
        """For `create` and `resume`, which know what is on disk."""
        self.path = path
        self.match = match
        self._written = written
        self._closed = False  # the result is on disk

    @classmethod
    def create(cls, path: Path | str, match: Match, *, seats: Sitters, package: str = "") -> "ReplayWriter":
        """Start a new file with the header and the steps so far. Raises OSError, also if the file exists."""
        path = Path(path)
        with path.open("xb") as file:
            file.write(_line(header_of(match, seats, package=package)))
        if isinstance(match.keys, SecretKeys | BoundKeys):
            _keep_secret(path, match.keys.secret)
        writer = cls(path, match, 0)
        writer.append()
        return writer

    @classmethod
    def resume(cls, path: Path | str, load_game: LoadGame) -> "ReplayWriter":
        """Go on with an unfinished file; `match` is the match where it stopped. Raises BadReplay.

        A last line without its end, as a crash leaves it, is dropped: that step is taken again, and a
        result that was cut off is written again.
        """
        path = Path(path)
        data = read_bytes(path)
        whole = data[: data.rfind(b"\n") + 1]
        match = _rebuilt(parse_replay(path, whole or data), load_game)
        if len(whole) < len(data):
            os.truncate(path, len(whole))
        writer = cls(path, match, len(match.steps))
        writer.append()
        return writer

    def append(self) -> None:
        """Put on disk every step since the last call, and the result once there is one.

        Raises OSError, and leaves the file as it was: the next call tries again.
        """
        over = self.match.outcome is not None
        lines = [step_line(n, step) for n, step in enumerate(self.match.steps[self._written :], self._written)]
        if over and not self._closed:
            lines.append(_line(_result(self.match)))
        if not lines:
            return
        _put(self.path, b"".join(lines))
        self._written = len(self.match.steps)
        self._closed = over
        if over:
            secret_path(self.path).unlink(missing_ok=True)


def secret_path(path: Path) -> Path:
    """Where the secret of an unfinished match waits."""
    return path.with_name(path.name + ".secret")


def _rebuilt(replay: Replay, load_game: LoadGame) -> Match:
    """Play the recorded moves again under the same dice; every step must come out as written."""
    if replay.result is not None:
        raise BadReplay(
            replay.path,
            replay.last_line,
            "this game is over; there is nothing to go on with",
            ko="이미 끝난 판이라 이어 할 것이 없습니다",
        )
    game = game_of(replay, load_game)
    match = Match(game, replay.header.mode, _keys(replay))
    for n, recorded in enumerate(replay.steps):
        if recorded.order is not None:
            _ordered(replay, match, n, recorded.order)
        elif n:
            moves = moves_of(replay, game, n)
            if set(moves) != set(match.pending):
                reason = f"step {n}: moves: {', '.join(match.pending) or 'nobody'} must answer here"
                asked = ", ".join(match.pending) or "없음"
                ko = f"{n}단계: moves: 여기서 답해야 하는 자리: {asked}"
                raise BadReplay(replay.path, replay.line(n), reason, ko=ko)
            try:
                match.play(moves)
            except Refused as error:
                raise BadReplay(
                    replay.path, replay.line(n), f"step {n}: moves: {error}", ko=f"{n}단계: moves: {told(error, 'ko')}"
                ) from error
        if match.steps[n].draws != recorded.draws:
            raise BadReplay(
                replay.path,
                replay.line(n),
                f"step {n}: draws: not what the dice of this match give",
                ko=f"{n}단계: draws: 이 판의 주사위에서 나오는 값이 아닙니다",
            )
        if match.steps[n].hash != recorded.hash:
            raise BadReplay(
                replay.path,
                replay.line(n),
                f"step {n}: hash: not the state that these moves lead to",
                ko=f"{n}단계: hash: 이 수들로 이르는 상태가 아닙니다",
            )
    return match


def _ordered(replay: Replay, match: Match, n: int, order: AnyOrder) -> None:
    """An order once more. A restore needs the state it goes back to, which is told again for it."""
    try:
        if n == 0:
            raise BadOrder("a match begins with its setup", ko="판은 준비부터 시작합니다")
        earlier = None
        if isinstance(order, Restore | Propose) and order.step < n:
            cut = msgspec.structs.replace(replay, steps=replay.steps[: order.step + 1])
            *_, last = moments(cut, match.game)
            earlier = last.state
        match.order(order, earlier)
    except BadOrder as error:
        raise BadReplay(
            replay.path, replay.line(n), f"step {n}: order: {error}", ko=f"{n}단계: order: {told(error, 'ko')}"
        ) from error


def _keys(replay: Replay) -> AnyKeys:
    dice = replay.header.dice
    if isinstance(dice, SeedDice):
        return SeedKeys(dice.seed, dice.game)
    path = secret_path(replay.path)
    try:
        secret = bytes.fromhex(path.read_text("ascii").strip())
    except OSError as error:
        raise BadReplay(
            path,
            0,
            f"{error.strerror}: the match cannot go on without its secret",
            ko=f"{error.strerror}: 비밀값이 없으면 판을 이어 갈 수 없습니다",
        ) from error
    except ValueError as error:
        raise BadReplay(
            path,
            1,
            "not a secret: 64 hexadecimal digits must stand here",
            ko="비밀값이 아닙니다. 16진수 64자리여야 합니다",
        ) from error
    if commitment_of(secret) != dice.commitment:
        raise BadReplay(
            path,
            1,
            f"this is not the secret that {replay.path.name} was begun with",
            ko=f"{replay.path.name}의 비밀값이 아닙니다",
        )
    return BoundKeys(secret, dice.seats) if isinstance(dice, BoundDice) else SecretKeys(secret)


def _dice(keys: AnyKeys, pinned: bool) -> AnyDice:
    if isinstance(keys, SeedKeys):
        return SeedDice(keys.seed, keys.game)
    if isinstance(keys, SecretKeys):
        return SecretDice(keys.commitment)
    if isinstance(keys, BoundKeys):
        return BoundDice(keys.commitment, keys.values, pinned)
    raise TypeError(f"a replay cannot name dice of {type(keys).__name__}")


def _result(match: Match) -> ResultLine:
    outcome = match.outcome
    assert outcome is not None
    ending = Ending(outcome.winner, outcome.clause, outcome.data, lost=outcome.lost, ranks=outcome.ranks)
    return ResultLine(ending, _secret(match))


def _secret(match: Match) -> str | None:
    return match.keys.secret.hex() if isinstance(match.keys, SecretKeys | BoundKeys) else None


def _put(path: Path, data: bytes) -> None:
    """Append all of it or, on a full disk, nothing: half a line would spoil the next."""
    size = path.stat().st_size
    try:
        with path.open("ab") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            os.truncate(path, size)
        raise


def _keep_secret(path: Path, secret: bytes) -> None:
    handle = os.open(secret_path(path), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secret.hex() + "\n")


def _line(value: object) -> bytes:
    return encode(value) + b"\n"
