"""The server's side of its thinkers: starting them, asking them, killing them."""

import asyncio
import atexit
import os
import pickle
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Any

from hanpan.server.thinking.nursery import COMMAND, KILL, LENGTH, MAKE, PID
from hanpan.server.thinking.thoughts import Asked

_PATIENCE_S = 2.0  # for the nursery to leave by itself
_START_S = 30.0  # for a thinker to start


class ThinkerLost(Exception):
    """The thinker died, or could not be started."""


class NoThought(Exception):
    """The thinker raised something; the message says what."""


class Thinker:
    """One process that thinks about one question at a time."""

    def __init__(self, nursery: "_Nursery", pid: int, lines: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        self._nursery = nursery
        self._reader, self._writer = lines
        self.pid = pid
        self.coached = False  # whether it has read what a coach needs, which may be much

    @classmethod
    async def start(cls) -> "Thinker":
        """A new one. Raises ThinkerLost."""
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                nursery = _nursery()
                nursery.make(theirs)
            reader, writer = await asyncio.open_unix_connection(sock=ours)
        except OSError as error:
            ours.close()
            raise ThinkerLost(str(error)) from error
        started = False
        try:
            async with asyncio.timeout(_START_S):
                (pid,) = PID.unpack(await reader.readexactly(PID.size))
            started = True
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:  # a timeout is an OSError
            raise ThinkerLost("the thinker did not start") from error
        finally:
            if not started:
                writer.close()  # a thinker that comes after all finds nobody there, and leaves
        return cls(nursery, pid, (reader, writer))

    async def ask(self, think: str, asked: Asked) -> Any:
        """What it thinks. Raises NoThought or ThinkerLost; whoever stops waiting kills it."""
        data = pickle.dumps((think, asked))
        try:
            self._writer.write(LENGTH.pack(len(data)) + data)
            await self._writer.drain()
            (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
            told = await self._reader.readexactly(length)
        except (OSError, EOFError, asyncio.IncompleteReadError) as error:
            raise ThinkerLost("the thinker died") from error
        answer, problem = pickle.loads(told)
        if problem is not None:
            raise NoThought(problem)
        return answer

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self._writer.close()
        self._nursery.kill(self.pid)


class _Nursery:
    """The process that makes thinkers, and the way to it; there is one for the whole process, whoever asks first."""

    def __init__(self) -> None:
        self.owner = os.getpid()
        self._control, theirs = socket.socketpair()
        code = "import sys; sys.path[:] = {}; from hanpan.server.thinking.nursery import main; main({})"
        with theirs:
            # Its own session: signals to the server's group are the server's to answer. Nothing else is inherited.
            self._process = subprocess.Popen(
                [sys.executable, "-c", code.format(sys.path, theirs.fileno())],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=(theirs.fileno(),),
                start_new_session=True,
            )

    def make(self, theirs: socket.socket) -> None:
        """A new thinker at the other end of a pair of sockets. Raises OSError."""
        socket.send_fds(self._control, [COMMAND.pack(MAKE, 0)], [theirs.fileno()])

    def kill(self, pid: int) -> None:
        """End a thinker; if the nursery is gone, all that came from it."""
        try:
            self._control.sendall(COMMAND.pack(KILL, pid))
        except OSError:
            self.close(at_once=True)

    @property
    def alive(self) -> bool:
        """Whether it can make thinkers."""
        return self.owner == os.getpid() and self._process.returncode is None and self._process.poll() is None

    def close(self, *, at_once: bool = False) -> None:
        """The nursery and its thinkers end."""
        if self.owner != os.getpid():
            return
        self._control.close()
        if self._process.returncode is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0 if at_once else _PATIENCE_S)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)  # thinkers that outlived it are still of its group
        self._process.wait()


_NURSERIES: list[_Nursery] = []


def _nursery() -> _Nursery:
    if _NURSERIES and not _NURSERIES[0].alive:
        _NURSERIES.pop().close(at_once=True)
    if not _NURSERIES:
        _NURSERIES.append(_Nursery())
    return _NURSERIES[0]


@atexit.register
def _close() -> None:
    while _NURSERIES:
        _NURSERIES.pop().close()
