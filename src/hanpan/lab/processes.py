"""Worker processes that are replaced when they die."""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Self

from hanpan.lab.executors import TRIES, Answer, answer, opened, worker_lost
from hanpan.lab.source import code_of
from hanpan.lab.trials import Trial

_FRESH = multiprocessing.get_context("spawn")  # not forks: they start the same everywhere and inherit no threads


class Processes:
    """So many worker processes, which live until the end of the outermost `with` block."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._idle: list[_Worker] = []
        self._busy: dict[Connection, _Worker] = {}
        self._blocks = 0  # `with` blocks that we are in
        self._asked = 0  # trials ever handed out: answers to those of an earlier list are told apart by it

    def __enter__(self) -> Self:
        self._blocks += 1
        return self

    def __exit__(self, *error: object) -> None:
        self._blocks -= 1
        if self._blocks:
            return
        for worker in (*self._idle, *self._busy.values()):
            worker.stop()
        self._idle, self._busy = [], {}

    def play(self, trials: Sequence[Trial]) -> Iterator[tuple[int, bytes]]:
        """Each worker has one batch at a time; a dead worker's batch goes to the next."""
        left = deque(range(len(trials)))
        asked: dict[int, int] = {}  # by number: the place of the trial
        deaths: Counter[int] = Counter()
        while left or asked:
            while left and (worker := self._free()) is not None:
                place = left.popleft()
                self._asked += 1
                if worker.ask(self._asked, trials[place]):
                    asked[self._asked] = place
                    self._busy[worker.pipe] = worker
                else:
                    left.appendleft(place)
            for pipe in wait(list(self._busy)):
                assert isinstance(pipe, Connection)
                worker = self._busy.pop(pipe)
                told = worker.answer()
                place = asked.pop(worker.number, -1)  # -1: of a list that nobody reads any more
                if told is not None:
                    self._idle.append(worker)
                    if place >= 0:
                        yield place, opened(trials[place], told)
                elif place >= 0:
                    deaths[place] += 1
                    if deaths[place] == TRIES:
                        raise worker_lost(trials[place], TRIES)
                    left.appendleft(place)

    def _free(self) -> "_Worker | None":
        if self._idle:
            return self._idle.pop()
        return _Worker() if len(self._busy) < self._workers else None


class _Worker:
    """A process and the way to it."""

    def __init__(self) -> None:
        self.pipe, theirs = _FRESH.Pipe()
        self.number = 0
        self._process = _FRESH.Process(target=_serve, args=(theirs,), daemon=True)
        with _interrupts_wait():
            self._process.start()
        theirs.close()

    def ask(self, number: int, trial: Trial) -> bool:
        """Hand over a batch; False if nobody is there to take it."""
        self.number = number
        try:
            self.pipe.send((trial, code_of([trial.game])))
        except OSError:
            self.stop()
            return False
        return True

    def answer(self) -> Answer | None:
        """What came of it; None if the worker is dead."""
        try:
            told: Answer = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            return None
        return told

    def stop(self) -> None:
        """End it at once: whatever it was doing can be played again."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _serve(pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to answer
    while True:
        try:
            trial, code = pipe.recv()
            pipe.send(answer(trial, code))
        except (EOFError, OSError):  # the parent is gone
            return


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C while a worker starts does not reach the worker, and reaches us when it has started."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
