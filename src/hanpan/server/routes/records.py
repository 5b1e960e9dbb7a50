"""What the board and the end of a game show besides: numbers of a variant, odds, statistics."""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from litestar import get
from litestar.params import FromPath, QueryParameter

from hanpan.core.contract.codec import plain
from hanpan.core.contract.event import all_seen_by
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.opening import opened
from hanpan.core.contract.params import BadParameter, read_settings, values
from hanpan.core.match.orders import Restore
from hanpan.games.registry import UnknownGame, load_game, plugin
from hanpan.server.errors import ApiError, documented
from hanpan.server.retelling import Record, steps
from hanpan.server.routes.replays import own_seat, told
from hanpan.server.routes.visitor import AnyRequest, services, session_of
from hanpan.server.wire_http import Numbers

Changes: TypeAlias = Annotated[list[str] | None, QueryParameter(name="set")]


@get("/games/{game_id:str}/numbers", sync_to_thread=False, responses=documented(404))
def numbers(game_id: FromPath[str], changes: Changes = None) -> Numbers:
    """Every number of a variant (`?set=shield.cost=2`), and the odds of its choices."""
    game = variant(game_id, changes)
    return Numbers(values(game.params), plain(plugin(game_id).choice_odds(game) or ()))


@get("/tables/{table_id:str}/record", responses=documented(404, 409, 429, 503))
async def record(request: AnyRequest, table_id: FromPath[str]) -> dict[str, Any]:
    """Rounds, statistics and luck of a game that is over, from public events alone."""
    user = (await session_of(request)).user
    table, played = await told(request, table_id, user)
    if played.ending is None or (
        own_seat(played, user) is None and table.audience.spectators_lag(services(request).settings.ticks())
    ):
        raise ApiError(409, "not_over", "statistics are made when the game is over")
    kept = await asyncio.to_thread(_kept, played)
    if kept is None:
        raise ApiError(404, "no_record", f"{played.row.game} keeps no statistics")
    found: dict[str, Any] = plain(kept)
    return found


def variant(game_id: str, changes: Mapping[str, int] | list[str] | None) -> AnyGame:
    """The game with some of its numbers changed, by name or as `shield.cost=2`; old tables are of their day. Raises
    ApiError."""
    try:
        return opened(load_game, game_id, changes if isinstance(changes, Mapping) else read_settings(changes or []))
    except UnknownGame as error:
        raise ApiError(404, "unknown_game", str(error)) from error
    except BadParameter as error:
        raise ApiError(400, "bad_parameter", str(error)) from error


def _kept(played: Record) -> Any | None:
    told: list[tuple[Happening, ...]] = []
    for made, step in zip(played.match.steps, steps(played), strict=True):
        if isinstance(made.order, Restore):
            told = [*told[: made.order.step + 1], *(() for _ in told[made.order.step + 1 :])]  # it never happened
        told.append(all_seen_by(step.events, None))
    return plugin(played.row.game).record(played.match.game, [event for events in told for event in events])
