"""Who meets whom in a queue: never twice, never outside what both accept, and nobody for ever alone."""

import math
import random
from itertools import combinations

from hanpan.ratings.matching import EVERYBODY_MS, Pair, Seeker, pairs, reach, suit

NOW = 1_000_000


def waiting(user: str, rating: float = 1500, *, s: float = 0, queue: str = "q", deviation: float = 50) -> Seeker:
    return Seeker(user, queue, rating, deviation, NOW - round(s * 1000))


def met(*seekers: Seeker, apart: set[Pair] | None = None) -> list[tuple[str, str]]:
    return [(one.user, other.user) for one, other in pairs(seekers, NOW, apart or set())]


def test_two_of_about_the_same_strength_meet_at_once() -> None:
    assert met(waiting("mina"), waiting("joon", 1560)) == [("joon", "mina")]


def test_the_reach_widens_until_it_takes_in_everybody() -> None:
    far = 1500 + 600
    assert met(waiting("mina"), waiting("joon", far)) == []
    assert met(waiting("mina", s=59), waiting("joon", far, s=20)) == []  # the other has not waited long enough
    assert met(waiting("mina", s=59), waiting("joon", far, s=48)) == [("mina", "joon")]
    assert reach(waiting("mina", s=60), NOW) == math.inf
    assert met(waiting("mina", s=60), waiting("joon", 3000, s=60)) == [("joon", "mina")]


def test_what_is_not_known_need_not_be_near() -> None:
    assert met(waiting("mina", deviation=350), waiting("joon", 1760, deviation=350)) == [("joon", "mina")]
    assert met(waiting("mina", deviation=350), waiting("joon", 1760)) == []


def test_whoever_has_waited_longest_chooses_first_and_takes_the_nearest() -> None:
    three = (waiting("mina", 1500, s=9), waiting("joon", 1540, s=1), waiting("sora", 1490, s=2))
    assert met(*three) == [("mina", "sora")]
    assert met(waiting("mina", s=9), waiting("joon", 1510, s=1), waiting("sora", 1490, s=2)) == [("mina", "sora")]


def test_nobody_meets_themselves_somebody_of_another_queue_or_whom_they_must_not() -> None:
    assert met(waiting("mina"), waiting("mina", s=1)) == []
    assert met(waiting("mina"), waiting("joon", queue="other")) == []
    assert met(waiting("mina"), waiting("joon"), apart={frozenset(("mina", "joon"))}) == []
    two = (waiting("mina", s=3), waiting("mina", s=1, queue="other"), waiting("joon", queue="other"))
    assert met(*two) == []  # who stands in two queues is in the first of them


def crowd(chance: random.Random, most: int) -> tuple[list[Seeker], set[Pair]]:
    people = [
        waiting(
            f"u{at}",
            chance.choice((1500, chance.gauss(1500, 300))),
            s=chance.choice((0, chance.uniform(0, 90))),
            queue=chance.choice("ab"),
            deviation=chance.choice((45, 110, 350)),
        )
        for at in range(chance.randrange(most))
    ]
    every = [frozenset(pair) for pair in combinations((each.user for each in people), 2)]
    return people, set(chance.sample(every, len(every) // 5))


def test_of_any_crowd_nobody_sits_at_two_tables_and_nobody_is_left_who_could_play() -> None:
    chance = random.Random(16)
    for _ in range(400):
        people, apart = crowd(chance, 24)
        found = pairs(people, NOW, apart)
        seated = [each.user for pair in found for each in pair]
        assert len(seated) == len(set(seated))
        for one, other in found:
            assert suit(one, other, NOW)
            assert frozenset((one.user, other.user)) not in apart
        left = [each for each in people if each.user not in seated]
        for one, other in combinations(left, 2):
            assert not suit(one, other, NOW) or frozenset((one.user, other.user)) in apart
        chance.shuffle(people)
        assert pairs(people, NOW, apart) == found  # whoever comes in which order


def test_each_choice_is_the_nearest_that_was_left() -> None:
    """Against the plain way of the same rule: look at everybody."""
    chance = random.Random(4)
    for _ in range(200):
        people, apart = crowd(chance, 16)
        found: list[Pair] = []
        taken: set[str] = set()
        for one in sorted(people, key=lambda each: (each.since, each.user)):
            free = [
                each
                for each in people
                if not {one.user, each.user} & taken
                and suit(one, each, NOW)
                and frozenset((one.user, each.user)) not in apart
            ]
            if free:
                other = min(free, key=lambda each: (abs(each.rating - one.rating), each.since, each.user))
                found.append(frozenset((one.user, other.user)))
                taken |= {one.user, other.user}
        assert {frozenset((one.user, other.user)) for one, other in pairs(people, NOW, apart)} == set(found)


def test_nobody_waits_for_ever_while_somebody_waits_for_the_same() -> None:
    """People come at any time and of any strength; a look each second. Whoever is left after a minute is alone."""
    chance = random.Random(7)
    for _ in range(12):
        here: list[Seeker] = []
        for second in range(240):
            now = NOW + second * 1000
            if second < 170 and chance.random() < 0.3:
                here.append(Seeker(f"u{second}", "q", chance.gauss(1500, 500), 60, now))
            gone = {each.user for pair in pairs(here, now) for each in pair}
            here = [each for each in here if each.user not in gone]
            assert sum(now - each.since >= EVERYBODY_MS for each in here) <= 1
        assert len(here) <= 1
