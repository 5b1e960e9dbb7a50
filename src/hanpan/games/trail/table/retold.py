"""A state in the words of `given`: the moment after the last draw, and what was done since."""

from typing import Any

from hanpan.core.contract.described import told
from hanpan.core.contract.event import Fields
from hanpan.games.trail.content.catalogue import LAYOUTS, MONSTERS, monster_of
from hanpan.games.trail.content.stages import START, Layout, read_map
from hanpan.games.trail.rules.actions import place
from hanpan.games.trail.rules.monsters import marked, percent
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State, Unit
from hanpan.games.trail.rules.tiles import (
    DIRECTION_NAMES,
    ITEM_SIGNS,
    TERRAIN_SIGNS,
    WIDTH,
    item,
    named,
    terrain,
    xy,
)
from hanpan.games.trail.table.given import BARE

_GROUNDS = {number: sign for sign, number in TERRAIN_SIGNS.items()}
_ITEMS = {number: sign for sign, number in ITEM_SIGNS.items()}


def retold_facts(params: Params, state: State) -> Fields:
    """The facts from which `given` makes the state, as far as it can."""
    base = state.past or state
    if base.phase == "map":
        return {"mode": base.mode, "phase": "map"}
    rows, layout = _map(base)
    changes = {
        place(at): sign_of(ground)
        for at, (ground, old) in enumerate(zip(base.tiles, layout.tiles, strict=True))
        if ground != old
    }
    playing = base.phase in ("turn", "over")
    return {
        **told(base, "mode", "stage", *(() if base.phase == "over" else ("phase",)), "round", "turn", "offers"),
        **({"map": rows} if rows else {}),
        "tiles": changes,
        "raised": [{"at": [*xy(wall.at)], "until": wall.until} for wall in base.raised],
        "dropped": base.dropped,
        **({"monsters": [_monster(params, base, unit, n) for n, unit in enumerate(base.units, 1)]} if playing else {}),
        "p1": _seat(base, playing),
        **({"since": [*state.since]} if state.since else {}),
    }


def sign_of(ground: int) -> str:
    """The ground of a tile as a map writes it; with an item on ground that is not plain, both signs."""
    if not item(ground):
        return _GROUNDS[ground]
    return ("" if terrain(ground) == 0 else _GROUNDS[terrain(ground)]) + _ITEMS[item(ground)]


def _seat(state: State, playing: bool) -> dict[str, Any]:
    health = {"hp": state.hp} if state.hp else {}  # nobody is asked at 0
    always = {"at": [*xy(state.at)], **health, "die": list(state.faces), **told(state, "cards", "potions")}
    if not playing:
        return always
    names = ("spd", "mana", "block", "poison", "steps", "moved", "rolled", "rolls", "drawn", "extra", "bonus", "leg")
    piles = ("hand", "deck", "discard", "spent")
    flags = ("shadow", "cast", "flames", "moving", "selected", "exits", "undos")
    trail = [[*point] for point in named(state.trail)]
    return {**always, **told(state, *names, *piles), "trail": trail, **told(state, *flags)}


def _monster(params: Params, state: State, unit: Unit, number: int) -> dict[str, Any]:
    """A monster, with as much of its Warning as it would not show here and now."""
    monster = monster_of(unit.kind)
    said: dict[str, Any] = {"kind": monster.id, "at": [*xy(unit.at)]}
    if unit.hp != percent(monster.hp, params.foe.hp):
        said["hp"] = unit.hp
    if unit.id != number:
        said["id"] = unit.id
    now = marked(params, state, unit, state.turn)
    if now == unit:
        return said
    if not unit.zone and not unit.damage and unit.origin == unit.at and unit.aim == -1:
        return {**said, "warning": False}
    said |= {"warning": [[*point] for point in named(unit.zone)], "damage": unit.damage, "origin": [*xy(unit.origin)]}
    return {**said, "aim": DIRECTION_NAMES[unit.aim]} if unit.aim >= 0 else said


def _map(state: State) -> tuple[list[str], Layout]:
    """The rows of a map of one's own with everybody where they stand now (none for a stage of the run), and the layout
    that `given` begins with."""
    if state.stage:
        return [], LAYOUTS[state.stage - 1]
    signs = [sign_of(ground)[-1] for ground in state.tiles]
    for sign, at in ((START, state.at), *((str(unit.kind), unit.at) for unit in state.units)):
        if state.tiles[at] == 0:
            signs[at] = sign
    rows = ["".join(signs[at : at + WIDTH]) for at in range(0, len(signs), WIDTH)]
    layout, _ = read_map(rows, len(MONSTERS))
    return (rows, layout) if layout is not None else ([], BARE)  # somebody stands where no map could begin
