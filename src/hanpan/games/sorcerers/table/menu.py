"""What a board shows for the present question, part by part, and the answer for somebody who is away."""

from collections.abc import Sequence

from hanpan.core.contract.game import Offer, Prompt
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.actions import (
    KEEP,
    MULLIGAN,
    NEXT,
    NO_BLOCK,
    PASS,
    Action,
    Attack,
    Block,
    Choose,
    Discard,
    Play,
    Repeat,
)
from hanpan.games.sorcerers.rules.bout import legal_decks, legal_exchanges
from hanpan.games.sorcerers.rules.choices import picks
from hanpan.games.sorcerers.rules.combat import blockable, rested
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.plays import legal_responses, legal_uses
from hanpan.games.sorcerers.rules.state import State
from hanpan.games.sorcerers.table.view import View


def menu(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each card of the hand with its price, each ability, each answer."""
    if state.stage == "deck":
        return [Offer(choice, None) for choice in legal_decks(params, state.bout.mode)]
    if state.stage == "mulligan":
        return [Offer(KEEP, None), Offer(MULLIGAN, None)]
    if state.stage == "main":
        hand = dict.fromkeys(state.players[side].hand)
        plays = [Offer(Play(card), CARDS[card].cost) for card in hand if CARDS[card].type != "response"]
        return [*plays, *(Offer(use, None) for use in legal_uses(state, side)), Offer(NEXT, None)]
    if state.stage == "attack":
        return [*(Offer(Attack((place,)), None) for place in rested(state, side)), Offer(NEXT, None)]
    if state.stage == "block":
        pairs = [(own, foe) for own in rested(state, side) for foe in blockable(state)]
        return [*(Offer(Block((pair,)), None) for pair in pairs), Offer(NO_BLOCK, None)]
    if state.stage == "respond":
        responses = [Offer(each, CARDS[each.card].cost) for each in legal_responses(state, side)]
        return [*responses, Offer(PASS, None)]
    if state.stage == "choose":
        return [Offer(Choose(pick), None) for pick in picks(state)]
    if state.stage == "loop":
        return [Offer(Repeat(params.loop.repeats), None), Offer(Repeat(params.loop.most), None)]
    if state.stage == "discard":
        return [Offer(Discard((card,)), None) for card in dict.fromkeys(state.players[side].hand)]
    return [Offer(each, None) for each in legal_exchanges(params, state.players[side])]


def default_action(params: Params, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
    """Nothing that is not asked for: keep, go on, pass; where a choice must be made, the first."""
    if prompt.composed:
        return Discard(tuple(sorted(view.hand)[: len(view.hand) - params.turn.hand_limit]))
    for action in (KEEP, NEXT, PASS, NO_BLOCK, Choose("none"), Choose("no")):
        if action in legal:
            return action
    return legal[0]
