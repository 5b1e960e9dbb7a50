"""A game between bots, read as its measures say; without measures: its rounds, and its answers by kind."""

from collections.abc import Mapping
from typing import Any

from hanpan.core.chance.chance import Keys
from hanpan.core.contract.bot import Bot
from hanpan.core.contract.game import AnyGame, Outcome, Step
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import play_out
from hanpan.lab.known import ANSWER, PLAIN, measures_of
from hanpan.lab.options import uses
from hanpan.plugin.lab import Facts


def read_game(game: AnyGame, mode: str, bots: Mapping[Seat, Bot], keys: Keys) -> tuple[Facts, Outcome | None]:
    """Play one game: what can be told of it, and how it ended."""
    measures = measures_of(game.info.id)
    if measures is PLAIN:
        return _plainly(game, mode, bots, keys)
    played = play_out(game, mode, bots, keys)
    return measures.read(played.events, game.info.seats), played.outcome


def _plainly(game: AnyGame, mode: str, bots: Mapping[Seat, Bot], keys: Keys) -> tuple[Facts, Outcome | None]:
    facts = PLAIN.read((), game.info.seats)
    rounds: set[int] = set()

    def note(number: int, state: Any, moves: Mapping[Seat, Any], step: Step) -> None:
        rounds.add(game.round(state))
        for seat, move in moves.items():
            for name in sorted(uses(game.info.id, move)):
                facts.seats[seat].used(ANSWER, name)

    played = play_out(game, mode, bots, keys, on_step=note)
    facts.rounds = len(rounds)
    return facts, played.outcome
