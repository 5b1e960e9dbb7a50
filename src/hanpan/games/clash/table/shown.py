"""The table while the events of a step are being shown: each event says what changed, and the view takes its word.

What no event names (aims and fates in a queue, the order, the places of a side that is frozen no more) changes with the
step's last one.
"""

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import other
from hanpan.games.clash.rules import events as said
from hanpan.games.clash.rules.actions import HERO
from hanpan.games.clash.rules.keywords import TIMED_ONLY, absorbed, without
from hanpan.games.clash.rules.piles import forget, joined, put, take
from hanpan.games.clash.rules.state import Keyword, Unit
from hanpan.games.clash.table.view import SeatView, View


def after(view: View, event: Happening) -> View:
    """The viewer's view once this event, as the viewer sees it, has been shown."""
    if event.seat == "p1":
        first = _of_side(view.p1, event)
        view = view if first is view.p1 else replace(view, p1=first)
    elif event.seat == "p2":
        second = _of_side(view.p2, event)
        view = view if second is view.p2 else replace(view, p2=second)
    if event.seat is not None and event.seat == view.seat:
        view = _of_viewer(view, event)
    return _of_table(view, event)


def _of_side(me: SeatView, event: Happening) -> SeatView:
    """The event's own side, as everybody sees it."""
    if type(event) is said.CardsDrawn:
        return replace(me, hand=event.hand, deck=event.deck)
    if type(event) is said.Overflow:
        return replace(me, unseen=me.unseen + event.count)
    if type(event) is said.Reshuffled:
        return replace(me, deck=me.deck + event.count, discard=(), unseen=0)
    if type(event) is said.Frozen:
        return replace(me, slots=event.slots)
    if type(event) is said.Energy or type(event) is said.Reserved or type(event) is said.Refunded:
        return replace(me, energy=event.after)
    if type(event) is said.Revealed:
        shown = forget(me.shown, event.cards)
        open_cards = (*me.discard, *me.exhausted, *shown, *event.cards)
        return replace(me, hand=me.hand - len(event.cards), shown=shown, seen=joined(me.seen, open_cards))
    if type(event) is said.Fired:
        return replace(me, intervened=True)
    if type(event) is said.Discarded:
        return replace(me, discard=put(me.discard, event.cards))
    if type(event) is said.Exhausted:
        return replace(me, exhausted=put(me.exhausted, event.cards))
    if type(event) is said.Returned:
        return replace(me, hand=me.hand + 1, shown=put(me.shown, (event.card,)))
    return _of_units(me, event)


def _of_units(me: SeatView, event: Happening) -> SeatView:
    """Health and keywords of the side's hero and summons."""
    if type(event) is said.Damaged or type(event) is said.Healed:
        return _with(me, event.place, replace(_unit(me, event.place), hp=event.after))
    if type(event) is said.Absorbed or type(event) is said.ShieldEnds:  # the oldest layers first
        return _with_keywords(me, event.place, absorbed(_unit(me, event.place), event.amount)[0])
    if type(event) is said.Leaves:
        return _with(me, event.place, None)
    if type(event) is said.Down:
        return _with(me, HERO, replace(me.hero, down=True))
    if type(event) is said.KeywordGiven:
        return _with_keywords(me, event.place, _given(_unit(me, event.place).keywords, event))
    if type(event) is said.Shortened:
        return _with_keywords(me, event.place, _shorter(_unit(me, event.place).keywords, event))
    if type(event) is said.Removed or type(event) is said.Faded:
        return _with_keywords(me, event.place, without(_unit(me, event.place), frozenset(event.keywords)))
    return me


def _given(held: tuple[Keyword, ...], event: said.KeywordGiven) -> tuple[Keyword, ...]:
    """Shields lie in layers; of anything else there is one, by its number or by its time."""
    name, amount = event.keyword, event.after
    if name == "shield":
        return (*held, Keyword(name, amount - event.before, event.turns)) if amount > event.before else held
    if amount < event.before:  # counted down where it stands
        return tuple(replace(keyword, amount=amount) if keyword.name == name else keyword for keyword in held)
    others = tuple(keyword for keyword in held if keyword.name != name)
    return (*others, Keyword(name, 0 if name in TIMED_ONLY else amount, event.turns))


def _shorter(held: tuple[Keyword, ...], event: said.Shortened) -> tuple[Keyword, ...]:
    """Each of them with the turns that are left; of a shield every layer that is left."""
    left: dict[str, int] = dict(event.keywords)
    return tuple(
        replace(keyword, turns=left[keyword.name]) if keyword.turns > left.get(keyword.name, keyword.turns) else keyword
        for keyword in held
    )


def _of_viewer(view: View, event: Happening) -> View:
    """What the viewer alone sees of its own side."""
    if type(event) is said.DeckBrought and event.deck is not UNSET and event.cards is not UNSET:
        return replace(view, deck_name=event.deck, brought=event.cards)
    if type(event) is said.CardsDrawn and event.cards is not UNSET:
        return replace(view, hand=(*view.hand, *event.cards))
    if type(event) is said.CardsExchanged and event.aside is not UNSET and event.cards is not UNSET:
        return replace(view, hand=(*take(view.hand, event.aside), *event.cards))
    if type(event) is said.Overflow and event.cards is not UNSET:
        return replace(view, unseen=put(view.unseen, event.cards))
    if type(event) is said.Reshuffled:
        return replace(view, unseen=())
    if type(event) is said.Revealed:
        return replace(view, hand=take(view.hand, event.cards))
    if type(event) is said.Returned:
        return replace(view, hand=(*view.hand, event.card))
    return view


def _of_table(view: View, event: Happening) -> View:
    """Both sides, and what lies between them."""
    if type(event) is said.DeckBrought:
        return replace(view, stage="mulligan")
    if type(event) is said.Initiative:
        first = event.seat if event.round == 1 else view.first
        return replace(view, initiative=event.seat, owner=event.seat, first=first)
    if type(event) is said.InitiativeVoid:
        return replace(view, initiative=None, owner=event.owner)
    if type(event) is said.InitiativeSealed:
        return replace(view, sealed=True)
    if type(event) is said.RoundStart:
        p1, p2 = (replace(side, queue=(), intervened=False) for side in (view.p1, view.p2))
        return replace(view, round=event.round, sealed=False, order=(), at=0, stage="declare", p1=p1, p2=p2)
    if type(event) is said.Window:
        return replace(view, stage="react")
    if type(event) is said.Declined or type(event) is said.Fired:
        return replace(view, stage="declare")
    if type(event) is said.Resolved or type(event) is said.Failed:
        return replace(view, at=event.place)
    if type(event) is said.Nullified:
        return replace(view, at=view.at + 1)
    if type(event) is said.Summoned:
        unit = Unit(view.serial + 1, event.unit, event.hp, event.hp)
        summoned = replace(view, serial=view.serial + 1)
        if event.seat == "p1":
            return replace(summoned, p1=_with(view.p1, event.place, unit))
        return replace(summoned, p2=_with(view.p2, event.place, unit))
    if type(event) is said.Verdict:
        return replace(view, stage="over", ending=event.by)
    if type(event) is said.Rematch:
        return _anew(view, event)
    return view


def _anew(view: View, event: said.Rematch) -> View:
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


def _unit(me: SeatView, place: int) -> Unit:
    unit = me.units[place]
    assert unit is not None
    return unit


def _with(me: SeatView, place: int, unit: Unit | None) -> SeatView:
    return replace(me, units=(*me.units[:place], unit, *me.units[place + 1 :]))


def _with_keywords(me: SeatView, place: int, keywords: tuple[Keyword, ...]) -> SeatView:
    unit = _unit(me, place)
    return me if unit.keywords == keywords else _with(me, place, replace(unit, keywords=keywords))
