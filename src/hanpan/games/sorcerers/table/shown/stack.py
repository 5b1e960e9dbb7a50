"""What is announced and how the stack is worked off, on the board, and what cards do to hands, decks and power."""

from msgspec.structs import replace

from hanpan.core.contract.fold import Fold
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.effects import object_name, object_of
from hanpan.games.sorcerers.rules.events.stack import (
    AbilityUsed,
    Called,
    CardPlayed,
    Fetched,
    Negated,
    NoEffect,
    PutOnTop,
    Recovered,
    Resolved,
    Responded,
    ShuffledIn,
    Spent,
    Stacked,
    StaysOpen,
    Thrown,
    Updated,
)
from hanpan.games.sorcerers.rules.piles import joined
from hanpan.games.sorcerers.rules.stack import place_of
from hanpan.games.sorcerers.rules.state import Frame, Kind, Open
from hanpan.games.sorcerers.table.shown.changes import (
    buried,
    from_hand,
    from_own_hand,
    less,
    marked,
    side_of,
    with_side,
)
from hanpan.games.sorcerers.table.view import View

SHOWN: Fold[View] = Fold()

AT_WORK = -1
"""`at` of the object being worked off: no event says that it is done, the first that implies it takes it away."""


def going_on(view: View) -> View:
    """The view once its question has been answered; an object that has asked is being worked off again."""
    stack = _working(view.stack) if view.stage == "choose" else view.stack
    return replace(view, stage="main", asked=None, choice="", stack=stack)


def dropped(view: View) -> View:
    """The view without the object that has been worked off."""
    if not any(frame.at == AT_WORK for frame in view.stack):
        return view
    return replace(view, stack=tuple(frame for frame in view.stack if frame.at != AT_WORK))


@SHOWN.on_all
def _announced(view: View, event: CardPlayed | Responded) -> View:
    view = from_hand(view, event.seat, event.card)
    if CARDS[event.card].type == "sorcerer":
        view = replace(view, summoned=view.summoned + 1)
    return with_side(view, event.seat, power=event.after)


@SHOWN.on
def _leaves_own_hand(view: View, event: CardPlayed | Responded | PutOnTop | Thrown) -> View:
    return from_own_hand(view, event.seat, (event.card,))


@SHOWN.on_all
def _used(view: View, event: AbilityUsed) -> View:
    return with_side(marked(view, event.seat, event.card), event.seat, power=event.after)


@SHOWN.on_all
def _recovered(view: View, event: Recovered) -> View:
    return with_side(view, event.seat, power=event.after)


@SHOWN.on_all
def _stacked(view: View, event: Stacked) -> View:
    card, ability = object_of(event.what)
    serial, top = view.serial + 1, view.stack[-1] if view.stack else None
    frame = Frame(
        serial,
        event.rank,
        SEATS.index(event.seat),
        _kind(event),
        card,
        ability,
        targets=() if card else view.attackers,
        on=top.id if event.rank == 1 and top is not None else 0,
    )
    at = place_of(view.stack, event.rank)
    return replace(view, serial=serial, stack=(*view.stack[:at], frame, *view.stack[at:]))


@SHOWN.on_all
def _resolved(view: View, event: Resolved) -> View:
    return replace(view, stack=_working(view.stack))


@SHOWN.on_all
def _no_effect(view: View, event: NoEffect) -> View:
    """What was negated is never worked off: it leaves at once."""
    return replace(dropped(view), stack=dropped(view).stack[:-1]) if event.reason == "negated" else view


@SHOWN.on_all
def _negated(view: View, event: Negated) -> View:
    """The object that the response at work answers."""
    answered = view.stack[-1].on if view.stack else 0
    stack = tuple(
        replace(frame, negated=True) if frame.id == answered and object_name(frame) == event.what else frame
        for frame in view.stack
    )
    return replace(view, stack=stack)


@SHOWN.on_all
def _spent(view: View, event: Spent) -> View:
    return buried(dropped(view), event.seat, (event.card,))


@SHOWN.on_all
def _stays_open(view: View, event: StaysOpen) -> View:
    if not view.stack:
        return view
    top = view.stack[-1]
    return replace(view, opens=(*view.opens, Open(top.id, top.side, top.card)))


@SHOWN.on_all
def _updated(view: View, event: Updated) -> View:
    side = SEATS.index(event.seat)
    for place in range(len(view.opens) - 1, -1, -1):
        if (view.opens[place].side, view.opens[place].card) == (side, event.card):
            return replace(view, opens=(*view.opens[:place], *view.opens[place + 1 :]))
    return view


@SHOWN.on_all
def _called(view: View, event: Called) -> View:
    """The sorcerer stays in the hand, seen by all, until it enters."""
    shown = side_of(view, event.seat).shown
    if event.card not in shown:
        shown = (*shown, event.card)
    view = with_side(view, event.seat, power=event.after, shown=shown)
    if not view.stack:
        return view
    return replace(view, stack=(*view.stack[:-1], replace(view.stack[-1], targets=(event.card,))))


@SHOWN.on_all
def _fetched(view: View, event: Fetched) -> View:
    side = side_of(view, event.seat)
    return with_side(
        view,
        event.seat,
        graveyard=less(side.graveyard, (event.card,)),
        hand=side.hand + 1,
        shown=(*side.shown, event.card),
    )


@SHOWN.on
def _own_fetched(view: View, event: Fetched) -> View:
    return replace(view, hand=(*view.hand, event.card)) if view.seat == event.seat else view


@SHOWN.on_all
def _on_top(view: View, event: PutOnTop) -> View:
    side = side_of(view, event.seat)
    return with_side(
        from_hand(view, event.seat, event.card), event.seat, top=(event.card, *side.top), deck=side.deck + 1
    )


@SHOWN.on_all
def _thrown(view: View, event: Thrown) -> View:
    return buried(from_hand(view, event.seat, event.card), event.seat, (event.card,))


@SHOWN.on_all
def _shuffled_in(view: View, event: ShuffledIn) -> View:
    side = side_of(view, event.seat)
    return with_side(
        view,
        event.seat,
        graveyard=less(side.graveyard, (event.card,)),
        deck=event.deck,
        top=(),
        seen=joined(side.seen, (*side.top, event.card)),
    )


def _working(stack: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """The stack with the object on top being worked off."""
    return (*stack[:-1], replace(stack[-1], at=AT_WORK)) if stack else stack


def _kind(event: Stacked) -> Kind:
    if event.what == "attack":
        return "attack"
    if event.rank != 2:
        return "response" if event.rank == 1 else "passive"
    return "play" if event.what in CARDS else "ability"
