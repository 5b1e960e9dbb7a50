"""A trial: some consecutive games between given sides. What comes of it depends on the trial alone."""

from typing import Any

import msgspec

from hanpan.bots.catalogue import load_bot
from hanpan.core.bot import Bot
from hanpan.core.chance import SeedKeys
from hanpan.core.game import AnyGame
from hanpan.core.play import play_out
from hanpan.core.seat import Seat
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.registry import load_game
from hanpan.lab.compiled import GAME, LEVELS, SCHEMA, has_compiler, play_compiled
from hanpan.lab.decks import WithDeck, deck_answer
from hanpan.lab.measures import MEASURES
from hanpan.lab.noting import Noting
from hanpan.lab.options import Limits
from hanpan.lab.rows import row, schema
from hanpan.lab.tables import pl
from hanpan.lab.without import limited


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
    """Raise BadTrial, BadDeck, BadOption, BadParameter, or one of the Unknown errors for what cannot be played."""
    game = load_game(trial.game, trial.overrides)
    game.info.mode(trial.mode)
    if len(trial.sides) != len(game.info.seats):
        raise BadTrial(f"{len(trial.sides)} sides: {trial.game} is played by {len(game.info.seats)}")
    if trial.first < 0 or trial.count < 1:
        raise BadTrial(f"games {trial.first} to {trial.first + trial.count - 1}: there are no such games")
    bots(game, trial)


def play(trial: Trial) -> pl.DataFrame:
    """One row a game: the columns of `rows.schema`, or those of `compiled.SCHEMA`. Raises what `check` does."""
    check(trial)
    game = load_game(trial.game, trial.overrides)
    if not compiled(trial):
        return _readable(game, trial)
    if not has_compiler():
        return _readable(game, trial).select(*SCHEMA)
    assert isinstance(game, DiceBattle)
    one, two = trial.sides
    levels, limits = (one.level, two.level), (_limits(one), _limits(two))
    places = {"seed": trial.seed, "first": trial.first, "count": trial.count}
    return play_compiled(game, trial.mode, levels, limits, **places)


def compiled(trial: Trial) -> bool:
    """Whether compiled play can tell everything that this trial asks for."""
    return trial.game == GAME and not trial.facts and all(side.level in LEVELS for side in trial.sides)


def side_name(side: Side) -> str:
    """A side in a few words: `hard`, `hard+blades`, `easy−card:boost`."""
    deck = f"+{side.deck}" if side.deck is not None else ""
    return "".join((side.level, deck, *(f"−{name}" for name in side.never), *(f"!{name}" for name in side.always)))


def bots(game: AnyGame, trial: Trial) -> dict[Seat, Bot]:
    """Who sits where."""
    seats = game.info.seats
    return {seat: _seated(game, trial.mode, seat, side) for seat, side in zip(seats, trial.sides, strict=True)}


def _readable(game: AnyGame, trial: Trial) -> pl.DataFrame:
    read = MEASURES[trial.game].read
    seated = {seat: Noting(game, bot) for seat, bot in bots(game, trial).items()}
    rows: list[dict[str, Any]] = []
    for number in range(trial.first, trial.first + trial.count):
        for bot in seated.values():
            bot.forget()
        played = play_out(game, trial.mode, seated, SeedKeys(trial.seed, number))
        facts = read(played.events, game.info.seats)
        for seat, bot in seated.items():
            facts.seats[seat].options = {"used": bot.used, "could": bot.could}
        rows.append(row(game.info, number, facts, played.outcome))
    return pl.DataFrame(rows, schema=schema(game.info))


def _seated(game: AnyGame, mode: str, seat: Seat, side: Side) -> Bot:
    bot = limited(game, load_bot(game, side.level), _limits(side))
    return bot if side.deck is None else WithDeck(bot, deck_answer(game, mode, seat, side.deck))


def _limits(side: Side) -> Limits:
    return Limits(side.never, side.always)
