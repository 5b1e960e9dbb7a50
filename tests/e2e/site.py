"""A server in a process of its own, which can be killed and started again on the same database."""

import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

PATIENCE_S = 30.0  # how long a test waits before it calls something missing; nothing is asserted about time


class Site:
    """One server with its database; the address stays the same over restarts."""

    def __init__(self, folder: Path, web: Path) -> None:
        self.database = folder / "hanpan.db"
        self._log = folder / "server.log"
        self._web = web
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it serves."""
        command = [sys.executable, "-m", "tests.e2e.serve", str(self.database), str(self.port), str(self._web)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE_S
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log}")
            time.sleep(0.05)

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

    def get(self, path: str) -> Any:
        """The API's answer to a stranger."""
        return httpx.get(f"{self.url}/api/{path}", timeout=PATIENCE_S).json()

    def _ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/ready", timeout=1).is_success
        except httpx.TransportError:
            return False


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
