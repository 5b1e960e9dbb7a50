"""Random games with random decks meet every card, every ability and every pair of keywords, and every chain ends."""

from collections import Counter

import pytest

from tests.games.sorcerers.survey import Survey, survey, wanted


@pytest.mark.slow
def test_random_games_meet_everything() -> None:
    """The same over 20,000 games: `python -m tests.games.sorcerers.survey`."""
    found = survey((0, 200))
    assert found.missing == []
    assert found.longest < 30


def test_what_is_not_met_is_named() -> None:
    assert Survey(Counter()).missing == list(wanted())
