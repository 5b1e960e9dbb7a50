"""The Roll phase (DB-4), and the cards that dice and gauges win (DB-9)."""

from hanpan.compiled.compiling import compiled, i32
from hanpan.compiled.draws import below, nth
from hanpan.games.dice_battle.compiled.choices import keep
from hanpan.games.dice_battle.compiled.labels import BONUS, CARD, DIE, LUCK, SPECIAL, STAR
from hanpan.games.dice_battle.compiled.layout import ATTACK, CARD_KINDS, FACES, STRIKE, WARD, Numbers, Seat, Table
from hanpan.games.dice_battle.compiled.layout import STAR as STAR_SPECIAL


@compiled
def luck(p: Numbers, me: Seat, key: int, bot_key: int) -> int:
    """The face that is kept of the luck dice (DB-4.2); 0 without luck."""
    if not me.luck:
        return 0
    me.luck = 0
    shown = i32(0)
    for count in range(p.die_luck_dice):
        shown = i32(shown | (2 << below(key, p.labels[LUCK + me.place], count, p.die_faces)))
    return keep(p, me, bot_key, shown)


@compiled
def roll(p: Numbers, me: Seat, key: int, kept: int) -> int:
    """A seat's dice: points, specials, shields, energy, gauge (DB-4.10). How many cards its sixes have won."""
    dice = i32(1)
    if me.bonus_turn:
        dice = i32(1 + p.die_bonus_dice)
        me.bonus_turn = 0
    row, faces, run, shields = i32(FACES * me.tendency), i32(me.faces), i32(me.run), i32(me.shields)
    points, specials, free, repeated, highest, face = i32(0), i32(0), i32(0), i32(0), i32(0), i32(kept)
    shown = 0
    for number in range(dice):
        if number > 0 or face == 0:
            label = DIE + me.place if number == 0 else BONUS + me.place
            face = i32(1 + below(key, p.labels[label], max(0, number - 1), p.die_faces))
        shown = (shown << 5) + face
        highest = max(highest, face)
        place = i32(row + face)
        points = i32(points + p.die_points[place])
        shields = _more_shields(p, shields, p.die_shields[place])
        if p.die_special[place]:
            special = _special(p, me, key, specials)
            specials = i32(specials + 1)
            if special == WARD:
                shields = _more_shields(p, shields, p.special_ward_shields)
            elif special == STAR_SPECIAL:
                points = i32(points + _star(p, me, key))
        repeated = i32(repeated | ((faces >> face) & 1))
        faces = i32(faces | (1 << face))
        run = i32(run + 1) if face == p.gauge_run_face else i32(0)
        if run == p.gauge_run_length:
            free = i32(free + 1)
            run = i32(0)
    me.dice, me.highest, me.points = shown, highest, points
    me.faces, me.run, me.shields = faces, run, shields
    me.energy = min(p.energy_cap, i32(me.energy + dice * p.die_energy[me.tendency]))
    me.gauge = i32(me.gauge + dice * p.die_gauge[me.tendency] + repeated * p.gauge_repeat_gain)
    return free


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
            free = i32(free - 1)
        else:
            me.gauge -= p.gauge_full
        card = nth(table.deck, CARD_KINDS, below(key, p.labels[CARD + me.place], count, table.deck_left))
        count += 1
        table.deck[card] -= 1
        table.deck_left -= 1
        me.hand[card] += 1
        me.cards += 1


@compiled
def _more_shields(p: Numbers, shields: int, more: int) -> int:
    """What is beyond the cap is lost (DB-3.3), but nothing that was there."""
    return max(shields, min(p.shield_cap, i32(shields + more)))


@compiled
def _special(p: Numbers, me: Seat, key: int, count: int) -> int:
    """Strike, flame or double in an attack (DB-4.7), ward or star in a defence (DB-4.8)."""
    attack = me.tendency == ATTACK
    first = p.special_strike_weight if attack else p.special_ward_weight
    both = i32(first + (p.special_flame_weight if attack else p.special_star_weight))
    tickets = i32(both + p.special_double_weight) if attack else both
    ticket = below(key, p.labels[SPECIAL + me.place], count, tickets)
    special = i32((STRIKE if attack else WARD) + (ticket >= first) + (ticket >= both))
    me.specials[special] += 1
    return special


@compiled
def _star(p: Numbers, me: Seat, key: int) -> int:
    """The points of a star."""
    count, width = me.specials[STAR_SPECIAL] - 1, i32(p.special_star_high - p.special_star_low + 1)
    return i32(p.special_star_low + below(key, p.labels[STAR + me.place], count, width))
