"""A trial: some consecutive games between given sides. What comes of it depends on the trial alone."""

from collections.abc import Mapping
from typing import Any

import msgspec

from hanpan.bots.catalogue import load_bot
from hanpan.core.bot import Bot
from hanpan.core.chance import SeedKeys
from hanpan.core.game import AnyGame
from hanpan.core.play import play_out
from hanpan.core.seat import Seat
from hanpan.games.registry import load_game
from hanpan.lab.decks import WithDeck, deck_answer
from hanpan.lab.measures import MEASURES
from hanpan.lab.rows import row, schema
from hanpan.lab.tables import pl


class BadTrial(ValueError):
    """A trial that cannot be played; the message says why."""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays: a bot, the deck it brings where it does not choose itself, and what it may not or must do."""

    level: str
    deck: str | None = None
    never: tuple[str, ...] = ()  # options that this side may not use
    always: tuple[str, ...] = ()  # options that this side takes whenever it may


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games `first` to `first + count - 1` of a seed; side i sits in seat i."""

    game: str
    mode: str
    overrides: dict[str, int]
    sides: tuple[Side, ...]
    seed: int
    first: int
    count: int
    facts: bool = False  # everything that can be told of a game, also where compiled play would tell less


def check(trial: Trial) -> None:
    """Raise BadTrial, BadDeck, UnknownGame, UnknownMode, UnknownBot or BadParameter for what cannot be played."""
    game = load_game(trial.game, trial.overrides)
    game.info.mode(trial.mode)
    if len(trial.sides) != len(game.info.seats):
        raise BadTrial(f"{len(trial.sides)} sides: {trial.game} is played by {len(game.info.seats)}")
    if trial.first < 0 or trial.count < 1:
        raise BadTrial(f"games {trial.first} to {trial.first + trial.count - 1}: there are no such games")
    bots(game, trial)


def play(trial: Trial) -> pl.DataFrame:
    """One row a game: the columns of `rows.schema`. Raises what `check` does."""
    check(trial)
    game = load_game(trial.game, trial.overrides)
    return _readable(game, trial)


def compiled(trial: Trial) -> bool:
    """Whether compiled play can tell everything that this trial asks for."""
    return False


def side_name(side: Side) -> str:
    """A side in a few words: `hard`, `hard+blades`, `easy−card:boost`."""
    deck = f"+{side.deck}" if side.deck is not None else ""
    return "".join((side.level, deck, *(f"−{name}" for name in side.never), *(f"!{name}" for name in side.always)))


def bots(game: AnyGame, trial: Trial) -> Mapping[Seat, Bot]:
    """Who sits where."""
    seats = game.info.seats
    return {seat: _seated(game, trial.mode, seat, side) for seat, side in zip(seats, trial.sides, strict=True)}


def _readable(game: AnyGame, trial: Trial) -> pl.DataFrame:
    read = MEASURES[trial.game].read
    seated = bots(game, trial)
    rows: list[dict[str, Any]] = []
    for number in range(trial.first, trial.first + trial.count):
        played = play_out(game, trial.mode, seated, SeedKeys(trial.seed, number))
        rows.append(row(game.info, number, read(played.events, game.info.seats), played.outcome))
    return pl.DataFrame(rows, schema=schema(game.info))


def _seated(game: AnyGame, mode: str, seat: Seat, side: Side) -> Bot:
    bot = load_bot(game, side.level)
    if side.never or side.always:
        raise BadTrial("nothing can be forbidden or forced yet")
    return bot if side.deck is None else WithDeck(bot, deck_answer(game, mode, seat, side.deck))
