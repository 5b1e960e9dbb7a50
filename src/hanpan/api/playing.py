"""Games, matches, bots that play them, and the file in which a match is kept."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path

from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.game import AnyGame, on
from hanpan.core.contract.refusal import Refused
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match
from hanpan.core.match.seeded import seeded_match
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids


def games() -> tuple[str, ...]:
    """The id of every game that is installed, in the order in which they are listed."""
    return game_ids()


def load(game: str, numbers: Mapping[str, int] | None = None, *, day: date | None = None) -> AnyGame:
    """The rules of a game, with some of their numbers changed, on a day where something in them depends on one.

    Raises UnknownGame, BadParameter or BadDay.
    """
    return on(load_game(game, numbers), day)


def match(game: AnyGame | str, mode: str | None = None, *, seed: int = 0, number: int = 0) -> Match:
    """A match under a public seed: the same seed, number and answers give the same match everywhere.

    Without a mode it is the usual one. Raises UnknownGame or UnknownMode.
    """
    return seeded_match(_loaded(game), mode, seed, number)


def play(match: Match, bots: Mapping[Seat, str], *, steps: int | None = None) -> Match:
    """Let bots answer for their seats, as far as it goes without anybody else or for so many steps; returns the match.

    Raises UnknownBot.
    """
    from hanpan.bots.catalogue import load_bot

    minds = {seat: load_bot(match.game, name) for seat, name in bots.items()}
    end = None if steps is None else len(match.steps) + steps
    while asked := [seat for seat in match.pending if seat in minds]:
        if end is not None and len(match.steps) >= end:
            break
        for seat in asked:
            chance = bot_chance(match.keys, match.game.round(match.state), len(match.steps))
            legal, prompt = match.game.legal(match.state, seat), match.pending[seat]
            refusal = match.submit(seat, minds[seat].choose(match.view(seat), prompt, legal, chance))
            if refusal is not None:
                raise Refused(refusal)
    return match


def save(match: Match, path: str | Path, *, names: Mapping[Seat, str] | None = None) -> Path:
    """Write the match down as a replay, which `verify` reads; returns the path. Raises OSError."""
    from hanpan.core.replay import Sitter, write_replay

    called = names or {}
    seats = {seat: Sitter("person", called.get(seat, seat)) for seat in match.game.info.seats}
    write_replay(match, path, seats=seats)
    return Path(path)


def _loaded(game: AnyGame | str) -> AnyGame:
    return load(game) if isinstance(game, str) else game
