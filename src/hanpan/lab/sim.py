"""Mass play: many games of bots, the same report whatever the number of workers."""

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from typing import NamedTuple, TypeAlias

from hanpan.bots.catalogue import load_bot, opponents
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.game import AnyGame, on
from hanpan.core.contract.seat import Seat
from hanpan.core.workers import in_parallel
from hanpan.games.loading import load_game
from hanpan.lab.decks import WithDeck, deck_answer
from hanpan.lab.known import measures_of
from hanpan.lab.reading import read_game
from hanpan.lab.sim_report import SimReport, report_of
from hanpan.lab.tally import BotTally, Tally, count_game, merged

Progress: TypeAlias = Callable[[int], None]  # called with the number of games that were finished just now

DUEL = 2  # seats
_USUAL = 1000  # games
CHUNK = 25  # seeds a worker takes at a time; fixed, so that the parts are the same for any number of workers


class BadSimulation(HanpanError, ValueError):
    """A simulation that cannot be run; the message says why."""


class Side(NamedTuple):
    """A bot and, where it does not choose for itself, the deck it brings."""

    bot: str
    deck: str | None


class _Job(NamedTuple):
    """Some consecutive seeds of a simulation."""

    game_id: str
    overrides: dict[str, int]
    day: date | None
    mode: str
    sides: tuple[Side, ...]
    seed: int
    first: int
    seeds: int
    swap: bool


def simulate(
    game_id: str,
    overrides: Mapping[str, int] | None = None,
    mode: str | None = None,
    *,
    day: date | None = None,
    seats: tuple[str, ...] | None = None,
    decks: Mapping[Seat, str] | None = None,
    games: int | None = None,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> SimReport:
    """Play `games` games and count; `decks` are those of the first sitting, and change seats with their bots.

    `seats` names a bot for each seat: the best level, and the weakest against it, if it is not given.
    `day`: of all games; the usual one of the game, whatever today is, if it is not given; `games`: see `usual_games`.
    Raises BadSimulation, BadDeck, UnknownGame, UnknownMode, UnknownBot, BadParameter or BadDay.
    """
    game = on(load_game(game_id, overrides), day)
    mode = game.info.mode(mode)
    seats = seats or usual_seats(game)
    games = usual_games(len(game.info.seats)) if games is None else games
    _check(game, seats, games, workers)
    sides = _sides(game, mode, seats, decks or {})
    swap = len(set(sides)) > 1 and mode not in measures_of(game_id).fixed_seats
    sittings = len(game.info.seats) if swap else 1
    if games % sittings and sittings == DUEL:
        raise BadSimulation(
            f"{games} games: an even number is needed, each seed is played with the seats exchanged",
            ko=f"{games}판: 시드마다 자리를 바꿔 두 번 하므로 짝수여야 합니다",
        )
    if games % sittings:
        reason = f"each seed is played once for every turn of the table, so {sittings} times"
        raise BadSimulation(
            f"{games} games: a multiple of {sittings} is needed, {reason}",
            ko=f"{games}판: 시드마다 자리를 돌려 가며 하므로 {sittings}의 배수여야 합니다",
        )
    tally = merged(list(_parts(game, mode, sides, games, seed, workers, swap, progress)))
    return report_of(game.info, mode, sides, seed, swap, tally)


def usual_games(seats: int) -> int:
    """How many games are played if nobody says otherwise: about a thousand, a multiple of the seats."""
    return -(-_USUAL // seats) * seats


def usual_seats(game: AnyGame) -> tuple[str, ...]:
    """Who plays if nobody says otherwise: the best level of the game, and the weakest on every other seat."""
    names = opponents(game.info.id)
    return tuple(names[0] if place else names[-1] for place in range(len(game.info.seats)))


def _check(game: AnyGame, seats: tuple[str, ...], games: int, workers: int) -> None:
    info = game.info
    if len(seats) != len(info.seats):
        raise BadSimulation(
            f"{', '.join(seats)}: {info.id} needs one bot a seat, for {', '.join(info.seats)}",
            ko=f"{', '.join(seats)}: {info.id}에는 자리마다 봇이 하나씩 필요합니다. 자리: {', '.join(info.seats)}",
        )
    for name in seats:
        load_bot(game, name)
    if games < 1 or workers < 1:
        raise BadSimulation("at least one game and one worker are needed", ko="한 판과 작업 하나는 있어야 합니다")


def _sides(game: AnyGame, mode: str, seats: tuple[str, ...], decks: Mapping[Seat, str]) -> tuple[Side, ...]:
    for seat, deck in decks.items():
        deck_answer(game, mode, seat, deck)
    return tuple(Side(bot, decks.get(seat)) for bot, seat in zip(seats, game.info.seats, strict=True))


def _parts(
    game: AnyGame,
    mode: str,
    sides: tuple[Side, ...],
    games: int,
    seed: int,
    workers: int,
    swap: bool,
    progress: Progress | None,
) -> Iterator[Tally]:
    info = game.info
    seeds = games // len(info.seats) if swap else games
    jobs = [
        _Job(info.id, info.overrides, info.day, mode, sides, seed, first, min(CHUNK, seeds - first), swap)
        for first in range(0, seeds, CHUNK)
    ]
    for part in in_parallel(_run, jobs, workers):
        if progress is not None:
            progress(part.games)
        yield part


def _run(job: _Job) -> Tally:
    """The games of some seeds. What it returns depends on the job alone."""
    game = on(load_game(job.game_id, job.overrides), job.day)
    seats = game.info.seats
    sittings: list[dict[Seat, int]] = [{seat: place for place, seat in enumerate(seats)}]
    if job.swap:
        turns = range(1, len(seats))
        sittings += [{seat: (place + by) % len(seats) for place, seat in enumerate(seats)} for by in turns]
    tally = Tally([BotTally() for _ in seats])
    at = [{seat: _seated(game, job, seat, side) for seat, side in sits.items()} for sits in sittings]
    for number in range(job.first, job.first + job.seeds):
        for sits, bots in zip(sittings, at, strict=True):
            facts, outcome = read_game(game, job.mode, bots, SeedKeys(job.seed, number))
            count_game(tally, facts, outcome, sits)
    return tally


def _seated(game: AnyGame, job: _Job, seat: Seat, side: int) -> Bot:
    name, deck = job.sides[side]
    bot = load_bot(game, name)
    return bot if deck is None else WithDeck(bot, deck_answer(game, job.mode, seat, deck))
