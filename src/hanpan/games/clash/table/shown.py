"""The table while the events of a step are being shown: each event says what changed, and the view takes its word.

What no event names (aims and fates in a queue, the order, the places of a side that is frozen no more) changes with the
step's last one.
"""

from typing import Any, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.fold import Fold
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import other
from hanpan.games.clash.rules.actions import HERO
from hanpan.games.clash.rules.events import (
    CardsDrawn,
    CardsExchanged,
    DeckBrought,
    Declined,
    Discarded,
    Energy,
    Exhausted,
    Failed,
    Fired,
    Initiative,
    InitiativeSealed,
    InitiativeVoid,
    Nullified,
    Overflow,
    Refunded,
    Rematch,
    Reserved,
    Reshuffled,
    Resolved,
    Returned,
    Revealed,
    RoundStart,
    Verdict,
    Window,
)
from hanpan.games.clash.rules.keywords import TIMED_ONLY, absorbed, without
from hanpan.games.clash.rules.piles import forget, joined, put, take
from hanpan.games.clash.rules.state import Keyword, Unit
from hanpan.games.clash.rules.unit_events import (
    Absorbed,
    Bounded,
    Damaged,
    Down,
    Faded,
    Frozen,
    Healed,
    KeywordGiven,
    Leaves,
    Removed,
    ShieldEnds,
    Shortened,
    Summoned,
)
from hanpan.games.clash.table.view import SeatView, View

OnUnit: TypeAlias = Absorbed | ShieldEnds | KeywordGiven | Shortened | Removed | Faded

SHOWN: Fold[View] = Fold()

# Cards. What a pile of the viewer's own holds is told to the viewer alone.


@SHOWN.on
def _brought(view: View, event: DeckBrought) -> View:
    if event.deck is UNSET or event.cards is UNSET:
        return replace(view, stage="mulligan")
    return replace(view, stage="mulligan", deck_name=event.deck, brought=event.cards)


@SHOWN.on
def _drawn(view: View, event: CardsDrawn) -> View:
    hand = view.hand if event.cards is UNSET else (*view.hand, *event.cards)
    return _with_side(view, event, _side(view, event, hand=event.hand, deck=event.deck), hand=hand)


@SHOWN.on
def _exchanged(view: View, event: CardsExchanged) -> View:
    if event.aside is UNSET or event.cards is UNSET:
        return view
    return replace(view, hand=(*take(view.hand, event.aside), *event.cards))


@SHOWN.on
def _overflow(view: View, event: Overflow) -> View:
    unseen = view.unseen if event.cards is UNSET else put(view.unseen, event.cards)
    me = _of(view, event)
    return _with_side(view, event, replace(me, unseen=me.unseen + event.count), unseen=unseen)


@SHOWN.on
def _reshuffled(view: View, event: Reshuffled) -> View:
    me = _of(view, event)
    mixed = replace(me, deck=me.deck + event.count, discard=(), unseen=0)
    return _with_side(view, event, mixed, unseen=() if event.seat == view.seat else view.unseen)


@SHOWN.on
def _revealed(view: View, event: Revealed) -> View:
    me = _of(view, event)
    shown = forget(me.shown, event.cards)
    open_cards = (*me.discard, *me.exhausted, *shown, *event.cards)
    seen = replace(me, hand=me.hand - len(event.cards), shown=shown, seen=joined(me.seen, open_cards))
    hand = take(view.hand, event.cards) if event.seat == view.seat else view.hand
    return _with_side(view, event, seen, hand=hand)


@SHOWN.on_all
def _discarded(view: View, event: Discarded) -> View:
    me = _of(view, event)
    return _with_side(view, event, replace(me, discard=put(me.discard, event.cards)))


@SHOWN.on_all
def _exhausted(view: View, event: Exhausted) -> View:
    me = _of(view, event)
    return _with_side(view, event, replace(me, exhausted=put(me.exhausted, event.cards)))


@SHOWN.on
def _returned(view: View, event: Returned) -> View:
    me = _of(view, event)
    hand = (*view.hand, event.card) if event.seat == view.seat else view.hand
    return _with_side(view, event, replace(me, hand=me.hand + 1, shown=put(me.shown, (event.card,))), hand=hand)


# Energy and places.


@SHOWN.on_all
def _gained(view: View, event: Energy) -> View:
    return _with_side(view, event, _side(view, event, energy=event.after, cap=event.cap))


@SHOWN.on_all
def _energy(view: View, event: Reserved | Refunded) -> View:
    return _with_side(view, event, _side(view, event, energy=event.after))


@SHOWN.on_all
def _frozen(view: View, event: Frozen) -> View:
    return _with_side(view, event, _side(view, event, slots=event.slots))


# Health and keywords of a hero or a summon.


@SHOWN.on_all
def _health(view: View, event: Damaged | Healed | Bounded) -> View:
    me = _of(view, event)
    return _with_side(view, event, _with(me, event.place, replace(_unit(me, event.place), hp=event.after)))


@SHOWN.on_all
def _absorbed(view: View, event: Absorbed | ShieldEnds) -> View:  # the oldest layers first
    return _with_keywords(view, event, absorbed(_unit(_of(view, event), event.place), event.amount)[0])


@SHOWN.on_all
def _keyword(view: View, event: KeywordGiven) -> View:
    return _with_keywords(view, event, _given(_unit(_of(view, event), event.place).keywords, event))


@SHOWN.on_all
def _shortened(view: View, event: Shortened) -> View:
    return _with_keywords(view, event, _shorter(_unit(_of(view, event), event.place).keywords, event))


@SHOWN.on_all
def _removed(view: View, event: Removed | Faded) -> View:
    return _with_keywords(view, event, without(_unit(_of(view, event), event.place), frozenset(event.keywords)))


@SHOWN.on_all
def _summoned(view: View, event: Summoned) -> View:
    unit = Unit(view.serial + 1, event.unit, event.hp, event.hp)
    return _with_side(view, event, _with(_of(view, event), event.place, unit), serial=view.serial + 1)


@SHOWN.on_all
def _leaves(view: View, event: Leaves) -> View:
    return _with_side(view, event, _with(_of(view, event), event.place, None))


@SHOWN.on_all
def _down(view: View, event: Down) -> View:
    me = _of(view, event)
    return _with_side(view, event, _with(me, HERO, replace(me.hero, down=True)))


# The round.


@SHOWN.on_all
def _initiative(view: View, event: Initiative) -> View:
    first = event.seat if event.round == 1 else view.first
    return replace(view, initiative=event.seat, owner=event.seat, first=first)


@SHOWN.on_all
def _void(view: View, event: InitiativeVoid) -> View:
    return replace(view, initiative=None, owner=event.owner)


@SHOWN.on_all
def _sealed(view: View, event: InitiativeSealed) -> View:
    return replace(view, sealed=True)


@SHOWN.on_all
def _round(view: View, event: RoundStart) -> View:
    p1, p2 = (replace(side, queue=(), intervened=False) for side in (view.p1, view.p2))
    return replace(view, round=event.round, sealed=False, order=(), at=0, stage="declare", p1=p1, p2=p2)


@SHOWN.on_all
def _window(view: View, event: Window) -> View:
    return replace(view, stage="react")


@SHOWN.on_all
def _declined(view: View, event: Declined) -> View:
    return replace(view, stage="declare")


@SHOWN.on_all
def _fired(view: View, event: Fired) -> View:
    return _with_side(view, event, _side(view, event, intervened=True), stage="declare")


@SHOWN.on_all
def _resolved(view: View, event: Resolved | Failed) -> View:
    return replace(view, at=event.place)


@SHOWN.on_all
def _nullified(view: View, event: Nullified) -> View:
    return replace(view, at=view.at + 1)


@SHOWN.on_all
def _verdict(view: View, event: Verdict) -> View:
    return replace(view, stage="over", ending=event.by)


@SHOWN.on
def _anew(view: View, event: Rematch) -> View:
    """Once more from the beginning, the other side first."""
    p1, p2 = (
        replace(
            side,
            units=(replace(side.hero, hp=side.hero.max_hp, keywords=(), down=False), *(None for _ in side.units[1:])),
            energy=0,
            hand=0,
            shown=(),
            discard=(),
            unseen=0,
            exhausted=(),
            queue=(),
            intervened=False,
        )
        for side in (view.p1, view.p2)
    )
    fresh = replace(view, round=0, stage="mulligan", initiative="p1", owner="p1", first=other(view.first), p1=p1, p2=p2)
    fresh = replace(fresh, rematch=True, rounds_before=event.round, serial=2, sealed=False, order=(), at=0, ending="")
    return replace(fresh, hand=(), unseen=())


def _given(held: tuple[Keyword, ...], event: KeywordGiven) -> tuple[Keyword, ...]:
    """Shields lie in layers; of anything else there is one, by its number or by its time."""
    name, amount = event.keyword, event.after
    if name == "shield":
        return (*held, Keyword(name, amount - event.before, event.turns)) if amount > event.before else held
    if amount < event.before:  # counted down where it stands
        return tuple(replace(keyword, amount=amount) if keyword.name == name else keyword for keyword in held)
    others = tuple(keyword for keyword in held if keyword.name != name)
    return (*others, Keyword(name, 0 if name in TIMED_ONLY else amount, event.turns))


def _shorter(held: tuple[Keyword, ...], event: Shortened) -> tuple[Keyword, ...]:
    """Each of them with the turns that are left; of a shield every layer that is left."""
    left: dict[str, int] = dict(event.keywords)
    return tuple(
        replace(keyword, turns=left[keyword.name]) if keyword.turns > left.get(keyword.name, keyword.turns) else keyword
        for keyword in held
    )


def _of(view: View, event: Happening) -> SeatView:
    """The event's own side, as everybody sees it."""
    return view.p1 if event.seat == "p1" else view.p2


def _side(view: View, event: Happening, **fields: Any) -> SeatView:
    return replace(_of(view, event), **fields)


def _with_side(view: View, event: Happening, side: SeatView, **fields: Any) -> View:
    return replace(view, p1=side, **fields) if event.seat == "p1" else replace(view, p2=side, **fields)


def _unit(me: SeatView, place: int) -> Unit:
    unit = me.units[place]
    assert unit is not None
    return unit


def _with(me: SeatView, place: int, unit: Unit | None) -> SeatView:
    return replace(me, units=(*me.units[:place], unit, *me.units[place + 1 :]))


def _with_keywords(view: View, event: OnUnit, keywords: tuple[Keyword, ...]) -> View:
    me = _of(view, event)
    unit = _unit(me, event.place)
    if unit.keywords == keywords:
        return view
    return _with_side(view, event, _with(me, event.place, replace(unit, keywords=keywords)))
