"""For judges: the tables that call for one, and the cases of a clause."""

import asyncio

from litestar import get
from litestar.params import FromPath, FromQuery

from hanpan.games.registry import game_ids
from hanpan.server.casebook import cases_for
from hanpan.server.errors import documented
from hanpan.server.refusing import ApiError
from hanpan.server.routes.visitor import AnyRequest, services, session_of
from hanpan.server.wire_http import CaseInfo, TableList


@get("/judge/calls", responses=documented(403, 429, 503))
async def calls(request: AnyRequest) -> TableList:
    """The tables at which somebody waits for a judge, for accounts with the role."""
    user = (await session_of(request)).user
    all_services = services(request)
    if not await all_services.identity.is_judge(user):
        raise ApiError(403, "no_judge", "this account is not a judge")
    return TableList([table.audience.info() for table in all_services.live_tables.calling()])


@get("/games/{game_id:str}/cases", responses=documented(404))
async def cases(game_id: FromPath[str], clause: FromQuery[str]) -> list[CaseInfo]:
    """The cases of the casebook that show a clause; none where the server has no casebook."""
    if game_id not in game_ids():
        raise ApiError(404, "unknown_game", f"there is no game {game_id[:40]!r}")
    return await asyncio.to_thread(cases_for, game_id, clause)
