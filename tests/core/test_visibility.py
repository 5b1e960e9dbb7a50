"""Who may know a field of a state: declared for every field, and found out where it is not."""

import copy
import pickle

import msgspec
import pytest

from hanpan.core.contract.codec import plain
from hanpan.core.contract.derived import HasSecrets, derived_view, state_of
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.contract.visibility import Counted, Parts, Private, Public, Sides, Undeclared, hidden_fields
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids


class Hand(msgspec.Struct, frozen=True):
    cards: Counted[tuple[str, ...]]
    points: Public[int]


class Pile(msgspec.Struct, frozen=True):
    top: Public[str]
    note: Private[str] = ""


class Table(msgspec.Struct, frozen=True):
    round: Public[int]
    hands: Sides[tuple[Hand, Hand]]
    pile: Parts[Pile]


class Careless(msgspec.Struct, frozen=True):
    hands: Sides[tuple[Hand, Hand]]
    forgotten: int


TABLE = Table(1, (Hand(("a", "b"), 3), Hand(("c",), 4)), Pile("x"))


def test_hidden_fields_are_found_in_the_parts_of_every_seat() -> None:
    fields = hidden_fields(Table, 2)
    assert [field.name for field in fields] == ["hands[0].cards", "hands[1].cards", "pile.note"]
    assert [field.owner for field in fields] == [0, 1, None]
    assert [field.of(TABLE) for field in fields] == [("a", "b"), ("c",), ""]


def test_a_field_is_hidden_from_all_but_its_owner() -> None:
    mine, theirs, nobodys = hidden_fields(Table, 2)
    viewers: tuple[Seat | None, ...] = (*SEATS, None)
    assert [mine.hides_from(SEATS, viewer) for viewer in viewers] == [False, True, True]
    assert [theirs.hides_from(SEATS, viewer) for viewer in viewers] == [True, False, True]
    assert all(nobodys.hides_from(SEATS, viewer) for viewer in viewers)


def test_another_value_changes_nothing_else() -> None:
    field = hidden_fields(Table, 2)[1]
    changed = field.put(TABLE, ("d",))
    assert changed == Table(1, (TABLE.hands[0], Hand(("d",), 4)), Pile("x"))


def test_a_field_that_says_nothing_is_refused_by_name() -> None:
    with pytest.raises(Undeclared, match=r"Careless\.forgotten does not say who may know it"):
        hidden_fields(Careless, 2)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_field_of_every_game_says_who_may_know_it(game_id: str) -> None:
    game = load_game(game_id)
    hidden = hidden_fields(game.state_type, len(game.info.seats))
    assert bool(hidden) == (len(game.info.seats) > 1)  # a player alone has nobody to hide anything from


def test_a_view_follows_from_what_the_fields_say() -> None:
    _, view = derived_view(Table)
    shown = plain(view(TABLE, SEATS, "p2", None))
    assert shown["seat"] == "p2"
    assert shown["hands"] == {"p1": {"cards": 2, "points": 3}, "p2": {"cards": ["c"], "points": 4}}
    assert shown["pile"] == {"top": "x", "note": None}  # nobody owns what lies outside the seats
    watched = plain(view(TABLE, SEATS, None, None))
    assert [hand["cards"] for hand in watched["hands"].values()] == [2, 1]
    with pytest.raises(Undeclared, match=r"Careless\.forgotten"):
        derived_view(Careless)


def test_a_state_comes_back_from_its_view_only_with_what_was_hidden() -> None:
    seen = derived_view(Table)[1](TABLE, SEATS, "p1", None)
    with pytest.raises(HasSecrets, match="`cards`"):
        state_of(Table, seen, {})
    assert state_of(Table, seen, {"hands": TABLE.hands, "pile": TABLE.pile}) == TABLE


def test_a_view_and_its_parts_are_of_the_same_types_wherever_they_are_derived() -> None:
    _, view = derived_view(Table)
    seen = view(TABLE, SEATS, "p1", None)
    again = pickle.loads(pickle.dumps(seen))
    assert again == seen
    assert type(again) is type(seen) is derived_view(Table)[0]
    assert type(again.hands["p1"]) is type(seen.hands["p1"])
    assert copy.deepcopy(seen) == seen
