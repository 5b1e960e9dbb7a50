"""Changes of a view: small, exact in JSON, and nothing where nothing changed."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from hanpan.core.contract.codec import plain
from hanpan.core.contract.fold import Fold, Put
from hanpan.core.contract.happening import Happening, Private
from hanpan.core.contract.seat import Seat
from hanpan.core.match.patches import ForAll, applied, between, changes, patches


class Unit(msgspec.Struct, frozen=True, omit_defaults=True):
    """Part of a view, of which defaults are not sent."""

    hp: int
    note: str = ""
    tags: tuple[str, ...] = ()
    mark: int | UnsetType = UNSET


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another one. What is equal to a default and not the default itself is sent (msgspec)."""

    unit: Unit = Unit(1)
    pair: tuple[int, int] = (0, 0)
    counts: dict[str, int] = {}


class View(msgspec.Struct, frozen=True):
    """A made-up view."""

    seat: Seat | None = "p1"
    unit: Unit | None = Unit(5)
    row: tuple[Unit | None, ...] = (Unit(1), None, Unit(3, tags=("a",)))
    hand: tuple[str, ...] = ("a", "b", "c")
    counts: dict[str, int] = msgspec.field(default_factory=lambda: {"a": 1, "b": 2})
    any: Any = None
    part: Part = Part()


OLD = View()
CHANGES: dict[str, tuple[View, list[dict[str, Any]]]] = {
    "nothing": (View(), []),
    "a field": (View(seat="p2"), [{"at": ["seat"], "to": "p2"}]),
    "to nothing": (View(unit=None), [{"at": ["unit"], "to": None}]),
    "a field of a part": (View(unit=Unit(6)), [{"at": ["unit", "hp"], "to": 6}]),
    "a field that is sent from now on": (
        View(unit=Unit(5, "x", mark=0)),
        [{"at": ["unit", "note"], "to": "x"}, {"at": ["unit", "mark"], "to": 0}],
    ),
    "a field that is sent no more": (
        View(row=(Unit(1), None, Unit(3))),
        [{"at": ["row", 2, "tags"]}],
    ),
    "one item of a row": (
        View(row=(Unit(2), Unit(9), Unit(3, tags=("a",)))),
        [{"at": ["row", 0, "hp"], "to": 2}, {"at": ["row", 1], "to": {"hp": 9}}],
    ),
    "what is equal to a default": (
        View(part=Part(Unit(1), (OLD.row.index(OLD.row[0]), 0), {})),
        [{"at": ["part", "unit"], "to": {"hp": 1}}, {"at": ["part", "pair"], "to": [0, 0]}],
    ),
    "an item more": (View(hand=("a", "b", "c", "d")), [{"at": ["hand"], "to": ["d"], "cut": [3, 0]}]),
    "an item less": (View(hand=("a", "c")), [{"at": ["hand"], "to": [], "cut": [1, 1]}]),
    "another item": (View(hand=("a", "x", "c")), [{"at": ["hand"], "to": ["x"], "cut": [1, 1]}]),
    "none left": (View(hand=()), [{"at": ["hand"], "to": [], "cut": [0, 3]}]),
    "a part less": (View(row=(Unit(1), Unit(3, tags=("a",)))), [{"at": ["row"], "to": [], "cut": [1, 1]}]),
    "keys": (
        View(counts={"a": 2, "c": 0}),
        [{"at": ["counts", "b"]}, {"at": ["counts", "a"], "to": 2}, {"at": ["counts", "c"], "to": 0}],
    ),
    "another type": (View(any=Unit(1)), [{"at": ["any"], "to": {"hp": 1}}]),
}


@pytest.mark.parametrize("what", CHANGES)
def test_changes_say_what_is_different_and_lead_there(what: str) -> None:
    new, expected = CHANGES[what]
    told = plain(changes(OLD, new))
    assert told == expected
    assert applied(plain(OLD), told) == plain(new)
    assert applied(plain(new), plain(changes(new, OLD))) == plain(OLD)


class Drawn(Happening, kind="drawn", cites=("X-1",)):
    """A card is drawn."""

    seat: Seat
    card: Private[str]


def shown(view: View, event: Happening) -> View:
    """The card comes to the hand of whoever sees it."""
    if type(event) is Drawn and event.card is not UNSET:
        return msgspec.structs.replace(view, hand=(*view.hand, event.card))
    return view


class Renamed(msgspec.Struct, frozen=True):
    """A view of which a field is written under another name."""

    seat: Seat | None = None
    points: int = msgspec.field(default=0, name="p")
    hand: tuple[str, ...] = ()


class Scored(Happening, kind="scored", cites=("X-1",)):
    """A point for everybody to see."""

    seat: Seat


def test_what_changes_for_all_alike_is_worked_out_once() -> None:
    fold: Fold[Renamed] = Fold()
    asked: list[Seat | None] = []

    @fold.on_all
    def _scored(view: Renamed, event: Scored) -> Renamed:
        asked.append(view.seat)
        return msgspec.structs.replace(view, points=view.points + 1)

    @fold.on
    def _drawn(view: Renamed, event: Drawn) -> Renamed:
        return view if event.card is UNSET else msgspec.structs.replace(view, hand=(*view.hand, str(view.points)))

    score = Scored("X-1", "p1")
    events = (score, score, Drawn("X-1", "p2", "e"), score, score)
    known = ForAll()
    for viewer in ("p1", "p2", None):
        views = Renamed(viewer), Renamed(viewer, 4, ("2",) if viewer == "p2" else ())
        alone = patches(fold, views[0], events, views[1], viewer)
        asked.clear()
        assert patches(fold, views[0], events, views[1], viewer, known) == alone
        assert asked == (["p1"] * 3 if viewer == "p1" else [])
        assert [plain(patch) for patch in alone[-2:]] == [[{"at": ["p"], "to": number}] for number in (3, 4)]


class Moved(Happening, kind="moved", cites=("X-1",)):
    """Something is somewhere else, and says in which way it is to be put there."""

    seat: Seat
    which: str


def test_new_values_alone_are_noted_as_a_view_with_them_would_be() -> None:
    fold: Fold[View] = Fold()

    @fold.on_all
    def _moved(view: View, event: Moved) -> Put:
        return _values(CHANGES[event.which][0])

    for name, (new, expected) in CHANGES.items():
        told = patches(fold, OLD, (Moved("X-1", "p1", name), Moved("X-1", "p1", "nothing")), OLD, "p1")
        assert plain(told[0]) == expected, name
        assert applied(plain(OLD), plain(told[0])) == plain(new)


def _values(view: View) -> Put:
    """All of it as new values, parts in parts as far as they were there and are."""
    told = Put({name: getattr(view, name) for name in View.__struct_fields__})
    told["row"] = Put(enumerate(view.row)) if len(view.row) == len(OLD.row) else view.row
    told["counts"] = Put(view.counts) if {*OLD.counts} <= {*view.counts} else view.counts
    told["part"] = Put(unit=view.part.unit, pair=view.part.pair, counts=view.part.counts)
    return told


def test_each_event_changes_what_its_viewer_sees_of_it_and_the_last_one_the_rest() -> None:
    events = (Drawn("X-1", "p1", "d"), Drawn("X-1", "p2", "e"), Drawn("X-1", "p1", "f"))
    after = View(hand=("a", "b", "c", "d", "f"), any=1)
    told = plain(patches(shown, OLD, events, after, "p1"))
    assert told == [
        [{"at": ["hand"], "to": ["d"], "cut": [3, 0]}],
        [],
        [{"at": ["hand"], "to": ["f"], "cut": [4, 0]}, {"at": ["any"], "to": 1}],
    ]
    spectator = View(seat=None, hand=())
    assert plain(patches(shown, spectator, events, spectator, None)) == [[], [], []]
    assert patches(shown, OLD, (), after, "p1") == []
    first, now = between(shown, OLD, events, "p1")
    assert (plain(first), now) == (told[:-1], View(hand=("a", "b", "c", "d")))
