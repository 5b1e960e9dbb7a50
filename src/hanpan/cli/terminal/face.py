"""What a game brings to the terminal: its boards, the rows of its questions, its pauses and its words.

Everything else (the table, the log, the rules, whys, saves, menus) is the same for all games and asks
the face. A game's plugin names it (`terminal`); `load_face` finds it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from textual.containers import Container
from textual.content import Content
from textual.message import Message

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.games.registry import plugin
from hanpan.plugin import BadPart, Part, loaded

if TYPE_CHECKING:
    from hanpan.cli.terminal.context import Context

_PLAIN: Part[object] = "hanpan.cli.terminal.plain:FACE"  # of a game that brings none


class Answer(NamedTuple):
    """Taking the row answers the question."""

    action: Any


class Further(NamedTuple):
    """Taking the row goes on with a choice that is being made."""

    draft: Any


class Typed(NamedTuple):
    """Taking the row asks for the answer as text."""


Taken: TypeAlias = Answer | Further | Typed | Refusal


class Row(NamedTuple):
    """One line to choose, what it leads to, and the words below the list while it is highlighted."""

    content: Content
    taken: Taken
    detail: str = ""
    confirms: bool = False  # the last row of a choice in several parts
    key: str = ""  # a digit or letter of its own; where a row has one, numbers are no places in the list


class Halt(NamedTuple):
    """A pause after an answer: a heading, and every event that led there. Each can be asked why."""

    title: str
    heading: Content
    events: Sequence[Happening]


class Board(Container):
    """A part of the top of the table, usually a seat. `show` replaces everything on it."""

    holds_keys = False  # whether arrows and Enter are its own now
    says: Content | None = None  # what is told below the rows meanwhile

    class Picked(Message):
        """Something on the board was taken, as a row is."""

        def __init__(self, taken: Taken) -> None:
            super().__init__()
            self.taken = taken

    class Looked(Message):
        """Another part of the board is looked at: `says` has changed."""

    def show(self, context: "Context", *, motion: bool) -> None:
        """The table as it is; `motion`: something has just happened and may be seen to move."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Face:
    """A game at the terminal. Every function may read the view and the events, and computes no rule."""

    package: str  # where its words for the screen lie, in text/; none: those of the terminal do
    boards: Callable[[], Sequence[Board]]
    head: Callable[["Context"], str]  # the top line: mode, round, what is asked
    draft: Any  # what a choice in several parts begins with
    rows: Callable[["Context", Any], list[Row]]  # of the present question and draft
    halt: Callable[["Context", Sequence[Happening]], Halt | None]  # after an answer and what followed it
    standing: Callable[["Context"], str]  # how the game stands, in one line
    facts: Callable[["Context"], list[Content]]  # what is public and has no place on the boards
    result: Callable[["Context"], Content]  # by what it was decided, once it is over
    statistics: Callable[["Context"], list[Content]]
    mode: Callable[["Context", str], str]  # a mode in the menu
    words: Callable[["Context", Any], str] = lambda context, action: context.said(
        action
    )  # an answer as a person would say it
    rival: Callable[[str], str | None] = lambda mode: None  # who always sits opposite in a mode
    stage: Callable[["Context"], Content | None] | None = None  # what is being worked off, in a panel of its own
    stage_title: str = ""  # its message
    motion: bool = False  # whether anything moves
    asking: tuple[str, ...] = ()  # messages: settings of what the person is asked, walked through by a key
    unasked: Callable[["Context"], Any | None] = lambda context: None  # the answer given for the person as that is set
    keys: tuple[str, ...] = ()  # messages of keys of its own, `.does` what they do
    keys_line: str = ""  # the message of the bottom line, where it has one of its own


def load_face(game_id: str) -> Face:
    """The face of a game: its own, or the one for any game. Raises UnknownGame, BadPart."""
    named = plugin(game_id).terminal or _PLAIN
    face = loaded(named)
    if not isinstance(face, Face):
        raise BadPart(f"{named!r} of {game_id} is no face for the terminal")
    return face
