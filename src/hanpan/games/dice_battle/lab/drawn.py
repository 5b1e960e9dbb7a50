"""What drawing an event of Dice Battle is worth: the deck deals them whatever the table shows, as in an experiment.

The score of side 0 is told apart into what each event that one side drew more often than the other added to it (least
squares); an event is compared with drawing none. Nobody can be forbidden an event, so there are no pairs here, and the
intervals are of the usual kind, for a number of games that is fixed beforehand.
"""

from statistics import NormalDist

import numpy as np

from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.compiled.game_rows import COLUMNS, SCORE, USED_NAMES, rows
from hanpan.games.dice_battle.compiled.numbers import prepare
from hanpan.lab.causal import ERROR
from hanpan.lab.sequences import Interval

NONE = "event:none"
CHUNK = 100_000  # games at a time


def told_worth(
    overrides: dict[str, int], mode: str, level: str, seed: int, count: int
) -> tuple[tuple[str, Interval], ...]:
    """The same for the lab's questions; nothing under numbers with which an event is never drawn."""
    try:
        return drawn_worth(overrides, mode, level, seed=seed, count=count)
    except np.linalg.LinAlgError:
        return ()


def drawn_worth(
    overrides: dict[str, int], mode: str, level: str, *, seed: int, count: int
) -> tuple[tuple[str, Interval], ...]:
    """Each event and what one draw of it adds to the drawer's score, the best first; all intervals hold together."""
    game = DiceBattle(overrides)
    decks = {
        f"event:{name}": getattr(game.params.event_deck, name) for name in type(game.params.event_deck).__annotations__
    }
    events = [name for name in USED_NAMES if name != NONE and decks.get(name)]
    own, other = ([COLUMNS.index(f"{name}/{side}") for name in events] for side in (0, 1))
    setting = prepare(game, mode, (level, level))
    squares, products, total = np.zeros((len(events), len(events))), np.zeros(len(events)), 0.0
    for first in range(0, count, CHUNK):
        told = rows(setting, seed=seed, first_game=first, count=min(CHUNK, count - first))
        more = (told[:, own] - told[:, other]).astype(np.float64)
        scores = told[:, SCORE] / 2 - 0.5
        squares += more.T @ more
        products += more.T @ scores
        total += float(scores @ scores)
    inverse = np.linalg.inv(squares)
    worths = inverse @ products
    spread = (total - float(worths @ products)) / max(1, count - len(events))
    z = NormalDist().inv_cdf(1 - ERROR / (2 * len(events)))
    halves = z * np.sqrt(spread * np.diag(inverse))
    told_of = [
        (name, Interval(float(worth), float(worth - half), float(worth + half)))
        for name, worth, half in zip(events, worths, halves, strict=True)
    ]
    return tuple(sorted(told_of, key=lambda one: -one[1].value))
