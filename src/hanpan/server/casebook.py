"""The casebook beside the server: cases of a clause, for players and judges to read."""

from functools import lru_cache
from pathlib import Path

import hanpan
from hanpan.core.casebook import BadCase, load_casebook
from hanpan.core.casebook.schema import Case
from hanpan.server.wire import CaseInfo

_PACKAGE = Path(hanpan.__file__).parent


def folder() -> Path | None:
    """Where the cases lie: inside the installed package, or in the repository; None where they were left out."""
    for found in (_PACKAGE / "casebook", _PACKAGE.parents[1] / "casebook"):
        if found.is_dir():
            return found
    return None


def cases_for(game: str, clause: str) -> list[CaseInfo]:
    """The cases that show a clause at work, those that are about it alone first."""
    wanted = clause.casefold()
    found = [case for case in _cases(game).values() if any(rule.casefold() == wanted for rule in case.rules)]
    return [_info(case) for case in sorted(found, key=lambda case: (len(case.rules), case.id))]


def case_of(game: str, case_id: str) -> CaseInfo | None:
    """The case of that id."""
    found = _cases(game).get(case_id)
    return None if found is None else _info(found)


@lru_cache
def _cases(game: str) -> dict[str, Case]:
    here = folder()
    if here is None or not (here / game).is_dir():
        return {}
    try:
        return {case.id: case for case in load_casebook(here / game)}
    except BadCase:  # a casebook that somebody is writing on; the game goes on without
        return {}


def _info(case: Case) -> CaseInfo:
    return CaseInfo(case.id, case.title, list(case.rules), case.path.read_text("utf-8"))
