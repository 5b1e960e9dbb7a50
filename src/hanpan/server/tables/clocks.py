"""Thinking time. Plain arithmetic on milliseconds that the caller names: nothing here waits.

A seat's time runs from the question to its answer. It is taken from the seat's base when the step is
made, together with the increment; until then a sealed answer only shows a stopped clock. Whoever takes
a sealed answer back is charged as if it had never been given, so sealing gains no time to think.

A question may have a limit of its own (a reaction: 10 s); the shorter of it and the table's limit counts.

A game may keep time by its own rules (`TimeLaw` of contract/game.py): then what each seat has used is counted up from
the same questions, and when both together have used what the rules give, the table writes a note into the game.

While a seat waits for a judge all clocks stand still, for the calls of one seat at most `WAIT_S` a game: a call must
not cost the other player's time, nor be a way to think for nothing. What was waited is kept in the log with the rest.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from hanpan.core.contract.game import Prompt, TimeLaw
from hanpan.core.contract.seat import Seat
from hanpan.server.tables.entries import ClockMark
from hanpan.server.wire import Clock, ClockState

NO_CLOCK = Clock(base_s=0, increment_s=0, decision_s=0)
WAIT_S = 300  # how long the calls of one seat may stop the clocks of one game


class Expiry(NamedTuple):
    """Time that ran out: of the whole game, or for one decision."""

    seat: Seat
    what: Literal["base", "decision"]
    at: int


class Clocks:
    """The clocks of one table. A zero in `rules` means that there is no such limit."""

    def __init__(self, rules: Clock, seats: Iterable[Seat], marks: Iterable[ClockMark] = ()) -> None:
        """As the marks of the log leave them: the last one holds, those of other games are what was used in them."""
        self.rules = rules
        seats = tuple(seats)
        by_game: dict[int, ClockMark] = {}
        mark: ClockMark | None = None
        for mark in marks:
            by_game[mark.game] = mark
        self.left_ms = dict(mark.left_ms) if mark else dict.fromkeys(seats, rules.base_s * 1000)
        self.missed = dict(mark.missed) if mark else dict.fromkeys(seats, 0)
        self.used_ms = {**dict.fromkeys(seats, 0), **(mark.used_ms if mark else {})}
        self.waited_ms = {**dict.fromkeys(seats, 0), **(mark.waited_ms if mark else {})}
        self._game = mark.game if mark else 0  # the game of a match that `used_ms` and `waited_ms` are about
        self._other_games = {
            game: (dict(each.used_ms), dict(each.waited_ms)) for game, each in by_game.items() if game != self._game
        }
        self._law: TimeLaw | None = None
        self._reminded: set[Seat] = set()
        self._charged: dict[Seat, int] = {}  # what `used_ms` holds of the present questions already
        self._since: dict[Seat, int] = {}  # since when the seat has been thinking
        self._limit: dict[Seat, int] = {}  # how long it may think about this question
        self._stopped: dict[Seat, int] = {}  # when it sealed its answer
        self._paused_at: int | None = None
        self._waiting: Seat | None = None  # whose call for a judge has stopped the clocks
        self._waiting_since = 0
        self._held = False  # stopped until people are back after a restart

    @property
    def mark(self) -> ClockMark:
        """What is kept in the log."""
        waited = {seat: ms for seat, ms in self.waited_ms.items() if ms}
        if not self._game:
            return ClockMark(dict(self.left_ms), dict(self.missed), waited_ms=waited)
        return ClockMark(dict(self.left_ms), dict(self.missed), dict(self.used_ms), self._game, waited)

    @property
    def paused(self) -> bool:
        """Whether all clocks stand still."""
        return self._paused_at is not None

    def ask(self, prompts: Mapping[Seat, Prompt], now: int, law: TimeLaw | None = None) -> None:
        """New questions: the clocks of these seats run; `law`: what the game's own rules say of its time now."""
        self._since = dict.fromkeys(prompts, now)
        self._limit = {seat: limit for seat, prompt in prompts.items() if (limit := self._limit_of(prompt))}
        self._stopped, self._reminded, self._charged = {}, set(), {}
        self.keep(law)

    def keep(self, law: TimeLaw | None) -> None:
        """What the game's own rules say of its time from now on.

        Another game of a match begins with nothing used; one that a judge goes back to, with what was used in it.
        """
        if law is not None and law.game != self._game:
            self._other_games[self._game] = self.used_ms, self.waited_ms
            used, waited = self._other_games.pop(law.game, ({}, {}))
            self.used_ms = {seat: used.get(seat, 0) for seat in self.used_ms}
            self.waited_ms = {seat: waited.get(seat, 0) for seat in self.waited_ms}
            self._game, self._charged = law.game, {}
        self._law = law

    def answer(self, seat: Seat, now: int) -> None:
        """The seat has answered: its clock stops."""
        self._stopped[seat] = now if self._paused_at is None else self._paused_at

    def withdraw(self, seat: Seat) -> None:
        """The seat has taken its answer back: its clock has never stopped."""
        self._stopped.pop(seat, None)

    def step(self, now: int) -> None:
        """All have answered: each is charged its time and given its increment."""
        if self.rules.base_s:
            for seat in self._since:
                left = self.left_ms[seat] - self._spent(seat, now) + self.rules.increment_s * 1000
                self.left_ms[seat] = max(0, left)
        self.charge(now)
        self._since, self._stopped, self._charged = {}, {}, {}

    def charge(self, now: int) -> None:
        """Write down what has been used so far of the game's own time; the questions stay."""
        self.used_ms = self._used(now)
        if self._law is not None:
            self._charged = {seat: self._spent(seat, now) for seat in self._since}

    def give(self, seat: Seat | None, ms: int) -> None:
        """A judge gives time back to a seat, or everybody more of it; where the game's own rules keep time, more of it
        for all comes with their next law (`keep`)."""
        for each in self.left_ms if seat is None else (seat,):
            if self.rules.base_s:
                self.left_ms[each] += ms
            if each in self._limit:
                self._limit[each] += ms
        if seat is not None:
            self.used_ms[seat] = max(0, self.used_ms[seat] - ms)

    def miss(self, seat: Seat) -> int:
        """A decision was made for the seat; returns how many there were by now."""
        self.missed[seat] += 1
        return self.missed[seat]

    def forget(self, seat: Seat) -> None:
        """The seat has left: nobody waits for it."""
        for times in (self._since, self._stopped, self._charged, self._limit):
            times.pop(seat, None)

    def stop(self) -> None:
        """The game is over."""
        self._since, self._stopped, self._charged = {}, {}, {}

    def pause(self, now: int) -> None:
        """All clocks stand still until `resume`: nobody is there after a restart."""
        self._held = True
        self._halt(now)

    def resume(self, now: int) -> None:
        """All clocks go on where they stood, unless a judge is waited for."""
        self._held = False
        self._go_on(now)

    def wait(self, caller: Seat | None, now: int) -> None:
        """All clocks stand still while this seat waits for a judge, as long as its calls may stop them; None: go on."""
        if self._waiting is not None and caller != self._waiting:
            self._wait_no_more(now)
        if caller is not None and self._waiting is None and self.waited_ms[caller] < WAIT_S * 1000:
            self._waiting, self._waiting_since = caller, now
            self._halt(now)

    def waited_enough(self, now: int) -> bool:
        """Whether the waiting has come to its end just now; then the clocks go on from the moment when it did."""
        until = self._wait_until
        if until is None or until > now:
            return False
        self._wait_no_more(until)
        return True

    @property
    def _wait_until(self) -> int | None:
        if self._waiting is None:
            return None
        return self._waiting_since + WAIT_S * 1000 - self.waited_ms[self._waiting]

    def _wait_no_more(self, now: int) -> None:
        assert self._waiting is not None
        self.waited_ms[self._waiting] += now - self._waiting_since
        self._waiting = None
        self._go_on(now)

    def _halt(self, now: int) -> None:
        if self._paused_at is None:
            self._paused_at = now

    def _go_on(self, now: int) -> None:
        if self._paused_at is None or self._held or self._waiting is not None:
            return
        gone = now - self._paused_at
        self._since = {seat: since + gone for seat, since in self._since.items()}
        self._stopped = {seat: at + gone for seat, at in self._stopped.items()}
        self._paused_at = None

    def expired(self, now: int) -> tuple[Expiry, ...]:
        """The time that ran out first, of every seat for which it ran out at that instant; empty if none did."""
        over = [expiry for expiry in self._ends() if expiry.at <= now]
        first = min((expiry.at for expiry in over), default=None)
        return tuple(expiry for expiry in over if expiry.at == first)

    def due(self) -> int | None:
        """When to look again."""
        times = [expiry.at for expiry in self._ends()]
        if self._wait_until is not None:
            times.append(self._wait_until)
        if self._law is not None and self._running:
            total = sum(self.used_ms.values()) - sum(self._since[seat] for seat in self._running)
            total += sum(self._spent(seat, 0) for seat in self._stopped if seat in self._since)
            total -= sum(self._charged.values())
            times.append(-((total - self._law.seconds * 1000) // len(self._running)))
            soon = self._law.reminder * 1000
            times += [self._since[seat] + soon for seat in self._running if seat not in self._reminded]
        return min(times, default=None)

    def used_up(self, now: int) -> dict[Seat, int] | None:
        """The seconds each seat has used, once all together have used what the game's rules give."""
        if self._law is None or not self._running:
            return None
        used = self._used(now)
        total = sum(used.values()) // 1000
        if total < self._law.seconds:
            return None
        seconds = {seat: spent // 1000 for seat, spent in used.items()}
        last = max(seconds)
        return {**seconds, last: seconds[last] + total - sum(seconds.values())}  # no rounding hides that it is over

    def remind(self, now: int) -> bool:
        """Whether somebody is to be reminded now; each is once for each question."""
        late = set(self._late(now)) - self._reminded
        self._reminded |= late
        return bool(late)

    @property
    def counts(self) -> bool:
        """Whether there is anything to show: a limit of the table, or one of the game's own rules."""
        return self.rules is not NO_CLOCK or self._law is not None

    def state(self, now: int) -> ClockState:
        """What the players are shown."""
        seats = list(self.left_ms)
        base = (
            {seat: max(0, self.left_ms[seat] - self._spent(seat, now)) for seat in seats} if self.rules.base_s else {}
        )
        decision = {
            seat: max(0, self._limit[seat] - self._spent(seat, now)) for seat in self._since if seat in self._limit
        }
        running = not self.paused and any(seat not in self._stopped for seat in self._since)
        used = self._used(now)
        left = None if self._law is None else max(0, self._law.seconds * 1000 - sum(used.values()))
        shown = {} if left is None else used
        return ClockState(now, running, base, decision, dict(self.missed), shown, left, self._late(now))

    @property
    def _running(self) -> list[Seat]:
        return [] if self.paused else [seat for seat in self._since if seat not in self._stopped]

    def _used(self, now: int) -> dict[Seat, int]:
        if self._law is None:
            return dict(self.used_ms)
        more = {seat: self._spent(seat, now) - self._charged.get(seat, 0) for seat in self._since}
        return {seat: used + more.get(seat, 0) for seat, used in self.used_ms.items()}

    def _late(self, now: int) -> list[Seat]:
        if self._law is None:
            return []
        return [seat for seat in self._running if self._spent(seat, now) >= self._law.reminder * 1000]

    def _ends(self) -> Iterable[Expiry]:
        """When each seat's time runs out: of both limits the earlier one, at the same instant that of the game."""
        for seat in self._running:
            since, ends = self._since[seat], list[Expiry]()
            if self.rules.base_s:
                ends.append(Expiry(seat, "base", since + self.left_ms[seat]))
            if seat in self._limit:
                ends.append(Expiry(seat, "decision", since + self._limit[seat]))
            if ends:
                yield min(ends, key=lambda expiry: expiry.at)

    def _limit_of(self, prompt: Prompt) -> int:
        """In milliseconds; 0: none. A table without a clock has no limits, whatever the questions say."""
        if self.rules is NO_CLOCK:
            return 0
        own = prompt.data.get("seconds")
        limits = [self.rules.decision_s, own if isinstance(own, int) else 0]
        return min((limit for limit in limits if limit), default=0) * 1000

    def _spent(self, seat: Seat, now: int) -> int:
        since = self._since.get(seat)
        if since is None:
            return 0
        until = self._stopped.get(seat, now if self._paused_at is None else self._paused_at)
        return max(0, until - since)
