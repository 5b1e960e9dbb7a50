"""A table as somebody is told of it who asks outside its own line."""

from hanpan.core.contract.seat import Seat
from hanpan.server.storage.rows import SeatRow, TableRow, UserRow
from hanpan.server.storage.writes import Stored
from hanpan.server.tables.views import stored_info
from hanpan.server.wire import TableInfo
from hanpan.server.wire_http import MatchResult, PlayedMatch, Seated


def played_match(stored: Stored, user: UserRow) -> PlayedMatch:
    """A match that somebody has played to an end, as the list of them tells it."""
    row = stored.table
    seat = next(seat for seat, sitter in stored.seats.items() if sitter.user_id == user.id)
    return PlayedMatch(stored_info(row, stored.seats), seat, _result(row, seat, len(stored.seats)), row.ended_at or 0)


def _result(row: TableRow, seat: Seat, seats: int) -> MatchResult:
    if row.reason in ("annulled", "ended"):
        return "none"
    if row.winner is None:
        return "lost" if seats == 1 else "draw"
    return "won" if row.winner == seat else "lost"


def seated(info: TableInfo, seat: SeatRow | None, row: TableRow, user: UserRow) -> Seated:
    """What whoever sits down is told; without a seat, whoever looks on."""
    judge_key = row.judge_key if row.created_by == user.id else None
    return Seated(info, seat.seat if seat else None, seat.key if seat else None, judge_key)
