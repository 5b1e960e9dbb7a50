"""What the bots answer: any legal action with equal chance, or by a row of the AI's table.

A play before the roll is a number: defence cards + boosts << 4 + shields << 8; one after the roll is
attacks + steals << 4 + resets << 8.
"""

from hanpan.lab.kernels.compiling import compiled
from hanpan.lab.kernels.draws import AI_KEEP, AI_POST, AI_PRE, AI_TENDENCY, AI_USE, below, nth
from hanpan.lab.kernels.layout import (
    ATTACK,
    ATTACK_CARD,
    BALANCE,
    BOOST_CARD,
    DEFENCE,
    DEFENCE_CARD,
    FACES,
    RANDOM,
    RESET_CARD,
    STEAL_CARD,
    Numbers,
    Row,
    Seat,
    Table,
)

COUNT = -1  # asks for the number of plays instead of one of them


@compiled
def declare(p: Numbers, row: Row, me: Seat, rival: Seat, key: int) -> int:
    """The tendency of this round."""
    if me.level == RANDOM:
        return below(key, p.labels[AI_TENDENCY + me.place], 0, 3)
    if row.weighted:
        total = row.weights[ATTACK] + row.weights[DEFENCE] + row.weights[BALANCE]
        return nth(row.weights, 3, below(key, p.labels[AI_TENDENCY + me.place], 0, total))
    lead = me.total - rival.total
    if me.energy <= row.short_energy:
        return BALANCE
    if -lead >= row.behind:
        return ATTACK
    if lead >= row.ahead:
        return DEFENCE
    if me.gauge == p.ai_gauge:
        return BALANCE
    if me.shields == 0:
        return DEFENCE
    if me.hand[ATTACK_CARD] > 0 or me.hand[BOOST_CARD] > 0 or me.energy >= p.ai_rich:
        return ATTACK
    return BALANCE


@compiled
def keep(p: Numbers, me: Seat, key: int, shown: int) -> int:
    """Which face of the luck dice to keep; bit n of `shown`: a die shows n."""
    if me.level == RANDOM:
        kinds = 0
        for face in range(1, p.die_faces + 1):
            kinds += (shown >> face) & 1
        place = below(key, p.labels[AI_KEEP + me.place], 0, kinds)
        for face in range(1, p.die_faces + 1):
            if (shown >> face) & 1:
                if place == 0:
                    return face
                place -= 1
    best, most = 0, -1
    for face in range(1, p.die_faces + 1):
        if (shown >> face) & 1:
            points = p.die_points[FACES * me.tendency + face]
            if points >= most:
                best, most = face, points
    return best


@compiled
def play_before(p: Numbers, row: Row, table: Table, me: Seat, rival: Seat, key: int) -> int:
    """The play of PreCard (DB-3.1)."""
    if me.level == RANDOM:
        return _any_before(p, me, key)
    play, count, paid = 0, 0, 0
    if me.cards > 0:
        first, second = (DEFENCE_CARD, BOOST_CARD) if rival.cards > 0 else (BOOST_CARD, DEFENCE_CARD)
        for turn in range(2):
            card = first if turn == 0 else second
            cost = p.cards_defence_cost if card == DEFENCE_CARD else p.cards_boost_cost
            if (
                _may_play(p, me, card, count, paid + cost)
                and not (card == DEFENCE_CARD and me.guard)
                and _uses(p, row, table, me, rival, key, card)
            ):
                play += 1 if card == DEFENCE_CARD else 1 << 4
                count += 1
                paid += cost
    wanted = row.shields - me.shields
    while wanted > 0:
        if me.shields + wanted <= p.shield_cap and paid + wanted * p.shield_cost <= me.energy:
            return play + (wanted << 8)
        wanted -= 1
    return play


@compiled
def play_after(p: Numbers, row: Row, table: Table, me: Seat, rival: Seat, key: int) -> int:
    """The play of PostCard (DB-5.1)."""
    if me.cards == 0:
        return 0
    if me.level == RANDOM:
        number = after_plays(p, me, COUNT)
        if number == 1:
            return 0
        return after_plays(p, me, below(key, p.labels[AI_POST + me.place], 0, number))
    low = me.highest <= p.ai_low_die
    if low and _may_play(p, me, RESET_CARD, 0, p.cards_reset_cost) and _uses(p, row, table, me, rival, key, RESET_CARD):
        return 1 << 8
    play, count, paid = 0, 0, 0
    if _may_play(p, me, ATTACK_CARD, 0, p.cards_attack_cost) and _uses(p, row, table, me, rival, key, ATTACK_CARD):
        play, count, paid = 1, 1, p.cards_attack_cost
    if _may_play(p, me, STEAL_CARD, count, paid + p.cards_steal_cost) and _uses(
        p, row, table, me, rival, key, STEAL_CARD
    ):
        play += 1 << 4
    return play


@compiled
def _any_before(p: Numbers, me: Seat, key: int) -> int:
    """Any play that is legal before the roll. They stand in the order of the readable engine: without boosts,
    then with one boost and more; each without a defence card, then with one, and with no shield, one and more."""
    defence = 1 if me.hand[DEFENCE_CARD] > 0 and not me.guard else 0
    boosts = min(me.hand[BOOST_CARD], p.cards_per_kind)
    bare = _with_shields(p, me, 0, 0)
    guarded = _with_shields(p, me, 1, 0) if defence else 0
    number = bare + guarded
    for boost in range(1, boosts + 1):
        number += _with_shields(p, me, 0, boost)
        if defence:
            number += _with_shields(p, me, 1, boost)
    want = below(key, p.labels[AI_PRE + me.place], 0, number)
    if want < bare:
        return want << 8
    want -= bare
    if want < guarded:
        return 1 + (want << 8)
    want -= guarded
    for with_defence in range(defence + 1):
        for boost in range(1, boosts + 1):
            plays = _with_shields(p, me, with_defence, boost)
            if want < plays:
                return with_defence + (boost << 4) + (want << 8)
            want -= plays
    return 0


@compiled
def _with_shields(p: Numbers, me: Seat, defence: int, boost: int) -> int:
    """In how many ways these cards can be played: with no shield, with one, and so on; 0 if not at all."""
    left = me.energy - defence * p.cards_defence_cost - boost * p.cards_boost_cost
    if left < 0 or defence + boost > p.cards_per_round:
        return 0
    return 1 + min(p.shield_cap - me.shields, p.affordable[left])


@compiled
def after_plays(p: Numbers, me: Seat, want: int) -> int:
    """How many plays are legal after the roll, or the one that stands at that place of the list."""
    room = p.cards_per_round - me.cards_played
    attacks = min(me.hand[ATTACK_CARD], p.cards_per_kind - me.played[ATTACK_CARD])
    steals = min(me.hand[STEAL_CARD], p.cards_per_kind - me.played[STEAL_CARD])
    resets = min(me.hand[RESET_CARD], p.cards_per_kind - me.played[RESET_CARD])
    number = 0
    for with_reset in range(2 if resets > 0 else 1):
        for with_steal in range(2 if steals > 0 else 1):
            for attack in range(max(attacks, 0) + 1):
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
def _may_play(p: Numbers, me: Seat, card: int, count: int, paid: int) -> bool:
    """Whether one more card of this kind can be held, counted and paid for."""
    return (
        me.hand[card] > 0
        and me.played[card] < p.cards_per_kind
        and me.cards_played + count < p.cards_per_round
        and paid <= me.energy
    )


@compiled
def _uses(p: Numbers, row: Row, table: Table, me: Seat, rival: Seat, key: int, card: int) -> bool:
    """Whether the level wants the card now, and wants it surely enough."""
    if abs(me.total - rival.total) >= p.ai_gap:
        return True
    late_from = p.ai_late_from
    if table.rounds < late_from:
        late_from = table.rounds - p.ai_short_game_late + 1
    if table.round < late_from:
        if table.round <= p.ai_early_to:
            return False
        if card == DEFENCE_CARD:
            called_for = rival.cards > 0
        elif card == ATTACK_CARD:
            called_for = rival.shields == 0
        else:
            called_for = card != STEAL_CARD and me.energy >= p.ai_rich
        if not called_for:
            return False
    return row.use_percent >= 100 or below(key, p.labels[AI_USE + 2 * card + me.place], 0, 100) < row.use_percent
