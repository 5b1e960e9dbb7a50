"""A trial: some consecutive games between given sides. What comes of it depends on the trial alone."""

from datetime import date
from typing import Any

import msgspec

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.game import AnyGame, on
from hanpan.core.contract.seat import Seat
from hanpan.games.loading import load_game
from hanpan.lab.dataframes import pl
from hanpan.lab.decks import WithDeck, deck_answer
from hanpan.lab.game_rows import row, schema
from hanpan.lab.known import has_compiler, twin_of
from hanpan.lab.option_use import OptionUse
from hanpan.lab.reading import read_game
from hanpan.lab.without import limited
from hanpan.plugin import loaded
from hanpan.plugin.lab import Limits


class BadTrial(HanpanError, ValueError):
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
    day: date | None = None  # of all games; None: the usual one of the game, whatever today is


def game_of(trial: Trial) -> AnyGame:
    """The game that is played. Raises UnknownGame, BadParameter, BadDay."""
    return on(load_game(trial.game, trial.overrides), trial.day)


def check(trial: Trial) -> None:
    """Raise BadTrial, BadDeck, BadOption, BadParameter, BadDay, or one of the Unknown errors if it cannot be played."""
    game = game_of(trial)
    game.info.mode(trial.mode)
    if len(trial.sides) != len(game.info.seats):
        raise BadTrial(
            f"{len(trial.sides)} sides: {trial.game} is played by {len(game.info.seats)}",
            ko=f"{len(trial.sides)}쪽: {trial.game}의 자리는 {len(game.info.seats)}개입니다",
        )
    if trial.first < 0 or trial.count < 1:
        raise BadTrial(
            f"games {trial.first} to {trial.first + trial.count - 1}: there are no such games",
            ko=f"{trial.first}번부터 {trial.first + trial.count - 1}번까지: 그런 판은 없습니다",
        )
    bots(game, trial)


def play(trial: Trial) -> pl.DataFrame:
    """One row a game: the columns of `rows.schema`, or those of the compiled twin. Raises what `check` does."""
    check(trial)
    game = game_of(trial)
    twin = twin_of(trial.game)
    if twin is None or not compiled(trial):
        return _readable(game, trial)
    if not has_compiler():
        return _readable(game, trial).select(*twin.columns)
    levels, limits = tuple(side.level for side in trial.sides), tuple(map(_limits, trial.sides))
    told = loaded(twin.play)(game, trial.mode, levels, limits, trial.seed, trial.first, trial.count)
    kinds = schema(game.info)
    return pl.DataFrame(
        {name: told[name] for name in twin.columns}, schema={name: kinds[name] for name in twin.columns}
    )


def compiled(trial: Trial) -> bool:
    """Whether compiled play can tell everything that this trial asks for."""
    twin = twin_of(trial.game)
    return twin is not None and not trial.facts and all(side.level in twin.levels for side in trial.sides)


def side_name(side: Side) -> str:
    """A side in a few words: `hard`, `hard+blades`, `easy−card:boost`."""
    deck = f"+{side.deck}" if side.deck is not None else ""
    return "".join((side.level, deck, *(f"−{name}" for name in side.never), *(f"!{name}" for name in side.always)))


def bots(game: AnyGame, trial: Trial) -> dict[Seat, Bot]:
    """Who sits where."""
    seats = game.info.seats
    return {seat: _seated(game, trial.mode, seat, side) for seat, side in zip(seats, trial.sides, strict=True)}


def _readable(game: AnyGame, trial: Trial) -> pl.DataFrame:
    seated = {seat: OptionUse(game, bot) for seat, bot in bots(game, trial).items()}
    rows: list[dict[str, Any]] = []
    for number in range(trial.first, trial.first + trial.count):
        for bot in seated.values():
            bot.forget()
        facts, outcome = read_game(game, trial.mode, seated, SeedKeys(trial.seed, number))
        for seat, bot in seated.items():
            facts.seats[seat].options = {"used": bot.used, "could": bot.could}
        rows.append(row(game.info, number, facts, outcome))
    return pl.DataFrame(rows, schema=schema(game.info))


def _seated(game: AnyGame, mode: str, seat: Seat, side: Side) -> Bot:
    bot = limited(game, load_bot(game, side.level), _limits(side))
    return bot if side.deck is None else WithDeck(bot, deck_answer(game, mode, seat, side.deck))


def _limits(side: Side) -> Limits:
    return Limits(side.never, side.always)
