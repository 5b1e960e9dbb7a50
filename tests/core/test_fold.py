"""A fold changes a view by the kinds that its functions name, and only by those."""

import pytest

from hanpan.core.contract.fold import Fold
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


def test_what_changes_for_all_alike_is_said_of_kinds_that_all_see_alike() -> None:
    fold: Fold[int] = Fold()

    @fold.on_all
    def _gained(view: int, event: Gained) -> int:
        return view + event.amount

    @fold.on
    def _lost(view: int, event: Lost) -> int:
        return view - event.amount

    whole = Fold(fold)
    assert [whole.for_all(kind) for kind in (Gained, Lost, Said)] == [True, False, True]
    with pytest.raises(TypeError, match="not all see the same of Drawn"):

        @fold.on_all
        def _drawn(view: int, event: Drawn) -> int:
            return view + 1
