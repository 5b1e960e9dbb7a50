"""What a board shows for each question, part by part, and what is answered for somebody who is away."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hanpan.core.contract.game import Offer
from hanpan.core.contract.refusal import Refusal
from hanpan.games.sorcerers.content.catalogue import CARDS, harms
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
from hanpan.games.sorcerers.rules.choices import picks
from hanpan.games.sorcerers.rules.combat import blockable, rested
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.plays import aimable, legal_responses, legal_uses, used_ability
from hanpan.games.sorcerers.rules.state import State
from hanpan.games.sorcerers.rules.targets import is_own


def offered_plays(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each card of the hand with its price and all it may be aimed at, each ability, and the next phase."""
    hand = dict.fromkeys(state.players[side].hand)
    plays = [offer for card in hand if CARDS[card].type != "response" for offer in _plays(params, state, side, card)]
    uses = [
        Offer(use, None, _warning(state, side, *used_ability(state, side, use), use.targets))
        for use in legal_uses(state, side)
    ]
    return [*plays, *_grouped(uses, lambda use: use.source), Offer(NEXT, None)]


def offered_attackers(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each sorcerer that can attack."""
    return [*(Offer(Attack((place,)), None) for place in rested(state, side)), Offer(NEXT, None)]


def offered_blocks(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each blocker with each attacker."""
    pairs = [(own, foe) for own in rested(state, side) for foe in blockable(state)]
    return [*(Offer(Block((pair,)), None) for pair in pairs), Offer(NO_BLOCK, None)]


def offered_responses(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each response with its price and all it may be aimed at."""
    found = [
        Offer(each, CARDS[each.card].cost, _warning(state, side, each.card, None, each.targets))
        for each in legal_responses(state, side)
    ]
    return [*_grouped(found, lambda each: each.card), Offer(PASS, None)]


def offered_picks(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each answer to the question of an effect."""
    frame = state.stack[-1]
    aimed = state.choice == "target"
    ability = frame.ability if frame.ability >= 0 else None
    return _own_last(
        Offer(Choose(pick), None, _warning(state, side, frame.card, ability, (pick,)) if aimed else None)
        for pick in picks(state)
    )


def offered_totals(params: Params, state: State, side: int) -> Sequence[Offer]:
    """The fewest and the most rounds of a loop."""
    return [Offer(Repeat(params.loop.repeats), None), Offer(Repeat(params.loop.most), None)]


def offered_discards(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each card of the hand."""
    return [Offer(Discard((card,)), None) for card in dict.fromkeys(state.players[side].hand)]


def the_least(params: Params, view: object, legal: Sequence[Choose]) -> Choose:
    """Nothing that is not asked for; where something must be chosen, the first."""
    return next((choice for choice in (NONE, NO) if choice in legal), legal[0])


def _plays(params: Params, state: State, side: int, name: str) -> list[Offer]:
    """A card with each of its targets; a card without one stands there alone, and is refused if it needs one."""
    card = CARDS[name]
    found = aimable(params, state, side, card)
    if not found:
        return [Offer(Play(name), card.cost)]
    return _own_last(Offer(Play(name, (to,)), card.cost, _warning(state, side, name, None, (to,))) for to in found)


def _warning(state: State, side: int, card: str, ability: int | None, aims: tuple[str, ...]) -> Refusal | None:
    """That it would harm what is one's own: it may be meant, and mostly it is not."""
    if not aims or not harms(card, ability) or not is_own(state, side, aims[0]):
        return None
    return Refusal("harms_own", "SO-AM-22", {"card": card})


def _own_last(offers: Iterable[Offer]) -> list[Offer]:
    return sorted(offers, key=lambda offer: offer.warning is not None)


def _grouped(offers: Iterable[Offer], by: Callable[[Any], str]) -> list[Offer]:
    """Those of one card or source together, in the order in which they come; of each, harm to one's own last."""
    groups: dict[str, list[Offer]] = {}
    for offer in offers:
        groups.setdefault(by(offer.action), []).append(offer)
    return [offer for group in groups.values() for offer in _own_last(group)]
