"""Cards, decks, opponents, arenas and units: records read from the data files beside this module."""

from typing import Literal, TypeAlias, get_args

import msgspec

from hanpan.core.contract.data import load_data
from hanpan.core.contract.rulebook import Words
from hanpan.core.effects.vocabulary import Damage, Give, Heal, Operation, Target, ToCard, VoidInitiative

Type: TypeAlias = Literal["special", "attack", "defense", "heal"]
Refund: TypeAlias = Literal["none", "partial", "full"]
Failure: TypeAlias = Literal["consume", "partial", "full"]
Arena: TypeAlias = Literal["pit", "volcano", "shrine", "rift"]

KeywordName: TypeAlias = Literal[
    "shield",
    "strength",
    "weakness",
    "vulnerable",
    "mitigation",
    "heal_down",
    "poison",
    "burn",
    "regen",
    "freeze",
    "resist",
    "immunity",
    "gain_up",
    "gain_down",
    "cap_up",
    "cap_down",
]

KEYWORDS: tuple[KeywordName, ...] = get_args(KeywordName)
TYPES: tuple[Type, ...] = ("special", "attack", "defense", "heal")  # from fast to slow (CL-PRIO-02)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card: everything the rules and the words need."""

    id: str
    name: Words
    type: Type
    cost: int
    target: Target
    effects: tuple[Operation, ...]
    tags: tuple[str, ...] = ()
    nullified: Refund = "none"
    no_target: Failure | None = None  # None: it always has one
    exhaust: bool = False
    exhaust_on_nullify: bool = False

    @property
    def is_reaction(self) -> bool:
        """Whether it is set in the queue and fired in a window (CL-REACT-03)."""
        return isinstance(self.target, ToCard)

    @property
    def speed(self) -> int:
        """0 is the fastest (CL-AM-40: the type is the speed)."""
        return TYPES.index(self.type)


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named deck."""

    name: Words
    cards: dict[str, int]

    @property
    def listed(self) -> tuple[str, ...]:
        """Every card, as often as it is in the deck, in the order of the card list."""
        return tuple(sorted(card for card, count in self.cards.items() for _ in range(count)))


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to beat on the ladder."""

    name: Words
    deck: str
    hp: int
    arena: Arena
    immune: tuple[str, ...] = ()
    resists: bool = False
    plays: Literal["one-card", "normal", "hard"] = "normal"
    likes: dict[str, float] = {}  # its habits: how much more than usual it values a card
    thrift: int = 22  # what a point of energy is worth to it, in tenths of a point of health


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An arena."""

    name: Words
    from_round: int = 1
    effects: tuple[Damage | Heal, ...] = ()  # on both heroes at turn start
    void_every: int = 0  # every so many rounds nobody holds the initiative


class UnitKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit that can be summoned."""

    name: Words
    hp: int
    ticks: tuple[Damage, ...] = ()  # on the enemy hero at turn start
    aura: Give | None = None


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


_PACKAGE = "hanpan.games.clash.content"
_ALL: _Cards = load_data(_PACKAGE, "cards.toml", _Cards)

CARDS: dict[str, Card] = {card.id: card for card in _ALL.cards}
DECKS: dict[str, Deck] = load_data(_PACKAGE, "decks.toml", dict[str, Deck])
OPPONENTS: dict[str, Opponent] = load_data(_PACKAGE, "opponents.toml", dict[str, Opponent])
ARENAS: dict[str, Place] = load_data(_PACKAGE, "arenas.toml", dict[str, Place])
UNITS: dict[str, UnitKind] = load_data(_PACKAGE, "units.toml", dict[str, UnitKind])

SEAL = next(card.id for card in _ALL.cards if any(isinstance(each, VoidInitiative) for each in card.effects))
DECK_SIZE = 24
PLAYER_DECKS: tuple[str, ...] = tuple(name for name in DECKS if name not in OPPONENTS)
