"""The casebook: rulings that run. A case says what is given, what is drawn and played, and what must follow."""

from hanpan.core.proofs.casebook.from_replay import CannotCut, Recorded, cut_case, cut_replay, cut_step, given_of
from hanpan.core.proofs.casebook.load import (
    case_files,
    load_case,
    load_casebook,
    load_readable,
    of_tournament,
    parse_text,
    tournament_files,
)
from hanpan.core.proofs.casebook.moment import Denied, LoadBot, Played
from hanpan.core.proofs.casebook.run import CaseReport, run_case
from hanpan.core.proofs.casebook.schema import Case
from hanpan.core.proofs.casebook.tree import BadCase
from hanpan.core.proofs.casebook.why import explain

__all__ = [
    "BadCase",
    "CannotCut",
    "Case",
    "CaseReport",
    "Denied",
    "LoadBot",
    "Played",
    "Recorded",
    "case_files",
    "cut_case",
    "cut_replay",
    "cut_step",
    "explain",
    "given_of",
    "load_case",
    "load_casebook",
    "load_readable",
    "of_tournament",
    "parse_text",
    "run_case",
    "tournament_files",
]
