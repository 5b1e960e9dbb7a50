"""The dice of a replay: whether the secret is the promised one, and every seat's value the pledged one."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from hanpan.core.chance.chance import SecretKeys, SeedKeys, commitment_of
from hanpan.core.chance.dice import AnyKeys, BoundKeys, pledge_of, server_value
from hanpan.core.contract.seat import Seat
from hanpan.core.replay.format import BoundDice, Replay, SeedDice

DiceCheck: TypeAlias = Literal["checked", "bound", "pinned", "secret", "unknown"]
_HEADER = 1


class Problem(msgspec.Struct, frozen=True):
    """Something in the file that is not so, and where it stands."""

    line: int
    reason: str
    ko: str  # the same in Korean


class Kept(NamedTuple):
    """What a player kept while the match was played: the first commitment they were shown, and values they sent."""

    commitment: str | None = None
    values: Mapping[Seat, str] = {}


def checked_keys(replay: Replay, kept: Kept, problems: list[Problem]) -> tuple[AnyKeys | None, DiceCheck]:
    """The keys that the file's draws are to be compared with, as far as they are told; what is wrong is noted."""
    dice = replay.header.dice
    problems += _against(replay, kept)
    if isinstance(dice, SeedDice):
        return SeedKeys(dice.seed, dice.game), "checked"
    if isinstance(dice, BoundDice):
        problems += _pledges(replay, dice)
    if replay.result is None:
        return None, "secret"
    secret = _secret(replay, dice.commitment, problems)
    if secret is None:
        return None, "unknown"
    if not isinstance(dice, BoundDice):
        return SecretKeys(secret), "checked"
    problems += _server_values(dice, secret)
    return BoundKeys(secret, dice.seats), "pinned" if dice.pinned else "bound"


def _against(replay: Replay, kept: Kept) -> Iterator[Problem]:
    """The header against what a player wrote down."""
    dice = replay.header.dice
    if kept.commitment is not None:
        if isinstance(dice, SeedDice):
            yield Problem(
                _HEADER,
                "dice: these come from a public seed; nothing was ever promised for them",
                "dice: 공개된 시드로 정한 값이며, 미리 약속한 것이 없습니다",
            )
        elif dice.commitment != kept.commitment:
            yield Problem(
                _HEADER,
                f"dice.commitment: {dice.commitment} in the file, you were shown {kept.commitment} at first",
                f"dice.commitment: 파일에는 {dice.commitment}, 처음에 보여 준 것은 {kept.commitment}",
            )
    for seat, value in kept.values.items():
        if not isinstance(dice, BoundDice):
            yield Problem(
                _HEADER,
                f"dice: no values of seats are in these dice, you sent {value} for {seat}",
                f"dice: 자리의 값이 들어가지 않은 주사위인데, {seat}의 값으로 {value}를 보냈다고 했습니다",
            )
        elif seat not in dice.seats:
            yield Problem(_HEADER, f"dice.seats: there is no seat {seat}", f"dice.seats: 없는 자리입니다: {seat}")
        elif dice.seats[seat].source != "seat" or dice.seats[seat].value != value:
            found = dice.seats[seat]
            source = "자리가 보낸" if found.source == "seat" else "서버가 정한"
            yield Problem(
                _HEADER,
                f"dice.seats.{seat}: {found.value} from the {found.source} in the file, you sent {value}",
                f"dice.seats.{seat}: 파일에는 {source} 값 {found.value}, 내가 보낸 값은 {value}",
            )
    if isinstance(dice, BoundDice) and dice.pinned and (kept.commitment is not None or kept.values):
        yield Problem(
            _HEADER,
            "dice.pinned: these are the dice of an earlier match, known before this one began",
            "dice.pinned: 앞선 판의 주사위이며, 이 판을 시작하기 전에 이미 알려져 있었습니다",
        )


def _pledges(replay: Replay, dice: BoundDice) -> Iterator[Problem]:
    """Values of seats were pledged first; a bot has none of its own, or it could have been chosen after the others."""
    for seat, found in dice.seats.items():
        if found.source != "seat":
            continue
        sitter = replay.header.seats.get(seat)
        if sitter is not None and sitter.kind == "bot" and not dice.pinned:
            yield Problem(
                _HEADER,
                f"dice.seats.{seat}: a bot sits here, its value must follow from the secret",
                f"dice.seats.{seat}: AI의 자리이므로 값이 비밀값에서 나와야 합니다",
            )
        pledged = pledge_of(dice.commitment, seat, found.value)
        if found.pledge != pledged:
            said = "missing" if found.pledge is None else f"{found.pledge} in the file"
            said_ko = "없습니다" if found.pledge is None else f"파일에는 {found.pledge}"
            yield Problem(
                _HEADER,
                f"dice.seats.{seat}.pledge: {said}, the value gives {pledged}",
                f"dice.seats.{seat}.pledge: {said_ko}, 값에서 나오는 것은 {pledged}",
            )


def _server_values(dice: BoundDice, secret: bytes) -> Iterator[Problem]:
    for seat, found in dice.seats.items():
        if found.source == "server" and found.value != server_value(secret, seat):
            derived = server_value(secret, seat)
            yield Problem(
                _HEADER,
                f"dice.seats.{seat}.value: {found.value} in the file, the secret gives {derived}",
                f"dice.seats.{seat}.value: 파일에는 {found.value}, 비밀값에서 나오는 것은 {derived}",
            )


def _secret(replay: Replay, commitment: str, problems: list[Problem]) -> bytes | None:
    """The told secret; None where it is missing or not the promised one."""
    assert replay.result is not None
    if replay.result.secret is None:
        problems.append(
            Problem(
                replay.last_line,
                "secret: missing, a finished match tells the secret of its dice",
                "secret: 없습니다. 끝난 판은 주사위의 비밀값을 밝힙니다",
            )
        )
        return None
    try:
        secret = bytes.fromhex(replay.result.secret)
    except ValueError:
        problems.append(Problem(replay.last_line, "secret: not hexadecimal digits", "secret: 16진수가 아닙니다"))
        return None
    found = commitment_of(secret)
    if found != commitment:
        reason = f"secret: its hash is {found}, the match began with commitment {commitment}"
        ko = f"secret: 해시는 {found}, 판을 시작할 때 약속한 것은 {commitment}"
        problems.append(Problem(replay.last_line, reason, ko))
        return None
    return secret
