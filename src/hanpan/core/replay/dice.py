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
            yield Problem(_HEADER, "dice: these come from a public seed; nothing was ever promised for them")
        elif dice.commitment != kept.commitment:
            yield Problem(
                _HEADER, f"dice.commitment: {dice.commitment} in the file, you were shown {kept.commitment} at first"
            )
    for seat, value in kept.values.items():
        if not isinstance(dice, BoundDice):
            yield Problem(_HEADER, f"dice: no values of seats are in these dice, you sent {value} for {seat}")
        elif seat not in dice.seats:
            yield Problem(_HEADER, f"dice.seats: there is no seat {seat}")
        elif dice.seats[seat].source != "seat" or dice.seats[seat].value != value:
            found = dice.seats[seat]
            yield Problem(
                _HEADER, f"dice.seats.{seat}: {found.value} from the {found.source} in the file, you sent {value}"
            )
    if isinstance(dice, BoundDice) and dice.pinned and (kept.commitment is not None or kept.values):
        yield Problem(_HEADER, "dice.pinned: these are the dice of an earlier match, known before this one began")


def _pledges(replay: Replay, dice: BoundDice) -> Iterator[Problem]:
    """Values of seats were pledged first; a bot has none of its own, or it could have been chosen after the others."""
    for seat, found in dice.seats.items():
        if found.source != "seat":
            continue
        sitter = replay.header.seats.get(seat)
        if sitter is not None and sitter.kind == "bot" and not dice.pinned:
            yield Problem(_HEADER, f"dice.seats.{seat}: a bot sits here, its value must follow from the secret")
        pledged = pledge_of(dice.commitment, seat, found.value)
        if found.pledge != pledged:
            said = "missing" if found.pledge is None else f"{found.pledge} in the file"
            yield Problem(_HEADER, f"dice.seats.{seat}.pledge: {said}, the value gives {pledged}")


def _server_values(dice: BoundDice, secret: bytes) -> Iterator[Problem]:
    for seat, found in dice.seats.items():
        if found.source == "server" and found.value != server_value(secret, seat):
            derived = server_value(secret, seat)
            yield Problem(_HEADER, f"dice.seats.{seat}.value: {found.value} in the file, the secret gives {derived}")


def _secret(replay: Replay, commitment: str, problems: list[Problem]) -> bytes | None:
    """The told secret; None where it is missing or not the promised one."""
    assert replay.result is not None
    if replay.result.secret is None:
        problems.append(Problem(replay.last_line, "secret: missing, a finished match tells the secret of its dice"))
        return None
    try:
        secret = bytes.fromhex(replay.result.secret)
    except ValueError:
        problems.append(Problem(replay.last_line, "secret: not hexadecimal digits"))
        return None
    found = commitment_of(secret)
    if found != commitment:
        reason = f"secret: its hash is {found}, the match began with commitment {commitment}"
        problems.append(Problem(replay.last_line, reason))
        return None
    return secret
