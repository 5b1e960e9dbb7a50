"""Any legal play with equal chance: how many there are, and the one at a place of the readable engine's list.

Where at most one card of each kind may be played, as the rulebook has it, a play is a set of cards. Such sets are
bits or bytes of one number here, and what they cost is looked up: no loop, and no parting of ways on a GPU.
"""

from hanpan.compiled.compiling import compiled, i32, outlined
from hanpan.compiled.draws import below
from hanpan.games.dice_battle.compiled.labels import AI_POST, AI_PRE
from hanpan.games.dice_battle.compiled.layout import (
    ATTACK_CARD,
    BOOST_CARD,
    CARD_BIT,
    DEFENCE_CARD,
    RESET_CARD,
    SHIELD_BIT,
    STEAL_CARD,
    Numbers,
    Row,
    Seat,
)

COUNT = -1  # asks for the number of plays instead of one of them
ROOM = 0xFF7F1701  # the sets of at most 0, 1, 2 and 3 cards, a byte each


@compiled
def any_before(p: Numbers, row: Row, me: Seat, key: int, forced: int, within: bool) -> int:
    """Any play that is legal before the roll. They stand in the order of the readable engine: without boosts,
    then with one boost and more; each without a defence card, then with one, and with no shield, one and more."""
    if within or p.cards_per_kind > 1:
        return _any_of_many_before(p, row, me, key, forced, within)
    ways = p.ways_before[me.energy]
    if me.hand[DEFENCE_CARD] == 0 or me.guard:
        ways = i32(ways & 0x00FF00FF)
    if me.hand[BOOST_CARD] == 0:
        ways = i32(ways & 0x0000FFFF)
    most = i32(p.shield_cap - me.shields + 1)
    bare = min(most, i32(ways & 255))
    guarded = i32(bare + min(most, i32((ways >> 8) & 255)))
    boosted = i32(guarded + min(most, i32((ways >> 16) & 255)))
    both = i32(boosted + min(most, i32(ways >> 24)))
    want = below(key, p.labels[AI_PRE + me.place], 0, both)
    boost = want >= guarded
    defence = want >= (boosted if boost else bare)
    before = (boosted if boost else bare) if defence else (guarded if boost else i32(0))
    return i32(defence + (boost << 4) + ((want - before) << 8))


@compiled
def any_after(p: Numbers, row: Row, me: Seat, key: int, forced: int, within: bool) -> int:
    """Any play that is legal after the roll; with more resets last, then with more steals, then attacks."""
    if within or p.cards_per_kind > 1:
        return _any_of_many_after(p, row, me, key, forced, within)
    sets = i32(3) if me.hand[ATTACK_CARD] > 0 else i32(1)  # bit n is set n, whose bits are attack, steal, reset
    sets = i32(sets | (sets << 2)) if me.hand[STEAL_CARD] > 0 else sets
    sets = i32(sets | (sets << 4)) if me.hand[RESET_CARD] > 0 else sets
    room = min(3, i32(p.cards_per_round - me.cards_played))
    listed = p.sets[sets & p.sets_after[me.energy] & (ROOM >> (8 * room))]
    want = i32(0)
    if listed >> 24 > 1:
        want = below(key, p.labels[AI_POST + me.place], 0, i32(listed >> 24))
    chosen = i32((listed >> (3 * want)) & 7)
    return i32((chosen & 1) + ((chosen & 2) << 3) + ((chosen & 4) << 6))


@compiled
def may(row: Row, within: bool, bit: int) -> bool:
    """Whether the option of this bit is not forbidden."""
    return not (within and (row.never >> bit) & 1)


@compiled
def ones(bits: int) -> int:
    """How many of 31 bits are set."""
    bits = i32(bits - ((bits >> 1) & 0x55555555))
    bits = i32((bits & 0x33333333) + ((bits >> 2) & 0x33333333))
    bits = i32((bits + (bits >> 4)) & 0x0F0F0F0F)
    bits = i32(bits + (bits >> 8))
    return i32((bits + (bits >> 16)) & 63)


@compiled
def place_of(bits: int, number: int) -> int:
    """Where the bit stands that so many set bits stand below."""
    for _ in range(number):
        bits = i32(bits & (bits - 1))
    return ones(i32((bits & -bits) - 1))


@outlined
def _any_of_many_before(p: Numbers, row: Row, me: Seat, key: int, forced: int, within: bool) -> int:
    least_defence, least_boost, least = forced & 15, (forced >> 4) & 15, forced >> 8
    most = p.shield_cap - me.shields if may(row, within, SHIELD_BIT) else 0
    defence = 1 if me.hand[DEFENCE_CARD] > 0 and not me.guard and may(row, within, CARD_BIT + DEFENCE_CARD) else 0
    boosts = min(me.hand[BOOST_CARD], p.cards_per_kind) if may(row, within, CARD_BIT + BOOST_CARD) else 0
    bare = _with_shields(p, me, 0, 0, least, most) if least_defence + least_boost == 0 else 0
    guarded = _with_shields(p, me, 1, 0, least, most) if defence and not least_boost else 0
    number = bare + guarded
    for boost in range(1, boosts + 1):
        if not least_defence:
            number += _with_shields(p, me, 0, boost, least, most)
        if defence:
            number += _with_shields(p, me, 1, boost, least, most)
    want = below(key, p.labels[AI_PRE + me.place], 0, number)
    if want < bare:
        return i32((want + least) << 8)
    want = i32(want - bare)
    if want < guarded:
        return i32(1 + ((want + least) << 8))
    want = i32(want - guarded)
    for with_defence in range(least_defence, defence + 1):
        for boost in range(1, boosts + 1):
            plays = _with_shields(p, me, with_defence, boost, least, most)
            if want < plays:
                return i32(with_defence + (boost << 4) + ((want + least) << 8))
            want = i32(want - plays)
    return i32(0)


@outlined
def _any_of_many_after(p: Numbers, row: Row, me: Seat, key: int, forced: int, within: bool) -> int:
    number = _after_plays(p, row, me, forced, within, COUNT)
    if number == 1:
        return i32(forced)
    return i32(_after_plays(p, row, me, forced, within, below(key, p.labels[AI_POST + me.place], 0, number)))


@compiled
def _with_shields(p: Numbers, me: Seat, defence: int, boost: int, least: int, most: int) -> int:
    """In how many ways these cards can be played: with the least shields, with one more, and so on; 0 if not at all."""
    left = me.energy - defence * p.cards_defence_cost - boost * p.cards_boost_cost
    if left < 0 or defence + boost > p.cards_per_round:
        return 0
    return 1 - least + min(most, p.affordable[left])


@compiled
def _after_plays(p: Numbers, row: Row, me: Seat, forced: int, within: bool, want: int) -> int:
    """How many plays are legal after the roll, or the one that stands at that place of the list."""
    least_attack, least_steal, least_reset = forced & 15, (forced >> 4) & 15, forced >> 8
    room = p.cards_per_round - me.cards_played
    attacks = _at_hand(p, row, me, within, ATTACK_CARD)
    steals = _at_hand(p, row, me, within, STEAL_CARD)
    resets = _at_hand(p, row, me, within, RESET_CARD)
    number = 0
    for with_reset in range(least_reset, 2 if resets > 0 else 1):
        for with_steal in range(least_steal, 2 if steals > 0 else 1):
            for attack in range(least_attack, max(attacks, 0) + 1):
                for steal in range(with_steal, with_steal * steals + 1):
                    for reset in range(with_reset, with_reset * resets + 1):
                        paid = attack * p.cards_attack_cost + steal * p.cards_steal_cost + reset * p.cards_reset_cost
                        if attack + steal + reset > room or paid > me.energy:
                            continue
                        if number == want:
                            return attack + (steal << 4) + (reset << 8)
                        number += 1
    return number


@compiled
def _at_hand(p: Numbers, row: Row, me: Seat, within: bool, card: int) -> int:
    """How many cards of this kind may still be played, were they free; below zero or zero for none."""
    return min(me.hand[card], p.cards_per_kind - me.played[card]) if may(row, within, CARD_BIT + card) else 0
