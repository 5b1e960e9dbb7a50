"""The coach: the answer of the hard level with everything left to chance decided one way, and what speaks for it.

The same view gives the same hint. Reasons are message ids with arguments.
"""

from collections.abc import Iterator, Sequence

import msgspec

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.event import NO_FIELDS, Fields
from hanpan.core.contract.game import Prompt
from hanpan.core.effects.vocabulary import Give, Heal, Summon
from hanpan.games.clash.ai.levels import Hard, sides
from hanpan.games.clash.ai.search import apart
from hanpan.games.clash.ai.values import hits
from hanpan.games.clash.content.catalogue import CARDS, Card
from hanpan.games.clash.rules.actions import Action, ChooseDeck, Fire, Mulligan, Queue
from hanpan.games.clash.rules.keywords import amount_of
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Player
from hanpan.games.clash.table.view import View
from hanpan.plugin import Comparison

BLUNDER = 0.15  # of the chance to win
OFTEN = 0.75  # of what the other side may do
_KINDS = ("attack", "shield", "heal", "summon", "reaction")


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of a hint: a message id and its arguments."""

    id: str
    args: Fields = NO_FIELDS


class Hint(msgspec.Struct, frozen=True):
    """What the coach would do, and why; what to look at first."""

    action: Action
    reasons: tuple[Reason, ...]
    nudge: Reason | None = None
    idea: tuple[Reason, ...] = ()  # where the reasons name the answer themselves


def hint(view: View, prompt: Prompt, legal: Sequence[Action], params: Params) -> Hint:
    """An answer with its reasons, from what the view shows and nothing else."""
    if prompt.kind == "deck":
        action: Action = next(one for one in legal if isinstance(one, ChooseDeck))
    else:
        action = Hard(params).choose(view, prompt, legal, SeededChance(0, view.round))
    reasons = tuple(_reasons(params, view, action))
    declared = isinstance(action, Queue) and action.cards
    return Hint(action, reasons, _nudge(view, action, reasons), () if declared else reasons)


def compare(view: View, prompt: Prompt, legal: Sequence[Action], params: Params, action: Action) -> Comparison:
    """An answer beside the coach's, over the same sampled worlds; a deck and a first hand have no numbers."""
    advice = hint(view, prompt, legal, params)
    if action == advice.action:
        return Comparison(advice, known=True)
    beside = apart(params, view, advice.action, action, view.round)
    if beside is None:
        return Comparison(advice)
    percent = round(100 * beside.mean)
    if percent <= 0:
        return Comparison(advice, known=True)
    blunder = beside.mean >= BLUNDER and beside.worse >= OFTEN
    return Comparison(advice, Reason("cost-chance", {"percent": percent}), True, blunder)


def _reasons(params: Params, view: View, action: Action) -> Iterator[Reason]:
    if isinstance(action, ChooseDeck):
        yield Reason("hint-deck", {"deck": action.name})
    elif isinstance(action, Mulligan):
        if not action.cards:
            yield Reason("hint-keep")
        for card in action.cards:
            yield Reason("hint-replace", {"card": card, "cost": CARDS[card].cost})
    elif isinstance(action, Queue):
        own, enemy = sides(params, view)
        yield from _queue(action, own, enemy)
    else:
        args: Fields = {"against": view.rival.queue[view.order[view.at].index].card}
        if isinstance(action, Fire):
            yield Reason("hint-fire", {**args, "card": action.card})
        else:
            yield Reason("hint-let", args)


def _nudge(view: View, action: Action, reasons: Sequence[Reason]) -> Reason:
    """What to look at, without what to do."""
    if isinstance(action, ChooseDeck):
        return Reason("nudge-deck")
    if isinstance(action, Mulligan):
        return Reason("nudge-hand")
    if not isinstance(action, Queue):
        return Reason("nudge-react", {"against": view.rival.queue[view.order[view.at].index].card})
    said = [reason.id for reason in reasons]
    if "hint-lethal" in said:
        return Reason("nudge-lethal")
    if not action.cards:
        return Reason("nudge-save")
    most = max(_KINDS, key=lambda kind: said.count(f"hint-card-{kind}"))
    return Reason(f"nudge-{most}" if f"hint-card-{most}" in said else "nudge-other")


def _queue(action: Queue, own: Player, enemy: Player) -> Iterator[Reason]:
    """What each card of a queue is for, and what is saved."""
    cards = [CARDS[pick.card] for pick in action.cards]
    if not cards:
        yield Reason("hint-pass")
        return
    at_hero = [card for pick, card in zip(action.cards, cards, strict=True) if pick.target == 0]
    if sum(hits(card, 0, 0) for card in at_hero) >= enemy.hero.hp + amount_of(enemy.hero, "shield"):
        yield Reason("hint-lethal")
    for card in cards:
        yield _purpose(card)
    left = own.energy - sum(card.cost for card in cards)
    if left > 0:
        yield Reason("hint-saved", {"energy": left})


def _purpose(card: Card) -> Reason:
    """What a card is for, as it is printed."""
    if card.is_reaction:
        return Reason("hint-card-reaction", {"card": card.id})
    damage = hits(card, 0, 0)
    if damage:
        return Reason("hint-card-attack", {"card": card.id, "damage": damage})
    for effect in card.effects:
        if isinstance(effect, Give) and effect.keyword == "shield":
            return Reason("hint-card-shield", {"card": card.id, "amount": effect.amount})
        if isinstance(effect, Heal):
            return Reason("hint-card-heal", {"card": card.id, "amount": effect.amount})
        if isinstance(effect, Summon):
            return Reason("hint-card-summon", {"card": card.id})
    return Reason("hint-card-other", {"card": card.id})
