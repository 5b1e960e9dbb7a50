"""What the benchmarks of card games share: whole games of bots, the time of their answers, tables and files."""

import json
import platform
import statistics
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.measure import Measured
from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import Chance, SeedKeys
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.match.play import play_out


class Answers(NamedTuple):
    """How long the answers of a bot took, in milliseconds of processor time."""

    answers: int
    median: float
    p95: float
    p99: float
    longest: float


class Timed:
    """A bot with a stop-watch."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.took: list[float] = []
        self._bot = bot

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        """What the bot says."""
        start = time.process_time()
        answer = self._bot.choose(view, prompt, legal, chance)
        self.took.append(1000 * (time.process_time() - start))
        return answer


def random_games(game: AnyGame, mode: str, count: int) -> int:
    """Whole games between random bots; the number of events."""
    bot = load_bot(game, "random")
    return sum(len(play_out(game, mode, {"p1": bot, "p2": bot}, SeedKeys(1, number)).events) for number in range(count))


def answers_of(game: AnyGame, mode: str, level: str, games: int) -> Answers:
    """Play a level against itself and time every answer."""
    timed = Timed(load_bot(game, level))
    for number in range(games):
        play_out(game, mode, {"p1": timed, "p2": timed}, SeedKeys(3, number))
    took = sorted(timed.took)
    cuts = statistics.quantiles(took, n=100)
    return Answers(
        len(took), round(statistics.median(took), 1), round(cuts[94], 1), round(cuts[98], 1), round(took[-1], 1)
    )


def show(name: str, games: Sequence[Measured], costs: Sequence[Measured], answers: Answers) -> Console:
    """Print what was measured; the first of the games is ours. The console comes back for what is said besides."""
    screen = Console(width=130)
    table = Table(title="One core, processor time, medians of alternating repeats")
    for heading in ("what", "a second", "slowest–fastest", f"{name} : this", "checksum"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for one in games:
        ratio = f"{games[0].per_second / one.per_second:.2f}"
        table.add_row(
            one.name, f"{one.per_second:,.1f}", f"{one.slowest:,.1f}–{one.fastest:,.1f}", ratio, str(one.checksum)
        )
    screen.print(table)
    growth = Table(title="What it costs as it grows")
    for heading in ("what", "µs", "checksum"):
        growth.add_column(heading, justify="left" if heading == "what" else "right")
    for one in costs:
        growth.add_row(one.name, f"{1e6 / one.per_second:,.0f}", str(one.checksum))
    screen.print(growth)
    told = f"median {answers.median} ms, 95 % {answers.p95} ms, 99 % {answers.p99} ms, longest {answers.longest} ms"
    screen.print(f"Answers of hard ({answers.answers}): {told}")
    return screen


def save(out: Path, repeats: int, games: Sequence[Measured], answers: Answers, **more: Any) -> None:
    """Write the same as JSON."""
    base = games[0]
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "repeats": repeats,
        "games": [{**one._asdict(), "ours_is_faster_by": round(base.per_second / one.per_second, 2)} for one in games],
        **more,
        "hard_answers_ms": answers._asdict(),
    }
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
