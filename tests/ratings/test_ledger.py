"""Standings from a log: periods, seasons, what does not count, and a judge's later word."""

from datetime import UTC, datetime
from random import Random

from msgspec.structs import replace

from hanpan.ratings.glicko import NEW, absent
from hanpan.ratings.ledger import ANEW, Key, Ledger, Result, Score, folded, in_force, provisional
from hanpan.ratings.seasons import bounds_of, first_period, next_season, period_of, season_at, season_of

HOUR = 3_600_000
DAY = 24 * HOUR
BEGIN = int(datetime(2026, 11, 2, 8, tzinfo=UTC).timestamp() * 1000)
ANN, BEN = Key("ann", "g", "all"), Key("ben", "g", "all")


def result(n: int, score: Score = 2, at: int = BEGIN, **more: str) -> Result:
    return Result(n, more.pop("table", f"t{n}"), at, "g", "all", more.pop("first", "ann"), "ben", score, **more)


def test_seasons_are_quarters_and_periods_days() -> None:
    assert season_at(BEGIN) == "2026-q4"
    assert next_season("2026-q4") == "2027-q1"
    assert season_of(first_period("2027-q1")) == "2027-q1"
    assert season_of(first_period("2027-q1") - 1) == "2026-q4"
    begins, ends = bounds_of("2026-q4")
    assert begins < BEGIN < ends == bounds_of("2027-q1")[0]


def test_the_winner_rises_as_far_as_the_loser_falls_and_both_are_known_better() -> None:
    ledger = folded([result(0)])
    ann, ben = ledger.latest[ANN].now, ledger.latest[BEN].now
    assert ann.rating - NEW.rating == NEW.rating - ben.rating > 0
    assert ann.deviation < NEW.deviation
    assert [point.key for point in ledger.points] == [ANN, BEN]


SCORES: tuple[Score, ...] = (2, 0, 1, 2)


def test_the_games_of_a_day_are_one_period_in_any_order() -> None:
    day = [result(n, score, BEGIN + n * HOUR) for n, score in enumerate(SCORES)]
    turned = [replace(each, n=n) for n, each in enumerate(reversed(day))]
    one, two = folded(day).latest[ANN], folded(turned).latest[ANN]
    assert abs(one.now.rating - two.now.rating) < 1e-9
    assert (one.won, one.drawn, one.lost) == (2, 1, 1)
    over_days = folded(replace(each, at=each.at + each.n * DAY) for each in day)
    assert over_days.latest[ANN].now != one.now


def test_what_is_added_one_by_one_is_what_the_whole_log_comes_to() -> None:
    chance = Random(1)
    log = []
    for n in range(500):
        first, second = chance.sample("abcdefg", 2)
        pool, score = chance.choice("xy"), chance.choice(SCORES)
        log.append(Result(n, f"t{n}", BEGIN + n * 5 * HOUR, "g", pool, first, second, score))
    ledger = Ledger()
    for each in log:
        ledger.add(each)
    again = folded(log)
    assert (ledger.latest, ledger.seasons, ledger.points) == (again.latest, again.seasons, again.points)
    assert {season for _, season in ledger.seasons} == {"2026-q4", "2027-q1"}


def test_somebody_who_stays_away_is_provisional_again_and_a_season_begins_less_certain() -> None:
    ledger = folded(result(n, 2 if n % 2 else 0, BEGIN + n * HOUR * 12) for n in range(40))
    ann = ledger.latest[ANN]
    assert not provisional(ann.now)
    assert provisional(ann.on(ann.period + 400).skill)
    later = ann.on(first_period("2027-q1"))
    assert later.skill.rating == ann.now.rating
    assert later.skill.deviation >= ANEW > ann.now.deviation
    assert (later.played, ann.played) == (0, 40)


def test_the_least_deviation_of_a_season_is_that_of_the_first_game_in_it() -> None:
    """Not of the season's first day: then it would have grown on from there."""
    ann = folded(result(n, 2 if n % 2 else 0, BEGIN + n * HOUR * 12) for n in range(40)).latest[ANN]
    begins = first_period("2027-q1")
    assert [ann.on(begins + days).skill.deviation for days in (0, 3)] == [ANEW, ANEW]
    late = ann.on(begins + 80)
    assert late.skill.deviation == absent(ann.now, begins + 80 - ann.period - 1).deviation > ANEW


def test_what_does_not_count_moves_nothing() -> None:
    assert folded([result(0, uncounted="pair")]).latest == {}


def test_a_judges_later_word_holds_at_the_place_of_the_first() -> None:
    other = Result(1, "t1", BEGIN + HOUR, "g", "all", "ann", "cho", 2)
    log = [result(0, 2), other, replace(result(2, 0, BEGIN + DAY), table="t0")]
    assert [(each.n, each.score, each.at) for each in in_force(log)] == [(0, 0, BEGIN), (1, 2, BEGIN + HOUR)]
    assert folded(log).latest == folded([result(0, 0), other]).latest
    taken_back = [*log[:2], replace(log[2], uncounted="annulled")]
    assert folded(taken_back).latest == folded([other]).latest
    assert period_of(log[2].at) != period_of(log[0].at)
