"""People among each other: pages about them, friends and blocks, phrases at a table, mutes and reports."""

from typing import Annotated, TypeAlias

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from hanpan.core.contract.seat import Seat
from hanpan.games.registry import game_ids
from hanpan.ratings.seasons import SeasonName
from hanpan.server.errors import documented
from hanpan.server.identity import DAY_MS
from hanpan.server.meeting.meeting import name_of
from hanpan.server.names import folded
from hanpan.server.refusing import ApiError
from hanpan.server.routes.meeting import social
from hanpan.server.routes.people import CHANGES
from hanpan.server.routes.tables import live_table, stored_table
from hanpan.server.routes.visitor import AnyRequest, services, session_of, spend
from hanpan.server.storage.circles import ReportRow
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables.openings import new_id
from hanpan.server.wire import Said
from hanpan.server.wire_people import (
    Circle,
    Found,
    Leaderboard,
    MuteBody,
    Profile,
    Reason,
    ReportBody,
    Reported,
    SayBody,
    SeatReportBody,
    ShownBody,
    TableRatings,
    TieBody,
)

_CHANGES = {**CHANGES, **documented(404, 409)}
Called: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64), QueryParameter(name="name")]
Pool: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,16}$")]


@get("/people", responses=documented(429, 503))
async def find(request: AnyRequest, name: Called) -> Found:
    """The account that is called so."""
    user = (await session_of(request)).user
    social(request, user)
    person = await services(request).people.by_account(folded(name))
    return Found(None if person is None else name_of(person))


@get("/people/{person_id:str}", responses=documented(404, 429, 503))
async def profile(request: AnyRequest, person_id: FromPath[str]) -> Profile:
    """The page about somebody, as far as I may see it; `me`: my own."""
    user = (await session_of(request)).user
    spend(request, user)
    return await services(request).profiles.of(user, person_id)


@get("/circle", responses=documented(429, 503))
async def circle(request: AnyRequest) -> Circle:
    """My friends, who asks to be one, and whom I have blocked or muted."""
    return await services(request).meeting.circle.of((await session_of(request)).user)


@post("/people/{person_id:str}/tie", status_code=200, responses=_CHANGES)
async def tie(request: AnyRequest, person_id: FromPath[str], data: JSONBody[TieBody]) -> Circle:
    """Want to be somebody's friend, block or mute them; or do so no more."""
    user = (await session_of(request)).user
    social(request, user)
    meeting = services(request).meeting
    other = await meeting.circle.somebody(person_id, but=user.id)
    await meeting.circle.decide(user, other, data.kind, on=data.on)
    if data.kind == "block" and data.on:
        meeting.parted(user.id, other.id)
    meeting.hall.tell(user.id, other.id)
    return await meeting.circle.of(user)


@post("/me/shown", status_code=200, responses=_CHANGES)
async def show(request: AnyRequest, data: JSONBody[ShownBody]) -> Profile:
    """Say who may see what of me."""
    user = (await session_of(request)).user
    social(request, user)
    await services(request).meeting.circle.show(user, data.shown)
    return await services(request).profiles.of(user, "me")


@post("/people/{person_id:str}/report", status_code=200, responses=_CHANGES)
async def report(request: AnyRequest, person_id: FromPath[str], data: JSONBody[ReportBody]) -> Reported:
    """Tell whoever runs the server that something is wrong with somebody."""
    user = (await session_of(request)).user
    person = await services(request).meeting.circle.somebody(person_id, but=user.id)
    return await _reported(request, user, person.id, None, data.reason, data.words)


@post("/tables/{table_id:str}/report", status_code=200, responses=_CHANGES)
async def report_seat(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SeatReportBody]) -> Reported:
    """The same about whoever sits there, for those who sit at the table too."""
    user = (await session_of(request)).user
    about = await _sitter(request, user, table_id, data.seat)
    return await _reported(request, user, about, table_id, data.reason, data.words)


@post("/tables/{table_id:str}/mute", status_code=200, responses=_CHANGES)
async def mute(request: AnyRequest, table_id: FromPath[str], data: JSONBody[MuteBody]) -> Circle:
    """Hear nothing more of whoever sits there, here or elsewhere; or hear it again."""
    user = (await session_of(request)).user
    social(request, user)
    about = await _sitter(request, user, table_id, data.seat)
    other = await services(request).people.by_id(about)
    if other is None:
        raise ApiError(404, "no_person", "nobody of an account sits there")
    await services(request).meeting.circle.decide(user, other, "mute", on=data.on)
    return await services(request).meeting.circle.of(user)


@post("/tables/{table_id:str}/say", status_code=200, responses=_CHANGES)
async def say(request: AnyRequest, table_id: FromPath[str], data: JSONBody[SayBody]) -> Reported:
    """Say one of the prepared phrases to the others at the table; those who have muted me do not hear it."""
    user = (await session_of(request)).user
    table = await live_table(request, table_id)
    seats = table.memory.seats
    mine = next((seat for seat, row in seats.items() if row.user_id == user.id), None)
    if mine is None:
        raise ApiError(409, "not_seated", "only those who sit at a table say something there")
    if not services(request).rates.phrases.take(user.id):
        raise ApiError(429, "too_fast", "you have said much in a short time; wait a little")
    others = {row.user_id: seat for seat, row in seats.items() if row.kind == "person" and row.user_id is not None}
    deaf = await services(request).circles.deaf(user.id, others)
    table.audience.tell({seat for other, seat in others.items() if other not in deaf}, Said(mine, data.phrase))
    return Reported()


@get("/games/{game_id:str}/ratings", responses=documented(404, 429, 503))
async def ratings(
    request: AnyRequest,
    game_id: FromPath[str],
    pool: Annotated[Pool | None, QueryParameter(name="class")] = None,
    season: FromQuery[SeasonName | None] = None,
) -> Leaderboard:
    """The best of a class of modes (`?class=`) in the present season, or in an earlier one (`&season=2026-q4`)."""
    try:
        msgspec.convert(season, SeasonName | None)
    except msgspec.ValidationError as error:
        raise ApiError(
            400,
            "malformed",
            f"season: as in 2026-q4, not {str(season)[:20]!r}",
            ko=f"season: 2026-q4처럼 적습니다: {str(season)[:20]!r}",
        ) from error
    user = (await session_of(request)).user
    return await services(request).standings.board(game_id, pool, season, user)


@get("/tables/{table_id:str}/ratings", responses=documented(404, 429, 503))
async def table_ratings(request: AnyRequest, table_id: FromPath[str]) -> TableRatings:
    """The ratings at a rated table, and what its result has made of them."""
    user = (await session_of(request)).user
    stored = await stored_table(request, table_id)
    if stored.table.game not in game_ids():
        raise ApiError(
            404, "not_rated", "the game of this table is not installed here", ko="이 테이블의 게임이 서버에 없습니다"
        )
    return await services(request).standings.of_table(stored, user)


async def _sitter(request: AnyRequest, user: UserRow, table_id: str, seat: Seat) -> str:
    """The person at a seat of a table at which the user sits, too. Raises ApiError."""
    seats = (await stored_table(request, table_id)).seats
    if all(row.user_id != user.id for row in seats.values()):
        raise ApiError(409, "not_seated", "you have not sat at this table")
    about = seats[seat].user_id if seat in seats else None
    if about is None or about == user.id:
        raise ApiError(404, "no_person", f"nobody else sits at {seat}")
    return about


async def _reported(
    request: AnyRequest, user: UserRow, about: str, table: str | None, reason: Reason, words: str
) -> Reported:
    """Keep a report; one of the same about the same is enough. Raises ApiError."""
    social(request, user)
    settings, circles = services(request).settings, services(request).circles
    now = settings.now()
    lately = await circles.reports_by(user.id, now - DAY_MS)
    if any((one.about_id, one.table_id, one.reason) == (about, table, reason) for one in lately):
        return Reported()
    if len(lately) >= settings.limits.reports_per_day:
        raise ApiError(429, "too_many_reports", "you have reported much today; come back tomorrow")
    await circles.report(ReportRow(new_id(), now, user.id, about, table, reason, words))
    return Reported()
