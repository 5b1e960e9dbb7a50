"""A board offers each card with the targets it would really have, and says when there is none (CL-AM-16, CL-AM-39)."""

from typing import Any

import pytest

from hanpan.games.clash import Clash

GAME = Clash()


def offered(card: str, **rival: Any) -> tuple[list[int], set[str | None]]:
    """The places a card is offered for, and the codes of the warnings that come with it."""
    state = GAME.given({"p1": {"energy": 9, "hand": [card]}, "p2": rival})
    offers = GAME.menu(state, "p1")
    assert all(GAME.check(state, "p1", offer.action) is None for offer in offers)
    places = [offer.action.cards[0].target for offer in offers]
    return places, {offer.warning.code if offer.warning else None for offer in offers}


WEAK = [{"unit": "shieldbearer", "hp": 3}, {"unit": "wolf", "hp": 1}]


@pytest.mark.parametrize(
    ("card", "rival", "expected"),
    [
        ("A01", {"summons": ["wolf"]}, ([0, 1], {None})),
        ("S05", {"summons": ["wolf"]}, ([0], {None})),
        ("A08", {"hp": 70, "summons": WEAK}, ([2, 1], {None})),  # the usual one first: the lowest health
        ("A08", {"hp": 21, "summons": WEAK}, ([0, 1, 2], {None})),
        ("A08", {"hp": 22, "summons": ["wolf"]}, ([0], {"no_target"})),
        ("A13", {}, ([0], {"no_target"})),
        ("H04", {}, ([0], {"no_target"})),
        ("S01", {}, ([0], {None})),  # a reaction finds its card later
    ],
)
def test_a_card_is_offered_for_what_it_would_hit(
    card: str, rival: dict[str, Any], expected: tuple[list[int], set[str | None]]
) -> None:
    assert offered(card, **rival) == expected
