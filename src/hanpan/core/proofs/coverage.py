"""Rule coverage: which clauses of a rulebook the cases and the random games have reached."""

from collections.abc import Iterable, Mapping

import msgspec

from hanpan.core.contract.rulebook import Rulebook
from hanpan.core.proofs.casebook.run import CaseReport


class ClauseCoverage(msgspec.Struct, frozen=True):
    """Where one clause has been seen at work."""

    id: str
    shown_by: str  # see rulebook.Clause
    named_by: tuple[str, ...]  # cases that name it and hold
    cited_in: tuple[str, ...]  # cases in which an event or a refusal cited it, named or not
    games: int  # random games in which one did


class CoverageReport(msgspec.Struct, frozen=True):
    """Every clause in the order of the rulebook, and what was looked at."""

    game: str
    clauses: tuple[ClauseCoverage, ...]
    cases: int  # cases that hold and count
    games: int
    left_out: tuple[str, ...]  # cases that do not count: they fail, or are not rulings yet

    @property
    def without_case(self) -> tuple[str, ...]:
        """The clauses that no case reaches, beside those that no game can show."""
        return tuple(clause.id for clause in self.clauses if not clause.named_by and clause.shown_by != "page")

    @property
    def unreached(self) -> tuple[str, ...]:
        """The clauses that neither a case nor a random game reaches."""
        return tuple(
            clause.id
            for clause in self.clauses
            if not clause.named_by and not clause.games and clause.shown_by != "page"
        )

    @property
    def ok(self) -> bool:
        """Whether every clause is reached by a case."""
        return not self.without_case


def coverage(
    rulebook: Rulebook, case_reports: Iterable[CaseReport], cited_in_play: Mapping[str, int], games: int = 0
) -> CoverageReport:
    """Put the rulebook beside what the cases showed and what random games cited (a kit report's `cited`).

    A case reaches a clause when it names it and holds: a case that names a clause without expecting what shows it
    does not hold. Cases of other games are passed over.
    """
    reports = [report for report in case_reports if report.case.game == rulebook.game]
    counted = [report for report in reports if report.ok and report.case.status == "ruled"]
    clauses = tuple(
        ClauseCoverage(
            id=clause.id,
            shown_by=clause.shown_by,
            named_by=tuple(report.case.id for report in counted if clause.id in report.case.rules),
            cited_in=tuple(report.case.id for report in counted if clause.id in report.cited),
            games=cited_in_play.get(clause.id, 0),
        )
        for clause in rulebook.clauses
    )
    return CoverageReport(
        game=rulebook.game,
        clauses=clauses,
        cases=len(counted),
        games=games,
        left_out=tuple(report.case.id for report in reports if report not in counted),
    )
