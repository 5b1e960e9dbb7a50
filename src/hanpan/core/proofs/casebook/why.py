"""The chain of a ruling in words: each move, each event with its arithmetic, each with its clause."""

from collections.abc import Iterator, Mapping

from hanpan.core.contract.event import sent
from hanpan.core.contract.seat import Seat
from hanpan.core.language import narrate
from hanpan.core.language.text import Texts
from hanpan.core.proofs.casebook.moment import Denied, Played
from hanpan.core.proofs.casebook.run import CaseReport


def explain(report: CaseReport, texts: Texts, names: Mapping[Seat, str]) -> list[str]:
    """What happened in the case as written (its first row, its first way), line by line."""
    return [line for entry in report.log for line in _told(entry, texts, names)]


def _told(entry: Played | Denied, texts: Texts, names: Mapping[Seat, str]) -> Iterator[str]:
    if isinstance(entry, Denied):
        yield f"{entry.seat}: {entry.move}"
        yield f"  ✕ {narrate.refusal_text(texts, entry.refusal)} [{entry.refusal.clause}]"
        yield f"      {narrate.remedy(texts, entry.refusal)}"
        return
    if entry.moves:
        yield " · ".join(f"{seat}: {move}" for seat, move in entry.moves.items())
    for event in entry.events:
        shown = sent(event, event.seat)  # a judge may see what the seat itself saw
        line, why = narrate.line(texts, shown, names), narrate.why(texts, shown, names)
        yield f"  {line} [{event.clause}]"
        if why != line:
            yield f"      {why}"
