"""Cuts every step of random games, orders of judges and clocks among them.

`python -m tests.casebook.cuts --games 20 [GAME …]` does so for all games, and says which steps cannot be cut. Some
orders end a game; with `--plain` there are none, and every game is played to its end.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from hanpan.core.chance.chance import Chance, SeedKeys
from hanpan.core.contract.game import AnyGame
from hanpan.core.match.match import Match, StepRecord
from hanpan.core.match.orders import (
    MANY,
    AnyOrder,
    BadOrder,
    Call,
    ClockNote,
    Concede,
    DrawGame,
    Explain,
    GiveTime,
    Leave,
    Penalty,
    Quote,
    Restore,
    Settle,
    Stalling,
    TakeSeat,
    Violation,
    Void,
    verdict,
)
from hanpan.core.proofs.casebook import CannotCut, Recorded, cut_step
from hanpan.core.proofs.kit.subject import kit_chance
from hanpan.core.proofs.kit.trace import choose, leanings
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

ORDER_EVERY = 6  # steps


class Cut(NamedTuple):
    """A step of a game: the case of it, or why there is none."""

    at: int
    text: str
    why: str
    step: StepRecord


def cuts(
    game: AnyGame, number: int, seed: int = 7, *, first: int = 1, most: int = 10**6, plain: bool = False
) -> Iterator[Cut]:
    """The steps `first` to `most` of a random game, as the kit plays it; some are orders, unless it is plain."""
    keys = SeedKeys(seed, number)
    match = Match(game, game.info.playable[number % len(game.info.playable)], keys)
    leaning = leanings(keys, game.info.seats)
    steps = [Recorded(match.state, {}, match.steps[0].draws)]
    while (asked := match.pending) and not _over(match) and len(steps) <= most:
        own = kit_chance(keys, game.round(match.state), len(steps))
        if plain or own.pick("cut/order", range(ORDER_EVERY)) or not _order(match, steps, own):
            match.play(choose(game, match.state, asked, own, leaning))
        at, step = len(match.steps) - 1, match.steps[-1]
        steps.append(Recorded(match.state, step.moves, step.draws, step.order))
        if at < first:
            continue
        try:
            yield Cut(at, cut_step(game, match.mode, steps, case=f"cut-{at}", title=f"Step {at}"), "", step)
        except CannotCut as error:
            yield Cut(at, "", str(error), step)


def _over(match: Match) -> bool:
    """Whether the match has ended, by the rules or by a judge."""
    ordered = {n: step.order for n, step in enumerate(match.steps) if step.order is not None}
    return match.outcome is not None or verdict(match.game, ordered) is not None


def _order(match: Match, steps: list[Recorded], own: Chance) -> bool:
    """Something that a judge, the clock or somebody who leaves does; whether the match took it."""
    game, seats = match.game, match.game.info.seats
    seat = own.pick("cut/seat", seats)
    back = own.pick("cut/back", range(max(0, len(steps) - 4), len(steps)))
    earlier = steps[back].state
    every: list[AnyOrder] = [
        Call(seat, len(steps) - 1, 0, "?"),
        Call(seat),
        Settle(seat),
        Explain("judge", len(steps) - 1, "so"),
        Quote("judge", game.rulebook().clauses[0].id),
        Restore("judge", back, match.shift_to(earlier), "again"),
        Violation("judge", seat),
        Stalling("judge", seat),
        ClockNote(10 * len(steps), 8 * len(steps)),
        *(Void("judge", n) for n, step in enumerate(steps) if isinstance(step.order, Violation | Stalling)),
        GiveTime("judge", 30, seat),
        Concede(seat),
        DrawGame(),
        Penalty("judge", seat, "game"),
        TakeSeat(seat, "random"),
        *([Leave(seat)] if len(seats) >= MANY else []),
    ]
    try:
        match.order(own.pick("cut/kind", every), earlier)
    except BadOrder:
        return False
    return True


def main() -> int:
    """The number of steps that could not be cut."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("ids", nargs="*", metavar="GAME")
    asked = parser.parse_args()
    failed = 0
    for game_id in asked.ids or game_ids():
        game, begun = load_game(game_id), time.monotonic()
        counts: dict[str, Any] = {"steps": 0, "orders": 0, "with a rest": 0, "letters": 0}
        for number in range(asked.games):
            for cut in cuts(game, number, plain=asked.plain):
                counts["steps"] += 1
                counts["orders"] += cut.step.order is not None
                counts["with a rest"] += "\n  rest:" in cut.text
                counts["letters"] += len(cut.text)
                if cut.why:
                    failed += 1
                    print(f"{game_id}, game {number}, step {cut.at}: {cut.step.order or ''} {cut.why}")
        told = ", ".join(f"{value} {name}" for name, value in counts.items())
        print(f"{game_id}: {asked.games} games, {told}, {time.monotonic() - begun:.0f} s", flush=True)
    return failed


if __name__ == "__main__":
    raise SystemExit(1 if main() else 0)
