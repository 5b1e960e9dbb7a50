"""Counting games: every count is a whole number, so that parts can be added in any order."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import Seat
from hanpan.plugin.lab import Facts, Leg, SeatFacts


class BotTally(msgspec.Struct):
    """What one of the bots did."""

    wins: dict[Seat, int] = {}  # by the seat it sat on
    games: dict[Seat, int] = {}
    rounds_won: int = 0
    scores: dict[int, int] = {}
    round_scores: dict[int, int] = {}
    usage: dict[str, dict[str, int]] = {}
    numbers: dict[str, dict[int, int]] = {}


class Fared(msgspec.Struct):
    """How those fared who had something: a deck, a card."""

    count: int = 0  # how often it came up
    games: int = 0  # in how many games of a seat
    decided: int = 0  # of these, how many somebody won
    wins: int = 0


class LegTally(msgspec.Struct):
    """How often a part of a run was begun and not won, and what it took."""

    begun: int = 0
    lost: int = 0
    rounds: dict[int, int] = {}
    damage: dict[int, int] = {}


class Tally(msgspec.Struct):
    """What happened in some games. Plain data: it travels between processes."""

    bots: list[BotTally]
    games: int = 0
    draws: int = 0
    lost: int = 0  # by players alone
    rounds: dict[int, int] = {}
    rounds_drawn: int = 0
    legs: dict[str, LegTally] = {}
    groups: dict[str, dict[str, Fared]] = {}
    values: dict[str, dict[str, Fared]] = {}


def count_game(tally: Tally, facts: Facts, outcome: Outcome | None, sits: Mapping[Seat, int]) -> None:
    """Add one finished game; `sits` says which bot, by its number, sat on which seat."""
    winner = outcome.winner if outcome else None
    lost = outcome is not None and outcome.lost
    tally.games += 1
    tally.draws += winner is None and not lost
    tally.lost += lost
    tally.rounds_drawn += facts.rounds_drawn
    _add(tally.rounds, facts.rounds)
    for seat, own in facts.seats.items():
        _count_seat(tally.bots[sits[seat]], seat, own)
        decided, won = winner is not None or lost, winner == seat
        for group, value in own.groups.items():
            _fare(tally.groups.setdefault(group, {}), value, 1, decided, won)
        for table, counts in own.values.items():
            fared = tally.values.setdefault(table, {})
            for value, times in counts.items():
                if times > 0:
                    _fare(fared, value, times, decided, won)
    if winner is not None:
        _add(tally.bots[sits[winner]].wins, winner)
    for leg in facts.legs:
        _count_leg(tally.legs.setdefault(leg.name, LegTally()), leg)


def merged(parts: Sequence[Tally]) -> Tally:
    """One tally of several."""
    return Tally(
        bots=[_merged_bots(bots) for bots in zip(*(part.bots for part in parts), strict=True)],
        games=sum(part.games for part in parts),
        draws=sum(part.draws for part in parts),
        lost=sum(part.lost for part in parts),
        rounds=_sum(part.rounds for part in parts),
        rounds_drawn=sum(part.rounds_drawn for part in parts),
        legs=_merged_legs([part.legs for part in parts]),
        groups=_merged_fared([part.groups for part in parts]),
        values=_merged_fared([part.values for part in parts]),
    )


def _count_seat(bot: BotTally, seat: Seat, own: SeatFacts) -> None:
    _add(bot.games, seat)
    bot.rounds_won += own.rounds_won
    if own.score is not None:
        _add(bot.scores, own.score)
    for score in own.round_scores:
        _add(bot.round_scores, score)
    for table, counts in own.usage.items():
        for value, times in counts.items():
            _add(bot.usage.setdefault(table, {}), value, times)
    for name, number in own.numbers.items():
        _add(bot.numbers.setdefault(name, {}), number)


def _count_leg(tally: LegTally, leg: Leg) -> None:
    tally.begun += 1
    tally.lost += not leg.won
    _add(tally.rounds, leg.rounds)
    _add(tally.damage, leg.damage)


def _fare(table: dict[str, Fared], value: str, times: int, decided: bool, won: bool) -> None:
    fared = table.setdefault(value, Fared())
    fared.count += times
    fared.games += 1
    fared.decided += decided
    fared.wins += won


def _merged_bots(parts: Sequence[BotTally]) -> BotTally:
    names = dict.fromkeys(name for part in parts for name in part.usage)
    numbers = dict.fromkeys(name for part in parts for name in part.numbers)
    return BotTally(
        wins=_sum(part.wins for part in parts),
        games=_sum(part.games for part in parts),
        rounds_won=sum(part.rounds_won for part in parts),
        scores=_sum(part.scores for part in parts),
        round_scores=_sum(part.round_scores for part in parts),
        usage={name: _sum(part.usage.get(name, {}) for part in parts) for name in names},
        numbers={name: _sum(part.numbers.get(name, {}) for part in parts) for name in numbers},
    )


def _merged_legs(parts: Sequence[dict[str, LegTally]]) -> dict[str, LegTally]:
    whole: dict[str, LegTally] = {}
    for name in dict.fromkeys(name for part in parts for name in part):
        legs = [part[name] for part in parts if name in part]
        whole[name] = LegTally(
            begun=sum(leg.begun for leg in legs),
            lost=sum(leg.lost for leg in legs),
            rounds=_sum(leg.rounds for leg in legs),
            damage=_sum(leg.damage for leg in legs),
        )
    return whole


def _merged_fared(parts: Sequence[dict[str, dict[str, Fared]]]) -> dict[str, dict[str, Fared]]:
    out: dict[str, dict[str, Fared]] = {}
    for part in parts:
        for name, table in part.items():
            whole = out.setdefault(name, {})
            for value, more in table.items():
                old = whole.get(value, Fared())
                whole[value] = Fared(
                    old.count + more.count, old.games + more.games, old.decided + more.decided, old.wins + more.wins
                )
    return out


def _add(counts: dict[Any, int], key: object, times: int = 1) -> None:
    counts[key] = counts.get(key, 0) + times


def _sum(parts: Iterable[dict[Any, int]]) -> dict[Any, int]:
    total: Counter[Any] = Counter()
    for part in parts:
        total.update(part)
    return dict(total)
