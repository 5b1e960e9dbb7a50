"""Stages as text maps: read into tiles, start and monsters, with every fault named by its place."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from hanpan.core.contract.error import Bilingual
from hanpan.games.trail.rules.tiles import (
    HEIGHT,
    ITEM_SIGNS,
    ITEM_STEP,
    NEAR,
    SIZE,
    TERRAIN_SIGNS,
    WALL,
    WIDTH,
    as_list,
    as_set,
    terrain,
    x_of,
    y_of,
)

MOST_MONSTERS = 12
START = "P"

FaultKind: TypeAlias = Literal[
    "rows", "width", "sign", "no_start", "starts", "no_monster", "crowd", "unreachable", "dead_end", "shut_in"
]


class Fault(NamedTuple):
    """What is wrong with a map, and where: column x and row y from 1, 0 where it is the whole row or map."""

    kind: FaultKind
    x: int = 0
    y: int = 0
    found: str = ""


class Layout(NamedTuple):
    """A map that can be played: tiles, the start, and monsters as (kind, tile) in reading order."""

    tiles: tuple[int, ...]
    start: int
    monsters: tuple[tuple[int, int], ...]


def read_map(rows: Sequence[str], kinds: int) -> tuple[Layout | None, list[Fault]]:
    """The layout of a map, or None and everything that is wrong with it. `kinds`: how many monsters there are."""
    faults = list(_shape(rows, kinds))
    if faults:
        return None, faults
    tiles: list[int] = []
    starts: list[int] = []
    monsters: list[tuple[int, int]] = []
    for index, sign in enumerate("".join(rows)):
        if sign in TERRAIN_SIGNS:
            tiles.append(TERRAIN_SIGNS[sign])
        elif sign in ITEM_SIGNS:
            tiles.append(ITEM_SIGNS[sign] * ITEM_STEP)
        else:
            tiles.append(0)
            if sign == START:
                starts.append(index)
            else:
                monsters.append((int(sign), index))
    faults = [*_cast(starts, monsters), *_ways(tiles, starts, monsters)]
    if faults:
        return None, faults
    return Layout(tuple(tiles), starts[0], tuple(monsters)), []


def fault_words(fault: Fault) -> Bilingual:
    """A fault in plain words, for whoever edits a file; people at a table get it from the game's words."""
    place = f"row {fault.y}, column {fault.x}: " if fault.x else (f"row {fault.y}: " if fault.y else "")
    place_ko = f"{fault.y}행 {fault.x}열: " if fault.x else (f"{fault.y}행: " if fault.y else "")
    told: dict[FaultKind, tuple[str, str]] = {
        "rows": (
            f"there are {fault.found} rows, a map has {HEIGHT}",
            f"{fault.found}줄입니다. 지도는 {HEIGHT}줄이어야 합니다",
        ),
        "width": (
            f"there are {fault.found} signs, a row has {WIDTH}",
            f"{fault.found}칸입니다. 한 줄은 {WIDTH}칸이어야 합니다",
        ),
        "sign": (f"{fault.found!r} is no sign of a map", f"지도에 없는 기호입니다: {fault.found!r}"),
        "no_start": (f"there is no start ({START})", f"시작 칸({START})이 없습니다"),
        "starts": ("a second start", "시작 칸이 둘입니다"),
        "no_monster": ("there is no monster, so nobody could win", "몬스터가 없어 이길 수 없습니다"),
        "crowd": (
            f"there are {fault.found} monsters, a map holds {MOST_MONSTERS}",
            f"몬스터가 {fault.found}마리입니다. {MOST_MONSTERS}마리까지 둘 수 있습니다",
        ),
        "unreachable": (
            "this free tile cannot be reached from the start",
            "시작 칸에서 갈 수 없는 빈칸입니다",
        ),
        "dead_end": (
            "this free tile has one free neighbour only: who enters it cannot leave",
            "이웃한 빈칸이 하나뿐이어서 들어가면 나올 수 없는 칸입니다",
        ),
        "shut_in": ("no neighbour of the start can be entered", "시작 칸에서 들어갈 수 있는 이웃 칸이 없습니다"),
    }
    english, korean = told[fault.kind]
    return Bilingual(f"{place}{english}", f"{place_ko}{korean}")


def _shape(rows: Sequence[str], kinds: int) -> Iterator[Fault]:
    if len(rows) != HEIGHT:
        yield Fault("rows", found=str(len(rows)))
    signs = {*TERRAIN_SIGNS, *ITEM_SIGNS, START, *map(str, range(1, kinds + 1))}
    for y, row in enumerate(rows[:HEIGHT], 1):
        if len(row) != WIDTH:
            yield Fault("width", 0, y, str(len(row)))
        for x, sign in enumerate(row[:WIDTH], 1):
            if sign not in signs:
                yield Fault("sign", x, y, sign)


def _cast(starts: Sequence[int], monsters: Sequence[tuple[int, int]]) -> Iterator[Fault]:
    if not starts:
        yield Fault("no_start")
    for index in starts[1:]:
        yield Fault("starts", x_of(index), y_of(index))
    if not monsters:
        yield Fault("no_monster")
    if len(monsters) > MOST_MONSTERS:
        yield Fault("crowd", found=str(len(monsters)))


def _ways(tiles: Sequence[int], starts: Sequence[int], monsters: Sequence[tuple[int, int]]) -> Iterator[Fault]:
    """Every free tile can be reached and left, and the start has a way out (TR-GRID-03)."""
    if not starts:
        return
    free = as_set(index for index in range(SIZE) if terrain(tiles[index]) != WALL)
    reached = frontier = 1 << starts[0]
    while frontier:
        around = 0
        for index in as_list(frontier):
            around |= NEAR[index]
        frontier = around & free & ~reached
        reached |= frontier
    for index in as_list(free & ~reached):
        yield Fault("unreachable", x_of(index), y_of(index))
    for index in as_list(free & reached):
        if (NEAR[index] & free).bit_count() < 2:
            yield Fault("dead_end", x_of(index), y_of(index))
    if not NEAR[starts[0]] & free & ~as_set(at for _, at in monsters):
        yield Fault("shut_in", x_of(starts[0]), y_of(starts[0]))
