"""Mass play: many games between two bots, the same report whatever the number of workers."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from hanpan.bots.catalogue import load_bot
from hanpan.core.bot import Bot
from hanpan.core.chance import SeedKeys
from hanpan.core.game import AnyGame
from hanpan.core.play import play_out
from hanpan.core.seat import Seat
from hanpan.core.workers import in_parallel
from hanpan.games.registry import load_game
from hanpan.lab.decks import WithDeck, deck_answer
from hanpan.lab.measures import MEASURES
from hanpan.lab.report import SimReport, report_of
from hanpan.lab.tally import FIRST, SECOND, Tally, count_game, merged

Progress: TypeAlias = Callable[[int], None]  # called with the number of games that were finished just now

CHUNK = 25  # seeds a worker takes at a time; fixed, so that the parts are the same for any number of workers


class BadSimulation(ValueError):
    """A simulation that cannot be run; the message says why."""


class Side(NamedTuple):
    """A bot and, where it does not choose for itself, the deck it brings."""

    bot: str
    deck: str | None


class _Job(NamedTuple):
    """Some consecutive seeds of a simulation."""

    game_id: str
    overrides: dict[str, int]
    mode: str
    sides: tuple[Side, Side]
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
    decks: Mapping[Seat, str] | None = None,
    games: int = 1000,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> SimReport:
    """Play `games` games and count; `decks` are those of the first sitting, and change seats with their bots.

    Raises BadSimulation, BadDeck, UnknownGame, UnknownMode, UnknownBot or BadParameter.
    """
    game = load_game(game_id, overrides)
    mode = game.info.mode(mode)
    _check(game, seats, games, workers)
    sides = _sides(game, mode, seats, decks or {})
    swap = sides[FIRST] != sides[SECOND] and mode not in MEASURES[game_id].fixed_seats
    if swap and games % 2:
        raise BadSimulation(f"{games} games: an even number is needed, each seed is played with the seats exchanged")
    tally = merged(list(_parts(game, mode, sides, games, seed, workers, swap, progress)))
    return report_of(game.info, mode, sides, seed, swap, tally)


def _check(game: AnyGame, seats: tuple[str, str], games: int, workers: int) -> None:
    info = game.info
    if info.id not in MEASURES or len(info.seats) != 2:
        raise BadSimulation(f"the lab does not know what to count in {info.id}")
    for name in seats:
        load_bot(game, name)
    if games < 1 or workers < 1:
        raise BadSimulation("at least one game and one worker are needed")


def _sides(game: AnyGame, mode: str, seats: tuple[str, str], decks: Mapping[Seat, str]) -> tuple[Side, Side]:
    for seat, deck in decks.items():
        deck_answer(game, mode, seat, deck)
    p1, p2 = game.info.seats
    return Side(seats[FIRST], decks.get(p1)), Side(seats[SECOND], decks.get(p2))


def _parts(
    game: AnyGame,
    mode: str,
    sides: tuple[Side, Side],
    games: int,
    seed: int,
    workers: int,
    swap: bool,
    progress: Progress | None,
) -> Iterator[Tally]:
    seeds = games // 2 if swap else games
    info = game.info
    jobs = [
        _Job(info.id, info.overrides, mode, sides, seed, first, min(CHUNK, seeds - first), swap)
        for first in range(0, seeds, CHUNK)
    ]
    for part in in_parallel(_run, jobs, workers):
        if progress is not None:
            progress(part.games)
        yield part


def _run(job: _Job) -> Tally:
    """The games of some seeds. What it returns depends on the job alone."""
    game = load_game(job.game_id, job.overrides)
    read = MEASURES[job.game_id].read
    p1, p2 = game.info.seats
    sittings: list[dict[Seat, int]] = [{p1: FIRST, p2: SECOND}]
    if job.swap:
        sittings.append({p1: SECOND, p2: FIRST})
    tally = Tally()
    at = [{seat: _seated(game, job, seat, side) for seat, side in sits.items()} for sits in sittings]
    for number in range(job.first, job.first + job.seeds):
        for sits, bots in zip(sittings, at, strict=True):
            played = play_out(game, job.mode, bots, SeedKeys(job.seed, number))
            count_game(tally, read(played.events, game.info.seats), played.outcome, sits)
    return tally


def _seated(game: AnyGame, job: _Job, seat: Seat, side: int) -> Bot:
    name, deck = job.sides[side]
    bot = load_bot(game, name)
    return bot if deck is None else WithDeck(bot, deck_answer(game, job.mode, seat, deck))
