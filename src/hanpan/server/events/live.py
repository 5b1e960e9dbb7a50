"""A tournament in memory: what its log comes to, who is behind its handles, which tables its matches have."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Words
from hanpan.core.language.text import load_texts, name_id
from hanpan.server.refusing import ApiError
from hanpan.server.storage.events import SavedEvent, line_write, stands_write
from hanpan.server.storage.rows import Before, Deck, EventNoteRow, EventPersonRow, EventRow, EventTableRow, UserRow
from hanpan.server.storage.writes import Write
from hanpan.server.wire_events import EventTableCall
from hanpan.tournaments.event import Event, done, opened
from hanpan.tournaments.joining import wrong_name
from hanpan.tournaments.log import Entry, hash_of, written
from hanpan.tournaments.matches import Match
from hanpan.tournaments.orders import Change, Open, Order, Pair, Report, SetPairs, Start, TakeBack
from hanpan.tournaments.settings import Settings, differing
from hanpan.tournaments.standings import Row

RULES = "rules"  # who does what nobody does by hand
PACKAGE = "hanpan.tournaments"
_NAMED = ("name", "other", "names")
_IN = ("", "waiting")
CALLING = ("call", "settled")  # notes that are told to those at the table and to whoever has a role, as they come
NOBODY: Mapping[str, str] = MappingProxyType({})


class Grown:
    """A tournament with more lines than are stored yet: `writes` stores them, `take` makes it so in memory."""

    def __init__(
        self, live: "LiveEvent", by: str, at: int, orders: Iterable[Order], names: Mapping[str, str] = NOBODY
    ) -> None:
        """`names`: of handles that come with these orders. Raises ApiError with the refusal of the first order that the
        rules do not allow."""
        self.live, self.event, self.row = live, live.event, live.row
        self._names = names
        self.lines: list[bytes] = []
        self.entries: list[Entry] = []
        self._last = live.last
        for order in orders:
            self.add(by, at, order)

    def add(self, by: str, at: int, order: Order) -> None:
        """One more order. Raises ApiError."""
        after = opened(order) if isinstance(order, Open) and not self.live.entries else done(self.event, order)
        if isinstance(after, Refusal):
            raise refused(after, self.live, names=self._names)
        entry = Entry(order, by, at, hash_of(self._last) if self._last else "")
        self._last = written(entry)
        self.event = after
        self.lines.append(self._last)
        self.entries.append(entry)
        self.row = replace(
            self.row,
            name=after.settings.name,
            stage=after.stage,
            start_at=self.row.start_at if after.stage != "open" else after.settings.terms.start_at,
            ended_at=at if after.stage == "over" else 0,
        )
        if isinstance(order, Start):
            self.row = replace(self.row, start_at=at)

    def writes(self) -> list[Write]:
        """What stores it."""
        first = len(self.live.entries)
        lines = [line_write(self.row.id, first + n, line) for n, line in enumerate(self.lines)]
        return [*lines, *([] if self.row == self.live.row else [stands_write(self.row)])]

    def take(self) -> None:
        """It is stored."""
        self.live.event, self.live.row, self.live.last = self.event, self.row, self._last
        self.live.keep(self.entries)
        self.live.told()


class Late(NamedTuple):
    """A result from a table that spectators see later by so much: its line of the log, and when they may know it."""

    line: int
    round: int
    table: int
    players: tuple[str, ...]
    delay_ms: int
    until: int


class LiveEvent:
    """A tournament in memory. Whoever changes it holds `lock`, stores first and takes it in afterwards."""

    def __init__(self, saved: SavedEvent, event: Event) -> None:
        self.row: EventRow = saved.row
        self.event = event
        self.entries: list[Entry] = []
        self.last = b""
        self.people: dict[str, EventPersonRow] = {one.handle: one for one in saved.people}
        self.decks: dict[str, Deck] = dict(saved.decks)
        self.before: dict[str, Before] = dict(saved.before)  # lists that matches before a recall were paired with
        self.deck_faults: dict[str, list[Words]] = {}  # why recalled lists may be played no more
        self.tables: dict[str, EventTableRow] = {}
        self._handles: dict[str, str] | None = None  # by user; None: somebody has come or gone since
        self._games: dict[tuple[int, int], list[str]] = {}  # the tables of each match
        self._matches: tuple[Event, dict[tuple[int, int], Match]] = (event, {})
        self._places: tuple[Event, dict[str, Match]] = (event, {})
        self._ranked: tuple[tuple[Event, list[Row]], ...] = ()
        self.looked_at = 0
        self.changes: list[tuple[int, list[str]]] = []  # lines that changed the settings, and what of them
        self._announced: Settings | None = None
        self._late: list[Late] = []
        self._delays: dict[int, int] = {}  # of the tables of each round
        self._days: dict[int, str] = {}  # under whose ban list each round was paired
        self.shown: tuple[Event, dict[frozenset[tuple[int, int]], Event]] = (event, {})  # without some results
        for row in saved.tables:
            self.seat(row)
        self.pairings: dict[int, int] = {}  # the line of the log that paired each round
        self.said = Counter[str]()  # how many lines of the log are by whom
        self.notes: list[EventNoteRow] = list(saved.notes)
        self.lock = asyncio.Lock()
        self.absent: dict[str, set[str]] = {}  # tables that are being closed since these have not come
        self.calls = 0  # how often judges were called or have answered at a table, since it came into memory
        self._news: set[asyncio.Event] = set()

    @classmethod
    def of(cls, saved: SavedEvent) -> "LiveEvent":
        """As it is stored. Raises ValueError where the log is damaged."""
        live = cls(saved, _NOTHING)
        for line in saved.lines:
            entry = msgspec.json.decode(line, type=Entry)
            expected = hash_of(live.last) if live.last else ""
            if entry.before != expected:
                raise ValueError(f"tournament {saved.row.id}: line {len(live.entries) + 1} of its log does not fit")
            order = entry.order
            after = opened(order) if isinstance(order, Open) and not live.entries else done(live.event, order)
            if isinstance(after, Refusal):
                raise ValueError(f"tournament {saved.row.id}: line {len(live.entries) + 1}: {after.code}")
            live.event, live.last = after, line.encode()
            live.keep([entry])
        return live

    @classmethod
    def new(cls, saved: SavedEvent) -> "LiveEvent":
        """One whose log has no line yet."""
        return cls(saved, _NOTHING)

    def keep(self, entries: Iterable[Entry]) -> None:
        """Lines that are stored."""
        for entry in entries:
            if isinstance(entry.order, Pair | SetPairs):
                self.pairings[entry.order.round] = len(self.entries)
                self._delays[entry.order.round] = self.event.settings.terms.delay_s
                self._days[entry.order.round] = self.event.settings.terms.day
            elif isinstance(entry.order, TakeBack):
                self.pairings.pop(entry.order.round, None)
                self._late = [one for one in self._late if one.round != entry.order.round]
            elif isinstance(entry.order, Report):
                self._keep_late(entry.order, entry.at)
            elif isinstance(entry.order, Open | Change):
                if self._announced is not None:
                    self.changes.append((len(self.entries), differing(self._announced, entry.order.settings)))
                self._announced = entry.order.settings
            self.said[entry.by] += 1
            self.entries.append(entry)

    def _keep_late(self, order: Report, at: int) -> None:
        """The first result of a match that spectators are still watching."""
        delay_s = max(self.event.settings.terms.delay_s, self._delays.get(order.round, 0))
        match = self.event.match(order.round, order.table) if delay_s and order.result.table and not order.why else None
        if match is not None:
            ms, line = delay_s * 1000, len(self.entries)
            self._late.append(Late(line, match.round, match.table, match.players, ms, at + ms))

    @property
    def late(self) -> list[Late]:
        """Results from tables that spectators may not know yet."""
        if not self._late or self.event.stage == "over":
            return []
        again = dict[str, int]()
        if not self.event.settings.by_time:  # whoever is in a later round has ended the one before
            again = {name: match.round for match in self.event.matches for name in match.players}
        found = []
        for one in self._late:
            match = self.event.match(one.round, one.table)
            told = match is None or match.result is None or not match.result.table
            if not told and all(again.get(name, 0) <= one.round for name in one.players):
                found.append(one)
        return found

    def look(self, now: int, ticks: int) -> None:
        """What spectators may know by now is told. `ticks`: the time that never jumps, so that nothing opens early; nor
        much later, if it is behind the time of day."""
        self.looked_at = now
        late = (one._replace(until=min(one.until, ticks + one.delay_ms)) for one in self._late)
        left = [one for one in late if one.until > ticks]
        opened, self._late = len(self._late) - len(left), left
        if opened:
            self.told()

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.row.id

    @property
    def version(self) -> int:
        """How long the log is, with what is told beside it."""
        return len(self.entries) + sum(note.kind not in CALLING for note in self.notes)

    # --- people ---

    def handle_of(self, user_id: str) -> str | None:
        """Under which handle somebody is here, invited or in."""
        if self._handles is None:
            there = reversed(self.people.values())
            self._handles = {one.user_id: one.handle for one in there if one.user_id is not None}
        return self._handles.get(user_id)

    def know(self, *people: EventPersonRow) -> None:
        """These are behind their handles from now on."""
        self.people.update((one.handle, one) for one in people)
        self._handles = None

    def next_handle(self) -> str:
        """One that nobody has had."""
        return f"n{max((int(handle[1:]) for handle in self.people), default=0) + 1}"

    def person(self, user: UserRow, *, invited: bool = False) -> EventPersonRow:
        """Somebody as they are here; with a new handle, if they are not yet."""
        handle = self.handle_of(user.id)
        if handle is not None:
            known = self.people[handle]
            return replace(known, invited=known.invited or invited)
        kind: Any = "guest" if user.guest else "person"
        return EventPersonRow(self.id, self.next_handle(), kind, user.id, user.name, invited=invited)

    def name(self, handle: str) -> str:
        """Who is behind a handle."""
        found = self.people.get(handle)
        return found.name if found is not None else handle

    def check_names(self, people: Iterable[EventPersonRow], field: str) -> None:
        """Raises ApiError if one of these who come new could not be told from somebody who is here already."""
        here = [one.name for one in self.people.values() if one.kind != "gone"]
        wrong = wrong_name(here, *(one.name for one in people if one.handle not in self.people))
        if wrong is not None:
            raise refused(wrong, field=field)

    def roles_of(self, user: UserRow | None) -> set[str]:
        """What somebody is here."""
        handle = None if user is None else self.handle_of(user.id)
        found: set[str] = set(self.event.roles(handle)) if handle is not None else set()
        if handle is not None and handle in self.event.players:
            found.add("player")
        if not found:
            found.add("guest" if user is None or user.guest else "spectator")
        return found

    def judges(self, user_id: str, *roles: str) -> bool:
        """Whether somebody judges here now, in one of these roles."""
        handle = self.handle_of(user_id)
        wanted = roles or ("head_judge", "judge")
        return handle is not None and any(role in wanted for role in self.event.roles(handle))

    def guests_from(self, origin: str, *, but: str) -> int:
        """How many guests of one address have a place here, or wait for one."""
        players = self.event.players
        return sum(
            one.kind == "guest" and one.origin == origin and one.handle != but and players[one.handle].out in _IN
            for one in self.people.values()
            if one.handle in players
        )

    def has_opened(self, handle: str | None, player: str) -> bool:
        """Whether somebody has opened the list that a player has registered now, so that the log tells of it."""
        owner = self.event.players.get(player)
        return owner is not None and (handle, player, owner.deck) in self.event.looked

    def plays(self, handle: str | None) -> bool:
        """Whether somebody plays here, or waits for a place."""
        player = self.event.players.get(handle) if handle is not None else None
        return player is not None and player.out in _IN

    def deck_for(self, handle: str, table_id: str) -> Deck | None:
        """The list that somebody plays with at a table: a later game of a match takes the list of the first."""
        found, before = self.of_table(table_id), self.before.get(handle)
        if before is not None and found is not None and found[1] is not None and found[0].game > 1:
            return before.deck if found[1].round <= before.round else self.decks.get(handle)
        return self.decks.get(handle)

    def day_of(self, match: Match) -> str:
        """The day whose ban list a match is played under: of the moment when it was paired."""
        return self._days.get(match.round, self.event.settings.terms.day)

    # --- matches ---

    def of_table(self, table_id: str) -> tuple[EventTableRow, Match | None] | None:
        """The game that is played at a table, and its match; no match: its round was taken back."""
        row = self.tables.get(table_id)
        if row is None:
            return None
        if self._matches[0] is not self.event:
            self._matches = self.event, {(self.pairing(match), match.table): match for match in self.event.matches}
        return row, self._matches[1].get((row.pairing, row.number))

    def seat(self, row: EventTableRow) -> None:
        """A table of a match, or what has come of it."""
        if row.table_id not in self.tables:
            self._games.setdefault((row.pairing, row.number), []).append(row.table_id)
        self.tables[row.table_id] = row

    def pairing(self, match: Match) -> int:
        """The line of the log that paired a match; 0: it was not paired."""
        return self.pairings.get(match.round, 0)

    def tables_of(self, match: Match) -> list[EventTableRow]:
        """The tables of a match, game by game."""
        found = self._games.get((self.pairing(match), match.table), ())
        return sorted((self.tables[table_id] for table_id in found), key=lambda row: row.game)

    def live_table(self, match: Match) -> EventTableRow | None:
        """Where a match is played now."""
        found = self.tables_of(match)
        return found[-1] if found and not found[-1].over and match.result is None else None

    def place_of(self, handle: str) -> tuple[Match, EventTableRow | None] | None:
        """The match that somebody has to play now, and its table."""
        if self.event.stage != "playing":
            return None
        if self._places[0] is not self.event:
            waiting = reversed(self.event.waiting)
            self._places = self.event, {name: match for match in waiting for name in match.players}
        found = self._places[1].get(handle)
        return None if found is None else (found, self.live_table(found))

    def table_calls(self) -> list[EventTableCall]:
        """Calls for a judge to real tables that stand, the earliest first: until they are settled, or the match has a
        result."""
        settled = {note.about for note in self.notes if note.kind == "settled"}
        found = []
        for note in self.notes:
            place = self.place_of(note.by) if note.kind == "call" and note.number not in settled else None
            if place is not None and place[0].round == note.about:
                found.append(EventTableCall(note.number, note.by, note.at, place[0].round, place[0].table))
        return found

    def call_at(self, match: Match | None) -> EventTableCall | None:
        """The call for a judge that stands at a match."""
        if match is None:
            return None
        return next((one for one in self.table_calls() if (one.round, one.table) == (match.round, match.table)), None)

    def table(self, event: Event) -> list[Row]:
        """The standings, worked out once for all who ask before the next line of the log."""
        for known, rows in self._ranked:
            if known is event:
                return rows
        rows = event.table()
        self._ranked = ((event, rows), *self._ranked[:1])  # as it is, and as strangers know it
        return rows

    def when(self, round_number: int) -> int:
        """When a round began."""
        line = self.pairings.get(round_number)
        return 0 if line is None else self.entries[line].at

    @property
    def changed_at(self) -> int:
        """When the last line was written."""
        return self.entries[-1].at if self.entries else 0

    # --- news ---

    def told(self) -> None:
        """Wake whoever waits for news."""
        for each in self._news:
            each.set()

    def listen(self) -> asyncio.Event:
        """Set whenever there is news; whoever listens clears it, and says `deaf` in the end."""
        found = asyncio.Event()
        self._news.add(found)
        return found

    def deaf(self, listener: asyncio.Event) -> None:
        """Listen no more."""
        self._news.discard(listener)

    @property
    def watched(self) -> bool:
        """Whether somebody listens."""
        return bool(self._news)


_NOTHING = Event(Settings("-", "-", "-"))


def refused(
    refusal: Refusal, live: LiveEvent | None = None, *, field: str | None = None, names: Mapping[str, str] = NOBODY
) -> ApiError:
    """What is said of an order that the rules do not allow: the sentence, and the refusal for a page's own words.
    People have their names in it, also those who would come with the order (`names`)."""
    params: dict[str, Any] = dict(refusal.params)
    if live is not None:
        for key in _NAMED:
            value = params.get(key)
            if isinstance(value, str):
                params[key] = names.get(value) or live.name(value)
            elif isinstance(value, list):
                params[key] = [names.get(each) or live.name(each) for each in value]
    shown = {name: _listed(value) for name, value in params.items()}
    texts: tuple[Lang, Lang] = ("en", "ko")
    words, korean = (load_texts(lang, PACKAGE)(name_id("refusal", refusal.code), **shown) for lang in texts)
    told: dict[str, Any] = {"code": refusal.code, "clause": refusal.clause, "params": params}
    where = {} if field is None else {"field": field}
    return ApiError(
        409,
        "event_refused",
        f"{words} ({refusal.clause})",
        {"refusal": told, **where},
        ko=f"{korean} ({refusal.clause})",
    )


def _listed(value: Any) -> Any:
    return ", ".join(map(str, value)) if isinstance(value, Sequence) and not isinstance(value, str) else value
