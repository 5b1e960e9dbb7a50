"""Every word of an answer of Dice Battle, and the shape of its views, for learners (docs/envs.md)."""

from hanpan.games.dice_battle.rules.actions import CARDS, TENDENCIES
from hanpan.games.dice_battle.rules.state import EVENTS
from hanpan.plugin import Shape, Vocabulary

_MOST = 20  # shields or a face in any variant

_WORDS = (
    *dict.fromkeys(("declare", *TENDENCIES, "play", *CARDS, "shields", "keep", "pass")),
    *map(str, range(1, _MOST + 1)),
)

_SHAPE = Shape(
    names=tuple(dict.fromkeys((*CARDS, *EVENTS))),
    rows={"dice": 2, "luck_dice": 2, "faces": 6},
)

VOCABULARY = Vocabulary(_WORDS, _SHAPE)
