"""A server in a process of its own, which can be killed and started again on the same database."""

import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx

from tests.pace import PATIENCE_S

STILL_MS = 1_790_000_000_000  # the one moment of a still server: 21 September 2026, 14:13 UTC


class Site:
    """One server with its database; the address stays the same over restarts. A still one is for pictures; the bots of
    one that is `mindless` fail whenever they are asked.

    What its log says of errors, bots that failed among them, fails the test in which it was said (conftest.py).
    """

    ran: ClassVar[list["Site"]] = []  # every one that has been started

    def __init__(
        self, folder: Path, web: Path, *, still: bool = False, mindless: bool = False, engine: Path | None = None
    ) -> None:
        self.database = folder / "hanpan.db"
        self._log = folder / "server.log"
        self._web = web
        self._mode = [*["still"] * still, *["mindless"] * mindless, *([f"engine={engine}"] if engine else [])]
        self._read = 0  # of the log, by `complaints`
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it serves."""
        if self not in self.ran:
            self.ran.append(self)
        command = [sys.executable, "-m", "tests.e2e.serve", str(self.database), str(self.port), str(self._web)]
        command += self._mode
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        if not serves(self.url, self._process):
            raise RuntimeError(f"the server did not start:\n{self.log}")

    def kill(self) -> None:
        """SIGKILL: no goodbye, no clean-up."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """Let it finish, for the end of the tests."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None

    @property
    def log(self) -> str:
        """What the server has said."""
        return self._log.read_text("utf-8", errors="replace") if self._log.exists() else ""

    def complaints(self) -> list[str]:
        """The errors that it has logged since this was last asked."""
        text = self.log
        new, self._read = text[self._read :], len(text)
        return [line for line in new.splitlines() if _complains(line)]

    @contextmanager
    def held(self) -> Iterator[Callable[[float], None]]:
        """The server's clocks stand still as long as the block lasts; what it gives lets so many seconds pass."""
        file, passed = hand_time(self.database), 0

        def let_pass(seconds: float) -> None:
            nonlocal passed
            passed += round(seconds * 1000)
            new = file.with_suffix(".new")
            new.write_text(str(passed), "ascii")
            new.replace(file)

        let_pass(0)
        try:
            yield let_pass
        finally:
            file.unlink()

    def get(self, path: str) -> Any:
        """The API's answer to a stranger."""
        return httpx.get(f"{self.url}/api/{path}", timeout=PATIENCE_S).json()


def _complains(line: str) -> bool:
    if not line.startswith("{"):
        return "Traceback" in line or "Error" in line
    return json.loads(line)["level"] in ("error", "critical")


def serves(url: str, process: subprocess.Popen[Any]) -> bool:
    """Wait until the server of a process is ready; False if it ends before, or takes too long."""
    until = time.monotonic() + PATIENCE_S
    while process.poll() is None and time.monotonic() < until:
        try:
            if httpx.get(f"{url}/api/ready", timeout=PATIENCE_S).is_success:
                return True
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    return False


def hand_time(database: Path) -> Path:
    """The file that holds the clocks of a server, beside its database (serve.py)."""
    return database.with_suffix(".time")


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
