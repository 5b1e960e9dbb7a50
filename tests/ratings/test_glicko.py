"""Glicko-2 against the worked example of its paper, and what must hold of any such system."""

import itertools

import pytest

from hanpan.ratings.glicko import EMPTY, NEW, WIDEST, Period, Skill, absent, after, expected

PLAYER = Skill(1500, 200, 0.06)
RIVALS = ((Skill(1400, 30), 1.0), (Skill(1550, 100), 0.0), (Skill(1700, 300), 0.0))


def period_of(games: tuple[tuple[Skill, float], ...] = RIVALS) -> Period:
    period = EMPTY
    for rival, score in games:
        period = period.plus(PLAYER, rival, score)
    return period


def test_the_example_of_the_paper() -> None:
    skill = after(PLAYER, period_of())
    assert skill.rating == pytest.approx(1464.06, abs=0.01)
    assert skill.deviation == pytest.approx(151.52, abs=0.01)
    assert skill.volatility == pytest.approx(0.05999, abs=0.00001)
    assert 1 / period_of().weight == pytest.approx(1.7785, abs=0.001)
    assert period_of().gain / period_of().weight == pytest.approx(-0.4834, abs=0.001)


def test_the_order_of_a_periods_games_does_not_matter() -> None:
    for games in itertools.permutations(RIVALS):
        assert after(PLAYER, period_of(games)) == pytest.approx(after(PLAYER, period_of()))


def test_absence_makes_uncertain_up_to_what_a_stranger_is() -> None:
    weeks = [absent(Skill(1800, 50), days).deviation for days in (0, 7, 70, 700, 70_000)]
    assert weeks == sorted(weeks)
    assert weeks[0] == 50 < weeks[1]
    assert weeks[-1] == WIDEST
    assert absent(Skill(1800, 50), 300).rating == 1800
    assert after(Skill(1800, 50), EMPTY) == absent(Skill(1800, 50), 1)


def test_a_surprise_moves_more_than_what_was_expected_and_a_draw_moves_towards_the_other() -> None:
    strong, weak = Skill(1800, 60), Skill(1400, 60)
    won, drawn, lost = (after(weak, EMPTY.plus(weak, strong, score)).rating for score in (1, 0.5, 0))
    assert won > drawn > weak.rating > lost
    assert won - weak.rating > weak.rating - lost
    assert after(NEW, EMPTY.plus(NEW, NEW, 0.5)).rating == NEW.rating


def test_scores_of_both_sides_add_up_to_one_and_are_damped_by_doubt() -> None:
    strong, weak = Skill(1800, 60), Skill(1400, 60)
    assert expected(strong, weak) + expected(weak, strong) == pytest.approx(1)
    assert expected(strong, weak) > expected(strong, weak._replace(deviation=350)) > 0.5
