"""A fold changes a view by the kinds that its functions name, and only by those."""

import pytest

from hanpan.core.contract.fold import Fold
from hanpan.core.contract.happening import Happening


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


def made() -> Fold[int]:
    fold: Fold[int] = Fold()

    @fold.on
    def _changed(view: int, event: Gained | Lost) -> int:
        return view + event.amount if isinstance(event, Gained) else view - event.amount

    return fold


def test_each_kind_changes_what_was_said_of_it_and_others_nothing() -> None:
    fold = Fold(made())
    assert fold.kinds == {Gained, Lost}
    assert fold.after(5, Gained("X-1", None, 2)) == 7
    assert fold.after(5, Lost("X-1", None, 2)) == 3
    assert fold.after(5, Said("X-1", None)) == 5


def test_a_kind_is_changed_by_one_function() -> None:
    with pytest.raises(TypeError, match="Gained has a change already"):
        Fold(made(), made())
