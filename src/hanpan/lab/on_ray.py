"""Batches on Ray: on this machine, or on a cluster whose machines have the same hanpan installed."""

import os
import secrets
import socket
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Self
from urllib.parse import urlsplit

from hanpan.lab.executors import TRIES, Answer, BatchFailed, answer, failed, opened, worker_lost
from hanpan.lab.extras import NeedsLab
from hanpan.lab.source import code_of
from hanpan.lab.trials import Trial

PATIENCE = 10  # seconds until an address is given up
AHEAD = 2  # batches a core that wait for it, so that none is idle


class OnRay:
    """A Ray of our own on this machine (no address), or the cluster at an address."""

    def __init__(self, address: str | None, workers: int) -> None:
        if address is None:
            _prepare()  # before the import, which reads it
        try:
            import ray
        except ImportError as error:
            raise NeedsLab("ray", "runs on Ray", "ray") from error
        self._ray: Any = ray
        self._address = address
        self._workers = workers
        self._blocks = 0  # `with` blocks that we are in
        self._ours = False

    def __enter__(self) -> Self:
        if not self._blocks:
            self._begin()
        self._blocks += 1
        return self

    def __exit__(self, *error: object) -> None:
        self._blocks -= 1
        if self._ours and not self._blocks:
            self._ray.shutdown()

    def play(self, trials: Sequence[Trial]) -> Iterator[tuple[int, bytes]]:
        """As many batches at a time as the cluster has cores, and a few more that wait."""
        ray = self._ray
        task = ray.remote(max_retries=TRIES - 1, num_cpus=1)(answer)
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
            with suppress(ray.exceptions.RayError, ConnectionError):  # the cluster may be gone
                for ref in asked:
                    ray.cancel(ref, force=True)

    def _begin(self) -> None:
        self._ours = not self._ray.is_initialized()  # a program that uses Ray already keeps its own
        if self._ours and self._address is None:
            self._ray.init(
                address="local",
                num_cpus=self._workers,
                include_dashboard=False,
                log_to_driver=False,
                logging_level="ERROR",
            )
        elif self._ours and self._address is not None:
            _find(self._address)
            try:
                self._join(self._address)
            except (ConnectionError, ValueError, RuntimeError) as error:
                token = "a cluster that asks for a token gets it from RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH"
                token_ko = "토큰을 묻는 클러스터에는 RAY_AUTH_TOKEN이나 RAY_AUTH_TOKEN_PATH로 줍니다"
                raise BatchFailed(
                    f"{self._address}: {error} ({token})", ko=f"{self._address}: {error} ({token_ko})"
                ) from error

    def _join(self, address: str) -> None:
        """A busy cluster may be too slow for a new client; it is asked twice."""
        try:
            self._ray.init(address, log_to_driver=False, logging_level="ERROR")
        except ConnectionAbortedError:
            self._ray.shutdown()
            self._ray.init(address, log_to_driver=False, logging_level="ERROR")

    def _room(self) -> int:
        cores = self._workers if self._address is None else self._ray.cluster_resources().get("CPU", 1)
        return max(1, int(cores)) * AHEAD

    def _got(self, ref: Any, trial: Trial) -> Answer:
        try:
            told: Answer = self._ray.get(ref)
        except self._ray.exceptions.WorkerCrashedError as error:
            raise worker_lost(trial, TRIES) from error
        except self._ray.exceptions.RayError as error:
            last = str(error).strip().splitlines()[-1]
            raise failed(trial, f"Ray says: {last}", f"Ray의 말: {last}") from error
        return told


def _prepare() -> None:
    """Nothing is reported to anybody; and a token of its own, which Ray would otherwise leave in the home folder."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if not any(name in os.environ for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH")):
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


def _find(address: str) -> None:
    """Ray waits for half a minute before it says that nobody is there."""
    place = urlsplit(address)
    try:
        host, port = place.hostname, place.port
    except ValueError:
        host = port = None
    if not host or not port:
        raise BatchFailed(
            f"{address}: an address is ray://host:port, as ray://localhost:10001",
            ko=f"{address}: 주소는 ray://localhost:10001처럼 ray://호스트:포트로 적습니다",
        )
    try:
        socket.create_connection((host, port), timeout=PATIENCE).close()
    except OSError as error:
        raise BatchFailed(
            f"{address}: nobody answers there ({error.strerror or error})",
            ko=f"{address}: 답하는 곳이 없습니다({error.strerror or error})",
        ) from error
