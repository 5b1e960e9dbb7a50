"""What the lab's page and the server say to each other."""

from typing import Annotated, Literal

import msgspec

from hanpan.core.contract.bounds import LISTED, Count, Seed, Word
from hanpan.server.lab import State
from hanpan.server.wire_base import Body, Reply


class LabBody(Body, frozen=True):
    """A report to be made. `vary` are words as shield.cost=2..4, `day` is one as 2026-11-16."""

    game: Word
    questions: Annotated[list[Word], LISTED]
    mode: Word | None = None
    level: Word | None = None
    games: Count | None = None
    seed: Seed = 1
    vary: Annotated[list[Word], LISTED] = msgspec.field(default_factory=list)
    day: Word | None = None


class LabGame(Reply, frozen=True):
    """What may be asked about a game."""

    id: str
    modes: list[str]
    default_mode: str
    levels: list[str]
    default_level: str
    games: int  # how many are usual
    most_games: int
    questions: list[str]  # that can be asked of a game of so many seats
    dated: bool  # whether something in it depends on a day


class LabRun(Reply, frozen=True):
    """A report and how far it is. `problem`: why there is none."""

    id: str
    game: str
    mode: str
    level: str
    games: int
    seed: int
    questions: list[str]
    vary: list[str]
    day: str | None  # null: the usual one
    state: State
    stage: str
    done: int
    total: int
    per_second: float
    seconds_left: float | None
    problem: str
    started_at: int


class LabState(Reply, frozen=True):
    """Whether there is a lab here, and its reports, newest first. `reason`: off, elsewhere or packages."""

    open: bool
    reason: Literal["", "off", "elsewhere", "packages"]
    missing: list[str]
    questions: list[str]
    games: list[LabGame]
    most_variants: int
    runs: list[LabRun]
