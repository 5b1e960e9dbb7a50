"""The protocol between browser and server: every message of the socket, and what HTTP shares with it (wire_http.py).

The TypeScript types in web/src/wire.ts are generated from both files; docs/protocol.md explains them.

Rules of the socket:
- The client speaks first (`hello`); a wrong version is answered with `reload` and nothing else.
- Every client request carries an `id` of the client's own making. The server remembers the answers of
  the last requests of a seat, so a repeated id is answered again and never done twice.
- Every message about the table carries `seq`, counted per viewer; after a gap the client asks for `resync`.
- An answer is acknowledged (`done`) only after it is stored.
- What a viewer gets is projected on the server for that viewer: a browser never holds a hidden card.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from hanpan.core.chance.dice import Hex32, ValueSource
from hanpan.core.contract.bounds import CARDS, Count, Exact, Text, Whole, Word
from hanpan.core.contract.event import Event
from hanpan.core.contract.game import Outcome, Prompt
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import RoundSeed
from hanpan.core.match.patches import Patch
from hanpan.server.wire_base import Body, Face, Reply
from hanpan.server.wire_coach import AskHint, HintReply, Weigh, Weighed
from hanpan.server.wire_judge import AgreeCorrection, AgreeJudge, CallJudge, GiveTime, Rule, SettleCall, TakeBack

PROTOCOL_VERSION = 1

SeatKind: TypeAlias = Literal["person", "bot", "open"]
Visibility: TypeAlias = Literal["public", "link"]
TableStatus: TypeAlias = Literal["waiting", "playing", "over", "aside"]
"""`aside`: the server cannot go on with it at present; nothing is lost, nobody has lost, no clock runs."""
Phrase: TypeAlias = Literal["hello", "luck", "nice", "wow", "thanks", "sorry", "moment", "game", "again", "bye"]
"""What one may say to strangers: the client has the words."""
EndReason: TypeAlias = Literal["played", "resigned", "timeout", "agreed", "ended", "judged", "annulled"]
"""`judged`: a judge has decided; `annulled`: a judge has taken back the ruling that had ended it."""


# --- parts ---------------------------------------------------------------------------------------


class Clock(Body, frozen=True, omit_defaults=False):
    """Thinking time: a base with an increment for each answer, and a limit for each single decision."""

    base_s: Whole = 300
    increment_s: Whole = 5
    decision_s: Whole = 60


class SeatDice(Reply, frozen=True):
    """What a seat has added to dice that bind both sides: its hash at once, the value from the beginning of the game.

    A bot, or a seat that opened none in time, has one that follows from the secret (`from`: `server`).
    """

    pledge: str | None
    opened: bool
    value: str | None
    source: ValueSource | None = msgspec.field(name="from")


class SeatInfo(Reply, frozen=True):
    """Who sits where. `dice` is null where the dice take no values of seats."""

    kind: SeatKind
    name: str  # a person's name, or the level of a bot
    online: bool
    dice: SeatDice | None
    guest: bool  # has no account: the name may be anybody's
    gone: bool  # has deleted the account: the name is no more
    left: bool  # left a match of three and more that the others play on
    kept: bool  # was left, and a bot may take it (take_over)
    disqualified: bool  # by a judge: nobody plays a rematch with it
    faults: int  # answers that its bot failed to give, so that the game's default stands; of a live table
    person: str | None  # the id of an account: its page is `people/{person}`
    face: Face | None  # that the person has chosen; told of a live table


class ClockState(Reply, frozen=True):
    """Time left, as of `at` on the server's clock (milliseconds since the epoch)."""

    at: int
    running: bool
    left_ms: dict[Seat, int]
    decision_left_ms: dict[Seat, int]
    missed: dict[Seat, int]  # decisions made for an absent player so far
    used_ms: dict[Seat, int]  # of this game, where its rules keep time; else empty
    game_left_ms: int | None  # until the rules' next consequence: a warning, then the loss
    reminded: list[Seat]  # who has thought longer than the rules find polite


class JudgeInfo(Reply, frozen=True):
    """Somebody who judges at a table, or would: by the role of the account, or by the table's own link."""

    id: str  # quoted by a seat that agrees
    name: str
    link: bool  # came by the link, and judges once every person at the table agrees
    here: bool
    judging: bool  # may give rulings now
    agreed: list[Seat]


class TableInfo(Reply, frozen=True):
    """What anybody may know of a table."""

    id: str
    game: str
    mode: str
    variant: str
    overrides: dict[str, int]
    day: str | None  # 2026-11-16: on which it was opened, in games where something depends on it
    status: TableStatus
    visibility: Visibility
    seats: dict[Seat, SeatInfo]
    clock: Clock | None
    spectator_delay_s: int
    round: int
    progress: dict[str, int]  # how it stands: arguments of `progress-<game>`; told in lists, empty: not known
    created_at: int
    commitment: str  # the hash of the match secret, published before the first draw
    dice: Literal["secret", "bound"]  # from the secret alone, or from values of the seats besides
    watchers: int
    kind: Literal["match", "tutorial", "branch"]
    previous: str | None  # the table this one is a rematch or branch of
    next: str | None  # the rematch, once there is one
    calls: list[Seat]  # who has called a judge and waits for one
    judge_link: bool  # whether there is a link with which somebody may come as this table's own judge
    judges: list[JudgeInfo]
    draws: bool  # whether the seats may agree on a draw; told of a live table
    coach: bool  # whether the game has a coach; told of a live table
    game_number: int | None  # the game of a match that can be given up or drawn alone now; told of a live table
    game_to_lose: int | None  # that a judge can let a seat lose: before its first card too
    seconds: dict[str, int]  # that a kind of question leaves where there is a clock; told of a live table
    rated: bool  # whether ratings depend on it
    event: str | None  # the tournament that it was opened by
    missing: str | None  # the package of a game that is not installed here; empty: which is not known


class Choice(Reply, frozen=True):
    """One thing the board offers, why it may not be chosen now, and what speaks against it otherwise."""

    action: Any
    cost: int | None
    refusal: Refusal | None
    warning: Refusal | None


class Asked(Reply, frozen=True):
    """What the viewer's seat is asked now. `menu` lists the single parts, `legal` every whole answer.

    Where answers are composed of parts (`prompt.composed`), `legal` is empty: the list would be long and unread.
    """

    prompt: Prompt
    step: int  # quote it with the answer; a stale one is refused
    legal: list[Any]
    menu: list[Choice]
    sealed: Any | None  # the own answer, if given and still to be taken back
    draft: Any | None  # the own half-built answer, as it was last sent and could be taken


class Ending(Reply, frozen=True):
    """How the table ended. `secret` is revealed here, so that everybody can check the dice; of a run of the day only
    when the day is over."""

    reason: EndReason
    winner: Seat | None
    outcome: Outcome | None
    secret: str | None


class OptionInfo(Reply, frozen=True):
    """One thing to take, in words. `action` is the answer that it gives; null: it leads on to more options."""

    said: list[str]  # what to ask with for what comes next
    words: str
    text: str  # the text form of the answer
    action: Any | None
    answers: int | None  # how many it leads to, where they can be counted
    cost: int | None
    refusal: Refusal | None
    warning: Refusal | None


# --- the socket: client to server ----------------------------------------------------------------


class Hello(Body, frozen=True, tag="hello"):
    """The first message. `key` is the secret of a seat or of the judge's link; without one the viewer is a spectator.

    `judge`: an account with the judge's role comes to judge. `known`: how many steps this browser has been told before.
    `face`: the face that whoever sits there has chosen.
    """

    version: Exact
    key: Word | None = None
    lang: Literal["ko", "en"] = "en"
    judge: bool = False
    known: Count = 0
    face: Face | None = None


class Act(Body, frozen=True, tag="act"):
    """Answer the prompt of `step`."""

    id: Word
    step: Count
    action: Any


class Draft(Body, frozen=True, tag="draft"):
    """The answer to the prompt of `step` as far as it is built; None or an empty one: nothing is chosen any more.

    It is not answered. When the time for the decision runs out it is played.
    """

    step: Count
    action: Any


class Pledge(Body, frozen=True, tag="pledge"):
    """Bind the own seat to a random value by its hash, once the commitment of the table is known."""

    id: Word
    hash: Hex32


class OpenValue(Body, frozen=True, tag="open_value"):
    """Open the value that was pledged, when all persons at the table have pledged theirs."""

    id: Word
    value: Hex32


class Withdraw(Body, frozen=True, tag="withdraw"):
    """Take back the sealed answer while the other seat has not answered."""

    id: Word
    step: Count


class Resign(Body, frozen=True, tag="resign"):
    """Give the match up. From three seats on the others play on. `game`: only the present game of the match, which goes
    on (`TableInfo.game_number`)."""

    id: Word
    game: bool = False


class TakeOver(Body, frozen=True, tag="take_over"):
    """From three seats on: let a bot play a seat. Whoever still plays may ask it for a seat that was left and is kept;
    for the own seat it means to leave, and that a bot plays on."""

    id: Word
    seat: Seat
    level: Word


class OfferDraw(Body, frozen=True, tag="offer_draw"):
    """Offer a draw, or accept the one that is offered: of the match, or of the present game of it alone (`game`)."""

    id: Word
    game: bool = False


class DeclineDraw(Body, frozen=True, tag="decline_draw"):
    """Decline the draw that is offered."""

    id: Word


class Rematch(Body, frozen=True, tag="rematch"):
    """Ask for, or accept, another game with the seats swapped; with more than two everybody moves on by one."""

    id: Word


class AskOptions(Body, frozen=True, tag="ask_options"):
    """Ask how the prompt of `step` may be answered, a few options at a time and in words, after those in `said`."""

    id: Word
    step: Count
    said: Annotated[tuple[Text, ...], Meta(max_length=CARDS)] = ()
    lang: Literal["ko", "en"] = "en"


class ReadText(Body, frozen=True, tag="read_text"):
    """Ask which answer to the prompt of `step` a text names, and whether it may be given."""

    id: Word
    step: Count
    text: Annotated[str, Meta(max_length=4_000)]
    lang: Literal["ko", "en"] = "en"


class CheckAnswers(Body, frozen=True, tag="check"):
    """Ask why each of these answers to the prompt of `step` might not be given; none of them is."""

    id: Word
    step: Count
    actions: Annotated[tuple[Any, ...], Meta(max_length=64)]


class Resync(Body, frozen=True, tag="resync"):
    """Ask for a fresh `welcome`. `known`: as in `hello`."""

    known: Count = 0


class Ping(Body, frozen=True, tag="ping"):
    """Keep the line alive."""

    at: Exact


FromClient: TypeAlias = (
    Hello
    | Act
    | Draft
    | Pledge
    | OpenValue
    | Withdraw
    | Resign
    | TakeOver
    | OfferDraw
    | DeclineDraw
    | Rematch
    | AskHint
    | Weigh
    | AskOptions
    | ReadText
    | CheckAnswers
    | CallJudge
    | SettleCall
    | AgreeJudge
    | AgreeCorrection
    | Rule
    | TakeBack
    | GiveTime
    | Resync
    | Ping
)


# --- the socket: server to client ----------------------------------------------------------------


class Welcome(Reply, frozen=True, tag="welcome"):
    """Everything the viewer may know, from the beginning: the state of the world after any gap."""

    version: int
    seq: int
    seat: Seat | None
    judge: bool  # whether this viewer may judge; a judge sees what spectators see, at once
    table: TableInfo
    step: int
    view: Any
    events: list[list[Event]]  # by step, as the viewer saw them
    patches: list[list[Patch]]  # of the steps from `known` on, of every event; none where they are not at hand
    asked: Asked | None
    waiting: list[Seat]
    clock: ClockState | None
    draw_offer: Seat | None  # who offered first
    draw_by: list[Seat]  # all who want one: it needs everybody who still plays
    draw_game: bool  # whether only the present game of the match would be drawn
    rematch_by: list[Seat]
    ending: Ending | None
    seeds: list[RoundSeed]  # of the rounds so far, in games that open them round by round


class Update(Reply, frozen=True, tag="update"):
    """The game went on by one step.

    `patches` has for each event but the last what it changes in the view before; with the last one comes `view`. It is
    empty where the game's views change with whole steps only, and in the first step, before which there was no view.
    """

    seq: int
    step: int
    events: list[Event]
    patches: list[Patch]
    view: Any
    asked: Asked | None
    waiting: list[Seat]
    clock: ClockState | None
    ending: Ending | None
    seeds: list[RoundSeed]


class Notice(Reply, frozen=True, tag="notice"):
    """Something about the table that is not a step: who is there, who has answered, offers, clocks."""

    seq: int
    table: TableInfo
    asked: Asked | None
    waiting: list[Seat]
    clock: ClockState | None
    draw_offer: Seat | None  # who offered first
    draw_by: list[Seat]  # all who want one: it needs everybody who still plays
    draw_game: bool  # whether only the present game of the match would be drawn
    rematch_by: list[Seat]
    ending: Ending | None


class Done(Reply, frozen=True, tag="done"):
    """The request was carried out and stored."""

    id: str


class Refused(Reply, frozen=True, tag="refused"):
    """The request was refused by a rule of the game or of the table; nothing has changed."""

    id: str
    refusal: Refusal


class OptionsReply(Reply, frozen=True, tag="options"):
    """What may be taken now, what the board shows and may not be chosen, and what was taken so far, in words."""

    id: str
    step: int
    options: list[OptionInfo]
    refused: list[OptionInfo]
    so_far: str


class TextReply(Reply, frozen=True, tag="text_read"):
    """What a text comes to: an answer in words and why it may not be given, or what is wrong with the text."""

    id: str
    action: Any | None
    words: str
    refusal: Refusal | None
    fault: str  # in English, as the game's own reader says it; empty where the text was read


class Checked(Reply, frozen=True, tag="checked"):
    """Why each answer may not be given, in their order; null: it may."""

    id: str
    refusals: list[Refusal | None]


class Said(Reply, frozen=True, tag="said"):
    """Somebody at the table says one of the prepared phrases; told to those who sit there alone."""

    seat: Seat
    phrase: Phrase


class Pong(Reply, frozen=True, tag="pong"):
    """The line is alive; `server_at` lets the client show clocks rightly."""

    at: int
    server_at: int


class Reload(Reply, frozen=True, tag="reload"):
    """The client speaks another version: reload the page between rounds."""

    version: int


class Problem(Reply, frozen=True, tag="problem"):
    """A message the server could not take: malformed, too large, too fast, out of order."""

    code: str
    message: str
    id: str | None = None


FromServer: TypeAlias = (
    Welcome
    | Update
    | Notice
    | Done
    | Refused
    | HintReply
    | Weighed
    | OptionsReply
    | TextReply
    | Checked
    | Said
    | Pong
    | Reload
    | Problem
)
