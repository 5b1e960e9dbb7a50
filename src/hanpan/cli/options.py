"""What a front end is asked to do, as one value."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from hanpan.core.contract.rulebook import Lang


@dataclass(frozen=True)
class TerminalOptions:
    """One game at the terminal. With `resume` the file says game, mode, numbers, AI and dice."""

    game_id: str
    overrides: Mapping[str, int]
    mode: str | None  # None: the game's usual one
    ai: str | None  # the level of the other seat: easy, normal, hard; None: the usual one of the mode
    seed: int | None  # None: a secret, committed to first and shown last
    resume: Path | None
    lang: Lang
    save: Path | None  # None: a new file in the user's data folder
    day: date | None = None  # where something in the game depends on it; None: the usual one
    opening: tuple[str, ...] = ()  # answers that are given for the person, before the first question
