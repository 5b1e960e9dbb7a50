"""Who leaves a match of three and more, and who plays on for them. Everything here happens inside a table's turn."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hanpan.core.contract.seat import Seat
from hanpan.core.match.leaving import alone_at_last
from hanpan.core.match.order_events import LeftBy
from hanpan.core.match.orders import MANY, Leave, TakeSeat, lost_by
from hanpan.server.storage.records import bot_sits_write
from hanpan.server.tables.keys import new_key
from hanpan.server.wire import EndReason

if TYPE_CHECKING:
    from hanpan.server.tables.table import Table

_ENDS: dict[LeftBy, EndReason] = {"resignation": "resigned", "time": "timeout", "judge": "judged"}


async def take_out(table: "Table", seat: Seat, by: LeftBy, request: str | None) -> None:
    """The seat leaves, and the others play on while there are two of them; stored when this returns."""
    standing = table.standing
    if seat in standing.left:
        return
    await table.order(Leave(seat, by), seat, request)
    if standing.clocks is not None:
        standing.clocks.forget(seat)
    await table.go_on_without()
    alone = None if standing.match is None else alone_at_last(standing.game, standing.match.orders)
    if standing.ending is None and alone is not None:
        await table.end(_ENDS[by], alone.winner, seat, None)


async def take_out_the_judged(table: "Table") -> None:
    """Whoever a judge has found against once too often leaves, where no rule of the game says so itself."""
    standing = table.standing
    if standing.playing is None or len(standing.seats) < MANY:
        return
    lost = lost_by(standing.game, standing.playing.orders)
    if lost is not None:
        table.publish()  # each step is shown as it was: first the ruling, then what follows from it
        await take_out(table, lost, "judge", None)


async def replace_by_bot(table: "Table", seat: Seat, level: str, by: Seat, request: str | None) -> None:
    """A bot takes a person's seat; stored when this returns. Raises BadOrder before anything has changed."""
    standing = table.standing
    taken = replace(standing.seats[seat], kind="bot", user_id=None, name=level, mark=None, key=new_key())
    await table.order(TakeSeat(seat, level), by, request, bot_sits_write(taken))
    standing.seats[seat] = taken
    if standing.clocks is not None:
        standing.clocks.forget(seat)
    table.audience.dismiss(seat)
    table.notice()
