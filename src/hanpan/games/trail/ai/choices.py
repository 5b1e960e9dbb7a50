"""Choices between stages: cards by a list of favourites, potions by need, events by what they do to the die."""

from collections.abc import Sequence

from hanpan.core.contract.game import Prompt
from hanpan.games.trail.content.catalogue import EVENTS
from hanpan.games.trail.rules.actions import SKIP, Action, Draft, Swap, Take, Visit
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.table.view import View

CARDS_LIKED = ("C01", "C15", "C17", "C04", "C09", "C02", "C16")  # others would thin the deck out
POTIONS_LIKED = ("healing", "shadow", "mana", "fixing", "swiftness")
EVENTS_LIKED = ("E2", "E8", "E7", "E1", "E5", "E3", "E6", "E4")
DIE_LIKED = (3, 3, 3, 3)


def choose_between(params: Params, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
    """The answer to a question between two stages."""
    if prompt.kind == "card":
        liked = [card for card in CARDS_LIKED if card in view.offers]
        return Take(liked[0]) if liked else SKIP
    if prompt.kind == "potion":
        return _swap(view)
    if prompt.kind == "event":
        return max(
            (visit for visit in legal if isinstance(visit, Visit)), key=lambda visit: _liked(params, view, visit)
        )
    return next(action for action in legal if isinstance(action, Draft))


def _swap(view: View) -> Swap:
    offered = POTIONS_LIKED.index(view.offers[0])
    worst = max(view.potions, key=POTIONS_LIKED.index)
    return Swap(worst) if POTIONS_LIKED.index(worst) > offered else Swap()


def _liked(params: Params, view: View, visit: Visit) -> float:
    event = EVENTS[visit.event]
    value = -float(EVENTS_LIKED.index(visit.event))
    if event.does == "weather":
        value += min(event.hp, params.player.hp - view.hp)
    if event.does == "trade":
        value += 0 if not visit.potion else 5 - POTIONS_LIKED.index(visit.potion)
        value -= 0 if not visit.drop else 5 - POTIONS_LIKED.index(visit.drop)
    if event.does == "carve":
        value -= sum(abs(face - liked) for face, liked in zip(visit.faces, DIE_LIKED, strict=True))
    if event.does == "mirror":
        value -= abs(view.faces[visit.face - 1] - 4)
    return value
