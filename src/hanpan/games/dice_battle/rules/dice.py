"""What a die is worth under a tendency, and its specials (DB-4)."""

from collections.abc import Sequence
from typing import NamedTuple

from hanpan.games.dice_battle.rules.actions import Tendency
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import Special

ATTACK_SPECIALS: tuple[Special, ...] = ("strike", "flame", "double")
DEFENCE_SPECIALS: tuple[Special, ...] = ("ward", "star")
BASE_CLAUSE: dict[Tendency, str] = {"attack": "DB-4.4", "defence": "DB-4.5", "balance": "DB-4.6"}


class Worth(NamedTuple):
    """What one die brings before any special."""

    success: bool
    points: int  # the base score
    bonus: int  # the situational bonus
    shields: int
    energy: int
    gauge: int


def worth(params: Params, tendency: Tendency, face: int) -> Worth:
    """The base score and situational bonus of a die (DB-4.4, DB-4.5, DB-4.6)."""
    if tendency == "attack":
        rule = params.attack
        success = face >= rule.success_from
        bonus = rule.bonus_points if face == rule.bonus_face else 0
        return Worth(success, face if success else rule.fail_points, bonus, 0, 0, 0)
    if tendency == "defence":
        guard = params.defence
        success = guard.success_from <= face <= guard.success_to
        return Worth(success, face if success else guard.fail_points, 0, guard.shields if success else 0, 0, 0)
    return Worth(True, face, 0, 0, params.balance.energy, params.balance.gauge)


def specials(params: Params, tendency: Tendency, face: int) -> tuple[Sequence[Special], Sequence[int], str]:
    """The specials this die may trigger, their weights and the clause; none for most dice."""
    rule = params.special
    if tendency == "attack" and face == params.attack.bonus_face:
        return ATTACK_SPECIALS, (rule.strike_weight, rule.flame_weight, rule.double_weight), "DB-4.7"
    if tendency == "defence" and face == params.defence.special_face:
        return DEFENCE_SPECIALS, (rule.ward_weight, rule.star_weight), "DB-4.8"
    return (), (), ""
