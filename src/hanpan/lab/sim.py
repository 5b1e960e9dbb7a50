"""Mass play: many games between two bots, the same report whatever the number of workers."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

import msgspec

from hanpan.bots.catalogue import load_bot
from hanpan.core.bot import Bot
from hanpan.core.chance import SeedKeys
from hanpan.core.game import AnyGame
from hanpan.core.play import play_out
from hanpan.core.seat import Seat
from hanpan.core.workers import in_parallel
from hanpan.games.registry import load_game
from hanpan.lab.measures import MEASURES
from hanpan.lab.stats import Distribution, Rate, distribution, rate
from hanpan.lab.tally import FIRST, SECOND, BotTally, Tally, count_game, merged

Progress: TypeAlias = Callable[[int], None]  # called with the number of games that were finished just now

CHUNK = 25  # seeds a worker takes at a time; fixed, so that the parts are the same for any number of workers


class BadSimulation(ValueError):
    """A simulation that cannot be run; the message says why."""


class Usage(msgspec.Struct, frozen=True):
    """How often a value came up, and how often in a game."""

    count: int
    per_game: float


class BotReport(msgspec.Struct, frozen=True):
    """How one of the two bots fared."""

    name: str
    wins: Rate
    wins_as: dict[Seat, Rate]
    rounds_won: Rate
    score: Distribution
    round_score: Distribution
    usage: dict[str, dict[str, Usage]]


class SimReport(msgspec.Struct, frozen=True):
    """A simulation. With two different bots every seed is played twice, with the seats exchanged."""

    game: str
    rules: str
    variant: str
    overrides: dict[str, int]
    mode: str
    seed: int
    games: int
    swapped: bool
    bots: tuple[BotReport, BotReport]
    draws: Rate
    seat_wins: dict[Seat, Rate]
    rounds: Distribution
    rounds_drawn: Rate


class _Job(NamedTuple):
    """Some consecutive seeds of a simulation."""

    game_id: str
    overrides: dict[str, int]
    mode: str
    names: tuple[str, str]
    seed: int
    first: int
    seeds: int
    swap: bool


def simulate(
    game_id: str,
    overrides: Mapping[str, int] | None = None,
    mode: str | None = None,
    *,
    seats: tuple[str, str] = ("hard", "easy"),
    games: int = 1000,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> SimReport:
    """Play `games` games and count. Raises BadSimulation, UnknownGame, UnknownMode, UnknownBot or BadParameter."""
    game = load_game(game_id, overrides)
    mode = game.info.mode(mode)
    swap = seats[FIRST] != seats[SECOND]
    _check(game, seats, games, workers, swap)
    tally = merged(list(_parts(game, mode, seats, games, seed, workers, swap, progress)))
    return _report(game, mode, seats, seed, swap, tally)


def _check(game: AnyGame, seats: tuple[str, str], games: int, workers: int, swap: bool) -> None:
    info = game.info
    if info.id not in MEASURES or len(info.seats) != 2:
        raise BadSimulation(f"the lab does not know what to count in {info.id}")
    for name in seats:
        load_bot(game, name)
    if games < 1 or workers < 1:
        raise BadSimulation("at least one game and one worker are needed")
    if swap and games % 2:
        raise BadSimulation(f"{games} games: an even number is needed, each seed is played with the seats exchanged")


def _parts(
    game: AnyGame,
    mode: str,
    seats: tuple[str, str],
    games: int,
    seed: int,
    workers: int,
    swap: bool,
    progress: Progress | None,
) -> Iterator[Tally]:
    seeds = games // 2 if swap else games
    info = game.info
    jobs = [
        _Job(info.id, info.overrides, mode, seats, seed, first, min(CHUNK, seeds - first), swap)
        for first in range(0, seeds, CHUNK)
    ]
    for part in in_parallel(_run, jobs, workers):
        if progress is not None:
            progress(part.games)
        yield part


def _run(job: _Job) -> Tally:
    """The games of some seeds. What it returns depends on the job alone."""
    game = load_game(job.game_id, job.overrides)
    bots = [load_bot(game, name) for name in job.names]
    measures = MEASURES[job.game_id]
    p1, p2 = game.info.seats
    sittings: list[dict[Seat, int]] = [{p1: FIRST, p2: SECOND}]
    if job.swap:
        sittings.append({p1: SECOND, p2: FIRST})
    tally = Tally()
    for number in range(job.first, job.first + job.seeds):
        for sits in sittings:
            at: dict[Seat, Bot] = {seat: bots[index] for seat, index in sits.items()}
            played = play_out(game, job.mode, at, SeedKeys(job.seed, number))
            count_game(tally, measures, played.events, played.outcome, sits)
    return tally


def _report(game: AnyGame, mode: str, seats: tuple[str, str], seed: int, swap: bool, tally: Tally) -> SimReport:
    info = game.info
    rounds = sum(number * times for number, times in tally.rounds.items())
    wins = {seat: sum(bot.wins.get(seat, 0) for bot in tally.bots) for seat in info.seats}
    return SimReport(
        game=info.id,
        rules=info.rules_version,
        variant=info.variant,
        overrides=info.overrides,
        mode=mode,
        seed=seed,
        games=tally.games,
        swapped=swap,
        bots=(
            _bot_report(seats[FIRST], tally.bots[FIRST], tally.games, rounds),
            _bot_report(seats[SECOND], tally.bots[SECOND], tally.games, rounds),
        ),
        draws=rate(tally.draws, tally.games),
        seat_wins={seat: rate(wins[seat], tally.games) for seat in info.seats},
        rounds=distribution(tally.rounds),
        rounds_drawn=rate(tally.rounds_drawn, rounds),
    )


def _bot_report(name: str, bot: BotTally, games: int, rounds: int) -> BotReport:
    return BotReport(
        name=name,
        wins=rate(sum(bot.wins.values()), games),
        wins_as={seat: rate(bot.wins.get(seat, 0), played) for seat, played in sorted(bot.games.items())},
        rounds_won=rate(bot.rounds_won, rounds),
        score=distribution(bot.scores),
        round_score=distribution(bot.round_scores),
        usage={name: _usage(counts, games) for name, counts in sorted(bot.usage.items())},
    )


def _usage(counts: Mapping[str, int], games: int) -> dict[str, Usage]:
    return {value: Usage(counts[value], counts[value] / games) for value in sorted(counts)}
