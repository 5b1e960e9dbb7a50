"""What is written into the log of a tournament. Nothing is ever taken out of it: what was wrong is corrected by a later
order, with a reason."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.contract.bounds import KeptLabel, KeptSaid
from hanpan.tournaments.matches import Result
from hanpan.tournaments.settings import MOST_PLAYERS, Settings

MOST_WAVES = 10_000  # an arena pairs whenever somebody is free
RELEASE = 2  # of these rules: a log is worked out under the release that it names

Number: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_WAVES)]
TableNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
Name: TypeAlias = Annotated[KeptLabel, Meta(min_length=1)]
Pairs: TypeAlias = Annotated[tuple[tuple[Name, Name | None], ...], Meta(max_length=MOST_PLAYERS)]


Role: TypeAlias = Literal["organiser", "head_judge", "judge"]
Infraction: TypeAlias = Literal["late", "slow_play", "game_error", "deck_error", "conduct", "outside_help", "cheating"]
About: TypeAlias = Infraction | Literal["ruling"]
"""What a penalty is for; a ruling: a disqualification that the table of penalties does not name."""
Grade: TypeAlias = Literal["warning", "game_loss", "match_loss", "disqualification"]
Why: TypeAlias = Annotated[KeptSaid, Meta(min_length=1)]
Hash: TypeAlias = KeptLabel
Worth: TypeAlias = Literal["win", "draw"]
Group: TypeAlias = Annotated[tuple[Name, ...], Meta(min_length=2, max_length=64)]
Rating: TypeAlias = Annotated[int, Meta(ge=0, le=9_999)]
"""0: not known."""


class _Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Something that was done."""


class Open(_Order, frozen=True, tag="open"):
    """The tournament is announced. Under the first release of these rules pairing a round wiped out what its players
    owed for penalties, and a round robin followed the order of registration."""

    settings: Settings
    release: Annotated[int, Meta(ge=1, le=RELEASE)] = 1  # logs of the first release do not say so


def opening(settings: Settings) -> Open:
    """The first line of a new log, under the rules as they are now."""
    return Open(settings, RELEASE)


class Register(_Order, frozen=True, tag="register"):
    """Somebody joins; after the start this is a late entry."""

    player: Name
    deck: Hash = ""  # of the list that is brought; the list itself is in no log
    bot: bool = False
    rating: Rating = 0


class Rate(_Order, frozen=True, tag="rate"):
    """The rating that a player is seeded by."""

    player: Name
    rating: Rating


class CheckIn(_Order, frozen=True, tag="check_in"):
    """A player is there."""

    player: Name


class BringDeck(_Order, frozen=True, tag="deck"):
    """A player registers a deck, or another one in its place."""

    player: Name
    deck: Annotated[Hash, Meta(min_length=1)]


class RecallDeck(_Order, frozen=True, tag="recall_deck"):
    """The game takes a registered list no more, since the ban list has changed: its player registers another one, and
    is not seated until then."""

    player: Name


class Change(_Order, frozen=True, tag="change"):
    """The organiser announces other settings."""

    settings: Settings
    why: Why


class Appoint(_Order, frozen=True, tag="appoint"):
    """Somebody gets a role."""

    person: Name
    role: Role


class Dismiss(_Order, frozen=True, tag="dismiss"):
    """Somebody has a role no more."""

    person: Name
    role: Role


class Begin(_Order, frozen=True, tag="begin"):
    """A player begins the run with common dice."""

    player: Name


class Claim(_Order, frozen=True, tag="claim"):
    """At a real table a player says what came of a match; it counts once the other one says the same."""

    round: Number
    table: TableNumber
    player: Name
    result: Result


class Penalize(_Order, frozen=True, tag="penalize"):
    """A judge gives a penalty: the one of the table, or with a reason another one."""

    player: Name
    infraction: Infraction
    grade: Grade | Literal[""] = ""  # empty: what the table of penalties says
    why: KeptSaid = ""


class Pardon(_Order, frozen=True, tag="pardon"):
    """A penalty is taken back and counts no more."""

    number: Annotated[int, Meta(ge=1, le=MOST_WAVES)]
    why: Why


class MoreTime(_Order, frozen=True, tag="more_time"):
    """A match gets more of the round's time."""

    round: Number
    table: TableNumber
    seconds: Annotated[int, Meta(ge=1, le=7_200)]
    why: KeptSaid = ""


class CheckDeck(_Order, frozen=True, tag="check_deck"):
    """A judge has held a player's deck against the list."""

    player: Name
    right: bool
    why: KeptSaid = ""


class SeeDeck(_Order, frozen=True, tag="see_deck"):
    """A judge opens the list of a player before everybody may."""

    player: Name
    judge: Name


class TimeUp(_Order, frozen=True, tag="time_up"):
    """The time is over: nobody is paired and nobody begins any more."""


class Cancel(_Order, frozen=True, tag="cancel"):
    """The tournament does not take place, or ends without standings."""

    why: Why


class AwardBye(_Order, frozen=True, tag="award_bye"):
    """A player has the bye in a round of a Swiss that is yet to be paired."""

    player: Name
    round: Number
    worth: Worth = "win"


class WithdrawBye(_Order, frozen=True, tag="withdraw_bye"):
    """A bye that was awarded is not."""

    player: Name
    round: Number


class KeepApart(_Order, frozen=True, tag="keep_apart"):
    """No two of these meet while there is another way: a club, a family."""

    players: Group


class LetMeet(_Order, frozen=True, tag="let_meet"):
    """These may meet again."""

    players: Group


class Start(_Order, frozen=True, tag="start"):
    """The settings are frozen, and the first round can be paired."""


class Pair(_Order, frozen=True, tag="pair"):
    """A round, as the rules paired it."""

    round: Number
    pairs: Pairs


class SetPairs(_Order, frozen=True, tag="set_pairs"):
    """An organiser pairs a round otherwise, before it has any result."""

    round: Number
    pairs: Pairs
    why: Annotated[KeptSaid, Meta(min_length=1)]


class Report(_Order, frozen=True, tag="report"):
    """What came of a match. A second report of it is a correction and says why."""

    round: Number
    table: TableNumber
    result: Result
    why: KeptSaid = ""


class Drop(_Order, frozen=True, tag="drop"):
    """A player plays no further round."""

    player: Name


class Return(_Order, frozen=True, tag="return"):
    """A player who dropped plays again from the next round on."""

    player: Name


class Disqualify(_Order, frozen=True, tag="disqualify"):
    """A judge takes a player out, for what no infraction of the table names."""

    player: Name
    why: Annotated[KeptSaid, Meta(min_length=1)]


class TakeBack(_Order, frozen=True, tag="take_back"):
    """The last round is as if it had not been paired."""

    round: Number
    why: Annotated[KeptSaid, Meta(min_length=1)]


class Finish(_Order, frozen=True, tag="finish"):
    """The standings are final."""


Order: TypeAlias = (
    Open
    | Register
    | Rate
    | CheckIn
    | BringDeck
    | RecallDeck
    | Change
    | Appoint
    | Dismiss
    | AwardBye
    | WithdrawBye
    | KeepApart
    | LetMeet
    | Start
    | Pair
    | SetPairs
    | Begin
    | Claim
    | Report
    | Drop
    | Return
    | Disqualify
    | Penalize
    | Pardon
    | MoreTime
    | CheckDeck
    | SeeDeck
    | TakeBack
    | TimeUp
    | Finish
    | Cancel
)
