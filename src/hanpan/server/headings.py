"""How a log is divided: what the event types of a game say of it, as a browser is told."""

from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.happening import Role
from hanpan.core.match.order_events import EVENTS as ORDER_EVENTS
from hanpan.server.wire_http import Exceptional, Opening, Telling


def headings_of(game: AnyGame) -> list[str]:
    """The kinds of events that only name a phase."""
    return [kind.kind for kind in game.events if kind.heading]


def story_of(game: AnyGame) -> Telling:
    """The kinds of events that are more or less than the result of an action, the core's own among them."""
    kinds: dict[Role, list[str]] = {}
    exceptions: list[Exceptional] = []
    for kind in (*game.events, *ORDER_EVENTS):
        part, where, there = kind.story
        if part != "result":
            kinds.setdefault(part, []).append(kind.kind)
        if where is not None:
            exceptions.append(Exceptional(kind.kind, *where, there))
    return Telling(kinds, exceptions)


def openings_of(game: AnyGame) -> list[Opening]:
    """The kinds of events with which a round or a turn begins."""
    return [Opening(kind.kind, *kind.opens) for kind in game.events if kind.opens is not None]
