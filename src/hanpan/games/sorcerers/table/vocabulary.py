"""Every word of an answer of Sorcerers, and the shape of its views, for learners (docs/envs.md)."""

from hanpan.games.sorcerers.content.catalogue import CARDS, DECKS, KEYWORDS
from hanpan.games.sorcerers.rules.actions import SPOTS
from hanpan.games.sorcerers.rules.state import MODES, PLACES
from hanpan.plugin import Shape, Vocabulary

_PLACES = tuple(range(1, PLACES + 1))

_WORDS = (
    "deck",
    *DECKS,
    "keep",
    "mulligan",
    "play",
    "use",
    "next",
    "attack",
    "block",
    "none",
    "respond",
    "pass",
    "choose",
    "yes",
    "no",
    "repeat",
    "discard",
    "exchange",
    ">",
    *SPOTS,
    *(f"{own}>{foe}" for own in _PLACES for foe in _PLACES),
    *map(str, range(1, 1000)),
    *CARDS,
)

_SHAPE = Shape(
    names=tuple(CARDS),
    fields={
        "keywords": KEYWORDS,
        "lent": KEYWORDS,
        "mode": MODES,
        "deck_name": tuple(DECKS),
    },
    rows={"field": 3, "items": 3, "stack": 6, "opens": 3},
    skip=frozenset({"targets", "causes", "habits", "marks", "waiting", "held", "times"}),
)

VOCABULARY = Vocabulary(_WORDS, _SHAPE)
