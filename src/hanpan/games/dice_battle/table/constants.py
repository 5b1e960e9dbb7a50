"""What the rules fix and the browser's board draws with."""

from typing import get_args

from hanpan.games.dice_battle.rules.actions import CARDS
from hanpan.games.dice_battle.rules.cards import PHASE_OF
from hanpan.games.dice_battle.rules.state import Special

CONSTANTS = {"CARDS": CARDS, "PHASE_OF": PHASE_OF, "SPECIALS": get_args(Special)}
