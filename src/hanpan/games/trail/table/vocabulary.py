"""Every word of an answer of Trail, and the shape of its views, for learners (docs/envs.md)."""

from hanpan.games.trail.content.catalogue import CARDS, EVENTS, KINDS, POTIONS, STAGES
from hanpan.games.trail.rules.actions import CLICKS, KEYS, place
from hanpan.games.trail.rules.run import CUSTOM
from hanpan.games.trail.rules.tiles import SIZE
from hanpan.plugin import Shape, Vocabulary

_NUMBERS = 20  # movement that Fixing sets, or the face of a die

_WORDS = tuple(
    dict.fromkeys(
        (
            *("go", "play", "drink", "end", "force", "press", "undo"),
            *("take", "skip", "swap", "decline", "visit", "map"),
            *("face", "potion", "drop", "+1", "-1"),
            *map(place, range(SIZE)),
            *CARDS,
            *POTIONS,
            *EVENTS,
            *map(str, range(_NUMBERS + 1)),
            *KEYS,
            *CLICKS,
            "/".join("." * 10 for _ in range(6)),
        )
    )
)

_SHAPE = Shape(
    names=(*CARDS, *POTIONS, *EVENTS),
    fields={
        "mode": (),
        "stage_id": (*(stage.id for stage in STAGES), CUSTOM),
        "kind": tuple(KINDS),
    },
    rows={"tiles": SIZE, "trail": 24, "zone": 24, "steps": 12, "reach": 24, "bumps": 8, "units": 12, "raised": 6},
)

VOCABULARY = Vocabulary(_WORDS, _SHAPE)
