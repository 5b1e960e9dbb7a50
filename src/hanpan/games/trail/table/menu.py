"""What a board shows for the present question, part by part, and the answer for somebody who is away."""

from collections.abc import Sequence

from hanpan.core.contract.game import Offer, Prompt
from hanpan.games.trail.content.catalogue import CARDS, STAGES
from hanpan.games.trail.rules.actions import (
    DECLINE,
    END,
    FORCED,
    SKIP,
    UNDO,
    Action,
    Draft,
    Drink,
    End,
    Play,
    Press,
    Swap,
    Take,
)
from hanpan.games.trail.rules.cards import plays
from hanpan.games.trail.rules.fates import visits
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.table.view import View


def menu(params: Params, state: State) -> Sequence[Offer]:
    """Movement mode, each card of the hand, each potion and the end; or what is offered between stages."""
    if state.phase == "map":
        return [Offer(Draft(stage.rows), None) for stage in STAGES]
    if state.phase == "card":
        return [*(Offer(Take(card), None) for card in state.offers), Offer(SKIP, None)]
    if state.phase == "potion":
        return [*(Offer(Swap(potion), None) for potion in dict.fromkeys(state.potions)), Offer(DECLINE, None)]
    if state.phase == "event":
        first = {visit.event: visit for visit in reversed(list(visits(params, state)))}
        return [Offer(first[name], None) for name in state.offers if name in first]
    if state.phase == "over":
        return ()
    ways = {play.card: play for play in reversed(list(plays(state)))}
    cards = [Offer(ways.get(card, Play(card)), CARDS[card].mana) for card in dict.fromkeys(state.hand)]
    potions = [Offer(Drink(potion, 1 if potion == "fixing" else 0), 0) for potion in dict.fromkeys(state.potions)]
    end = End(bool(state.spd) and not state.cast)
    return [Offer(Press("a"), None), *cards, *potions, Offer(UNDO, None), Offer(end, None)]


def default_action(view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
    """The end of the turn, no card, no potion, the first event that can be taken."""
    if prompt.kind == "turn":
        return FORCED if view.spd and not view.cast else END
    if prompt.kind == "card":
        return SKIP
    if prompt.kind == "potion":
        return DECLINE
    return legal[0]
