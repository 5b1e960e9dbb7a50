"""`python -m benchmarks.odd`: what the worst of many mutated positions costs a server, question by question.

Positions are made from the casebook's facts as the kit makes them (core/proofs/kit/odd.py). Everything is asked once of
each accepted position and of the one after it, before anything can be remembered; the dearest call counts. Time of
one core. Nothing is asserted; a figure beyond the limit is marked.
"""

import argparse
import gc
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.game import AnyGame
from hanpan.core.proofs.kit.bases import casebook_facts
from hanpan.core.proofs.kit.odd import answer, positions
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

LIMIT_MS = 50
QUESTIONS = ("menu", "view", "legal", "default_action", "apply")
STEPS = 2
CASEBOOK = Path(__file__).parents[1] / "casebook"


class Dearest:
    """The longest call of each question so far, in milliseconds."""

    def __init__(self) -> None:
        self.ms = dict.fromkeys(QUESTIONS, 0.0)
        self.asked = 0

    def time(self, question: str, ask: Callable[..., Any], *about: object) -> Any:
        """The answer, timed."""
        start = time.process_time_ns()
        found = ask(*about)
        self.ms[question] = max(self.ms[question], (time.process_time_ns() - start) / 1e6)
        return found


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    title = f"dearest call over {options.positions} mutated positions, ms of processor time"
    rows = Table("game", *QUESTIONS, "states", title=title)
    for game_id in game_ids():
        found = dearest_of(game_id, options.positions, options.seed)
        rows.add_row(game_id, *(_shown(found.ms[question]) for question in QUESTIONS), str(found.asked))
    Console().print(rows)


def dearest_of(game_id: str, count: int, seed: int) -> Dearest:
    """What each question costs where it is dearest."""
    dearest = Dearest()
    gc.disable()  # it would be charged to whoever happens to call
    try:
        for game, state in positions(load_game, game_id, casebook_facts(CASEBOOK, game_id), count, seed):
            _ask(dearest, game, state, Random(dearest.asked))
            if dearest.asked % 1_000 == 0:
                gc.collect()
    finally:
        gc.enable()
    return dearest


def _ask(dearest: Dearest, game: AnyGame, state: Any, rng: Random) -> None:
    for step in range(STEPS):
        asked = game.pending(state)
        if not asked:
            return
        dearest.asked += 1
        moves: dict[Any, Any] = {}
        for seat, prompt in asked.items():
            view = dearest.time("view", game.view, state, seat)
            dearest.time("menu", game.menu, state, seat)
            listed = dearest.time("legal", game.legal, state, seat)
            dearest.time("default_action", game.default_action, view, prompt, listed)
            moves[seat] = answer(game, state, seat, rng)
        state = dearest.time("apply", game.apply, state, moves, SeededChance(1, step)).state


def _shown(ms: float) -> str:
    return f"{ms:.2f}" + (" (over)" if ms > LIMIT_MS else "")


if __name__ == "__main__":
    main()
