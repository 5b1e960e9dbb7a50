"""What the container does, done without one: its command, its user, its folder, its question after its health."""

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.pace import PATIENCE_S
from tests.package.clean import Clean
from tools.container import FILE, answers, recipe
from tools.web import ROOT

pytestmark = pytest.mark.slow

NOBODY = 65534


@pytest.fixture
def place(packages: tuple[Path, Path]) -> Iterator[tuple[Clean, Path]]:
    """An installation with the extra of the container, and an empty folder for its volume, where others can come to."""
    with tempfile.TemporaryDirectory(prefix="hanpan-container-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        clean = Clean(folder / "installed", packages[1], "serve")
        data = folder / "data"
        data.mkdir(mode=0o700)
        yield clean, data


def test_the_steps_of_the_container_serve(place: tuple[Clean, Path], unused_tcp_port: int) -> None:
    clean, data = place
    made = recipe(FILE.read_text("utf-8"))
    assert (made.volume, made.user) == ("/data", "10001")
    moved = {name: value.replace(made.volume, str(data)) for name, value in made.environment.items()}
    environment = clean.environment | moved | {"HOME": str(data)}
    command = [word.replace("8000", str(unused_tcp_port)) for word in made.command]
    healthy = [word.replace("8000", str(unused_tcp_port)) for word in made.healthy]
    other = NOBODY if os.getuid() == 0 else None
    if other is not None:
        os.chown(data, NOBODY, NOBODY)
    program = [str(clean.bin / command[0]), *command[1:]]
    options: dict[str, Any] = {"user": other, "group": other}
    with subprocess.Popen(program, cwd=data, env=environment, stdout=subprocess.PIPE, text=True, **options) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().startswith("Hanpan: ")
            asked = [str(clean.bin / healthy[0]), *healthy[1:]]
            until = time.monotonic() + PATIENCE_S
            while _fails(asked, data, environment):
                assert time.monotonic() < until, "the server never says that it is ready"
                time.sleep(0.1)
        finally:
            server.send_signal(signal.SIGTERM)
        server.communicate()
    database = data / "hanpan" / "hanpan.db"
    assert database.is_file()
    if other is not None:
        assert database.stat().st_uid == NOBODY


def _fails(command: list[str], folder: Path, environment: dict[str, str]) -> bool:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    return done.returncode != 0


def test_only_what_the_image_copies_is_sent_to_the_engine() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    copied = next(line for line in FILE.read_text("utf-8").splitlines() if line.startswith("COPY "))
    assert set(copied.split()[1:-1]) == kept


@pytest.mark.parametrize(("code", "usable"), [(0, True), (1, False)])
def test_an_engine_that_does_not_answer_is_passed_over(
    code: int, usable: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "docker"
    engine.write_text(f"#!/bin/sh\nexit {code}\n", "utf-8")
    engine.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert answers("docker") is usable
    assert not answers("podman")
