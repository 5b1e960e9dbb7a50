"""Tournaments that chance plays: drops, late entries, forfeits, draws and corrections as they come."""

from random import Random
from typing import get_args

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments.event import Event, done, next_round, opened
from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.orders import (
    AwardBye,
    Disqualify,
    Drop,
    Finish,
    KeepApart,
    LetMeet,
    Order,
    Pair,
    Register,
    Report,
    Return,
    Start,
    TakeBack,
    Worth,
    opening,
)
from hanpan.tournaments.settings import Counting, Format, Seeding, Settings, TieBreak


class Evening:
    """A tournament and its log."""

    def __init__(self, settings: Settings) -> None:
        self.orders: list[Order] = [opening(settings)]
        first = opened(opening(settings))
        assert isinstance(first, Event), first
        self.event = first

    def do(self, *orders: Order) -> "Evening":
        """Carry orders out that the rules allow."""
        for order in orders:
            after = done(self.event, order)
            assert isinstance(after, Event), (order, after)
            self.event = after
            self.orders.append(order)
        return self

    def refused(self, order: Order) -> Refusal:
        """Try an order that they do not allow."""
        after = done(self.event, order)
        assert isinstance(after, Refusal), order
        return after

    def pair(self) -> list[Match]:
        """Pair the next round; none: it was the last."""
        made = next_round(self.event)
        if isinstance(made, Refusal):
            assert made.code == "event_no_round", made
            return []
        self.do(Pair(self.event.round + 1, tuple((match.first, match.second) for match in made)))
        return self.event.present

    def tell(self, table: int, first: int, second: int, drawn: int = 0) -> "Evening":
        """Report what was played at a table of the present round."""
        return self.do(Report(self.event.round, table, Result(first, second, drawn)))


def evening(count: int, **told: object) -> Evening:
    """A tournament of that many players that has begun."""
    settings = Settings(**{"name": "An evening", "game": "clash", "seed": "seed", **told})  # type: ignore[arg-type]
    names = [f"P{number:03}" for number in range(1, count + 1)]
    return Evening(settings).do(*(Register(name, rating=rating(name, settings)) for name in names), Start())


def rating(name: str, settings: Settings) -> int:
    """Some rating, the same for many; 0: not known."""
    return Random(name + settings.seed).randrange(6) * 300


def chance_plays(seed: int, format: Format, count: int) -> Evening:
    """A whole tournament, with whatever may happen in one."""
    random = Random(seed)
    cut = random.choice([each for each in (2, 4, 8) if each <= max(2, count)]) if format == "swiss_cut" else 0
    breaks = tuple(random.sample(get_args(TieBreak), random.randrange(5)))
    more: dict[str, object] = {
        "counting": random.choice(get_args(Counting)),
        "seeding": random.choice(get_args(Seeding)),
        "third_place": random.random() < 0.5 and (format == "single" or cut > 2),
        "legs": random.choice([1, 2]) if format == "round_robin" else 1,
        "best_of": random.choice([1, 3]),
    }
    held = evening(count, format=format, seed=str(seed), cut=cut, tie_breaks=breaks, **more)
    while True:
        if format.startswith("swiss"):
            _arrange(random, held)
        if not held.pair():
            break
        if random.random() < 0.05:
            held.do(TakeBack(held.event.round, "a table was missing"))
            continue
        for match in list(held.event.waiting):
            if random.random() < 0.04:
                held.do(Drop(random.choice(match.players)))
            elif random.random() < 0.01:
                held.do(Disqualify(random.choice(match.players), "cards in the sleeve"))
            else:
                held.do(Report(match.round, match.table, _result(random, held.event, match)))
        if random.random() < 0.1:
            match = random.choice(held.event.present)
            if match.second is not None:
                held.do(Report(match.round, match.table, _result(random, held.event, match), "written wrongly"))
        if format.startswith("swiss") and not held.event.eliminating:
            if random.random() < 0.2:
                held.do(Register(f"Late{len(held.event.players)}"))
            gone = [name for name, player in held.event.players.items() if player.out == "dropped"]
            if gone and random.random() < 0.3:
                held.do(Return(random.choice(gone)))
    return held.do(Finish())


def _arrange(random: Random, held: Evening) -> None:
    """Byes that are awarded, and groups that are kept apart, where the rules allow it."""
    names = list(held.event.players)
    for _ in range(random.randrange(3)):
        group = random.sample(names, min(len(names), random.choice([2, 2, 2, 3, 5])))
        for order in (
            KeepApart(tuple(group)),
            AwardBye(random.choice(names), held.event.round + 1, random.choice(get_args(Worth))),
        ):
            if random.random() < 0.2 and isinstance(done(held.event, order), Event):
                held.do(order)
    if held.event.apart and random.random() < 0.1:
        held.do(LetMeet(random.choice(held.event.apart)))


def _result(random: Random, event: Event, match: Match) -> Result:
    most = event.settings.to_win
    if random.random() < 0.06:
        return random.choice([Result(most, 0, how="forfeit"), Result(0, most, how="forfeit")])
    lost = random.randrange(most)
    if not match.slot and random.random() < 0.15:
        return Result(lost, lost, 1)
    return Result(most, lost) if random.random() < 0.5 else Result(lost, most)
