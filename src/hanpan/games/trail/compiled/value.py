"""The objective for the compiler (objective.py says it in words)."""

from hanpan.games.trail.compiled import layout as lay
from hanpan.games.trail.compiled.compiling import compiled
from hanpan.games.trail.compiled.layout import Board, Ints
from hanpan.games.trail.compiled.objective import NEAR_ENOUGH

NOTHING = -(1 << 40)  # below every value
POTION_KINDS = 5


@compiled
def health(b: Board, hp: int) -> int:
    """What health is worth."""
    w = b.weights
    points: int = w[lay.W_HEALTH] * hp - w[lay.W_FRAIL] * max(0, w[lay.W_FRAIL_BELOW] - hp)
    return points


@compiled
def value(b: Board, s: Ints, left: int) -> int:
    """What a turn is worth that ended with this state."""
    w = b.weights
    total: int = w[lay.W_LOST]
    if s[lay.HP] <= 0:
        return total
    total = health(b, s[lay.HP]) + s[lay.POTIONS_KEPT]
    if s[lay.FLAGS] & lay.WON:
        total += w[lay.W_WON]
        return total
    total += s[lay.CARDS_KEPT]
    nearest = 99
    for unit in range(b.numbers[lay.N_UNITS]):
        row = lay.WORDS + unit * lay.U_WORDS
        if s[row + lay.U_HP]:
            total -= w[lay.W_MONSTER] * s[row + lay.U_HP] + b.foes[unit, lay.F_FALL]
            nearest = min(nearest, lay.APART[s[row + lay.U_AT], s[lay.AT]])
    total -= w[lay.W_POISON] * s[lay.POISON] * (s[lay.POISON] + 1) // 2
    total -= w[lay.W_LEFT] * left + w[lay.W_NEAR] * max(0, nearest - NEAR_ENOUGH)
    return total
