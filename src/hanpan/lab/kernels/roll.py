"""The Roll phase (DB-4), and the cards that dice and gauges win (DB-9)."""

from hanpan.lab.kernels.choices import keep
from hanpan.lab.kernels.compiling import compiled
from hanpan.lab.kernels.draws import BONUS, BOT_STEP, CARD, DIE, LUCK, SPECIAL, STAR, below, nth, step_key
from hanpan.lab.kernels.layout import ATTACK, CARD_KINDS, DOUBLE, FACES, FLAME, STRIKE, WARD, Numbers, Seat, Table
from hanpan.lab.kernels.layout import STAR as STAR_SPECIAL


@compiled
def roll_phase(p: Numbers, table: Table, first: Seat, second: Seat, of_round: int) -> None:
    """Luck dice and the choice among them, then every other die, then cards that were won (DB-4)."""
    key = step_key(of_round, table.step)
    kept, other_kept = 0, 0
    if first.luck or second.luck:
        table.step += 1
        bot_key = step_key(of_round, BOT_STEP + table.step)
        kept = _luck(p, first, key, bot_key)
        other_kept = _luck(p, second, key, bot_key)
        key = step_key(of_round, table.step)
    free = _roll(p, first, key, kept)
    other_free = _roll(p, second, key, other_kept)
    settle(p, table, first, second, key, free)
    settle(p, table, second, first, key, other_free)


@compiled
def settle(p: Numbers, table: Table, me: Seat, rival: Seat, key: int, free: int) -> None:
    """A seat takes the cards that it has won: for its sixes, then for a full gauge (DB-1.3, DB-9.5)."""
    count = 0
    while free > 0 or me.gauge >= p.gauge_full:
        if table.deck_left == 0:
            for kind in range(CARD_KINDS):
                table.deck[kind] = p.deck[kind] - me.hand[kind] - rival.hand[kind]
                table.deck_left += table.deck[kind]
            if table.deck_left == 0:  # the card is lost, and a full gauge waits
                return
        if free > 0:
            free -= 1
        else:
            me.gauge -= p.gauge_full
        card = nth(table.deck, CARD_KINDS, below(key, p.labels[CARD + me.place], count, table.deck_left))
        count += 1
        table.deck[card] -= 1
        table.deck_left -= 1
        me.hand[card] += 1
        me.cards += 1


@compiled
def _luck(p: Numbers, me: Seat, key: int, bot_key: int) -> int:
    """The face that is kept of the luck dice (DB-4.2); 0 without luck."""
    if not me.luck:
        return 0
    me.luck = 0
    shown = 0
    for count in range(p.die_luck_dice):
        shown |= 1 << (1 + below(key, p.labels[LUCK + me.place], count, p.die_faces))
    return keep(p, me, bot_key, shown)


@compiled
def _roll(p: Numbers, me: Seat, key: int, kept: int) -> int:
    """A seat's dice: points, specials, shields, energy, gauge (DB-4.10). How many cards its sixes have won."""
    dice = 1
    if me.bonus_turn:
        dice += p.die_bonus_dice
        me.bonus_turn = 0
    tendency, faces, run, shields = me.tendency, me.faces, me.run, me.shields
    points, specials, free, repeated, shown, highest = 0, 0, 0, 0, 0, 0
    for number in range(dice):
        if number > 0:
            face = 1 + below(key, p.labels[BONUS + me.place], number - 1, p.die_faces)
        elif kept > 0:
            face = kept
        else:
            face = 1 + below(key, p.labels[DIE + me.place], 0, p.die_faces)
        shown = (shown << 5) + face
        highest = max(highest, face)
        place = FACES * tendency + face
        points += p.die_points[place]
        shields = max(shields, min(p.shield_cap, shields + p.die_shields[place]))  # the rest is lost (DB-3.3)
        if p.die_special[place]:
            if tendency == ATTACK:
                _attack_special(p, me, key, specials)
            elif _ward(p, me, key, specials):
                shields = max(shields, min(p.shield_cap, shields + p.special_ward_shields))
            else:
                points += _star(p, me, key)
            specials += 1
        repeated |= (faces >> face) & 1
        faces |= 1 << face
        run = run + 1 if face == p.gauge_run_face else 0
        if run == p.gauge_run_length:
            free += 1
            run = 0
    me.dice, me.highest, me.points = shown, highest, points
    me.faces, me.run, me.shields = faces, run, shields
    me.energy = min(p.energy_cap, me.energy + dice * p.die_energy[tendency])
    me.gauge += dice * p.die_gauge[tendency] + repeated * p.gauge_repeat_gain
    return free


@compiled
def _attack_special(p: Numbers, me: Seat, key: int, count: int) -> None:
    """Strike, flame or double (DB-4.7)."""
    strike, flame = p.special_strike_weight, p.special_flame_weight
    ticket = below(key, p.labels[SPECIAL + me.place], count, strike + flame + p.special_double_weight)
    special = (STRIKE if ticket < strike else FLAME) if ticket < strike + flame else DOUBLE
    me.specials[special] += 1


@compiled
def _ward(p: Numbers, me: Seat, key: int, count: int) -> bool:
    """Whether the special of a defence is a ward; otherwise it is a star (DB-4.8)."""
    ticket = below(key, p.labels[SPECIAL + me.place], count, p.special_ward_weight + p.special_star_weight)
    if ticket < p.special_ward_weight:
        me.specials[WARD] += 1
        return True
    return False


@compiled
def _star(p: Numbers, me: Seat, key: int) -> int:
    """The points of a star."""
    stars = me.specials[STAR_SPECIAL]
    me.specials[STAR_SPECIAL] = stars + 1
    return p.special_star_low + below(
        key, p.labels[STAR + me.place], stars, p.special_star_high - p.special_star_low + 1
    )
