"""A report made by a process of its own: `python -m hanpan.lab.job FOLDER`.

The folder holds asked.json; while it runs, progress.json says how far it is; at the end there are the report as one
HTML file, its parts for a page in each language, and the replays of its example games. The one who asks reads files
and may end the process at any time.
"""

import sys
import time
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from hanpan.core.contract.codec import decode, encode
from hanpan.core.contract.rulebook import LANGS
from hanpan.lab.questions.setups import Setup, check_asked, grid
from hanpan.system import step_back

ASKED, PROGRESS, REPORT, FILE, REPLAYS = "asked.json", "progress.json", "report.json", "report.html", "replays"
_EVERY_S = 0.25  # how often the file is written at most

Stage: TypeAlias = Literal["games", "examples", "writing", "done", "failed"]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a report shall answer, on so many processes."""

    setup: Setup
    questions: tuple[str, ...]
    numbers: tuple[str, ...] = ()  # to vary
    workers: int = 1


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a report is: games or example games of the present stage, and how many a second."""

    stage: Stage
    done: int = 0
    total: int = 0
    per_second: float = 0.0
    problem: str = ""


def check_job(asked: Asked) -> None:
    """Raise BadQuestion or BadParameter for what cannot be asked."""
    variants = grid(asked.setup.game, asked.numbers, asked.setup.overrides) if asked.numbers else ()
    check_asked(asked.setup, asked.questions, variants)


def part_file(lang: str) -> str:
    """The name of the file with the report's parts in a language."""
    return f"parts.{lang}.html"


def viewer_link(folder: str, name: str) -> str:
    """The address of an example game in the browser's replay page."""
    return f"/replay/lab.{folder}.{name}"


def run(folder: Path) -> None:
    """Make the report that the folder asks for."""
    clock = Clock(folder)
    try:
        _make(folder, clock)
    except Exception as error:  # whatever it is, it is told to whoever asked
        ours = type(error).__module__.startswith("hanpan.")
        clock.tell(Progress("failed", problem=str(error) if ours else f"{type(error).__name__}: {error}"))
        raise
    clock.tell(Progress("done"))


class Clock:
    """Writes down how far it is; the file is there as a whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / PROGRESS
        self._stage: Stage = "games"
        self._done = self._total = 0
        self._since = time.monotonic()
        self._written = 0.0

    def begin(self, stage: Stage, total: int = 0) -> None:
        """A new stage begins."""
        self._stage, self._done, self._total, self._since = stage, 0, total, time.monotonic()
        self._note(now=True)

    def more(self, games: int) -> None:
        """So many games will be played besides."""
        self._total += games
        self._note(now=True)

    def done(self, games: int) -> None:
        """So many have been played just now."""
        self._done += games
        self._note()

    def tell(self, progress: Progress) -> None:
        """Write it down."""
        part = self._file.with_suffix(".part")
        part.write_bytes(encode(progress))
        part.replace(self._file)

    def _note(self, *, now: bool = False) -> None:
        moment = time.monotonic()
        if now or moment - self._written >= _EVERY_S:
            self._written = moment
            speed = self._done / max(0.001, moment - self._since)
            self.tell(Progress(self._stage, self._done, self._total, speed))


def _make(folder: Path, clock: Clock) -> None:
    clock.begin("games")
    from hanpan.lab.executors import executor
    from hanpan.lab.presentation.games import MOST, examples_in, keep
    from hanpan.lab.presentation.page import fragment, page
    from hanpan.lab.questions.full_report import answer
    from hanpan.lab.questions.playing import Player

    asked: Asked = decode(Asked, (folder / ASKED).read_bytes())
    variants = grid(asked.setup.game, asked.numbers, asked.setup.overrides) if asked.numbers else ()
    with executor("processes", asked.workers) as place:
        player = Player(place, None, clock)
        report = answer(asked.setup, asked.questions, player, variants=variants, command=command(asked))
    (folder / REPORT).write_bytes(encode(report))
    examples = examples_in(report)
    clock.begin("examples", min(MOST, len(examples)))
    games = dict(keep(examples.values(), asked.workers, clock.done))
    clock.begin("writing")
    (folder / REPLAYS).mkdir(exist_ok=True)
    for name, kept in games.items():
        (folder / REPLAYS / f"{name}.jsonl").write_text(kept.replay, "utf-8")

    def link(name: str) -> str | None:
        return viewer_link(folder.name, name) if name in games else None

    for lang in LANGS:
        (folder / part_file(lang)).write_text(fragment(report, lang, link), "utf-8")
    (folder / FILE).write_text(page(report, games, "en"), "utf-8")


def command(asked: Asked) -> str:
    """The command that makes the same report."""
    setup = asked.setup
    words = [f"hanpan lab report {setup.game} --questions {','.join(asked.questions)}"]
    words.append(f"--mode {setup.mode} --level {setup.level} --games {setup.games} --seed {setup.seed}")
    words += [f"--vary {one}" for one in asked.numbers]
    words += [f"--set {name}={value}" for name, value in setup.overrides.items()]
    words += [f"--day {setup.day}"] if setup.day is not None else []
    return " ".join(words)


if __name__ == "__main__":
    step_back(10)  # whoever plays at the server comes first
    run(Path(sys.argv[1]))
