"""Every word of an answer of Clash, and the shape of its views, for learners (docs/envs.md)."""

from hanpan.games.clash.content.catalogue import CARDS, KEYWORDS, OPPONENTS, PLAYER_DECKS, UNITS
from hanpan.games.clash.rules.state import MODES
from hanpan.plugin import Shape, Vocabulary

_PLACES = (1, 2, 3, 4)  # of summons, in any variant

_WORDS = (
    "deck",
    *PLAYER_DECKS,
    "mulligan",
    "keep",
    "queue",
    "pass",
    "fire",
    "decline",
    *CARDS,
    *(f"{card}@{place}" for card in CARDS for place in _PLACES),
)

_SHAPE = Shape(
    names=tuple(CARDS),
    fields={
        "name": KEYWORDS,
        "immune": KEYWORDS,
        "kind": ("hero", *UNITS),
        "mode": MODES,
        "deck_name": (*PLAYER_DECKS, *OPPONENTS),
    },
    rows={"units": 5, "keywords": 6, "queue": 4, "targets": 5},
)

VOCABULARY = Vocabulary(_WORDS, _SHAPE)
