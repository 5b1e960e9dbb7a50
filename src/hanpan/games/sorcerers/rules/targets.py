"""Targets: what may be named, what a name means now, and whether what was named is still there (SO-AM-22)."""

from collections.abc import Sequence

from hanpan.core.effects.vocabulary import Side, Target, ToAttacker, ToChosen, ToGraveyard
from hanpan.games.sorcerers.content.catalogue import COST, SORCERERS
from hanpan.games.sorcerers.rules.actions import ITEM_NAMES, PLAYER_NAMES, SPOTS, UNIT_NAMES
from hanpan.games.sorcerers.rules.state import Frame, Ref, State, find_item, find_unit

_SIDES: dict[Side, tuple[int, ...]] = {"own": (0,), "enemy": (1,), "every": (0, 1)}


def names(target: Target | None) -> bool:
    """Whether a target of this kind is named by a player."""
    return isinstance(target, ToChosen | ToAttacker | ToGraveyard)


def options(
    state: State, side: int, target: Target, answered: Frame | None = None, room: int | None = None
) -> list[str]:
    """Everything that may be named now, in a fixed order. `room`: only who carries fewer items than this."""
    if isinstance(target, ToChosen):
        found = _units(state, side, target.side, room) if target.what == "unit" else _items(state, side, target.side)
        return [*found, "me"] if target.or_you else found
    if isinstance(target, ToAttacker):
        foes = state.players[1 - side].field
        ids = answered.targets if answered is not None else ()
        return [UNIT_NAMES[1][place] for place, unit in enumerate(foes) if unit is not None and unit.id in ids]
    if isinstance(target, ToGraveyard):
        lying = dict.fromkeys(state.players[side].graveyard)
        return [card for card in lying if card in SORCERERS and COST[card] <= target.cost]
    return []


def meant(state: State, side: int, name: str) -> Ref | None:
    """What a name stands for now; None if nothing is there."""
    spot = SPOTS.get(name)
    if spot is None:
        return name
    whose, place, index = spot
    owner = side if whose == 0 else 1 - side
    if place < 0:
        return -1 - owner
    field = state.players[owner].field
    unit = field[place] if place < len(field) else None
    if unit is None:
        return None
    if index < 0:
        return unit.id
    return unit.items[index].id if index < len(unit.items) else None


def name_of(state: State, side: int, ref: Ref) -> str | None:
    """What `side` calls it now; None if it is gone."""
    if isinstance(ref, str):
        return ref
    if ref < 0:
        return PLAYER_NAMES[0 if -1 - ref == side else 1]
    unit = find_unit(state, ref)
    if unit is not None:
        return UNIT_NAMES[0 if unit[0] == side else 1][unit[1]]
    item = find_item(state, ref)
    return None if item is None else ITEM_NAMES[0 if item[0] == side else 1][item[1]][item[2]]


def is_there(state: State, side: int, ref: Ref) -> bool:
    """Whether what `side` named is still where it was."""
    if isinstance(ref, str):
        return ref in state.players[side].graveyard
    return ref < 0 or find_unit(state, ref) is not None or find_item(state, ref) is not None


def is_own(state: State, side: int, name: str) -> bool:
    """Whether a name stands for something of that side: an item is whose player's it is, wherever it lies."""
    ref = meant(state, side, name)
    if ref is None or isinstance(ref, str):
        return False
    if ref < 0:
        return -1 - ref == side
    unit = find_unit(state, ref)
    if unit is not None:
        return unit[0] == side
    item = find_item(state, ref)
    return item is not None and item[3].items[item[2]].side == side


def every_unit(state: State, side: int, which: Side, but: int = 0) -> Sequence[int]:
    """The serials of all units of a side or of both, but one; the newest first (SO-AM-13)."""
    found = [
        unit.id
        for whose in _SIDES[which]
        for unit in state.players[side if whose == 0 else 1 - side].field
        if unit is not None and unit.id != but
    ]
    return sorted(found, reverse=True)


def _units(state: State, side: int, which: Side, room: int | None) -> list[str]:
    return [
        UNIT_NAMES[whose][place]
        for whose in _SIDES[which]
        for place, unit in enumerate(state.players[side if whose == 0 else 1 - side].field)
        if unit is not None and (room is None or len(unit.items) < room)
    ]


def _items(state: State, side: int, which: Side) -> list[str]:
    """By who controls them: a chain is its player's, wherever it lies."""
    out: list[str] = []
    for whose in (0, 1):
        for place, unit in enumerate(state.players[side if whose == 0 else 1 - side].field):
            if unit is not None:
                for index, item in enumerate(unit.items):
                    if which == "every" or (item.side == side) == (which == "own"):
                        out.append(ITEM_NAMES[whose][place][index])
    return out
