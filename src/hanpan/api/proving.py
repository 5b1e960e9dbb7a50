"""Cases that run, and replays that are checked."""

from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import NamedTuple

from hanpan.bots.catalogue import load_bot
from hanpan.core.contract.error import told
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match
from hanpan.core.proofs.casebook import Case, CaseReport, explain, load_case, load_casebook, parse_text, run_case
from hanpan.core.replay import Kept, Replay, Sitter, VerifyReport, parse_replay, read_replay, replay_lines
from hanpan.core.replay import verify as check
from hanpan.games.loading import load_game
from hanpan.games.registry import casebook_of, is_id


class Judged(NamedTuple):
    """How cases came out. It shows itself as text and as HTML, each case with its moves, events and clauses."""

    reports: tuple[CaseReport, ...]
    lang: Lang

    @property
    def ok(self) -> bool:
        """Whether every case holds."""
        return all(report.ok for report in self.reports)

    def why(self, case: str) -> list[str]:
        """What happened in the case of that id, line by line. Raises KeyError."""
        for report in self.reports:
            if report.case.id == case:
                return _chain(report, self.lang)
        raise KeyError(case)

    def __str__(self) -> str:
        return "\n".join(line for report in self.reports for line in self._lines(report))

    def _lines(self, report: CaseReport) -> Iterator[str]:
        yield _heading(report)
        if self._in_full(report):
            yield from (f"  {line}" for line in self._body(report))

    def _repr_html_(self) -> str:
        """For notebooks."""
        rows = []
        for report in self.reports:
            chain = "\n".join(self._body(report))
            opened = " open" if self._in_full(report) else ""
            rows.append(
                f"<details{opened}><summary>{escape(_heading(report))}</summary><pre>{escape(chain)}</pre></details>"
            )
        return f'<div class="hanpan-judged" lang="{self.lang}">{"".join(rows)}</div>'

    def _body(self, report: CaseReport) -> list[str]:
        return [*_chain(report, self.lang), *(told(message, self.lang) for message in report.messages)]

    def _in_full(self, report: CaseReport) -> bool:
        return len(self.reports) == 1 or not report.ok


def judge(cases: str | Path, *, lang: Lang = "en") -> Judged:
    """Run cases: those of a game by its id, of a file, of a folder, or one that is written in a text of several lines.

    Raises BadCase for what is no case, UnknownGame for a name that is neither a file nor a game.
    """
    return Judged(tuple(run_case(case, load_game, load_bot) for case in _cases(cases)), lang)


def verify(
    replay: str | Path | Replay | Match, *, commitment: str | None = None, values: Mapping[Seat, str] | None = None
) -> VerifyReport:
    """Play a replay again and check moves, draws, hashes, result and dice; of a match, what it would be written as.

    `commitment` and `values` are what a player kept of its dice. Raises BadReplay, or UnknownGame where its game is not
    installed.
    """
    return check(_replay(replay), load_game, Kept(commitment, dict(values or {})))


def _cases(cases: str | Path) -> list[Case]:
    if isinstance(cases, str) and "\n" in cases:
        return [parse_text(cases)]
    path = Path(cases)
    if not path.exists() and is_id(str(cases)):
        path = casebook_of(str(cases)) or path
    return load_casebook(path) if path.is_dir() else [load_case(path)]


def _replay(replay: str | Path | Replay | Match) -> Replay:
    if isinstance(replay, Replay):
        return replay
    if isinstance(replay, Match):
        seats = {seat: Sitter("person", seat) for seat in replay.game.info.seats}
        return parse_replay(Path("match"), b"".join(replay_lines(replay, seats)))
    return read_replay(replay)


def _heading(report: CaseReport) -> str:
    return f"{'✓' if report.ok else '✗'} {report.case.id}  {report.case.title}  [{', '.join(report.case.rules)}]"


def _chain(report: CaseReport, lang: Lang) -> list[str]:
    if not report.log:
        return []
    return explain(report, load_game(report.case.game, report.case.params).texts(lang), {})
