"""`python -m benchmarks.sorcerers`: Sorcerers beside catanatron, tall stacks and full fields, hard's answers.

Written to out/sorcerers.json; nothing is asserted.
"""

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from math import log
from pathlib import Path
from statistics import linear_regression
from typing import Any

from msgspec.structs import replace

from benchmarks import catan
from benchmarks.answers import answers_of, random_games, save, show
from benchmarks.measure import Measured, Task, measure
from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.provable import provable
from hanpan.games.loading import load_game
from hanpan.games.sorcerers.rules.actions import PASS

GAME = load_game("sorcerers")
OURS = "Sorcerers, random against random, casual games with views, checks and events"
HEIGHTS = (20, 50, 100, 200, 400, 800, 1600)  # objects that are worked off
PASSIVE = {"by": "p1", "card": "SOR-09", "kind": "passive", "ability": 1, "actor": "p2"}  # 1 damage to p2
RECOVERY = {"by": "p1", "card": "SPL-10"}  # sets off every bell
BELLS = {"card": "SOR-02", "items": ["ITM-07"] * 3}
MUCH = 100_000


def main() -> None:
    """Measure everything on one core and say how it compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--hard", type=int, default=10, metavar="GAMES", help="games between hard and hard")
    parser.add_argument("--out", type=Path, default=Path("out/sorcerers.json"))
    options = parser.parse_args()
    ours = Task(OURS, "games", 60, partial(random_games, GAME, "casual"))
    games = measure([ours, *catan.tasks()], options.repeats)
    growth = {name: measure(_growing(name, *what), options.repeats) for name, what in _stacks().items()}
    answers = answers_of(GAME, "casual", "hard", options.hard)
    screen = show("Sorcerers", games, [one for found in growth.values() for one in found], answers)
    exponents = {name: round(_exponent(found), 3) for name, found in growth.items()}
    for name, exponent in exponents.items():
        screen.print(f"{name}: time grows as the number to the power of {exponent} (1: linear)")
    costs = {name: [one._asdict() for one in found] for name, found in growth.items()}
    save(options.out, options.repeats, games, answers, stacks=costs, exponents=exponents)


def tall(facts: Mapping[str, Any], height: int) -> Any:
    """The position with its one object on the stack as often as wanted; nobody may describe so many."""
    start = provable(GAME).given(facts)
    (frame,) = start.stack
    frames = [replace(frame, id=start.serial + number) for number in range(height)]
    return replace(start, stack=tuple(frames), serial=start.serial + height)


def worked_off(start: Any, count: int) -> int:
    """The same stack worked off again and again, whoever is asked passing each time; the number of events."""
    events = 0
    for number in range(count):
        state = start
        chance = SeededChance(number, 1)
        while state.stage == "respond":
            (seat,) = GAME.pending(state)
            step = GAME.apply(state, {seat: PASS}, chance)
            events += len(step.events)
            state = step.state
    return events


def _stacks() -> dict[str, tuple[dict[str, Any], int]]:
    """What is measured, with one object on the stack, and how many it comes to."""
    rich = {"hp": MUCH, "max_hp": MUCH}
    full = {"power": 0, "max_power": MUCH, "field": [BELLS] * 3}
    return {
        "passives, nobody asked": ({"stack": [PASSIVE], "p2": rich}, 1),
        "passives, the opponent asked each time": (
            {"stack": [PASSIVE], "p2": {**rich, "hand": ["RSP-01"]}, "p1": full},
            1,
        ),
        "spells and the nine bells that each sets off": ({"stack": [RECOVERY], "p1": full}, 10),
    }


def _growing(name: str, facts: Mapping[str, Any], each: int) -> list[Task]:
    """The same with more and more objects."""
    return [
        Task(
            f"{height} {name}",
            "stacks",
            max(1, 800 // height),
            partial(worked_off, tall(facts, height // each)),
        )
        for height in HEIGHTS
    ]


def _exponent(found: Sequence[Measured]) -> float:
    """The slope of time against number, both as logarithms."""
    return linear_regression([log(height) for height in HEIGHTS], [-log(one.per_second) for one in found]).slope


if __name__ == "__main__":
    main()
