"""What the bots answer: any legal action with equal chance, or by a row of the AI's table.

A play before the roll is a number: defence cards + boosts << 4 + shields << 8; one after the roll is
attacks + steals << 4 + resets << 8.

A seat's row may forbid options (`never`) and force them (`always`), as lab/without.py does for the readable engine.
"""

from hanpan.compiled.compiling import compiled, outlined
from hanpan.compiled.draws import below, nth
from hanpan.games.dice_battle.compiled.labels import AI_KEEP, AI_TENDENCY, AI_USE
from hanpan.games.dice_battle.compiled.layout import (
    ATTACK,
    ATTACK_CARD,
    BALANCE,
    BOOST_CARD,
    CARD_BIT,
    DEFENCE,
    DEFENCE_CARD,
    FACES,
    RANDOM,
    RESET_CARD,
    SHIELD_BIT,
    STEAL_CARD,
    Numbers,
    Row,
    Seat,
    Table,
)
from hanpan.games.dice_battle.compiled.plays import any_after, any_before, may, ones, place_of


@compiled
def declare(p: Numbers, row: Row, me: Seat, rival: Seat, key: int) -> int:
    """The tendency of this round."""
    return _declare_within(p, row, me, rival, key) if row.limited else _declare(p, row, me, rival, key, False)


@compiled
def play_before(p: Numbers, row: Row, table: Table, me: Seat, rival: Seat, key: int) -> int:
    """The play of PreCard (DB-3.1)."""
    if row.limited:
        return _before_within(p, row, table, me, rival, key)
    return _before(p, row, table, me, rival, key, False)


@compiled
def play_after(p: Numbers, row: Row, table: Table, me: Seat, rival: Seat, key: int) -> int:
    """The play of PostCard (DB-5.1)."""
    if me.cards == 0:
        return 0
    if row.limited:
        return _after_within(p, row, table, me, rival, key)
    return _after(p, row, table, me, rival, key, False)


# What follows is compiled twice: into the rounds for a seat that may do everything, and aside for one that may not.


@outlined
def _declare_within(p: Numbers, row: Row, me: Seat, rival: Seat, key: int) -> int:
    return _declare(p, row, me, rival, key, True)


@outlined
def _before_within(p: Numbers, row: Row, table: Table, me: Seat, rival: Seat, key: int) -> int:
    return _before(p, row, table, me, rival, key, True)


@outlined
def _after_within(p: Numbers, row: Row, table: Table, me: Seat, rival: Seat, key: int) -> int:
    return _after(p, row, table, me, rival, key, True)


@compiled
def _declare(p: Numbers, row: Row, me: Seat, rival: Seat, key: int, within: bool) -> int:
    """By weights, or by the first rule that matches and asks for nothing forbidden."""
    if me.level == RANDOM and not within:
        return below(key, p.labels[AI_TENDENCY + me.place], 0, 3)
    if row.weighted:
        total = row.weights[ATTACK] + row.weights[DEFENCE] + row.weights[BALANCE]
        return nth(row.weights, 3, below(key, p.labels[AI_TENDENCY + me.place], 0, total))
    lead = me.total - rival.total
    if me.energy <= row.short_energy and may(row, within, BALANCE):
        return BALANCE
    if -lead >= row.behind and may(row, within, ATTACK):
        return ATTACK
    if lead >= row.ahead and may(row, within, DEFENCE):
        return DEFENCE
    if me.gauge == p.ai_gauge and may(row, within, BALANCE):
        return BALANCE
    if me.shields == 0 and may(row, within, DEFENCE):
        return DEFENCE
    if (me.hand[ATTACK_CARD] > 0 or me.hand[BOOST_CARD] > 0 or me.energy >= p.ai_rich) and may(row, within, ATTACK):
        return ATTACK
    return BALANCE if may(row, within, BALANCE) else ATTACK if may(row, within, ATTACK) else DEFENCE


@compiled
def keep(p: Numbers, me: Seat, key: int, shown: int) -> int:
    """Which face of the luck dice to keep; bit n of `shown`: a die shows n."""
    if me.level == RANDOM:
        return place_of(shown, below(key, p.labels[AI_KEEP + me.place], 0, ones(shown)))
    best, most = 0, -1
    for face in range(1, p.die_faces + 1):
        if (shown >> face) & 1:
            points = p.die_points[FACES * me.tendency + face]
            if points >= most:
                best, most = face, points
    return best


@compiled
def _before(p: Numbers, row: Row, table: Table, me: Seat, rival: Seat, key: int, within: bool) -> int:
    """What is forced, then what the level wishes, then shields."""
    forced = _forced_before(p, row, me, within) if within else 0
    if me.level == RANDOM:
        return any_before(p, row, me, key, forced, within)
    play, built, count, paid = forced, forced >> 8, 0, 0
    if forced:
        count = (play & 15) + ((play >> 4) & 15)
        paid = (play & 15) * p.cards_defence_cost + ((play >> 4) & 15) * p.cards_boost_cost + built * p.shield_cost
    if me.cards > 0:
        first, second = (DEFENCE_CARD, BOOST_CARD) if rival.cards > 0 else (BOOST_CARD, DEFENCE_CARD)
        for turn in range(2):
            card = first if turn == 0 else second
            cost = p.cards_defence_cost if card == DEFENCE_CARD else p.cards_boost_cost
            if (play >> (0 if card == DEFENCE_CARD else 4)) & 15:
                continue
            if (
                _may_play(p, row, me, within, card, count, paid + cost)
                and not (card == DEFENCE_CARD and me.guard)
                and _uses(p, row, table, me, rival, key, card)
            ):
                play += 1 if card == DEFENCE_CARD else 1 << 4
                count += 1
                paid += cost
    wanted = row.shields - me.shields if may(row, within, SHIELD_BIT) else 0
    while wanted > built:
        if me.shields + wanted <= p.shield_cap and paid + (wanted - built) * p.shield_cost <= me.energy:
            return play + ((wanted - built) << 8)
        wanted -= 1
    return play


@compiled
def _after(p: Numbers, row: Row, table: Table, me: Seat, rival: Seat, key: int, within: bool) -> int:
    """What is forced, then what the level wishes."""
    forced = _forced_after(p, row, me, within) if within else 0
    if me.level == RANDOM:
        return any_after(p, row, me, key, forced, within)
    attack, steal, reset = forced & 15, (forced >> 4) & 15, forced >> 8
    if reset:  # it voids whatever would be played beside it
        return forced
    count = attack + steal
    paid = attack * p.cards_attack_cost + steal * p.cards_steal_cost
    if (
        me.highest <= p.ai_low_die
        and _may_play(p, row, me, within, RESET_CARD, count, paid + p.cards_reset_cost)
        and _uses(p, row, table, me, rival, key, RESET_CARD)
    ):
        return forced + (1 << 8)
    if (
        not attack
        and _may_play(p, row, me, within, ATTACK_CARD, count, paid + p.cards_attack_cost)
        and _uses(p, row, table, me, rival, key, ATTACK_CARD)
    ):
        attack, count, paid = 1, count + 1, paid + p.cards_attack_cost
    if (
        not steal
        and _may_play(p, row, me, within, STEAL_CARD, count, paid + p.cards_steal_cost)
        and _uses(p, row, table, me, rival, key, STEAL_CARD)
    ):
        steal = 1
    return attack + (steal << 4)


@compiled
def _forced_before(p: Numbers, row: Row, me: Seat, within: bool) -> int:
    """What must be played before the roll: one of each forced kind in the order of the rulebook, as far as it goes."""
    play, count, paid = 0, 0, 0
    if (
        (row.always >> (CARD_BIT + DEFENCE_CARD)) & 1
        and not me.guard
        and _may_play(p, row, me, within, DEFENCE_CARD, 0, p.cards_defence_cost)
    ):
        play, count, paid = 1, 1, p.cards_defence_cost
    if (row.always >> (CARD_BIT + BOOST_CARD)) & 1 and _may_play(
        p, row, me, within, BOOST_CARD, count, paid + p.cards_boost_cost
    ):
        play += 1 << 4
        paid += p.cards_boost_cost
    shield = (row.always >> SHIELD_BIT) & 1 and may(row, within, SHIELD_BIT)
    if shield and me.shields < p.shield_cap and paid + p.shield_cost <= me.energy:
        play += 1 << 8
    return play


@compiled
def _forced_after(p: Numbers, row: Row, me: Seat, within: bool) -> int:
    """What must be played after the roll, in the same way."""
    play, count, paid = 0, 0, 0
    for place in range(3):
        card = ATTACK_CARD if place == 0 else STEAL_CARD if place == 1 else RESET_CARD
        cost = p.cards_attack_cost if place == 0 else p.cards_steal_cost if place == 1 else p.cards_reset_cost
        if (row.always >> (CARD_BIT + card)) & 1 and _may_play(p, row, me, within, card, count, paid + cost):
            play += 1 << (4 * place)
            count += 1
            paid += cost
    return play


@compiled
def _may_play(p: Numbers, row: Row, me: Seat, within: bool, card: int, count: int, paid: int) -> bool:
    """Whether one more card of this kind is allowed, and can be held, counted and paid for."""
    return (
        me.hand[card] > 0
        and may(row, within, CARD_BIT + card)
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
