"""Events as each viewer may see them."""

from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.codec import encode
from hanpan.core.event import Event, Fields, all_seen_by, seen_by

WON = Event("card_won", "DB-9.5", "p1", {"cards": 2}, {"p1": {"card": "boost"}})
SWAP = Event("card_swap", "DB-7.12", None, {"p1_cards": 1}, {"p1": {"got": "steal"}, "p2": {"gave": "steal"}})


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
