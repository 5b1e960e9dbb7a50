"""What a board shows for each question, part by part, and what is answered for somebody who is away."""

from collections.abc import Sequence

from hanpan.core.contract.game import Offer
from hanpan.games.dice_battle.rules.actions import CARDS, Keep, Play
from hanpan.games.dice_battle.rules.cards import cost
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import State


def offered_cards(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each kind of card, and one shield."""
    cards = [Offer(Play((card,)), cost(params, card)) for card in CARDS]
    return [*cards, Offer(Play((), 1), params.shield.cost)]


def offered_dice(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each die of the luck pair."""
    return [Offer(Keep(face), None) for face in state.turns[side].luck_dice]


def higher_die(params: Params, view: object, legal: Sequence[Keep]) -> Keep:
    """Of a luck pair (DB-4.2)."""
    return max(legal, key=lambda keep: keep.face)
