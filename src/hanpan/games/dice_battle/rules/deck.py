"""Drawing from piles of counts (DB-1.3, DB-1.4)."""

from collections.abc import Sequence

from hanpan.core.chance.chance import Chance
from hanpan.games.dice_battle.rules.actions import CARDS, Card
from hanpan.games.dice_battle.rules.state import EVENTS, EventKind, Pile

CARD_INDEX: dict[str, int] = {kind: index for index, kind in enumerate(CARDS)}
EVENT_INDEX: dict[str, int] = {kind: index for index, kind in enumerate(EVENTS)}


def new_pile(counts: Sequence[int]) -> Pile:
    """A full draw pile and an empty discard."""
    return Pile(tuple(counts), (0,) * len(counts))


def is_empty(pile: Pile) -> bool:
    """Whether the draw pile is used up."""
    return not any(pile.draw)


def refilled(pile: Pile) -> Pile:
    """The discard shuffled into the draw pile."""
    draw = tuple(a + b for a, b in zip(pile.draw, pile.discard, strict=True))
    return Pile(draw, (0,) * len(draw))


def draw_card(pile: Pile, label: str, chance: Chance) -> tuple[Pile, Card]:
    """One card off a pile that is not empty."""
    card = chance.pick(label, CARDS, pile.draw)
    return Pile(_changed(pile.draw, CARD_INDEX[card], -1), pile.discard), card


def draw_event(pile: Pile, label: str, chance: Chance) -> tuple[Pile, EventKind]:
    """One event off a pile that is not empty."""
    event = chance.pick(label, EVENTS, pile.draw)
    return Pile(_changed(pile.draw, EVENT_INDEX[event], -1), pile.discard), event


def discard_cards(pile: Pile, cards: Sequence[Card]) -> Pile:
    """The pile after played cards went to its discard."""
    discard = pile.discard
    for card in cards:
        discard = _changed(discard, CARD_INDEX[card], 1)
    return Pile(pile.draw, discard)


def discard_event(pile: Pile, event: EventKind) -> Pile:
    """The pile after an event went to its discard."""
    return Pile(pile.draw, _changed(pile.discard, EVENT_INDEX[event], 1))


def _changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])
