"""Counting games: every count is a whole number, so that parts can be added in any order."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hanpan.core.event import Event
from hanpan.core.game import Outcome
from hanpan.core.seat import Seat
from hanpan.lab.measures import Measures

FIRST, SECOND = 0, 1


class BotTally(msgspec.Struct):
    """What one of the two bots did."""

    wins: dict[Seat, int] = {}  # by the seat it sat on
    games: dict[Seat, int] = {}
    rounds_won: int = 0
    scores: dict[int, int] = {}
    round_scores: dict[int, int] = {}
    usage: dict[str, dict[str, int]] = {}


class Tally(msgspec.Struct):
    """What happened in some games. Plain data: it travels between processes."""

    bots: tuple[BotTally, BotTally] = msgspec.field(default_factory=lambda: (BotTally(), BotTally()))
    games: int = 0
    draws: int = 0
    rounds: dict[int, int] = {}
    rounds_drawn: int = 0


def count_game(
    tally: Tally, measures: Measures, events: Iterable[Event], outcome: Outcome | None, sits: dict[Seat, int]
) -> None:
    """Add one finished game; `sits` says which bot (0 or 1) sat on which seat."""
    wanted: dict[str, list[tuple[str, str]]] = {}
    for name, field in measures.usage.items():
        wanted.setdefault(field.kind, []).append((name, field.name))
    final: dict[Seat, int] = {}
    rounds = 0
    for event in events:
        seat = event.seat
        if event.kind == measures.round_end:
            rounds += 1
            _count_round(tally, event, sits)
        elif seat is not None:
            if event.kind == measures.score.kind:
                final[seat] = _number(event.data[measures.score.name])
            for name, field_name in wanted.get(event.kind, ()):
                _add(tally.bots[sits[seat]].usage.setdefault(name, {}), str(event.data[field_name]))
    tally.games += 1
    _add(tally.rounds, rounds)
    for seat, bot in sits.items():
        _add(tally.bots[bot].games, seat)
        _add(tally.bots[bot].scores, final[seat])
    winner = outcome.winner if outcome else None
    if winner is None:
        tally.draws += 1
    else:
        _add(tally.bots[sits[winner]].wins, winner)


def merged(parts: Sequence[Tally]) -> Tally:
    """One tally of several."""
    bots = (_merged_bots([part.bots[FIRST] for part in parts]), _merged_bots([part.bots[SECOND] for part in parts]))
    return Tally(
        bots=bots,
        games=sum(part.games for part in parts),
        draws=sum(part.draws for part in parts),
        rounds=_sum(part.rounds for part in parts),
        rounds_drawn=sum(part.rounds_drawn for part in parts),
    )


def _merged_bots(parts: Sequence[BotTally]) -> BotTally:
    names = dict.fromkeys(name for part in parts for name in part.usage)
    return BotTally(
        wins=_sum(part.wins for part in parts),
        games=_sum(part.games for part in parts),
        rounds_won=sum(part.rounds_won for part in parts),
        scores=_sum(part.scores for part in parts),
        round_scores=_sum(part.round_scores for part in parts),
        usage={name: _sum(part.usage.get(name, {}) for part in parts) for name in names},
    )


def _count_round(tally: Tally, event: Event, sits: dict[Seat, int]) -> None:
    winner: Any = event.data["winner"]
    if winner is None:
        tally.rounds_drawn += 1
    else:
        tally.bots[sits[winner]].rounds_won += 1
    for seat, bot in sits.items():
        _add(tally.bots[bot].round_scores, _number(event.data[seat]))


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _add(counts: dict[Any, int], key: object) -> None:
    counts[key] = counts.get(key, 0) + 1


def _sum(parts: Iterable[dict[Any, int]]) -> dict[Any, int]:
    total: Counter[Any] = Counter()
    for part in parts:
        total.update(part)
    return dict(total)
