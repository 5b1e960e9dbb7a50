"""What the next roll brings on average, seen from the end of a turn: for players who look that far.

The monsters move and mark (foes.py); then, for each face of the die, the player is taken to walk to the safest tile
within reach, and to strike if a monster can be come by. This is an estimate and never above 0: cards to come, streams,
rapids and the trail of the next turn are left out.
"""

from hanpan.games.trail.compiled import layout as lay
from hanpan.games.trail.compiled.compiling import compiled
from hanpan.games.trail.compiled.foes import monster_phase, spread
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.compiled.rules import copy_into
from hanpan.games.trail.rules.tiles import SIZE

FACES = 21


@compiled
def ahead(b: Board, s: Ints, left: int, foes: Ints, far: Ints) -> int:
    """What is to be lost in the next turn, in points; changes the row `s` and the rows `foes`."""
    for unit in range(len(foes)):
        copy_into(foes[unit], b.foes[unit])
    monster_phase(b, s, foes, far)
    n = b.numbers
    shut = n[lay.N_STANDING] | s[lay.RAISED] | s[lay.UNITS_AT]
    rings = spread(s[lay.UNITS_AT])
    here = 1 << s[lay.AT]
    area, spd, total, faces = here, 0, 0, 0
    for face in range(FACES):
        if not b.odds[face]:
            continue
        wanted = max(0, face + s[lay.BONUS] - left)
        while spd < wanted:
            area |= spread(area) & ~shut
            spd += 1
        ends = area & ~here if spd and area != here else here
        cost = b.weights[lay.W_AHEAD_HARM] * _least_harm(b, s, foes, ends)
        if not rings & area:
            cost += b.weights[lay.W_AHEAD_IDLE]
        total += cost * b.odds[face]
        faces += b.odds[face]
    return -(total // faces)


@compiled
def _least_harm(b: Board, s: Ints, foes: Ints, ends: int) -> int:
    """The damage on the safest of some tiles."""
    n = b.numbers
    danger = n[lay.N_RAILS] if n[lay.N_NEXT_TRAIN] else 0
    for unit in range(n[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        if s[row + lay.U_HP]:
            danger |= s[row + lay.U_ZONE]
    if ends & ~danger:
        return 0
    least = 1 << 20
    for at in range(SIZE):
        if ends >> at & 1:
            harm = n[lay.N_NEXT_TRAIN] if n[lay.N_RAILS] >> at & 1 else 0
            for unit in range(n[lay.N_UNITS]):
                row = lay.WORDS + unit * lay.U_WORDS
                if s[row + lay.U_HP] and s[row + lay.U_ZONE] >> at & 1:
                    harm += foes[unit, lay.F_DAMAGE] + foes[unit, lay.F_POISON]
            least = min(least, harm)
    return least
