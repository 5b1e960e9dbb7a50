"""The replay file: JSON lines, a header, one line a step, then the result. Strict in, stable out."""

from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from hanpan.core.chance.dice import Hex32, SeatValue
from hanpan.core.contract.codec import BadData, convert, decode
from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.game import AnyGame, BadDay, LoadGame, Outcome, UnknownMode, UnknownRules, under
from hanpan.core.contract.opening import brought, opened
from hanpan.core.contract.params import BadParameter
from hanpan.core.contract.seat import Seat
from hanpan.core.match.orders import AnyOrder

FORMAT = 1
BOUND_FORMAT = 2  # of matches whose dice bind both sides; all others are written as ever

Outcomes: TypeAlias = int | str | bool | None  # what a draw may come up with

# Names come from strangers and are printed: no line ends, nothing that steers a terminal.
Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]

T = TypeVar("T")


class BadReplay(HanpanError, ValueError):
    """A replay that cannot be used: which file, which line (0: the file as a whole), and why."""

    def __init__(self, path: Path | str, line: int, reason: str, ko: str = "") -> None:
        self.path = path
        self.line = line
        self.reason = reason
        self.reason_ko = ko or reason
        place = f"{path}:{line}" if line else f"{path}"
        super().__init__(f"{place}: {reason}", ko=f"{place}: {self.reason_ko}")


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat on a seat: a person by name, or a bot by the name it is loaded with."""

    kind: Literal["person", "bot"]
    name: Name


class SeedDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="seed"):
    """Dice from a public seed: game number `game` under it."""

    seed: int
    game: int


class SecretDice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="secret"):
    """Dice from a secret whose hash was published before the first draw."""

    commitment: str


class BoundDice(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="bound"
):
    """Dice from a secret whose hash was published first, and from a value of each seat that came afterwards.

    `pinned`: the dice of an earlier match that was over and whose secret was told, played again; they bind nobody.
    """

    commitment: Hex32
    seats: dict[Seat, SeatValue]
    pinned: bool = False


AnyDice: TypeAlias = SeedDice | SecretDice | BoundDice


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line."""

    hanpan: Literal["replay"]
    format: int
    game: str
    rules: str
    variant: str
    overrides: dict[str, int]
    mode: str
    seats: dict[Seat, Sitter]
    dice: AnyDice
    day: date | None = None  # on which it was opened, in games where something depends on it; left out where not told
    package: Name = ""  # that brought the game, with its version; left out for games that come with Hanpan


class StepLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step: what each asked seat answered, what was drawn in order, the state it led to.

    With `order` nobody answered: a judge or the clock did something.
    """

    n: int
    moves: dict[Seat, Any]  # the game's actions; plain values when read (see `moves_of`)
    draws: tuple[tuple[str, Outcomes], ...]
    hash: str
    order: AnyOrder | None = None


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game ended, as far as a file can say it: an Outcome once the game has confirmed it.

    A game that was not played to its end (`by` says why) has an empty clause: no rule of the game decided.
    """

    winner: Seat | None
    clause: str
    data: dict[str, Any] = {}
    by: Literal["play", "resignation", "time", "agreement", "order", "judge"] = "play"
    lost: bool = False
    ranks: dict[Seat, int] = {}

    @property
    def outcome(self) -> Outcome:
        """The same as the core's own value."""
        return Outcome(self.winner, self.clause, self.data, self.lost, self.ranks)


class ResultLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line of a finished game, with the secret of the dice if there was one."""

    result: Ending
    secret: str | None = None


class Replay(msgspec.Struct, frozen=True):
    """A replay as read: sound as a file, not yet checked against the rules."""

    path: Path
    header: Header
    steps: tuple[StepLine, ...]
    result: ResultLine | None

    def line(self, n: int) -> int:
        """The line of the file that step `n` stands on."""
        return n + 2

    @property
    def last_line(self) -> int:
        """The line of the result."""
        return len(self.steps) + 2


def read_replay(path: Path | str, *, finished: bool = False) -> Replay:
    """The replay in a file; with `finished`, one that has its result line. Raises BadReplay."""
    path = Path(path)
    return parse_replay(path, read_bytes(path), finished=finished)


def parse_replay(path: Path, data: bytes, *, finished: bool = False) -> Replay:
    """The replay in these bytes, which came from `path`. Raises BadReplay."""
    if not data:
        raise BadReplay(
            path,
            1,
            "the file is empty: a replay begins with a header line",
            ko="파일이 비어 있습니다. 리플레이는 머리줄로 시작합니다",
        )
    cut_off = not data.endswith(b"\n")
    lines = data.removesuffix(b"\n").split(b"\n")
    header = _header(path, lines[0])
    steps: list[StepLine] = []
    result: ResultLine | None = None
    for number, line in enumerate(lines[1:], start=2):
        if result is not None:
            raise BadReplay(
                path, number, "nothing may follow the result line", ko="결과 줄 뒤에는 아무것도 올 수 없습니다"
            )
        value = _object(path, number, line, cut_off=cut_off and number == len(lines))
        if "result" in value:
            result = _typed(path, number, ResultLine, value)
            continue
        step = _typed(path, number, StepLine, value)
        if step.n != len(steps):
            raise BadReplay(
                path,
                number,
                f"n: step {len(steps)} must stand here, this is step {step.n}",
                ko=f"n: {len(steps)}단계가 올 자리인데 {step.n}단계입니다",
            )
        steps.append(step)
    if not steps:
        raise BadReplay(path, 2, "step 0, the setup, is missing", ko="0단계(준비)가 없습니다")
    if finished and result is None:
        raise BadReplay(
            path,
            len(lines) + 1,
            "the result line is missing: the game was not played to its end",
            ko="결과 줄이 없습니다. 끝까지 하지 않은 판입니다",
        )
    return Replay(path, header, tuple(steps), result)


def game_of(replay: Replay, load_game: LoadGame) -> AnyGame:
    """The game under the rules and numbers that the replay names. Raises BadReplay if it cannot be had."""
    path, header = replay.path, replay.header
    try:
        standard = brought(load_game, header.game, None, header.package)
    except ValueError as error:
        raise BadReplay(path, 1, f"game: {error}", ko=f"game: {told(error, 'ko')}") from error
    try:
        under(standard, header.rules)
    except UnknownRules as error:
        plays = standard.info.rules_version
        reason = f"rules: this replay is of rules {header.rules}, this program plays {plays}"
        ko = f"rules: 규칙 {header.rules}의 리플레이인데, 이 프로그램의 규칙은 {plays}입니다"
        raise BadReplay(path, 1, reason, ko=ko) from error
    try:
        game = opened(load_game, header.game, header.overrides, header.rules, header.day)
    except BadParameter as error:
        raise BadReplay(path, 1, f"overrides: {error}", ko=f"overrides: {told(error, 'ko')}") from error
    except BadDay as error:
        raise BadReplay(path, 1, f"day: {error}", ko=f"day: {told(error, 'ko')}") from error
    if game.info.variant != header.variant:
        reason = f"variant: the header says {header.variant!r}, its overrides make {game.info.variant!r}"
        ko = f"variant: 머리줄에는 {header.variant!r}, overrides로 만들면 {game.info.variant!r}"
        raise BadReplay(path, 1, reason, ko=ko)
    try:
        game.info.known(header.mode)
    except UnknownMode as error:
        raise BadReplay(path, 1, f"mode: {error}", ko=f"mode: {told(error, 'ko')}") from error
    if set(header.seats) != set(game.info.seats):
        reason = f"seats: {header.game} is played by {', '.join(game.info.seats)}"
        named = ", ".join(header.seats)
        ko = f"seats: {header.game}의 자리는 {', '.join(game.info.seats)}인데 머리줄에는 {named or '없음'}"
        raise BadReplay(path, 1, f"{reason}, the header names {named or 'nobody'}", ko=ko)
    if isinstance(header.dice, BoundDice) and set(header.dice.seats) != set(game.info.seats):
        raise BadReplay(
            path,
            1,
            f"dice.seats: one value for each of {', '.join(game.info.seats)} must stand here",
            ko=f"dice.seats: {', '.join(game.info.seats)}의 값이 하나씩 있어야 합니다",
        )
    return game


def format_of(dice: AnyDice) -> int:
    """The format in which a match with such dice is written."""
    return BOUND_FORMAT if isinstance(dice, BoundDice) else FORMAT


def moves_of(replay: Replay, game: AnyGame, n: int) -> dict[Seat, Any]:
    """The moves of a step as the game's own actions. Raises BadReplay that names the seat and field."""
    out: dict[Seat, Any] = {}
    for seat, value in replay.steps[n].moves.items():
        try:
            out[seat] = convert(game.action_type, value)
        except BadData as error:
            raise BadReplay(
                replay.path, replay.line(n), f"step {n}: moves.{seat}: {error}", ko=f"{n}단계: moves.{seat}: {error}"
            ) from error
    return out


def read_bytes(path: Path) -> bytes:
    """The whole file. Raises BadReplay."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadReplay(path, 0, error.strerror or str(error)) from error


def _object(path: Path, number: int, line: bytes, *, cut_off: bool = False) -> dict[str, Any]:
    try:
        value: object = decode(Any, line)
    except BadData as error:
        what = "the last line is cut off" if cut_off else "not JSON"
        what_ko = "마지막 줄이 잘렸습니다" if cut_off else "JSON이 아닙니다"
        raise BadReplay(path, number, f"{what}: {error}", ko=f"{what_ko}: {error}") from error
    if not isinstance(value, dict):
        raise BadReplay(path, number, "not a JSON object", ko="JSON 객체가 아닙니다")
    return value


def _header(path: Path, line: bytes) -> Header:
    value = _object(path, 1, line)
    kind = value.get("hanpan")
    if kind == "seen":
        raise BadReplay(
            path,
            1,
            "this is a game as one seat saw it, without its dice and hidden cards; not a replay",
            ko="한 자리에서 본 기록이라 주사위와 숨은 카드가 없습니다. 리플레이가 아닙니다",
        )
    if kind != "replay":
        raise BadReplay(
            path,
            1,
            'the header is missing: the first line must hold "hanpan": "replay"',
            ko='머리줄이 없습니다. 첫 줄에 "hanpan": "replay"가 있어야 합니다',
        )
    if value.get("format") not in (FORMAT, BOUND_FORMAT):
        reason = f"this program reads formats {FORMAT} and {BOUND_FORMAT}"
        ko = f"이 프로그램은 형식 {FORMAT}과 {BOUND_FORMAT}를 읽습니다"
        has = value.get("format")
        raise BadReplay(
            path,
            1,
            f"format: this file has format {has!r}, {reason}",
            ko=f"format: 이 파일의 형식은 {has!r}입니다. {ko}",
        )
    header = _typed(path, 1, Header, value)
    if header.format != format_of(header.dice):
        kind = "that bind both sides" if isinstance(header.dice, BoundDice) else "of this kind"
        raise BadReplay(
            path,
            1,
            f"format: dice {kind} stand in files of format {format_of(header.dice)}",
            ko=f"format: 이런 주사위는 형식 {format_of(header.dice)} 파일에 적습니다",
        )
    return header


def _typed(path: Path, number: int, kind: type[T], value: dict[str, Any]) -> T:
    try:
        return convert(kind, value)
    except BadData as error:
        raise BadReplay(path, number, str(error), ko=f"읽을 수 없는 값입니다: {error}") from error


def fingerprint(replay: bytes) -> str:
    """The SHA-256 of a replay without the names in it, so that it stays when somebody goes by another."""
    head, _, rest = replay.partition(b"\n")
    try:
        told = msgspec.json.decode(head, type=dict[str, Any])
        for sitter in told.get("seats", {}).values():
            sitter.pop("name", None)
    except (msgspec.DecodeError, AttributeError):
        return ""  # it is no replay at all
    return sha256(msgspec.json.encode(told, order="sorted") + b"\n" + rest).hexdigest()
