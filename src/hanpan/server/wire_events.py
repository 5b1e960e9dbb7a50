"""What pages and the server say to each other about tournaments (docs/events.md).

In a tournament everybody has a handle (`n1`, `n2` …): its log knows nobody by any other name, so that a name can be
taken out later and every line still holds. `people` says who is behind a handle.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.contract.bounds import Label, Said, Word
from hanpan.core.contract.rulebook import Words
from hanpan.core.contract.seat import Seat
from hanpan.server.wire_base import Body, Reply
from hanpan.tournaments.orders import About, Grade, Role, Worth
from hanpan.tournaments.settings import (
    BestOf,
    Counting,
    Format,
    Legs,
    Players,
    Points,
    Seeding,
    Settings,
    TieBreak,
)
from hanpan.tournaments.state import Out
from hanpan.tournaments.terms import Terms

EventScope: TypeAlias = Literal["open", "playing", "over", "mine"]
EventStage: TypeAlias = Literal["open", "playing", "over"]
EventRole: TypeAlias = Literal["organiser", "head_judge", "judge", "player", "guest", "spectator"]
"""What somebody is in a tournament. An account that is nothing else is a spectator; whoever has none is a guest."""
PersonKind: TypeAlias = Literal["person", "guest", "bot", "named", "gone"]
"""With an account; without; a bot; somebody at a real table of whom there is a name only; whose name was taken out."""
Why: TypeAlias = Annotated[Said, Meta(min_length=1)]
Handle: TypeAlias = Annotated[Label, Meta(min_length=1)]
Rounds: TypeAlias = Annotated[int, Meta(ge=0, le=40)]


# What is sent.


class EventBody(Body, frozen=True):
    """A new tournament, or the settings that it has from now on."""

    name: Annotated[Label, Meta(min_length=1)]
    game: Word
    mode: Word = ""
    format: Format = "swiss"
    rounds: Rounds = 0
    cut: Players = 0
    best_of: BestOf = 1
    points: Points = msgspec.field(default_factory=Points)
    tie_breaks: Annotated[tuple[TieBreak, ...], Meta(max_length=8)] | None = None  # None: the usual ones
    capacity: Players = 0
    at_tables: bool = False
    terms: Terms = msgspec.field(default_factory=lambda: Terms(no_show_s=300, waiting_list=True))
    seeding: Seeding = "draw"
    third_place: bool = False
    legs: Legs = 1
    counting: Counting = "played"
    password: Label = ""  # where `terms.access` asks for one
    listed: bool = True  # whether it is in the list of all; else whoever has the link finds it


# What is told.


class EventInfo(Reply, frozen=True):
    """A tournament in a list. Moments are milliseconds since the epoch; 0: not known yet."""

    id: str
    name: str
    game: str
    mode: str
    format: Format
    stage: EventStage
    cancelled: bool
    round: int
    rounds: int
    players: int
    capacity: int
    created_at: int
    start_at: int
    ended_at: int
    at_tables: bool
    rated: bool
    bots: bool
    access: Literal["open", "password", "invitation"]
    accounts: bool  # whether guests cannot play in it
    languages: list[Literal["ko", "en"]]
    mine: list[str]  # what I am there: organiser, head_judge, judge, player
    table: str | None  # where I am to play now


class EventList(Reply, frozen=True):
    """Tournaments, those that begin or ended last first."""

    events: list[EventInfo]
    may_open: bool  # whether I am an organiser


class EventPerson(Reply, frozen=True):
    """Somebody in a tournament; `out` of a player says whether they play."""

    handle: str
    name: str
    kind: PersonKind
    roles: list[Role]
    plays: bool
    out: Out
    since: int
    checked_in: bool
    deck: bool  # whether one is registered
    recalled: bool  # the list that was registered may be played no more
    left_out: Literal["", "deck", "check_in"]  # why somebody did not play when it started
    level: str | None  # of a bot
    rating: int  # that one is seeded by; 0: not known
    invited: bool


class EventMatch(Reply, frozen=True):
    """A match: two handles, or one with a bye; a result once there is one (`how`: played, forfeit or bye)."""

    round: int
    number: int  # of the table
    first: str
    second: str | None
    score: list[int] | None  # games of the first, of the second, drawn
    how: Literal["played", "forfeit", "bye"] | None
    tables: list[str]  # where it was or is played, game by game
    live: str | None  # the one that is played now
    claimed: dict[str, list[int]]  # what players at real tables have said, by handle
    disputed: bool  # the two have said different things, and a judge decides
    slot: str | None  # its place in a bracket: W1.1, L2.1, F
    docked: list[int]  # games that each has lost by penalties
    forced: bool  # whether the two were to be kept apart, and there was no other way
    until: int | None  # when its time is up


class EventRow(Reply, frozen=True):
    """A line of the standings; tie-breaks as exact fractions (`7/12`)."""

    place: int
    player: str
    points: int
    won: int
    lost: int
    drawn: int
    breaks: list[str]


class EventStandings(Reply, frozen=True):
    """Who stands where. `hidden`: they open when the tournament is over."""

    round: int
    breaks: list[str]  # what the tie-breaks are called: `event-break-<name>`; of common dice the game's own labels
    rows: list[EventRow]
    final: bool
    hidden: bool


class EventStand(Reply, frozen=True):
    """A place of a bracket: who comes to it, as far as that is known, and who went on."""

    number: int
    round: int
    name: str
    first: str | None
    second: str | None
    known: bool
    winner: str | None
    from_first: list[str | int]  # seed, winner or loser, and of which seed or match
    from_second: list[str | int]
    score: list[int] | None  # games of the first, of the second, drawn
    tables: list[str]  # where its games were played
    live: str | None  # where one is played now


class EventBracket(Reply, frozen=True):
    """The elimination, its matches in their order; empty before it is drawn."""

    seeds: list[str]
    stands: list[EventStand]


class EventRule(Reply, frozen=True):
    """A rule that holds here: its clause, and what it says of this tournament."""

    clause: str
    title: Words
    text: Words
    numbers: dict[str, Any]


class EventPenalty(Reply, frozen=True):
    """A penalty as everybody sees it; the reason is told to the player and the judges."""

    number: int
    player: str
    infraction: About
    grade: Grade
    round: int
    lifted: bool
    why: str | None


class EventRecalled(Reply, frozen=True):
    """A registered list that may be played no more, and why, sentence by sentence; told to its player, and to
    organisers and judges who do not play."""

    player: str
    faults: list[Words]


class EventChanged(Reply, frozen=True):
    """Settings that were changed after they were announced: which of them, when, and why."""

    at: int
    what: list[str]
    why: str


class EventTableCall(Reply, frozen=True):
    """A call for a judge to a real table, by its number."""

    number: int
    by: str
    at: int
    round: int
    table: int


class EventMe(Reply, frozen=True):
    """What I am and may do here. `may`: the types of `EventAct` that I may send (not whether they fit just now)."""

    handle: str | None
    roles: list[str]
    may: list[str]
    table: str | None
    seat: Seat | None
    round: int
    number: int  # of my table
    invited: bool
    call: EventTableCall | None  # for a judge, to my real table


class EventHead(Reply, frozen=True):
    """The last line of the log that one may know, by its number and hash: whoever notes it can tell later whether
    anything up to it was changed or cut off."""

    lines: int
    sha256: str


class EventAwarded(Reply, frozen=True):
    """A bye that organisers gave."""

    player: str
    round: int
    worth: Worth


class EventPage(Reply, frozen=True):
    """Everything about a tournament beside its earlier rounds. `version` grows with every line of its log."""

    info: EventInfo
    version: int
    settings: Settings
    listed: bool
    rules: list[EventRule]
    people: list[EventPerson]
    matches: list[EventMatch]  # of the present round
    penalties: list[EventPenalty]
    recalled: list[EventRecalled]
    changes: list[EventChanged]  # the last ones
    me: EventMe
    next_at: int | None  # when the next round begins by itself, or the tournament, or when its time is up
    checks: list[str]  # whose decks judges look at in this round; told to judges
    head: EventHead | None  # of the log; None while results are hidden
    awarded: list[EventAwarded]
    apart: list[list[str]]  # groups of whom no two meet while there is another way


class EventAbsent(Reply, frozen=True):
    """Somebody who is missing: has not checked in, has no deck that may be played, or has not come to the table."""

    player: str
    why: Literal["check_in", "deck", "table"]
    table: int  # 0: none yet


class EventMissing(Reply, frozen=True):
    """Who is missing now."""

    missing: list[EventAbsent]


class EventRound(Reply, frozen=True):
    """A round that was, or is."""

    round: int
    matches: list[EventMatch]


class EventLine(Reply, frozen=True):
    """A line of the log: who did what, and when. `order` is as in the file of `hanpan event`."""

    n: int
    at: int
    by: str  # a handle; `rules`: the tournament itself
    order: dict[str, Any]


class EventLog(Reply, frozen=True):
    """Lines of the log, the earliest first; `more`: there are others behind them."""

    lines: list[EventLine]
    more: bool


class EventNews(Reply, frozen=True, tag="news", tag_field="type"):
    """What a socket is told: the log has grown to `version`. `table`: where I am to play now. `calls`: changes with
    every call for a judge and every answer to one; told to whoever has a role. `invited`: whether I am. `call`: the
    number of the one to my real table."""

    version: int
    table: str | None
    calls: int | None
    invited: bool
    call: int | None
