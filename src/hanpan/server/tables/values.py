"""The seats' half of the dice: each person pledges a random value, then opens it; then the game can begin."""

from msgspec.structs import replace

from hanpan.core.chance.chance import commitment_of
from hanpan.core.chance.dice import pledge_of
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.server.storage.rows import SeatRow
from hanpan.server.storage.writes import value_write
from hanpan.server.tables import refusals
from hanpan.server.tables.refusals import refuse
from hanpan.server.tables.table import Table
from hanpan.server.wire import OpenValue, Pledge


async def pledge(table: Table, seat: Seat, request: Pledge) -> Refusal | None:
    """Keep the hash of a seat's value, for good: it is stored when this returns."""
    memory = table.memory
    row = memory.seats[seat]
    if row.pledge == request.hash:
        return None
    refusal = _closed(table)
    if refusal is not None:
        return refusal
    if row.pledge is not None:
        return refuse(refusals.PLEDGED)
    await _keep(table, replace(row, pledge=request.hash))
    return None


async def open_value(table: Table, seat: Seat, request: OpenValue) -> Refusal | None:
    """Take the value behind a seat's pledge once all persons have pledged; with the last one the game begins."""
    memory = table.memory
    row = memory.seats[seat]
    if row.value == request.value:
        return None
    refusal = _closed(table)
    if refusal is not None:
        return refusal
    if row.pledge is None:
        return refuse(refusals.NOT_PLEDGED)
    if memory.unpledged:
        return refuse(refusals.PLEDGES_MISSING)
    commitment = commitment_of(bytes.fromhex(memory.row.secret))
    if pledge_of(commitment, seat, request.value) != row.pledge:
        return refuse(refusals.WRONG_VALUE)
    await _keep(table, replace(row, value=request.value))
    await table.begin_if_bound()
    return None


def _closed(table: Table) -> Refusal | None:
    """Why this table takes neither pledge nor value."""
    memory = table.memory
    if memory.row.dice != "bound":
        return refuse(refusals.NO_VALUES)
    if memory.ending is not None:
        return refuse(refusals.OVER)
    return None if memory.match is None else refuse(refusals.VALUES_CLOSED)


async def _keep(table: Table, row: SeatRow) -> None:
    await table.context.journal.write(value_write(row))
    table.memory.seats[row.seat] = row
    table.notice()
