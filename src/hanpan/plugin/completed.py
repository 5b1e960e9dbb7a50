"""A deck made playable: what the game's check refuses comes out, what is missing comes from its ready-made decks."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeAlias

from hanpan.core.contract.decks import DeckFaults

Look: TypeAlias = Callable[[Sequence[str], Sequence[str]], DeckFaults]
"""The check of a deck and of what is kept beside it."""


class Listed(Protocol):
    """A card, as far as it is needed here."""

    @property
    def id(self) -> str: ...

    @property
    def decks(self) -> dict[str, int]: ...  # how often it is in the decks that anybody may choose


def completed(look: Look, known: Sequence[Listed], cards: Sequence[str], side: Sequence[str]) -> list[str]:
    """A deck without a fault that keeps as much of this one as it may. Of the ready-made decks that one serves which
    leaves the fewest warnings, then the one most like it. What lies beside the deck stays."""
    kept = _allowed(look, cards, side)
    models = _models(known)
    alike = sorted(models.values(), key=lambda model: -(model & Counter(kept)).total())
    tries = [_filled(look, kept, side, _order(kept, model, alike, known)) for model in alike]
    return min(tries, key=lambda pile: _worth(look(pile, ())), default=kept)


def _worth(found: DeckFaults) -> tuple[int, int]:
    return len(found.faults), len(found.warnings)


def _models(known: Iterable[Listed]) -> dict[str, Counter[str]]:
    models: dict[str, Counter[str]] = {}
    for card in known:
        for name, count in card.decks.items():
            models.setdefault(name, Counter())[card.id] = count
    return models


def _allowed(look: Look, cards: Sequence[str], side: Sequence[str]) -> list[str]:
    """The cards less those that the check names: unknown, banned, too many of a kind."""
    kept = list(cards)
    while named := [card for card in _named(look(kept, side)) if card in kept]:
        for card in named:
            kept.remove(card)
    return kept


def _named(found: DeckFaults) -> set[str]:
    return {str(fault.params["card"]) for fault in found.faults if "card" in fault.params}


def _order(
    kept: Sequence[str], model: Counter[str], others: Iterable[Counter[str]], known: Sequence[Listed]
) -> list[str]:
    """What could be added, the best first: what the model has more of, then the other decks, then every card."""
    order: list[str] = []
    for deck in (model, *others):
        missing = deck - Counter(kept) - Counter(order)
        order += sorted(missing.elements(), key=lambda card: -deck[card])  # what a deck has most of makes it what it is
    return order + [card.id for card in known] * max(model.values(), default=1)


def _filled(look: Look, kept: Sequence[str], side: Sequence[str], order: Iterable[str]) -> list[str]:
    pile = list(kept)
    for card in order:
        if not look(pile, ()).faults:
            return pile
        if card not in _named(look([*pile, card], side)):
            pile.append(card)
    return pile if not look(pile, ()).faults else _cut(look, kept)


def _cut(look: Look, kept: Sequence[str]) -> list[str]:
    """More cards did not help, so fewer may: the last ones go, until the check is content."""
    pile = list(kept)
    while pile and look(pile, ()).faults:
        pile.pop()
    return pile or list(kept)
