"""Mutated positions by the thousand: `python -m tests.chaos.positions --game clash --count 100000`."""

import argparse
import sys
import time

from hanpan.core.proofs.kit.bases import odd_positions
from hanpan.core.proofs.kit.odd import OddReport
from hanpan.games.loading import load_game
from hanpan.games.registry import casebook_of, game_ids


def fuzz(game_id: str, count: int, seed: int, files: int | None = None) -> OddReport:
    """Try `count` changed positions of a game, as `hanpan check --positions` does; with `files` from some of its files,
    and only random numbers."""
    return odd_positions(load_game, game_id, casebook_of(game_id), count, seed, files)


def main() -> int:
    """Print what was tried; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=game_ids(), action="append")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bad = 0
    for game_id in asked.game or game_ids():
        began = time.process_time()
        report = fuzz(game_id, asked.count, asked.seed)
        bad += not report.ok
        print(
            f"{game_id}: {report.positions} positions, {report.accepted} accepted, {report.refused} refused, "
            f"{report.variants} variants ({report.impossible} impossible), at most {report.most_listed} answers and "
            f"{report.most_bytes} bytes, {time.process_time() - began:.0f} s; failures: {report.failed or 'none'}"
        )
        for failure in report.failures:
            print(f"  {failure}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
