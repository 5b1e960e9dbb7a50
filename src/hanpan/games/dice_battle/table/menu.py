"""What a board shows for the present question, part by part, and the answer for somebody who is away."""

from collections.abc import Sequence

from hanpan.core.contract.game import Offer, Prompt
from hanpan.games.dice_battle.rules.actions import CARDS, PASS, TENDENCIES, Action, Declare, Keep, Play
from hanpan.games.dice_battle.rules.cards import cost
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import Stage, Turn

_DECLARATIONS = tuple(Offer(Declare(tendency), None) for tendency in TENDENCIES)


def menu(params: Params, stage: Stage, turn: Turn) -> Sequence[Offer]:
    """Each tendency, or each kind of card and one shield, or each die of the luck pair."""
    if stage == "tendency":
        return _DECLARATIONS
    if stage == "keep":
        return [Offer(Keep(face), None) for face in turn.luck_dice]
    if stage == "over":
        return ()
    cards = [Offer(Play((card,)), cost(params, card)) for card in CARDS]
    return [*cards, Offer(Play((), 1), params.shield.cost)]


def default_action(prompt: Prompt, legal: Sequence[Action]) -> Action:
    """Balance, the higher die of a luck pair (DB-4.2), and otherwise nothing at all."""
    if prompt.kind == "tendency":
        return Declare("balance")
    if prompt.kind == "keep":
        return max(legal, key=lambda action: action.face if isinstance(action, Keep) else 0)
    return PASS
