"""Keep the cores busy: `python -m tools.busy 8` until Ctrl-C, `python -m tools.busy 8 COMMAND …` while a command runs.

Each busy process ends with this one, however this one ends, and after an hour at the latest.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

MOST = 64  # processes
HOUR_S = 3600

# A thread waits for the end of the pipe, which comes with the end of the process that holds the other side.
_BUSY = """
import os, sys, threading, time
end = time.monotonic() + float(sys.argv[1])
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
while time.monotonic() < end:
    pass
"""


@contextmanager
def busy(count: int) -> Iterator[list[int]]:
    """That many busy processes for as long as the block lasts; gives their ids."""
    command = [sys.executable, "-c", _BUSY, str(HOUR_S)]
    running = [subprocess.Popen(command, stdin=subprocess.PIPE) for _ in range(count)]
    try:
        yield [process.pid for process in running]
    finally:
        for process in running:
            process.kill()
        for process in running:
            process.communicate()


def _count(word: str) -> int:
    if not word.isascii() or not word.isdigit() or not 1 <= int(word[:9]) <= MOST:
        raise argparse.ArgumentTypeError(f"from 1 to {MOST} processes, not {word!r}")
    return int(word)


def main(words: list[str] | None = None) -> int:
    """Be busy; returns the exit code of the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.busy", description="Keep the cores busy for a while.")
    parser.add_argument("count", type=_count, help=f"how many busy processes, at most {MOST}")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what to run beside them; without it: until Ctrl-C")
    asked = parser.parse_args(words)
    with busy(asked.count) as processes:
        if asked.command:
            return subprocess.run(asked.command).returncode
        print("busy:", *processes, flush=True)
        with suppress(KeyboardInterrupt):
            time.sleep(HOUR_S)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
