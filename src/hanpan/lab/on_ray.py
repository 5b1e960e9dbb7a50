"""Batches on Ray: on this machine, or on a cluster whose machines have the same hanpan installed."""

import os
from collections.abc import Iterator, Sequence
from typing import Any, Self

from hanpan.lab.executors import TRIES, Answer, BatchFailed, answer, opened, worker_lost
from hanpan.lab.needs import NeedsLab
from hanpan.lab.source import code_of
from hanpan.lab.trials import Trial

AHEAD = 2  # batches a core that wait for it, so that none is idle


class OnRay:
    """A Ray of our own on this machine (no address), or the cluster at an address."""

    def __init__(self, address: str | None, workers: int) -> None:
        try:
            import ray
        except ImportError as error:
            raise NeedsLab("ray", "runs on Ray", "ray") from error
        self._ray: Any = ray
        self._address = address
        self._workers = workers
        self._ours = False

    def __enter__(self) -> Self:
        self._ours = not self._ray.is_initialized()  # a program that uses Ray already keeps its own
        if self._ours and self._address is None:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
            self._ray.init(
                address="local",
                num_cpus=self._workers,
                include_dashboard=False,
                log_to_driver=False,
                logging_level="ERROR",
            )
        elif self._ours:
            try:
                self._ray.init(self._address, log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise BatchFailed(f"{self._address}: no Ray cluster answers there: {error}") from error
        return self

    def __exit__(self, *error: object) -> None:
        if self._ours:
            self._ray.shutdown()

    def play(self, trials: Sequence[Trial]) -> Iterator[tuple[int, bytes]]:
        """As many batches at a time as the cluster has cores, and a few more that wait."""
        ray = self._ray
        task = ray.remote(max_retries=TRIES - 1, num_cpus=1)(_answer)
        left = iter(enumerate(trials))
        asked: dict[Any, int] = {}
        try:
            while True:
                while len(asked) < self._room() and (job := next(left, None)) is not None:
                    place, trial = job
                    asked[task.remote(trial, code_of([trial.game]))] = place
                if not asked:
                    return
                done, _ = ray.wait(list(asked), num_returns=1)
                for ref in done:
                    place = asked.pop(ref)
                    yield place, opened(trials[place], self._got(ref, trials[place]))
        finally:
            for ref in asked:
                ray.cancel(ref, force=True)

    def _room(self) -> int:
        cores = self._workers if self._address is None else self._ray.cluster_resources().get("CPU", 1)
        return max(1, int(cores)) * AHEAD

    def _got(self, ref: Any, trial: Trial) -> Answer:
        try:
            told: Answer = self._ray.get(ref)
        except self._ray.exceptions.WorkerCrashedError as error:
            raise worker_lost(trial, TRIES) from error
        return told


def _answer(trial: Trial, code: str) -> Answer:
    return answer(trial, code)
