"""Events, refusals and outcomes on one line each, for files that people read: `energy DB-2.1 p1 cause=round gain=3`."""

import json
import re
from collections.abc import Iterator
from typing import Any, cast, get_args

from hanpan.core.contract.event import Event, Fields
from hanpan.core.contract.game import Outcome
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat

SEATS = get_args(Seat)
WORD = re.compile(r"[^\s={}\[\]\"]+")
LONG = 6  # items of a list that are still written out in short
NOWHERE = "-"  # in the place of a clause that an event does not name
ALONE = re.compile(r" \{(p\d)(.*?)\}(?= \{p\d|$)")


def written(event: Event, short: bool = False) -> str:
    """An event; `short` leaves out the items of long lists, and then it cannot be read back."""
    head = [event.kind, event.clause or NOWHERE, *([event.seat] if event.seat else [])]
    alone = [f"{{{seat} {_fields(fields, short)}}}" for seat, fields in event.private.items()]
    return " ".join(part for part in (*head, _fields(event.data, short), *alone) if part)


def read_event(line: str) -> Event:
    """The event that `written` wrote. Raises ValueError."""
    private = {seat: dict(_pairs(fields)) for seat, fields in ALONE.findall(line)}
    kind, clause, *rest = ALONE.sub("", line).split(" ", 2)
    said = rest[0] if rest else ""
    seat, _, others = said.partition(" ")
    data = dict(_pairs(others if seat in SEATS else said))
    return Event(kind, "" if clause == NOWHERE else clause, cast(Seat, seat) if seat in SEATS else None, data, private)


def read_refusal(line: str) -> Refusal:
    """A refusal: its code, its clause, its fields. Raises ValueError."""
    code, clause, *rest = line.split(" ", 2)
    return Refusal(code, clause, dict(_pairs(rest[0] if rest else "")))


def result(outcome: Outcome) -> str:
    """How a game ended: by which clause, who won, the numbers."""
    ended = outcome.winner or ("lost" if outcome.lost else "draw")
    return " ".join(part for part in ("over", outcome.clause, ended, _fields(dict(outcome.data), True)) if part)


def _fields(fields: Fields, short: bool) -> str:
    return " ".join(f"{name}={_value(value, short)}" for name, value in fields.items())


def _value(value: Any, short: bool) -> str:
    if (
        short
        and isinstance(value, list)
        and (len(value) > LONG or any(isinstance(part, list | dict) for part in value))
    ):
        return f"({len(value)})"
    if short and isinstance(value, list):
        return f"[{','.join(_value(part, short) for part in value)}]"
    if isinstance(value, str) and WORD.fullmatch(value) and _bare(value) == value:
        return value
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _bare(word: str) -> Any:
    try:
        return json.loads(word)
    except ValueError:
        return word


def _pairs(text: str) -> Iterator[tuple[str, Any]]:
    rest = text.strip()
    while rest:
        name, equals, rest = rest.partition("=")
        if not equals or not WORD.fullmatch(name):
            raise ValueError(f"no name=value: {name}")
        if rest[:1] in '"[{':
            value, end = json.JSONDecoder().raw_decode(rest)
        else:
            found = WORD.match(rest)
            if not found:
                raise ValueError(f"no value of {name}")
            value, end = _bare(found[0]), found.end()
        yield name, value
        rest = rest[end:].strip()
