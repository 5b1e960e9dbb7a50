"""What the kit holds against views: values that hidden fields had elsewhere, whatever their type."""

from types import SimpleNamespace
from typing import Any, cast

import msgspec

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.derived import derived_view
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.contract.visibility import Private, Public, Sides, hidden_fields
from hanpan.core.proofs.kit.subject import Subject
from hanpan.core.proofs.kit.visible import Elsewhere


class Place(msgspec.Struct, frozen=True):
    """A seat that keeps what it has found out in a table, which nothing can be looked up by."""

    knows: Private[dict[Seat, str]]
    points: Public[int] = 0


class State(msgspec.Struct, frozen=True):
    """Everything."""

    places: Sides[tuple[Place, Place]]


def _state(*cards: str) -> State:
    return State(tuple(Place({"p1": card}) for card in cards))  # type: ignore[arg-type]


def test_a_hidden_table_is_tried_like_any_other_value() -> None:
    _, honest = derived_view(State)

    def leaky(state: State, seats: Any, seat: Seat | None, outcome: Any) -> Any:
        return [honest(state, seats, seat, outcome), state.places[1].knows["p1"]]

    found = []
    for view in (honest, leaky):
        game = SimpleNamespace(view=lambda state, seat, view=view: view(state, SEATS, seat, None))
        info = SimpleNamespace(seats=SEATS)
        subject = cast(Subject, SimpleNamespace(game=game, info=info, hidden=hidden_fields(State, 2)))
        elsewhere = Elsewhere(subject, [_state("a", "b"), _state("a", "c")])
        found.append(elsewhere.leak(_state("a", "b"), _state("a", "b"), "p1", SeededChance(1, 0)))
    assert found[0] is None
    assert found[1] is not None
    assert "places[1].knows is shown" in found[1]
