"""The public functions, which `hanpan` itself offers by the same names: docs/api.md."""

from hanpan.api.measuring import Answered, ask, sim
from hanpan.api.playing import games, load, match, play, save
from hanpan.api.proving import Judged, judge, verify
from hanpan.api.showing import Board, view

__all__ = [
    "Answered",
    "Board",
    "Judged",
    "ask",
    "games",
    "judge",
    "load",
    "match",
    "play",
    "save",
    "sim",
    "verify",
    "view",
]
