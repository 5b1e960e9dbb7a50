"""Tournaments as chance plays them, with drops, late entries, draws, forfeits, corrections: what must hold of each."""

from itertools import combinations
from random import Random

import networkx
import pytest

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments.event import Event, course
from hanpan.tournaments.log import event_of
from hanpan.tournaments.orders import Order, Pair
from hanpan.tournaments.rounds import contenders
from hanpan.tournaments.settings import Format
from hanpan.tournaments.swiss import costs
from hanpan.tournaments.verify import faults
from tests.tournaments.evenings import chance_plays
from tests.tournaments.reckoned import reckoned

FORMATS: tuple[Format, ...] = ("swiss", "swiss", "swiss_cut", "swiss", "single", "double", "round_robin")
SOLVED = 20  # of so many players at most every round is solved twice, of more only the last: it takes long in Python
BYE = ""  # no opponent
PART = 1000
LONG = [
    pytest.param(range(at, at + PART), id=f"{at}", marks=[pytest.mark.chaos, pytest.mark.slow])
    for at in range(0, 10_000, PART)
]


@pytest.mark.slow
@pytest.mark.parametrize("numbers", [pytest.param(range(200), id="short"), *LONG])
def test_whatever_chance_plays_holds(numbers: range) -> None:
    random, solved = Random(numbers.start), 0
    for number in numbers:
        format = FORMATS[number % len(FORMATS)]
        most = random.choice([8, 12, 20, 64])
        if format == "round_robin":
            most = min(most, 12)
        held = chance_plays(number, format, random.randrange(3 if format == "swiss_cut" else 2, most + 1))
        event = held.event
        assert event.stage == "over"
        assert faults(held.orders) == [], number
        assert event_of(held.orders) == event
        assert {name for match in event.matches for name in match.players} <= set(event.players)
        been = {name for match in event.matches for name in match.players} | _in_bracket(event)
        assert {row.player for row in event.table()} == been  # nobody is lost, and nobody else is there
        rows = [(row.place, row.player, *row[2:]) for row in event.table()]
        assert sorted(rows) == reckoned(event), number
        assert [row[0] for row in rows] == sorted(row[0] for row in rows)
        if format.startswith("swiss"):
            solved += _no_round_is_better(held.orders, event.settings.seed)
    assert solved > len(numbers) // 4


@pytest.mark.chaos
@pytest.mark.slow
@pytest.mark.parametrize("number", range(100))
def test_large_tournaments_are_valid(number: int) -> None:
    held = chance_plays(number, "swiss", Random(number).randrange(65, 601))
    event = held.event
    assert faults(held.orders) == []
    rows = [(row.place, row.player, *row[2:]) for row in event.table()]
    assert sorted(rows) == reckoned(event)  # and nobody is lost
    # With so many more players than rounds there is always another way.
    pairs = [frozenset((match.first, match.second)) for match in event.matches]
    assert len(pairs) == len(set(pairs))


def _in_bracket(event: Event) -> set[str]:
    return {name for stand in event.bracket for name in (stand.first, stand.second) if name is not None}


def _no_round_is_better(orders: list[Order], seed: str) -> int:
    """How many rounds of pairs another solver has looked at: none costs less, and nobody meets somebody again or has a
    second bye where there is another way."""
    looked = 0
    for event, order, after in course(orders):
        if event is None or not isinstance(order, Pair) or event.eliminating or isinstance(after, Refusal):
            continue
        _nothing_is_repeated_that_need_not_be(event, order)
        players = contenders(event)
        if not players:
            continue
        if len(players) > SOLVED and order.round < event.rounds:
            continue
        edges = {(one, two): cost for one, two, cost in costs(players, seed, order.round)}
        top = max(edges.values()) + 1
        graph = networkx.Graph()
        graph.add_weighted_edges_from((one, two, top - cost) for (one, two), cost in edges.items())
        best = sum(edges[min(pair), max(pair)] for pair in networkx.max_weight_matching(graph, maxcardinality=True))
        place = {one.id: number for number, one in enumerate(players)}
        pairs = [pair for pair in order.pairs if pair[0] in place]  # the others have the bye by the organisers' word
        made = [sorted((place[one], len(players) if two is None else place[two])) for one, two in pairs]
        assert sum(edges[one, two] for one, two in made) == best
        looked += 1
    return looked


def _nothing_is_repeated_that_need_not_be(event: Event, order: Pair) -> None:
    """From the matches alone: if all can be paired anew, then nobody is paired again, or with somebody from whom the
    organisers keep them."""
    away = {name for name, number, _ in event.awarded if number == order.round}
    assert away & set(event.active) <= {first for first, second in order.pairs if second is None}
    players = [name for name in event.active if name not in away]
    nodes = [*players, *([BYE] if len(players) % 2 else [])]
    made = [frozenset((one, two or BYE)) for one, two in order.pairs if one not in away]
    been = {frozenset((match.first, match.second or BYE)) for match in event.matches}
    apart = {frozenset(pair) for group in event.apart for pair in combinations(group, 2)}
    if any(pair in apart for pair in made):
        assert not _can_be_paired(nodes, apart), order.round
    elif any(pair in been for pair in made):
        assert not _can_be_paired(nodes, apart | been), order.round


def _can_be_paired(nodes: list[str], without: set[frozenset[str]]) -> bool:
    graph = networkx.Graph()
    graph.add_nodes_from(nodes)
    graph.add_edges_from(pair for pair in combinations(nodes, 2) if frozenset(pair) not in without)
    return 2 * len(networkx.max_weight_matching(graph, maxcardinality=True)) == len(nodes)
