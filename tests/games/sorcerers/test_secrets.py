"""What a seat cannot see stays unseen, and a bot's worlds fit its view."""

from collections import Counter

import pytest
from msgspec import UNSET

from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.codec import encode
from hanpan.core.contract.event import seen_by
from hanpan.core.contract.seat import SEATS
from hanpan.core.match.match import Match
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.rules.events.course import CardsDrawn
from hanpan.games.sorcerers.rules.state import State
from hanpan.games.sorcerers.table.world import world
from tests.games.sorcerers.table import Table

GAME = Sorcerers()


def states(mode: str, number: int) -> list[State]:
    """The states of a random game."""
    match = Match(GAME, mode, SeedKeys(21, number))
    out: list[State] = []
    while match.pending:
        out.append(match.state)
        chance = SeededChance(number, len(match.steps))
        for seat in match.pending:
            legal = GAME.legal(match.state, seat)
            match.submit(seat, legal[chance.pick(f"test/{seat}", range(len(legal)))])
    return out


@pytest.mark.parametrize("mode", GAME.info.modes)
def test_a_world_made_from_a_view_is_seen_as_that_view(mode: str) -> None:
    for place, state in enumerate(states(mode, 1)):
        if state.stage == "deck":
            continue
        for seat in SEATS:
            view = GAME.view(state, seat)
            made = world(GAME.params, view, SeededChance(place, 1))
            assert encode(GAME.view(made, seat)) == encode(view)
            assert GAME.legal(made, seat) == GAME.legal(state, seat)
            assert GAME.invariants(made) == []


def test_another_hand_can_be_dealt() -> None:
    state = states("casual", 4)[20]
    hands = {GAME.world(GAME.view(state, "p1"), SeededChance(key, 0)).players[1].hand for key in range(30)}
    assert len(hands) > 10


def test_whether_somebody_can_respond_shows_nowhere() -> None:
    """A window opens by what everybody knows, not by what its owner holds."""
    for hand in (["RSP-03"], ["SOR-03"]):
        table = Table(p1={"hand": ["SPL-08"]}, p2={"hand": hand})
        table.play("p1: play SPL-08")
        assert table.fact("asked") == "p2"
    table = Table(p1={"hand": ["SPL-08"]}, p2={"hand": ["SOR-03"], "shown": ["SOR-03"]})
    assert table.play("p1: play SPL-08").fact("stage") == "main"


def test_a_card_that_speaks_when_drawn_is_known_from_then_on() -> None:
    table = Table(p1={"hand": ["SPL-08"], "top": ["SOR-10", "SOR-03"]})
    table.play("p1: play SPL-08")
    assert table.fact("p1.shown") in (["SOR-10"], [])
    (drawn,) = table.told(CardsDrawn)
    assert seen_by(drawn, "p2").cards is UNSET
    assert Counter(table.fact("p1.hand")) - Counter(["SOR-10", "SOR-03"]) == Counter()
