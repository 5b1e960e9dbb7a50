"""What people do in a tournament, as pages send it (docs/events.md)."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.contract.bounds import LISTED, Label, Pile, Said, Word
from hanpan.server.wire_base import Body
from hanpan.server.wire_events import EventBody, Handle, Why
from hanpan.tournaments.matches import Games
from hanpan.tournaments.orders import Grade, Group, Infraction, Number, Pairs, Rating, Role, TableNumber, Worth
from hanpan.tournaments.settings import MOST_PLAYERS


class _Act(Body, frozen=True, tag_field="type"):
    """Something that somebody does in a tournament."""


class EventJoin(_Act, frozen=True, tag="join"):
    """I want to play; with the deck that I bring, where decks are registered."""

    password: Label = ""
    cards: Pile = ()
    side: Pile = ()


class EventAdd(_Act, frozen=True, tag="add"):
    """Add players: by name at real tables, or bots of a level."""

    names: Annotated[list[Label], LISTED] = msgspec.field(default_factory=list)
    cards: Pile = ()  # of the deck that is registered for one name
    side: Pile = ()
    level: Word = ""
    bots: Annotated[int, Meta(ge=0, le=64)] = 0


class EventInvite(_Act, frozen=True, tag="invite"):
    """Let accounts join a tournament by invitation."""

    names: Annotated[list[Label], LISTED]


class EventCheckIn(_Act, frozen=True, tag="check_in"):
    """I am there; or an organiser says so of somebody."""

    player: Handle | None = None


class EventDeck(_Act, frozen=True, tag="deck"):
    """Register my deck, or another one in its place; or the desk does so for somebody."""

    cards: Pile
    side: Pile = ()
    player: Handle | None = None


class EventDrop(_Act, frozen=True, tag="drop"):
    """I leave; or an organiser takes somebody out, or many at once (`players`): all of them, or nobody."""

    player: Handle | None = None
    players: Annotated[list[Handle], Meta(min_length=1, max_length=MOST_PLAYERS)] | None = None


class EventReturn(_Act, frozen=True, tag="return"):
    """I play again; or an organiser lets somebody."""

    player: Handle | None = None


class EventBegin(_Act, frozen=True, tag="begin"):
    """I begin my run with common dice."""


class EventClaim(_Act, frozen=True, tag="claim"):
    """At a real table: what came of my match, games of the first and of the second seat."""

    round: Number
    table: TableNumber
    first: Games
    second: Games
    drawn: Games = 0


class EventCallJudge(_Act, frozen=True, tag="call_judge"):
    """At a real table: I call a judge to my match."""


class EventSettleCall(_Act, frozen=True, tag="settle_call"):
    """A call for a judge is settled: I withdraw my own, or have been at the table as a judge."""

    number: Number


class EventAppeal(_Act, frozen=True, tag="appeal"):
    """I ask the head judge to look at a decision again."""

    words: Annotated[Said, Meta(min_length=1)]
    penalty: Number | None = None


class EventStart(_Act, frozen=True, tag="start"):
    """Begin now; `without` those who have no deck or have not checked in, where that is asked for."""

    without: bool = False


class EventPair(_Act, frozen=True, tag="pair"):
    """Begin the next round now, without the rest of the break."""


class EventSetPairs(_Act, frozen=True, tag="set_pairs"):
    """Pair the next round otherwise, or the present one while it has no result."""

    round: Number
    pairs: Pairs
    why: Why


class EventReport(_Act, frozen=True, tag="report"):
    """Enter a result, or with a reason correct one."""

    round: Number
    table: TableNumber
    first: Games
    second: Games
    drawn: Games = 0
    forfeit: bool = False
    why: Said = ""


class EventTakeBack(_Act, frozen=True, tag="take_back"):
    """The last round has never been."""

    round: Number
    why: Why


class EventFinish(_Act, frozen=True, tag="finish"):
    """Make the standings final."""


class EventCancel(_Act, frozen=True, tag="cancel"):
    """The tournament does not take place."""

    why: Why


class EventChange(_Act, frozen=True, tag="change"):
    """Announce other settings."""

    settings: EventBody
    why: Why


class EventAppoint(_Act, frozen=True, tag="appoint"):
    """Give an account a role, by its name."""

    name: Label
    role: Role


class EventDismiss(_Act, frozen=True, tag="dismiss"):
    """Take a role away."""

    person: Handle
    role: Role


class EventRemoveName(_Act, frozen=True, tag="remove_name"):
    """Take out the name of somebody who played at a real table."""

    player: Handle


class EventPenalize(_Act, frozen=True, tag="penalize"):
    """Give a penalty; without `grade` the one that the table of penalties says now."""

    player: Handle
    infraction: Infraction
    grade: Grade | None = None
    why: Said = ""


class EventPardon(_Act, frozen=True, tag="pardon"):
    """Take a penalty back."""

    number: Number
    why: Why


class EventDisqualify(_Act, frozen=True, tag="disqualify"):
    """Take a player out for good."""

    player: Handle
    why: Why


class EventMoreTime(_Act, frozen=True, tag="more_time"):
    """Give a match more of the round's time."""

    round: Number
    table: TableNumber
    seconds: Annotated[int, Meta(ge=1, le=7_200)]
    why: Said = ""


class EventCheckDeck(_Act, frozen=True, tag="check_deck"):
    """What came of holding a deck against its list."""

    player: Handle
    right: bool
    why: Said = ""


class EventSeeDeck(_Act, frozen=True, tag="see_deck"):
    """Open the list of a player; the log tells everybody that this judge has."""

    player: Handle


class EventNote(_Act, frozen=True, tag="note"):
    """A note for judges alone."""

    words: Annotated[Said, Meta(min_length=1)]
    player: Handle | None = None


class EventAnswer(_Act, frozen=True, tag="answer"):
    """The head judge answers an appeal."""

    number: Number
    words: Annotated[Said, Meta(min_length=1)]


class EventRate(_Act, frozen=True, tag="rate"):
    """The rating that a player is seeded by."""

    player: Handle
    rating: Rating


class EventAwardBye(_Act, frozen=True, tag="award_bye"):
    """A player has the bye in a round that is yet to be paired."""

    player: Handle
    round: Number
    worth: Worth = "win"


class EventWithdrawBye(_Act, frozen=True, tag="withdraw_bye"):
    """A bye that was awarded is not."""

    player: Handle
    round: Number


class EventKeepApart(_Act, frozen=True, tag="keep_apart"):
    """No two of these meet while there is another way."""

    players: Group


class EventLetMeet(_Act, frozen=True, tag="let_meet"):
    """These may meet again."""

    players: Group


EventAct: TypeAlias = (
    EventJoin
    | EventAdd
    | EventInvite
    | EventCheckIn
    | EventDeck
    | EventDrop
    | EventReturn
    | EventBegin
    | EventClaim
    | EventAppeal
    | EventCallJudge
    | EventSettleCall
    | EventRate
    | EventAwardBye
    | EventWithdrawBye
    | EventKeepApart
    | EventLetMeet
    | EventStart
    | EventPair
    | EventSetPairs
    | EventReport
    | EventTakeBack
    | EventFinish
    | EventCancel
    | EventChange
    | EventAppoint
    | EventDismiss
    | EventRemoveName
    | EventPenalize
    | EventPardon
    | EventDisqualify
    | EventMoreTime
    | EventCheckDeck
    | EventSeeDeck
    | EventNote
    | EventAnswer
)
