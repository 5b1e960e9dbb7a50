"""What a board shows for each question, part by part, and what is answered for somebody who is away."""

from collections.abc import Sequence

from hanpan.core.contract.game import Offer
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.actions import (
    NEXT,
    NO,
    NO_BLOCK,
    NONE,
    PASS,
    Attack,
    Block,
    Choose,
    Discard,
    Play,
    Repeat,
)
from hanpan.games.sorcerers.rules.combat import blockable, rested
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.plays import legal_responses, legal_uses
from hanpan.games.sorcerers.rules.state import State


def offered_plays(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each card of the hand with its price, each ability, and the next phase."""
    hand = dict.fromkeys(state.players[side].hand)
    plays = [Offer(Play(card), CARDS[card].cost) for card in hand if CARDS[card].type != "response"]
    return [*plays, *(Offer(use, None) for use in legal_uses(state, side)), Offer(NEXT, None)]


def offered_attackers(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each sorcerer that can attack."""
    return [*(Offer(Attack((place,)), None) for place in rested(state, side)), Offer(NEXT, None)]


def offered_blocks(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each blocker with each attacker."""
    pairs = [(own, foe) for own in rested(state, side) for foe in blockable(state)]
    return [*(Offer(Block((pair,)), None) for pair in pairs), Offer(NO_BLOCK, None)]


def offered_responses(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each response with its price."""
    return [*(Offer(each, CARDS[each.card].cost) for each in legal_responses(state, side)), Offer(PASS, None)]


def offered_totals(params: Params, state: State, side: int) -> Sequence[Offer]:
    """The fewest and the most rounds of a loop."""
    return [Offer(Repeat(params.loop.repeats), None), Offer(Repeat(params.loop.most), None)]


def offered_discards(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each card of the hand."""
    return [Offer(Discard((card,)), None) for card in dict.fromkeys(state.players[side].hand)]


def the_least(params: Params, view: object, legal: Sequence[Choose]) -> Choose:
    """Nothing that is not asked for; where something must be chosen, the first."""
    return next((choice for choice in (NONE, NO) if choice in legal), legal[0])
