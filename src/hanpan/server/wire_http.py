"""The protocol between browser and server: every HTTP body. The socket's messages are in wire.py."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from hanpan.core.contract.bounds import CARDS, LISTED, Changes, Count, Seed, Text, Whole, Word
from hanpan.core.contract.event import Event, Fields
from hanpan.core.contract.happening import Counted, Role
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Words
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import RoundSeed
from hanpan.core.match.patches import Patch
from hanpan.server.wire import Clock, Ending, SeatDice, TableInfo, Visibility
from hanpan.server.wire_base import Body, Reply
from hanpan.server.wire_coach import Weighing

DiceWithout: TypeAlias = Literal["daily", "tutorial", "position", "branch", "pinned", "earlier"]


class Me(Reply, frozen=True):
    """The visitor: a guest at first, an account after registering. `judge`: may judge at any table."""

    id: str
    name: str
    guest: bool
    judge: bool


class NameBody(Body, frozen=True):
    """A new display name."""

    name: Word


class CredentialsBody(Body, frozen=True):
    """Name and password of an account."""

    name: Word
    password: Text


class LoginBody(CredentialsBody, frozen=True):
    """Name and password of an account, and a one-time or recovery code where the account asks for one."""

    code: Word | None = None


class PasswordBody(Body, frozen=True):
    """The password once more, before something that only its owner may do."""

    password: Text


class NewPasswordBody(PasswordBody, frozen=True):
    """The password and the one that takes its place, and a one-time or recovery code where the account asks for one."""

    new: Text
    code: Word | None = None


class CodeBody(Body, frozen=True):
    """A one-time code of the app that was just set up."""

    code: Word


class ProofBody(Body, frozen=True):
    """What proves an account's owner: the password, and a code where codes are on. A guest needs neither."""

    password: Text | None = None
    code: Word | None = None


class SessionInfo(Reply, frozen=True):
    """Where somebody is logged in; times in milliseconds since the epoch, `seen_at` to the day."""

    id: str
    device: str  # browser and system, as the browser says; empty if it does not
    created_at: int
    seen_at: int
    here: bool  # the session that asks


class AccountInfo(Reply, frozen=True):
    """What the visitor's own page shows."""

    name: str
    guest: bool
    created_at: int
    may_rename: bool  # the name was changed because it looked like another; a new one may be chosen at once
    codes: bool  # whether logging in asks for a one-time code
    recovery_left: int
    sessions: list[SessionInfo]


class CodesStart(Reply, frozen=True):
    """The secret for an app: as text, as the address that the app reads, and that as a picture (SVG)."""

    secret: str
    address: str
    picture: str


class RecoveryCodes(Reply, frozen=True):
    """Ten codes that open the account once each without the app; told this once."""

    codes: list[str]


class SeatBody(Body, frozen=True):
    """Who shall sit at a seat: the creator (`me`), whoever opens the link (`open`), or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Word | None = None


class TableBody(Body, frozen=True):
    """A new table."""

    game: Word
    seats: dict[Seat, SeatBody]
    mode: Word | None = None
    overrides: Changes = msgspec.field(default_factory=dict)
    clock: Clock | None = None
    visibility: Visibility = "link"
    spectator_delay_s: Whole = 0
    tutorial: bool = False
    seed: Seed | None = None  # a tutorial's dice, known to everybody; refused for any other table
    judge: bool = False  # make a key with which somebody may come as this table's judge


class BranchBody(Body, frozen=True):
    """Play on from a moment of a finished game against a bot, with its dice or with new ones."""

    step: Count
    seat: Seat
    level: Word
    pinned: bool = True


class PositionBody(Body, frozen=True):
    """Play on from a position, described as a case describes it, against a bot; the usual one where none is named."""

    game: Word
    given: Annotated[dict[Word, Any], LISTED]
    seat: Seat = "p1"
    level: Word | None = None
    overrides: Changes = msgspec.field(default_factory=dict)


class Seated(Reply, frozen=True):
    """A seat taken: its secret key, for this visitor alone. `judge_key` is told to whoever opened the table."""

    table: TableInfo
    seat: Seat | None
    key: str | None
    judge_key: str | None


class TableList(Reply, frozen=True):
    """Some tables, newest first."""

    tables: list[TableInfo]


MatchResult: TypeAlias = Literal["won", "lost", "draw", "none"]
"""For whoever asks; `none`: it was taken back or ended from outside."""


class PlayedMatch(Reply, frozen=True):
    """A match of mine that is over: where I sat, how it went, and when it ended (milliseconds since the epoch)."""

    table: TableInfo
    seat: Seat
    result: MatchResult
    ended_at: int


class MatchList(Reply, frozen=True):
    """Matches of mine, the last one first; `more`: there are earlier ones."""

    matches: list[PlayedMatch]
    more: bool


class CaseInfo(Reply, frozen=True):
    """A ruling of the casebook: which clauses it is about, and the case itself as it is run."""

    id: str
    title: str
    rules: list[str]
    text: str


class Opening(Reply, frozen=True):
    """A kind of event with which a round or a turn begins; the field of that name says which."""

    kind: str
    counted: Counted
    where: tuple[str, str] | None  # only an event whose field has this value


class Exceptional(Reply, frozen=True):
    """Events of a kind that have another part in the story than the kind has: those whose field has such a value."""

    kind: str
    field: str
    values: tuple[str, ...]
    part: Role


class Telling(Reply, frozen=True):
    """How a log tells one line an action: the part of each kind of event. A kind that is not there is a result."""

    kinds: dict[Role, list[str]]
    exceptions: list[Exceptional]


class GameCard(Reply, frozen=True):
    """A game as the lobby shows it."""

    id: str
    seats: int
    counts: list[int]  # how many may play; one number where it is always the same
    modes: list[str]
    default_mode: str
    queues: list[str]  # the modes in which one can look for somebody to play with
    classes: dict[str, list[str]]  # in which people are rated, each with its modes
    bots: list[str]
    rules_version: str
    default_clock: Clock | None  # what a new table between two people is offered
    seconds: dict[str, int]  # that a kind of question leaves at a table with a clock, where the rules say so
    cards: bool  # whether it has a list of cards
    decks: bool  # whether one can bring a deck of one's own
    words: dict[Lang, str]  # a Fluent file by language: `game-<id>` with its text, `mode-<id>-<mode>`
    headings: list[str]  # kinds of events that only name the phase that begins: no line of a log
    openings: list[Opening]  # kinds of events with which a round or a turn begins
    story: Telling  # which kinds of events are actions, and which are told on request only


class GameTexts(Reply, frozen=True):
    """The words of a game in one language, for a board in the browser: a Fluent file."""

    ftl: str


class Guide(Reply, frozen=True):
    """A short rulebook as Markdown."""

    text: str


class ParamInfo(Reply, frozen=True):
    """One number of a game's rules: its name, clause, range and default."""

    name: str
    clause: str
    low: int
    high: int
    default: int


class Numbers(Reply, frozen=True):
    """The numbers of a variant by name, and the odds of its choices as its coach gives them."""

    values: dict[str, int]
    odds: list[dict[str, Any]]


class DeckBody(Body, frozen=True):
    """A deck to look through."""

    cards: Annotated[list[Word], msgspec.Meta(max_length=CARDS)]
    overrides: Changes = msgspec.field(default_factory=dict)
    side: Annotated[list[Word], msgspec.Meta(max_length=CARDS)] = msgspec.field(
        default_factory=list
    )  # kept beside it, in games with sideboards
    day: Word | None = None  # 2026-11-16: of the table that it is for; today, if nobody says


class DeckReport(Reply, frozen=True):
    """Everything that keeps a deck from being played, and what it will suffer from. `sideboard`: how many cards may
    lie beside it; 0: the game has no sideboards. `hand`: how many cards one begins with."""

    faults: list[Refusal]
    warnings: list[Refusal]
    sideboard: int = 0
    hand: int = 0


class DeckFilled(Reply, frozen=True):
    """A deck that may be played, with as much of the one that was sent as can be."""

    cards: list[str]


class DiceCheck(Reply, frozen=True):
    """What the fair-dice page shows: the commitment, the seats' values, the secret, and what comparing them found.

    `dice` is `bound` where the seats' values are in them; else `without` says why they are not. `match_key` is told
    with the secret.

    `draws` have `step`, `round`, `label` and `outcome`: all of them once the game is over; before, in games with
    `rounds`, those of rounds that are over and hide nothing.
    """

    table: str
    commitment: str
    secret: str | None
    ok: bool | None
    problems: list[str]
    problems_ko: list[str]
    draws: list[dict[str, Any]]
    rounds: list[RoundSeed]
    dice: Literal["secret", "bound"]
    without: DiceWithout | None
    seats: dict[Seat, SeatDice]
    match_key: str | None


class TimelineStep(Reply, frozen=True):
    """One step of a game as a viewer saw it: what happened, what each event changed (as in `update`), and the table
    after it. `chose`: then the viewer's seat chose something, and the coach may be asked about that."""

    step: int
    chose: bool
    events: list[Event]
    patches: list[Patch]
    view: Any


class Timeline(Reply, frozen=True):
    """A game from its beginning as `seat` saw it (None: a spectator), for the replay page."""

    table: TableInfo
    seat: Seat | None
    steps: list[TimelineStep]
    ending: Ending | None
    seeds: list[RoundSeed]  # of the rounds so far, as far as they are open


class SecondLook(Reply, frozen=True):
    """What a seat chose in a game that is over, in words, beside what the coach would have done in its place."""

    played: Words
    weighing: Weighing


class GraphPoint(Reply, frozen=True):
    """How the game stood after a step: `when` are the arguments of the game's message `progress`."""

    step: int
    when: dict[str, int]
    part: int  # of a match: no line goes from one part to the next
    values: dict[Seat, int]


class Moment(Reply, frozen=True):
    """Where the lead changed most: in which step, who gained by it, and what each seat won or lost from `when` to the
    next."""

    step: int
    when: dict[str, int]
    seat: Seat
    changes: dict[Seat, int]


class Graph(Reply, frozen=True):
    """How a game stood over its course, and its largest swings in their order; both empty for a game that does not
    say."""

    points: list[GraphPoint]
    moments: list[Moment]


class Health(Reply, frozen=True):
    """Whether the server is up and has room, how many tables and sockets it holds, and which installed games it cannot
    play."""

    status: Literal["ok", "starting"]
    tables: int
    sockets: int
    left_out: list[str]  # `skull (skull-game 1.0)`: why is in the log, and in `hanpan games`
    busy: bool  # games go on and nothing new begins: a proxy may send new visitors elsewhere


class ErrorReply(Reply, frozen=True):
    """Why a request failed: a code to act on, words to read, and where; `ko`: the words in Korean, or empty."""

    code: str
    message: str
    fields: Fields = msgspec.field(default_factory=dict)
    ko: str = ""


Unranked: TypeAlias = Literal["guest", "again", "hint", "judge", "restore"]


class DailyResult(Reply, frozen=True):
    """Somebody's run of the day: the first of an account, else the best; `tries`: how many of theirs are over.

    `table` is told to the player, and to everybody once the day is over. `unranked` says why the run does not count.
    """

    table: str | None
    name: str
    mine: bool
    won: bool
    numbers: list[int]  # as `DailyBoard.counted` names them
    tries: int
    unranked: Unranked | None


class DailyBoard(Reply, frozen=True):
    """The results of a day, those that count first, best first; `ends_at` is when the next day begins (milliseconds
    since the epoch)."""

    day: str
    ends_at: int
    over: bool
    counted: list[str]  # what ranks the runs after won and lost, the weightiest first: `label-<name>` has its words
    fewest: list[bool]  # of each of them, whether the smallest is the best
    results: list[DailyResult]


class Named(Reply, frozen=True):
    """A tag or a keyword of a card, and its name."""

    id: str
    name: str


class Banned(Reply, frozen=True):
    """Why a card may not be played now: whose month's list, since which day, and the reason."""

    month: str
    since: str
    reason: str


class CardReading(Reply, frozen=True):
    """What the rules mean for a card since the update of a month, and the clause that says so."""

    clause: str
    month: str
    text: str


class DeckCard(Reply, frozen=True):
    """A card as far as every game with decks tells it: what the deck builder shows."""

    id: str
    name: str
    names: Words
    kind: str
    kind_text: str
    cost: int
    text: str
    tags: list[Named]
    keywords: list[Named]
    decks: dict[str, int]  # how often it is in the decks that anybody may choose
    side: dict[str, int] | UnsetType = UNSET  # and in their sideboards
    aliases: list[str] | UnsetType = UNSET  # other ways to write its name
    banned: Banned | UnsetType | None = UNSET  # None: it may be played
    readings: list[CardReading] | UnsetType = UNSET
