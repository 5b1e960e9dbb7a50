"""The Score and ShieldCheck phases (DB-5.4, DB-6): gather, protect, attack, multiply, steal."""

from hanpan.lab.kernels.compiling import compiled
from hanpan.lab.kernels.draws import STEAL, below
from hanpan.lab.kernels.layout import (
    ATTACK_CARD,
    ATTACKS_CARD,
    ATTACKS_FLAME,
    ATTACKS_STEAL,
    ATTACKS_STRIKE,
    BOOST_CARD,
    DOUBLE,
    FLAME,
    STEAL_CARD,
    STRIKE,
    Numbers,
    Seat,
)


@compiled
def gather(p: Numbers, me: Seat, voided: bool) -> None:
    """Score: the dice less the penalties due, or nothing at all after a reset (DB-5.4, DB-6.2)."""
    score = max(p.score_round_floor, me.points - me.flame - me.curse * p.event_curse_points)
    me.score = 0 if voided else score
    me.curse = 0
    me.flame = 0


@compiled
def shield_check(p: Numbers, first: Seat, second: Seat, key: int) -> None:
    """Protections, attacks, multipliers, steals (DB-6)."""
    stolen_from_first = _suffer(p, first, second, key)
    stolen_from_second = _suffer(p, second, first, key)
    _multiply(p, first)
    _multiply(p, second)
    if stolen_from_first + stolen_from_second > 0:
        from_first = min(stolen_from_first, first.energy)
        from_second = min(stolen_from_second, second.energy)
        first.energy = min(p.energy_cap, first.energy - from_first + from_second)
        second.energy = min(p.energy_cap, second.energy - from_second + from_first)


@compiled
def _suffer(p: Numbers, me: Seat, rival: Seat, key: int) -> int:
    """A seat meets the attacks of the other, largest damage first (DB-6.3); how much energy is stolen from it."""
    strikes, flames = rival.specials[STRIKE], rival.specials[FLAME]
    cards, steals = rival.played[ATTACK_CARD], rival.played[STEAL_CARD]
    if strikes + flames + cards + steals == 0:
        return 0
    landed, stolen, count = 0, 0, 0
    for place in range(4):
        kind = p.attack_order[place]
        if kind == ATTACKS_FLAME:
            left, damage, later = flames, p.special_flame_damage, p.special_flame_next
        elif kind == ATTACKS_CARD:
            left, damage, later = cards, p.cards_attack_damage, 0
        elif kind == ATTACKS_STRIKE:
            left, damage, later = strikes, p.special_strike_damage, 0
        else:
            left, damage, later = steals, 0, 0
        for _ in range(left):
            if me.guard:
                me.guard = 0
                continue
            if me.shields > 0:  # it stops this round's part of a flame only (DB-6.4)
                me.shields -= 1
            elif kind == ATTACKS_STEAL:
                width = p.cards_steal_high - p.cards_steal_low + 1
                stolen += p.cards_steal_low + below(key, p.labels[STEAL + rival.place], count, width)
                count += 1
            else:
                landed += damage
            me.flame += later
    me.score = max(p.score_round_floor, me.score - landed)
    return stolen


@compiled
def _multiply(p: Numbers, me: Seat) -> None:
    """Double, once at most, then each boost (DB-6.6)."""
    if me.specials[DOUBLE] > 0:
        me.score *= p.special_double_factor
    for _ in range(me.played[BOOST_CARD]):
        me.score *= p.cards_boost_factor
