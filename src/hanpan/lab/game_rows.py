"""One row a game: the columns that a game's facts make.

Numbers behind a name say the side: `cards0` is side 0's. What a side used, drew or met is a list column with one entry
a time (`times` counts them), so that the columns of a game are always the same and need no list of its content.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from hanpan.core.contract.game import GameInfo, Outcome
from hanpan.lab.dataframes import pl
from hanpan.lab.known import measures_of
from hanpan.plugin.lab import Facts

Row = dict[str, Any]

_TEXTS = pl.List(pl.String)
BASE: dict[str, Any] = {"game": pl.Int64, "score0": pl.Float64, "rounds": pl.Int32}  # in every game, compiled too
DUEL: dict[str, Any] = {  # in every game of two
    "lead_changes": pl.Int32,  # how often the lead went from one side to the other
    "half0": pl.Int32,  # by how much side 0 led after half of the rounds; below zero it trailed
    "best0": pl.Int32,  # the biggest lead that side 0 had at the end of a round
    "best1": pl.Int32,
    "leads0": pl.List(pl.Int32),  # by how much side 0 led at the end of each round
}
OPTIONS = ("used", "could")  # options by their names, once for each question that they answered, or could have
ALONE: dict[str, Any] = {"healths0": pl.List(pl.Int32)}  # what health was left at the end of each round


def schema(info: GameInfo) -> dict[str, Any]:
    """The columns of a game in their order, with the types that polars gives them."""
    measures = measures_of(info.id)
    made = {**BASE, **(_courses(info) if measures.leads else {})}
    made |= dict.fromkeys(measures.about, pl.String)
    for side in range(len(info.seats)):
        if measures.scores:
            made |= {column("total", side): pl.Int32, column("rounds won", side): pl.Int32}
        made |= {column(name, side): pl.Int32 for name in measures.numbers}
        made |= {column(name, side): pl.String for name in measures.groups}
        made |= {column(name, side): _TEXTS for name in (*OPTIONS, *measures.tables, *measures.seen)}
    if measures.legs:
        made["legs"] = _TEXTS
    return made


def _courses(info: GameInfo) -> dict[str, Any]:
    return DUEL if len(info.seats) == 2 else ALONE


def row(info: GameInfo, number: int, facts: Facts, outcome: Outcome | None) -> Row:
    """A finished game as one row of these columns."""
    seats = info.seats
    made: Row = {"game": number, "score0": outcome.score(seats[0]) if outcome else 0.5, "rounds": facts.rounds}
    measures = measures_of(info.id)
    if measures.leads:
        made |= _course(facts.leads) if len(seats) == 2 else {"healths0": facts.leads}
    made |= {name: facts.about.get(name) for name in measures.about}
    for side, seat in enumerate(seats):
        own = facts.seats[seat]
        if measures.scores:
            made |= {column("total", side): own.score or 0, column("rounds won", side): own.rounds_won}
        made |= {column(name, side): own.numbers.get(name) for name in measures.numbers}
        made |= {column(name, side): own.groups.get(name) for name in measures.groups}
        counted = {**own.usage, **own.values, **own.options}
        made |= {column(name, side): _listed(counted.get(name, {})) for name in (*OPTIONS, *measures.tables)}
        made |= {column(name, side): own.seen.get(name, []) for name in measures.seen}
    if measures.legs:
        made["legs"] = [leg.name for leg in facts.legs]
    return made


def column(table: str, side: int) -> str:
    """The name of a side's column: `won by` of side 1 is `won_by1`."""
    return f"{table.replace(' ', '_')}{side}"


def times(table: str, side: int, value: str) -> pl.Expr:
    """How often that value came up for a side, as an expression over the rows."""
    return pl.col(column(table, side)).list.count_matches(value)


def _course(leads: list[int]) -> Row:
    """How the lead went; nobody knows in a game without a score."""
    if not leads:
        return {"lead_changes": 0, "half0": 0, "best0": 0, "best1": 0, "leads0": []}
    signs = [lead > 0 for lead in leads if lead]
    return {
        "lead_changes": sum(before != after for before, after in pairwise(signs)),
        "half0": leads[len(leads) // 2 - 1] if len(leads) > 1 else 0,
        "best0": max(0, *leads),
        "best1": max(0, *(-lead for lead in leads)),
        "leads0": leads,
    }


def _listed(counts: Mapping[str, int]) -> list[str]:
    return [value for value, number in counts.items() for _ in range(number)]
