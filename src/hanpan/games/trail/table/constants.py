"""What the rules fix and the browser's board draws with."""

from hanpan.games.trail.content.catalogue import KINDS, LAYOUTS, POTION_AFTER, STAGES, monster_of
from hanpan.games.trail.content.stages import START
from hanpan.games.trail.rules.tiles import (
    DIRECTIONS,
    HEIGHT,
    ITEM_NAMES,
    ITEM_SIGNS,
    ITEM_STEP,
    TERRAIN_NAMES,
    TERRAIN_SIGNS,
    WIDTH,
)

CONSTANTS = {
    "WIDTH": WIDTH,
    "HEIGHT": HEIGHT,
    "DIRECTIONS": DIRECTIONS,  # one step each, from north clockwise: what the steps of a way count
    "STAGES": tuple(stage.id for stage in STAGES),
    "FOES": {  # who waits in each stage, each kind once
        stage.id: tuple(dict.fromkeys(monster_of(kind).id for kind, _ in layout.monsters))
        for stage, layout in zip(STAGES, LAYOUTS, strict=True)
    },
    "POTION_AFTER": POTION_AFTER,
    "ITEM_STEP": ITEM_STEP,
    "TERRAINS": TERRAIN_NAMES,
    "ITEMS": ITEM_NAMES,
    "TERRAIN_SIGNS": "".join(sorted(TERRAIN_SIGNS, key=TERRAIN_SIGNS.__getitem__)),
    "ITEM_SIGNS": " " + "".join(sorted(ITEM_SIGNS, key=ITEM_SIGNS.__getitem__)),  # no item has no sign
    "START": START,
    "KINDS": {str(number): kind for kind, number in KINDS.items()},
}
