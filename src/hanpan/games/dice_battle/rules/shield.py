"""Matching attacks with protections (DB-6.3, DB-6.4, DB-6.5)."""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from hanpan.games.dice_battle.rules.actions import Card
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import Special

AttackKind: TypeAlias = Literal["flame", "attack", "strike", "steal"]
Protection: TypeAlias = Literal["guard", "shield"]

_TIE: dict[AttackKind, int] = {"flame": 0, "attack": 1, "strike": 2, "steal": 3}
ATTACK_CLAUSE: dict[AttackKind, str] = {
    "flame": "DB-4.7",
    "attack": "DB-5.2",
    "strike": "DB-4.7",
    "steal": "DB-5.3",
}


class Attack(NamedTuple):
    """One attack against a seat."""

    kind: AttackKind
    damage: int  # to this round's score
    later: int  # to the next round's score


class Match(NamedTuple):
    """An attack and what stopped it, if anything did."""

    attack: Attack
    blocked_by: Protection | None


def attacks_of(params: Params, specials: Iterable[Special], played: Iterable[Card]) -> list[Attack]:
    """The attacks a seat makes this round, largest damage first; a steal takes no points and comes last (DB-6.3)."""
    found: list[Attack] = []
    rule = params.special
    for special in specials:
        if special == "flame":
            found.append(Attack("flame", rule.flame_damage, rule.flame_next))
        elif special == "strike":
            found.append(Attack("strike", rule.strike_damage, 0))
    for card in played:
        if card == "attack":
            found.append(Attack("attack", params.cards.attack_damage, 0))
        elif card == "steal":
            found.append(Attack("steal", 0, 0))
    if len(found) > 1:
        found.sort(key=lambda a: (-(a.damage + a.later), _TIE[a.kind]))
    return found


def matched(attacks: Iterable[Attack], guard: bool, shields: int) -> list[Match]:
    """The guard takes the first attack, then each shield takes one (DB-6.3)."""
    out: list[Match] = []
    for attack in attacks:
        if guard:
            out.append(Match(attack, "guard"))
            guard = False
        elif shields:
            out.append(Match(attack, "shield"))
            shields -= 1
        else:
            out.append(Match(attack, None))
    return out


def gained(params: Params, shields: int, amount: int) -> int:
    """Shields after a gain; those past the limit are lost (DB-3.3)."""
    return max(shields, min(params.shield.cap, shields + amount))
