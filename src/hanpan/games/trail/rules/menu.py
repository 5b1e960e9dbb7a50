"""What a board shows for each question, part by part, and what is answered for somebody who is away."""

from collections.abc import Sequence
from typing import Protocol

from hanpan.core.contract.game import Offer
from hanpan.games.trail.content.catalogue import CARDS, POTIONS
from hanpan.games.trail.rules.actions import END, FORCED, UNDO, Action, Drink, End, Play, Press
from hanpan.games.trail.rules.cards import plays
from hanpan.games.trail.rules.fates import visits
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State


class Turn(Protocol):
    """What is seen of a turn that has to end."""

    @property
    def spd(self) -> int: ...

    @property
    def cast(self) -> bool: ...


def offered_acts(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Movement mode, each card of the hand, each potion, taking back and the end."""
    ways = {play.card: play for play in reversed(list(plays(state)))}
    cards = [Offer(ways.get(card, Play(card)), CARDS[card].mana) for card in dict.fromkeys(state.hand)]
    potions = [
        Offer(Drink(potion, 1 if POTIONS[potion].does == "fix" else 0), 0) for potion in dict.fromkeys(state.potions)
    ]
    end = End(bool(state.spd) and not state.cast)
    return [Offer(Press("a"), None), *cards, *potions, Offer(UNDO, None), Offer(end, None)]


def offered_events(params: Params, state: State, side: int) -> Sequence[Offer]:
    """Each event that can be taken, in the first way."""
    first = {visit.event: visit for visit in reversed(list(visits(params, state)))}
    return [Offer(first[name], None) for name in state.offers if name in first]


def the_end(params: Params, view: Turn, legal: Sequence[Action]) -> End:
    """Of the turn, whatever it costs."""
    return FORCED if view.spd and not view.cast else END
