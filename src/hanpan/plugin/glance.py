"""A position as it looks from afar: what the server draws for a picture the size of a thumb."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from hanpan.core.contract.seat import Seat

Tile: TypeAlias = Literal["floor", "closed", "wall", "harm", "water", "way", "gift", "self", "foe"]


class Glance(msgspec.Struct, frozen=True):
    """Made of one seat's view, so nothing is in it that this seat may not know. How the seats stand is told by
    `Standing`; a game says here what else can be seen: a map, what stands before each seat, dice."""

    map: Sequence[Sequence[Tile]] = ()  # rows of the same length
    pieces: Mapping[Seat, Sequence[int]] = {}  # by how much of their health is left, in percent
    dice: Mapping[Seat, Sequence[int]] = {}  # faces, 1 to 6
