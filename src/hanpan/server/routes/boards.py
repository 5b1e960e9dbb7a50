"""What the boards of some games ask besides: previews of all moves, the results of a day."""

import asyncio
from datetime import UTC, datetime, time
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_204_NO_CONTENT

from hanpan.core.contract.codec import plain
from hanpan.core.contract.error import told
from hanpan.core.contract.game import BadDay, read_day
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin
from hanpan.server.errors import documented
from hanpan.server.refusing import ApiError
from hanpan.server.routes.tables import live_table
from hanpan.server.routes.visitor import AnyRequest, services, session_of, spend
from hanpan.server.storage.rows import DAILY
from hanpan.server.wire_http import DailyBoard

Day: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^20[0-9]{2}-[0-9]{2}-[0-9]{2}$")]


_NOTHING = {HTTP_204_NO_CONTENT: ResponseSpec(None, description="There is nothing to foretell now.")}


@get("/tables/{table_id:str}/previews", responses={**documented(404, 409, 429, 503), **_NOTHING})
async def previews(request: AnyRequest, table_id: FromPath[str]) -> Response[dict[str, Any] | None]:
    """What each move would do now, for whoever has a seat: `step` and the game's own previews; 204 if there is none."""
    user = (await session_of(request)).user
    memory = (await live_table(request, table_id)).memory
    if all(seat.user_id != user.id for seat in memory.seats.values()):
        raise ApiError(
            409,
            "not_asked",
            "previews are made for whoever has to move",
            ko="미리 보기는 답할 차례인 사람에게만 만듭니다",
        )
    spend(request, user)
    match = memory.playing
    if match is not None:
        step, state = len(match.steps), match.state
        found = await asyncio.to_thread(plugin(memory.row.game).foretold, memory.game, state)
        if found is not None:
            return Response({"step": step, **plain(found)})
    # No error: the seat may have answered, or the game ended, while its board was asking.
    return Response(None, status_code=HTTP_204_NO_CONTENT)


@get("/games/{game_id:str}/daily", responses=documented(404, 429, 503))
async def daily(request: AnyRequest, game_id: FromPath[str], day: FromQuery[Day | None] = None) -> DailyBoard:
    """The results of the present day, or of an earlier one (2026-11-16), best first."""
    if game_id not in game_ids() or DAILY not in load_game(game_id).info.modes:
        raise ApiError(
            404, "no_daily", f"{game_id[:40]!r} has no run of the day", ko=f"{game_id[:40]!r}에는 오늘의 런이 없습니다"
        )
    user = (await session_of(request)).user
    all_services = services(request)
    now = all_services.settings.now()
    return await all_services.daily.board(game_id, now if day is None else _at(day), now, user.id)


def _at(day: str) -> int:
    try:
        return int(datetime.combine(read_day(day), time(), UTC).timestamp() * 1000)
    except BadDay as error:
        raise ApiError(400, "bad_request", f"day: {error}", {"field": "day"}, ko=f"day: {told(error, 'ko')}") from error
