"""From counts to a report: rates with error bars, distributions with quantiles."""

from collections.abc import Mapping
from datetime import date
from html import escape

import msgspec

from hanpan.core.contract.game import GameInfo
from hanpan.core.contract.seat import Seat
from hanpan.lab.stats import Distribution, Rate, distribution, rate
from hanpan.lab.tally import BotTally, Fared, LegTally, Tally


class Usage(msgspec.Struct, frozen=True):
    """How often a value came up, and how often in a game."""

    count: int
    per_game: float


class BotReport(msgspec.Struct, frozen=True):
    """How one of the bots fared. Scores, rounds won and numbers only where the game has them."""

    name: str
    deck: str | None
    wins: Rate
    wins_as: dict[Seat, Rate]
    rounds_won: Rate | None
    score: Distribution | None
    round_score: Distribution | None
    usage: dict[str, dict[str, Usage]]
    numbers: dict[str, Distribution]


class FaredReport(msgspec.Struct, frozen=True):
    """How those fared who had something; `wins` is of the games that somebody won."""

    count: int
    games: int
    wins: Rate


class LegReport(msgspec.Struct, frozen=True):
    """A part of a run: how many came to it, how many of them fell there, and how many of all who fell did."""

    begun: Rate
    lost: Rate
    share: Rate
    rounds: Distribution
    damage: Distribution


class SimReport(msgspec.Struct, frozen=True):
    """A simulation. Two different sides play every seed twice, with the seats exchanged, where the mode allows it."""

    game: str
    rules: str
    variant: str
    overrides: dict[str, int]
    day: date | None  # that was asked for; else the usual one of the game
    mode: str
    seed: int
    games: int
    swapped: bool
    bots: tuple[BotReport, ...]
    draws: Rate
    seat_wins: dict[Seat, Rate]
    rounds: Distribution
    rounds_drawn: Rate | None
    legs: dict[str, LegReport]
    groups: dict[str, dict[str, FaredReport]]
    values: dict[str, dict[str, FaredReport]]

    def _repr_html_(self) -> str:
        """For notebooks: who won how often, and how long it took; the fields have every number."""
        rows = [(bot.name if bot.deck is None else f"{bot.name} ({bot.deck})", bot.wins) for bot in self.bots]
        if len(self.bots) > 1:
            rows.append(("draws", self.draws))
        if self.swapped:
            rows += [(f"wins of seat {seat}", wins) for seat, wins in self.seat_wins.items()]
        run = f"{self.game} ({self.mode}), {self.games} games, seed {self.seed}"
        title = f"{run}; rounds on average: {self.rounds.mean:.2f}"
        heads = "".join(f'<th scope="col">{head}</th>' for head in ("", "wins", "95% interval"))
        return (
            f'<table class="hanpan-sim" lang="en"><caption>{escape(title)}</caption><tr>{heads}</tr>'
            + "".join(_row_html(name, found) for name, found in rows)
            + "</table>"
        )


def _row_html(name: str, found: Rate) -> str:
    cells = (f"{found.rate:.1%}", f"{found.low:.1%} to {found.high:.1%}")
    return f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def report_of(
    info: GameInfo, mode: str, sides: tuple[tuple[str, str | None], ...], seed: int, swap: bool, tally: Tally
) -> SimReport:
    """What the counts say; `sides` are the bots and their decks where these were fixed."""
    rounds = sum(number * times for number, times in tally.rounds.items())
    wins = {seat: sum(bot.wins.get(seat, 0) for bot in tally.bots) for seat in info.seats}
    bots = tuple(_bot_report(*side, bot, tally.games, rounds) for side, bot in zip(sides, tally.bots, strict=False))
    return SimReport(
        game=info.id,
        rules=info.rules_version,
        variant=info.variant,
        overrides=info.overrides,
        day=info.day,
        mode=mode,
        seed=seed,
        games=tally.games,
        swapped=swap,
        bots=bots,
        draws=rate(tally.draws, tally.games),
        seat_wins={seat: rate(wins[seat], tally.games) for seat in info.seats},
        rounds=distribution(tally.rounds),
        rounds_drawn=rate(tally.rounds_drawn, rounds) if bots[0].rounds_won else None,
        legs={name: _leg_report(leg, tally) for name, leg in sorted(tally.legs.items())},
        groups=_fared(tally.groups),
        values=_fared(tally.values),
    )


def _bot_report(name: str, deck: str | None, bot: BotTally, games: int, rounds: int) -> BotReport:
    return BotReport(
        name=name,
        deck=deck,
        wins=rate(sum(bot.wins.values()), games),
        wins_as={seat: rate(bot.wins.get(seat, 0), played) for seat, played in sorted(bot.games.items())},
        rounds_won=rate(bot.rounds_won, rounds) if bot.round_scores else None,
        score=distribution(bot.scores) if bot.scores else None,
        round_score=distribution(bot.round_scores) if bot.round_scores else None,
        usage={name: _usage(counts, games) for name, counts in sorted(bot.usage.items())},
        numbers={name: distribution(counts) for name, counts in sorted(bot.numbers.items())},
    )


def _leg_report(leg: LegTally, tally: Tally) -> LegReport:
    return LegReport(
        begun=rate(leg.begun, tally.games),
        lost=rate(leg.lost, leg.begun),
        share=rate(leg.lost, tally.lost),
        rounds=distribution(leg.rounds),
        damage=distribution(leg.damage),
    )


def _usage(counts: Mapping[str, int], games: int) -> dict[str, Usage]:
    return {value: Usage(counts[value], counts[value] / games) for value in sorted(counts)}


def _fared(tables: Mapping[str, Mapping[str, Fared]]) -> dict[str, dict[str, FaredReport]]:
    return {
        name: {
            value: FaredReport(fared.count, fared.games, rate(fared.wins, fared.decided))
            for value, fared in sorted(table.items())
        }
        for name, table in sorted(tables.items())
    }
