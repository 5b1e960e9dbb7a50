"""A tournament as files. Decks are in none of them before they are open, judges' notes never. They are written beside
the event loop, so what may grow meanwhile is copied first."""

import csv
import io
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar import Response
from msgspec.structs import replace

from hanpan.core.contract.codec import plain
from hanpan.server.events import told
from hanpan.server.events.sight import Sight
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import EventRow
from hanpan.tournaments.log import head, written
from hanpan.tournaments.standings import cell
from hanpan.tournaments.trf import NO_TRF, has_trf, report

_KINDS = {
    "log": "application/jsonl",
    "json": "application/json",
    "csv": "text/csv",
    "trf": "text/plain",
    "calendar": "text/calendar",
}
_ENDINGS = {"log": "jsonl", "json": "json", "csv": "csv", "trf": "trf", "calendar": "ics"}
_HOUR_MS = 3_600_000
_LINE = 75  # bytes of a line in a calendar


def replaced(row: EventRow, **changes: Any) -> EventRow:
    """The row with other values."""
    changed: EventRow = replace(row, **changes)
    return changed


def file(seen: Sight, form: str) -> Response[bytes]:
    """One of its files, as much of it as one may know. Raises ApiError where there is none yet."""
    live = seen.live
    if form == "trf" and not has_trf(live.event.settings):
        raise ApiError(409, "no_rounds", NO_TRF, ko=NO_TRF.ko)
    if form in ("log", "json", "csv", "trf") and told.hidden(live):
        raise ApiError(409, "not_over", "what runs with common dice come to opens when the tournament is over")
    body = {"log": _log, "json": _json, "csv": _csv, "trf": _trf, "calendar": _calendar}[form](seen)
    name = f"hanpan-event-{live.id}.{_ENDINGS[form]}"
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "content-type": f"{_KINDS[form]}; charset=utf-8",
    }
    return Response(body, headers=headers)


def _log(seen: Sight) -> bytes:
    return b"".join(written(entry) + b"\n" for entry in seen.live.entries[: seen.lines])


def _json(seen: Sight) -> bytes:
    live, event = seen.live, seen.event
    decks = live.decks if told.decks_open(live) else {}
    return msgspec.json.encode(
        {
            "hanpan": "event",
            "info": plain(told.info(live, None)),
            "settings": plain(event.settings),
            "people": [plain(told.person(live, one)) for one in list(live.people.values())],
            "matches": [plain(told.match_of(seen, match)) for match in event.matches],
            "results": [plain(match.result) for match in event.matches],
            "standings": plain(told.standings(seen)),
            "bracket": plain(told.bracket_of(seen)),
            "decks": {handle: {"cards": deck.cards, "side": deck.side} for handle, deck in list(decks.items())},
            "head": head(live.entries, seen.lines)._asdict(),
            "log": [plain(entry) for entry in live.entries[: seen.lines]],
        }
    )


def _csv(seen: Sight) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    found = told.standings(seen)
    writer.writerow(["place", "player", "name", "points", "won", "lost", "drawn", *found.breaks])
    for row in found.rows:
        name = seen.live.name(row.player)
        writer.writerow([row.place, row.player, cell(name), row.points, row.won, row.lost, row.drawn, *row.breaks])
    return out.getvalue().encode("utf-8-sig")


def _trf(seen: Sight) -> bytes:
    row = seen.live.row
    days = [_day(at) for at in (row.start_at, row.ended_at)]
    return report(seen.event, seen.live.name, (days[0], days[1])).encode()


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat() if at else ""


def _calendar(seen: Sight) -> bytes:
    live = seen.live
    at = live.row.start_at
    if not at:
        raise ApiError(409, "no_date", "this tournament has no date yet", ko="아직 날짜를 정하지 않은 대회입니다")
    minutes = live.event.settings.terms.minutes
    ends = at + (minutes * 60_000 if minutes else 3 * _HOUR_MS)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Hanpan//Tournaments//EN",
        "BEGIN:VEVENT",
        f"UID:{live.id}@hanpan",
        f"DTSTAMP:{_stamp(live.row.created_at)}",
        f"DTSTART:{_stamp(at)}",
        f"DTEND:{_stamp(ends)}",
        f"SUMMARY:{_escaped(live.row.name)}",
        f"STATUS:{'CANCELLED' if live.event.cancelled else 'CONFIRMED'}",
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return b"".join(_folded(line.encode()) + b"\r\n" for line in lines)


def _folded(line: bytes) -> bytes:
    """In pieces of 75 bytes at most, as the format wants it (RFC 5545, 3.1); no letter is cut."""
    pieces, start = [], 0
    while len(line) - start > _LINE - bool(start):
        end = start + _LINE - bool(start)
        while line[end] & 0xC0 == 0x80:  # in the middle of a letter
            end -= 1
        pieces.append(line[start:end])
        start = end
    return b"\r\n ".join([*pieces, line[start:]])


def _stamp(at: int) -> str:
    """A moment in UTC, so that no summer time moves it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")
