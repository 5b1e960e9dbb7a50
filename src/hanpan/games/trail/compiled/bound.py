"""A bound that no turn from a state can pass, so that a search may leave out what cannot be better.

It is generous wherever it is not exact: every card that could be paid for hits, everything within reach of the
movement is walked over, and the turn ends on the best tile that can be reached (after a blow: by way of a tile from
which one can be struck). A turn uses either none of the potions and once-a-stage cards that give mana or movement, or
it gives up at least the least of them.
"""

from hanpan.games.trail.compiled import layout as lay
from hanpan.games.trail.compiled.compiling import compiled
from hanpan.games.trail.compiled.foes import ALL, spread
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.compiled.objective import NEAR_ENOUGH
from hanpan.games.trail.compiled.rules import bits
from hanpan.games.trail.compiled.value import POTION_KINDS, health
from hanpan.games.trail.rules.tiles import SIZE

NEVER = 1 << 40
# Where in the scratch lie: healing (amount, number, worth), monsters that may fall, blows.
HEALS, WEAK, BLOWS, ROOM = 64, 80, 96, 128
STEADIES = 1 << lay.DO_CAST | 1 << lay.DO_NUDGE | 1 << lay.DO_SPEED  # what may lessen the movement left over
GIVERS = 1 << lay.DO_SURGE | 1 << lay.DO_NUDGE
MELEE = 1 << lay.DO_STRIKE | 1 << lay.DO_WHIRL | 1 << lay.DO_MOMENTUM | 1 << lay.DO_PUSH
WIDE = 1 << lay.DO_WHIRL | 1 << lay.DO_BURST | 1 << lay.DO_FLAME | 1 << lay.DO_PUSH  # a push may hurt twice
WARM = 1 << lay.DO_BURST | 1 << lay.DO_FLAME


@compiled
def has(s: Ints, does: int) -> bool:
    """Whether a card that does this is in the hand."""
    return bool(s[lay.HAVE] >> does & 1)


@compiled
def budget(b: Board, s: Ints) -> int:
    """More movement than this cannot be spent in what is left of the turn."""
    most: int = s[lay.SPD] + s[lay.GAIN] + _feathers(b, s)
    return most


@compiled
def bound(b: Board, s: Ints, finishing: bool, room: Ints) -> int:
    """At least the worth of the best turn from here; `room` is scratch for ROOM numbers."""
    shadow, least, heals = NEVER, NEVER, 0
    mana_more, spd_more = 0, 0  # what would be given for potions and once-a-stage cards
    if s[lay.HAVE] & (GIVERS | 1 << lay.DO_HEAL):
        for card in range(b.numbers[lay.N_KINDS]):
            held = s[lay.HAND] >> 4 * card & 15
            does, amount, keep = b.cards[card, lay.C_DOES], b.cards[card, lay.C_AMOUNT], b.cards[card, lay.C_KEEP]
            if not held:
                continue
            if does == lay.DO_HEAL:
                heals = _note_heal(room, heals, amount, held, keep)
            elif does == lay.DO_SURGE:
                mana_more += held * amount
                least = min(least, keep)
            elif does == lay.DO_NUDGE:
                spd_more += held * amount
                least = min(least, keep)
    if s[lay.POTIONS]:
        for potion in range(POTION_KINDS):
            held = s[lay.POTIONS] >> 4 * potion & 15
            does, amount, keep = b.potions[potion, 0], b.potions[potion, lay.P_AMOUNT], b.potions[potion, lay.P_KEEP]
            if not held:
                continue
            if does == lay.DRINK_HEAL:
                heals = _note_heal(room, heals, amount, held, keep)
            elif does == lay.DRINK_SHADOW:
                shadow = keep
            else:
                least = min(least, keep)
                if does == lay.DRINK_SURGE:
                    mana_more += held * amount
                else:
                    spd_more += held * amount
    spd = budget(b, s)
    best: int = _scene(b, s, finishing, s[lay.MANA], spd - spd_more, heals, shadow, room)
    if least < NEVER:
        more = _scene(b, s, finishing, s[lay.MANA] + mana_more, spd, heals, shadow, room)
        best = max(best, more - least)
    best += s[lay.CARDS_KEPT] + s[lay.POTIONS_KEPT]
    return best


@compiled
def _note_heal(room: Ints, heals: int, amount: int, held: int, keep: int) -> int:
    room[HEALS + 3 * heals] = amount
    room[HEALS + 3 * heals + 1] = held
    room[HEALS + 3 * heals + 2] = keep
    return heals + 1


@compiled
def _feathers(b: Board, s: Ints) -> int:
    return bits(s[lay.FEATHER_AT]) * b.numbers[lay.N_FEATHER] if s[lay.FEATHER_AT] else 0


@compiled
def _scene(b: Board, s: Ints, finishing: bool, mana: int, spd: int, heals: int, shadow: int, room: Ints) -> int:
    """The bound with so much mana and movement."""
    n, w = b.numbers, b.weights
    pushes = not finishing and has(s, lay.DO_PUSH)
    if finishing:
        area = 1 << s[lay.AT]
    elif has(s, lay.DO_LEAP):
        area = ALL & ~n[lay.N_WALLS]
    else:
        area = b.reach[s[lay.AT], min(spd, lay.MOST_REACH)]
    if area & s[lay.MANA_AT]:
        mana += bits(area & s[lay.MANA_AT]) * n[lay.N_MANA_SHARD]
    if area & s[lay.HEART_AT]:
        heals = _note_heal(room, heals, n[lay.N_HEART], bits(area & s[lay.HEART_AT]), 0)

    standing, free, struck = 0, 0, 0  # health of all; damage that comes by itself, and to whom
    touched = area | s[lay.TRAIL]
    for unit in range(n[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        if not s[row + lay.U_HP]:
            continue
        standing += s[row + lay.U_HP]
        if s[lay.FLAMES] and (pushes or lay.RINGS[s[row + lay.U_AT]] & touched):
            free += n[lay.N_FLAME] * s[lay.FLAMES]
            struck |= 1 << unit
        if n[lay.N_TRAIN] and (pushes or n[lay.N_RAILS] >> s[row + lay.U_AT] & 1):
            free += n[lay.N_TRAIN]
            struck |= 1 << unit

    # Without a blow the turn may end anywhere, with a blow only beyond a tile from which one can be struck.
    shields, shield, cost = _shields(b, s)
    block = s[lay.BLOCK] + (min(shields, mana // cost) if cost else shields) * shield
    best: int = _outcome(b, s, free, struck, 0, 1, 1, heals, shadow, pushes, block, area, room)
    most = free
    offers, more, together, strongest = _offers(b, s, finishing, spd, area, pushes, room)
    if offers:
        bound_to = not finishing and not pushes and not has(s, lay.DO_LEAP)
        ends = _beyond(b, s, spd) if bound_to else area
        most += _most_damage(room, offers, mana)
        for shielded in range(shields + 1):
            left = mana - shielded * cost
            if left < 0:
                break
            damage = free + _most_damage(room, offers, left)
            blows = 0 if free else _most_blows(room, offers, left)
            block = s[lay.BLOCK] + shielded * shield
            total = _outcome(
                b, s, damage, struck | more, blows, together, strongest, heals, shadow, pushes, block, ends, room
            )
            best = max(best, total)
    poison = max(0, s[lay.POISON] - 1)
    best -= w[lay.W_POISON] * poison * (poison + 1) // 2
    if finishing and not s[lay.HAVE] & STEADIES and not s[lay.FLAGS] & lay.CAST and not _fixes(b, s):
        best -= w[lay.W_LEFT] * s[lay.SPD]
    if _wins(b, s, most, standing):
        best = max(best, w[lay.W_WON] + _healthy(b, s, 0, heals, room))
    return best


@compiled
def _wins(b: Board, s: Ints, damage: int, standing: int) -> bool:
    if damage >= standing:
        return True
    for unit in range(b.numbers[lay.N_UNITS]):
        hp = s[lay.WORDS + unit * lay.U_WORDS + lay.U_HP]
        if b.foes[unit, lay.F_BOSS] and hp and hp <= damage:
            return True
    return False


@compiled
def _outcome(
    b: Board,
    s: Ints,
    damage: int,
    struck: int,
    blows: int,
    together: int,
    strongest: int,
    heals: int,
    shadow: int,
    pushes: bool,
    block: int,
    ends: int,
    room: Ints,
) -> int:
    """What so much damage to some of the monsters may bring: the falls that it pays for, and a tile to end on that
    they have made safe. With `blows` the damage is that of so many cards, those that deal most first in `room`; none
    strikes more than `together`, and nobody harder than `strongest`."""
    weak, total, exposed = 0, 0, 0
    for unit in range(b.numbers[lay.N_UNITS]):
        hp = s[lay.WORDS + unit * lay.U_WORDS + lay.U_HP]
        if hp:
            total -= b.foes[unit, lay.F_FALL] + b.weights[lay.W_MONSTER] * hp
            if struck >> unit & 1:
                exposed += hp
                if hp <= damage:
                    room[WEAK + weak] = unit
                    weak += 1
    best = -NEVER
    for some in range(1 << weak):
        down, won, paid, needed = 0, 0, 0, 0
        for place in range(weak):
            if some >> place & 1:
                unit = room[WEAK + place]
                hp = s[lay.WORDS + unit * lay.U_WORDS + lay.U_HP]
                down |= 1 << unit
                won += b.foes[unit, lay.F_FALL]
                paid += hp
                if blows:
                    needed += (hp + strongest - 1) // strongest
        needed = (needed + together - 1) // together
        if paid > damage or needed > blows:
            continue
        dealt = min(damage, exposed)
        if blows and together == 1:  # a blow that fells somebody may be more than was needed
            dealt = paid
            for blow in range(blows - needed):
                dealt += room[BLOWS + blow]
            dealt = min(dealt, damage, exposed)
        won += b.weights[lay.W_MONSTER] * dealt
        best = max(best, won + _best_end(b, s, ends, down, block, heals, shadow, pushes, room))
    return total + best


@compiled
def _fixes(b: Board, s: Ints) -> bool:
    if s[lay.POTIONS]:
        for potion in range(POTION_KINDS):
            if s[lay.POTIONS] >> 4 * potion & 15 and b.potions[potion, lay.P_DOES] == lay.DRINK_FIX:
                return True
    return False


@compiled
def _shields(b: Board, s: Ints) -> tuple[int, int, int]:
    """How many Block cards are held, the most that one gives, and the least that one costs."""
    shields, most, cost = 0, 0, 99
    if has(s, lay.DO_BLOCK):
        for card in range(b.numbers[lay.N_KINDS]):
            held = s[lay.HAND] >> 4 * card & 15
            if held and b.cards[card, lay.C_DOES] == lay.DO_BLOCK:
                shields += held
                most = max(most, b.cards[card, lay.C_AMOUNT])
                cost = min(cost, b.cards[card, lay.C_MANA])
    return shields, most, cost


@compiled
def _beyond(b: Board, s: Ints, spd: int) -> int:
    """The tiles that can be reached by way of one from which a monster can be struck."""
    from_here = s[lay.HAVE] & WARM and spread(s[lay.TRAIL]) & s[lay.UNITS_AT]
    tiles = 0
    close = s[lay.HAVE] & (MELEE | WARM)
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        if not s[row + lay.U_HP]:
            continue
        if close:
            tiles |= lay.RINGS[s[row + lay.U_AT]]
        if has(s, lay.DO_SHOOT):
            if s[row + lay.U_AT] != b.foes[unit, lay.F_START]:
                return ALL
            for card in range(b.numbers[lay.N_KINDS]):
                if s[lay.HAND] >> 4 * card & 15:
                    tiles |= b.sight[card, unit]
    here = s[lay.AT]
    area: int = b.reach[here, min(spd, lay.MOST_REACH)]
    if from_here or tiles >> here & 1:
        return area
    out = 0
    tiles &= area
    for at in range(SIZE):
        if tiles >> at & 1:
            out |= b.reach[at, min(spd - b.price[here, at], lay.MOST_REACH)]
    return out


@compiled
def _offers(
    b: Board, s: Ints, finishing: bool, spd: int, area: int, pushes: bool, room: Ints
) -> tuple[int, int, int, int]:
    """What each kind of attack card could deal at most: damage, mana and number in `room`. Gives back how many kinds,
    the monsters that could be struck, a bit each, how many a card strikes at most, and how hard one of them."""
    n = b.numbers
    count, struck, together, strongest = 0, 0, 1, 1
    for card in range(n[lay.N_KINDS]):
        held = s[lay.HAND] >> 4 * card & 15
        does, amount, damage = b.cards[card, lay.C_DOES], b.cards[card, lay.C_AMOUNT], 0
        if not held or not (1 << does & (MELEE | WARM) or does == lay.DO_SHOOT) or (finishing and does != lay.DO_FLAME):
            continue
        for unit in range(n[lay.N_UNITS]):
            row = lay.WORDS + unit * lay.U_WORDS
            if not s[row + lay.U_HP]:
                continue
            ring, most = lay.RINGS[s[row + lay.U_AT]], 0
            if does == lay.DO_FLAME:
                most = amount if pushes or ring & (area | s[lay.TRAIL]) else 0
                damage += most
            elif does == lay.DO_BURST:
                closed = bits(ring & s[lay.TRAIL]) + bits(ring & area & ~s[lay.TRAIL])
                most = b.cards[card, lay.C_MOST] if pushes else min(b.cards[card, lay.C_MOST], amount * closed)
                damage += most
            elif does == lay.DO_SHOOT:
                moved = pushes or s[row + lay.U_AT] != b.foes[unit, lay.F_START]
                most = amount if moved or b.sight[card, unit] & area else 0
                damage = max(damage, most)
            elif pushes or ring & area:
                most = amount
                if does == lay.DO_MOMENTUM:
                    most = amount * (s[lay.STEPS] + spd)
                elif does == lay.DO_PUSH:
                    most += b.cards[card, lay.C_RANGE] * max(n[lay.N_SPIKES], n[lay.N_POOL])
                damage = damage + most if does == lay.DO_WHIRL else max(damage, most)
            if most:
                struck |= 1 << unit
                strongest = max(strongest, most)
        if does == lay.DO_WHIRL and not pushes and not _moved(b, s):
            beside = 8
            while beside and not b.beside[beside] & area:
                beside -= 1
            damage = min(damage, amount * beside)
            together = max(together, beside)
        elif 1 << does & WIDE:
            together = n[lay.N_UNITS]
        if damage:
            room[3 * count] = damage
            room[3 * count + 1] = b.cards[card, lay.C_MANA]
            room[3 * count + 2] = held
            count += 1
    return count, struck, together, strongest


@compiled
def _moved(b: Board, s: Ints) -> bool:
    """Whether a monster was pushed in this turn."""
    for unit in range(b.numbers[lay.N_UNITS]):
        if s[lay.WORDS + unit * lay.U_WORDS + lay.U_AT] != b.foes[unit, lay.F_START]:
            return True
    return False


@compiled
def _most_damage(room: Ints, offers: int, mana: int) -> int:
    """The most that mana can buy of these, parts of a card allowed."""
    total: int = 0
    used = 0
    while True:
        best = -1
        for offer in range(offers):
            if used >> offer & 1:
                continue
            # Compare damage for mana without dividing; what costs nothing comes first.
            if best < 0 or room[3 * offer] * room[3 * best + 1] > room[3 * best] * room[3 * offer + 1]:
                best = offer
        if best < 0:
            return total
        used |= 1 << best
        damage, cost, held = room[3 * best], room[3 * best + 1], room[3 * best + 2]
        if cost * held <= mana:
            total += damage * held
            mana -= cost * held
        else:
            total += damage * mana // cost
            return total


@compiled
def _most_blows(room: Ints, offers: int, mana: int) -> int:
    """How many blows mana can buy at most; the strongest of them in `room`, strongest first."""
    blows, cheapest, held, used = 0, 99, 0, 0
    for offer in range(offers):
        cheapest = min(cheapest, room[3 * offer + 1])
        held += room[3 * offer + 2]
    most = min(held, mana // cheapest) if cheapest else held
    while blows < most:
        best = -1
        for offer in range(offers):
            if not used >> offer & 1 and (best < 0 or room[3 * offer] > room[3 * best]):
                best = offer
        used |= 1 << best
        for _ in range(min(room[3 * best + 2], most - blows)):
            room[BLOWS + blows] = room[3 * best]
            blows += 1
    return blows


@compiled
def _best_end(
    b: Board, s: Ints, ends: int, down: int, block: int, heals: int, shadow: int, pushes: bool, room: Ints
) -> int:
    """Health and distance on the best tile to end on while some monsters are down."""
    n, w = b.numbers, b.weights
    danger, lowest = 0, NEVER
    cuts = has(s, lay.DO_WALL)
    if not s[lay.FLAGS] & lay.SHADOW:
        for unit in range(n[lay.N_UNITS]):
            row = lay.WORDS + unit * lay.U_WORDS
            if not s[row + lay.U_HP] or down >> unit & 1 or not s[row + lay.U_ZONE] & ends:
                continue
            if cuts and b.foes[unit, lay.F_MARK] in (lay.SPEAR, lay.PLUS):
                continue
            danger |= s[row + lay.U_ZONE]
            lowest = min(lowest, b.foes[unit, lay.F_DAMAGE])
    if n[lay.N_TRAIN] and n[lay.N_RAILS] & ends:
        danger |= n[lay.N_RAILS]
        lowest = min(lowest, n[lay.N_TRAIN])
    best = -NEVER
    safe = ends & ~danger
    if safe:
        far = w[lay.W_NEAR] * (0 if pushes else _nearest(s[lay.UNITS_AT], safe))
        best = _healthy(b, s, max(0, n[lay.N_DARK] - block) + s[lay.POISON], heals, room) - far
    if ends & danger:
        if not safe:
            lowest = _least_harm(b, s, ends, down, cuts)
        close = w[lay.W_NEAR] * (0 if pushes else _nearest(s[lay.UNITS_AT], ends))
        best = max(best, _healthy(b, s, max(0, n[lay.N_DARK] + lowest - block) + s[lay.POISON], heals, room) - close)
        if shadow < NEVER:
            best = max(
                best, _healthy(b, s, max(0, n[lay.N_DARK] - block) + s[lay.POISON], heals, room) - close - shadow
            )
    return best


@compiled
def _least_harm(b: Board, s: Ints, ends: int, down: int, cuts: bool) -> int:
    """What the safest of some tiles costs."""
    n = b.numbers
    least = NEVER
    for at in range(SIZE):
        if not ends >> at & 1:
            continue
        harm = n[lay.N_TRAIN] if n[lay.N_RAILS] >> at & 1 else 0
        if not s[lay.FLAGS] & lay.SHADOW:
            for unit in range(n[lay.N_UNITS]):
                row = lay.WORDS + unit * lay.U_WORDS
                cut = cuts and b.foes[unit, lay.F_MARK] in (lay.SPEAR, lay.PLUS)
                if s[row + lay.U_HP] and not down >> unit & 1 and not cut and s[row + lay.U_ZONE] >> at & 1:
                    harm += b.foes[unit, lay.F_DAMAGE]
        least = min(least, harm)
    return least


@compiled
def _healthy(b: Board, s: Ints, harm: int, heals: int, room: Ints) -> int:
    """What health is worth after so much harm, with the healing that pays for itself."""
    space = max(0, b.numbers[lay.N_MAX_HP] - s[lay.HP])
    if s[lay.HP] > harm:
        total = health(b, s[lay.HP] - harm)
        for heal in range(heals):
            better = health(b, s[lay.HP] - harm + min(space, room[HEALS + 3 * heal])) - room[HEALS + 3 * heal + 2]
            gain = better - health(b, s[lay.HP] - harm)
            if gain > 0:
                total += gain * room[HEALS + 3 * heal + 1]
        return total
    hp = s[lay.HP]
    for heal in range(heals):
        hp += room[HEALS + 3 * heal] * room[HEALS + 3 * heal + 1]
    hp = max(s[lay.HP], min(b.numbers[lay.N_MAX_HP], hp)) - harm
    return health(b, hp) if hp > 0 else b.weights[lay.W_LOST]


@compiled
def _nearest(units: int, tiles: int) -> int:
    """How many tiles beyond what is near enough the nearest of the tiles is from a monster."""
    around = units
    for _ in range(NEAR_ENOUGH):
        around = spread(around)
    beyond = 0
    while not around & tiles:
        around = spread(around)
        beyond += 1
    return beyond
