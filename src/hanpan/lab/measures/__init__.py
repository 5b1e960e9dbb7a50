"""What the lab counts in each game. A game's measures read its events and nothing else."""

from hanpan.lab.measures import clash, dice_battle, sorcerers, trail
from hanpan.lab.measures.facts import Measures

MEASURES: dict[str, Measures] = {
    "clash": clash.MEASURES,
    "dice-battle": dice_battle.MEASURES,
    "sorcerers": sorcerers.MEASURES,
    "trail": trail.MEASURES,
}
