"""Tables of a tournament: who sits where, under which numbers, on which day and clock."""

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.game import AnyGame, Dated, KeepsTime
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match as GameMatch
from hanpan.games.for_events import is_whole_match
from hanpan.games.registry import plugin
from hanpan.server.events.live import LiveEvent
from hanpan.server.rated import rated
from hanpan.server.storage.events import event_table_write
from hanpan.server.storage.rows import EventTableRow, SeatMark, SeatRow, TableRow
from hanpan.server.storage.writes import Saved, Write, new_table_writes
from hanpan.server.tables import openings
from hanpan.server.tables.keys import new_key
from hanpan.server.wire import Clock
from hanpan.tournaments.matches import Match
from hanpan.tournaments.settings import Settings

_MINUTE_MS = 60_000


class Course(NamedTuple):
    """What a mode of a game is like: whether one table is a whole match of several games, and whether the game's own
    rules have a clock."""

    whole: bool
    timed: bool


class Opened(NamedTuple):
    """A new table, and what it is for."""

    saved: Saved
    row: EventTableRow

    def writes(self) -> list[Write]:
        """What stores it."""
        saved = self.saved
        return [*new_table_writes(saved.table, saved.seats.values()), event_table_write(self.row)]


def game_of(settings: Settings) -> AnyGame:
    """The game under the tournament's numbers, on its day. Raises ApiError."""
    game = openings.game_for(settings.game, settings.terms.overrides or {})
    day = settings.terms.day
    return game.on(date.fromisoformat(day)) if day and isinstance(game, Dated) else game


def course_of(settings: Settings) -> Course:
    """What its mode is like."""
    return _course(settings.game, settings.mode, tuple((settings.terms.overrides or {}).items()))


@lru_cache(maxsize=256)
def _course(game_id: str, mode: str, overrides: tuple[tuple[str, int], ...]) -> Course:
    game = openings.game_for(game_id, dict(overrides))
    found = mode or game.info.default_mode
    state = GameMatch(game, found, SecretKeys(bytes(32))).state
    return Course(is_whole_match(game, found), isinstance(game, KeepsTime) and game.time_law(state) is not None)


def open_table(live: LiveEvent, match: Match, pairing: int, number: int, now: int) -> Opened:
    """The table of a game of a match: the first of the match sits first in the first game, then they take turns."""
    settings = live.event.settings
    if number > 1:  # what was paired under one ban list is finished under it
        settings = replace(settings, terms=replace(settings.terms, day=live.day_of(match)))
    game = game_of(settings)
    common = settings.format == "common"
    handles = match.players if number % 2 else match.players[::-1]
    table_id = openings.new_id()
    row = TableRow(
        id=table_id,
        game=settings.game,
        rules=game.info.rules_version,
        mode=game.info.mode(settings.mode or None),
        overrides=game.info.overrides,
        kind="match",
        start="setup",
        visibility="public" if live.row.listed else "link",
        clock=None if common else _clock(settings),
        spectator_delay_s=settings.terms.delay_s,
        secret=live.row.secret if common else openings.new_secret(),
        created_at=now,
        created_by=live.id,
        previous=None,
        dice="secret" if common else "bound",
        day=game.info.day,
        package=openings.package_of(game),
        event=live.id,
        closed_until=live.row.start_at + settings.terms.minutes * _MINUTE_MS if common else None,
    )
    seats = {seat: _seat(live, table_id, seat, handle) for seat, handle in zip(game.info.seats, handles, strict=True)}
    opened = rated(row, "event") if settings.terms.rated else row
    return Opened(Saved(opened, seats, (), ()), EventTableRow(live.id, pairing, match.table, number, table_id, now))


def _clock(settings: Settings) -> Clock | None:
    given = settings.terms.clock
    if given is not None:
        return Clock(given.base_s, given.increment_s, given.decision_s)
    if course_of(settings).timed:
        return None  # the rules of the game have one
    usual = plugin(settings.game).clock
    return openings.STRANGERS if usual is None else Clock(*usual)


def _seat(live: LiveEvent, table_id: str, seat: Seat, handle: str) -> SeatRow:
    person = live.people[handle]
    if person.kind == "bot":
        return SeatRow(table_id, seat, "bot", None, person.level or "normal", new_key())
    mark: SeatMark | None = "guest" if person.kind == "guest" else "gone" if person.kind == "gone" else None
    return SeatRow(table_id, seat, "person", person.user_id, person.name, new_key(), mark=mark)


def sides(row: EventTableRow, match: Match, seats: Mapping[Seat, SeatRow]) -> dict[Seat, str]:
    """Who of the match sits at which seat: handles by seat."""
    handles = match.players if row.game % 2 else match.players[::-1]
    return dict(zip(seats, handles, strict=True))
