"""Events as each viewer may see them."""

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from hanpan.core.contract.codec import BadData, encode
from hanpan.core.contract.event import Event, Fields, all_seen_by, read, seen_by, sent, whole
from hanpan.core.contract.happening import (
    Announces,
    Each,
    Happening,
    HappeningMeta,
    Maybe,
    Opens,
    Private,
    Reveals,
    Story,
    declared,
    known,
    shape,
)
from hanpan.core.contract.seat import Seat

WON = Event("card_won", "DB-9.5", "p1", {"cards": 2}, {"p1": {"card": "boost"}})
SWAP = Event("card_swap", "DB-7.12", None, {"p1_cards": 1}, {"p1": {"got": "steal"}, "p2": {"gave": "steal"}})


class Place(Happening, kind="place", cites=("X-1",)):
    """A stone is laid."""

    seat: Seat
    at: tuple[int, int]
    kind_: str
    face: Private[str]
    under: Maybe[str] = UNSET


class Trade(Happening, kind="trade", cites=("X-2",)):
    """Each takes a stone of the other's."""

    shown: Reveals[int]
    got: Each[str]


class Count(Happening, kind="count", cites=("X-3",), kw_only=True):
    """Stones are counted."""

    seat: Seat
    less: Maybe[int] = UNSET
    stones: int


KINDS = declared(__name__)
PLACED = Place("X-1", "p1", (2, 3), "round", "red")
COUNTED = Count(clause="X-3", seat="p2", stones=4)
TRADED = Trade("X-2", None, 1, {"p1": "red", "p2": "blue"})


def test_the_owner_sees_both_halves() -> None:
    assert seen_by(WON, "p1") == Event("card_won", "DB-9.5", "p1", {"cards": 2, "card": "boost"})


def test_nobody_else_sees_the_private_half() -> None:
    public = Event("card_won", "DB-9.5", "p1", {"cards": 2})
    assert seen_by(WON, "p2") == public
    assert seen_by(WON, None) == public
    assert b"boost" not in encode(seen_by(WON, "p2"))


def test_each_seat_sees_its_own_private_half() -> None:
    assert seen_by(SWAP, "p1").data == {"p1_cards": 1, "got": "steal"}
    assert seen_by(SWAP, "p2").data == {"p1_cards": 1, "gave": "steal"}
    assert seen_by(SWAP, None).data == {"p1_cards": 1}


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    roll = Event("roll", "DB-4.1", "p2", {"face": 3})
    assert all_seen_by([roll, WON], "p2") == (roll, seen_by(WON, "p2"))


def test_looking_does_not_change_the_event() -> None:
    before = encode(WON)
    seen_by(WON, "p1").data["cards"] = 9
    assert encode(WON) == before


FIELDS = st.dictionaries(st.sampled_from("abcd"), st.integers(0, 9), max_size=4)


@given(FIELDS, FIELDS, FIELDS, FIELDS)
def test_what_is_seen_never_depends_on_another_seats_half(
    data: Fields, mine: Fields, secret: Fields, another: Fields
) -> None:
    one = Event("k", "DB-1.1", None, data, {"p1": mine, "p2": secret})
    other = Event("k", "DB-1.1", None, data, {"p1": mine, "p2": another})
    assert encode(seen_by(one, "p1")) == encode(seen_by(other, "p1"))
    assert encode(seen_by(one, None)) == encode(seen_by(other, None))


def test_a_declaration_says_who_sees_what() -> None:
    assert (Place, Trade, Count) == KINDS
    placed, traded = shape(Place), shape(Trade)
    assert (placed.seat, placed.optional, placed.reveals(True)) == ("yes", ("face", "under"), ())
    assert (traded.seat, traded.optional, traded.reveals(False)) == ("any", ("got",), ("shown",))


def test_marks_go_together_in_either_order() -> None:
    class Aimed(Happening, kind="aimed", cites=("X-4",)):
        one: Announces[Maybe[Seat]] = UNSET
        other: Maybe[Announces[Seat]] = UNSET
        shown: Maybe[Reveals[int]] = UNSET

    one, other, shown = shape(Aimed).parts
    assert one._replace(name="other", attribute="other") == other
    assert (other.announces, other.optional, shown.reveals, shown.audience) == (True, True, True, "all")


@pytest.mark.parametrize("taken", ["name", "rival", "whose_within"])
def test_a_field_is_not_called_as_messages_call_a_seat(taken: str) -> None:
    fields: Any = {"__annotations__": {taken: str}}
    base: Any = HappeningMeta("Named", (Happening,), fields, kind="named", cites=("X-4",))
    with pytest.raises(TypeError, match=rf"Named has a field {taken}, but in messages \${taken} is a seat"):
        shape(base)


class Dawn(Happening, kind="dawn", cites=("X-4",), opens=Opens("round", ("sky", "clear"))):
    """A day begins."""

    sky: str
    round: int


def test_a_declaration_says_what_an_event_opens() -> None:
    assert Dawn.opens == Opens("round", ("sky", "clear"))
    assert Place.opens is None
    assert shape(Dawn).names == ("sky", "round")

    class Uncounted(Happening, kind="uncounted", cites=("X-4",), opens="turn"):
        round: int

    with pytest.raises(TypeError, match="Uncounted opens a turn, and has no public field turn"):
        shape(Uncounted)


class Drawn(Happening, kind="drawn", cites=("X-4",), story=Story("action", ("card", ("none",)))):
    """A card is drawn."""

    seat: Seat
    card: Literal["none", "bomb"]


class Lid(Happening, kind="lid", cites=("X-4",), heading=True, story="action"):
    seat: None


class Anybody(Happening, kind="anybody", cites=("X-4",), story="own"):
    at: int


class Elsewhere(Happening, kind="elsewhere", cites=("X-4",), story=Story("detail", ("card", ("none",)), "result")):
    seat: Seat
    card: Private[Literal["none", "bomb"]]


class Wordless(Happening, kind="wordless", cites=("X-4",), story=Story("action", ("card", ("nothing",)))):
    seat: Seat
    card: Literal["none", "bomb"]


def test_a_declaration_says_the_part_in_a_story() -> None:
    assert Dawn.story == Story("result")
    assert shape(Drawn).names == ("card",)
    assert Drawn.story.there == "detail"


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        (Lid, "is a heading"),
        (Anybody, "need not have a seat"),
        (Elsewhere, "a field card that is not public"),
        (Wordless, "a card that there is not: nothing"),
    ],
)
def test_a_part_that_cannot_be_is_refused(kind: type[Happening], fault: str) -> None:
    with pytest.raises(TypeError, match=f"{kind.__name__} .*{fault}"):
        shape(kind)


def test_a_happening_is_stored_and_sent_as_an_event() -> None:
    data: Fields = {"at": [2, 3], "kind": "round"}
    assert whole(PLACED) == Event("place", "X-1", "p1", data, {"p1": {"face": "red"}})
    assert sent(PLACED, "p1") == Event("place", "X-1", "p1", {**data, "face": "red"})
    assert sent(PLACED, "p2") == sent(PLACED, None) == Event("place", "X-1", "p1", data)
    assert whole(TRADED).private == {"p1": {"got": "red"}, "p2": {"got": "blue"}}
    assert sent(TRADED, "p2").data == {"shown": 1, "got": "blue"}


def test_what_is_hidden_from_a_viewer_is_unset() -> None:
    assert seen_by(PLACED, "p1") is PLACED
    assert seen_by(PLACED, "p2").face is seen_by(PLACED, None).face is UNSET
    assert known(seen_by(TRADED, "p1").got) == {"p1": "red"}
    with pytest.raises(ValueError, match="may not see"):
        known(seen_by(TRADED, None).got)


@pytest.mark.parametrize("viewer", ["p1", "p2", None])
def test_what_was_sent_is_read_as_what_was_seen(viewer: Seat | None) -> None:
    for event in (PLACED, TRADED, COUNTED, Place("X-1", "p2", (1, 1), "flat", "blue", "red")):
        assert read(KINDS, whole(event)) == event
        assert read(KINDS, sent(event, viewer), viewer) == seen_by(event, viewer)


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (Event("lay", "X-1"), "no event 'lay'"),
        (Event("place", "X-1", None, {"at": [1, 1], "kind": "flat"}), "place: seat: None"),
        (Event("place", "X-1", "p1", {"at": [1], "kind": "flat"}), "place: at: Expected `array` of length 2"),
        (Event("place", "X-1", "p1", {"at": [1, 1]}), "place: kind is missing"),
        (Event("trade", "X-2", None, {"shown": 1, "hue": 3}), "trade: there is no field 'hue'"),
    ],
)
def test_what_no_declaration_allows_is_refused_by_name(event: Event, message: str) -> None:
    with pytest.raises(BadData, match=message):
        read(KINDS, event)
