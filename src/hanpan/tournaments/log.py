"""The log of a tournament as a file: one order a line, each with the hash of the line before it, so that nothing can be
changed or taken out unseen."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from hanpan.core.contract.bounds import Exact, KeptLabel
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.refusal import Refusal, Refused
from hanpan.tournaments.event import Event, course
from hanpan.tournaments.orders import Order

MOST_BYTES = 64 << 20
_ENCODER = msgspec.json.Encoder()


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the log: who did what, and when, in milliseconds since 1970."""

    order: Order
    by: KeptLabel = ""
    at: Exact = 0
    before: Annotated[str, Meta(max_length=64)] = ""  # of the first line: nothing


_DECODER = msgspec.json.Decoder(Entry)


class BadLog(HanpanError, ValueError):
    """A file that is no log of a tournament; says which line, and why. `line`: the one that does not fit behind others
    that do; 0: the file is no log at all."""

    line = 0


class Head(NamedTuple):
    """The last line of a log, by its number and hash. Whoever has noted it can tell later whether any line up to it was
    changed, or cut off."""

    lines: int
    sha256: str


def read(path: Path) -> list[Entry]:
    """The lines of a file. Raises BadLog."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadLog(
                f"{path}: longer than {MOST_BYTES >> 20} MB", ko=f"{path}: {MOST_BYTES >> 20} MB를 넘는 파일입니다"
            )
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise BadLog(f"{path}: {error.strerror}") from error
    return list(parsed(path, lines))


def parsed(path: Path, lines: Iterable[bytes]) -> Iterator[Entry]:
    """The same of lines; `path` is their name in messages. Raises BadLog."""
    before = ""
    for number, line in enumerate(lines, 1):
        try:
            entry = _DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _bad_line(path, number, f"{error}", f"{error}") from error
        if entry.before != before:
            reason = "it does not follow the line before it; something was changed (EV-LOG-02)"
            reason_ko = "앞줄에 이어지지 않습니다. 무엇인가 바뀌었습니다(EV-LOG-02)"
            raise _bad_line(path, number, reason, reason_ko)
        before = hash_of(line)
        yield entry
    if not before:
        raise BadLog(f"{path}: there is nothing in it", ko=f"{path}: 빈 파일입니다")


def _bad_line(path: Path, number: int, reason: str, korean: str) -> BadLog:
    bad = BadLog(f"{path}: line {number}: {reason}", ko=f"{path}: {number}번째 줄: {korean}")
    bad.line = number - 1 and number  # behind one that fits
    return bad


def head(entries: Sequence[Entry], lines: int | None = None) -> Head:
    """The head of a log of one line or more, or of its first `lines`."""
    count = len(entries) if lines is None else lines
    return Head(count, entries[count].before if count < len(entries) else hash_of(written(entries[-1])))


def line_of(entries: Sequence[Entry], sha256: str) -> int | None:
    """The number of the line that has this hash, or one that begins so."""
    hashes = [*(entry.before for entry in entries[1:]), head(entries).sha256]
    return next((number for number, each in enumerate(hashes, 1) if each.startswith(sha256)), None)


def hash_of(line: bytes) -> str:
    """What the next line says of this one."""
    return sha256(line).hexdigest()


def written(entry: Entry) -> bytes:
    """An entry as its line."""
    return _ENCODER.encode(entry)


def append(path: Path, entries: list[Entry], order: Order, by: str, at: int) -> Entry:
    """Add an order to the file behind these entries of it."""
    last = hash_of(written(entries[-1])) if entries else ""
    entry = Entry(order, by, at, last)
    with path.open("ab") as file:
        file.write(written(entry) + b"\n")
    return entry


def event_of(orders: Iterable[Order]) -> Event:
    """What the orders come to. Raises Refused for the first that the rules do not allow."""
    last: Event | Refusal = Refusal("event_unopened", "EV-LOG-01")
    for _, _, last in course(orders):
        if isinstance(last, Refusal):
            break
    if isinstance(last, Refusal):
        raise Refused(last)
    return last
