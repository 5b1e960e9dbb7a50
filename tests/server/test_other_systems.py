"""Systems without forks, `fcntl`, `resource`, `termios` or uvloop, as Windows is one: every twin does its part.

What stands in for a module of Windows is made of what Linux has; nothing here was run on Windows itself.
"""

import fcntl
import os
import signal
import struct
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from hanpan import system
from hanpan.cli.terminal.lifeline import terminal_is_there
from hanpan.cli.terminal.save import Hold, SaveInUse
from hanpan.compiled.cache import alone
from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.game import AnyGame
from hanpan.core.match.seeded import seeded_match
from hanpan.games.loading import load_game
from hanpan.server.metrics import Metrics
from hanpan.server.storage import ownership
from hanpan.server.storage.engine import BadDatabase, database_url, make_writer
from hanpan.server.storage.ownership import Ownership
from hanpan.server.tables.bots import Minds
from hanpan.server.thinking import thinkers
from hanpan.server.thinking.callers import Callers
from hanpan.server.thinking.thoughts import Asked, OutOfTime, Question, think
from hanpan.server.thinking.turns import Owner
from tests.pace import PATIENCE_S
from tests.server.odd_minds import HERE

KEYS = SecretKeys(bytes(32))
OF_UNIX = ("fcntl", "grp", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop")
OF_UNIX_IN_OS = ("fork", "forkpty", "getpgid", "killpg", "nice", "setsid", "waitpid", "O_CLOEXEC")
SIGNALS = ("SIGHUP", "SIGKILL", "SIGALRM", "pthread_sigmask", "setitimer")
TAKEN_AWAY = f"""
import asyncio, multiprocessing.util, os, signal, subprocess, sys
for name in {OF_UNIX}:
    sys.modules[name] = None
for name in {OF_UNIX_IN_OS}:
    delattr(os, name)
for name in {SIGNALS}:
    delattr(signal, name)
"""


def _far_lock(descriptor: int, _mode: int, count: int) -> None:
    """`msvcrt.locking`, of locks that belong to the open file."""
    place = os.lseek(descriptor, 0, os.SEEK_CUR)
    lock = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, place, count, 0)
    fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, lock)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that has `msvcrt` and none of the modules of Unix."""
    twin = SimpleNamespace(LK_LOCK=1, LK_NBLCK=2, locking=_far_lock)
    monkeypatch.setattr(system, "_module", lambda name: twin if name == "msvcrt" else None)
    monkeypatch.setattr(ownership, "_LOCKS_DATABASE", False)
    for name in ("killpg", "nice", "O_CLOEXEC"):
        monkeypatch.delattr(os, name)
    monkeypatch.delattr(signal, "SIGHUP")


@pytest.mark.usefixtures("elsewhere")
def test_a_saved_game_is_open_in_one_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("{}\n", "utf-8")
    first = Hold(path)
    with pytest.raises(SaveInUse):
        Hold(path)
    assert path.read_text("utf-8") == "{}\n"
    first.let_go()
    Hold(path).let_go()


@pytest.mark.usefixtures("elsewhere")
def test_a_database_has_one_server(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "hanpan.db"))
    writer = make_writer(url)
    first = Ownership(url, writer)
    first.take()
    monkey = dict.fromkeys(ownership._held)  # what this process has would be found without asking the system
    ownership._held.clear()
    with pytest.raises(BadDatabase, match="another Hanpan server is running"):
        Ownership(url, writer).take()
    ownership._held.update(monkey)
    first.release()
    second = Ownership(url, writer)
    second.take()
    second.release()
    writer.dispose()


@pytest.mark.usefixtures("elsewhere")
def test_compiling_waits_and_limits_are_those_that_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with alone("some"):
        pass
    assert system.raise_file_limit() == system.file_limit() > 1000
    system.limit_cpu(1)
    system.step_back(5)
    assert terminal_is_there()
    assert system.endings() == []


def test_without_any_locks_everybody_gets_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "_module", lambda name: None)
    with (tmp_path / "a").open("wb") as one, (tmp_path / "a").open("rb") as two:
        assert system.locked(one.fileno())
        assert system.locked(two.fileno())


def test_a_process_is_ended_where_there_are_no_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "killpg")
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        assert system.end_group(process.pid, at_once=True)
        assert process.wait() == -signal.SIGKILL
    system.end(process.pid)  # it is gone, and nothing happens


@pytest_asyncio.fixture
async def callers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callers]:
    """Thinkers without forks."""
    made = Callers()
    monkeypatch.setattr(thinkers, "_NURSERIES", [made])
    yield made
    made.close()


def _question(game: AnyGame) -> Question:
    match = seeded_match(game)
    seat = next(iter(match.pending))
    return Question(game.view(match.state, seat), match.pending[seat], game.legal(match.state, seat))


@pytest.mark.slow
async def test_thinkers_that_call_answer_like_the_bots_themselves(callers: Callers) -> None:
    game = load_game("clash")
    question, chance, minds = _question(game), bot_chance(KEYS, 1, 3), Minds(Metrics(), 1)
    told = await minds.answer(game, "easy", question, chance, Owner("here", "me"))
    info = game.info
    assert told == think(Asked(info.id, (), info.rules_version, None, question, "easy", chance))
    (pid,) = minds.pids
    assert [program.pid for program in callers._programs] == [pid]
    minds.close()
    assert callers._programs[0].wait(PATIENCE_S) != 0


@pytest.mark.slow
async def test_a_caller_that_thinks_for_ever_is_ended(callers: Callers) -> None:
    game, chance = load_game("dice-battle"), bot_chance(KEYS, 1, 3)
    minds = Minds(Metrics(), 1, 0.2, f"{HERE}:stubborn")
    with pytest.raises(OutOfTime):
        await minds.answer(game, "hard", _question(game), chance, Owner("here", "me"))
    assert callers._programs[0].wait(PATIENCE_S) == -signal.SIGKILL
    minds.close()


@pytest.mark.slow
def test_a_caller_ends_with_its_server() -> None:
    script = """
import asyncio, sys
from hanpan.server.thinking.callers import Callers
async def main():
    callers = Callers()
    line = await callers.line()
    print(callers._programs[0].pid, flush=True)
    sys.stdin.read()
asyncio.run(main())
"""
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        handle = os.pidfd_open(pid)
        server.kill()
    _wait_for(handle)


def _wait_for(handle: int) -> None:
    import select

    assert select.select([handle], [], [], 30)[0]
    os.close(handle)


@pytest.mark.slow
def test_every_module_can_be_read_without_what_only_unix_has() -> None:
    code = f"""{TAKEN_AWAY}
import pkgutil
from importlib import import_module
import hanpan
left = ("hanpan.envs", "hanpan.games.dice_battle.compiled", "hanpan.games.trail.compiled", "hanpan.lab.on_ray")
for each in pkgutil.walk_packages(hanpan.__path__, "hanpan."):
    if not each.name.startswith(left) and "migrations" not in each.name and not each.name.endswith("__main__"):
        import_module(each.name)
print("read")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "read\n", done.stderr


@pytest.mark.slow
def test_the_server_runs_without_what_only_unix_has(tmp_path: Path, unused_tcp_port: int) -> None:
    import httpx

    words: list[Any] = ["serve", "--port", str(unused_tcp_port), "--db", str(tmp_path / "hanpan.db")]
    code = f"{TAKEN_AWAY}\nimport sys; sys.argv = {['hanpan', *words]}\nfrom hanpan.cli.app import main; main()"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = f"http://127.0.0.1:{unused_tcp_port}/api"
        try:
            assert said.startswith("Hanpan: ")
            # Whoever reads the address finds a server there.
            with httpx.Client() as client:
                assert client.get(f"{address}/health", timeout=PATIENCE_S).is_success
                assert client.get(f"{address}/games", timeout=PATIENCE_S).json()
        finally:
            server.terminate()
        assert server.wait(30) in (0, -signal.SIGTERM)
