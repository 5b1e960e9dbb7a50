"""The real program in a process of its own, killed and started again as often as a test likes."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from typing import Any, Self

import httpx

from tests.pace import PATIENCE_S, unhurried

# Reading the code takes a server longer than being played on, so it is read once: each server is a fork of this.
_SERVERS = """
import json, os, sys
from hanpan.server.main import serve, server_of
from hanpan.server.settings import Limits, Rate, Settings
wide = Rate(1e6, 10**6)
rates = dict.fromkeys(("socket", "user", "address", "http", "costly", "costly_address", "guests", "passwords"), wide)
counts = ("tables_per_user", "tables_per_address", "sockets_per_address", "sockets_per_user", "violations")
most = dict.fromkeys(counts, 10**6)
limits = Limits(**most, **rates)
settings = Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=limits, **json.loads(sys.argv[3]))
server_of(settings)
while sys.stdin.readline():
    server = os.fork()
    if server == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if len(sys.argv) > 4:
            os.dup2(os.open(sys.argv[4], os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
        try:
            code = serve(settings)
        except ValueError as error:
            print(error, file=sys.stderr)
            code = 1
        except BaseException:
            code = 70
        sys.stderr.flush()
        os._exit(code)
    print(server, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(server, 0)[1]), flush=True)
"""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A server at one address, again and again; at the end nothing is left of it."""

    def __init__(self, database: str, *, log: str | None = None, **settings: Any) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.pid = 0
        chosen = {**unhurried(), "snapshot_every": 3, "log_level": "ERROR", "bots_pace_s": 0.0, **settings}
        command = [sys.executable, "-c", _SERVERS, database, str(self.port), json.dumps(chosen)]
        self._keeper = subprocess.Popen(
            command + ([log] if log else []), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.pid:
            self.kill()
        self._keeper.communicate()

    def visitor(self) -> httpx.AsyncClient:
        """Somebody with a browser of their own."""
        return httpx.AsyncClient(base_url=f"http://{self.host}/api/", timeout=PATIENCE_S)

    async def start(self) -> None:
        """Until every table is back."""
        self.launch()
        async with asyncio.timeout(PATIENCE_S), self.visitor() as http:
            while True:
                try:
                    if (await http.get("ready")).status_code == 200:
                        return
                except httpx.TransportError:
                    os.kill(self.pid, 0)  # ProcessLookupError: the server did not start
                await asyncio.sleep(0.02)

    def launch(self) -> None:
        """Without waiting for anything."""
        self.pid = int(self._said("\n"))

    def kill(self) -> int:
        """As the power goes out. Returns the exit code."""
        return self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait until the server is gone. Returns its exit code."""
        os.kill(self.pid, how)
        return self.gone()

    def gone(self) -> int:
        """Wait until the server is gone, and return its exit code."""
        self.pid = 0
        return int(self._said(""))

    def _said(self, word: str) -> str:
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        self._keeper.stdin.write(word)
        self._keeper.stdin.flush()
        return self._keeper.stdout.readline()
