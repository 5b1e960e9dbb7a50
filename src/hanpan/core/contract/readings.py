"""Readings of single cards: what the rules mean for one card, month by month. Each is a clause of the rulebook, so that
it is searched, quoted and proven like any other.

A file `data/readings/2026-01.toml` of a package holds those of a month:

    [[readings]]
    id = "SO-READ-02"
    card = "SOR-09"
    text = { ko = "…", en = "…" }
    shown_in = ["event hit"]  # what a case that names it expects something about
"""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.data import BadDataFile, load_months
from hanpan.core.contract.rulebook import Clause, Rulebook, Words


class Reading(msgspec.Struct, frozen=True):
    """What the rules mean for a card, since the update of a month."""

    id: str
    card: str
    name: Words  # of the card
    month: str
    text: Words
    shown_in: tuple[str, ...]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    card: str
    text: Words
    shown_in: tuple[str, ...]


def load_readings(package: str, names: Mapping[str, Words]) -> tuple[Reading, ...]:
    """All readings in the files of a package, the earliest first; `names`: of the cards. Raises BadDataFile."""
    months = load_months(package, "readings", dict[Literal["readings"], tuple[_Written, ...]])
    out: list[Reading] = []
    for month, found in months.items():
        for one in found["readings"]:
            if one.card not in names:
                raise BadDataFile(
                    f"{package.replace('.', '/')}/data/readings/{month}.toml: there is no card {one.card}"
                )
            out.append(Reading(one.id, one.card, names[one.card], month, one.text, one.shown_in))
    return tuple(out)


def with_readings(book: Rulebook, readings: Sequence[Reading]) -> Rulebook:
    """The rulebook with each reading as a clause, under the name of its card."""
    clauses = tuple(
        Clause(
            id=one.id,
            title=Words(f"{one.name.ko} ({one.month})", f"{one.name.en} ({one.month})"),
            text=one.text,
            ruling=True,
            shown_by="state",
            shown_in=one.shown_in,
        )
        for one in readings
    )
    return replace(book, clauses=(*book.clauses, *clauses))
