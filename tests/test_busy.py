"""`tools.busy`: its processes are busy, and none outlives the one that started it."""

import subprocess
import sys

import pytest

from tests.pace import PATIENCE_S
from tools.busy import MOST, main
from tools.web import ROOT


def test_no_busy_process_outlives_the_one_that_started_it() -> None:
    command = [sys.executable, "-m", "tools.busy", "2"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        said, *numbers = started.stdout.readline().split()
        assert (said, len(numbers)) == ("busy:", 2)
        started.kill()
        # The busy processes have this output open, too, so it ends with the last of them.
        assert started.communicate(timeout=PATIENCE_S)[0] == ""


def test_a_command_runs_beside_them_and_gives_the_exit_code(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["1", sys.executable, "-c", "print('beside'); raise SystemExit(7)"]) == 7
    assert capfd.readouterr().out == "beside\n"


@pytest.mark.parametrize("count", ["0", "-1", str(MOST + 1), "9" * 400, "two", "²", ""])
def test_other_counts_are_refused(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main([count])
    assert refused.value.code == 2
    assert f"from 1 to {MOST} processes" in capsys.readouterr().err or count == "-1"
