"""All tournaments of a server: brought into memory, told what happens at their tables, taken on by the time.

What happens to a tournament is stored with its lines in one transaction, and its tables with the pairing that they are
for; whatever is then still to be done follows from what is stored (course.py). A server that dies at any moment goes on
from there.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

from msgspec.structs import replace

from hanpan.server.events import course
from hanpan.server.events.calls import call_of, concerned
from hanpan.server.events.decks import know_faults
from hanpan.server.events.live import RULES, Grown, LiveEvent
from hanpan.server.events.outcomes import Proof, came_of, decided, proof, run_of
from hanpan.server.events.seating import Opened, open_table
from hanpan.server.refusing import ApiError
from hanpan.server.settings import Settings
from hanpan.server.storage.events import EventRecords, came_write, person_write
from hanpan.server.storage.journal import Journal
from hanpan.server.storage.outage import is_outage
from hanpan.server.storage.records import Records
from hanpan.server.storage.rows import Deck, EventRow, EventTableRow, SeatMark, TableRow, UserRow
from hanpan.server.storage.writes import NotStored, Write
from hanpan.server.tables.entries import Ended
from hanpan.server.tables.live_tables import LiveTables
from hanpan.server.tables.memory import CannotResume, TableMemory, restore
from hanpan.server.tables.openings import new_secret
from hanpan.server.tables.table import Gone
from hanpan.server.wire_people import EventCall
from hanpan.tournaments.event import next_round
from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.orders import Drop, RecallDeck, Report

_LOG = logging.getLogger("hanpan.events")
_JUDGED = "a judge has ruled at the table"
_KEPT = 200  # tournaments that are over and stay in memory
_NAMES_MS = 90 * 86_400_000  # names without an account are kept so long after the end
GONE = "–"
_SWEEP_S = 5.0
_MANY = 100  # players whose pairs are worked out beside everything else


class EventHall:
    """The register of tournaments."""

    def __init__(self, settings: Settings, records: EventRecords, tables: Records, journal: Journal) -> None:
        self.settings = settings
        self.records = records
        self.journal = journal
        self.live_tables: LiveTables  # given at the start: each needs the other
        self.tell: Callable[..., None] = lambda *users: None  # that something has changed for these
        self._table_records = tables
        self._lives: dict[str, LiveEvent] = {}
        self._loading: dict[str, asyncio.Task[LiveEvent | None]] = {}
        self._forgotten: set[str] = set()  # to be read again, whether anybody asks for them or not
        self._renamed: list[tuple[str, UserRow, SeatMark | None]] = []  # while some are being loaded
        self._tasks: set[asyncio.Task[Any]] = set()
        self.started_at = settings.now()

    # --- start and stop ---

    async def start(self, live_tables: LiveTables) -> None:
        """Bring every tournament back that is not over."""
        self.live_tables = live_tables
        live_tables.renamed.append(self.rename)
        self.started_at = self.settings.now()
        for event_id in await self.records.unfinished():
            await self.get(event_id)

    async def close(self) -> None:
        """Stop; what is stored stays."""
        for task in list(self._tasks):
            task.cancel()

    # --- tournaments ---

    async def get(self, event_id: str) -> LiveEvent | None:
        """The tournament of that id, loaded if need be; None if there is none, or its log is damaged."""
        live = self._lives.get(event_id)
        if live is not None:
            return live
        loading = self._loading.get(event_id)
        if loading is None:
            loading = asyncio.create_task(self._load(event_id))
            self._loading[event_id] = loading
            loading.add_done_callback(lambda _: self._loaded(event_id))
        return await asyncio.shield(loading)

    @property
    def running(self) -> list[LiveEvent]:
        """Those that are not over."""
        return [live for live in self._lives.values() if live.event.stage != "over"]

    def elsewhere(self, user_id: str, but: str) -> LiveEvent | None:
        """Another tournament under way in which somebody plays."""
        for live in self.running:
            handle = live.handle_of(user_id) if live.id != but and live.event.stage == "playing" else None
            player = live.event.players.get(handle) if handle is not None else None
            if player is not None and not player.out:
                return live
        return None

    def calls(self, user_id: str) -> list[EventCall]:
        """Every tournament in which somebody plays, with what they have to play there now."""
        found = (call_of(live, user_id) for live in self.running)
        return [call for call in found if call is not None]

    def meet(self, live: LiveEvent) -> None:
        """A tournament that was just stored."""
        self._lives[live.id] = live

    def forget(self, live: LiveEvent) -> None:
        """What is stored of it may be something else than what is in memory: it is read again."""
        if self._lives.get(live.id) is live:
            del self._lives[live.id]
            self._forgotten.add(live.id)
        live.told()

    @asynccontextmanager
    async def held(self, event_id: str) -> AsyncIterator[LiveEvent]:
        """The right to change a tournament, as it is stored now. Raises ApiError where there is none."""
        while True:
            live = await self.get(event_id)
            if live is None:
                raise ApiError(
                    404,
                    "no_event",
                    f"there is no tournament {event_id[:40]!r}",
                    ko=f"그런 대회는 없습니다: {event_id[:40]!r}",
                )
            async with live.lock:
                if self._lives.get(event_id) is live:
                    yield live
                    return

    async def commit(self, grown: Grown, writes: Iterable[Write] = (), tables: Iterable[Opened] = ()) -> None:
        """Store lines with what belongs to them, then take them in; inside the lock of the tournament."""
        opened = list(tables)
        live = grown.live
        try:
            more = [write for each in opened for write in each.writes()]
            await self.journal.write(*grown.writes(), *writes, *more)
        except BaseException:
            self.forget(live)
            raise
        grown.take()
        self._seat(grown, opened)

    def _seat(self, grown: Grown, opened: list[Opened]) -> None:
        for each in opened:
            grown.live.seat(each.row)
            self.live_tables.adopt(each.saved)
        self.tell(*concerned(grown, opened))

    # --- tables ---

    @asynccontextmanager
    async def of(self, memory: TableMemory, ended: Ended | None) -> AsyncIterator[list[Write]]:
        """What is to be stored with the end of a table, inside the block; nothing for a table of no tournament."""
        event_id = memory.row.event
        if ended is None or event_id is None or await self.get(event_id) is None:
            yield []
            return
        async with self.held(event_id) as live:
            try:
                came = await self._came(live, memory, ended)
                if came is None:
                    yield []
                    return
                row, grown, opened = came
                more = [write for each in opened for write in each.writes()]
                yield [came_write(row), *grown.writes(), *more]
            except BaseException:
                self.forget(live)
                raise
            live.seat(row)
            grown.take()
            self._seat(grown, opened)
        self.spawn(self.advance(live))

    async def _came(
        self, live: LiveEvent, memory: TableMemory, ended: Ended
    ) -> tuple[EventTableRow, Grown, list[Opened]] | None:
        found = live.of_table(memory.row.id)
        if found is None:
            return None
        (row, match), now = found, self.settings.now()
        grown = Grown(live, RULES, now, ())
        if match is None:
            return replace(row, first=0, second=0, drawn=0), grown, []
        settings = live.event.settings
        shown = await asyncio.to_thread(proof, memory, ended)
        if settings.format == "common":
            row = replace(row, first=0, second=0, drawn=0)
            return row, self._reported(grown, match, run_of(memory, ended, shown)), []
        again = row.over
        ends = course.round_ends(live, match)
        late = ends is not None and now >= ends
        row = came_of(settings, row, match, memory, ended, late=late)
        games = [row if each.table_id == row.table_id else each for each in live.tables_of(match)]
        absent = live.absent.pop(row.table_id, None)
        if absent is not None:
            return row, self._reported(grown, match, _not_come(live, match, absent, shown)), []
        result = decided(settings, match, games, shown, late=late)
        if result is not None and games[-1].table_id == row.table_id:
            if match.result is None or again:
                self._reported(grown, match, result)
            return row, grown, []
        played = (row.first or 0) + (row.second or 0) + (row.drawn or 0)
        if match.result is None and played and not again:
            return row, grown, [open_table(live, match, row.pairing, row.game + 1, now)]
        return row, grown, []

    def _reported(self, grown: Grown, match: Match, result: Result) -> Grown:
        """With the result, where the rules of tournaments let it stand; else somebody must enter one by hand."""
        why = "" if match.result is None else _JUDGED
        if match.result != result:
            try:
                grown.add(RULES, self.settings.now(), Report(match.round, match.table, result, why))
            except ApiError as error:
                _LOG.warning("result not taken", extra={"event": grown.live.id, "reason": str(error)})
        return grown

    def deck_of(self, row: TableRow, user_id: str | None) -> Deck | None:
        """The list that somebody has registered for a table of a tournament."""
        live = self._lives.get(row.event or "")
        handle = live.handle_of(user_id) if live is not None and user_id is not None else None
        if live is None or handle is None or live.event.settings.terms.decks == "free":
            return None
        return live.deck_for(handle, row.id)

    def deck_refused(self, row: TableRow, user_id: str | None) -> None:
        """The game takes the registered list of somebody no more: another one must be registered."""
        live = self._lives.get(row.event or "")
        handle = live.handle_of(user_id) if live is not None and user_id is not None else None
        if live is not None and handle is not None:
            self.spawn(self._recall(live.id, handle), live)

    async def _recall(self, event_id: str, handle: str) -> None:
        async with self.held(event_id) as live:
            player = live.event.players.get(handle)
            if player is not None and player.deck and live.event.stage != "over":
                await self.commit(Grown(live, RULES, self.settings.now(), [RecallDeck(handle)]))
                await asyncio.to_thread(know_faults, live)
                live.told()

    async def bring(self, live: LiveEvent, handles: Iterable[str]) -> None:
        """The tables that wait for the lists of these take them."""
        for handle in handles:
            _, row = live.place_of(handle) or (None, None)
            table = None if row is None else self.live_tables.live(row.table_id)
            if table is not None:
                await table.begin_if_full()

    def ordered(self, row: TableRow) -> None:
        """What judges do at a table, or are asked for there, has changed: no line of a log, but news to them."""
        live = self._lives.get(row.event or "")
        if live is not None:
            live.calls += 1
            live.told()

    async def dismiss_judges(self, live: LiveEvent) -> None:
        """Whoever judges no more sees nothing new at the tables either."""
        for row in live.tables.values():
            table = None if row.over else self.live_tables.live(row.table_id)
            if table is not None:
                await table.dismiss_judges()

    def judges(self, event_id: str | None, user_id: str) -> bool:
        """Whether somebody judges the tournament of a table now."""
        live = self._lives.get(event_id or "")
        return live is not None and live.judges(user_id)

    def head_judges(self, event_id: str | None, user_id: str) -> bool:
        """Whether somebody is a head judge of the tournament of a table now."""
        live = self._lives.get(event_id or "")
        return live is not None and live.judges(user_id, "head_judge")

    # --- time ---

    async def tick(self) -> None:
        """Let every tournament do what the time demands."""
        for event_id in list(self._forgotten):
            await self._contained(None, self.get(event_id))
        for live in self.running:
            await self._contained(live, self.advance(live))

    async def sweep(self) -> None:
        """See what ended while nobody looked, bring bots back to their tables, take out names that are due, and forget
        what is over."""
        ids = [live.id for live in self.running]
        for table_id in await self.records.ended_tables(ids) if ids else ():
            await self._contained(None, self._ended_unseen(table_id))
        for live in self.running:
            await self._contained(live, course.bring_bots_back(live, self.live_tables))
        for event_id, handle in await self.records.names_due(self.settings.calendar() - _NAMES_MS):
            await self.remove_name(event_id, handle)
        over = [live for live in self._lives.values() if live.event.stage == "over" and not live.watched]
        for live in over[: max(0, len(over) - _KEPT)]:
            self._lives.pop(live.id, None)

    async def advance(self, live: LiveEvent) -> None:
        """Everything that is to be done now, one stored step after another."""
        live.look(self.settings.now(), self.settings.ticks())
        while self._lives.get(live.id) is live:
            async with live.lock:
                if len(live.event.active) > _MANY:
                    await asyncio.to_thread(next_round, live.event)  # remembered; meanwhile the tables go on
                step = course.due(live, self.settings.now(), self._busy)
                if step is None:
                    break
                grown = Grown(live, RULES, self.settings.now(), step)
                opened = course.tables(grown, self.settings.now())
                await self.commit(grown, (), opened)
        await course.close_tables(live, self.live_tables, self.settings.now(), self.started_at)

    def _busy(self, live: LiveEvent) -> list[str]:
        """Who cannot begin, since they play in another tournament."""
        people = live.people.values()
        return [one.handle for one in people if one.user_id and self.elsewhere(one.user_id, live.id) is not None]

    def spawn(self, work: Coroutine[Any, Any, object], live: LiveEvent | None = None) -> None:
        """Do it soon; what goes wrong is written down."""
        task = asyncio.create_task(self._contained(live, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def watch(self, every_s: float) -> None:
        """Look at the time for as long as the server runs."""
        swept = 0.0
        while True:
            await asyncio.sleep(every_s)
            with suppress(NotStored):
                await self.tick()
            swept += every_s
            if swept >= _SWEEP_S:
                swept = 0.0
                await self._contained(None, self.sweep())

    async def _contained(self, live: LiveEvent | None, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except (NotStored, Gone, CannotResume):
            return  # the writer has written down why; it is tried again with the next look at the time
        except Exception as error:
            if is_outage(error):
                self.journal.outage.failed(error)
            else:
                _LOG.exception("tournament failed", extra={"event": live.id if live is not None else ""})

    # --- people ---

    async def rename(self, user_id: str, now: UserRow, mark: SeatMark | None = None) -> None:
        """A user goes by another name, or is another account now; the database knows it already."""
        if self._loading:
            self._renamed.append((user_id, now, mark))
        for live in list(self._lives.values()):
            self._rename(live, user_id, now, mark)

    def _rename(self, live: LiveEvent, user_id: str, now: UserRow, mark: SeatMark | None) -> None:
        handle = live.handle_of(user_id)
        if handle is None:
            return
        one = live.people[handle]
        if mark == "gone":
            live.know(replace(one, name=now.name, kind="gone", user_id=None))
            self.spawn(self._leave(live.id, handle), live)
        else:
            kind = one.kind if now.guest else "person"
            live.know(replace(one, name=now.name, user_id=now.id, kind=kind))
        live.told()

    async def _leave(self, event_id: str, handle: str) -> None:
        """Whoever has deleted the account plays no more."""
        async with self.held(event_id) as live:
            player = live.event.players.get(handle)
            if player is not None and not player.out and live.event.stage != "over":
                await self.commit(Grown(live, RULES, self.settings.now(), [Drop(handle)]))
        await self.advance(live)

    async def gone(self, live: LiveEvent, handle: str) -> None:
        """Somebody has deleted the account while something was still stored in that name."""
        await self.remove_name(live.id, handle)
        self.spawn(self._leave(live.id, handle), live)

    async def remove_name(self, event_id: str, handle: str) -> None:
        """Somebody without an account has no name any more."""
        live = await self.get(event_id)
        if live is None or handle not in live.people:
            return
        row = replace(live.people[handle], kind="gone", name=GONE, user_id=None)
        await self.journal.write(person_write(row, new=False))
        live.know(row)
        live.told()

    # --- inside ---

    async def _load(self, event_id: str) -> LiveEvent | None:
        saved = await self.records.load(event_id)
        self._forgotten.discard(event_id)
        if saved is None:
            return None
        try:
            live = await asyncio.to_thread(LiveEvent.of, saved)
        except ValueError as error:
            _LOG.error("tournament cannot be told", extra={"event": event_id, "reason": str(error)})
            return None
        await asyncio.to_thread(know_faults, live)
        live = self._lives.setdefault(event_id, live)
        for each in self._renamed:
            self._rename(live, *each)
        return live

    def _loaded(self, event_id: str) -> None:
        self._loading.pop(event_id, None)
        if not self._loading:
            self._renamed.clear()

    async def _ended_unseen(self, table_id: str) -> None:
        """A table is over though its tournament does not know: an administrator has ended it."""
        found = await self._table_records.load([table_id])
        if not found or found[0].table.status != "over" or not found[0].table.secret:
            return
        memory = restore(found[0], self.settings.ticks())
        if memory.ending is None:
            return
        ended = Ended(memory.ending.reason, memory.ending.winner)
        async with self.of(memory, ended) as writes:
            await self.journal.write(*writes)


def new_row(event_id: str, name: str, game: str, user: UserRow, now: int, *, listed: bool) -> EventRow:
    """The row of a tournament that is opened now. Its dice and its hashes have a secret each: the one of the dice is
    told at the end, and must not let anybody try words against what judges wrote."""
    row = EventRow(event_id, name, game, "open", now, user.id, 0, listed, None, new_secret())
    return replace(row, salt=new_secret())


def _not_come(live: LiveEvent, match: Match, absent: set[str], shown: Proof) -> Result:
    """Whoever has not come has lost."""
    most = live.event.settings.to_win
    first = most if match.first not in absent else 0
    second = most if match.second not in absent else 0
    return Result(first, second, how="forfeit", table=shown.table)
