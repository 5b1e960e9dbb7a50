"""A run is the same wherever it is played, whoever dies on the way, and however often it is taken up again."""

import multiprocessing
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Self

import pytest
from msgspec.structs import replace

from hanpan.lab import processes
from hanpan.lab.executors import TRIES, BatchFailed, Here, UnknownExecutor, executor
from hanpan.lab.known import lab_facts
from hanpan.lab.plans import PLAN, OtherPlan, batches
from hanpan.lab.runs import Unfinished, batch_file, joined, read_run, run
from hanpan.lab.trials import Side, Trial

SIZE = 2
WHOLE = Trial("dice-battle", "quick", {}, (Side("easy"), Side("random")), seed=3, first=0, count=4 * SIZE, facts=True)


def parts(whole: Trial = WHOLE, size: int = SIZE) -> list[Trial]:
    return [replace(whole, first=first, count=size) for first in range(0, whole.count, size)]


class Watched:
    """Plays here, last batch first, and notes what it was asked; Ctrl-C comes after so many."""

    def __init__(self, until: int | None = None) -> None:
        self.played: list[int] = []
        self._until = until

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def play(self, trials: Sequence[Trial]) -> Iterator[tuple[int, bytes]]:
        for place in reversed(range(len(trials))):
            if len(self.played) == self._until:
                raise KeyboardInterrupt
            self.played.append(trials[place].first)
            ((_, data),) = Here().play([trials[place]])
            yield place, data


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_batches_do_not_depend_on_who_plays_them() -> None:
    found = batches(replace(WHOLE, first=7, count=2 * lab_facts("dice-battle").batch + 1))
    assert [(part.first, part.count) for part in found] == [(7, 250), (257, 250), (507, 1)]
    assert {part.seed for part in found} == {3}


def test_rows_come_in_the_order_of_the_plan_whatever_the_order_of_the_work() -> None:
    there = Watched()
    assert joined(run(parts(), None, there))["game"].to_list() == list(range(WHOLE.count))
    assert there.played == [6, 4, 2, 0]


def test_a_run_is_taken_up_where_it_was_stopped(tmp_path: Path) -> None:
    stopped, after, whole = Watched(until=2), Watched(), tmp_path / "whole"
    with pytest.raises(KeyboardInterrupt):
        list(run(parts(), tmp_path / "run", stopped))
    with pytest.raises(Unfinished, match="2 of 4 batches are missing"):
        read_run(tmp_path / "run")
    counted: list[int] = []
    again = joined(run(parts(), tmp_path / "run", after, counted.append))
    assert (stopped.played, after.played, counted) == ([6, 4], [2, 0], [SIZE, SIZE])
    assert again.equals(joined(run(parts(), whole)))
    assert files(tmp_path / "run") == files(whole)
    assert read_run(tmp_path / "run").collect().equals(again)


def test_a_run_can_be_made_longer_and_damaged_batches_are_played_again(tmp_path: Path) -> None:
    list(run(parts()[:3], tmp_path))
    batch_file(tmp_path, 0).write_bytes(batch_file(tmp_path, 1).read_bytes())
    batch_file(tmp_path, 1).write_bytes(batch_file(tmp_path, 2).read_bytes()[:-9])
    there = Watched()
    longer = joined(run(parts(), tmp_path, there))
    assert there.played == [6, 2, 0]
    assert longer["game"].to_list() == list(range(WHOLE.count))


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (replace(WHOLE, seed=4), "in batch 0, seed is 3 there and 4 here"),
        (replace(WHOLE, mode="regular"), 'mode is "quick" there and "regular" here'),
        (replace(WHOLE, overrides={"shield.cost": 4}), "overrides is"),
        (replace(WHOLE, sides=(Side("hard"), Side("random"))), "sides is"),
        (replace(WHOLE, count=SIZE), "it has 4 games, this one only 2"),
    ],
)
def test_a_folder_of_another_run_is_refused(tmp_path: Path, other: Trial, why: str) -> None:
    list(run(parts()[:2], tmp_path))
    before = files(tmp_path)
    with pytest.raises(OtherPlan, match=f"holds another run: .*{why}"):
        list(run(parts(other)[:2], tmp_path))
    assert files(tmp_path) == before


def test_folders_that_are_no_runs_are_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(OtherPlan, match="it is not empty"):
        list(run(parts(), tmp_path))
    (tmp_path / PLAN).write_text("{}")
    with pytest.raises(OtherPlan, match=r"plan\.json: .*missing required field"):
        list(run(parts(), tmp_path))
    with pytest.raises(OtherPlan, match=r"it has no plan\.json"):
        read_run(tmp_path / "nowhere")


def test_changed_code_is_not_mixed_with_the_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    list(run(parts()[:1], tmp_path))
    monkeypatch.setattr("hanpan.lab.plans.code_of", lambda games: "other")
    with pytest.raises(OtherPlan, match="the code of the game"):
        list(run(parts()[:1], tmp_path))


def test_a_place_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownExecutor, match="'mars'"):
        executor("mars")


def test_what_goes_wrong_in_a_batch_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.lab.executors.play", lambda trial: 1 // 0)
    with pytest.raises(BatchFailed, match="dice-battle, games 0 to 1 of seed 3: ZeroDivisionError"):
        list(run(parts()))


@pytest.mark.slow
def test_the_command_starts_without_the_packages_of_the_lab() -> None:
    code = "import sys, hanpan.cli.app; print({'altair', 'numba', 'numpy', 'polars', 'ray'} & sys.modules.keys())"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


@pytest.mark.slow
@pytest.mark.parametrize(("package", "place"), [("polars", "here"), ("ray", "ray")])
def test_a_missing_package_is_told(package: str, place: str) -> None:
    code = (
        f"import sys; sys.modules[{package!r}] = None; from hanpan.lab.executors import executor; executor({place!r})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert re.search(rf'NeedsLab: .* need {package}: pip install "hanpan\[\w+\]"\n$', done.stderr)


@pytest.mark.slow
def test_killed_workers_are_replaced_and_nothing_is_counted_twice(tmp_path: Path) -> None:
    killed: list[int] = []
    counted: list[int] = []

    def kill(done: int) -> None:
        counted.append(done)
        for worker in multiprocessing.active_children():
            if len(killed) < 3 and worker.pid is not None and worker.pid not in killed:
                os.kill(worker.pid, signal.SIGKILL)
                killed.append(worker.pid)

    with executor("processes", 2) as on:
        rows = joined(run(parts(), tmp_path / "two", on, kill))
    assert len(killed) == 3
    assert sum(counted) == WHOLE.count
    assert rows.equals(joined(run(parts(), tmp_path / "one")))
    assert files(tmp_path / "two") == files(tmp_path / "one")
    assert not multiprocessing.active_children()


@pytest.mark.slow
def test_workers_outlive_a_list_that_nobody_reads_to_its_end() -> None:
    with executor("processes", 2) as on:
        first = run(parts(), None, on)
        next(first)
        first.close()  # type: ignore[attr-defined]
        workers = {worker.pid for worker in multiprocessing.active_children()}
        rows = joined(run(parts(replace(WHOLE, seed=4)), None, on))
        assert {worker.pid for worker in multiprocessing.active_children()} == workers
    assert rows.equals(joined(run(parts(replace(WHOLE, seed=4)))))


@pytest.mark.slow
def test_a_batch_that_kills_its_workers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "_serve", _dies)
    with executor("processes", 2) as on, pytest.raises(BatchFailed, match=f"the worker died {TRIES} times"):
        list(run(parts()[:1], None, on))


def _dies(pipe: Connection) -> None:
    pipe.recv()
    os._exit(1)
