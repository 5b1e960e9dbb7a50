"""What a card can say: operations, targets, conditions and durations, each a small tagged record.

The set is closed on purpose. A game adds to it here, where every other game and the words can see it,
and never in a card.
"""

from typing import Literal, TypeAlias

import msgspec

Who: TypeAlias = Literal["target", "you", "owner"]
"""Whom an operation touches: the frozen targets, the player's own hero, the hero behind the card that is answered."""

Side: TypeAlias = Literal["own", "enemy", "every"]


class Turns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lasts so many turns; how turns are counted is the keyword's own rule."""

    turns: int


# Conditions on a unit


class HpAtMost(msgspec.Struct, frozen=True, tag_field="is", tag="hp_at_most", forbid_unknown_fields=True):
    """Its health is at most this share of its maximum."""

    percent: int


class Has(msgspec.Struct, frozen=True, tag_field="is", tag="has", forbid_unknown_fields=True):
    """It carries at least so much of a keyword."""

    keyword: str
    least: int = 1


class FreeSlot(msgspec.Struct, frozen=True, tag_field="is", tag="free_slot", forbid_unknown_fields=True):
    """Its side has an empty place for a summoned unit."""


UnitCondition: TypeAlias = HpAtMost | Has | FreeSlot


# Conditions on a card that may be answered


class CostAtMost(msgspec.Struct, frozen=True, tag_field="is", tag="cost_at_most", forbid_unknown_fields=True):
    """Its printed cost is at most this."""

    cost: int


class OfType(msgspec.Struct, frozen=True, tag_field="is", tag="of_type", forbid_unknown_fields=True):
    """It is a card of this type."""

    type: str


class AimsAtYou(msgspec.Struct, frozen=True, tag_field="is", tag="aims_at_you", forbid_unknown_fields=True):
    """The answering player's hero is among its targets."""


CardCondition: TypeAlias = CostAtMost | OfType | AimsAtYou


# Targets: what is frozen when the card is locked in


class ToSelf(msgspec.Struct, frozen=True, tag_field="to", tag="self", forbid_unknown_fields=True):
    """The player's own hero."""


class ToEnemy(msgspec.Struct, frozen=True, tag_field="to", tag="enemy", forbid_unknown_fields=True):
    """One enemy unit of the player's choice."""

    hero_only: bool = False


class ToBoth(msgspec.Struct, frozen=True, tag_field="to", tag="both", forbid_unknown_fields=True):
    """The two heroes."""


class ToRandom(msgspec.Struct, frozen=True, tag_field="to", tag="random", forbid_unknown_fields=True):
    """One unit of a side, drawn."""

    side: Side = "enemy"


class ToAll(msgspec.Struct, frozen=True, tag_field="to", tag="all", forbid_unknown_fields=True):
    """Every unit of the side or sides named."""

    side: Side


class ToIf(msgspec.Struct, frozen=True, tag_field="to", tag="conditional", forbid_unknown_fields=True):
    """One unit of a side that meets a condition; without one the card has no target."""

    side: Literal["own", "enemy"]
    when: UnitCondition


class ToCard(msgspec.Struct, frozen=True, tag_field="to", tag="reaction", forbid_unknown_fields=True):
    """The enemy card that is about to resolve, if it meets all conditions."""

    when: tuple[CardCondition, ...] = ()


Target: TypeAlias = ToSelf | ToEnemy | ToBoth | ToRandom | ToAll | ToIf | ToCard


# Operations


class Damage(msgspec.Struct, frozen=True, tag_field="op", tag="damage", forbid_unknown_fields=True):
    """Take health by the formula; `critical` is the chance in percent of a critical hit."""

    amount: int
    to: Who = "target"
    critical: int = 0


class Heal(msgspec.Struct, frozen=True, tag_field="op", tag="heal", forbid_unknown_fields=True):
    """Give back health by the formula."""

    amount: int
    to: Who = "target"


class Give(msgspec.Struct, frozen=True, tag_field="op", tag="give", forbid_unknown_fields=True):
    """Attach a keyword: an amount, a duration, or both."""

    keyword: str
    amount: int = 0
    lasts: Turns | None = None
    to: Who = "target"


class Remove(msgspec.Struct, frozen=True, tag_field="op", tag="remove", forbid_unknown_fields=True):
    """Take keywords away: one by name, or all debuffs."""

    keyword: str
    to: Who = "target"


class Summon(msgspec.Struct, frozen=True, tag_field="op", tag="summon", forbid_unknown_fields=True):
    """Put a unit into the place that was reserved for it."""

    unit: str


class VoidInitiative(msgspec.Struct, frozen=True, tag_field="op", tag="void_initiative", forbid_unknown_fields=True):
    """Nobody holds the initiative in the next round."""


class Nullify(msgspec.Struct, frozen=True, tag_field="op", tag="nullify", forbid_unknown_fields=True):
    """The card that is answered has no effect."""


class Reflect(msgspec.Struct, frozen=True, tag_field="op", tag="reflect", forbid_unknown_fields=True):
    """A share of what the answered card would take from your hero hits the card's owner instead."""

    percent: int


Operation: TypeAlias = Damage | Heal | Give | Remove | Summon | VoidInitiative | Nullify | Reflect
