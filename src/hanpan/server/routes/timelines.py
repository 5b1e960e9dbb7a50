"""A game step by step, for the replay page."""

import asyncio
from typing import Literal

from litestar import get
from litestar.params import FromPath, FromQuery

from hanpan.core.contract.seat import Seat
from hanpan.server.errors import documented
from hanpan.server.refusing import ApiError
from hanpan.server.retelling import choices, open_seeds, steps
from hanpan.server.routes.replays import check_seat, own_seat, told
from hanpan.server.routes.visitor import AnyRequest, services, session_of
from hanpan.server.timeline import timeline
from hanpan.server.wire_http import Timeline, TimelineStep


@get("/tables/{table_id:str}/timeline", responses=documented(404, 409, 429, 503))
async def table_timeline(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[Seat | Literal["spectator"] | None] = None
) -> Timeline:
    """The steps so far as `seat` saw them; by default as the visitor's own seat, or else a spectator, did.

    Any seat may be chosen once the game is over; before, one's own or the spectator's.
    """
    user = (await session_of(request)).user
    table, record = await told(request, table_id, user)
    check_seat(record, seat)
    own = own_seat(record, user)
    viewer: Seat | None = own if seat is None else (None if seat == "spectator" else seat)
    if own is None and table.audience.spectators_lag(services(request).settings.ticks()):
        raise ApiError(409, "delayed", "spectators of this table see it later; so does its replay")
    if record.ending is None and viewer not in (own, None):
        raise ApiError(409, "not_over", "while the game goes on you can have it only as you see it yourself")

    def lines() -> list[TimelineStep]:
        return timeline(steps(record), record.match.game, viewer, choices(record, viewer))

    info, told_steps = table.audience.info(delayed=own is None), await asyncio.to_thread(lines)
    return Timeline(info, viewer, told_steps, record.ending, open_seeds(record))
