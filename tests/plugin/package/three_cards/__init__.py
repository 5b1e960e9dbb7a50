"""Three Cards, a game as somebody else would write it: rules, rulebook and words, and nothing more."""

from hanpan.plugin import GamePlugin

GAME = GamePlugin(id="three-cards", contract=1, rules="three_cards.rules:ThreeCards")
