"""Tournaments in the database: read here, written by whoever has the right to change them."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from hanpan.server.storage import schema
from hanpan.server.storage.rows import Before, Deck, EventNoteRow, EventPersonRow, EventRow, EventTableRow
from hanpan.server.storage.writes import CHANGE, Statement, Write

_events, _log, _people = schema.events, schema.event_log, schema.event_people
_decks, _tables, _notes = schema.event_decks, schema.event_tables, schema.event_notes
_this = _events.c.id == bindparam("event")

_NEW = Statement(CHANGE, insert(_events))
_STANDS = Statement(
    CHANGE,
    update(_events)
    .where(_this)
    .values(
        name=bindparam("called"),
        stage=bindparam("now"),
        start_at=bindparam("begins"),
        ended_at=bindparam("ended"),
    ),
)
_OPTIONS = Statement(CHANGE, update(_events).where(_this).values(listed=bindparam("shown"), password=bindparam("hash")))
_NEW_LINE = Statement(CHANGE, insert(_log))
_NEW_PERSON = Statement(CHANGE, insert(_people))
_PERSON = Statement(
    CHANGE,
    update(_people)
    .where(_people.c.event_id == bindparam("event"), _people.c.handle == bindparam("who"))
    .values(
        kind=bindparam("is"),
        name=bindparam("called"),
        invited=bindparam("asked"),
        user_id=bindparam("user"),
        origin=bindparam("from"),
    ),
)
_DROP_DECK = Statement(
    CHANGE, delete(_decks).where(_decks.c.event_id == bindparam("event"), _decks.c.handle == bindparam("who"))
)
_NEW_DECK = Statement(CHANGE + 1, insert(_decks))
_NEW_TABLE = Statement(CHANGE, insert(_tables))
_CAME = Statement(
    CHANGE,
    update(_tables)
    .where(_tables.c.table_id == bindparam("table"))
    .values(first=bindparam("won"), second=bindparam("lost"), drawn=bindparam("even")),
)
_NEW_NOTE = Statement(CHANGE, insert(_notes))

_MOST = 100  # in a list


class SavedEvent(NamedTuple):
    """A tournament with all that is kept of it."""

    row: EventRow
    lines: list[str]
    people: list[EventPersonRow]
    decks: dict[str, Deck]
    before: dict[str, Before]
    tables: list[EventTableRow]
    notes: list[EventNoteRow]


def new_event_write(row: EventRow) -> Write:
    """A new tournament."""
    return Write(_NEW, msgspec.structs.asdict(row))


def stands_write(row: EventRow) -> Write:
    """How it stands now, for lists."""
    values = {"called": row.name, "now": row.stage, "begins": row.start_at, "ended": row.ended_at}
    return Write(_STANDS, {"event": row.id, **values})


def options_write(row: EventRow) -> Write:
    """Whether it is in lists, and the word that lets people in."""
    return Write(_OPTIONS, {"event": row.id, "shown": row.listed, "hash": row.password})


def line_write(event_id: str, n: int, line: bytes) -> Write:
    """One more line of the log. Raises Conflict where it is there already."""
    return Write(_NEW_LINE, {"event_id": event_id, "n": n, "line": line.decode()})


def person_write(row: EventPersonRow, *, new: bool) -> Write:
    """Somebody under a handle."""
    if new:
        return Write(_NEW_PERSON, msgspec.structs.asdict(row))
    values = {"is": row.kind, "called": row.name, "asked": row.invited, "user": row.user_id, "from": row.origin}
    return Write(_PERSON, {"event": row.event_id, "who": row.handle, **values})


def deck_writes(event_id: str, handle: str, deck: Deck, before: Before | None) -> list[Write]:
    """A registered list, in the place of an earlier one; `before`: the one that a match under way was paired with."""
    cards, side = (msgspec.json.encode(pile).decode() for pile in deck)
    earlier = None if before is None else msgspec.json.encode([before.round, *before.deck]).decode()
    kept = {"event_id": event_id, "handle": handle, "cards": cards, "side": side, "before": earlier}
    return [Write(_DROP_DECK, {"event": event_id, "who": handle}), Write(_NEW_DECK, kept)]


def event_table_write(row: EventTableRow) -> Write:
    """A table for a game of a match. Raises Conflict where that game has one."""
    return Write(_NEW_TABLE, msgspec.structs.asdict(row))


def came_write(row: EventTableRow) -> Write:
    """What came of it."""
    return Write(_CAME, {"table": row.table_id, "won": row.first, "lost": row.second, "even": row.drawn})


def note_write(row: EventNoteRow) -> Write:
    """A note."""
    return Write(_NEW_NOTE, msgspec.structs.asdict(row))


class EventRecords:
    """Tournaments, read."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def load(self, event_id: str) -> SavedEvent | None:
        """Everything about a tournament."""
        found = await self._rows(select(_events).where(_events.c.id == event_id))
        if not found:
            return None
        lines = await self._rows(select(_log).where(_log.c.event_id == event_id).order_by(_log.c.n))
        people = await self._rows(select(_people).where(_people.c.event_id == event_id))
        decks = await self._rows(select(_decks).where(_decks.c.event_id == event_id))
        order = (_tables.c.pairing, _tables.c.number, _tables.c.game)
        tables = await self._rows(select(_tables).where(_tables.c.event_id == event_id).order_by(*order))
        notes = await self._rows(select(_notes).where(_notes.c.event_id == event_id).order_by(_notes.c.number))
        return SavedEvent(
            EventRow(**found[0]),
            [row["line"] for row in lines],
            sorted((EventPersonRow(**row) for row in people), key=lambda one: int(one.handle[1:])),
            {row["handle"]: Deck(_pile(row["cards"]), _pile(row["side"])) for row in decks},
            {row["handle"]: _before(row["before"]) for row in decks if row["before"]},
            [EventTableRow(**row) for row in tables],
            [EventNoteRow(**row) for row in notes],
        )

    async def unfinished(self) -> list[str]:
        """Those that are not over."""
        found = await self._rows(select(_events.c.id).where(_events.c.stage != "over").order_by(_events.c.id))
        return [row["id"] for row in found]

    async def listed(self, stage: str) -> list[EventRow]:
        """Those of a stage that anybody may see in a list, those that begin or ended last first."""
        query = select(_events).where(_events.c.stage == stage, _events.c.listed.is_(True))
        return await self._ordered(query)

    async def of_user(self, user_id: str) -> list[EventRow]:
        """Those in which somebody is."""
        mine = select(_people.c.event_id).where(_people.c.user_id == user_id)
        return await self._ordered(select(_events).where(_events.c.id.in_(mine)))

    async def told_of(self, user_id: str) -> list[dict[str, Any]]:
        """What is kept about somebody: in which tournaments, under which handle, with which deck."""
        told = [column for column in _people.c if column is not _people.c.origin]
        query = (
            select(*told, _events.c.name.label("event"), _decks.c.cards, _decks.c.side)
            .join(_events, _events.c.id == _people.c.event_id)
            .outerjoin(_decks, and_(_decks.c.event_id == _people.c.event_id, _decks.c.handle == _people.c.handle))
            .where(_people.c.user_id == user_id)
        )
        return await self._rows(query.order_by(_people.c.event_id))

    async def names_due(self, ended_before: int) -> list[tuple[str, str]]:
        """Names without an account in tournaments that ended so long ago: which one, which handle."""
        query = select(_people.c.event_id, _people.c.handle).join(_events, _events.c.id == _people.c.event_id)
        old = and_(_events.c.stage == "over", _events.c.ended_at < ended_before)
        found = await self._rows(query.where(old, _people.c.kind.in_(("named", "guest"))).limit(_MOST))
        return [(row["event_id"], row["handle"]) for row in found]

    async def ended_tables(self, event_ids: Sequence[str]) -> list[str]:
        """Tables of these tournaments that are over though nothing has come of them here: an administrator ended
        them, or the server stopped."""
        query = (
            select(_tables.c.table_id)
            .join(schema.tables, schema.tables.c.id == _tables.c.table_id)
            .where(_tables.c.event_id.in_(event_ids), _tables.c.first.is_(None))
            .where(or_(schema.tables.c.status == "over", schema.tables.c.ended_at.is_not(None)))
        )
        return [row["table_id"] for row in await self._rows(query)]

    async def _ordered(self, query: Select[Any]) -> list[EventRow]:
        ordered = query.order_by(_events.c.ended_at.desc(), _events.c.start_at.desc(), _events.c.created_at.desc())
        return [EventRow(**row) for row in await self._rows(ordered.limit(_MOST))]

    async def _rows(self, query: Select[Any]) -> list[dict[str, Any]]:
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


def _before(text: str) -> Before:
    number, cards, side = msgspec.json.decode(text, type=tuple[int, tuple[str, ...], tuple[str, ...]])
    return Before(number, Deck(cards, side))


def _pile(text: str) -> tuple[str, ...]:
    return msgspec.json.decode(text, type=tuple[str, ...])


def gone_names(rows: Iterable[EventPersonRow], called: str) -> list[EventPersonRow]:
    """These people without their names."""
    return [msgspec.structs.replace(row, kind="gone", name=called, user_id=None) for row in rows]
