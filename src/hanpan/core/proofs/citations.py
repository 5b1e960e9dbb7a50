"""Which clause each kind of event cites, and how often, beside what its declaration allows (`cites`).

The declaration is the only table: it was held against the rulebook once, kind by kind. A pair that it does not name
fails wherever it happens, in a random game or in a case; a pair that it names and that never happens is named here.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from hanpan.core.contract.happening import Happening

Pair: TypeAlias = tuple[str, str]  # a kind of event, and a clause that one of the kind cited
Told: TypeAlias = dict[str, dict[str, int]]  # the same kind by kind: how many of it cited the clause


class Citation(msgspec.Struct, frozen=True):
    """One kind of event, one clause."""

    kind: str
    clause: str
    declared: bool
    games: int  # events in random games
    cases: int  # events in cases


class CitedBy(msgspec.Struct, frozen=True):
    """All pairs of a game, kind by kind as they are declared, then those that are not."""

    game: str
    citations: tuple[Citation, ...]

    @property
    def undeclared(self) -> tuple[Citation, ...]:
        """Pairs that happened and that no declaration names."""
        return tuple(each for each in self.citations if not each.declared)

    @property
    def unreached(self) -> tuple[Citation, ...]:
        """Pairs that a declaration names and that never happened."""
        return tuple(each for each in self.citations if not each.games and not each.cases)

    @property
    def ok(self) -> bool:
        """Whether the declarations name exactly what happens."""
        return not self.undeclared and not self.unreached


def cited_by(
    game: str, kinds: Iterable[type[Happening]], in_games: Mapping[Pair, int], in_cases: Mapping[Pair, int]
) -> CitedBy:
    """Put what was seen beside what the kinds declare."""
    own = {kind.kind: kind.cites for kind in kinds}  # judges' orders are told by the core, and cite what they are about
    declared = [(kind, clause) for kind, clauses in own.items() for clause in clauses]
    others = sorted(pair for pair in (in_games.keys() | in_cases.keys()) - set(declared) if pair[0] in own)
    rows = [*((*pair, True) for pair in declared), *((*pair, False) for pair in others)]
    found = (Citation(*row, in_games.get(row[:2], 0), in_cases.get(row[:2], 0)) for row in rows)
    return CitedBy(game, tuple(found))


def pairs_of(told: Told) -> Counter[Pair]:
    """The table of a report as pairs."""
    return Counter({(kind, clause): count for kind, clauses in told.items() for clause, count in clauses.items()})


def by_kind(pairs: Mapping[Pair, int]) -> Told:
    """Pairs as a table for a report, in the order of the alphabet."""
    out: Told = {}
    for (kind, clause), count in sorted(pairs.items()):
        out.setdefault(kind, {})[clause] = count
    return out


def undeclared(events: Iterable[Happening], kinds: Iterable[type[Happening]]) -> list[Happening]:
    """The events of these kinds that cite a clause which their declaration does not name."""
    known = set(kinds)
    return [event for event in events if event.clause not in event.cites and type(event) in known]
