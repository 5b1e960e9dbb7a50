"""Sorcerers: two players summon, curse and answer each other's plays on a stack."""

from hanpan.games.sorcerers.game import Sorcerers

__all__ = ["Sorcerers"]
