"""`python -m benchmarks.clash`: Clash beside catanatron in one run, what a round costs as it grows, hard's answers.

Written to out/clash.json; nothing is asserted.
"""

import argparse
import json
import platform
import random
import statistics
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table

from benchmarks.measure import Measured, Task, measure
from hanpan.bots.catalogue import load_bot
from hanpan.core.bot import Bot
from hanpan.core.chance import Chance, SeededChance, SeedKeys
from hanpan.core.game import Prompt
from hanpan.core.play import play_out
from hanpan.games.clash.actions import Pick, Queue
from hanpan.games.registry import load_game

GAME = load_game("clash")
WIDE = load_game("clash", {"turn.slots": 4, "turn.summons": 4, "turn.draw": 0, "setup.hp": 500})
OURS = "Clash, random against random, casual games with views, checks and events"
LENGTHS = (0, 1, 2, 3, 4)  # cards in each queue
UNITS = (0, 1, 2, 3, 4)  # summons on each side


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


def main() -> None:
    """Measure everything on one core and say how it compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--hard", type=int, default=20, metavar="GAMES", help="games between hard and hard")
    parser.add_argument("--out", type=Path, default=Path("out/clash.json"))
    options = parser.parse_args()
    games = measure(_games(), options.repeats)
    rounds = measure([*_by_length(), *_by_units()], options.repeats)
    answers = _answers(options.hard)
    base = next(result for result in games if result.name == OURS)
    _print(games, base, rounds, answers)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "repeats": options.repeats,
        "games": [{**one._asdict(), "ours_is_faster_by": round(base.per_second / one.per_second, 2)} for one in games],
        "rounds": [one._asdict() for one in rounds],
        "hard_answers_ms": answers._asdict(),
    }
    options.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")


def random_games(count: int) -> int:
    """Whole casual games of Clash between random bots."""
    bot = load_bot(GAME, "random")
    return sum(
        len(play_out(GAME, "casual", {"p1": bot, "p2": bot}, SeedKeys(1, number)).events) for number in range(count)
    )


def catan_games(players: int, count: int) -> int:
    """Whole games of catanatron between its own random players."""
    actions = 0
    for number in range(count):
        random.seed(number)
        game = Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=number)
        game.play()
        actions += len(game.state.actions)
    return actions


def rounds_of(facts: Mapping[str, Any], queue: Queue, count: int) -> int:
    """The same round again and again: both sides declare the same queue, and the next turn starts."""
    state = WIDE.given(facts)
    moves = dict.fromkeys(WIDE.info.seats, queue)
    events = 0
    for number in range(count):
        events += len(WIDE.apply(state, moves, SeededChance(number, 1)).events)
    return events


def _games() -> list[Task]:
    return [
        Task(OURS, "games", 150, random_games),
        Task("catanatron 3.2, two random players", "games", 20, partial(catan_games, 2)),
        Task("catanatron 3.2, four random players", "games", 20, partial(catan_games, 4)),
    ]


def _by_length() -> list[Task]:
    side = {"hand": ["A01"] * 4, "energy": 10}
    facts = {"mode": "casual", "arena": "pit", "stage": "declare", "p1": side, "p2": side}
    return [
        Task(
            f"a round with {length} cards a side",
            "rounds",
            400,
            partial(rounds_of, facts, Queue((Pick("A01"),) * length)),
        )
        for length in LENGTHS
    ]


def _by_units() -> list[Task]:
    tasks = []
    for count in UNITS:
        side = {"hand": ["A06"], "energy": 10, "summons": [{"unit": "shieldbearer", "hp": 12}] * count}
        facts = {"mode": "casual", "arena": "pit", "stage": "declare", "p1": side, "p2": side}
        queue = Queue((Pick("A06"),))
        tasks.append(
            Task(f"Sweep against Sweep, {count} summons a side", "rounds", 400, partial(rounds_of, facts, queue))
        )
    return tasks


def _answers(games: int) -> Answers:
    timed = Timed(load_bot(GAME, "hard"))
    for number in range(games):
        play_out(GAME, "casual", {"p1": timed, "p2": timed}, SeedKeys(3, number))
    took = sorted(timed.took)
    cuts = statistics.quantiles(took, n=100)
    return Answers(
        len(took), round(statistics.median(took), 1), round(cuts[94], 1), round(cuts[98], 1), round(took[-1], 1)
    )


def _print(games: list[Measured], base: Measured, rounds: list[Measured], answers: Answers) -> None:
    screen = Console(width=130)
    table = Table(title="One core, processor time, medians of alternating repeats")
    for heading in ("what", "a second", "slowest–fastest", "Clash : this", "checksum"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for one in games:
        ratio = f"{base.per_second / one.per_second:.2f}"
        table.add_row(
            one.name, f"{one.per_second:,.1f}", f"{one.slowest:,.1f}–{one.fastest:,.1f}", ratio, str(one.checksum)
        )
    screen.print(table)
    growth = Table(title="What a round costs")
    for heading in ("what", "µs", "checksum"):
        growth.add_column(heading, justify="left" if heading == "what" else "right")
    for one in rounds:
        growth.add_row(one.name, f"{1e6 / one.per_second:,.0f}", str(one.checksum))
    screen.print(growth)
    told = f"median {answers.median} ms, 95 % {answers.p95} ms, 99 % {answers.p99} ms, longest {answers.longest} ms"
    screen.print(f"Answers of hard ({answers.answers}): {told}")


if __name__ == "__main__":
    main()
