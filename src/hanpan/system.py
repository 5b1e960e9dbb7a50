"""What systems do differently: locks on files, limits, priorities, time on a core, ends of processes and their trees.

Each question has an answer everywhere. Windows has no `fcntl`, `resource` or groups of processes: there a lock is one
of `msvcrt`, on a byte far behind the end of the file, so that nobody is kept from reading it; limits are those that
Windows has; and a process that is ended leaves its children to notice that nobody is at the other end.
"""

import os
import signal
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

_FAR = 1 << 30  # the byte that a lock of msvcrt is on
_PLENTY = 8192  # files at once, where the system does not tell: Windows has room for more sockets
HAS_FORKS = hasattr(os, "fork")


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ImportError:
        return None


def locked(descriptor: int, *, wait: bool = False) -> bool:
    """Lock an open file for this process until the file is closed; False: somebody else has it.

    `wait`: until nobody has it. Where a system or a file system has no locks everybody gets one.
    """
    fcntl: Any = _module("fcntl")
    if fcntl is not None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
    msvcrt: Any = _module("msvcrt")
    if msvcrt is None:
        return True
    while not _byte_locked(msvcrt, descriptor, wait):
        if not wait:
            return False
    return True


def _byte_locked(msvcrt: Any, descriptor: int, wait: bool) -> bool:
    here = os.lseek(descriptor, 0, os.SEEK_CUR)
    os.lseek(descriptor, _FAR, os.SEEK_SET)
    try:
        msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)  # LK_LOCK gives up after 10 s
    except OSError:
        return False
    finally:
        os.lseek(descriptor, here, os.SEEK_SET)
    return True


def private_file(path: Path | str, *, new: bool = False) -> int:
    """Open a file for reading and writing that only its owner may read, made if it is not there. Raises OSError.

    Where files have no modes, what the folder allows holds.
    """
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOINHERIT", 0)
    return os.open(path, flags | (os.O_EXCL if new else 0), 0o600)


def has_modes() -> bool:
    """Whether files say who may read them: on Windows they show a mode that means nothing."""
    return os.name != "nt"


def file_limit() -> int:
    """How many files this process may have open."""
    resource: Any = _module("resource")
    return _PLENTY if resource is None else int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def raise_file_limit() -> int:
    """As many open files as the system lets this process have; returns the number."""
    resource: Any = _module("resource")
    if resource is None:
        return _PLENTY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (ValueError, OSError):  # some systems have a lower limit that they do not tell
            return int(soft)
    return int(hard)


def memory() -> int:
    """How many bytes of memory this process may use at the most: those of the machine, or fewer where its group of
    processes has a limit. 0: nobody tells."""
    told = []
    with suppress(OSError, ValueError, AttributeError):
        told.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    for name in ("memory.max", "memory/memory.limit_in_bytes"):
        with suppress(OSError, ValueError):  # "max": no limit
            told.append(int((Path("/sys/fs/cgroup") / name).read_text("ascii")))
    return min((each for each in told if each > 0), default=0)


def give_memory_back() -> None:
    """Memory that was freed goes back to the system, where the C library can tell it so; else it is kept for later."""
    with suppress(OSError, AttributeError, ImportError, TypeError):
        import_module("ctypes").CDLL(None).malloc_trim(0)


def limit_cpu(seconds: int) -> None:
    """End this process once it has computed for so long, where the system can."""
    resource: Any = _module("resource")
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def step_back(by: int) -> None:
    """Let others come first where a core is short, where the system can."""
    if hasattr(os, "nice"):
        os.nice(by)


class OnCore(NamedTuple):
    """A thread and the cores of the machine."""

    ran: float = 0.0  # seconds since it began
    waited: float = 0.0  # seconds in which it was ready to run and no core was free, up to when it ran last
    ready: bool = False  # it runs now, or would if a core were free


def on_core(thread: int) -> OnCore:
    """How much time on a core a thread of this process had. Linux tells; elsewhere nothing is known, so all is 0."""
    folder = Path(f"/proc/self/task/{thread}")
    try:
        ran, waited, _ = (folder / "schedstat").read_text("ascii").split()
        state = (folder / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()[0]
    except (OSError, ValueError):
        return OnCore()
    return OnCore(int(ran) / 1e9, int(waited) / 1e9, state == "R")


def end(pid: int, *, at_once: bool = False) -> None:
    """End a process: it is asked to, or made to. Windows only knows the second. Nothing happens if it is gone."""
    with suppress(OSError):
        os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM) if at_once else signal.SIGTERM)


def end_group(pid: int, *, at_once: bool = False) -> bool:
    """End the process that leads a group, and the group; False: they are gone. Without groups the process alone."""
    if not hasattr(os, "killpg"):
        end(pid, at_once=at_once)
        return True
    try:
        os.killpg(pid, getattr(signal, "SIGKILL", signal.SIGTERM) if at_once else signal.SIGTERM)
    except (ProcessLookupError, PermissionError):
        return False
    return True


def endings() -> list[signal.Signals]:
    """The signals by which a program at a terminal is told to end, where an event loop can wait for them."""
    hangup: signal.Signals | None = getattr(signal, "SIGHUP", None)
    return [] if hangup is None else [signal.SIGINT, signal.SIGTERM, hangup]


def terminal_is_there(descriptor: Any) -> bool:
    """Whether somebody could still read what a program writes to its terminal."""
    termios: Any = _module("termios")
    if termios is None:
        return True
    try:
        termios.tcgetattr(descriptor)
    except (termios.error, OSError, ValueError):
        return False
    return True
