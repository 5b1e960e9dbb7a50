"""Hush: a made-up game for three to six, by which the tests see that nothing assumes two seats."""

from tests.hush.game import Hush, HushOut

__all__ = ["Hush", "HushOut"]
