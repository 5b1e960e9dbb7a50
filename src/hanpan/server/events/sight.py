"""What somebody may know of a tournament now. Spectators see a table with a delay later, so its result is kept from
them as long: in the page, the standings, the bracket, the log and the files. Those who played it know, and so does
whoever runs the tournament.

A result opens when its time has come, or earlier where what follows tells of it: once one of the players is in a later
round, and at the end. The log is told line by line, so whoever may not know one line yet is told none behind it.
"""

from typing import NamedTuple

from msgspec.structs import replace

from hanpan.server.events.live import LiveEvent
from hanpan.server.storage.rows import EventTableRow, UserRow
from hanpan.tournaments.event import Event
from hanpan.tournaments.matches import Match


class Sight(NamedTuple):
    """A tournament as one person (`handle`) may know it. `event` is without the results that are `closed`, which are
    those of matches by round and table; `lines` of the log are open."""

    live: LiveEvent
    event: Event
    closed: frozenset[tuple[int, int]]
    lines: int
    version: int
    handle: str | None
    since: int | None  # of the matches of others only games that began before that are known; None: all

    def tables_of(self, match: Match) -> list[EventTableRow]:
        """The tables of a match that may be known, game by game."""
        found, since = self.live.tables_of(match), self.since
        if since is None or self.handle in match.players:
            return found
        return [row for row in found if row.game == 1 or row.opened_at <= since]

    def live_table(self, match: Match) -> EventTableRow | None:
        """Where a match is played, as far as one may know."""
        if match.result is not None:
            return None
        known = self.tables_of(match)
        if (match.round, match.table) in self.closed or len(known) < len(self.live.tables_of(match)):
            return known[-1] if known else None
        return self.live.live_table(match)


def sight(live: LiveEvent, user: UserRow | None, *, own: bool = True) -> Sight:
    """What somebody may know now. `own`: with the own results; without them it is the same for all who have no role, so
    that what takes long is worked out once for everybody."""
    handle = None if user is None else live.handle_of(user.id)
    if handle is not None and live.event.roles(handle):
        return _all(live, handle)
    late = [one for one in live.late if not own or handle not in one.players]
    delay_ms, over = live.event.settings.terms.delay_s * 1000, live.event.stage == "over"
    since = live.looked_at - delay_ms if delay_ms and not over else None
    if not late:
        return _all(live, handle)._replace(since=since)
    closed = frozenset((one.round, one.table) for one in late)
    lines = min(one.line for one in late)
    return Sight(live, _without(live, closed), closed, lines, live.version - len(late), handle, since)


def _all(live: LiveEvent, handle: str | None) -> Sight:
    return Sight(live, live.event, frozenset(), len(live.entries), live.version, handle, None)


def _without(live: LiveEvent, closed: frozenset[tuple[int, int]]) -> Event:
    """The tournament without these results; the same one again as long as nothing changes."""
    event, known = live.shown
    if event is not live.event:
        event, known = live.shown = live.event, {}
    if closed not in known:
        known[closed] = replace(
            event,
            matches=tuple(
                replace(match, result=None) if (match.round, match.table) in closed else match
                for match in event.matches
            ),
        )
    return known[closed]
