"""A match whose dice everybody may know beforehand. Outside, it is `hanpan.match`."""

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.game import AnyGame
from hanpan.core.match.match import Match


def seeded_match(game: AnyGame, mode: str | None = None, seed: int = 0, number: int = 0) -> Match:
    """A match under a public seed, in the usual mode if none is named. Raises UnknownMode."""
    return Match(game, game.info.mode(mode), SeedKeys(seed, number))
