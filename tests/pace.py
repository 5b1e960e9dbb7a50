"""How fast this machine shows itself to be when a session of tests begins. Every limit of a test is a multiple of it.

No test asserts anything about time: it waits for a condition, and a limit only ends what would hang for ever.
"""

import os
import time
from typing import Any

_TOLD = "HANPAN_TESTS_SLOWER"  # measured once: workers and the servers of the tests read it there
_ROUNDS = 1_000_000
_QUIET_S = 0.05  # what the rounds take on a quiet machine of today


def _measured() -> float:
    began = time.monotonic()
    for _ in range(_ROUNDS):
        pass
    return max(1.0, (time.monotonic() - began) / _QUIET_S)


if _TOLD not in os.environ:
    os.environ[_TOLD] = f"{_measured():.2f}"
SLOWER = float(os.environ[_TOLD])  # than a quiet machine
PATIENCE_S = 180.0 * SLOWER  # until a test calls something missing
PATIENCE_MS = PATIENCE_S * 1000  # the same, as browsers count


def unhurried() -> dict[str, Any]:
    """Settings of a server for which nobody is late; a test about lateness gives it less time."""
    return dict.fromkeys(("hello_s", "head_s", "body_s", "keep_alive_s", "thought_s"), round(PATIENCE_S))
