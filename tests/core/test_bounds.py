"""Everything that comes from outside has a bound in its type: numbers a range, texts and lists a length."""

from importlib import import_module
from typing import Annotated, Any

import msgspec
import pytest

from hanpan.core.contract.bounds import NUMBER, Pile, Whole, Words, whole
from hanpan.core.contract.codec import BadData, convert
from hanpan.core.contract.rest import Unsaid, rest_of, rest_type, whole_state, with_rest
from hanpan.core.contract.visibility import Open, Public
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.unbounded import unbounded


@pytest.mark.parametrize("game_id", game_ids())
def test_positions_and_actions_of_every_game_are_bounded(game_id: str) -> None:
    game = load_game(game_id)
    package = type(game).__module__.rpartition(".")[0]
    assert unbounded(import_module(f"{package}.table.given").Given) == []
    assert unbounded(game.action_type) == []
    assert unbounded(rest_type(game.state_type, game.info.seats)) == []


def test_what_has_no_bound_is_found() -> None:
    class Inside(msgspec.Struct):
        number: int
        fine: Whole
        any: Any

    class Outside(msgspec.Struct):
        text: str
        pile: Pile
        parts: tuple[Inside, ...]
        table: dict[str, Whole]

    assert unbounded(Outside) == [
        "Outside.text",
        "Outside.parts",
        "Inside.number",
        "Inside.any",
        "Outside.table",
        "Outside.table",
    ]


def test_a_game_without_facts_of_its_own_is_bounded_as_its_state_is() -> None:
    class Unit(msgspec.Struct, frozen=True):
        hp: Public[int] = 3

    class State(msgspec.Struct, frozen=True):
        units: Public[tuple[Unit, ...]] = ()
        name: Public[str | None] = None
        round: Annotated[int, Open(), msgspec.Meta(ge=1, le=99)] = 1
        odd: Annotated[int, Open(), msgspec.Meta(gt=0)] = 1

    assert whole_state(State, {"units": [{}, {"hp": 2}]}) == State((Unit(), Unit(2)))
    for facts, told in (
        ({"units": [{"hp": NUMBER + 1}]}, r"<= 1000000 - at `\$.units\[0\].hp`"),
        ({"units": [{}] * 401}, r"length <= 400 - at `\$.units`"),
        ({"name": "x" * 101}, r"length <= 100 - at `\$.name`"),
        ({"nome": "x"}, "unknown field `nome`"),
        ({"round": 100}, r"<= 99 - at `\$.round`"),
        ({"odd": 0}, r">= 1 - at `\$.odd`"),
        ({"odd": NUMBER + 1}, r"<= 1000000 - at `\$.odd`"),
    ):
        with pytest.raises(BadData, match=told):
            whole_state(State, facts)


class _Nested(msgspec.Struct, frozen=True):
    """A state that remembers another."""

    round: Public[int] = 0
    past: Public["_Nested | None"] = None


def test_a_state_inside_a_state_has_no_name_in_the_rest() -> None:
    assert rest_type(_Nested, ("p1",)).__struct_fields__ == ("round",)
    assert whole_state(_Nested, {"past": {"round": 2}}) == _Nested(past=_Nested(2))
    with pytest.raises(Unsaid, match="past"):
        rest_of(_Nested, ("p1",), _Nested(), _Nested(past=_Nested(2)))
    with pytest.raises(BadData, match=r"unknown field `past` - at `\$.rest`"):
        with_rest(_Nested, ("p1",), _Nested(), {"past": None})
    assert with_rest(_Nested, ("p1",), _Nested(past=_Nested(1)), {"round": 3}) == _Nested(3, _Nested(1))


@pytest.mark.parametrize(
    ("kind", "value", "bound"),
    [
        (Whole, NUMBER + 1, "<= 1000000"),
        (Whole, -(2**70), ">= -1000000"),
        (Words, ["x"] * 101, "length <= 100"),
        (Words, ["x" * 101], "length <= 100"),
    ],
)
def test_a_refusal_names_the_bound(kind: Any, value: Any, bound: str) -> None:
    with pytest.raises(BadData, match=bound):
        convert(kind, value)


def test_numbers_written_in_moves_have_the_same_bounds() -> None:
    assert [whole("12"), whole("-3"), whole("1000000")] == [12, -3, NUMBER]
    for word in ("1000001", "9" * 5000):
        with pytest.raises(ValueError, match="is outside -1000000 to 1000000"):
            whole(word)
    for word in ("", "x", "-", "1.5", "²", "--1"):
        with pytest.raises(ValueError, match="is not a whole number"):
            whole(word)
