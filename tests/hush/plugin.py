"""Hush as games that can be installed for a while."""

from hanpan.plugin import GamePlugin

GAME = GamePlugin(id="hush", contract=1, rules="tests.hush.game:Hush")
OUT = GamePlugin(id="hush-out", contract=1, rules="tests.hush.game:HushOut")
