"""Replays: a match as a file that anybody can play again, check, and show as one seat saw it."""

from hanpan.core.replay.dice import Kept, Problem
from hanpan.core.replay.export import export_for
from hanpan.core.replay.format import (
    BOUND_FORMAT,
    FORMAT,
    BadReplay,
    BoundDice,
    Ending,
    Header,
    Replay,
    ResultLine,
    SecretDice,
    SeedDice,
    Sitter,
    StepLine,
    game_of,
    moves_of,
    parse_replay,
    read_replay,
)
from hanpan.core.replay.verify import Moment, VerifyReport, states, verify
from hanpan.core.replay.write import ReplayWriter, replay_lines, secret_path, write_replay

__all__ = [
    "BOUND_FORMAT",
    "FORMAT",
    "BadReplay",
    "BoundDice",
    "Ending",
    "Header",
    "Kept",
    "Moment",
    "Problem",
    "Replay",
    "ReplayWriter",
    "ResultLine",
    "SecretDice",
    "SeedDice",
    "Sitter",
    "StepLine",
    "VerifyReport",
    "export_for",
    "game_of",
    "moves_of",
    "parse_replay",
    "read_replay",
    "replay_lines",
    "secret_path",
    "states",
    "verify",
    "write_replay",
]
