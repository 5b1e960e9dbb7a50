"""What a board shows for the present question, part by part, and the answer for somebody who is away."""

from collections.abc import Sequence

from hanpan.core.contract.game import Offer, Prompt
from hanpan.core.contract.refusal import Refusal
from hanpan.games.clash.content.catalogue import CARDS, PLAYER_DECKS
from hanpan.games.clash.rules.actions import DECLINE, KEEP, PASS, Action, ChooseDeck, Fire, Mulligan, Pick, Queue
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.resolution import eligible
from hanpan.games.clash.rules.state import State
from hanpan.games.clash.rules.targets import has_target, offered
from hanpan.games.clash.table.view import View

NO_TARGET = Refusal("no_target", "CL-AM-16")


def menu(state: State, side: int) -> Sequence[Offer]:
    """Each deck, each card of the hand with each place it may be aimed at, or each reaction that fits the window."""
    if state.stage == "deck":
        return [Offer(ChooseDeck(name), None) for name in PLAYER_DECKS]
    own, enemy = state.players[side], state.players[1 - side]
    hand = tuple(dict.fromkeys(own.hand))
    if state.stage == "mulligan":
        return [Offer(Mulligan((card,)), None) for card in hand]
    if state.stage == "declare":
        return [
            Offer(
                Queue((Pick(name, place),)),
                CARDS[name].cost,
                None if has_target(CARDS[name], own, enemy) else NO_TARGET,
            )
            for name in hand
            for place in offered(CARDS[name], own, enemy)
        ]
    if state.stage == "react" and state.order[state.at].side != side:
        return [*(Offer(Fire(card), None) for card in eligible(state)), Offer(DECLINE, None)]
    return ()


def default_action(params: Params, view: View, prompt: Prompt) -> Action:
    """The first deck, the whole hand, no reaction (CL-AM-04), and for an empty queue the policy (CL-AM-32)."""
    if prompt.kind == "deck":
        return ChooseDeck(PLAYER_DECKS[0])
    if prompt.kind == "mulligan":
        return KEEP
    if prompt.kind == "react":
        return DECLINE
    card = recommended(view) if params.timer.auto_card else None
    return PASS if card is None else Queue((Pick(card),))


def recommended(view: View) -> str | None:
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
