"""Plays what questions ask for, in batches, wherever it is told to; the same games are not played twice."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol

from hanpan.core.contract.codec import encode
from hanpan.lab.dataframes import pl
from hanpan.lab.executors import Executor
from hanpan.lab.plans import batches
from hanpan.lab.runs import run
from hanpan.lab.trials import Trial


class Watch(Protocol):
    """Whoever wants to know how far it is."""

    def more(self, games: int) -> None:
        """So many games will be played besides."""
        ...

    def done(self, games: int) -> None:
        """So many have been played just now."""
        ...


class Player:
    """Answers of one report share their games. With a folder they are kept there, and taken up again."""

    def __init__(self, on: Executor | None = None, folder: Path | None = None, watch: Watch | None = None) -> None:
        self._on = on
        self._folder = folder
        self._watch = watch
        self._rows: dict[bytes, pl.DataFrame] = {}

    def __call__(self, trials: Iterable[Trial]) -> Iterator[tuple[Trial, pl.DataFrame]]:
        """Each trial with all its rows, in the order of the trials. Raises what `runs.run` does."""
        listed = list(trials)
        new = {encode(trial): trial for trial in listed if encode(trial) not in self._rows}
        parts = [(key, batch) for key, trial in new.items() for batch in batches(trial)]
        if parts:
            self._play(parts, self._place(new))
        for trial in listed:
            yield trial, self._rows[encode(trial)]

    def _play(self, parts: list[tuple[bytes, Trial]], place: Path | None) -> None:
        frames: dict[bytes, list[pl.DataFrame]] = {}
        done = None
        if self._watch is not None:
            self._watch.more(sum(batch.count for _, batch in parts))
            done = self._watch.done
        played = run([batch for _, batch in parts], place, self._on, done)
        for (key, _), (_, rows) in zip(parts, played, strict=True):
            frames.setdefault(key, []).append(rows)
        self._rows |= {key: pl.concat(rows) for key, rows in frames.items()}

    def _place(self, new: Iterable[bytes]) -> Path | None:
        """A folder of its own for each list of trials, named after them."""
        if self._folder is None:
            return None
        name = hashlib.sha256(b"\n".join(new)).hexdigest()[:12]
        return self._folder / f"run-{name}"
