"""Where batches are played: here, in worker processes, or on Ray. What comes back is the same everywhere.

An executor plays each trial that it is given once, whoever dies meanwhile: a worker that is killed is replaced,
and its batch is given to another. A batch that kills worker after worker is given up with a message.
"""

import io
from collections.abc import Iterator, Sequence
from typing import Protocol, Self

import msgspec

from hanpan.core.contract.error import HanpanError
from hanpan.lab.source import code_of
from hanpan.lab.trials import Trial, play

OTHER_CODE = "the worker has other code: the same hanpan is needed everywhere, and as it is until the run is over"
_OTHER_CODE_KO = "작업기의 코드가 다릅니다. 어디에나 같은 hanpan이 있어야 하고, 실행이 끝날 때까지 바꾸지 않아야 합니다"
TRIES = 4  # how often a batch may take its worker with it


class BatchFailed(HanpanError, RuntimeError):
    """A batch could not be played; the message says which and why."""


class UnknownExecutor(HanpanError, ValueError):
    """There is no such place to play."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"--on: there is no {name!r}; it is here, processes, ray, or an address as ray://host:10001",
            ko=f"--on: {name!r}: here, processes, ray, 또는 ray://host:10001 같은 주소를 적습니다",
        )


class Answer(msgspec.Struct, frozen=True):
    """A batch that was played, as the bytes of a Parquet file, or why it was not."""

    data: bytes = b""
    error: str | None = None


class Executor(Protocol):
    """Somewhere to play. Use it in a `with` block: its workers live until the end of the outermost one."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...

    def play(self, trials: Sequence[Trial]) -> Iterator[tuple[int, bytes]]:
        """The place of each trial in the list and its Parquet file, in whatever order they are done.

        Raises BatchFailed.
        """
        ...


def executor(name: str, workers: int = 1) -> Executor:
    """`here`, `processes`, `ray`, or the address of a Ray cluster. Raises UnknownExecutor or NeedsLab."""
    if name == "processes" and workers > 1:
        from hanpan.lab.processes import Processes

        return Processes(workers)
    if name in ("here", "processes"):
        return Here()
    if name == "ray" or name.startswith("ray://"):
        from hanpan.lab.on_ray import OnRay

        return OnRay(None if name == "ray" else name, workers)
    raise UnknownExecutor(name)


class Here:
    """This process."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def play(self, trials: Sequence[Trial]) -> Iterator[tuple[int, bytes]]:
        """One trial after the other."""
        for place, trial in enumerate(trials):
            yield place, opened(trial, answer(trial, code_of([trial.game])))


def answer(trial: Trial, code: str) -> Answer:
    """Play a batch where this is called, provided that the code there is the one that was asked for."""
    if code_of([trial.game]) != code:
        return Answer(error=OTHER_CODE)
    try:
        file = io.BytesIO()
        play(trial).write_parquet(file, statistics=False)
        return Answer(file.getvalue())
    except Exception as error:  # whatever it is, it is told where it can be read
        return Answer(error=f"{type(error).__name__}: {error}")


def opened(trial: Trial, answer: Answer) -> bytes:
    """The bytes of an answer. Raises BatchFailed where there are none."""
    if answer.error is not None:
        raise failed(trial, answer.error, _OTHER_CODE_KO if answer.error == OTHER_CODE else answer.error)
    return answer.data


def failed(trial: Trial, why: str, korean: str) -> BatchFailed:
    """What to raise for a batch that was not played."""
    last = trial.first + trial.count - 1
    return BatchFailed(
        f"{trial.game}, games {trial.first} to {last} of seed {trial.seed}: {why}",
        ko=f"{trial.game}, 시드 {trial.seed}의 {trial.first}번부터 {last}번까지의 판: {korean}",
    )


def worker_lost(trial: Trial, times: int) -> BatchFailed:
    """What to raise for a batch whose workers died."""
    return failed(
        trial,
        f"the worker died {times} times while it played them (out of memory?)",
        f"하는 동안 작업기가 {times}번 죽었습니다(메모리 부족?)",
    )
