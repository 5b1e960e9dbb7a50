"""What fills the card gauge (DB-9)."""

from collections.abc import Iterable
from typing import NamedTuple

from hanpan.games.dice_battle.rules.params import Params


class RollGauge(NamedTuple):
    """What a seat's dice of one round do to its gauge and its hand."""

    repeated: bool  # a face came up that had come up before (DB-9.1)
    free_cards: int  # for runs of sixes (DB-9.2)
    faces: int
    run: int


def after_roll(params: Params, faces: int, run: int, dice: Iterable[int]) -> RollGauge:
    """Follow the dice one by one, regular before bonus."""
    repeated = False
    free_cards = 0
    for face in dice:
        bit = 1 << face
        repeated = repeated or bool(faces & bit)
        faces |= bit
        run = run + 1 if face == params.gauge.run_face else 0
        if run == params.gauge.run_length:
            free_cards += 1
            run = 0
    return RollGauge(repeated, free_cards, faces, run)


def streak_gain(params: Params, win_streak: int, loss_streak: int) -> int:
    """What the streaks of this moment bring (DB-9.4)."""
    rule = params.gauge
    gain = 0
    if loss_streak and loss_streak % rule.losses == 0:
        gain += rule.loss_gain
    if win_streak and win_streak % rule.wins == 0:
        gain += rule.win_gain
    return gain
