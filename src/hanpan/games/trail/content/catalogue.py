"""Cards, monsters, potions, events and stages: records read from the data files beside this module."""

from typing import Literal, TypeAlias

import msgspec

from hanpan.core.contract.data import BadDataFile, load_data
from hanpan.core.contract.rulebook import Words
from hanpan.games.trail.content.stages import Layout, fault_words, read_map

Move: TypeAlias = Literal["stay", "toward", "away", "charge"]
Mark: TypeAlias = Literal["ring", "spear", "archer", "blast", "plus", "cross", "weave", "engine", "none"]
Target: TypeAlias = Literal["none", "enemy", "line", "tile", "trail", "sign"]
CardEffect: TypeAlias = Literal[
    "strike",
    "shoot",
    "whirl",
    "block",
    "speed",
    "leap",
    "burst",
    "erase",
    "wall",
    "push",
    "reroll",
    "nudge",
    "momentum",
    "heal",
    "surge",
    "plan",
    "cast",
    "flame",
]
PotionEffect: TypeAlias = Literal["heal", "speed", "fix", "surge", "shadow"]
EventEffect: TypeAlias = Literal["smith", "weather", "gamble", "carve", "mirror", "furnace", "balance", "trade"]


class Monster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of monster."""

    id: str
    name: Words
    hp: int
    move: Move
    mark: Mark
    damage: tuple[int, ...]  # by the turn, where it has several attacks
    steps: int = 0
    reach: int = 0  # of a line
    poison: int = 0
    leaves_pools: bool = False
    heavy: bool = False  # cannot be pushed
    boss: bool = False  # its fall wins the stage
    rage_below: int = 0
    rage_damage: int = 0


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card: everything the rules and the words need."""

    id: str
    name: Words
    mana: int
    does: CardEffect
    target: Target = "none"
    amount: int = 0
    range: int = 1
    most: int = 0
    count: int = 0
    once: bool = False  # once a stage (TR-DET-06)


class Potion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One potion."""

    id: str
    name: Words
    does: PotionEffect
    amount: int = 0


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One event between two stages."""

    id: str
    name: Words
    does: EventEffect
    amount: int = 0
    times: int = 1
    hp: int = 0


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One stage: its name and its map as text."""

    id: str
    name: Words
    map: str

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of the map."""
        return tuple(self.map.split())


class _Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: dict[str, int]
    die: tuple[int, ...]
    potion_after: tuple[int, ...]
    events: tuple[EventCard, ...]


class _Monsters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    monsters: tuple[Monster, ...]


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Card, ...]


class _Potions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    potions: tuple[Potion, ...]


class _Stages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stages: tuple[Stage, ...]


_PACKAGE = "hanpan.games.trail.content"
_MONSTERS: _Monsters = load_data(_PACKAGE, "monsters.toml", _Monsters)
_CARDS: _Cards = load_data(_PACKAGE, "cards.toml", _Cards)
_POTIONS: _Potions = load_data(_PACKAGE, "potions.toml", _Potions)
_STAGES: _Stages = load_data(_PACKAGE, "stages.toml", _Stages)
_RUN: _Run = load_data(_PACKAGE, "run.toml", _Run)

MONSTERS: tuple[Monster, ...] = _MONSTERS.monsters  # MONSTERS[kind - 1]: `kind` is the sign on a map
KINDS: dict[str, int] = {monster.id: number for number, monster in enumerate(MONSTERS, 1)}
CARDS: dict[str, Card] = {card.id: card for card in _CARDS.cards}
POTIONS: dict[str, Potion] = {potion.id: potion for potion in _POTIONS.potions}
EVENTS: dict[str, EventCard] = {event.id: event for event in _RUN.events}
STAGES: tuple[Stage, ...] = _STAGES.stages
START_DECK: tuple[str, ...] = tuple(sorted(card for card, count in _RUN.deck.items() for _ in range(count)))
START_DIE: tuple[int, ...] = _RUN.die
POTION_AFTER: tuple[int, ...] = _RUN.potion_after


def monster_of(kind: int) -> Monster:
    """The record of a kind of monster."""
    return MONSTERS[kind - 1]


def _layouts() -> tuple[Layout, ...]:
    out: list[Layout] = []
    for stage in STAGES:
        layout, faults = read_map(stage.rows, len(MONSTERS))
        if layout is None:
            told = "; ".join(fault_words(fault) for fault in faults)
            raise BadDataFile(f"hanpan/games/trail/content/data/stages.toml: {stage.id}: {told}")
        out.append(layout)
    return tuple(out)


LAYOUTS: tuple[Layout, ...] = _layouts()
