"""A fold changes a view by the kinds that its functions name, and only by those."""

from collections.abc import Callable

import msgspec
import pytest

from hanpan.core.contract.fold import Fold, Put
from hanpan.core.contract.happening import Happening, Private
from hanpan.core.contract.seat import Seat


class Gained(Happening, kind="gained", cites=("X-1",)):
    """More of it."""

    seat: None
    amount: int


class Lost(Happening, kind="lost", cites=("X-1",)):
    """Less of it."""

    seat: None
    amount: int


class Said(Happening, kind="said", cites=("X-1",)):
    """Nothing changes."""

    seat: None


class Drawn(Happening, kind="drawn", cites=("X-1",)):
    """A card that its seat alone sees."""

    seat: Seat
    card: Private[str]


def made() -> Fold[int]:
    fold: Fold[int] = Fold()

    @fold.on
    def _changed(view: int, event: Gained | Lost) -> int:
        return view + event.amount if isinstance(event, Gained) else view - event.amount

    return fold


def test_each_kind_changes_what_was_said_of_it_and_others_nothing() -> None:
    fold = Fold(made())
    assert fold.kinds == {Gained, Lost}
    assert fold(5, Gained("X-1", None, 2)) == 7
    assert fold(5, Lost("X-1", None, 2)) == 3
    assert fold(5, Said("X-1", None)) == 5


def test_a_kind_is_changed_by_one_function() -> None:
    with pytest.raises(TypeError, match="Gained has a change already"):
        Fold(made(), made())


def test_what_changes_for_all_is_told_of_what_a_spectator_sees_and_the_rest_comes_after_it() -> None:
    fold: Fold[tuple[str, ...]] = Fold()

    @fold.on_all
    def _drawn(view: tuple[str, ...], event: Drawn) -> tuple[str, ...]:
        return (*view, str(event.card))

    @fold.on
    def _own(view: tuple[str, ...], event: Drawn) -> tuple[str, ...]:
        return (*view, str(event.card))

    whole = Fold(fold)
    assert whole((), Drawn("X-1", "p1", "ace")) == ("UNSET", "ace")
    assert [plan is None for plan in (whole.plans[Drawn], whole.plans[Said])] == [False, True]


def test_what_goes_around_is_asked_of_every_event() -> None:
    def around(view: int, event: Happening, change: Callable[[int, Happening], int]) -> int:
        return 10 * change(view, event)

    part: Fold[int] = Fold()

    @part.on_all
    def _gained(view: int, event: Gained) -> int:
        return view + event.amount

    fold = Fold(part, around=around)
    assert fold(5, Gained("X-1", None, 2)) == 70
    assert fold(5, Said("X-1", None)) == 50


class Part(msgspec.Struct, frozen=True):
    """Part of a view."""

    hp: int = 1
    row: tuple[int, ...] = (1, 2, 3)


class View(msgspec.Struct, frozen=True):
    """A view with parts."""

    part: Part = Part()
    counts: dict[str, int] = {}
    parts: tuple[Part, ...] = (Part(), Part())


def test_new_values_are_put_where_they_belong_and_the_rest_stays_the_same_object() -> None:
    fold: Fold[View] = Fold()

    @fold.on_all
    def _gained(view: View, event: Gained) -> Put:
        return Put(part=Put(hp=event.amount), counts=Put(a=1), parts=Put({1: Put(row=Put({0: 9}))}))

    old = View(counts={"b": 2})
    new = fold(old, Gained("X-1", None, 7))
    assert new == View(Part(7), {"b": 2, "a": 1}, (Part(), Part(row=(9, 2, 3))))
    assert new.parts[0] is old.parts[0]
    assert old == View(counts={"b": 2})
