"""How long the pairs of a Swiss round take: `python -m benchmarks.pairing [PLAYERS] [ROUNDS] [--peers]`.

It prints the processor time of each round of one tournament (1,024 players and nine rounds without arguments): of the
matching, and of everything that an order to pair does. Chance decides who wins; a tenth of the matches is drawn. With
`--peers`, networkx and rustworkx match the same players of every round in the same run and must pay the same; that
needs the environment of `make bench`.
"""

import argparse
import random
import time
from collections.abc import Callable, Sequence
from unittest import mock

from hanpan.tournaments import matching
from hanpan.tournaments.event import Event, done, next_round, opened
from hanpan.tournaments.matches import Result
from hanpan.tournaments.matching import Edge
from hanpan.tournaments.orders import Order, Pair, Register, Report, Start, opening
from hanpan.tournaments.settings import Settings

Solver = Callable[[Sequence[Edge], int], set[tuple[int, int]]]
Asked = list[tuple[Sequence[Edge], int]]


def measured(players: int, rounds: int, peers: dict[str, Solver]) -> None:
    """Play one tournament and print what each round took."""
    chance = random.Random(1)
    event = opened(opening(Settings("Bench", "any-game", "bench", rounds=rounds)))
    assert isinstance(event, Event)
    for number in range(players):
        event = _after(event, Register(f"P{number}"))
    event = _after(event, Start())
    most = 0.0
    ours = matching.best
    for number in range(1, rounds + 1):
        asked: Asked = []

        def noted(edges: Sequence[Edge], nodes: int, asked: Asked = asked) -> set[tuple[int, int]]:
            asked.append((edges, nodes))
            return ours(edges, nodes)

        before = time.process_time()
        with mock.patch("hanpan.tournaments.matching.best", noted):
            made = next_round(event)
        took = time.process_time() - before
        assert isinstance(made, list)
        event = _after(event, Pair(number, tuple((match.first, match.second) for match in made)))
        whole = time.process_time() - before
        most = max(most, took)
        told = "".join(f", {name} {seconds:.2f} s" for name, seconds in _timed(asked, peers).items())
        print(f"round {number}: {took:.2f} s, with the order {whole:.2f} s{told}", flush=True)
        for match in event.waiting:
            lot = chance.random()
            result = Result(0, 0, 1) if lot < 0.1 else Result(int(lot < 0.55), int(lot >= 0.55))
            event = _after(event, Report(number, match.table, result))
    print(f"{players} players: at most {most:.2f} s of processor time for the pairs of a round")


def _timed(asked: Asked, solvers: dict[str, Solver]) -> dict[str, float]:
    """Seconds that each solver takes for the matchings of one round; all must pay the same."""
    found, paid = {}, {}
    for name, solver in ({"matching alone": matching.best} | solvers if solvers else {}).items():
        before = time.process_time()
        pairs = [solver(edges, nodes) for edges, nodes in asked]
        found[name] = time.process_time() - before
        costs = [{(one, two): cost for one, two, cost in edges} for edges, _ in asked]
        paid[name] = [sum(cost[min(pair), max(pair)] for pair in made) for cost, made in zip(costs, pairs, strict=True)]
    assert len({tuple(one) for one in paid.values()}) <= 1, paid
    return found


def _networkx(edges: Sequence[Edge], nodes: int) -> set[tuple[int, int]]:
    import networkx

    graph = networkx.Graph()
    graph.add_nodes_from(range(nodes))
    most = max(cost for _, _, cost in edges) + 1
    graph.add_weighted_edges_from((one, two, most - cost) for one, two, cost in edges)
    found: set[tuple[int, int]] = networkx.max_weight_matching(graph, maxcardinality=True)
    return found


def _rustworkx(edges: Sequence[Edge], nodes: int) -> set[tuple[int, int]]:
    import rustworkx

    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    most = max(cost for _, _, cost in edges) + 1
    graph.add_edges_from([(one, two, most - cost) for one, two, cost in edges])
    found: set[tuple[int, int]] = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return found


def _after(event: Event, order: Order) -> Event:
    after = done(event, order)
    assert isinstance(after, Event), after
    return after


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int, nargs="?", default=1024)
    parser.add_argument("rounds", type=int, nargs="?", default=9)
    parser.add_argument("--peers", action="store_true", help="networkx and rustworkx, too")
    chosen = parser.parse_args()
    measured(chosen.players, chosen.rounds, {"networkx": _networkx, "rustworkx": _rustworkx} if chosen.peers else {})
