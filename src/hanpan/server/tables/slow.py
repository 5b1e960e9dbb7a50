"""Steps that took long are written down with what they were asked to do, so that they can be tried again."""

import logging
import time
from typing import Any

from hanpan.core.contract.codec import encode
from hanpan.core.contract.seat import Seat
from hanpan.server.tables.context import Measures
from hanpan.server.tables.memory import TableMemory

_LOG = logging.getLogger("hanpan.tables")
_INPUT_MOST = 500  # characters of an answer


class Stopwatch:
    """Looks at how long the rules take at one table; everybody else waits while they do."""

    def __init__(self, memory: TableMemory, limit_s: float, metrics: Measures) -> None:
        self._memory = memory
        self._limit_s = limit_s
        self._metrics = metrics

    def on(self, what: str, seat: Seat | None = None, answer: Any = None) -> "_Timed":
        """For a `with` block: `what` is done in it, for which seat, with which answer of it."""
        return _Timed(self, what, seat, answer)

    def read(self, timed: "_Timed", took: float) -> None:
        """The block is over."""
        if took <= self._limit_s:
            return
        self._metrics.slow_steps.inc()
        state, seat = timed.state, timed.seat
        prompt = self._memory.game.pending(state).get(seat) if seat is not None and state is not None else None
        facts = {
            "table": self._memory.row.id,
            "game": self._memory.row.game,
            "what": timed.what,
            "step": timed.step,
            "seat": seat,
            "prompt": None if prompt is None else prompt.kind,
            "input": None if timed.answer is None else encode(timed.answer).decode()[:_INPUT_MOST],
            "ms": round(took * 1000),
        }
        _LOG.warning("slow step", extra=facts)

    @property
    def position(self) -> tuple[Any, int]:
        """The state at this moment, and the number of the next step."""
        match = self._memory.match
        return (None, 0) if match is None else (match.state, len(match.steps))


class _Timed:
    """One block. A plain class: it stands around every move, and a generator would cost more than it measures."""

    __slots__ = ("_began", "_watch", "answer", "seat", "state", "step", "what")

    def __init__(self, watch: Stopwatch, what: str, seat: Seat | None, answer: Any) -> None:
        self._watch, self.what, self.seat, self.answer = watch, what, seat, answer

    def __enter__(self) -> None:
        self.state, self.step = self._watch.position
        self._began = time.perf_counter()

    def __exit__(self, *_error: object) -> None:
        self._watch.read(self, time.perf_counter() - self._began)
