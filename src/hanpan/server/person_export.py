"""Everything that is kept about one person, for that person to read."""

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import msgspec

from hanpan.core.contract.codec import plain
from hanpan.core.contract.seat import Seat
from hanpan.games.registry import game_ids, plugin
from hanpan.server.accounts import shown_session
from hanpan.server.identity import Session
from hanpan.server.settings import Settings
from hanpan.server.storage.circles import Circles
from hanpan.server.storage.events import EventRecords
from hanpan.server.storage.leaving import Leaving
from hanpan.server.storage.people import People
from hanpan.server.storage.ratings import RatingRecords
from hanpan.server.storage.records import Records
from hanpan.server.storage.rows import LogRow
from hanpan.server.storage.writes import Stored
from hanpan.server.tables.curtain import curtained
from hanpan.server.tables.entries import Stepped, entry_of

_CHUNK = 100  # tables that are read at once


class PersonExport:
    """Reads it together; nothing secret is in it, neither the person's nor a rival's."""

    def __init__(
        self,
        settings: Settings,
        people: People,
        leaving: Leaving,
        records: Records,
        ratings: RatingRecords,
        circles: Circles,
        events: EventRecords,
    ) -> None:
        self._circles = circles
        self._ratings = ratings
        self._events = events
        self._settings = settings
        self._people = people
        self._leaving = leaving
        self._records = records
        self._turn = asyncio.Lock()  # one at a time: somebody who played much has much to read

    async def of(self, session: Session) -> bytes:
        """The account, its sessions, and its tables with the lines of its own seats, as JSON."""
        async with self._turn:
            return await asyncio.to_thread(msgspec.json.encode, await self._told(session))

    async def _told(self, session: Session) -> dict[str, Any]:
        user = await self._people.by_id(session.user.id) or session.user
        now = self._settings.now()
        sessions = [
            shown_session(row, session.id) for row in await self._people.sessions(user.id, self._settings.calendar())
        ]
        tables: list[dict[str, Any]] = []
        ids = await self._leaving.table_ids(user.id, self._settings.ticks())
        for at in range(0, len(ids), _CHUNK):
            tables += await self._tables(user.id, ids[at : at + _CHUNK])
        standings, results = await self._ratings.of_user(user.id)
        return {
            "hanpan": "person",
            "exported_at": now,
            "account": {
                "id": user.id,
                "name": user.name,
                "sign_in_name": user.account,
                "guest": user.guest,
                "created_at": user.created_at,
                "renamed_at": user.renamed_at,
                "seen_at": user.seen_at,
                "has_password": user.password is not None,
                "one_time_codes": user.totp is not None,
                "recovery_codes_left": len(await self._people.recovery_codes(user.id)),
                "roles": await self._leaving.roles(user.id),
            },
            "sessions": plain(sessions),
            "tables": tables,
            "ratings": standings,
            "results": [_result_told(each, user.id) for each in results],
            "shown": (await self._circles.shown([user.id])).get(user.id, {}),
            "ties": [tie._asdict() for tie in await self._circles.ties(user.id) if tie.user_id == user.id],
            "reports": [plain(row) for row in await self._circles.reports_by(user.id)],
            "tournaments": await self._events.told_of(user.id),
            "daily_runs": [_run_told(run) for run in await self._leaving.daily_runs(user.id)],
        }

    async def _tables(self, user_id: str, ids: list[str]) -> list[dict[str, Any]]:
        logs: defaultdict[str, list[LogRow]] = defaultdict(list)
        for row in await self._leaving.logs(ids):
            logs[row.table_id].append(row)
        found = {stored.table.id: stored for stored in await self._records.find_all(ids)}
        wanted = [found[one] for one in ids if one in found]
        return await asyncio.to_thread(_all_told, wanted, user_id, logs, self._settings.ticks())


def _result_told(row: dict[str, Any], user_id: str) -> dict[str, Any]:
    """A line of the log of results as one of the two reads it: the other is somebody who sat at the table."""
    kept = {name: row[name] for name in ("table_id", "at", "game", "pool", "mode", "uncounted", "rating", "deviation")}
    score = row["score"] if row["first"] == user_id else 2 - row["score"]
    return {**kept, "score": score / 2}


def _run_told(run: dict[str, Any]) -> dict[str, Any]:
    """A run of the day with its numbers under the names that its game gives them."""
    counted = plugin(run["game"]).daily if run["game"] in game_ids() else ()
    names = {f"number_{at}": each.name for at, each in enumerate(counted, 1)}
    return {names.get(name, name): value for name, value in run.items()}


def _all_told(tables: list[Stored], user_id: str, logs: Mapping[str, list[LogRow]], now: int) -> list[dict[str, Any]]:
    return [_table(stored, user_id, logs.get(stored.table.id, []), now) for stored in tables]


def _table(stored: Stored, user_id: str, log: list[LogRow], now: int) -> dict[str, Any]:
    row = stored.table
    seats = [seat for seat, sitter in stored.seats.items() if sitter.user_id == user_id]
    if not seats and row.status != "waiting" and curtained(row, row.ended_at, now):
        row = msgspec.structs.replace(row, status="playing", ended_at=None, reason=None, winner=None)
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "mode": row.mode,
        "kind": row.kind,
        "created_at": row.created_at,
        "opened_by_me": row.created_by == user_id,
        "seats": seats,
        "status": row.status,
        "ended_at": row.ended_at,
        "reason": row.reason,
        "winner": row.winner,
        "won": None if row.status != "over" or not seats else row.winner in seats,
        "log": [line for entry in log for seat in seats for line in _line(entry, seat)],
    }


def _line(row: LogRow, seat: Seat) -> list[dict[str, Any]]:
    """What this seat did in a line of the log: of a step its own move alone, since the rest may be hidden from it."""
    entry = entry_of(row)
    about: dict[str, Any] = {"n": row.n, "at": row.at, "seat": seat}
    if isinstance(entry, Stepped):
        own = {"order": plain(entry.order)} if entry.order is not None and row.seat == seat else {}
        own |= {"move": entry.moves[seat]} if seat in entry.moves else {}
        return [{**about, "type": "step", "step": entry.n, **own}] if own else []
    return [{**about, **plain(entry)}] if row.seat == seat else []
