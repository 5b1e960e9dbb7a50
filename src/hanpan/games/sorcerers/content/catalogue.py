"""Cards, decks and ban lists: records read from the data files beside this module."""

from collections import Counter
from typing import Literal, TypeAlias, get_args

import msgspec

from hanpan.core.contract.data import load_data, load_months
from hanpan.core.contract.readings import Reading, load_readings
from hanpan.core.contract.releases import Release as AnyRelease
from hanpan.core.contract.releases import load_releases
from hanpan.core.contract.rulebook import Words
from hanpan.core.effects.vocabulary import (
    Ability,
    Activated,
    Aura,
    CardCondition,
    Damage,
    Destroy,
    Give,
    Halves,
    Incapacitate,
    Operation,
    Passive,
    Replaces,
    Silences,
    Target,
    When,
)

Type: TypeAlias = Literal["sorcerer", "spell", "item", "event", "response"]

TYPES: tuple[Type, ...] = ("sorcerer", "spell", "item", "event", "response")
KeywordName: TypeAlias = Literal["piercing", "evasion", "indestructible", "lifelink"]

KEYWORDS: tuple[KeywordName, ...] = get_args(KeywordName)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card: everything the rules and the words need."""

    id: str
    name: Words
    type: Type
    cost: int
    highlight: bool = False  # a special card: one in a deck (SO-DECK-04)
    attack: int = 0
    health: int = 0
    defence: int = 0
    keywords: tuple[KeywordName, ...] = ()
    answers: tuple[CardCondition, ...] = ()  # what a response may answer; none: anything of the opponent's
    target: Target | None = None
    effects: tuple[Operation, ...] = ()
    abilities: tuple[Ability, ...] = ()
    lasts: int = 0  # turns of an event
    clause: str = ""  # of the rulebook, where it has one of its own


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named deck and what is kept beside it for the games after the first."""

    name: Words
    cards: dict[str, int]
    side: dict[str, int] = {}
    strong: bool = False  # wins more than it loses where all are played alike (docs/balance-sorcerers.md)

    @property
    def listed(self) -> tuple[str, ...]:
        """Every card, as often as it is in the deck, in the order of the card list."""
        return tuple(sorted(Counter(self.cards).elements()))

    @property
    def beside(self) -> tuple[str, ...]:
        """Every card of the sideboard."""
        return tuple(sorted(Counter(self.side).elements()))


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that may not be played for a while, and why (SO-DECK-06)."""

    card: str
    reason: Words


class BanList(msgspec.Struct, frozen=True):
    """The list of one month (SO-DECK-05), or of a day in it where a hotfix brings one."""

    month: str  # 2025-12
    cards: tuple[Ban, ...] = ()
    day: int = 0  # from when it holds; 0: from the month's first Friday
    since: str = "1.0"  # the release that brought it


class _Bans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of `data/bans`."""

    cards: tuple[Ban, ...]
    since: str = "1.0"


class Release(AnyRelease, frozen=True):
    """What one update of the rules brings (SO-UPD); releases.py says what holds under it."""

    replaces: dict[str, str] = msgspec.field(default_factory=dict)
    cards: tuple[Card, ...] = ()


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


_PACKAGE = "hanpan.games.sorcerers.content"
_ALL: _Cards = load_data(_PACKAGE, "cards.toml", _Cards)

RELEASES: tuple[Release, ...] = load_releases(_PACKAGE, Release)
CARDS: dict[str, Card] = {
    card.id: card for card in (*_ALL.cards, *(card for release in RELEASES for card in release.cards))
}
DECKS: dict[str, Deck] = load_data(_PACKAGE, "decks.toml", dict[str, Deck])
BANS: tuple[BanList, ...] = tuple(
    BanList(day[:7], one.cards, int(day[8:] or 0), one.since)
    for day, one in load_months(_PACKAGE, "bans", _Bans).items()
)
READINGS: tuple[Reading, ...] = load_readings(_PACKAGE, {card.id: card.name for card in CARDS.values()})
RESPONSES: tuple[Card, ...] = tuple(card for card in CARDS.values() if card.type == "response")

# What the rules ask for again and again, looked up once.
COST: dict[str, int] = {card.id: card.cost for card in CARDS.values()}
SORCERERS: frozenset[str] = frozenset(card.id for card in CARDS.values() if card.type == "sorcerer")
AURAS: dict[str, tuple[Aura, ...]] = {
    card.id: found
    for card in CARDS.values()
    if (found := tuple(ability for ability in card.abilities if isinstance(ability, Aura)))
}
HALVING: frozenset[str] = frozenset(c.id for c in CARDS.values() if any(isinstance(a, Halves) for a in c.abilities))
SILENCING: frozenset[str] = frozenset(c.id for c in CARDS.values() if any(isinstance(a, Silences) for a in c.abilities))
REPLACING: frozenset[str] = frozenset(c.id for c in CARDS.values() if any(isinstance(a, Replaces) for a in c.abilities))


def passives(card: str, when: When) -> tuple[int, ...]:
    """Which abilities of a card are set off by this."""
    return _PASSIVES.get((card, when), ())


def activated(card: str) -> int | None:
    """Which ability of a card is used by choice, if one is."""
    return _ACTIVATED.get(card)


def ability_of(card: str, index: int) -> Passive | Activated:
    """An ability that goes on the stack."""
    ability = CARDS[card].abilities[index]
    assert isinstance(ability, Passive | Activated)
    return ability


def destroys_items(card: str, index: int | None) -> bool:
    """Whether a card's own effects, or those of one of its abilities, destroy an item (SO-AM-23)."""
    return any(isinstance(effect, Destroy) for effect in _effects(card, index))


def harms(card: str, index: int | None) -> bool:
    """Whether what a card, or one of its abilities, is aimed at is the worse for it."""
    printed = CARDS[card]
    worn = index is None and printed.type == "item" and min(printed.attack, printed.health, printed.defence) < 0
    return worn or any(
        isinstance(effect, Destroy | Incapacitate)
        or (isinstance(effect, Damage) and effect.to == "target")
        or (isinstance(effect, Give) and effect.to == "target" and effect.amount < 0)
        for effect in _effects(card, index)
    )


def _effects(card: str, index: int | None) -> tuple[Operation, ...]:
    return CARDS[card].effects if index is None else ability_of(card, index).effects


_PASSIVES: dict[tuple[str, When], tuple[int, ...]] = {}
_ACTIVATED: dict[str, int] = {}
for _card in CARDS.values():
    for _index, _ability in enumerate(_card.abilities):
        if isinstance(_ability, Passive):
            _PASSIVES[_card.id, _ability.when] = (*_PASSIVES.get((_card.id, _ability.when), ()), _index)
        elif isinstance(_ability, Activated):
            _ACTIVATED[_card.id] = _index
