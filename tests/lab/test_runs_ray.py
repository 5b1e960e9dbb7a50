"""Runs on Ray: a Ray of our own in which workers are killed, and a cluster at an address."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from msgspec.structs import replace

from hanpan.lab.executors import BatchFailed, executor
from hanpan.lab.runs import joined, run
from tests.lab.test_runs import WHOLE, files, parts
from tests.pace import PATIENCE_S

pytestmark = pytest.mark.slow

LONG = parts(replace(WHOLE, count=400), 50)  # long enough to be killed in the middle


@pytest.fixture(autouse=True, scope="module")
def apart() -> Iterator[None]:
    """The Rays of these tests take this token and no other, and what they write is gone afterwards."""
    folder = TemporaryDirectory(prefix="ray", dir="/tmp", ignore_cleanup_errors=True)  # a last process may still write
    with folder as place, pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        patch.setenv("RAY_TMPDIR", place)  # short: the paths of sockets must be
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        yield


def test_killed_workers_are_replaced_and_nothing_is_counted_twice(tmp_path: Path) -> None:
    killed: list[int] = []
    counted: list[int] = []

    def kill(done: int) -> None:
        counted.append(done)
        if len(killed) < 2:
            killed.append(_busy())
            os.kill(killed[-1], signal.SIGKILL)

    with executor("ray", 2) as on:
        rows = joined(run(LONG, tmp_path / "ray", on, kill))
    assert len(killed) == 2
    assert sum(counted) == 400
    assert rows.equals(joined(run(LONG, tmp_path / "here")))
    assert files(tmp_path / "ray") == files(tmp_path / "here")


def test_a_cluster_at_an_address_gives_the_same() -> None:
    with _cluster() as address, executor(address) as on:
        assert joined(run(parts(), None, on)).equals(joined(run(parts())))


def test_an_address_where_nobody_answers_is_told() -> None:
    with pytest.raises(BatchFailed, match=r"ray://127\.0\.0\.1:1: nobody answers there"), executor("ray://127.0.0.1:1"):
        pass
    with (
        pytest.raises(BatchFailed, match="ray://somewhere: an address is ray://host:port"),
        executor("ray://somewhere"),
    ):
        pass


@contextmanager
def _cluster() -> Iterator[str]:
    """A Ray head of its own, as an operator starts it."""
    port, client = _free_ports(2)
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", "--num-cpus=2"]
    command += [f"--port={port}", f"--ray-client-server-port={client}", "--include-dashboard=false"]
    head = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert head.stdout is not None
        said = []
        for line in head.stdout:
            said.append(line)
            if "Ray runtime started" in line:
                break
        else:
            pytest.fail("".join(said))
        _wait_for(client)  # its door opens a little later
        yield f"ray://127.0.0.1:{client}"
    finally:
        head.terminate()
        head.communicate(timeout=PATIENCE_S)


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S).close()
            return
        except OSError:
            assert time.monotonic() < deadline, "the cluster takes no clients"
            time.sleep(0.1)


def _free_ports(count: int) -> list[int]:
    held = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [server.getsockname()[1] for server in held]
    for server in held:
        server.close()
    return ports


def _busy() -> int:
    """A worker that plays; there is one soon, as other batches wait."""
    deadline = time.monotonic() + PATIENCE_S
    while True:
        found = [pid for pid in _below(os.getpid()) if _title(pid).startswith("ray::answer")]
        if found:
            return found[0]
        assert time.monotonic() < deadline, "nobody plays"
        time.sleep(0.01)


def _below(pid: int) -> list[int]:
    """The processes that this one has started, and theirs."""
    below = [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in _told(path).split()]
    return [one for child in below for one in (child, *_below(child))]


def _title(pid: int) -> str:
    return _told(Path(f"/proc/{pid}/cmdline"))


def _told(path: Path) -> str:
    """What is told of a process; nothing where it is gone."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""
