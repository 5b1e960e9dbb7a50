"""What Skull offers: its rules, and how long the search thinks. Everything else has a default."""

from hanpan.plugin import GamePlugin, Search

GAME = GamePlugin(id="skull", contract=1, rules="skull.rules:Skull", search=Search(130, ahead=3), tile="skull")
