"""What the desk of a tournament tells organisers, judges and players (docs/events.md)."""

from typing import Literal, TypeAlias

from hanpan.core.contract.rulebook import Words
from hanpan.server.wire import TableInfo
from hanpan.server.wire_base import Reply
from hanpan.server.wire_events import EventRole, EventTableCall
from hanpan.tournaments.orders import Grade, Infraction

NoteKind: TypeAlias = Literal["note", "appeal", "answer", "reason"]


class EventDeckList(Reply, frozen=True):
    """A registered deck."""

    player: str
    cards: list[str]
    side: list[str]


class EventNoteInfo(Reply, frozen=True):
    """A note of a judge, the reason of a ruling, an appeal, or the answer to one."""

    number: int
    kind: NoteKind
    at: int
    by: str
    player: str | None
    about: int | None  # the penalty of an appeal or of a reason, the appeal of an answer
    words: str


class EventChecked(Reply, frozen=True):
    """A deck that was held against its list."""

    player: str
    judge: str
    round: int
    at: int
    right: bool


class EventDesk(Reply, frozen=True):
    """For judges: tables that call, notes, appeals; for a player: the own appeals with their answers, and the reasons
    of what was ruled about this player."""

    calls: list[TableInfo]
    table_calls: list[EventTableCall]  # to real tables, the earliest first; told to whoever has a role
    notes: list[EventNoteInfo]
    checked: list[EventChecked]  # told to judges
    table: dict[Infraction, list[Grade]]  # of penalties: for the first, the second and each later time
    due: dict[str, dict[Infraction, Grade]]  # what comes next for whoever has a penalty, by handle; told to judges


class EventRight(Reply, frozen=True):
    """A row of the table of rights: an act, and who may do it."""

    act: str
    who: list[EventRole]


class EventNext(Reply, frozen=True):
    """The next round as the rules pair it; a bye is a pair with nobody. `why`: there is none now, and why."""

    round: int
    pairs: list[tuple[str, str | None]]
    why: Words | None
