"""The server's side of its thinkers: starting them, asking them, killing them."""

import asyncio
import atexit
import os
import pickle
import socket
import subprocess
import sys
from contextlib import suppress
from typing import Any, cast

from hanpan import system
from hanpan.server.thinking.callers import Callers
from hanpan.server.thinking.nursery import COMMAND, KILL, LENGTH, MAKE, PID
from hanpan.server.thinking.thoughts import Asked, NoThought, ThinkerLost

_PATIENCE_S = 2.0  # for the nursery to leave by itself
_START_S = 30.0  # for a thinker to start
_USUAL_BYTES = 4096  # of an answer; longer ones are few


class Thinker(asyncio.BufferedProtocol):
    """One process that thinks about one question at a time."""

    def __init__(self, nursery: "_Nursery | Callers") -> None:
        self._nursery = nursery
        self._into = bytearray(_USUAL_BYTES)  # kept: a new one for every answer costs more than the answer
        self._filled = 0
        self._told: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.WriteTransport
        self.pid = 0
        self.coached = False  # whether it has read what a coach needs, which may be much

    @classmethod
    async def start(cls) -> "Thinker":
        """A new one. Raises ThinkerLost."""
        nursery, loop = _nursery(), asyncio.get_running_loop()
        try:
            ours = await nursery.line()
        except OSError as error:
            raise ThinkerLost(str(error)) from error
        try:
            if ours.family == getattr(socket, "AF_UNIX", None):
                _, thinker = await loop.create_unix_connection(lambda: cls(nursery), sock=ours)
            else:
                _, thinker = await loop.create_connection(lambda: cls(nursery), sock=ours)
        except OSError as error:
            ours.close()
            raise ThinkerLost(str(error)) from error
        try:
            (thinker.pid,) = PID.unpack(await thinker._next(_START_S))
        except (ThinkerLost, TimeoutError) as error:
            raise ThinkerLost("the thinker did not start") from error
        finally:
            if not thinker.pid:
                thinker._transport.close()  # a thinker that comes after all finds nobody there, and leaves
        return thinker

    async def ask(self, think: str, asked: Asked, deadline_s: float) -> Any:
        """What it thinks. Raises NoThought, ThinkerLost or TimeoutError; whoever stops waiting kills it."""
        if self._transport.is_closing():
            raise ThinkerLost("the thinker died")
        data = pickle.dumps((think, asked), pickle.HIGHEST_PROTOCOL)
        self._told = asyncio.get_running_loop().create_future()
        self._transport.write(LENGTH.pack(len(data)) + data)
        answer, problem = pickle.loads(await self._next(deadline_s))
        if problem is not None:
            raise NoThought(problem)
        return answer

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self._transport.close()
        self._nursery.kill(self.pid)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line to the process stands."""
        self._transport = cast(asyncio.WriteTransport, transport)

    def get_buffer(self, sizehint: int) -> memoryview:
        """Where the next part goes of what it tells."""
        return memoryview(self._into)[self._filled :]

    def buffer_updated(self, nbytes: int) -> None:
        """A part of what it tells has come, or the whole."""
        self._filled += nbytes
        if self._filled < LENGTH.size:
            return
        end = LENGTH.size + LENGTH.unpack_from(self._into)[0]
        if self._filled < end:
            self._into = self._into.ljust(end, b"\0")
            return
        self._filled = 0
        if not self._told.done():
            self._told.set_result(bytes(self._into[LENGTH.size : end]))

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._fail(ThinkerLost("the thinker died"))

    async def _next(self, seconds: float) -> bytes:
        """The next thing it tells. Raises ThinkerLost, or TimeoutError after so many seconds."""
        timer = asyncio.get_running_loop().call_later(seconds, self._fail, TimeoutError())
        try:
            return await self._told
        finally:
            timer.cancel()

    def _fail(self, error: Exception) -> None:
        if not self._told.done():
            self._told.set_exception(error)


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

    async def line(self) -> socket.socket:
        """The way to a new thinker. Raises OSError."""
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                socket.send_fds(self._control, [COMMAND.pack(MAKE, 0)], [theirs.fileno()])
            except OSError:
                ours.close()
                raise
        return ours

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
        system.end_group(self._process.pid, at_once=True)  # thinkers that outlived it are still of its group
        self._process.wait()


_NURSERIES: list[_Nursery | Callers] = []


def _nursery() -> _Nursery | Callers:
    if _NURSERIES and not _NURSERIES[0].alive:
        _NURSERIES.pop().close(at_once=True)
    if not _NURSERIES:
        _NURSERIES.append(_Nursery() if system.HAS_FORKS else Callers())
    return _NURSERIES[0]


@atexit.register
def _close() -> None:
    while _NURSERIES:
        _NURSERIES.pop().close()
