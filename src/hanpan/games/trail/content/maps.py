"""Maps for whoever draws some: those of the stages, and what is wrong with a drawn one."""

from collections.abc import Sequence

import msgspec

from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang
from hanpan.games.trail.content.catalogue import MONSTERS, STAGES
from hanpan.games.trail.content.stages import Fault, read_map


class StageMap(msgspec.Struct, frozen=True):
    """A stage: its id, its name and its rows."""

    id: str
    name: str
    rows: tuple[str, ...]


def map_list(lang: Lang) -> list[StageMap]:
    """The stages of the run in their order."""
    return [StageMap(stage.id, stage.name[lang], stage.rows) for stage in STAGES]


def map_check(rows: Sequence[str]) -> list[Refusal]:
    """Every fault of a map with its row and column; none: it can be played."""
    return [fault_refusal(fault) for fault in read_map(rows, len(MONSTERS))[1]]


def fault_refusal(fault: Fault, count: int = 1) -> Refusal:
    """A fault as the refusal that a map with it gets."""
    clause = "TR-GRID-01" if fault.kind in ("rows", "width") else "TR-GRID-03"
    data = {"fault": fault.kind, "x": fault.x, "y": fault.y, "found": fault.found, "count": count}
    return Refusal("bad_map", clause, {**data})
