"""The acts worth trying from a state, so chosen that the best turn is always among the turns they make.

Left out is only what another turn makes as well, or better:

- Movement (Sprint, Nudge up, Swiftness, Fixing) is gained when a step is wanted that it pays for, not before. Fixing
  may besides set the movement to the price of the next step, which is then the last.
- Mana is gained when the cards in the hand together cost more than there is.
- What counts only when the turn ends (Block, healing, Cast, Flame Trail, Careful Step, Nudge down, Shadow, Raise Wall)
  is done last, in a fixed order: these are the finishing acts. Block and healing may also come just before a step or
  leap that may touch a hazard, healing before a blow that may win the stage (it ends the turn at once), and a wall
  before a slide that it would stop or a push against it.
- Raise Wall is put only where it cuts a Warning; with streams on the map or a Push in the hand, anywhere.
- Erase opens at least one tile beside the player; with streams, Leap, Push or Raise Wall, any two within reach.

Reroll and Plan are never tried: nobody knows what comes of them (plans.py weighs them from outside).
"""

from hanpan.games.trail.compiled import layout as lay
from hanpan.games.trail.compiled.bound import budget, has
from hanpan.games.trail.compiled.compiling import compiled
from hanpan.games.trail.compiled.foes import ALL, spread
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.compiled.rules import blocked, step_cost
from hanpan.games.trail.compiled.value import POTION_KINDS
from hanpan.games.trail.rules.tiles import SIZE

FINISHING = 1 << 24  # the sign of a finishing act
MOST_ACTS = 1200  # from one state: every pair of an Erase among them


@compiled
def act(kind: int, which: int, first: int, second: int) -> int:
    """An act as one number."""
    return kind | which << 3 | first << 8 | second << 16


@compiled
def rank_of(code: int) -> int:
    """The place of a finishing act in their order: potions, then cards."""
    which = code >> 3 & 31
    return 1 + which + (POTION_KINDS if code & 7 == lay.ACT_PLAY else 0)


@compiled
def acts(b: Board, s: Ints, out: Ints, start: int) -> int:
    """Everything worth trying before the finishing acts, from `out[start]` on; where it ends."""
    end = start
    shut = blocked(b, s)
    wants, steps = _wants(b, s, shut)
    for card in range(b.numbers[lay.N_KINDS]):
        if s[lay.HAND] >> 4 * card & 15 and b.cards[card, lay.C_MANA] <= s[lay.MANA]:
            end = _attacks(b, s, card, out, end)
    for direction in range(8):
        to = lay.SIDES[s[lay.AT], direction]
        if to >= 0 and not shut >> to & 1 and step_cost(b, to) <= s[lay.SPD]:
            out[end] = act(lay.ACT_STEP, 0, direction, 0)
            end += 1
    for card in range(b.numbers[lay.N_KINDS]):
        if s[lay.HAND] >> 4 * card & 15 and b.cards[card, lay.C_MANA] <= s[lay.MANA]:
            end = _others(b, s, card, shut, wants, out, end)
    for potion in range(POTION_KINDS):
        if s[lay.POTIONS] >> 4 * potion & 15:
            end = _sips(b, s, potion, wants, steps, out, end)
    return end


@compiled
def finishing_acts(b: Board, s: Ints, out: Ints, start: int) -> int:
    """The finishing acts that may still come, last in their order first."""
    end = start
    for card in range(b.numbers[lay.N_KINDS] - 1, -1, -1):
        if (
            not s[lay.HAND] >> 4 * card & 15
            or b.cards[card, lay.C_MANA] > s[lay.MANA]
            or s[lay.LAST] > 1 + POTION_KINDS + card
        ):
            continue
        does, wanted, first = b.cards[card, lay.C_DOES], False, lay.NO_TILE
        if does in (lay.DO_BLOCK, lay.DO_FLAME):
            wanted = True
        elif does == lay.DO_HEAL:
            wanted = s[lay.HP] < b.numbers[lay.N_MAX_HP]
        elif does == lay.DO_CAST:
            wanted = s[lay.SPD] > 0 and not s[lay.FLAGS] & lay.CAST
        elif does == lay.DO_SPEED:
            wanted = s[lay.SPD] > 0 and b.cards[card, lay.C_AMOUNT] < 0
        elif does == lay.DO_NUDGE:
            wanted, first = s[lay.SPD] > 0, 0
        elif does == lay.DO_WALL:
            end = _walls(b, s, card, _cutting(b, s), out, end, FINISHING)
        if wanted:
            out[end] = act(lay.ACT_PLAY, card, first, lay.NO_TILE) | FINISHING
            end += 1
    for potion in range(POTION_KINDS - 1, -1, -1):
        if not s[lay.POTIONS] >> 4 * potion & 15 or s[lay.LAST] > 1 + potion:
            continue
        does, wanted, first = b.potions[potion, lay.P_DOES], False, 0
        if does == lay.DRINK_HEAL:
            wanted = s[lay.HP] < b.numbers[lay.N_MAX_HP]
        elif does == lay.DRINK_SHADOW:
            wanted = not s[lay.FLAGS] & lay.SHADOW
        elif does == lay.DRINK_FIX:
            wanted, first = s[lay.SPD] > 1 and not s[lay.FLAGS] & lay.CAST, 1
        if wanted:
            out[end] = act(lay.ACT_DRINK, potion, first, 0) | FINISHING
            end += 1
    return end


@compiled
def looked_at(b: Board, s: Ints) -> int:
    """The tiles on which the trail can still matter: two states that differ elsewhere only are one and the same."""
    if has(s, lay.DO_WALL) or (not s[lay.LAST] and (has(s, lay.DO_LEAP) or has(s, lay.DO_PUSH))):
        return ALL
    area = 0 if s[lay.LAST] else _open_around(b, s)
    if s[lay.FLAMES] or has(s, lay.DO_FLAME) or has(s, lay.DO_BURST):
        area |= spread(s[lay.UNITS_AT])
    return area


@compiled
def _open_around(b: Board, s: Ints) -> int:
    """The tiles to which a walk can still come, and those that stand in its way."""
    most = budget(b, s)
    if b.numbers[lay.N_STREAMS_AT] or has(s, lay.DO_ERASE):
        reach: int = b.reach[s[lay.AT], min(most, lay.MOST_REACH)]
        return reach
    if not most:
        return 0
    area = 1 << s[lay.AT]
    shut = b.numbers[lay.N_WALLS] | s[lay.TRAIL]  # monsters may fall
    for _ in range(most - 1):
        more = area | spread(area) & ~shut
        if more == area:
            break
        area = more
    beside: int = area | spread(area)
    return beside


@compiled
def _wants(b: Board, s: Ints, shut: int) -> tuple[bool, int]:
    """Whether some step costs more than there is; and the prices of the steps, a bit each."""
    wants, prices = False, 0
    for direction in range(8):
        to = lay.SIDES[s[lay.AT], direction]
        if to >= 0 and not shut >> to & 1:
            cost = step_cost(b, to)
            prices |= 1 << cost
            if cost > s[lay.SPD]:
                wants = True
    return wants, prices


@compiled
def _attacks(b: Board, s: Ints, card: int, out: Ints, end: int) -> int:
    does = b.cards[card, lay.C_DOES]
    beside = lay.RINGS[s[lay.AT]] & s[lay.UNITS_AT]
    if does in (lay.DO_STRIKE, lay.DO_PUSH) or (does == lay.DO_MOMENTUM and s[lay.STEPS]):
        for direction in range(8):
            to = lay.SIDES[s[lay.AT], direction]
            if to >= 0 and beside >> to & 1:
                out[end] = act(lay.ACT_PLAY, card, to, lay.NO_TILE)
                end += 1
    elif does == lay.DO_SHOOT:
        walls = b.numbers[lay.N_WALLS] | s[lay.RAISED]
        for direction in range(8):
            at = s[lay.AT]
            for _ in range(b.cards[card, lay.C_RANGE]):
                at = lay.SIDES[at, direction]
                if at < 0 or walls >> at & 1:
                    break
                if s[lay.UNITS_AT] >> at & 1:
                    out[end] = act(lay.ACT_PLAY, card, at, lay.NO_TILE)
                    end += 1
                    break
    elif (does == lay.DO_WHIRL and beside) or (does == lay.DO_BURST and spread(s[lay.TRAIL]) & s[lay.UNITS_AT]):
        out[end] = act(lay.ACT_PLAY, card, lay.NO_TILE, lay.NO_TILE)
        end += 1
    return end


@compiled
def _others(b: Board, s: Ints, card: int, shut: int, wants: bool, out: Ints, end: int) -> int:
    does = b.cards[card, lay.C_DOES]
    if does == lay.DO_LEAP:
        free = lay.BALLS[s[lay.AT], b.cards[card, lay.C_RANGE]] & ~shut
        for at in range(SIZE):
            if free >> at & 1:
                out[end] = act(lay.ACT_PLAY, card, at, lay.NO_TILE)
                end += 1
    elif does == lay.DO_ERASE:
        end = _erasures(b, s, card, out, end)
    elif does == lay.DO_WALL:
        if b.numbers[lay.N_STREAMS_AT] or has(s, lay.DO_PUSH):
            end = _walls(b, s, card, ALL, out, end, 0)
    elif (
        (does == lay.DO_SPEED and wants and b.cards[card, lay.C_AMOUNT] > 0)
        or (does == lay.DO_SURGE and _short(b, s))
        or (does == lay.DO_BLOCK and _beside_hazard(b, s, shut))
        or (does == lay.DO_HEAL and _wants_healing(b, s, shut))
    ):
        out[end] = act(lay.ACT_PLAY, card, lay.NO_TILE, lay.NO_TILE)
        end += 1
    elif does == lay.DO_NUDGE and wants:
        out[end] = act(lay.ACT_PLAY, card, 1, lay.NO_TILE)
        end += 1
    return end


@compiled
def _sips(b: Board, s: Ints, potion: int, wants: bool, prices: int, out: Ints, end: int) -> int:
    does = b.potions[potion, lay.P_DOES]
    if (
        (does == lay.DRINK_SPEED and wants)
        or (does == lay.DRINK_SURGE and _short(b, s))
        or (does == lay.DRINK_HEAL and _wants_healing(b, s, blocked(b, s)))
    ):
        out[end] = act(lay.ACT_DRINK, potion, 0, 0)
        end += 1
    elif does == lay.DRINK_FIX:
        for amount in range(1, b.potions[potion, lay.P_AMOUNT] + 1):
            if (wants and amount > s[lay.SPD]) or (amount < s[lay.SPD] and prices >> amount & 1):
                out[end] = act(lay.ACT_DRINK, potion, amount, 0)
                end += 1
    return end


@compiled
def _short(b: Board, s: Ints) -> bool:
    """Whether the cards of the hand together cost more mana than there is: finishing acts, too, have to be paid."""
    cost = 0
    for card in range(b.numbers[lay.N_KINDS]):
        if b.cards[card, lay.C_DOES] not in (lay.DO_REROLL, lay.DO_PLAN):
            cost += b.cards[card, lay.C_MANA] * (s[lay.HAND] >> 4 * card & 15)
    return bool(cost > s[lay.MANA])


@compiled
def _beside_hazard(b: Board, s: Ints, shut: int) -> bool:
    """Whether the next step or leap may touch a hazard, at once or at the end of a slide."""
    hazards = b.numbers[lay.N_SPIKES_AT] | b.numbers[lay.N_POOLS_AT]
    if not hazards:
        return False
    return bool(lay.RINGS[s[lay.AT]] & ~shut & (hazards | b.numbers[lay.N_STREAMS_AT])) or has(s, lay.DO_LEAP)


@compiled
def _wants_healing(b: Board, s: Ints, shut: int) -> bool:
    return bool(s[lay.HP] < b.numbers[lay.N_MAX_HP]) and (_beside_hazard(b, s, shut) or _may_win(b, s))


@compiled
def _may_win(b: Board, s: Ints) -> bool:
    """Whether one card of the hand may win the stage; wrong on one side only."""
    most, wide = 0, False
    for card in range(b.numbers[lay.N_KINDS]):
        if not s[lay.HAND] >> 4 * card & 15 or b.cards[card, lay.C_MANA] > s[lay.MANA]:
            continue
        does, amount = b.cards[card, lay.C_DOES], b.cards[card, lay.C_AMOUNT]
        if does in (lay.DO_STRIKE, lay.DO_SHOOT, lay.DO_WHIRL):
            most = max(most, amount)
        elif does == lay.DO_MOMENTUM:
            most = max(most, amount * s[lay.STEPS])
        elif does == lay.DO_BURST:
            most = max(most, b.cards[card, lay.C_MOST])
        elif does == lay.DO_PUSH:
            most = max(most, amount + b.cards[card, lay.C_RANGE] * max(b.numbers[lay.N_SPIKES], b.numbers[lay.N_POOL]))
        wide = wide or does in (lay.DO_WHIRL, lay.DO_BURST)
    alive, weak = 0, 0
    for unit in range(b.numbers[lay.N_UNITS]):
        hp = s[lay.WORDS + unit * lay.U_WORDS + lay.U_HP]
        if hp:
            alive += 1
            if hp <= most:
                weak += 1
                if b.foes[unit, lay.F_BOSS]:
                    return True
    return alive == weak and (alive == 1 or wide)


@compiled
def _erasures(b: Board, s: Ints, card: int, out: Ints, end: int) -> int:
    far = has(s, lay.DO_LEAP) or has(s, lay.DO_PUSH) or has(s, lay.DO_WALL)
    anywhere = far or b.numbers[lay.N_STREAMS_AT] != 0
    area = ALL if far else b.reach[s[lay.AT], min(budget(b, s), lay.MOST_REACH)]
    closed = s[lay.TRAIL] & ~(1 << s[lay.AT]) & area
    for first in range(SIZE):
        if not closed >> first & 1:
            continue
        near = anywhere or lay.RINGS[s[lay.AT]] >> first & 1
        if near:
            out[end] = act(lay.ACT_PLAY, card, first, lay.NO_TILE)
            end += 1
        if b.cards[card, lay.C_COUNT] < 2:
            continue
        for second in range(first + 1, SIZE):
            if closed >> second & 1 and (near or lay.RINGS[s[lay.AT]] >> second & 1):
                out[end] = act(lay.ACT_PLAY, card, first, second)
                end += 1
    return end


@compiled
def _walls(b: Board, s: Ints, card: int, tiles: int, out: Ints, end: int, sign: int) -> int:
    items = s[lay.MANA_AT] | s[lay.FEATHER_AT] | s[lay.HEART_AT] | s[lay.SHARD_AT]
    free = tiles & ~blocked(b, s) & ~items
    for at in range(SIZE):
        if free >> at & 1:
            out[end] = act(lay.ACT_PLAY, card, at, lay.NO_TILE) | sign
            end += 1
    return end


@compiled
def _cutting(b: Board, s: Ints) -> int:
    """The tiles on which a wall would cut a Warning."""
    tiles = 0
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        if s[row + lay.U_HP] and b.foes[unit, lay.F_MARK] in (lay.SPEAR, lay.PLUS):
            tiles |= s[row + lay.U_ZONE]
    return tiles
