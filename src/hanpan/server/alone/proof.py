"""Whether this machine plays as every other does: the hash of every state of a seeded game between bots."""

from typing import Any

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.codec import state_hash
from hanpan.core.match.play import play_out
from hanpan.games.loading import load_game
from hanpan.server.alone.around import level_of


def hashes(game_id: str, seed: int) -> list[str]:
    """Of a game in its usual mode between bots of the level that is offered here."""
    game = load_game(game_id)
    bots = {seat: load_bot(game, level_of(game_id)) for seat in game.info.seats}
    found: list[str] = []

    def note(_number: int, _state: Any, _moves: Any, step: Any) -> None:
        found.append(state_hash(step.state))

    play_out(game, game.info.default_mode, bots, SeedKeys(seed, 0), on_step=note)
    return found
