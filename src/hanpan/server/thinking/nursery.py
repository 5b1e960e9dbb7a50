"""The process that thinkers come from: it reads the rules and the bots once, and thinkers are forks of it.

It is started by the server (thinkers.py) with one socket, over which it is told to make a thinker or to kill one. It
has nothing else of the server: no other socket, no database. When the server is gone, however it went, the socket ends,
and the nursery kills its thinkers and leaves.
"""

import gc
import os
import pickle
import select
import signal
import socket
import struct
import sys
from importlib import import_module
from typing import Any

from hanpan.bots.catalogue import bot_names, load_bot
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.server.thinking.thoughts import function_of

MAKE, KILL = b"M", b"K"
COMMAND = struct.Struct("<cI")  # what, and which process
PID = struct.Struct("<I")
LENGTH = struct.Struct("<Q")
NICE = 5  # where a core is short, the moves of people come before the thoughts of bots
_LOOK_S = 1.0  # between looks for thinkers that have ended; and the first pause in which there is time to read


def main(descriptor: int) -> None:
    """Make and kill thinkers until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    os.nice(NICE)
    control = socket.socket(fileno=descriptor)
    children: set[int] = set()
    read = False
    try:
        while True:
            if select.select([control], [], [], _LOOK_S if children or not read else None)[0]:
                command = _command(control)
                if command is None:
                    return
                _obey(control, children, *command)
            elif not read:  # nobody is waiting: those that come later find everything here
                read_everything()
                read = True
            _bury(children)
    finally:
        for pid in children:
            os.kill(pid, signal.SIGKILL)


def serve(pipe: socket.socket) -> None:
    """Think about one question after the other until the server hangs up."""
    with pipe.makefile("rwb") as stream:
        stream.write(LENGTH.pack(PID.size) + PID.pack(os.getpid()))
        stream.flush()
        while header := stream.read(LENGTH.size):
            told = _answer(stream.read(*LENGTH.unpack(header)))
            stream.write(LENGTH.pack(len(told)) + told)
            stream.flush()


def _answer(data: bytes) -> bytes:
    """What came of a question: the answer, or in words why there is none."""
    try:
        think, asked = pickle.loads(data)
        return pickle.dumps((function_of(think)(asked), None), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return pickle.dumps((None, f"{type(error).__name__}: {error}"))


def _command(control: socket.socket) -> tuple[bytes, int, list[int]] | None:
    data, passed, _, _ = socket.recv_fds(control, COMMAND.size, 1)
    while 0 < len(data) < COMMAND.size:
        more = control.recv(COMMAND.size - len(data))
        if not more:
            return None
        data += more
    if not data:
        return None
    what, pid = COMMAND.unpack(data)
    return what, pid, passed


def _obey(control: socket.socket, children: set[int], what: bytes, pid: int, passed: list[int]) -> None:
    if what == KILL:
        if pid in children:  # not yet buried, so nobody else has its number
            os.kill(pid, signal.SIGKILL)
        return
    made = os.fork()
    if made:
        children.add(made)
        for descriptor in passed:
            os.close(descriptor)
        return
    try:
        control.close()
        serve(socket.socket(fileno=passed[0]))
    except (OSError, EOFError):
        pass  # the server is gone
    finally:
        os._exit(0)


def _bury(children: set[int]) -> None:
    for pid in list(children):
        if os.waitpid(pid, os.WNOHANG)[0]:
            children.discard(pid)


def read_everything() -> None:
    """All that a thought may need, so that no thinker has to read it; compilers stay out until a coach wants one."""
    for name in game_ids():
        try:
            game: Any = load_game(name)
            for level in bot_names(name):
                load_bot(game, level)
        except Exception as error:  # of that game: whoever plays it will hear of it, and the others have their bots
            print(f"the bots of {name} cannot be read: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
    import_module("hanpan.bots.coaches")
    gc.collect()
    gc.freeze()  # the pages stay shared
