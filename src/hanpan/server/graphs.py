"""The graph at the end of a game: how it stood from its beginning, and where the lead changed most."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from hanpan.core.contract.seat import Seat
from hanpan.core.match.orders import Restore
from hanpan.games.registry import plugin
from hanpan.plugin import Standing
from hanpan.server.retelling import Record, steps
from hanpan.server.wire_http import Graph, GraphPoint, Moment

_MOMENTS = 3


class Stood(NamedTuple):
    """How the game stood after a step."""

    step: int
    standing: Standing


def graph_of(record: Record) -> Graph:
    """The graph of a game, from what spectators saw; what a judge took back is not in it."""
    stood: list[Stood] = []
    for n, (made, step) in enumerate(zip(record.match.steps, steps(record), strict=True)):
        if isinstance(made.order, Restore):
            back = made.order.step
            stood = [one for one in stood if one.step <= back]
        standing = plugin(record.row.game).stands(record.match.game, step.state)
        if standing is None:
            return Graph([], [])
        stood.append(Stood(n, standing))
    return Graph(points(stood), moments(stood))


def points(stood: Sequence[Stood]) -> list[GraphPoint]:
    """Where each round (or turn) began, and how it ended in the end."""
    found: list[GraphPoint] = []
    for before, now in zip((None, *stood), stood, strict=False):
        last = now is stood[-1]
        if before is None or last or _when(before) != _when(now):
            told = now.standing
            found.append(GraphPoint(now.step, dict(told.when), told.part, dict(told.values)))
    return found


def moments(stood: Sequence[Stood]) -> list[Moment]:
    """The rounds (or turns) in which the lead changed most, the first of them first."""
    spans: dict[tuple[int, tuple[tuple[str, int], ...]], list[tuple[Stood, Stood]]] = {}
    for before, now in pairwise(stood):
        if before.standing.part == now.standing.part:
            spans.setdefault(_when(before), []).append((before, now))
    swings = [_swing(span) for span in spans.values()]
    largest = sorted((swing for swing in swings if swing[0]), key=lambda swing: -swing[0])[:_MOMENTS]
    return sorted((moment for _, moment in largest), key=lambda moment: moment.step)


def _swing(span: Sequence[tuple[Stood, Stood]]) -> tuple[int, Moment]:
    """How far the lead changed in a span of steps, and that as a moment: its largest step."""
    first, last = span[0][0].standing, span[-1][1].standing
    seat, size = _gained(first.values, last.values)
    step = max(span, key=lambda pair: abs(_gained(pair[0].standing.values, pair[1].standing.values)[1]))[1].step
    changes = {one: last.values[one] - first.values[one] for one in last.values}
    return abs(size), Moment(step, dict(first.when), seat, changes)


def _gained(before: Mapping[Seat, int], after: Mapping[Seat, int]) -> tuple[Seat, int]:
    """Who got ahead of the others by most, and by how much; whoever is alone may also fall back."""
    gains = {seat: _lead(after, seat) - _lead(before, seat) for seat in after}
    seat = max(gains, key=lambda one: gains[one])
    return seat, gains[seat]


def _lead(values: Mapping[Seat, int], seat: Seat) -> int:
    return values[seat] - max((value for one, value in values.items() if one != seat), default=0)


def _when(stood: Stood) -> tuple[int, tuple[tuple[str, int], ...]]:
    return stood.standing.part, tuple(stood.standing.when.items())
