"""What the rules fix and the browser's board draws with."""

from hanpan.games.clash.rules.keywords import DEBUFFS, PERCENT, TIMED_ONLY

CONSTANTS = {"DEBUFFS": sorted(DEBUFFS), "PERCENT": PERCENT, "TIMED_ONLY": TIMED_ONLY}
