"""Pairs with the least sum of costs, exactly: minimum-cost perfect matching in a general graph.

Edmonds' blossom algorithm in its primal-dual form. Every node has a dual value and every odd cycle that was shrunk
("blossom") another one; pairs are only made along edges whose slack is zero, so whatever is complete is the best.
A stage grows trees from all single nodes at once: nodes at an even distance from a root are outer, the others inner.
Time in a stage is what the duals of outer nodes have risen by and those of inner nodes have fallen by; a heap holds
when an edge will have no slack left and when a blossom can be opened again.

Most edges never matter. So it begins with the cheapest ones of each node, looks whether the duals found hold for all
the others, and takes in those that contradict them most. So that there is always something to begin with, every other
node may also be paired with the next one at a cost that nothing else reaches.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush, nsmallest
from typing import TypeAlias

Edge: TypeAlias = tuple[int, int, int]
"""Two nodes, and what it costs to pair them."""

CHEAPEST = 6  # edges of each node that it begins with
MORE = 4  # edges of each node that it takes in at a time
_FREE, _OUTER, _INNER = 0, 1, 2
_NONE = -1


class NoPerfectMatching(ValueError):
    """Some node stays single, whatever is paired."""


def best(edges: Sequence[Edge], nodes: int) -> set[tuple[int, int]]:
    """A pair for every node with the least sum of costs. Raises NoPerfectMatching where there is none."""
    beyond = 2 * sum(abs(cost) for _, _, cost in edges) + 1
    chosen = _least(((cost, (one, two, cost)) for one, two, cost in edges), nodes, CHEAPEST)
    while True:
        known = {(one, two) for one, two, _ in chosen}
        makeshift = [(one, one + 1, beyond) for one in range(0, nodes, 2) if (one, one + 1) not in known]
        search = _Search(nodes, [*chosen, *makeshift])
        search.run()
        missed = ((search.slack(edge), edge) for edge in edges if edge not in chosen)
        more = _least(((slack, edge) for slack, edge in missed if slack < 0), nodes, MORE)
        if not more:
            break
        chosen |= more
    found = {(one, two) for one, two in enumerate(search.mate) if one < two}
    if not found <= known:
        raise NoPerfectMatching
    return found


def _least(valued: Iterable[tuple[int, Edge]], nodes: int, count: int) -> set[Edge]:
    """So many edges of each node, those with the least value."""
    of: list[list[tuple[int, Edge]]] = [[] for _ in range(nodes)]
    for each in valued:
        of[each[1][0]].append(each)
        of[each[1][1]].append(each)
    return {edge for some in of for _, edge in nsmallest(count, some)}


class _Search:
    """One matching in the making. Nodes have the numbers below `nodes`, blossoms those from there on."""

    def __init__(self, nodes: int, edges: Iterable[Edge]) -> None:
        self.nodes = nodes
        # Four times the costs: then every dual and every half of a slack that it meets is a whole number.
        self.ends: list[list[tuple[int, int]]] = [[] for _ in range(nodes)]
        for one, two, cost in sorted(edges):
            self.ends[one].append((4 * cost, two))
            self.ends[two].append((4 * cost, one))
        self.mate = [_NONE] * nodes
        self.dual = [0] * nodes  # as it was at `since`
        self.since = [0] * nodes
        self.top = list(range(nodes))  # the outermost blossom that a node is in, or itself
        self.parts: dict[int, list[int]] = {}  # the odd cycle of a blossom, from its base on
        self.links: dict[int, list[tuple[int, int]]] = {}  # the edge from each part to the next
        self.base: dict[int, int] = {}
        self.spare: dict[int, int] = {}  # the dual of a blossom, as it was at `since_of`
        self.since_of: dict[int, int] = {}
        self.inside: dict[int, int] = {}  # the blossom around a part
        self.label: dict[int, int] = {}
        self.entry: dict[int, tuple[int, int]] = {}  # the edge by which a tree came to it, from outside to inside
        self.heap: list[tuple[int, int, int]] = []
        self.now = 0
        self.newest = nodes

    # The search

    def run(self) -> None:
        """Pair every node; the edges must allow it."""
        self._begin()
        single = self.mate.count(_NONE)
        while single:
            self._stage()
            single -= 2

    def slack(self, edge: Edge) -> int:
        """How much an edge costs more than the duals allow; one below zero contradicts them: it may be better."""
        one, two, cost = edge
        slack = 4 * cost - self.dual[one] - self.dual[two]
        if slack >= 0:
            return slack
        around = set(self._around(one))
        return slack + sum(self.spare[blossom] for blossom in self._around(two) if blossom in around)

    def _begin(self) -> None:
        """Duals that no edge contradicts, and pairs along edges without slack."""
        for node, ends in enumerate(self.ends):
            self.dual[node] = min(cost for cost, _ in ends) // 2
        for node, ends in enumerate(self.ends):
            if self.mate[node] != _NONE:
                continue
            slack, end = min(
                (cost - self.dual[node] - self.dual[end], self.mate[end] != _NONE, end) for cost, end in ends
            )[::2]
            self.dual[node] += slack
            if self.mate[end] == _NONE:
                self.mate[node], self.mate[end] = end, node

    def _stage(self) -> None:
        """Grow trees until two of them meet: then there is one pair more."""
        self.label.clear()
        self.entry.clear()
        self.heap.clear()
        self.now = 0
        self.since = [0] * self.nodes
        for node in range(self.nodes):
            if self.mate[node] == _NONE:
                self._label(self.top[node], _OUTER)
        while self.heap:
            time, one, two = heappop(self.heap)
            if two == _NONE:
                if self.label.get(one) == _INNER and one in self.parts and one not in self.inside:
                    self.now = time
                    self._open_inner(one)
            elif self._edge(time, one, two):
                self._end_stage()
                return

    def _edge(self, time: int, one: int, two: int) -> bool:
        """What an outer node's edge leads to that may have no slack now. True: a pair more was made."""
        here, there = self.top[one], self.top[two]
        label = self.label.get(there, _FREE)
        if here == there or label == _INNER:
            return False
        before, self.now = self.now, time
        slack = self._cost(one, two) - self._dual(one) - self._dual(two)
        if slack:  # it is a free node again, or has been inner for a while
            self.now = before
            heappush(self.heap, (time + (slack if label == _FREE else slack // 2), one, two))
            return False
        if label == _FREE:
            self._label(there, _INNER, (one, two))
            if there in self.parts:
                heappush(self.heap, (time + self.spare[there] // 2, there, _NONE))
            base = self._base(there)
            self._label(self.top[self.mate[base]], _OUTER, (base, self.mate[base]))
            return False
        first, second = self._way(here), self._way(there)
        if first[-1] == second[-1]:
            self._shrink(one, two, first, second)
            return False
        self._flip_way(one)
        self._flip_way(two)
        self.mate[one], self.mate[two] = two, one
        return True

    def _label(self, blossom: int, label: int, entry: tuple[int, int] | None = None) -> None:
        """A tree takes in a blossom or a node."""
        self.label[blossom] = label
        if entry is not None:
            self.entry[blossom] = entry
        for node in self._leaves(blossom):
            self.since[node] = self.now
        if blossom in self.parts:
            self.since_of[blossom] = self.now
        if label == _OUTER:
            for node in self._leaves(blossom):
                self._scan(node)

    def _scan(self, node: int) -> None:
        """Write down when the edges of an outer node will have no slack."""
        here, dual, top, label, now = self.top[node], self._dual(node), self.top, self.label, self.now
        for cost, end in self.ends[node]:
            there = top[end]
            kind = label.get(there, _FREE)
            if there != here and kind != _INNER:
                slack = cost - dual - self._dual(end)
                heappush(self.heap, (now + (slack if kind == _FREE else slack // 2), node, end))

    def _end_stage(self) -> None:
        """Write the duals down as they are now, and open the blossoms that hold nothing together."""
        for node in range(self.nodes):
            self.dual[node] = self._dual(node)
        for blossom in self.parts:
            if blossom not in self.inside:
                self.spare[blossom] = self._spare(blossom)
        self.label.clear()
        for blossom in list(self.parts):
            self._open_empty(blossom)

    def _open_empty(self, blossom: int) -> None:
        if blossom in self.parts and blossom not in self.inside and not self.spare[blossom]:
            parts = self.parts[blossom]
            self._dissolve(blossom)
            for part in parts:
                self._open_empty(part)

    # Duals

    def _dual(self, node: int) -> int:
        label = self.label.get(self.top[node], _FREE)
        if label == _FREE:
            return self.dual[node]
        passed = self.now - self.since[node]
        return self.dual[node] + (passed if label == _OUTER else -passed)

    def _spare(self, blossom: int) -> int:
        label = self.label.get(blossom, _FREE)
        if label == _FREE:
            return self.spare[blossom]
        passed = 2 * (self.now - self.since_of[blossom])
        return self.spare[blossom] + (passed if label == _OUTER else -passed)

    def _settle(self, blossom: int) -> None:
        """Write down the duals of a blossom and of what is in it, before its label changes."""
        for node in self._leaves(blossom):
            self.dual[node] = self._dual(node)
            self.since[node] = self.now
        if blossom in self.parts:
            self.spare[blossom] = self._spare(blossom)
            self.since_of[blossom] = self.now

    def _cost(self, one: int, two: int) -> int:
        return next(cost for cost, end in self.ends[one] if end == two)

    # Blossoms

    def _base(self, blossom: int) -> int:
        return self.base.get(blossom, blossom)

    def _leaves(self, blossom: int) -> Iterator[int]:
        """The nodes in a blossom."""
        waiting = [blossom]
        while waiting:
            part = waiting.pop()
            if part < self.nodes:
                yield part
            else:
                waiting.extend(self.parts[part])

    def _around(self, node: int) -> Iterator[int]:
        """The blossoms around a node, from the innermost on."""
        while (around := self.inside.get(node)) is not None:
            yield around
            node = around

    def _way(self, blossom: int) -> list[int]:
        """From an outer blossom to the root of its tree."""
        way = [blossom]
        while (entry := self.entry.get(way[-1])) is not None:
            way.append(self.top[entry[0]])
        return way

    def _shrink(self, one: int, two: int, first: list[int], second: list[int]) -> None:
        """Two ways to the same root and an edge between their ends make an odd cycle: a new outer blossom."""
        while len(first) > 1 and len(second) > 1 and first[-2] == second[-2]:
            first.pop()
            second.pop()
        root = first[-1]
        down, up = first[-2::-1], second[:-1]  # from the root to `one`; from `two` to the root
        parts = [root, *down, *up]
        links = [self.entry[part] for part in down] + [(one, two)] + [self.entry[part][::-1] for part in up]
        base, entry = self._base(root), self.entry.get(root)
        inner = [part for part in parts if self.label[part] == _INNER]
        for part in parts:
            self._settle(part)
        blossom, self.newest = self.newest, self.newest + 1
        self.parts[blossom], self.links[blossom], self.base[blossom] = parts, links, base
        self.spare[blossom], self.since_of[blossom] = 0, self.now
        self.label[blossom] = _OUTER
        if entry is not None:
            self.entry[blossom] = entry
        for part in parts:
            self.inside[part] = blossom
            del self.label[part]
            self.entry.pop(part, None)
        for node in self._leaves(blossom):
            self.top[node] = blossom
        for part in inner:
            for node in self._leaves(part):
                self._scan(node)

    def _dissolve(self, blossom: int) -> None:
        """Its parts are outermost again."""
        for part in self.parts.pop(blossom):
            del self.inside[part]
            for node in self._leaves(part):
                self.top[node] = part
        del self.links[blossom], self.base[blossom], self.spare[blossom], self.since_of[blossom]

    def _open_inner(self, blossom: int) -> None:
        """An inner blossom whose dual is used up: the even way through it stays in the tree, the rest is free."""
        self._settle(blossom)
        parts, links, entry = self.parts[blossom], self.links[blossom], self.entry.pop(blossom)
        del self.label[blossom]
        self._dissolve(blossom)
        at = parts.index(self.top[entry[1]])
        count = len(parts)
        # From where the tree comes in to the base, over an even number of edges.
        if at % 2:
            steps = [(parts[(k + 1) % count], links[k]) for k in range(at, count)]
        else:
            steps = [(parts[k], links[k][::-1]) for k in range(at - 1, -1, -1)]
        way = [(parts[at], entry), *steps]
        for number, (part, into) in enumerate(way):
            self._label(part, _OUTER if number % 2 else _INNER, into)
            if not number % 2 and part in self.parts:
                heappush(self.heap, (self.now + self.spare[part] // 2, part, _NONE))
        taken = {part for part, _ in way}
        for part in parts:
            if part not in taken:
                for node in self._leaves(part):
                    for _, end in self.ends[node]:
                        if self.label.get(self.top[end]) == _OUTER:
                            heappush(self.heap, (self.now, end, node))

    # Pairs

    def _flip_way(self, node: int) -> None:
        """Pair anew along the way from a node's outer blossom to the root; the node itself is left to its new mate."""
        while True:
            blossom = self.top[node]
            self._move_base(blossom, node)
            entry = self.entry.get(blossom)
            if entry is None:
                return
            inner = self.top[entry[0]]
            outside, within = self.entry[inner]
            self._move_base(inner, within)
            self.mate[outside], self.mate[within] = within, outside
            node = outside

    def _move_base(self, blossom: int, node: int) -> None:
        """Pair the other nodes of a blossom with each other, so that this one is left to somebody outside."""
        if blossom < self.nodes:
            return
        part = node
        while self.inside[part] != blossom:
            part = self.inside[part]
        self._move_base(part, node)
        parts, links = self.parts[blossom], self.links[blossom]
        at = parts.index(part)
        parts, links = parts[at:] + parts[:at], links[at:] + links[:at]
        for number in range(1, len(parts), 2):
            one, two = links[number]
            self._move_base(parts[number], one)
            self._move_base(parts[number + 1], two)
            self.mate[one], self.mate[two] = two, one
        self.parts[blossom], self.links[blossom], self.base[blossom] = parts, links, node
