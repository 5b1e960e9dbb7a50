"""The table while the events of a step are being shown: each event says what changed, and the view takes its word.

What no event names (aims and fates in a queue, the order, the places of a side that is frozen no more) changes with the
step's last one.
"""

from typing import Any, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.fold import Fold, Put
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


@SHOWN.on_all
def _drawn(view: View, event: CardsDrawn) -> Put:
    return _on_side(event, hand=event.hand, deck=event.deck)


@SHOWN.on
def _drawn_own(view: View, event: CardsDrawn) -> View:
    return view if not event.cards else replace(view, hand=(*view.hand, *event.cards))


@SHOWN.on
def _exchanged(view: View, event: CardsExchanged) -> View:
    if event.aside is UNSET or event.cards is UNSET:
        return view
    return replace(view, hand=(*take(view.hand, event.aside), *event.cards))


@SHOWN.on_all
def _overflow(view: View, event: Overflow) -> Put:
    return _on_side(event, unseen=_of(view, event).unseen + event.count)


@SHOWN.on
def _overflow_own(view: View, event: Overflow) -> View:
    return view if event.cards is UNSET else replace(view, unseen=put(view.unseen, event.cards))


@SHOWN.on_all
def _reshuffled(view: View, event: Reshuffled) -> Put:
    return _on_side(event, deck=_of(view, event).deck + event.count, discard=(), unseen=0)


@SHOWN.on
def _reshuffled_own(view: View, event: Reshuffled) -> View:
    return replace(view, unseen=()) if event.seat == view.seat else view


@SHOWN.on_all
def _revealed(view: View, event: Revealed) -> Put:
    me = _of(view, event)
    shown = forget(me.shown, event.cards)
    open_cards = (*me.discard, *me.exhausted, *shown, *event.cards)
    return _on_side(event, hand=me.hand - len(event.cards), shown=shown, seen=joined(me.seen, open_cards))


@SHOWN.on
def _revealed_own(view: View, event: Revealed) -> View:
    return replace(view, hand=take(view.hand, event.cards)) if event.seat == view.seat and event.cards else view


@SHOWN.on_all
def _discarded(view: View, event: Discarded) -> Put:
    return _on_side(event, discard=put(_of(view, event).discard, event.cards))


@SHOWN.on_all
def _exhausted(view: View, event: Exhausted) -> Put:
    return _on_side(event, exhausted=put(_of(view, event).exhausted, event.cards))


@SHOWN.on_all
def _returned(view: View, event: Returned) -> Put:
    me = _of(view, event)
    return _on_side(event, hand=me.hand + 1, shown=put(me.shown, (event.card,)))


@SHOWN.on
def _returned_own(view: View, event: Returned) -> View:
    return replace(view, hand=(*view.hand, event.card)) if event.seat == view.seat else view


# Energy and places.


@SHOWN.on_all
def _gained(view: View, event: Energy) -> Put:
    return _on_side(event, energy=event.after, cap=event.cap)


@SHOWN.on_all
def _energy(view: View, event: Reserved | Refunded) -> Put:
    return _on_side(event, energy=event.after)


@SHOWN.on_all
def _frozen(view: View, event: Frozen) -> Put:
    return _on_side(event, slots=event.slots)


# Health and keywords of a hero or a summon.


@SHOWN.on_all
def _health(view: View, event: Damaged | Healed | Bounded) -> Put:
    unit = _of(view, event).units[event.place]
    assert unit is not None
    return _on_unit(
        event, event.place, Put(hp=max(0, min(unit.max_hp, event.after)))
    )  # ticks are told before all are added


@SHOWN.on_all
def _absorbed(view: View, event: Absorbed | ShieldEnds) -> Put:  # the oldest layers first
    return _on_unit(event, event.place, Put(keywords=absorbed(_unit(view, event), event.amount)[0]))


@SHOWN.on_all
def _keyword(view: View, event: KeywordGiven) -> Put:
    return _on_unit(event, event.place, Put(keywords=_given(_unit(view, event).keywords, event)))


@SHOWN.on_all
def _shortened(view: View, event: Shortened) -> Put:
    return _on_unit(event, event.place, Put(keywords=_shorter(_unit(view, event).keywords, event)))


@SHOWN.on_all
def _removed(view: View, event: Removed | Faded) -> Put:
    return _on_unit(event, event.place, Put(keywords=without(_unit(view, event), frozenset(event.keywords))))


@SHOWN.on_all
def _summoned(view: View, event: Summoned) -> Put:
    unit = Unit(view.serial + 1, event.unit, event.hp, event.hp)
    return Put({event.seat: Put(units=Put({event.place: unit})), "serial": view.serial + 1})


@SHOWN.on_all
def _leaves(view: View, event: Leaves) -> Put:
    return _on_unit(event, event.place, None)


@SHOWN.on_all
def _down(view: View, event: Down) -> Put:
    return _on_unit(event, HERO, Put(down=True))


# The round.


@SHOWN.on_all
def _initiative(view: View, event: Initiative) -> Put:
    first = event.seat if event.round == 1 else view.first
    return Put(initiative=event.seat, owner=event.seat, first=first)


@SHOWN.on_all
def _void(view: View, event: InitiativeVoid) -> Put:
    return Put(initiative=None, owner=event.owner)


@SHOWN.on_all
def _sealed(view: View, event: InitiativeSealed) -> Put:
    return Put(sealed=True)


@SHOWN.on_all
def _round(view: View, event: RoundStart) -> Put:
    fresh = Put(queue=(), intervened=False)
    return Put(round=event.round, stage="declare", p1=fresh, p2=fresh, sealed=False, order=(), at=0)


@SHOWN.on_all
def _window(view: View, event: Window) -> Put:
    return Put(stage="react")


@SHOWN.on_all
def _declined(view: View, event: Declined) -> Put:
    return Put(stage="declare")


@SHOWN.on_all
def _fired(view: View, event: Fired) -> Put:
    return Put({"stage": "declare", event.seat: Put(intervened=True)})


@SHOWN.on_all
def _resolved(view: View, event: Resolved | Failed) -> Put:
    return Put(at=event.place)


@SHOWN.on_all
def _nullified(view: View, event: Nullified) -> Put:
    return Put(at=view.at + 1)


@SHOWN.on_all
def _verdict(view: View, event: Verdict) -> Put:
    return Put(stage="over", ending=event.by)


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


def _unit(view: View, event: OnUnit) -> Unit:
    """The hero or summon that it happens to."""
    unit = _of(view, event).units[event.place]
    assert unit is not None
    return unit


def _on_side(event: Happening, **fields: Any) -> Put:
    """New values on the event's own side."""
    return Put({event.seat: Put(fields)})


def _on_unit(event: Happening, place: int, unit: Put | None) -> Put:
    """Something new about a hero or a summon of that side; None: it is gone."""
    return Put({event.seat: Put(units=Put({place: unit}))})
