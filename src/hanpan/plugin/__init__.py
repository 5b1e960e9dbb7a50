"""What a game may offer: one typed value, `GamePlugin`, that a package registers under the entry points `hanpan.games`.

Nothing here loads a screen, a server, a table of numbers or a compiler. Parts that do are named, and loaded on use.
"""

from hanpan.core.contract.decks import DeckFaults
from hanpan.plugin.game import (
    CONTRACT,
    Advice,
    AdviceReason,
    Coach,
    Command,
    Comparison,
    Counted,
    Estimate,
    GamePlugin,
    Levels,
    ModeClass,
    Search,
    TableClock,
    view_type,
)
from hanpan.plugin.glance import Glance, Tile
from hanpan.plugin.parts import BadPart, Part, loaded
from hanpan.plugin.standing import Standing
from hanpan.plugin.words import Shape, Vocabulary

__all__ = [
    "CONTRACT",
    "Advice",
    "AdviceReason",
    "BadPart",
    "Coach",
    "Command",
    "Comparison",
    "Counted",
    "DeckFaults",
    "Estimate",
    "GamePlugin",
    "Glance",
    "Levels",
    "ModeClass",
    "Part",
    "Search",
    "Shape",
    "Standing",
    "TableClock",
    "Tile",
    "Vocabulary",
    "loaded",
    "view_type",
]
