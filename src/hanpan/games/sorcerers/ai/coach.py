"""The coach: the answer of the normal level with everything left to chance decided one way, and what it comes to.

The same view gives the same hint. Reasons are message ids with arguments.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.event import NO_FIELDS, Fields
from hanpan.core.contract.game import Prompt
from hanpan.core.language.narrate import kind_of
from hanpan.games.sorcerers.ai.plans import unit_at
from hanpan.games.sorcerers.ai.search import apart
from hanpan.games.sorcerers.ai.selector import game_of, level
from hanpan.games.sorcerers.content.catalogue import CARDS, COST
from hanpan.games.sorcerers.rules.actions import (
    SPOTS,
    Action,
    Attack,
    Block,
    Choose,
    ChooseDeck,
    Discard,
    Exchange,
    Keep,
    Mulligan,
    Next,
    Pass,
    Play,
    Repeat,
    Respond,
    Use,
)
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.state import State
from hanpan.games.sorcerers.table.view import View
from hanpan.games.sorcerers.table.world import known
from hanpan.plugin import Comparison

LEVEL = "normal"
_TRIED = (Play, Use, Next, Attack, Block, Respond, Pass, Choose)  # what the level plays on to see


BLUNDER = 0.15  # of the chance to win
OFTEN = 0.75  # of the worlds


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of a hint: a message id and its arguments."""

    id: str
    args: Fields = NO_FIELDS


class Hint(msgspec.Struct, frozen=True):
    """What the coach would do, and why; what to look at first, and the answer without what was tried."""

    action: Action
    reasons: tuple[Reason, ...]
    nudge: Reason | None = None
    idea: tuple[Reason, ...] = ()


def hint(view: View, prompt: Prompt, legal: Sequence[Action], params: Params) -> Hint:
    """An answer with its reasons, from what the view shows and nothing else."""
    if prompt.kind == "deck":
        action: Action = next(one for one in legal if isinstance(one, ChooseDeck))
    else:
        action = level(LEVEL, params).choose(view, prompt, legal, SeededChance(0, view.turn))
    said = tuple(_reasons(view, prompt, action))
    tried = (Reason("hint-tried"),) if isinstance(action, _TRIED) and len(legal) > 1 else ()
    return Hint(action, said + tried, Reason(f"nudge-{_nudge(prompt, action)}"), tuple(_once(said)))


def compare(view: View, prompt: Prompt, legal: Sequence[Action], params: Params, action: Action) -> Comparison:
    """An answer beside the coach's, both played on in the same worlds; the rest has no numbers."""
    advice = hint(view, prompt, legal, params)
    if action == advice.action:
        return Comparison(advice, known=True)
    if not isinstance(action, _TRIED) or not isinstance(advice.action, _TRIED):
        return Comparison(advice)
    less = apart(game_of(params), view, advice.action, action)
    mean, worse = sum(less) / len(less), sum(each > 0 for each in less) / len(less)
    percent = round(100 * mean)
    if percent <= 0:
        return Comparison(advice, known=True)
    return Comparison(advice, Reason("cost-chance", {"percent": percent}), True, mean >= BLUNDER and worse >= OFTEN)


def _nudge(prompt: Prompt, action: Action) -> str:
    """What to look at, without what to do."""
    if isinstance(action, Play):
        if CARDS[action.card].type == "sorcerer":
            return "summon"
        return "theirs" if any(target.startswith("foe") for target in action.targets) else "play"
    if isinstance(action, Block):
        return "block" if action.pairs else "no-block"
    if isinstance(action, Next) and prompt.kind == "attack":
        return "no-attack"
    if isinstance(action, ChooseDeck | Keep | Exchange | Mulligan):
        return "deck" if isinstance(action, ChooseDeck) else "side" if prompt.kind == "side" else "hand"
    return kind_of(action)


def _reasons(view: View, prompt: Prompt, action: Action) -> Iterator[Reason]:
    if isinstance(action, ChooseDeck):
        yield Reason("hint-deck", {"deck": action.name})
    elif isinstance(action, Keep | Exchange):
        yield Reason("hint-side" if prompt.kind == "side" else "hint-keep")
    elif isinstance(action, Mulligan):
        yield Reason("hint-mulligan")
    elif isinstance(action, Next):
        yield Reason("hint-no-attack" if prompt.kind == "attack" else "hint-next")
    elif isinstance(action, Pass):
        yield Reason("hint-pass")
    elif isinstance(action, Repeat):
        yield Reason("hint-repeat", {"total": action.total})
    elif isinstance(action, Discard):
        yield from (Reason("hint-discard", {"card": card}) for card in action.cards)
    else:
        yield from _on_the_table(known(view), 0 if view.seat == "p1" else 1, action)


def _once(reasons: Iterable[Reason]) -> Iterator[Reason]:
    """Each of them once, also of cards that are alike."""
    told: list[Reason] = []
    for reason in reasons:
        if reason not in told:
            told.append(reason)
            yield reason


def _on_the_table(state: State, side: int, action: Play | Use | Attack | Block | Respond | Choose) -> Iterator[Reason]:
    if isinstance(action, Play | Respond):
        yield _played(state, side, action)
    elif isinstance(action, Use):
        yield Reason("hint-use", {"card": _card_at(state, side, action.source) or ""})
    elif isinstance(action, Attack):
        units = (state.players[side].field[place - 1] for place in action.places)
        yield from (Reason("hint-attacker", {"card": unit.card}) for unit in units if unit is not None)
    elif isinstance(action, Block):
        if not action.pairs:
            yield Reason("hint-no-block")
        for own, foe in action.pairs:
            cards = _card_at(state, side, f"my{own}"), _card_at(state, side, f"foe{foe}")
            yield Reason("hint-blocker", {"card": cards[0] or "", "target": cards[1] or ""})
    elif action.pick in ("yes", "no", "none"):
        yield Reason(f"hint-{action.pick}")
    elif action.pick in ("me", "foe"):
        yield Reason(f"hint-choose-{action.pick}")
    else:
        yield Reason("hint-choose", {"card": _card_at(state, side, action.pick) or ""})


def _played(state: State, side: int, action: Play | Respond) -> Reason:
    """A card, and at whom."""
    args: Fields = {"card": action.card, "cost": COST[action.card]}
    if isinstance(action, Respond):
        return Reason("hint-respond", args)
    if CARDS[action.card].type == "sorcerer":
        return Reason("hint-summon", args)
    aim = action.targets[0] if action.targets else ""
    target = _card_at(state, side, aim)
    if target is None:
        return Reason(f"hint-play-{aim}" if aim in ("me", "foe") else "hint-play", args)
    return Reason("hint-play-at", {**args, "target": target, "whose": "theirs" if aim.startswith("foe") else "mine"})


def _card_at(state: State, side: int, name: str) -> str | None:
    """The card that a name means, or that lies in the place it means; None: a player, or nothing."""
    if name in CARDS:
        return name
    unit = unit_at(state, side, name)
    if unit is None:
        return None
    index = SPOTS[name][2]
    return unit.card if index < 0 else unit.items[index].card
