"""The lab behind the server: one report at a time, made by a process of its own, and only where it is wanted.

A report keeps a core busy for minutes, so a server that others can reach has no lab unless whoever runs it says so, and
even then it answers only this machine. The process is started with a low priority, may not run for ever, and is ended
with everything it started when somebody cancels it or the server stops. Reports stay until the server stops.
"""

import asyncio
import os
import secrets
import shutil
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, TypeAlias

from hanpan.core.contract.codec import BadData, decode, encode
from hanpan.lab.job import ASKED, PROGRESS, Asked, Progress, check_job
from hanpan.system import end_group

State: TypeAlias = Literal["running", "done", "failed", "cancelled"]

PACKAGES = ("polars", "altair", "vl_convert", "numba")
MOST_VARIANTS = 12
PATIENCE_S = 30 * 60
KEPT = 10  # reports
_GRACE_S = 3


class LabBusy(Exception):
    """A report is being made."""


class Run:
    """A report that was asked for."""

    def __init__(self, folder: Path, asked: Asked, now: int) -> None:
        self.id = folder.name
        self.folder = folder
        self.asked = asked
        self.started_at = now
        self.state: State = "running"
        self.process: asyncio.subprocess.Process | None = None

    def progress(self) -> Progress:
        """How far it is, as its process has written it down last."""
        try:
            found: Progress = decode(Progress, (self.folder / PROGRESS).read_bytes())
        except (OSError, BadData):
            return Progress("games")
        return found


class LabRuns:
    """Takes questions, one at a time."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._root: Path | None = None
        self._runs: dict[str, Run] = {}
        self._watch: asyncio.Task[None] | None = None

    @property
    def runs(self) -> list[Run]:
        """All reports that are there, newest first."""
        return list(reversed(self._runs.values()))

    def find(self, run_id: str) -> Run | None:
        """The report of that id."""
        return self._runs.get(run_id)

    async def start(self, asked: Asked) -> Run:
        """Begin a report. Raises LabBusy, and what `check_job` does."""
        check_job(asked)
        if any(run.state == "running" for run in self._runs.values()):
            raise LabBusy
        if self._root is None:
            self._root = Path(tempfile.mkdtemp(prefix="hanpan-lab-"))
        folder = self._root / secrets.token_hex(4)
        folder.mkdir()
        (folder / ASKED).write_bytes(encode(asked))
        run = self._runs[folder.name] = Run(folder, asked, self._now())
        self._forget()
        run.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "hanpan.lab.job", str(folder)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # so that its workers can be ended with it
        )
        self._watch = asyncio.create_task(_watch(run))
        return run

    async def cancel(self, run: Run) -> None:
        """End a report that is being made; nothing happens to one that is over."""
        if run.state == "running":
            run.state = "cancelled"
            await _end(run)

    async def close(self) -> None:
        """End what runs and remove every report."""
        for run in self._runs.values():
            await self.cancel(run)
        if self._watch is not None:
            await self._watch
        if self._root is not None:
            shutil.rmtree(self._root, ignore_errors=True)

    def _forget(self) -> None:
        for run in list(self._runs.values())[:-KEPT]:
            del self._runs[run.id]
            shutil.rmtree(run.folder, ignore_errors=True)


def missing_packages() -> list[str]:
    """Packages of the lab that are not installed here."""
    return [name for name in PACKAGES if find_spec(name) is None]


def spare_cores() -> int:
    """How many cores a report may keep busy: one is left for the tables."""
    return max(1, (os.cpu_count() or 1) - 1)


async def _watch(run: Run) -> None:
    assert run.process is not None
    try:
        async with asyncio.timeout(PATIENCE_S):
            code = await run.process.wait()
    except TimeoutError:
        run.state = "failed"
        await _end(run)
        return
    if run.state == "running":
        run.state = "done" if code == 0 else "failed"


async def _end(run: Run) -> None:
    """The process and its workers: asked first, then made to."""
    process = run.process
    if process is None or process.returncode is not None:
        return
    for at_once in (False, True):
        if not end_group(process.pid, at_once=at_once):
            break
        try:
            async with asyncio.timeout(_GRACE_S):
                await process.wait()
            break
        except TimeoutError:
            continue
