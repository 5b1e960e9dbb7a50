"""What a board shows for each question, part by part, and what is answered for somebody who is away."""

from collections.abc import Sequence
from typing import Protocol

from hanpan.core.contract.game import Offer
from hanpan.core.contract.refusal import Refusal
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.actions import PASS, Mulligan, Pick, Queue
from hanpan.games.clash.rules.declare import Side
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import State
from hanpan.games.clash.rules.targets import Ranks, has_target, offered

NO_TARGET = Refusal("no_target", "CL-AM-16")


class Seen(Protocol):
    """What a seat sees when it declares."""

    @property
    def hand(self) -> tuple[str, ...]: ...

    @property
    def me(self) -> Side: ...

    @property
    def rival(self) -> Ranks: ...


def offered_cards(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each card of the first hand."""
    return [Offer(Mulligan((card,)), None) for card in dict.fromkeys(state.players[side].hand)]


def offered_picks(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each card of the hand with each place it may be aimed at."""
    own, enemy = state.players[side], state.players[1 - side]
    return [
        Offer(Queue((Pick(name, place),)), CARDS[name].cost, None if has_target(CARDS[name], own, enemy) else NO_TARGET)
        for name in dict.fromkeys(own.hand)
        for place in offered(CARDS[name], own, enemy)
    ]


def by_policy(params: Params, view: Seen, legal: Sequence[Queue]) -> Queue:
    """For an empty queue (CL-AM-32)."""
    card = recommended(view) if params.timer.auto_card else None
    return PASS if card is None else Queue((Pick(card),))


def recommended(view: Seen) -> str | None:
    """The most expensive card that can be paid and has a target, no reaction, the leftmost of equals (CL-AM-32)."""
    if not view.me.slots:
        return None
    fit = [
        name
        for name in view.hand
        if (card := CARDS[name]).cost <= view.me.energy
        and not card.is_reaction
        and has_target(card, view.me, view.rival)
    ]
    return max(fit, key=lambda name: CARDS[name].cost, default=None)
