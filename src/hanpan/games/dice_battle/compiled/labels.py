"""The labels of the draws, in order: two neighbours a purpose, p1 and p2.

`Numbers.labels` holds their keys, and behind them the salt of each round's key.
"""

from hanpan.compiled.compiling import plain
from hanpan.compiled.draws import mix
from hanpan.core.chance.chance import label_key

BOT_STEP = 1 << 20
MOST_ROUNDS = 50

# Where the labels stand; the second of each pair is p2's.
ENERGY, LUCK, DIE, BONUS, SPECIAL, STAR, CARD, EVENT, SWAP, STEAL = range(0, 20, 2)
AI_TENDENCY, AI_PRE, AI_KEEP, AI_POST = range(20, 28, 2)
AI_USE = 28  # of the first card; each further card is two places on
ROUNDS = 38  # of the setup, round 0

TENDENCY_NAMES = ("attack", "defence", "balance")
CARD_NAMES = ("attack", "defence", "boost", "steal", "reset")
EVENT_NAMES = (
    "none",
    "luck",
    "score_boost",
    "bonus_turn",
    "energy_charge",
    "bomb",
    "thief",
    "curse",
    "energy_drain",
    "score_swap",
    "reset",
    "card_swap",
)
_PURPOSES = ("energy", "luck", "die", "bonus", "special", "star", "card", "event", "swap", "steal")
_ANSWERS = ("tendency", "pre", "keep", "post", *(f"use/{card}" for card in CARD_NAMES))
LABELS: tuple[str, ...] = (
    *(f"{purpose}/{seat}" for purpose in _PURPOSES for seat in ("p1", "p2")),
    *(f"ai/{seat}/{answer}" for answer in _ANSWERS for seat in ("p1", "p2")),
)


def label_keys() -> list[int]:
    """The keys of all labels, and the salt of each round, in one list."""
    scramble = plain(mix)
    rounds = [scramble(number + 1) for number in range(MOST_ROUNDS + 1)]
    return [*map(label_key, LABELS), *rounds]
