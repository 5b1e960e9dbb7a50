"""The casebook: rulings that run. A case says what is given, what is drawn and played, and what must follow."""

from hanpan.core.casebook.load import case_files, load_case, load_casebook, parse_text
from hanpan.core.casebook.moment import LoadBot, LoadGame, Played
from hanpan.core.casebook.run import CaseReport, run_case
from hanpan.core.casebook.schema import Case
from hanpan.core.casebook.tree import BadCase

__all__ = [
    "BadCase",
    "Case",
    "CaseReport",
    "LoadBot",
    "LoadGame",
    "Played",
    "case_files",
    "load_case",
    "load_casebook",
    "parse_text",
    "run_case",
]
