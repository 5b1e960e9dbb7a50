"""What happens on the field, on the board: sorcerers and items come and go, fight, are hurt and healed."""

from collections.abc import Callable

from msgspec.structs import replace

from hanpan.core.contract.fold import Fold
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.rules.effects import new_unit
from hanpan.games.sorcerers.rules.events.field import (
    AttackersNamed,
    BlockersNamed,
    Boosted,
    CombatDamage,
    Entered,
    Equipped,
    EventBegins,
    EventEnds,
    FieldFull,
    Incapacitated,
    ItemDestroyed,
    ItemProtected,
    KeywordLent,
    Lifelink,
    NoBlock,
    PlayerHealed,
    PlayerHit,
    Replaced,
    UnitDamaged,
    UnitHealed,
)
from hanpan.games.sorcerers.rules.state import EventInPlay, Item, Unit
from hanpan.games.sorcerers.table.shown.changes import (
    buried,
    changed,
    fallen,
    from_hand,
    from_own_hand,
    less,
    side_of,
    with_item,
    with_side,
    with_unit,
)
from hanpan.games.sorcerers.table.view import View

SHOWN: Fold[View] = Fold()

_CALLED, _FETCHED = "SO-AM-19", "SO-AM-31"


@SHOWN.on_all
def _entered(view: View, event: Entered) -> View:
    """From the hand if it was called, from the graveyard if it was fetched, else from the stack."""
    if event.clause == _CALLED:
        view = from_hand(view, event.seat, event.unit)
    elif event.clause == _FETCHED:
        view = with_side(view, event.seat, graveyard=less(side_of(view, event.seat).graveyard, (event.unit,)))
    unit = new_unit(view.serial + 1, event.unit)
    return replace(with_unit(view, event.seat, event.place, unit), serial=unit.id)


@SHOWN.on
def _own_entered(view: View, event: Entered) -> View:
    return from_own_hand(view, event.seat, (event.unit,)) if event.clause == _CALLED else view


@SHOWN.on_all
def _field_full(view: View, event: FieldFull) -> View:
    """A play goes to the graveyard; what was to be fetched stays there."""
    played = view.stack and view.stack[-1].kind == "play" and view.stack[-1].card == event.card
    return buried(view, event.seat, (event.card,)) if played else view


@SHOWN.on_all
def _fallen(view: View, event: Replaced | Incapacitated) -> View:
    return fallen(view, event.seat, event.place)


@SHOWN.on_all
def _equipped(view: View, event: Equipped) -> View:
    side = view.stack[-1].side if view.stack else SEATS.index(event.seat)
    item = Item(view.serial + 1, event.item, side)
    view = changed(view, event.seat, event.place, lambda unit: replace(unit, items=(*unit.items, item)))
    return replace(view, serial=item.id)


@SHOWN.on_all
def _protected(view: View, event: ItemProtected) -> View:
    return _with_item(view, event, lambda item: replace(item, safe=True))


@SHOWN.on_all
def _destroyed(view: View, event: ItemDestroyed) -> View:
    return buried(_with_item(view, event, lambda _: None), event.seat, (event.item,))


@SHOWN.on_all
def _event_begins(view: View, event: EventBegins) -> View:
    serial = view.serial + 1
    return replace(view, serial=serial, event=EventInPlay(serial, event.card, SEATS.index(event.seat), event.turns))


@SHOWN.on_all
def _event_ends(view: View, event: EventEnds) -> View:
    return buried(replace(view, event=None), event.seat, (event.card,))


@SHOWN.on_all
def _boosted(view: View, event: Boosted) -> View:
    gain = event.after - event.before
    return changed(view, event.seat, event.place, lambda unit: replace(unit, boost=unit.boost + gain))


@SHOWN.on_all
def _lent(view: View, event: KeywordLent) -> View:
    return changed(view, event.seat, event.place, lambda unit: replace(unit, lent=(*unit.lent, event.keyword)))


@SHOWN.on_all
def _attackers(view: View, event: AttackersNamed) -> View:
    field = tuple(
        replace(unit, tired=True) if unit is not None and place in event.places else unit
        for place, unit in enumerate(side_of(view, event.seat).field, 1)
    )
    named = tuple(unit.id for place in event.places if (unit := field[place - 1]) is not None)
    return replace(with_side(view, event.seat, field=field), attackers=named)


@SHOWN.on_all
def _blockers(view: View, event: BlockersNamed | NoBlock) -> View:
    return replace(view, step="damage")


@SHOWN.on_all
def _damaged(view: View, event: UnitDamaged | CombatDamage) -> View:
    return _worn(view, event.seat, event.place, event.amount)


@SHOWN.on_all
def _unit_healed(view: View, event: UnitHealed) -> View:
    return _worn(view, event.seat, event.place, -event.amount)


@SHOWN.on_all
def _lifelink(view: View, event: Lifelink) -> View:
    return _worn(view, event.seat, event.place, event.taken - event.healed)


@SHOWN.on_all
def _player(view: View, event: PlayerHit | PlayerHealed) -> View:
    return with_side(view, event.seat, hp=event.after)


def _worn(view: View, seat: Seat, place: int, amount: int) -> View:
    """A sorcerer with more damage, or less."""
    return changed(view, seat, place, lambda unit: replace(unit, damage=max(0, unit.damage + amount)))


def _with_item(view: View, told: ItemProtected | ItemDestroyed, change: Callable[[Item], Item | None]) -> View:
    """The first such item of a side on such a wearer changed or gone: two that look the same are told as one."""
    for seat in SEATS:
        for place, unit in enumerate(side_of(view, seat).field, 1):
            at = None if unit is None or unit.card != told.unit else _found(unit, told)
            if unit is not None and at is not None:
                return with_unit(view, seat, place, with_item(unit, at, change(unit.items[at])))
    return view


def _found(unit: Unit, told: ItemProtected | ItemDestroyed) -> int | None:
    side = SEATS.index(told.seat)
    for at, item in enumerate(unit.items):
        if item.card == told.item and item.side == side and not item.safe:
            return at
    return None
