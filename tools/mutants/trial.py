"""Trying one mutant: a process of its own in which one file of the rules reads otherwise."""

import importlib.abc
import importlib.util
import os
import pickle
import resource
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any, NamedTuple

from hanpan.core.proofs.casebook import Case, run_case
from tools.mutants.changes import Mutant

KIT_GAMES = 24
CASES_ALONE = "cases alone"  # who noticed nothing where the kit has not been asked
SECONDS = 60  # of processor time: what takes longer than all else is caught in a loop
SOURCES = "src"

Reached = dict[str, dict[int, list[int]]]
"""By file and line, the cases that reach it; those of modules and classes are all of them."""


class Verdict(NamedTuple):
    """What became of a mutant: `case`, `kit`, `loop`, `survives`; and who noticed it."""

    kind: str
    by: str


def apart(job: Callable[[], Any], seconds: int) -> Any:
    """What a job gives in a copy of this process; None if it takes more processor time than that, or dies."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(out)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        try:
            found = pickle.dumps(job())
            with os.fdopen(into, "wb") as pipe:
                pipe.write(found)
        finally:
            os._exit(0)
    os.close(into)
    with os.fdopen(out, "rb") as pipe:
        found = pipe.read()
    os.waitpid(child, 0)
    return pickle.loads(found) if found else None


def reached_lines(cases: Sequence[Case], files: Sequence[Path], root: Path) -> Reached:
    """Which cases reach which line, found by running them all once and looking on."""
    found: Reached = {path.relative_to(root).as_posix(): {} for path in files}
    names = {str(path): path.relative_to(root).as_posix() for path in files}
    running = [0]

    def look(frame: FrameType, event: str, _: object) -> Any:
        name = names.get(frame.f_code.co_filename)
        if name is None:
            return None
        at = found[name]

        def line(frame: FrameType, event: str, _: object) -> Any:
            seen = at.setdefault(frame.f_lineno, [])
            if not seen or seen[-1] != running[0]:
                seen.append(running[0])
            return line

        return line(frame, event, _)

    for running[0], case in enumerate(cases):
        sys.settrace(look)
        threading.settrace(look)
        try:
            _run(case)
        finally:
            sys.settrace(None)
    return found


def tried(mutant: Mutant, root: Path, cases: Sequence[Case], kit_games: int) -> Verdict:
    """Whether one of these cases, or so many games of the kit after them, notice the change."""
    found = apart(lambda: _noticed_by_a_case(mutant, root, cases), SECONDS)
    if found is None:
        return Verdict("loop", "")
    if found or not kit_games:
        return Verdict("case", found) if found else Verdict("survives", CASES_ALONE)
    noticed = apart(lambda: _noticed_by_the_kit(mutant, root, kit_games), 4 * SECONDS)
    if noticed is None:
        return Verdict("loop", "")
    return Verdict("kit", noticed) if noticed else Verdict("survives", "")


def _noticed_by_a_case(mutant: Mutant, root: Path, cases: Sequence[Case]) -> str:
    sys.meta_path.insert(0, _Changed(mutant, root))
    for case in cases:
        try:
            if not _run(case):
                return case.id
        except Exception:
            return case.id
    return ""


def _noticed_by_the_kit(mutant: Mutant, root: Path, games: int) -> str:
    from hanpan.core.proofs.kit import check_game
    from hanpan.games.loading import load_game

    sys.meta_path.insert(0, _Changed(mutant, root))
    try:
        report = check_game(load_game(_game(mutant)), games=games)
    except Exception as error:
        return type(error).__name__
    return "" if report.ok else "kit"


def _game(mutant: Mutant) -> str:
    return Path(mutant.path).relative_to(SOURCES).parts[2].replace("_", "-")


def _run(case: Case) -> bool:
    from hanpan.bots.catalogue import load_bot
    from hanpan.games.loading import load_game

    return run_case(case, load_game, load_bot).ok


class _Changed(importlib.abc.MetaPathFinder, importlib.abc.SourceLoader):  # type: ignore[misc]  # of typeshed
    """Finds one module with the change in it."""

    def __init__(self, mutant: Mutant, root: Path) -> None:
        self.path = str(root / mutant.path)
        self.name = ".".join(Path(mutant.path).relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        self.source = mutant.source(Path(self.path).read_text("utf-8")).encode()

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The changed module; everything else is as it was."""
        if fullname != self.name:
            return None
        package = self.path.endswith("__init__.py")
        return importlib.util.spec_from_file_location(
            fullname,
            self.path,
            loader=self,
            submodule_search_locations=[str(Path(self.path).parent)] if package else None,
        )

    def get_filename(self, fullname: str) -> str:
        """Where it stands."""
        return self.path

    def get_data(self, path: str | bytes) -> bytes:
        """The changed text."""
        return self.source

    def path_stats(self, path: str | bytes) -> dict[str, Any]:
        """Nothing of it is kept."""
        raise OSError


def in_processes(
    jobs: Sequence[Mutant], workers: int, job: Callable[[Mutant], Verdict]
) -> Iterator[tuple[Mutant, Verdict]]:
    """The verdicts, as they come, from so many processes at a time."""
    waiting, running = list(reversed(jobs)), dict[int, tuple[int, Mutant]]()
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            out, into = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(out)
                os.write(into, pickle.dumps(job(mutant)))
                os._exit(0)
            os.close(into)
            running[child] = out, mutant
        child, _ = os.wait()
        out, mutant = running.pop(child)
        with os.fdopen(out, "rb") as pipe:
            found = pipe.read()
        yield mutant, pickle.loads(found) if found else Verdict("loop", "")
