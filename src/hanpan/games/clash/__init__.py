"""Clash: two players declare cards in secret, reveal them at once and see them worked off in order."""

from hanpan.games.clash.game import Clash

__all__ = ["Clash"]
