"""How a game ends that nobody quit: a signal, or a terminal that is gone.

Every step is on disk by then, so there is nothing to save: only to leave, at once and quietly.
"""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from typing import Any

from hanpan import system

_PATIENCE = 3.0  # seconds for an orderly end; a dead terminal may block one for ever


class Lifeline:
    """Calls `leave` with an exit code when the game must end, and ends the process if that hangs."""

    def __init__(self, leave: Callable[[int], None]) -> None:
        self._leave = leave
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watchdog: threading.Timer | None = None
        self._excepthook = threading.excepthook

    def attach(self) -> None:
        """From now on signals and lost terminals end the game. Call from inside the event loop."""
        self._loop = asyncio.get_running_loop()
        threading.excepthook = self._thread_failed
        for number in system.endings():
            self._loop.add_signal_handler(number, self._end, 128 + number)

    def detach(self) -> None:
        """The game is over: signals and threads are none of our business any more."""
        threading.excepthook = self._excepthook
        if self._watchdog is not None:
            self._watchdog.cancel()
        if self._loop is not None and not self._loop.is_closed():
            for number in system.endings():
                self._loop.remove_signal_handler(number)
        if not terminal_is_there():
            _write_nowhere()

    def check_terminal(self) -> None:
        """End the game if its terminal has gone without a word."""
        if not terminal_is_there():
            self._end(128 + _HANGUP)

    def _end(self, code: int) -> None:
        if self._watchdog is None:
            self._watchdog = threading.Timer(_PATIENCE, os._exit, (code,))
            self._watchdog.daemon = True
            self._watchdog.start()
            self._leave(code)

    def _thread_failed(self, failure: Any) -> None:
        """The thread that writes to the screen dies with the terminal; that is not worth a traceback."""
        kind: type[BaseException] = failure.exc_type
        if not issubclass(kind, OSError) or terminal_is_there() or self._loop is None:
            self._excepthook(failure)
            return
        self._loop.call_soon_threadsafe(self._end, 128 + _HANGUP)


_HANGUP = 1  # SIGHUP, which not every system has


def terminal_is_there() -> bool:
    """Whether somebody could still read what we write."""
    return system.terminal_is_there(sys.__stdin__ or 0)


def _write_nowhere() -> None:
    """What is still in the buffers can reach nobody, and must not fail while the process ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)
