"""One live table. Whoever wants something of it waits for its lock; what it promises is stored first.

The order is always the same: ask the rules, store, answer, show. If storing fails the table leaves the
memory: what the log says is the truth, and everybody connects again to the table as the log tells it.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from hanpan.core.contract.codec import encode, plain
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match
from hanpan.core.match.orders import MANY, AnyOrder, ClockNote, GiveTime, Propose, Restore
from hanpan.server.limits import Buckets
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import LogRow, SeatMark, SeatRow, SnapshotRow, UserRow
from hanpan.server.storage.writes import (
    NotStored,
    Write,
    ended_write,
    log_write,
    sit_write,
    snapshot_write,
    started_write,
)
from hanpan.server.tables.audience import Audience
from hanpan.server.tables.bot_answers import answer_for
from hanpan.server.tables.brought import asks_registered, bring_decks, other_deck
from hanpan.server.tables.clocks import Clocks, Expiry
from hanpan.server.tables.context import TableContext
from hanpan.server.tables.departures import take_out
from hanpan.server.tables.entries import AnyEntry, Ended, Sealed, Stepped, body_of, is_news
from hanpan.server.tables.memory import TableMemory, clocks_of, keys_of, state_after, without_events
from hanpan.server.tables.slow import Stopwatch
from hanpan.server.tables.streams import NOT_YOUR_SEAT, RESTART, Stream
from hanpan.server.wire import EndReason
from hanpan.server.work import working_on

_LOG = logging.getLogger("hanpan.tables")
_WATCHERS_MS = 1000  # the number of watchers is told this long after it changed


class Gone(Exception):
    """This table has left the memory; ask for it again."""


class Table:
    """A table in memory. Its public coroutines may be called at any time by anybody."""

    def __init__(self, context: TableContext, memory: TableMemory) -> None:
        self.context = context
        self.memory = memory
        self.audience = Audience(memory, context.ticks())
        self.due: int | None = None  # when `tick` has something to do
        self.used_at = context.ticks()
        self.rulings = Buckets(context.settings.limits.ruling)
        self._lock = asyncio.Lock()
        self._gone = False
        self._made: tuple[Happening, ...] | None = None  # what happened in a step that is stored and not yet shown
        self._noticed = False  # something else that is stored and not yet shown
        self._grace_until: int | None = None
        self._unvisited = False  # whether it began before anybody came to a seat; then the clocks wait for the first
        self._values_until: int | None = None  # how long a full table waits for the seats' values
        self._games = (memory.game_number, memory.game_to_lose)  # as they were last told
        self._thoughts: dict[Seat, asyncio.Task[None]] = {}
        self.stopwatch = Stopwatch(memory, context.settings.slow_step_s, context.metrics)

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.memory.row.id

    @property
    def idle(self) -> bool:
        """Whether the memory can do without it."""
        clocks = self.memory.clocks
        running = clocks is not None and not clocks.paused and clocks.due() is not None
        return self.audience.empty and not running and not self._thoughts and not self._lock.locked()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The right to change the table. Raises Gone; whatever is raised inside drops the table, except an ApiError,
        which must be raised before anything has changed."""
        async with self._lock:
            if self._gone:
                raise Gone
            self.used_at = self.context.ticks()
            try:
                with working_on(self.id):
                    yield
            except ApiError:
                raise
            except BaseException as error:
                self.context.metrics.dropped.inc()
                self.leave_memory()
                if isinstance(error, Exception) and not isinstance(error, Gone):
                    self.context.register.raised(self.id, error)
                raise
            self._look_ahead()

    def leave_memory(self) -> None:
        """Send everybody away; they come back to the table as it is stored."""
        self._gone = True
        for task in self._thoughts.values():
            task.cancel()
        self.audience.close(RESTART)
        self.context.register.drop(self.id)

    # --- people coming and going ---

    async def enter(self, stream: Stream) -> None:
        """A socket begins to look."""
        async with self.turn():
            now = self.context.ticks()
            with self.stopwatch.on("welcome", stream.viewer):
                came = self.audience.enter(stream, now)
            if came:
                if stream.viewer is not None:
                    self._back(now)
                self._noticed = True
                self.publish()

    async def leave(self, stream: Stream) -> None:
        """A socket looks no more."""
        async with self.turn():
            if self.audience.leave(stream):
                self._noticed = True
                self.publish()

    async def dismiss_judges(self) -> None:
        """Send those away who have lost the judge's role since they came."""
        for stream in self.audience.judge_streams:
            if stream.judge is not None and not await stream.judge.holds():
                stream.finish(NOT_YOUR_SEAT)

    async def resync(self, stream: Stream) -> None:
        """A socket wants to hear everything again."""
        async with self.turn():
            with self.stopwatch.on("welcome", stream.viewer):
                self.audience.welcome(stream, self.context.ticks())

    async def sit(self, user: UserRow) -> SeatRow | None:
        """The user's own seat, or an open one that is the user's from now on; None if there is neither.

        A tutorial seats nobody, whatever an old one was opened with: somebody may know its dice.
        """
        async with self.turn():
            memory = self.memory
            own = memory.seat_of(user.id)
            if own is not None:
                return own
            opened = [seat for seat in memory.seats.values() if seat.kind == "open"]
            if not opened or memory.ending is not None or memory.row.kind == "tutorial":
                return None
            taken = replace(opened[0], kind="person", user_id=user.id, name=user.name, mark=user.mark)
            await self.context.journal.write(sit_write(taken))
            memory.seats[taken.seat] = taken
            self.context.register.sits(self.id, user.id)
            self._noticed = True
            await self.begin_if_bound()
            self.publish()
            return taken

    async def begin_if_full(self) -> None:
        """Start the game if every seat is taken and it has not started; wake the bots, if they may think.

        Whoever has left for good while the table was set aside gives it up now.
        """
        async with self.turn():
            for seat in [seat for seat, row in self.memory.seats.items() if row.mark == "gone"]:
                if self.memory.ending is None:
                    await self.give_up(seat)
            await self.go_on_without()
            await self.begin_if_bound()
            await bring_decks(self)
            self.publish()

    async def wake(self) -> None:
        """The bots may think from now on."""
        async with self.turn():
            self.publish()

    async def begin_if_bound(self) -> None:
        """Start the game if every seat is taken and its dice are bound, or have been waited for. Inside `turn` only."""
        memory, now = self.memory, self.context.ticks()
        if memory.match is not None or memory.ending is not None:
            return
        if any(seat.kind == "open" for seat in memory.seats.values()):
            return
        if self._values_until is None:
            self._values_until = now + round(self.context.settings.value_s * 1000)
        if not memory.unopened or self._values_until <= now:
            await self._begin()
            await bring_decks(self)

    async def rename(self, user_id: str, new_owner: str, name: str, mark: SeatMark | None) -> None:
        """The user goes by another name, or is another account now."""
        async with self.turn():
            for seat, row in self.memory.seats.items():
                if row.user_id == user_id:
                    self.context.register.sits(self.id, new_owner)
                    self.memory.seats[seat] = replace(row, user_id=new_owner, name=name, mark=mark)
                    self._noticed = True
            self.publish()

    # --- the game ---

    async def answer(self, seat: Seat, action: Any, request: str | None, *, auto: bool = False) -> Refusal | None:
        """Seal the seat's answer and go on once all are in; stored when this returns. Inside `turn` only."""
        match = self.memory.match
        assert match is not None
        number = len(match.steps)
        with self.stopwatch.on("answer", seat, action):
            refusal = other_deck(self, seat, action) or match.submit(seat, action)
        if refusal is not None:
            return refusal
        clocks = self.memory.clocks
        if clocks is not None:
            clocks.answer(seat, self.context.ticks())
            if auto:
                clocks.miss(seat)
        if len(match.steps) > number:
            await self._stepped(match, seat, request)
        elif self.memory.seats[seat].kind == "person":
            await self.store(seat, request, Sealed(match.asked_at, plain(action), auto))
        # A bot's sealed answer is not stored: asked again, it answers the same.
        self._noticed = self._noticed or self._made is None
        return None

    async def order(
        self, order: AnyOrder, seat: Seat | None, request: str | None, *writes: Write, by: str | None = None
    ) -> None:
        """Carry out what a judge (`by`) or the clock orders; stored when this returns. Inside `turn` only.

        Raises BadOrder before anything has changed.
        """
        match = self.memory.match
        assert match is not None
        earlier = None
        if isinstance(order, Restore | Propose) and order.step < len(match.steps):
            earlier = state_after(match, self.memory.opening, order.step)
            order = replace(order, shift=match.shift_to(earlier)) if isinstance(order, Restore) else order
        with self.stopwatch.on("order", seat, order):
            match.order(order, earlier)
        await self._stepped(match, seat, request, *writes, by=by)
        self._noticed = True
        self.context.ends.ordered(self.memory.row)

    async def go_on_without(self) -> None:
        """Make the step that waited for nobody but seats that have left. Inside `turn` only."""
        match = self.memory.playing
        if self._made is not None:
            self.publish()  # each step is shown as it was
        if match is not None and match.go_on():
            await self._stepped(match, None, None)

    async def end(self, reason: EndReason, winner: Seat | None, seat: Seat | None, request: str | None) -> None:
        """The table is over, for a reason outside the game's rules; stored when this returns. Inside `turn` only."""
        ended = Ended(reason, winner)
        async with self.context.ends.of(self.memory, ended) as with_it:
            await self.store(seat, request, ended, writes=[self._ended_write(ended), *with_it])
        self.memory.end(ended)
        self.context.metrics.ended.labels(reason).inc()
        self._noticed = True

    async def give_up(self, seat: Seat, request: str | None = None) -> None:
        """The seat resigns; a table that nobody came to is closed. Inside `turn` only."""
        if self.memory.match is None:
            await self.end("ended", None, seat, request)
        elif len(self.memory.seats) >= MANY:
            await take_out(self, seat, "resignation", request)
        else:
            await self.end("resigned", self.memory.rival(seat), seat, request)

    async def store(
        self, seat: Seat | None, request: str | None, *entries: AnyEntry, writes: Sequence[Write] = ()
    ) -> None:
        """Append to the log, with other writes in the same transaction. Raises NotStored."""
        now, length = self.context.now(), self.memory.log_length
        rows = [
            LogRow(self.id, length + n, now, seat, request if n == 0 else None, body_of(entry))
            for n, entry in enumerate(entries)
        ]
        await self.context.journal.write(*(log_write(row) for row in rows), *writes)
        self.memory.log_length += len(rows)
        if any(is_news(entry) for entry in entries):
            self.memory.changed_at = self.context.ticks()

    def thought_is_over(self, seat: Seat) -> None:
        """The seat's bot may be asked again at the next `publish`."""
        self._thoughts.pop(seat, None)

    def notice(self) -> None:
        """There is something to tell at the next `publish`."""
        self._noticed = True

    def publish(self) -> None:
        """Show what is stored and not yet shown, and let the bots think about it. Inside `turn` only."""
        now, made, noticed = self.context.ticks(), self._made, self._noticed
        self._made, self._noticed = None, False
        with self.stopwatch.on("show"):
            if made is not None:
                self.audience.step(made, now)
            if noticed:
                self.audience.notice(now)
        self._wake_bots()

    # --- time ---

    async def tick(self) -> None:
        """Do what the time demands: clocks that ran out, spectators' delays, the count of watchers."""
        async with self.turn():
            now = self.context.ticks()
            self.audience.release(now)
            await self.begin_if_bound()
            if self.audience.watchers_changed:
                self._noticed = True
            if self._grace_until is not None and self._grace_until <= now:
                self._run_clocks(now)
            if self.memory.clocks is not None and self.memory.clocks.waited_enough(now):
                self._noticed = True
            while await self._time_out(now) or await self._game_time(now):
                self.publish()
            clocks = self.memory.clocks
            if clocks is not None and clocks.remind(now):
                self._noticed = True
            self.publish()

    def _look_ahead(self) -> None:
        times = [self._grace_until, self.audience.due]
        if self.memory.match is None and self.memory.ending is None:
            times.append(self._values_until)
        if self.memory.clocks is not None and self.memory.ending is None:
            times.append(self.memory.clocks.due())
        if self.audience.watchers_changed:
            times.append(self.context.ticks() + _WATCHERS_MS)
        self.due = min((time for time in times if time is not None), default=None)

    async def _time_out(self, now: int) -> bool:
        """The clocks that ran out first: an answer for such a seat, or the loss. False if none did.

        The answer is what the seat was building, else the game's own. A seat that was building one, or that let
        a question lapse as the rules allow, has not been absent. Two that lose at the same instant draw.
        """
        clocks, match = self.memory.clocks, self.memory.playing
        expiries = clocks.expired(now) if clocks is not None and match is not None else ()
        if clocks is None or not expiries:
            return False
        lost = [expiry for expiry in expiries if self._is_lost_by(expiry, clocks)]
        if not lost:
            await self._answer_for_absent(expiries[0].seat)
            return True
        out = lost[:1] if len(self.memory.seats) >= MANY else lost
        seat = out[0].seat
        if len(self.memory.seats) >= MANY:
            await take_out(self, seat, "time", None)
        elif len(out) > 1:
            await self.end("timeout", None, None, None)
        else:
            await self.end("timeout", self.memory.rival(seat), seat, None)
        for expiry in out:  # after the end: no answer was made for this decision (rated.py counts those)
            if expiry.what == "decision":
                clocks.miss(expiry.seat)
        return True

    def _is_absent(self, seat: Seat) -> bool:
        question = self.memory.question(seat)
        return seat not in self.memory.drafts and question is not None and not question.prompt.lapses

    def _is_lost_by(self, expiry: Expiry, clocks: Clocks) -> bool:
        """Whether the seat loses by what ran out: all of its time, or the last decision that it may miss."""
        seat = expiry.seat
        last = self._is_absent(seat) and clocks.missed[seat] + 1 >= self.context.settings.missed_limit
        lost = last or expiry.what == "base" or self.memory.question(seat) is None
        return lost or asks_registered(self, seat)  # whose registered deck the game refuses has no other answer

    async def _answer_for_absent(self, seat: Seat) -> None:
        question, draft = self.memory.question(seat), self.memory.drafts.get(seat)
        assert question is not None
        action = self.memory.game.default_action(*question) if draft is None else draft
        refusal = await self.answer(seat, action, None, auto=self._is_absent(seat))
        if refusal is not None:
            raise RuntimeError(f"{self.id}: the answer for an absent player is refused: {refusal.code}")

    async def _game_time(self, now: int) -> bool:
        """The time that the game's own rules give is used up: the game takes note of it. False if it is not."""
        clocks, match = self.memory.clocks, self.memory.playing
        used = clocks.used_up(now) if clocks is not None and match is not None else None
        if used is None:
            return False
        await self.order(ClockNote(**{"p2": 0, **used}), None, None)
        return True

    def _back(self, now: int) -> None:
        """Somebody has come back: clocks that stood still since a restart run again, soon or at once."""
        clocks = self.memory.clocks
        if clocks is None or not clocks.paused:
            return
        if self._unvisited or all(seat in self.audience.online for seat in self.memory.people):
            self._run_clocks(now)
        elif self._grace_until is None:
            self._grace_until = now + self.context.settings.restart_grace_s * 1000

    def _run_clocks(self, now: int) -> None:
        self._grace_until, self._unvisited = None, False
        if self.memory.clocks is not None:
            self.memory.clocks.resume(now)
            self._noticed = True

    async def _begin(self) -> None:
        memory = self.memory
        memory.keys = keys_of(memory.row, memory.seats)
        memory.match = match = Match(memory.game, memory.row.mode, memory.keys)
        memory.clocks = clocks_of(memory)
        if memory.clocks is not None and not memory.came and memory.row.rated is None and memory.row.event is None:
            # Nobody plays yet. (Whoever was brought to a table by the rated queue or a tournament is expected there.)
            self._unvisited = True
            memory.clocks.pause(self.context.ticks())
        await self._stepped(match, None, None, started_write(self.id))
        self._noticed = True

    async def _stepped(
        self, match: Match, seat: Seat | None, request: str | None, *writes: Write, by: str | None = None
    ) -> None:
        """The match has made a step: store it, and the end of the game with it."""
        memory, now, mark = self.memory, self.context.ticks(), None
        number, record = len(match.steps) - 1, match.steps[-1]
        anew = match.asked_at == len(match.steps)  # an order may leave the questions as they are
        if memory.clocks is not None:
            memory.clocks.wait(memory.waiting_caller, now)
            (memory.clocks.step if anew else memory.clocks.charge)(now)
            if isinstance(record.order, GiveTime):
                memory.clocks.give(record.order.seat, record.order.seconds * 1000)
            mark = memory.clocks.mark
        asked = None if record.order is None else match.asked_at
        stepped = Stepped(number, plain(record.moves), record.draws, record.hash, mark, record.order, asked, by)
        entries: list[AnyEntry] = [stepped]
        more = list(writes)
        # After a restore the way from the snapshot on never goes back behind it.
        if isinstance(record.order, Restore | Propose) or (
            number and number % self.context.settings.snapshot_every == 0
        ):
            more.append(snapshot_write(SnapshotRow(self.id, number, encode(match.state).decode())))
        ended = memory.new_end()
        if ended is not None:
            entries.append(ended)
            more += [
                self._ended_write(ended),
                *self.context.daily.result(memory.row, match.outcome, match.orders, self.context.now()),
            ]
        async with self.context.ends.of(memory, ended) as with_it:
            await self.store(seat, request, *entries, writes=[*more, *with_it])
        self.context.metrics.steps.inc()
        self._made = record.events
        without_events(match)
        if anew:
            self._noticed = self._noticed or memory.draw_offer is not None
            memory.draw_by = []
            memory.changes.clear()
            memory.drafts = {}
        told, self._games = self._games, (memory.game_number, memory.game_to_lose)
        self._noticed = self._noticed or ended is not None or told != self._games
        if ended is not None:
            memory.end(ended)
            self.context.metrics.ended.labels(ended.reason).inc()
        elif memory.clocks is not None and anew:
            memory.clocks.ask(memory.asked_people, now, memory.law)
        elif memory.clocks is not None:
            memory.clocks.keep(memory.law)

    def _ended_write(self, ended: Ended) -> Write:
        return ended_write(self.id, ended.reason, ended.winner, self.context.now(), self.memory.round)

    def _wake_bots(self) -> None:
        match = self.memory.playing if self.context.awake else None
        for seat in match.pending if match is not None else ():
            answered = self.memory.seats[seat].kind == "bot" or seat in self.memory.left
            if answered and seat not in self._thoughts:
                self._thoughts[seat] = asyncio.create_task(self._think(seat), name=f"think {self.id} {seat}")

    async def _think(self, seat: Seat) -> None:
        """A bot's answer to the present question, from what its seat may know."""
        try:
            await answer_for(self, seat)
        except (Gone, NotStored):
            return
        except Exception as error:
            if not self._gone:  # it was raised before the table had its turn
                self.leave_memory()
                self.context.register.raised(self.id, error)
        finally:
            if self._thoughts.get(seat) is asyncio.current_task():
                del self._thoughts[seat]
