"""Pairs with the least sum of costs, held against another solver."""

from collections.abc import Sequence

import networkx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.tournaments import matching
from hanpan.tournaments.matching import Edge, NoPerfectMatching, best


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[Edge], int]:
    """Nodes, some of the edges between them, and costs of which many are equal: that is where blossoms come from."""
    nodes = 2 * draw(st.integers(1, 9))
    most = draw(st.sampled_from((1, 3, 1000, 1 << 70)))
    cost = st.none() | st.integers(-most, most) if draw(st.booleans()) else st.integers(-most, most)
    costs = {(one, two): draw(cost) for one in range(nodes) for two in range(one + 1, nodes)}
    return [(one, two, cost) for (one, two), cost in costs.items() if cost is not None], nodes


def least(edges: Sequence[Edge], nodes: int) -> int | None:
    """What another solver pays; None where it cannot pair everybody."""
    graph = networkx.Graph()
    graph.add_nodes_from(range(nodes))
    most = max((cost for _, _, cost in edges), default=0) + 1
    graph.add_weighted_edges_from((one, two, most - cost) for one, two, cost in edges)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sum(most - graph.edges[pair]["weight"] for pair in found) if 2 * len(found) == nodes else None


@pytest.mark.parametrize("cheapest", [1, 3, 100])
@given(graph=graphs())
def test_no_other_pairs_cost_less(cheapest: int, graph: tuple[list[Edge], int]) -> None:
    edges, nodes = graph
    costs = {(one, two): cost for one, two, cost in edges}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matching, "CHEAPEST", cheapest)
        try:
            found = best(edges, nodes)
        except NoPerfectMatching:
            assert least(edges, nodes) is None
            return
    assert sorted(node for pair in found for node in pair) == list(range(nodes))
    assert sum(costs[pair] for pair in found) == least(edges, nodes)


def test_a_node_that_nobody_can_have_is_told() -> None:
    with pytest.raises(NoPerfectMatching):
        best([(0, 1, 5), (0, 2, 5), (0, 3, 5)], 4)
    assert best([], 0) == set()


def test_two_odd_cycles_are_joined_by_their_only_edge() -> None:
    """Each triangle leaves somebody over, and the one edge between them is dear."""
    triangles = [(0, 1, 0), (1, 2, 0), (0, 2, 0), (3, 4, 0), (4, 5, 0), (3, 5, 0)]
    assert best([*triangles, (2, 3, 1000)], 6) == {(0, 1), (2, 3), (4, 5)}
