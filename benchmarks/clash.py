"""`python -m benchmarks.clash`: Clash beside catanatron in one run, what a round costs as it grows, hard's answers.

Written to out/clash.json; nothing is asserted.
"""

import argparse
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks import catan
from benchmarks.answers import answers_of, random_games, save, show
from benchmarks.measure import Task, measure
from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.provable import provable
from hanpan.games.clash.rules.actions import Pick, Queue
from hanpan.games.loading import load_game

GAME = load_game("clash")
WIDE = load_game("clash", {"turn.slots": 4, "turn.summons": 4, "turn.draw": 0, "setup.hp": 500})
OURS = "Clash, random against random, casual games with views, checks and events"
LENGTHS = (0, 1, 2, 3, 4)  # cards in each queue
UNITS = (0, 1, 2, 3, 4)  # summons on each side


def main() -> None:
    """Measure everything on one core and say how it compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--hard", type=int, default=20, metavar="GAMES", help="games between hard and hard")
    parser.add_argument("--out", type=Path, default=Path("out/clash.json"))
    options = parser.parse_args()
    ours = Task(OURS, "games", 150, partial(random_games, GAME, "casual"))
    games = measure([ours, *catan.tasks()], options.repeats)
    rounds = measure([*_by_length(), *_by_units()], options.repeats)
    answers = answers_of(GAME, "casual", "hard", options.hard)
    show("Clash", games, rounds, answers)
    save(options.out, options.repeats, games, answers, rounds=[one._asdict() for one in rounds])


def rounds_of(facts: Mapping[str, Any], queue: Queue, count: int) -> int:
    """The same round again and again: both sides declare the same queue, and the next turn starts."""
    state = provable(WIDE).given(facts)
    moves = dict.fromkeys(WIDE.info.seats, queue)
    events = 0
    for number in range(count):
        events += len(WIDE.apply(state, moves, SeededChance(number, 1)).events)
    return events


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


if __name__ == "__main__":
    main()
