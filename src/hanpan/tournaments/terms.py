"""How a tournament is run beside its pairings: time, decks, who may join. Numbers of time that are 0 mean: none."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.contract.bounds import EXACT, Changes

Access: TypeAlias = Literal["open", "password", "invitation"]
Decks: TypeAlias = Literal["free", "open", "secret"]
"""Nobody registers a deck; or everybody does, and the lists are open from the start on, or only when all is over."""
Spoken: TypeAlias = Literal["ko", "en"]

Minutes: TypeAlias = Annotated[int, Meta(ge=0, le=1440)]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=86_400)]


class TableTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The clock of each table, in seconds: for the whole game, after each answer, for one decision."""

    base_s: Annotated[int, Meta(ge=0, le=10_800)] = 0
    increment_s: Annotated[int, Meta(ge=0, le=600)] = 0
    decision_s: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an organiser announces beside the format. Moments are milliseconds since 1970, so that summer time and
    midnight change nothing."""

    day: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$", max_length=10)] = ""  # whose ban list holds to the end
    overrides: Changes | None = None  # changed numbers of the rules
    clock: TableTime | None = None
    rated: bool = False
    bots: bool = False
    access: Access = "open"
    decks: Decks = "free"
    languages: Annotated[tuple[Spoken, ...], Meta(max_length=2)] = ("ko", "en")
    start_at: Annotated[int, Meta(ge=0, le=EXACT)] = 0  # 0: an organiser starts it
    check_in_minutes: Minutes = 0  # before the start; whoever has not checked in then does not play
    no_show_s: Annotated[int, Meta(ge=0, le=7_200)] = 0  # whoever has not come so long after the round began loses
    round_minutes: Minutes = 0
    break_s: Seconds = 0  # between two rounds
    minutes: Minutes = 0  # an arena, or runs with common dice, last so long
    delay_s: Annotated[int, Meta(ge=0, le=600)] = 0  # how much later spectators see the tables
    waiting_list: bool = False
    accounts_only: bool = False
    guests_per_address: Annotated[int, Meta(ge=0, le=100)] = 0  # places for guests from one address; 0: as many as come

    @property
    def later(self) -> "Terms":
        """Without what may be changed while the tournament runs."""
        times = {"no_show_s": 0, "round_minutes": 0, "break_s": 0, "minutes": 0, "delay_s": 0}
        doors = {"accounts_only": False, "guests_per_address": 0}  # shut when somebody fills the late entries
        same: Terms = msgspec.structs.replace(self, day="", languages=(), **times, **doors)
        return same
