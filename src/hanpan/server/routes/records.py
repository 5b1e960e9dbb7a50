"""What the board and the end of a game show besides: numbers of a variant, odds, statistics."""

import asyncio
from typing import Annotated, Any, TypeAlias

from litestar import get
from litestar.params import FromPath, QueryParameter

from hanpan.core.contract.codec import plain
from hanpan.core.contract.params import values
from hanpan.games.registry import plugin
from hanpan.server.errors import documented
from hanpan.server.game_facts import statistics, variant
from hanpan.server.graphs import graph_of
from hanpan.server.refusing import ApiError
from hanpan.server.retelling import Record
from hanpan.server.routes.replays import own_seat, told
from hanpan.server.routes.visitor import AnyRequest, services, session_of
from hanpan.server.wire_http import Graph, Numbers

Changes: TypeAlias = Annotated[list[str] | None, QueryParameter(name="set")]


@get("/games/{game_id:str}/numbers", sync_to_thread=False, responses=documented(404))
def numbers(game_id: FromPath[str], changes: Changes = None) -> Numbers:
    """Every number of a variant (`?set=shield.cost=2`), and the odds of its choices."""
    game = variant(game_id, changes)
    return Numbers(values(game.params), plain(plugin(game_id).choice_odds(game) or ()))


@get("/tables/{table_id:str}/record", responses=documented(404, 409, 429, 503))
async def record(request: AnyRequest, table_id: FromPath[str]) -> dict[str, Any]:
    """Rounds, statistics and luck of a game that is over, from public events alone."""
    played = await _over(request, table_id)
    kept = await asyncio.to_thread(statistics, played)
    if kept is None:
        raise ApiError(
            404, "no_record", f"{played.row.game} keeps no statistics", ko=f"{played.row.game}에는 통계가 없습니다"
        )
    found: dict[str, Any] = plain(kept)
    return found


@get("/tables/{table_id:str}/graph", responses=documented(404, 409, 429, 503))
async def graph(request: AnyRequest, table_id: FromPath[str]) -> Graph:
    """How a game that is over stood from its beginning, and where the lead changed most."""
    return await asyncio.to_thread(graph_of, await _over(request, table_id))


async def _over(request: AnyRequest, table_id: str) -> Record:
    """The game at a table, once the visitor may know that it is over. Raises ApiError."""
    user = (await session_of(request)).user
    table, played = await told(request, table_id, user)
    if played.ending is None or (
        own_seat(played, user) is None and table.audience.spectators_lag(services(request).settings.ticks())
    ):
        raise ApiError(409, "not_over", "statistics are made when the game is over")
    return played
