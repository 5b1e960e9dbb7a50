"""The arithmetic of a round score (DB-6)."""

from hanpan.games.dice_battle.rules.actions import Card
from hanpan.games.dice_battle.rules.events import Multiplier
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import Player, Special


def penalty(params: Params, player: Player) -> int:
    """What penalties due this round take (DB-6.2)."""
    return player.flame + player.curse * params.event.curse_points


def floored(params: Params, score: int) -> int:
    """A round score, never below its floor (DB-6.7)."""
    return max(params.score.round_floor, score)


def multipliers(
    params: Params, specials: tuple[Special, ...], played: tuple[Card, ...]
) -> list[tuple[Multiplier, int]]:
    """The multipliers of a seat: double, once at most, then each boost (DB-4.7, DB-6.6)."""
    found: list[tuple[Multiplier, int]] = []
    if "double" in specials:
        found.append(("double", params.special.double_factor))
    found += [("boost", params.cards.boost_factor)] * played.count("boost")
    return found
