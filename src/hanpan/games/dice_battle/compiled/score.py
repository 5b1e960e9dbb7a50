"""The Score and ShieldCheck phases (DB-5.4, DB-6): gather, protect, attack, multiply, steal."""

from hanpan.compiled.compiling import compiled, i32
from hanpan.compiled.draws import below
from hanpan.games.dice_battle.compiled.labels import STEAL
from hanpan.games.dice_battle.compiled.layout import (
    ATTACKS_CARD,
    ATTACKS_FLAME,
    ATTACKS_STEAL,
    ATTACKS_STRIKE,
    BOOST_CARD,
    DOUBLE,
    FLAME,
    STRIKE,
    Numbers,
    Seat,
)


@compiled
def gather(p: Numbers, me: Seat, voided: bool) -> None:
    """Score: the dice less the penalties due, or nothing at all after a reset (DB-5.4, DB-6.2)."""
    score = max(p.score_round_floor, i32(me.points - me.flame - me.curse * p.event_curse_points))
    me.score = 0 if voided else score
    me.curse = 0
    me.flame = 0


@compiled
def suffer(p: Numbers, me: Seat, rival: Seat, key: int) -> int:
    """A seat meets the attacks of the other, largest damage first (DB-6.3); how much energy is stolen from it."""
    attacks = i32(
        (rival.specials[FLAME] << (8 * ATTACKS_FLAME))
        + ((rival.answer & 15) << (8 * ATTACKS_CARD))
        + (rival.specials[STRIKE] << (8 * ATTACKS_STRIKE))
        + (((rival.answer >> 4) & 15) << (8 * ATTACKS_STEAL))
    )
    if attacks == 0:
        return 0
    guard, shields, flame, landed, steals = i32(me.guard), i32(me.shields), i32(me.flame), i32(0), i32(0)
    for place in range(4):
        kind = p.attack_order[place]
        left = i32((attacks >> kind) & 255)
        met = min(guard, left)
        guard = i32(guard - met)
        left = i32(left - met)
        flame = i32(flame + left * p.attack_later[place])  # a shield stops this round's part of a flame only (DB-6.4)
        met = min(shields, left)
        shields = i32(shields - met)
        left = i32(left - met)
        landed = i32(landed + left * p.attack_damage[place])
        steals = left if kind == 8 * ATTACKS_STEAL else steals
    me.guard, me.shields, me.flame = guard, shields, flame
    me.score = max(p.score_round_floor, me.score - landed)
    stolen = i32(0)
    for count in range(steals):
        width = i32(p.cards_steal_high - p.cards_steal_low + 1)
        stolen = i32(stolen + p.cards_steal_low + below(key, p.labels[STEAL + rival.place], count, width))
    return stolen


@compiled
def multiply(p: Numbers, me: Seat) -> None:
    """Double, once at most, then each boost (DB-6.6)."""
    if me.specials[DOUBLE] > 0:
        me.score *= p.special_double_factor
    for _ in range(i32(me.played[BOOST_CARD])):
        me.score *= p.cards_boost_factor


@compiled
def steal(p: Numbers, first: Seat, second: Seat, from_first: int, from_second: int) -> None:
    """Energy changes hands, both ways at once (DB-5.3)."""
    if from_first + from_second > 0:
        lost, gained = min(from_first, i32(first.energy)), min(from_second, i32(second.energy))
        first.energy = min(p.energy_cap, i32(first.energy - lost + gained))
        second.energy = min(p.energy_cap, i32(second.energy - gained + lost))
