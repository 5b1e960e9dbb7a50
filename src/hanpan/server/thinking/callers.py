"""Thinkers where processes cannot be forked, as on Windows: each is a program of its own that calls the server.

It is told over its standard input where to call and by which word it is known, so that nothing else on the machine is
taken for it. It takes a second or two to read the rules. The input stays open for as long as the server lives: when it
ends, so does the program, whatever it is thinking about.
"""

import asyncio
import hmac
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress

from hanpan import system
from hanpan.server.thinking.nursery import NICE, read_everything, serve

_START_S = 30.0
_LOOK_S = 0.2  # between looks whether a program that has not called yet has ended
_WORD_BYTES = 16
_HERE = "127.0.0.1"
_PROGRAM = "import sys; sys.path[:] = {}; from hanpan.server.thinking.callers import main; main()"


def main() -> None:
    """Call the server, and think about one question after the other until it hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    system.step_back(NICE)
    port, word = sys.stdin.readline().split()
    threading.Thread(target=_leave_with_the_server, daemon=True).start()
    line = socket.create_connection((_HERE, int(port)))
    line.sendall(bytes.fromhex(word))
    read_everything()
    with suppress(OSError, EOFError):  # the server is gone
        serve(line)


def _leave_with_the_server() -> None:
    sys.stdin.read()
    os._exit(0)


class Callers:
    """Starts such programs, for a whole process; it has what a nursery has."""

    def __init__(self) -> None:
        self.owner = os.getpid()
        self._programs: list[subprocess.Popen[str]] = []

    @property
    def alive(self) -> bool:
        """Whether it can make thinkers."""
        return self.owner == os.getpid()

    async def line(self) -> socket.socket:
        """The way to a new thinker. Raises OSError."""
        return await asyncio.to_thread(self._called)

    def kill(self, pid: int) -> None:
        """End a thinker."""
        system.end(pid, at_once=True)

    def close(self, *, at_once: bool = False) -> None:
        """All thinkers end."""
        if self.alive:
            for program in self._programs:
                _end(program)
            self._programs.clear()

    def _called(self) -> socket.socket:
        for program in self._programs:
            if program.poll() is not None:
                _end(program)
        self._programs = [program for program in self._programs if program.returncode is None]
        word = secrets.token_bytes(_WORD_BYTES)
        with socket.create_server((_HERE, 0)) as door:
            door.settimeout(_LOOK_S)
            program = subprocess.Popen(
                [sys.executable, "-c", _PROGRAM.format(sys.path)],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                text=True,
                start_new_session=True,  # signals to the server's group are the server's to answer
            )
            self._programs.append(program)
            assert program.stdin is not None
            program.stdin.write(f"{door.getsockname()[1]} {word.hex()}\n")
            program.stdin.flush()
            for _ in range(int(_START_S / _LOOK_S)):
                if program.poll() is not None:
                    break
                with suppress(TimeoutError):
                    line, _ = door.accept()
                    if _known(line, word):
                        return line
                    line.close()
        _end(program)
        raise OSError("the thinker did not start")


def _end(program: subprocess.Popen[str]) -> None:
    program.kill()
    program.wait()
    if program.stdin is not None:
        program.stdin.close()


def _known(line: socket.socket, word: bytes) -> bool:
    line.settimeout(_START_S)
    told = b""
    with suppress(OSError):
        while len(told) < len(word) and (more := line.recv(len(word) - len(told))):
            told += more
    line.setblocking(False)
    return hmac.compare_digest(told, word)
