"""Swiss rounds: held against another solver, and against what the rules promise."""

from random import Random

import networkx
import pytest

from hanpan.tournaments.seeding import folded
from hanpan.tournaments.swiss import Contender, Pair, costs, pairs
from tests.tournaments.evenings import chance_plays, evening


def contenders(seed: int, count: int) -> list[Contender]:
    """Players in the middle of a tournament in which anybody may have met anybody."""
    random = Random(seed)
    names = [f"P{number}" for number in range(count)]
    met: dict[str, dict[str, int]] = {name: {} for name in names}
    for _ in range(count * random.randrange(1, max(2, count // 2))):
        one, two = random.sample(names, 2)
        met[one][two] = met[two][one] = met[one].get(two, 0) + 1
    return [
        Contender(
            name, random.randrange(7), met[name], random.randrange(2), random.randrange(-3, 4), random.random() < 0.5
        )
        for name in names
    ]


def weight(players: list[Contender], made: list[Pair], seed: str) -> int:
    """What a whole round costs."""
    place = {one.id: number for number, one in enumerate(players)}
    table = {(one, two): cost for one, two, cost in costs(players, seed, 3)}
    found = [tuple(sorted((place[one], len(players) if two is None else place[two]))) for one, two in made]
    return sum(table[one, two] for one, two in found)


@pytest.mark.parametrize("seed", range(40))
def test_no_round_is_better(seed: int) -> None:
    """Another solver finds no round that costs less."""
    players = contenders(seed, 2 + seed % 17 * 2 + seed % 2)
    graph = networkx.Graph()
    edges = list(costs(players, str(seed), 3))
    most = max(cost for _, _, cost in edges) + 1
    graph.add_weighted_edges_from((one, two, most - cost) for one, two, cost in edges)
    other = networkx.max_weight_matching(graph, maxcardinality=True)
    best = sum(most - graph.edges[pair]["weight"] for pair in other)
    assert weight(players, pairs(players, str(seed), 3), str(seed)) == best


def test_the_same_seed_pairs_alike_in_any_order() -> None:
    players = contenders(3, 21)
    shuffled = Random(1).sample(players, len(players))
    assert {frozenset(pair) for pair in pairs(players, "one", 3)} == {
        frozenset(pair) for pair in pairs(shuffled, "one", 3)
    }
    fresh = [Contender(one.id, 0) for one in players]
    assert pairs(fresh, "one", 3) != pairs(fresh, "two", 3)


def test_nobody_meets_twice_while_there_is_another_way() -> None:
    held = evening(8, rounds=7)
    met = set()
    while made := held.pair():
        for match in made:
            met.add(frozenset(match.players))
            held.tell(match.table, 1, 0)
    assert len(met) == 28  # each of the pairs there are, once


def test_the_bye_goes_round_among_the_lowest() -> None:
    held = evening(5, rounds=4)
    had = []
    while made := held.pair():
        scores = {row.player: row.score for row in held.event.table()}
        free = made[-1]
        assert free.second is None
        others = [name for name in held.event.active if name not in had and name != free.first]
        had.append(free.first)
        before = scores[free.first] - 3  # the bye itself counts at once
        assert all(before <= scores[name] for name in others)
        for match in made[:-1]:
            held.tell(match.table, 1, 0)
    assert len(set(had)) == 4


def test_first_seats_are_balanced() -> None:
    held = evening(16, rounds=6)
    firsts: dict[str, int] = dict.fromkeys(held.event.players, 0)
    while made := held.pair():
        for match in made:
            firsts[match.first] += 1
            held.tell(match.table, *((1, 0) if match.table % 2 else (0, 1)))
    assert set(firsts.values()) <= {2, 3, 4}


@pytest.mark.parametrize("seed", range(12))
def test_seeded_players_meet_the_other_half_also_where_some_are_kept_apart(seed: int) -> None:
    """The first of each half may not meet: for that nobody meets somebody of the same half."""
    players = [
        Contender(name, score, half=half, apart=frozenset(apart))
        for (name, (score, half)), apart in zip(folded(("A", "B", "C", "D")).items(), ("C", "", "A", ""), strict=True)
    ]
    assert {frozenset(pair) for pair in pairs(players, str(seed), 1)} == {frozenset("AD"), frozenset("BC")}


def test_a_thousand_players_are_paired_among_neighbours() -> None:
    random = Random(5)
    players = [Contender(f"P{number}", random.randrange(9) * 3) for number in range(701)]
    made = pairs(players, "seed", 4)
    named = [name for pair in made for name in pair if name is not None]
    assert sorted(named) == sorted(one.id for one in players)
    scores = {one.id: one.score for one in players}
    assert sum(abs(scores[one] - scores[two]) for one, two in made if two is not None) <= 9 * 3


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_tournament_repeats_no_pair(seed: int) -> None:
    """With far more players than rounds there is always another way."""
    held = chance_plays(seed, "swiss", 40 + seed)
    met = [frozenset(match.players) for match in held.event.matches if match.second is not None]
    assert len(met) == len(set(met))
