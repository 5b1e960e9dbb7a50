"""What Skull offers: its rules. Everything else has a default."""

from hanpan.plugin import GamePlugin

GAME = GamePlugin(id="skull", contract=1, rules="skull.rules:Skull")
