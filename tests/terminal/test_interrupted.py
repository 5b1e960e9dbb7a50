"""A game that is cut off: by signals, by a terminal that goes away, by kill -9. Real processes at a real pty."""

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.cli.terminal.session import Session
from hanpan.core.replay import read_replay
from tests.pace import PATIENCE_S

pytestmark = pytest.mark.slow


class TerminalGame:
    """`hanpan play` at a pty of its own, in a process group of its own."""

    def __init__(self, path: Path, *, controlling: bool = True) -> None:
        self.path = path
        self.screen = b""
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        words = ["play", "dice-battle", "--terminal", "--mode", "quick", "--lang", "en", "--save", str(path)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from hanpan.cli.app import main; main()", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "TEXTUAL_ANIMATIONS": "none"},
            preexec_fn=_own_terminal if controlling else None,
        )
        os.close(slave)

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def wait_for_steps(self, count: int) -> None:
        """Until that many steps are on disk."""
        deadline = time.monotonic() + PATIENCE_S
        while self.steps() < count:
            assert time.monotonic() < deadline, f"{self.steps()} steps: {self.screen[-2000:]!r}"
            self.drain(0.05)

    def wait_for_words(self, words: str) -> None:
        """Until the screen has said it."""
        deadline = time.monotonic() + PATIENCE_S
        while words.encode() not in self.screen:
            assert time.monotonic() < deadline, f"{self.screen[-2000:]!r}"
            self.drain(0.05)

    def steps(self) -> int:
        return max(0, self.path.read_bytes().count(b"\n") - 1) if self.path.exists() else 0

    def drain(self, seconds: float) -> None:
        if select.select([self.master], [], [], seconds)[0] and not self._read():
            time.sleep(seconds)  # the other end is closed, which would be told again and again at once

    def _read(self) -> bool:
        """What there is; False: the other end is closed."""
        try:
            self.screen += os.read(self.master, 65536)
        except OSError:
            return False
        return True

    def settle(self) -> None:
        """Until the screen has stood still for a moment."""
        seen = -1
        while len(self.screen) > seen:
            seen = len(self.screen)
            self.drain(0.2)

    def wait(self) -> int:
        """The exit code; a screen that nobody reads must not block the end."""
        deadline = time.monotonic() + PATIENCE_S
        while self.process.poll() is None:
            assert time.monotonic() < deadline, "the game did not end"
            if self.master >= 0:
                self.drain(0.05)
            else:
                time.sleep(0.05)
        while self.master >= 0 and self._read():
            pass
        return self.process.returncode

    def hang_up(self) -> None:
        os.close(self.master)
        self.master = -1


def _own_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that a hang-up reaches us as it does in a real terminal


@contextlib.contextmanager
def begun(path: Path, *, controlling: bool = True) -> Iterator[TerminalGame]:
    """A game before its first question; gone without a trace afterwards."""
    game = TerminalGame(path, controlling=controlling)
    try:
        game.wait_for_words("New game")
        game.press("\r")
        game.wait_for_words("points on average")
        yield game
    finally:
        if game.process.poll() is None:
            game.process.kill()
            game.process.wait()
        if game.master >= 0:
            os.close(game.master)


@pytest.fixture(params=[True])
def terminal_game(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[TerminalGame]:
    """A game with two steps on disk and a choice half made."""
    with begun(tmp_path / "game.jsonl", controlling=request.param) as game:
        game.press("1")
        game.wait_for_steps(2)
        game.wait_for_words("Before the roll")
        game.press("6")
        game.settle()
        yield game


def check_nothing_is_lost(game: TerminalGame) -> None:
    """No traceback anywhere; the file resumes at the state of its last line and can be played on."""
    assert b"Traceback" not in game.screen
    last = read_replay(game.path).steps[-1]
    session = Session.resume(game.path)
    assert last.n == 1
    assert session.match.steps[-1].hash == last.hash
    assert session.answer(session.game.read("pass")) is None
    assert len(read_replay(game.path).steps) == 3
    session.close()


def test_kill_9(terminal_game: TerminalGame) -> None:
    terminal_game.process.kill()
    assert terminal_game.wait() == -signal.SIGKILL
    check_nothing_is_lost(terminal_game)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_in_order(terminal_game: TerminalGame, number: signal.Signals) -> None:
    terminal_game.process.send_signal(number)
    assert terminal_game.wait() == 128 + number
    assert b"\x1b[?1049l" in terminal_game.screen, "the terminal must be given back as it was"
    assert b"--resume" in terminal_game.screen
    check_nothing_is_lost(terminal_game)


@pytest.mark.parametrize("terminal_game", [True, False], indirect=True, ids=["with-hangup", "without-a-word"])
def test_a_terminal_that_is_closed(terminal_game: TerminalGame) -> None:
    terminal_game.hang_up()
    assert terminal_game.wait() == 128 + signal.SIGHUP
    check_nothing_is_lost(terminal_game)


def test_ctrl_c_leaves_in_order(terminal_game: TerminalGame) -> None:
    terminal_game.press("\x03")
    assert terminal_game.wait() == 0
    assert b"--resume" in terminal_game.screen
    check_nothing_is_lost(terminal_game)


@pytest.mark.slow
@pytest.mark.parametrize("milliseconds", [0, 5, 13, 40, 80, 150, 400, 900])
def test_kill_9_at_any_moment_of_play(tmp_path: Path, milliseconds: int) -> None:
    with begun(tmp_path / "game.jsonl") as game:
        game.press("3cc\r" * 4)
        game.drain(milliseconds / 1000)
        time.sleep(milliseconds / 1000)
        game.process.kill()
        game.wait()
        session = Session.resume(game.path)
        assert session.match.steps[-1].hash == read_replay(game.path).steps[-1].hash
        assert session.prompt is not None
        session.close()
