"""Jobs on several cores: the order of results, and who answers an interrupt."""

import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from hanpan.core.workers import in_parallel
from tests.pace import PATIENCE_S

SCRIPT = """
import signal
from hanpan.core.workers import in_parallel

BORN = signal.getsignal(signal.SIGINT)  # a worker reads this file while it is still starting


def deaf(job: int) -> bool:
    return BORN == signal.SIG_IGN == signal.getsignal(signal.SIGINT)


if __name__ == "__main__":
    assert all(in_parallel(deaf, range(4), 2))
    assert signal.getsignal(signal.SIGINT) is BORN
"""


def _hear_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def square(number: int) -> int:
    return number * number


@pytest.mark.parametrize("workers", [1, 2, pytest.param(9, marks=pytest.mark.slow)])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    assert list(in_parallel(square, range(5), workers)) == [0, 1, 4, 9, 16]
    assert list(in_parallel(square, (), workers)) == []


def test_workers_leave_an_interrupt_to_the_parent_from_their_first_moment(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, "utf-8")
    # A shell starts background jobs deaf to interrupts; the script must be able to hear them.
    subprocess.run([sys.executable, str(script)], check=True, timeout=PATIENCE_S, preexec_fn=_hear_interrupts)


def test_a_thread_may_ask_too() -> None:
    before = signal.getsignal(signal.SIGINT)
    found: list[int] = []
    thread = Thread(target=lambda: found.extend(in_parallel(square, range(3), 2)))
    thread.start()
    thread.join()
    assert found == [0, 1, 4]
    assert signal.getsignal(signal.SIGINT) is before
