"""What the rules fix and the browser's board draws with."""

from typing import get_args

from hanpan.games.dice_battle.rules.actions import CARDS
from hanpan.games.dice_battle.rules.cards import PHASE_OF
from hanpan.games.dice_battle.rules.dice import ATTACK_SPECIALS, DEFENCE_SPECIALS
from hanpan.games.dice_battle.rules.state import Special

SPECIALS_OF = {"attack": ATTACK_SPECIALS, "defence": DEFENCE_SPECIALS, "balance": ()}
CONSTANTS = {"CARDS": CARDS, "PHASE_OF": PHASE_OF, "SPECIALS": get_args(Special), "SPECIALS_OF": SPECIALS_OF}
