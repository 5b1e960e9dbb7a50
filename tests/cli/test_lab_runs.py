"""`hanpan lab run` and `hanpan lab export`."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hanpan.lab.dataframes import pl
from tests.cli.run import fine, refused
from tests.pace import PATIENCE_S

pytestmark = pytest.mark.slow

QUICK = ("lab", "run", "dice-battle")
FEW = ("--mode", "quick", "--seats", "easy,random", "--games", 4, "--facts", "--on", "here")


def test_a_run_and_its_file(tmp_path: Path) -> None:
    told = fine(*QUICK, tmp_path / "run", *FEW, "--swap")
    assert "8 games" in told
    assert fine("lab", "export", tmp_path / "run", tmp_path / "all.parquet")
    assert fine("lab", "export", tmp_path / "run", tmp_path / "all.csv", "--lang", "ko")
    rows, flat = pl.read_parquet(tmp_path / "all.parquet"), pl.read_csv(tmp_path / "all.csv")
    assert rows.select("batch", "seed", "side0", "side1", "game").rows() == [
        (batch, 1, *sides, game)
        for batch, sides in enumerate((("easy", "random"), ("random", "easy")))
        for game in range(4)
    ]
    assert flat["leads0"].to_list() == [" ".join(map(str, leads)) for leads in rows["leads0"]]


def test_runs_and_files_that_are_refused(tmp_path: Path) -> None:
    fine(*QUICK, tmp_path / "run", *FEW)
    assert "seed is 1 there and 2 here" in refused(*QUICK, tmp_path / "run", *FEW, "--seed", 2)
    assert "must end in .parquet or .csv" in refused("lab", "export", tmp_path / "run", tmp_path / "all.xls")
    assert "is no folder of a run" in refused("lab", "export", tmp_path, tmp_path / "all.csv")
    assert "there is no 'mars'" in refused(*QUICK, tmp_path / "other", *FEW, "--on", "mars")
    assert "card:luck9" in refused(*QUICK, tmp_path / "other", *FEW, "--never", "p1=card:luck9")
    assert not (tmp_path / "other").exists()


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = ["lab", "run", "dice-battle", str(folder), "--seats", "hard,hard", "--games", "400000", "--facts"]
    # A shell that runs tests in the background may have told them to ignore the signal.
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    script = f"{heeding}; from hanpan.cli.app import main; main()"
    start = [sys.executable, "-c", script, *command, "--workers", "2"]
    going = subprocess.Popen(start, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while len(list(folder.glob("batch-*"))) < 2:
        assert going.poll() is None
        time.sleep(0.05)
    os.killpg(going.pid, signal.SIGINT)  # as a terminal does: everybody in the group gets it
    _, told = going.communicate(timeout=PATIENCE_S)
    kept = len(list(folder.glob("batch-*")))
    assert going.returncode == 130
    assert f"{kept * 250} of 400000 games" in told.replace(",", "")
    assert "Traceback" not in told
    assert not list(folder.glob(".*"))
    again = refused("lab", "export", folder, tmp_path / "all.csv")
    assert f"{1600 - kept} of 1600 batches are missing" in again
