"""What a seat of Clash cannot see stays unseen, and a bot's worlds fit its view."""

from collections import Counter

import pytest

from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.answers import sample
from hanpan.core.contract.codec import encode
from hanpan.core.contract.seat import SEATS
from hanpan.core.match.match import Match
from hanpan.games.clash import Clash
from hanpan.games.clash.rules.state import State
from hanpan.games.clash.table.world import world

GAME = Clash()


def states(mode: str, number: int) -> list[State]:
    """The states of a random game."""
    match = Match(GAME, mode, SeedKeys(21, number))
    out: list[State] = []
    while match.pending:
        out.append(match.state)
        chance = SeededChance(number, len(match.steps))
        for seat in match.pending:
            match.submit(seat, sample(GAME, match.state, seat, chance, f"test/{seat}"))
    return out


@pytest.mark.parametrize("mode", ["casual", "ranked", "ladder-golem"])
def test_a_world_made_from_a_view_is_seen_as_that_view(mode: str) -> None:
    for number in range(3):
        for place, state in enumerate(states(mode, number)):
            if state.stage == "deck":
                continue
            for seat in SEATS:
                view = GAME.view(state, seat)
                made = world(GAME.params, view, SeededChance(place, number))
                assert encode(GAME.view(made, seat)) == encode(view)
                assert GAME.legal(made, seat) == GAME.legal(state, seat)
                if state.ending != "limit":
                    assert GAME.invariants(made) == []


def test_a_dealt_deck_holds_everything_that_was_seen() -> None:
    state = states("casual", 4)[-1]
    for seat, rival in (("p1", 1), ("p2", 0)):
        for key in range(20):
            other = GAME.world(GAME.view(state, seat), SeededChance(key, 0)).players[rival]  # type: ignore[arg-type]
            assert not Counter(other.seen) - Counter(other.brought)
            assert len(other.brought) == 24


def test_another_hand_can_be_dealt() -> None:
    state = states("casual", 4)[4]
    hands = {GAME.world(GAME.view(state, "p1"), SeededChance(key, 0)).players[1].hand for key in range(30)}
    assert len(hands) > 10
