"""Games told again: replays, the check of the dice, cases."""

import asyncio
from typing import Literal

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.server.advising import in_words, weighing_of
from hanpan.server.errors import documented
from hanpan.server.refusing import ApiError
from hanpan.server.retelling import (
    Record,
    case_at,
    choice_at,
    dice_before,
    dice_check,
    full_replay,
    record_of,
    seen_replay,
)
from hanpan.server.routes.tables import live_table
from hanpan.server.routes.visitor import AnyRequest, address_of, services, session_of, spend
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables.table import Gone, Table
from hanpan.server.thinking.thoughts import NoThought, OutOfTime, ThinkerLost
from hanpan.server.thinking.turns import Owner
from hanpan.server.wire_http import DiceCheck, SecondLook

JSON_LINES = "application/jsonl"
YAML = "application/yaml"


@get("/tables/{table_id:str}/replay", media_type=JSON_LINES, responses=documented(404, 409, 429, 503))
async def replay(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[Seat | Literal["none"] | None] = None
) -> Response[bytes]:
    """The replay of a game that is over; with `seat` the game as that seat (`none`: a spectator) saw it.

    While the game goes on everybody gets it as they see it themselves.
    """
    user = (await session_of(request)).user
    table, record = await told(request, table_id, user)
    check_seat(record, seat)
    own = own_seat(record, user)
    lagging = own is None and table.audience.spectators_lag(services(request).settings.ticks())
    if record.ending is None or lagging or record.closed:
        if lagging:
            raise ApiError(409, "delayed", "spectators of this table see it later; so does its replay")
        if seat is not None and seat != (own or "none"):
            reason = "until the day is over" if record.closed else "while the game goes on"
            raise ApiError(409, "not_over", f"{reason} you can have it only as you see it yourself")
        return _lines(record, await asyncio.to_thread(seen_replay, record, own))
    if seat is None:
        return _lines(record, await asyncio.to_thread(full_replay, record))
    viewer: Seat | None = None if seat == "none" else seat
    return _lines(record, await asyncio.to_thread(seen_replay, record, viewer))


def check_seat(record: Record, seat: str | None) -> None:
    """Whether the game has such a seat, where one is named. Raises ApiError."""
    seats = record.match.game.info.seats
    if seat in EVERY_SEAT and seat not in seats:
        raise ApiError(
            400,
            "bad_request",
            f"seat: {record.row.game} has {', '.join(seats)}, not {seat}",
            ko=f"seat: {record.row.game}에 없는 자리입니다: {seat}",
        )


@get("/tables/{table_id:str}/dice", responses=documented(404, 409, 429, 503))
async def dice(request: AnyRequest, table_id: FromPath[str]) -> DiceCheck:
    """The commitment and the seats' values, the seeds of rounds as far as they are open, and once the game is over the
    secret and what comparing them found."""
    user = (await session_of(request)).user
    waiting = (await live_table(request, table_id)).memory
    if waiting.match is None:
        sits = any(row.user_id == user.id for row in waiting.seats.values())
        return dice_before(waiting, lags=not sits and waiting.row.spectator_delay_s > 0)
    table, record = await told(request, table_id, user)
    lags = own_seat(record, user) is None and table.audience.spectators_lag(services(request).settings.ticks())
    return await asyncio.to_thread(dice_check, record, lags=lags)


@get("/tables/{table_id:str}/case", media_type=YAML, responses=documented(404, 409, 429, 503))
async def case(request: AnyRequest, table_id: FromPath[str], step: FromQuery[int]) -> Response[str]:
    """A case that repeats one step of a game that is over."""
    user = (await session_of(request)).user
    table, record = await told(request, table_id, user)
    if record.ending is None or (
        own_seat(record, user) is None and table.audience.spectators_lag(services(request).settings.ticks())
    ):
        raise ApiError(409, "not_over", "a case is cut out of a game that is over")
    if record.closed:
        raise ApiError(409, "day_not_over", "the dice of a daily run are kept until the day is over")
    return Response(await asyncio.to_thread(case_at, record, step), media_type=YAML)


@get("/tables/{table_id:str}/advice", responses=documented(404, 409, 429, 503))
async def advice(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[Seat], step: FromQuery[int]
) -> SecondLook:
    """What the coach would have done where a seat chose after that step, with what the seat saw then; once the game is
    over."""
    user = (await session_of(request)).user
    table, record = await told(request, table_id, user)
    check_seat(record, seat)
    if record.ending is None or (
        own_seat(record, user) is None and table.audience.spectators_lag(services(request).settings.ticks())
    ):
        raise ApiError(409, "not_over", "the coach looks back once the game is over")
    question, played = await asyncio.to_thread(choice_at, record, seat, step)
    game, owner = record.match.game, Owner(address_of(request), user.id, user.guest)
    try:
        found = await table.context.minds.comparison(game, question, played, owner)
    except (OutOfTime, NoThought, ThinkerLost) as error:
        raise ApiError(
            503, "no_thought", "the coach found no answer in time", ko="코치가 제때 답을 찾지 못했습니다"
        ) from error
    if found is None:
        raise ApiError(404, "not_found", "this game has no coach", ko="이 게임에는 코치가 없습니다")
    return SecondLook(in_words(game, played), weighing_of(game, found, played))


async def told(request: AnyRequest, table_id: str, user: UserRow) -> tuple[Table, Record]:
    """A table and a copy of what was played there so far and is stored. Raises ApiError."""
    spend(request, user)
    while True:
        table = await live_table(request, table_id)
        try:
            async with table.turn():
                memory = table.memory
        except Gone:
            continue
        return table, record_of(memory, services(request).settings.ticks())


def own_seat(record: Record, user: UserRow) -> Seat | None:
    """The visitor's seat at that table."""
    return next((seat for seat, row in record.seats.items() if row.user_id == user.id), None)


def _lines(record: Record, lines: bytes) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{record.name}.jsonl"'}
    return Response(lines, media_type=JSON_LINES, headers=headers)
