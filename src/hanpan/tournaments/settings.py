"""What an organiser decides before the first round: it is frozen then."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.contract.bounds import KeptLabel, Word
from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments.terms import Terms

Format: TypeAlias = Literal["swiss", "swiss_cut", "single", "double", "round_robin", "arena", "common"]
TieBreak: TypeAlias = Literal[
    "opponents_matches",
    "games",
    "opponents_games",
    "buchholz",
    "median",
    "sonneborn_berger",
    "direct",
    "progressive",
]

Seeding: TypeAlias = Literal["draw", "rating"]
"""In which order players are seeded: as the public seed draws them, or by the ratings that they register with."""
Counting: TypeAlias = Literal["played", "wizards"]
"""What counts for shares of opponents: matches that were played; or as Wizards count for their card game."""

BestOf: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
"""1, 3 or 5: which of them, `refused` says in words."""
Legs: TypeAlias = Annotated[int, Meta(ge=1, le=2)]

MOST_PLAYERS = 2048
MOST_ROUNDS = 40
_MOST_GAMES = 5  # of a match
CARD_BREAKS: tuple[TieBreak, ...] = ("opponents_matches", "games", "opponents_games")

Players: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PLAYERS)]


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is worth."""

    win: Annotated[int, Meta(ge=1, le=10)] = 3
    draw: Annotated[int, Meta(ge=0, le=10)] = 1
    loss: Annotated[int, Meta(ge=0, le=10)] = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A tournament as it was announced."""

    name: Annotated[KeptLabel, Meta(min_length=1)]
    game: Word
    seed: Annotated[Word, Meta(min_length=1)]  # public: pairs are drawn from it, and anybody can draw them again
    mode: Word = ""  # the game's usual one, if nothing is said
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0  # of the Swiss part; 0: by the number of players
    cut: Players = 0  # how many play on in an elimination after the Swiss part
    best_of: BestOf = 1
    points: Points = Points()
    tie_breaks: Annotated[tuple[TieBreak, ...], Meta(max_length=8)] = CARD_BREAKS
    capacity: Players = 0  # 0: as many as come
    at_tables: bool = False  # results are entered by hand
    terms: Terms = Terms()
    seeding: Seeding = "draw"
    third_place: bool = False  # whether those who lose before the final play for the third place
    legs: Legs = 1  # how often everybody meets everybody in a round robin
    counting: Counting = "played"

    @property
    def to_win(self) -> int:
        """How many games win a match."""
        return self.best_of // 2 + 1

    @property
    def by_time(self) -> bool:
        """Whether it lasts a set time and has no rounds."""
        return self.format in ("arena", "common")


def differing(before: Settings, after: Settings) -> list[str]:
    """The names of what was changed."""
    found = [name for name in before.__struct_fields__ if getattr(before, name) != getattr(after, name)]
    terms = [name for name in Terms.__struct_fields__ if getattr(before.terms, name) != getattr(after.terms, name)]
    return [name for name in found if name != "terms"] + terms


def refused(settings: Settings) -> Refusal | None:
    """Why there can be no such tournament."""
    points = settings.points
    if not settings.terms.languages:
        return Refusal("event_no_language", "EV-FORM-05")
    if settings.best_of % 2 == 0 or settings.best_of > _MOST_GAMES:
        return Refusal("event_best_of", "EV-RES-02", {"best": settings.best_of})
    if settings.cut and settings.format != "swiss_cut":
        return Refusal("event_cut_without", "EV-FORM-02", {"format": settings.format})
    if settings.format == "swiss_cut" and not is_power(settings.cut):
        return Refusal("event_cut_size", "EV-FORM-02", {"cut": settings.cut})
    if settings.rounds and not settings.format.startswith("swiss"):
        return Refusal("event_rounds_fixed", "EV-FORM-03", {"format": settings.format})
    if not points.win > points.draw >= points.loss:
        return Refusal("event_points", "EV-RANK-01", {"win": points.win, "draw": points.draw, "loss": points.loss})
    if len(set(settings.tie_breaks)) < len(settings.tie_breaks):
        return Refusal("event_break_twice", "EV-RANK-02", {"breaks": list(settings.tie_breaks)})
    if settings.by_time != bool(settings.terms.minutes):
        return Refusal("event_minutes", "EV-TIME-01", {"format": settings.format})
    if settings.by_time and settings.best_of > 1:
        return Refusal("event_one_game", "EV-ARENA-01", {"format": settings.format})
    if settings.third_place and settings.format != "single" and settings.cut <= 2:
        return Refusal("event_third_without", "EV-ELIM-04", {"format": settings.format})
    if settings.legs > 1 and settings.format != "round_robin":
        return Refusal("event_legs_without", "EV-FORM-06", {"format": settings.format})
    if settings.seeding == "rating" and settings.by_time:
        return Refusal("event_seeding_without", "EV-FORM-07", {"format": settings.format})
    if settings.format == "common" and settings.at_tables:
        return Refusal("event_common_tables", "EV-COMMON-01")
    if settings.terms.rated and (settings.at_tables or settings.terms.overrides or settings.format == "common"):
        return Refusal("event_not_rated", "EV-FORM-04")
    if settings.terms.guests_per_address and (settings.terms.accounts_only or settings.terms.rated):
        return Refusal("event_guests_none", "EV-JOIN-05")
    if settings.capacity and settings.rounds >= settings.capacity:
        return Refusal("event_rounds_many", "EV-FORM-03", {"rounds": settings.rounds, "count": settings.capacity})
    if 0 < settings.capacity < max(2, settings.cut):
        return Refusal("event_capacity", "EV-JOIN-02", {"capacity": settings.capacity, "least": max(2, settings.cut)})
    return None


def is_power(number: int) -> bool:
    """Whether so many players make a whole bracket: 2, 4, 8 and so on."""
    return number >= 2 and number & (number - 1) == 0


def rounds_for(settings: Settings, players: int) -> int:
    """How many rounds of the Swiss part or of the round robin there are for so many."""
    if settings.format == "round_robin":
        return settings.legs * (players - 1 + players % 2)
    return settings.rounds or max(1, (players - 1).bit_length())
