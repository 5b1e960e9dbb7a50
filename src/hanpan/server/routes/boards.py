"""What the boards of some games ask besides: previews of all moves, the results of a day."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from hanpan.core.contract.codec import plain
from hanpan.games.registry import game_ids, load_game, plugin
from hanpan.server.errors import ApiError, documented
from hanpan.server.routes.tables import live_table
from hanpan.server.routes.visitor import AnyRequest, services, session_of, spend
from hanpan.server.storage.rows import DAILY
from hanpan.server.wire_http import DailyBoard

Day: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^20[0-9]{2}-[0-9]{2}-[0-9]{2}$")]


@get("/tables/{table_id:str}/previews", responses=documented(404, 409, 429, 503))
async def previews(request: AnyRequest, table_id: FromPath[str]) -> dict[str, Any]:
    """What each move would do now, for whoever has a seat: `step`, and the game's own previews."""
    user = (await session_of(request)).user
    memory = (await live_table(request, table_id)).memory
    match = memory.playing
    if match is None or all(seat.user_id != user.id for seat in memory.seats.values()):
        raise ApiError(409, "not_asked", "previews are made for whoever has to move")
    spend(request, user)
    step, state = len(match.steps), match.state
    found = await asyncio.to_thread(plugin(memory.row.game).foretold, memory.game, state)
    if found is None:
        raise ApiError(404, "no_previews", "there is nothing to foretell now")
    return {"step": step, **plain(found)}


@get("/games/{game_id:str}/daily", responses=documented(404, 429, 503))
async def daily(request: AnyRequest, game_id: FromPath[str], day: FromQuery[Day | None] = None) -> DailyBoard:
    """The results of the present day, or of an earlier one (2026-11-16), best first."""
    if game_id not in game_ids() or DAILY not in load_game(game_id).info.modes:
        raise ApiError(404, "no_daily", f"{game_id[:40]!r} has no run of the day")
    user = (await session_of(request)).user
    all_services = services(request)
    now = all_services.settings.now()
    return await all_services.daily.board(game_id, now if day is None else _at(day), now, user.id)


def _at(day: str) -> int:
    try:
        return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)
    except ValueError as error:
        raise ApiError(400, "bad_request", f"day: {day} is no day of the calendar", {"field": "day"}) from error
