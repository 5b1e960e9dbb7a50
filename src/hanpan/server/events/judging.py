"""The judges' desk of a tournament: what was ruled and why, what comes next, who has looked at which list."""

from hashlib import sha256

import msgspec

from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Words
from hanpan.server.events.live import LiveEvent, refused
from hanpan.server.storage.rows import EventNoteRow, UserRow
from hanpan.server.wire import TableInfo
from hanpan.server.wire_desk import EventChecked, EventDesk, EventNext, EventNoteInfo
from hanpan.tournaments.event import next_round
from hanpan.tournaments.judging import due, ladder
from hanpan.tournaments.orders import CheckDeck, Grade, Infraction, Pair, SetPairs, TakeBack

_STAFF = ("organiser", "head_judge", "judge")


def sealed(words: str, live: LiveEvent) -> str:
    """What the public log says of a reason that only the player and the judges read: its salted hash."""
    if not words:
        return ""
    return "sealed:" + sha256(msgspec.json.encode([live.row.salt, words])).hexdigest()


def reads_notes(live: LiveEvent, user: UserRow | None) -> bool:
    """Whether somebody reads what judges write: judges, and organisers who do not play."""
    roles = live.roles_of(user)
    return not roles.isdisjoint(_STAFF) and "player" not in roles


def reason(live: LiveEvent, number: int, kept: str) -> str:
    """Why a penalty was given."""
    found = (note.words for note in live.notes if note.kind == "reason" and note.about == number)
    return next(found, "" if kept.startswith("sealed:") else kept)


def desk(live: LiveEvent, user: UserRow, calls: list[TableInfo]) -> EventDesk:
    """The desk, as much of it as this one may see."""
    judging = reads_notes(live, user)
    return EventDesk(
        calls,
        live.table_calls() if not live.roles_of(user).isdisjoint(_STAFF) else [],
        _notes(live, live.handle_of(user.id), judging=judging),
        _checked(live) if judging else [],
        ladder(),
        _due(live) if judging else {},
    )


def next_pairs(live: LiveEvent) -> EventNext:
    """The round that comes, before it begins."""
    number, made = live.event.round + 1, next_round(live.event)
    if isinstance(made, Refusal):
        told = refused(made, live).reply
        return EventNext(number, [], Words(ko=told.ko, en=told.message))
    return EventNext(number, [(match.first, match.second) for match in made], None)


def _due(live: LiveEvent) -> dict[str, dict[Infraction, Grade]]:
    given = {one.player for one in live.event.penalties if not one.lifted}
    return {handle: {each: due(live.event, handle, each) for each in ladder()} for handle in sorted(given)}


def _checked(live: LiveEvent) -> list[EventChecked]:
    number, found = 0, []
    for entry in live.entries:
        order = entry.order
        if isinstance(order, Pair | SetPairs):
            number = order.round
        elif isinstance(order, TakeBack):
            number = order.round - 1
        elif isinstance(order, CheckDeck):
            found.append(EventChecked(order.player, entry.by, number, entry.at, order.right))
    return found


def _notes(live: LiveEvent, handle: str | None, *, judging: bool) -> list[EventNoteInfo]:
    """To those who judge all of them; to a player what is about this one."""
    own = {note.number for note in live.notes if note.kind == "appeal" and note.by == handle}

    def concerns(note: EventNoteRow) -> bool:
        mine = note.number in own or (note.kind == "answer" and note.about in own)
        return judging or mine or (note.kind == "reason" and note.player == handle)

    return [
        EventNoteInfo(note.number, note.kind, note.at, note.by, note.player, note.about, note.words)
        for note in live.notes
        if note.kind != "call" and note.kind != "settled" and concerns(note)
    ]
