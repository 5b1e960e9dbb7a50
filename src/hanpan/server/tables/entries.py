"""The lines of a table's log: what happened there, in order, never changed afterwards.

Who did it (the seat) and by which request of the client stand in the row, beside the entry.
"""

from typing import Any, TypeAlias

import msgspec

from hanpan.core.chance.draws import Draw
from hanpan.core.contract.codec import encode
from hanpan.core.contract.seat import Seat
from hanpan.core.match.orders import AnyOrder
from hanpan.server.storage.rows import LogRow
from hanpan.server.wire import EndReason


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at a table."""


class ClockMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the clocks stood at: time left, decisions missed, what was used of a game that keeps time itself, and how
    long they stood still for the calls of each seat."""

    left_ms: dict[Seat, int]
    missed: dict[Seat, int]
    used_ms: dict[Seat, int] = {}
    game: int = 0  # of a match, which `used_ms` and `waited_ms` are about
    waited_ms: dict[Seat, int] = {}


class Sealed(Entry, frozen=True, tag="seal"):
    """A seat answered and the others had not yet. `auto`: the answer was made for it."""

    step: int
    action: Any
    auto: bool = False


class Withdrawn(Entry, frozen=True, tag="withdraw"):
    """A seat took its sealed answer back."""

    step: int


class Stepped(Entry, frozen=True, tag="step"):
    """All answers were in and the game went on; or a judge or the clock did something (`order`)."""

    n: int
    moves: dict[Seat, Any]
    draws: tuple[Draw, ...]
    hash: str
    clock: ClockMark | None = None
    order: AnyOrder | None = None
    asked: int | None = None  # after an order: since which step the present questions have been asked
    by: str | None = None  # of a ruling: the judge's user id


class Ended(Entry, frozen=True, tag="end"):
    """The table is over."""

    reason: EndReason
    winner: Seat | None


class DrawOffered(Entry, frozen=True, tag="draw_offer"):
    """The seat offers a draw: of the match, or of the present game of it."""

    game: bool = False


class DrawDeclined(Entry, frozen=True, tag="draw_decline"):
    """The seat declines the other's draw."""


class JudgeAgreed(Entry, frozen=True, tag="agree_judge"):
    """The seat agrees that an account judges which came by the table's link, or does so no more."""

    judge: str  # its user id
    name: str
    agree: bool


class RematchAsked(Entry, frozen=True, tag="rematch"):
    """The seat wants to play again."""


AnyEntry: TypeAlias = Sealed | Withdrawn | Stepped | Ended | DrawOffered | DrawDeclined | RematchAsked | JudgeAgreed

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def entry_of(row: LogRow) -> AnyEntry:
    """The entry that a row holds."""
    return _DECODER.decode(row.body)


def is_news(entry: AnyEntry) -> bool:
    """Whether it says something of the game, which spectators of a delayed table hear later."""
    return not isinstance(entry, RematchAsked | JudgeAgreed)


def body_of(entry: AnyEntry) -> str:
    """The entry as a row holds it."""
    return encode(entry).decode()
