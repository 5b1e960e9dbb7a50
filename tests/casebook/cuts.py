"""Cuts every step of random games: `python -m tests.casebook.cuts [--games 20] [GAME …]` says what cannot be cut."""

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.game import AnyGame
from hanpan.core.match.match import Match, StepRecord
from hanpan.core.proofs.casebook import CannotCut, cut_case
from hanpan.core.proofs.kit.subject import kit_chance
from hanpan.core.proofs.kit.trace import choose, leanings
from hanpan.games.registry import game_ids, load_game


class Cut(NamedTuple):
    """A step of a game: the case of it, or why there is none."""

    at: int
    text: str
    why: str
    before: Any
    step: StepRecord


def cuts(game: AnyGame, number: int, seed: int = 7) -> Iterator[Cut]:
    """Every step of one random game, as the kit plays it."""
    keys = SeedKeys(seed, number)
    match = Match(game, game.info.playable[number % len(game.info.playable)], keys)
    leaning = leanings(keys, game.info.seats)
    while asked := match.pending:
        before = match.state
        match.play(choose(game, before, asked, kit_chance(keys, game.round(before), len(match.steps)), leaning))
        at, step = len(match.steps) - 1, match.steps[-1]
        try:
            text = cut_case(game, before, step.moves, step.draws, case=f"cut-{at}", title=f"Step {at}")
        except CannotCut as error:
            yield Cut(at, "", str(error), before, step)
        else:
            yield Cut(at, text, "", before, step)


def main() -> int:
    """The number of steps that could not be cut."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("ids", nargs="*", metavar="GAME")
    asked = parser.parse_args()
    failed = 0
    for game_id in asked.ids or game_ids():
        game, begun, steps, letters, rests = load_game(game_id), time.monotonic(), 0, 0, 0
        for number in range(asked.games):
            for cut in cuts(game, number):
                steps += 1
                letters += len(cut.text)
                rests += "\n  rest:" in cut.text
                if cut.why:
                    failed += 1
                    print(f"{game_id}, game {number}, step {cut.at}: {cut.why}")
        took = time.monotonic() - begun
        print(f"{game_id}: {steps} steps, {rests} with a rest, {letters // max(1, steps)} letters each, {took:.0f} s")
    return failed


if __name__ == "__main__":
    raise SystemExit(1 if main() else 0)
