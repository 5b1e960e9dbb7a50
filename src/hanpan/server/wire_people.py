"""The protocol between browser and server: people who look for each other, and what is told of them."""

from typing import Literal, TypeAlias

from hanpan.core.contract.bounds import Said, Word
from hanpan.core.contract.seat import Seat
from hanpan.server.wire import Phrase
from hanpan.server.wire_base import Body, Reply
from hanpan.server.wire_http import PlayedMatch

Part: TypeAlias = Literal["there", "ratings", "record", "opponents", "replays", "streaks", "skill", "events"]
"""What a page about somebody tells: whether they are there, ratings with their graphs, …"""
Answer: TypeAlias = Literal["waits", "accepted", "declined"]
TieKind: TypeAlias = Literal["friend", "block", "mute"]
Audience: TypeAlias = Literal["all", "friends", "none"]
Reason: TypeAlias = Literal["name", "stalling", "cheating", "rude", "other"]


class SeekBody(Body, frozen=True):
    """Look for somebody to play with."""

    game: Word
    mode: Word | None = None
    rated: bool = False


class ChallengeBody(Body, frozen=True):
    """Ask somebody to play."""

    game: Word
    mode: Word | None = None


class AnswerBody(Body, frozen=True):
    """Take a challenge up, or not; whoever made it takes it back."""

    accept: bool


class TieBody(Body, frozen=True):
    """What one decides about somebody: wants to be a friend, blocks, mutes; or does so no more."""

    kind: TieKind
    on: bool


class ReportBody(Body, frozen=True):
    """What is wrong with somebody, for whoever runs the server."""

    reason: Reason
    words: Said = ""


class SeatReportBody(ReportBody, frozen=True, kw_only=True):
    """The same, about whoever sits there."""

    seat: Seat


class SayBody(Body, frozen=True):
    """One of the prepared phrases."""

    phrase: Phrase


class Reported(Reply, frozen=True):
    """It has been taken."""

    done: bool = True


class MuteBody(Body, frozen=True):
    """Hear nothing more of whoever sits there, or hear it again."""

    seat: Seat
    on: bool


class ShownBody(Body, frozen=True):
    """Who may see what of me; what is not named stays as it is."""

    shown: dict[Part, Audience]


class PersonName(Reply, frozen=True):
    """Somebody with an account."""

    id: str
    name: str


class Seeking(Reply, frozen=True):
    """What I look for, how long already, and how many others look for the same. `reach`: how far the strength of a
    rival may be from mine (null: any), by `widens` more with every second, until anybody will do in `anybody_in_ms`.
    `bot`: who of about my strength is offered once `bot_in_ms` have passed."""

    game: str
    mode: str
    rated: bool
    waited_ms: int
    reach: int | None
    widens: int
    anybody_in_ms: int
    others: int
    bot: str
    bot_in_ms: int


class Met(Reply, frozen=True):
    """Somebody was found: the table is open, and I have a seat at it."""

    table: str
    game: str


class ChallengeInfo(Reply, frozen=True):
    """Somebody asks somebody else to play. `table`: where, once it is taken up."""

    id: str
    mine: bool  # I have asked
    by: PersonName
    to: PersonName
    game: str
    mode: str
    left_ms: int
    answer: Answer
    table: str | None


class EventCall(Reply, frozen=True):
    """A tournament in which I play and that is not over. `round` and `number` are those of the match that I have to
    play now, 0: there is none; `table`: where it is, unless it is at a real one."""

    id: str
    name: str
    started: bool
    at_tables: bool
    round: int
    number: int
    table: str | None


class News(Reply, frozen=True, tag="news"):
    """What concerns me beside any table. `asks`: how many want to be my friend; `here`: my friends who are there;
    `events`: tournaments in which I play."""

    seeking: Seeking | None
    met: Met | None
    challenges: list[ChallengeInfo]
    asks: int
    here: list[PersonName]
    events: list[EventCall]


class Friend(Reply, frozen=True):
    """A friend; `there`: null where it is not told."""

    id: str
    name: str
    there: bool | None


class Circle(Reply, frozen=True):
    """My friends, who asks me to be one, whom I have asked, and whom I have blocked or muted."""

    friends: list[Friend]
    asking: list[PersonName]
    asked: list[PersonName]
    blocked: list[PersonName]
    muted: list[PersonName]


class Found(Reply, frozen=True):
    """Whoever is called so; null: nobody with an account."""

    person: PersonName | None


class Rated(Reply, frozen=True):
    """A rating: rounded, with how far off it may be. `provisional`: not to be relied on yet."""

    rating: int
    deviation: int
    provisional: bool


class GraphPointOfRating(Reply, frozen=True):
    """The rating after a game: when it was (milliseconds since the epoch)."""

    at: int
    rating: int
    deviation: int


class PoolRating(Reply, frozen=True):
    """A rating in one game and class of modes in the present season, and the points of its graph, the last of them
    last."""

    game: str
    pool: str
    modes: list[str]
    now: Rated
    season: str
    place: int | None
    won: int
    drawn: int
    lost: int
    points: list[GraphPointOfRating]


class Tally(Reply, frozen=True):
    """Games won, drawn and lost."""

    won: int
    drawn: int
    lost: int


class GameTally(Tally, frozen=True):
    """The same in one game, against people."""

    game: str


class OpponentTally(Tally, frozen=True):
    """The same against one person, in all games; `name` only for an account."""

    id: str
    name: str


class LevelTally(Tally, frozen=True):
    """The same against a level of a game's own AI. `expected`: points of a hundred games against it that the best
    rating in this game promises; null where nothing can be said."""

    game: str
    level: str
    expected: int | None


class Streak(Reply, frozen=True):
    """Wins in a row against people: now, and the most there were."""

    game: str
    now: int
    best: int


class Profile(Reply, frozen=True):
    """The page about somebody, as far as whoever asks may see it: a part that is kept from them is null."""

    id: str
    name: str
    since: int
    mine: bool
    friend: Literal["no", "asked", "asking", "yes"]  # asked: by me; asking: me
    blocked: bool
    muted: bool
    there: bool | None
    ratings: list[PoolRating] | None
    record: list[GameTally] | None
    opponents: list[OpponentTally] | None
    replays: list[PlayedMatch] | None
    streaks: list[Streak] | None
    skill: list[LevelTally] | None
    events: list[PersonName] | None  # of each the id and the name
    shown: dict[Part, Audience] | None  # who may see what, for the person alone


class LeaderRow(Tally, frozen=True):
    """Somebody's place on a leaderboard."""

    place: int
    id: str
    name: str
    mine: bool
    rating: int
    deviation: int


class Leaderboard(Reply, frozen=True):
    """The best of a game and class of modes in a season, without provisional ratings. `seasons`: those with games, the
    newest first; `classes`: all classes of the game with their modes. `own`: what I have there, place or not."""

    game: str
    pool: str
    season: str
    seasons: list[str]
    ends_at: int
    over: bool
    classes: dict[str, list[str]]
    rows: list[LeaderRow]
    own: Rated | None


class SeatRating(Reply, frozen=True):
    """What a rated game means for a seat: the rating before it, and after it once it is told."""

    before: Rated
    after: Rated | None


class TableRatings(Reply, frozen=True):
    """The ratings at a rated table. `uncounted` says why a game that is over moves none."""

    seats: dict[Seat, SeatRating]
    uncounted: str | None
