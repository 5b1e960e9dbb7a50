"""Who leaves a match of three and more, and who plays on for them. Everything here happens inside a table's turn."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hanpan.core.contract.seat import Seat
from hanpan.core.match.leaving import alone_at_last
from hanpan.core.match.order_events import LeftBy
from hanpan.core.match.orders import MANY, Leave, TakeSeat, fallen
from hanpan.server.storage.writes import bot_sits_write
from hanpan.server.tables.keys import new_key
from hanpan.server.wire import EndReason

if TYPE_CHECKING:
    from hanpan.server.tables.table import Table

_ENDS: dict[LeftBy, EndReason] = {"resignation": "resigned", "time": "timeout", "judge": "judged"}


async def take_out(table: "Table", seat: Seat, by: LeftBy, request: str | None) -> None:
    """The seat leaves, and the others play on while there are two of them; stored when this returns."""
    memory = table.memory
    if seat in memory.left:
        return
    await table.order(Leave(seat, by), seat, request)
    if memory.clocks is not None:
        memory.clocks.forget(seat)
    await table.go_on_without()
    alone = None if memory.match is None else alone_at_last(memory.game, memory.match.orders)
    if memory.ending is None and alone is not None:
        await table.end(_ENDS[by], alone.winner, seat, None)


async def take_out_the_judged(table: "Table") -> None:
    """Whoever a judge has found against once too often leaves, where no rule of the game says so itself."""
    memory = table.memory
    if memory.playing is None or len(memory.seats) < MANY:
        return
    ordered = memory.playing.ordered
    before = {n: order for n, order in ordered.items() if n < len(memory.playing.steps) - 1}
    for seat in set(fallen(memory.game, ordered)) - set(fallen(memory.game, before)):
        table.publish()  # each step is shown as it was: first the ruling, then what follows from it
        await take_out(table, seat, "judge", None)


async def replace_by_bot(table: "Table", seat: Seat, level: str, by: Seat, request: str | None) -> None:
    """A bot takes a person's seat; stored when this returns. Raises BadOrder before anything has changed."""
    memory = table.memory
    taken = replace(memory.seats[seat], kind="bot", user_id=None, name=level, mark=None, key=new_key())
    await table.order(TakeSeat(seat, level), by, request, bot_sits_write(taken))
    memory.seats[seat] = taken
    if memory.clocks is not None:
        memory.clocks.forget(seat)
    table.audience.dismiss(seat)
    table.notice()
