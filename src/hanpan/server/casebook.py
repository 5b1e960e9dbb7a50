"""The cases of a clause, for players and judges to read.

Reading a case takes milliseconds and reading all of them a second: never on the event loop.
"""

import re
from functools import lru_cache
from pathlib import Path

from hanpan.core.proofs.casebook import BadCase, parse_text
from hanpan.core.proofs.casebook.load import case_files
from hanpan.games.registry import casebook_of
from hanpan.server.wire_http import CaseInfo

_ID = re.compile(r"^case:[ \t]*(\S+)[ \t]*$", re.MULTILINE)


def cases_for(game: str, clause: str) -> list[CaseInfo]:
    """The cases that show a clause at work, those that are about it alone first."""
    wanted = clause.casefold()
    found = [case for path, text in _texts(game).items() if wanted in text.casefold() and (case := _info(path, text))]
    named = [case for case in found if any(rule.casefold() == wanted for rule in case.rules)]
    return sorted(named, key=lambda case: (len(case.rules), case.id))


def case_of(game: str, case_id: str) -> CaseInfo | None:
    """The case of that id."""
    path = _ids(game).get(case_id)
    case = None if path is None else _info(path, _texts(game)[path])
    return case if case is not None and case.id == case_id else None


@lru_cache
def _ids(game: str) -> dict[str, Path]:
    """Where each case is, by the line that names it."""
    named = ((_ID.search(text), path) for path, text in _texts(game).items())
    return {found[1]: path for found, path in named if found is not None}


@lru_cache
def _texts(game: str) -> dict[Path, str]:
    """Every case as it is written; only those that are asked for are read through, which takes its time."""
    here = casebook_of(game)
    return {} if here is None else {path: path.read_text("utf-8") for path in case_files(here)}


@lru_cache(maxsize=1000)
def _info(path: Path, text: str) -> CaseInfo | None:
    try:
        case = parse_text(text, path)
    except BadCase:  # somebody is writing on it; the game goes on without
        return None
    return CaseInfo(case.id, case.title, list(case.rules), text)
