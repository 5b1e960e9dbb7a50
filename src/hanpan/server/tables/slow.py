"""Steps that took long are written down with what they were asked to do, so that they can be tried again."""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hanpan.core.codec import encode
from hanpan.core.seat import Seat
from hanpan.server.metrics import Metrics
from hanpan.server.tables.standing import Standing

_LOG = logging.getLogger("hanpan.tables")
_INPUT_MOST = 500  # characters of an answer


class Stopwatch:
    """Looks at how long the rules take at one table; everybody else waits while they do."""

    def __init__(self, standing: Standing, limit_s: float, metrics: Metrics) -> None:
        self._standing = standing
        self._limit_s = limit_s
        self._metrics = metrics

    @contextmanager
    def on(self, what: str, seat: Seat | None = None, answer: Any = None) -> Iterator[None]:
        """Whatever is computed inside the block: `what` is done, for which seat, with which answer of it."""
        match = self._standing.match
        state, step = (None, 0) if match is None else (match.state, len(match.steps))
        wall, processor = time.perf_counter(), time.thread_time()
        try:
            yield
        finally:
            took = time.perf_counter() - wall
            if took > self._limit_s:
                self._metrics.slow_steps.inc()
                prompt = (
                    self._standing.game.pending(state).get(seat) if seat is not None and state is not None else None
                )
                facts = {
                    "table": self._standing.row.id,
                    "game": self._standing.row.game,
                    "what": what,
                    "step": step,
                    "seat": seat,
                    "prompt": None if prompt is None else prompt.kind,
                    "input": None if answer is None else encode(answer).decode()[:_INPUT_MOST],
                    "ms": round(took * 1000),
                    "processor_ms": round((time.thread_time() - processor) * 1000),
                }
                _LOG.warning("slow step", extra=facts)
