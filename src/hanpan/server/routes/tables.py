"""Tables: open, list, look, sit down, go on from a finished game or from a position."""

import logging
from collections.abc import Iterable
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec.structs import replace

from hanpan.core.contract.bounds import Exact
from hanpan.core.contract.error import told
from hanpan.core.contract.seat import Seat
from hanpan.server.errors import documented
from hanpan.server.refusing import ApiError
from hanpan.server.routes.visitor import AnyRequest, address_of, services, session_of, spend
from hanpan.server.storage.records import Scope
from hanpan.server.storage.rows import TableRow, UserRow
from hanpan.server.storage.writes import Saved, Stored, Write
from hanpan.server.tables import openings
from hanpan.server.tables.aside import SetAside
from hanpan.server.tables.curtain import curtained, is_daily, secret_closed
from hanpan.server.tables.memory import CannotResume, game_of, missing_package
from hanpan.server.tables.table import Gone, Table
from hanpan.server.tables.told import played_match, seated
from hanpan.server.tables.views import curtained_info, stored_info
from hanpan.server.wire import TableInfo
from hanpan.server.wire_http import (
    BranchBody,
    MatchList,
    PositionBody,
    Seated,
    TableBody,
    TableList,
)

_LOG = logging.getLogger("hanpan.tables")
_MATCHES = 30  # in one answer
_CHANGES = documented(403, 413, 429, 503)


@post("/tables", responses=_CHANGES)
async def open_table(request: AnyRequest, data: JSONBody[TableBody]) -> Seated:
    """Open a table."""
    user = (await session_of(request)).user
    all_services = services(request)
    spend(request, user)
    saved = openings.table(data, user, all_services.settings.now())
    if not is_daily(saved.table):
        return await _opened(request, user, saved)
    async with all_services.opening:
        return await _opened(request, user, *await all_services.daily.admitted(saved))


@get("/tables", responses=documented(429, 503))
async def list_tables(request: AnyRequest, which: Annotated[Scope, QueryParameter(name="scope")] = "open") -> TableList:
    """Tables that wait for somebody, my own, or those that can be watched; newest first."""
    user = (await session_of(request)).user
    found = await services(request).records.listed(which, user.id, services(request).settings.ticks())
    return TableList([_info(request, stored, user) for stored in found])


@get("/matches", responses=documented(400, 429, 503))
async def list_matches(request: AnyRequest, before: FromQuery[Exact | None] = None) -> MatchList:
    """The matches that I have played to an end, the last of them first; `before`: those that ended earlier."""
    user = (await session_of(request)).user
    found = await services(request).records.played(user.id, before, _MATCHES + 1)
    told = [played_match(stored, user) for stored in found[:_MATCHES]]
    return MatchList(told, more=len(found) > _MATCHES)


@get("/tables/{table_id:str}", responses=documented(404, 429, 503))
async def show_table(request: AnyRequest, table_id: FromPath[str]) -> TableInfo:
    """What anybody may know of a table."""
    user = (await session_of(request)).user
    return _info(request, await stored_table(request, table_id), user)


@get("/tables/{table_id:str}/seat", responses=documented(404, 429, 503))
async def my_seat(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[Seat | None] = None) -> Seated:
    """My seat at a table with its key, if I have one; nothing is taken. Of several: `seat`, or the one that is asked
    now."""
    user = (await session_of(request)).user
    stored = await stored_table(request, table_id)
    live = services(request).live_tables.live(table_id)
    seats = live.memory.seats if live is not None else stored.seats
    own = next((each for each in seats.values() if each.user_id == user.id), None)
    if seat is not None and seat in seats and seats[seat].user_id == user.id:
        own = seats[seat]
    elif live is not None:
        own = live.memory.seat_of(user.id)
    return seated(_info(request, stored, user), own, stored.table, user)


@post("/tables/{table_id:str}/join", status_code=200, responses={**_CHANGES, **documented(404, 409)})
async def join(request: AnyRequest, table_id: FromPath[str]) -> Seated:
    """Sit down at an open seat; my own seat if I have one; else only the table, to watch it."""
    user = (await session_of(request)).user
    while True:
        table = await live_table(request, table_id)
        try:
            seat = await table.sit(user)
        except Gone:
            continue
        return seated(table.audience.info(delayed=seat is None), seat, table.memory.row, user)


@post("/tables/{table_id:str}/branch", responses={**_CHANGES, **documented(404, 409)})
async def branch(request: AnyRequest, table_id: FromPath[str], data: JSONBody[BranchBody]) -> Seated:
    """Play on from a moment of a finished game against a bot, with its dice or new ones."""
    user = (await session_of(request)).user
    spend(request, user)
    source = await live_table(request, table_id)
    settings = services(request).settings
    now = settings.ticks()
    if source.audience.spectators_lag(now) and all(row.user_id != user.id for row in source.memory.seats.values()):
        raise ApiError(409, "delayed", "spectators of this table see it later; so do games that go on from it")
    if data.pinned and secret_closed(source.memory.row, now):
        raise ApiError(409, "day_not_over", "the dice of a daily run are kept until the day is over")
    saved = openings.branch(source.memory, data, user, settings.now())
    return await _opened(request, user, saved)


@post("/positions", responses=_CHANGES)
async def position(request: AnyRequest, data: JSONBody[PositionBody]) -> Seated:
    """Play on from a position, described as a case describes it, against a bot."""
    user = (await session_of(request)).user
    spend(request, user)
    return await _opened(request, user, openings.position(data, user, services(request).settings.now()))


async def stored_table(request: AnyRequest, table_id: str) -> Stored:
    """The table in the database. Raises ApiError."""
    found = await services(request).records.find(table_id) if openings.is_id(table_id) else None
    if found is None:
        raise _no_table(table_id)
    return found


async def seen_table(request: AnyRequest, table_id: str) -> TableInfo | None:
    """What somebody who has no seat may know of a table; None: there is no such table."""
    found = await services(request).records.find(table_id) if openings.is_id(table_id) else None
    return None if found is None else _info(request, found, None)


async def live_table(request: AnyRequest, table_id: str) -> Table:
    """The table in memory, loaded if need be. Raises ApiError."""
    try:
        table = await services(request).live_tables.get(table_id) if openings.is_id(table_id) else None
    except CannotResume as error:
        missing = _missing((await stored_table(request, table_id)).table)
        if missing is not None:
            raise missing from error
        if isinstance(error, SetAside):
            reason = "this table is set aside: the server cannot go on with it at present"
            raise ApiError(409, "aside", reason) from error
        raise ApiError(409, "cannot_resume", str(error)) from error
    if table is None:
        raise _no_table(table_id)
    return table


def _missing(row: TableRow) -> ApiError | None:
    """What is said of a table whose game is not here; None where it is."""
    package = missing_package(row)
    if package is None:
        return None
    try:
        game_of(row)
    except CannotResume as error:
        code = "missing_package" if package else "missing_game"
        return ApiError(409, code, str(error), {"game": row.game, "package": package}, ko=told(error, "ko"))
    return None


def _no_table(table_id: str) -> ApiError:
    return ApiError(404, "no_table", f"there is no table {table_id[:40]!r}")


async def _opened(request: AnyRequest, user: UserRow, saved: Saved, writes: Iterable[Write] = ()) -> Seated:
    all_services = services(request)
    address = address_of(request)
    await all_services.live_tables.check_room(user.id, address)
    table = await all_services.live_tables.open(saved, writes, address=address)
    own = next((seat for seat in saved.seats.values() if seat.user_id == user.id), None)
    return seated(table.audience.info(), own, saved.table, user)


def _info(request: AnyRequest, stored: Stored, user: UserRow | None) -> TableInfo:
    live, row = services(request).live_tables.live(stored.table.id), stored.table
    seats = stored.seats if live is None else live.memory.seats
    sits = user is not None and any(seat.user_id == user.id for seat in seats.values())
    try:
        if live is not None:
            info = live.audience.info(delayed=not sits)
            known = sits or not live.audience.spectators_lag(services(request).settings.ticks())
            return replace(info, progress=live.memory.progress) if known else info
    except Exception:  # one table spoils no list
        _LOG.exception("table cannot be told", extra={"table": row.id})
    if not sits and curtained(row, row.ended_at, services(request).settings.ticks()):
        return curtained_info(row, seats)
    return stored_info(row, seats)
