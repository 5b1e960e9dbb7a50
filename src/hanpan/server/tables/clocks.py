"""Thinking time. Plain arithmetic on milliseconds that the caller names: nothing here waits.

A seat's time runs from the question to its answer. It is taken from the seat's base when the step is
made, together with the increment; until then a sealed answer only shows a stopped clock. Whoever takes
a sealed answer back is charged as if it had never been given, so sealing gains no time to think.

A question may have a limit of its own (a reaction: 10 s); the shorter of it and the table's limit counts.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from hanpan.core.game import Prompt
from hanpan.core.seat import Seat
from hanpan.server.tables.entries import ClockMark
from hanpan.server.wire import Clock, ClockState


class Expiry(NamedTuple):
    """Time that ran out: of the whole game, or for one decision."""

    seat: Seat
    what: Literal["base", "decision"]
    at: int


class Clocks:
    """The clocks of one table. A zero in `rules` means that there is no such limit."""

    def __init__(self, rules: Clock, seats: Iterable[Seat], mark: ClockMark | None = None) -> None:
        self.rules = rules
        seats = tuple(seats)
        self.left_ms = dict(mark.left_ms) if mark else dict.fromkeys(seats, rules.base_s * 1000)
        self.missed = dict(mark.missed) if mark else dict.fromkeys(seats, 0)
        self._since: dict[Seat, int] = {}  # since when the seat has been thinking
        self._limit: dict[Seat, int] = {}  # how long it may think about this question
        self._stopped: dict[Seat, int] = {}  # when it sealed its answer
        self._paused_at: int | None = None

    @property
    def mark(self) -> ClockMark:
        """What is kept in the log."""
        return ClockMark(dict(self.left_ms), dict(self.missed))

    @property
    def paused(self) -> bool:
        """Whether all clocks stand still."""
        return self._paused_at is not None

    def ask(self, prompts: Mapping[Seat, Prompt], now: int) -> None:
        """New questions: the clocks of these seats run."""
        self._since = dict.fromkeys(prompts, now)
        self._limit = {seat: limit for seat, prompt in prompts.items() if (limit := self._limit_of(prompt))}
        self._stopped = {}

    def answer(self, seat: Seat, now: int) -> None:
        """The seat has answered: its clock stops."""
        self._stopped[seat] = now

    def withdraw(self, seat: Seat) -> None:
        """The seat has taken its answer back: its clock has never stopped."""
        self._stopped.pop(seat, None)

    def step(self, now: int) -> None:
        """All have answered: each is charged its time and given its increment."""
        if self.rules.base_s:
            for seat in self._since:
                left = self.left_ms[seat] - self._spent(seat, now) + self.rules.increment_s * 1000
                self.left_ms[seat] = max(0, left)
        self._since, self._stopped = {}, {}

    def miss(self, seat: Seat) -> int:
        """A decision was made for the seat; returns how many there were by now."""
        self.missed[seat] += 1
        return self.missed[seat]

    def stop(self) -> None:
        """The game is over."""
        self._since, self._stopped = {}, {}

    def pause(self, now: int) -> None:
        """All clocks stand still until `resume`."""
        if self._paused_at is None:
            self._paused_at = now

    def resume(self, now: int) -> None:
        """All clocks go on where they stood."""
        if self._paused_at is None:
            return
        gone = now - self._paused_at
        self._since = {seat: since + gone for seat, since in self._since.items()}
        self._stopped = {seat: at + gone for seat, at in self._stopped.items()}
        self._paused_at = None

    def expired(self, now: int) -> Expiry | None:
        """The time that ran out first, if any did."""
        over = [expiry for expiry in self._ends() if expiry.at <= now]
        return min(over, key=lambda expiry: (expiry.at, expiry.what)) if over else None

    def due(self) -> int | None:
        """When to look again."""
        return min((expiry.at for expiry in self._ends()), default=None)

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
        return ClockState(now, running, base, decision, dict(self.missed))

    def _ends(self) -> Iterable[Expiry]:
        if self.paused:
            return
        for seat, since in self._since.items():
            if seat in self._stopped:
                continue
            if self.rules.base_s:
                yield Expiry(seat, "base", since + self.left_ms[seat])
            if seat in self._limit:
                yield Expiry(seat, "decision", since + self._limit[seat])

    def _limit_of(self, prompt: Prompt) -> int:
        """In milliseconds; 0: none."""
        own = prompt.data.get("seconds")
        limits = [self.rules.decision_s, own if isinstance(own, int) else 0]
        return min((limit for limit in limits if limit), default=0) * 1000

    def _spent(self, seat: Seat, now: int) -> int:
        since = self._since.get(seat)
        if since is None:
            return 0
        until = self._stopped.get(seat, now if self._paused_at is None else self._paused_at)
        return max(0, until - since)
