"""Who may do what in a tournament: one table, shown in docs/events.md and tried on every act by the tests."""

from collections.abc import Collection, Mapping

from hanpan.server import wire_acts as wire
from hanpan.server.wire_events import EventRole

ROLES: tuple[EventRole, ...] = ("organiser", "head_judge", "judge", "player", "guest", "spectator")

_ORGANISER = frozenset[EventRole]({"organiser"})
_LEADING = frozenset[EventRole]({"organiser", "head_judge"})
_STAFF = frozenset[EventRole]({"organiser", "head_judge", "judge"})
_JUDGES = frozenset[EventRole]({"head_judge", "judge"})
_PLAYER = frozenset[EventRole]({"player"})
_NEWCOMERS = frozenset[EventRole]({"organiser", "guest", "spectator", "player"})

# Acts, by the type of what is sent. A guest may join where nothing is rated. An organiser's own matches, and those of
# anybody who judges, are out of their hands: whoever plays at a table corrects nothing there.
ACTS: Mapping[type[wire.EventAct], frozenset[EventRole]] = {
    wire.EventJoin: _NEWCOMERS,
    wire.EventCheckIn: _PLAYER | _ORGANISER,
    wire.EventDeck: _PLAYER | _LEADING,
    wire.EventDrop: _PLAYER | _LEADING,
    wire.EventReturn: _PLAYER | _LEADING,
    wire.EventBegin: _PLAYER,
    wire.EventClaim: _PLAYER,
    wire.EventAppeal: _PLAYER,
    wire.EventCallJudge: _PLAYER,
    wire.EventSettleCall: _STAFF | _PLAYER,
    wire.EventAdd: _ORGANISER,
    wire.EventInvite: _ORGANISER,
    wire.EventRate: _ORGANISER,
    wire.EventAwardBye: _ORGANISER,
    wire.EventWithdrawBye: _ORGANISER,
    wire.EventKeepApart: _ORGANISER,
    wire.EventLetMeet: _ORGANISER,
    wire.EventStart: _ORGANISER,
    wire.EventPair: _ORGANISER,
    wire.EventSetPairs: _LEADING,
    wire.EventReport: _STAFF,
    wire.EventTakeBack: _LEADING,
    wire.EventFinish: _ORGANISER,
    wire.EventCancel: _ORGANISER,
    wire.EventChange: _ORGANISER,
    wire.EventAppoint: _ORGANISER,
    wire.EventDismiss: _ORGANISER,
    wire.EventRemoveName: _ORGANISER,
    wire.EventPenalize: _JUDGES,
    wire.EventPardon: frozenset({"head_judge"}),
    wire.EventDisqualify: frozenset({"head_judge"}),
    wire.EventMoreTime: _STAFF,
    wire.EventCheckDeck: _JUDGES,
    wire.EventSeeDeck: _STAFF,
    wire.EventNote: _STAFF,
    wire.EventAnswer: frozenset({"head_judge"}),
}

_ALL = frozenset(ROLES)

# What is read, by the path below `/events/ID`. Of decks those that are not open yet: one's own can always be read.
READS: Mapping[str, frozenset[EventRole]] = {
    "": _ALL,
    "/rounds/{number}": _ALL,
    "/standings": _ALL,
    "/bracket": _ALL,
    "/log": _ALL,
    "/export": _ALL,
    "/missing": _ALL,
    "/desk": _STAFF | _PLAYER,
    "/next": _LEADING,
    "/decks/{handle}": _STAFF,
}


def name_of(act: type[wire.EventAct]) -> str:
    """The type of an act as it is sent."""
    return str(act.__struct_config__.tag)


def may(roles: Collection[str], act: type[wire.EventAct]) -> bool:
    """Whether somebody who is all this may do it."""
    return not ACTS[act].isdisjoint(roles)
