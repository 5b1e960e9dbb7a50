"""Answers of all kinds, legal and illegal, for the proofs."""

from collections.abc import Sequence
from itertools import combinations_with_replacement

from hanpan.games.dice_battle.rules.actions import CARDS, TENDENCIES, Action, Card, Declare, Keep, Play
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import State


def samples(params: Params, state: State) -> Sequence[Action]:
    """Every tendency, up to three cards with shields, every face and two more."""
    hands: list[tuple[Card, ...]] = [()]
    for size in (1, 2, 3):
        hands.extend(combinations_with_replacement(CARDS, size))
    plays = [Play(cards, shields) for cards in hands for shields in (-1, 0, 1, 2, 3)]
    keeps = [Keep(face) for face in range(params.die.faces + 2)]
    return [*map(Declare, TENDENCIES), *plays, *keeps]
