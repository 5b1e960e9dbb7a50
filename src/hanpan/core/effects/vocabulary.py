"""What a card can say: operations, targets, conditions and durations, each a small tagged record.

The set is closed on purpose. A game adds to it here, where every other game and the words can see it,
and never in a card.
"""

from typing import Literal, TypeAlias

import msgspec

from hanpan.core.contract.rulebook import Words

Who: TypeAlias = Literal["target", "you", "owner", "opponent", "actor"]
"""Whom an operation touches: the frozen targets, the player (or its hero), the one behind the card that is answered,
the other player, or the one whose deed set the ability off."""

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


class OfTypes(msgspec.Struct, frozen=True, tag_field="is", tag="of_types", forbid_unknown_fields=True):
    """It is a card of one of these types."""

    types: tuple[str, ...]


class IsAttack(msgspec.Struct, frozen=True, tag_field="is", tag="attack", forbid_unknown_fields=True):
    """It is no card: an attack has been declared."""


class DestroysItem(msgspec.Struct, frozen=True, tag_field="is", tag="destroys_item", forbid_unknown_fields=True):
    """It would destroy an item."""


CardCondition: TypeAlias = CostAtMost | OfType | AimsAtYou | OfTypes | IsAttack | DestroysItem


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
    """Every unit of the side or sides named; `others`: but not the source itself."""

    side: Side
    others: bool = False


class ToIf(msgspec.Struct, frozen=True, tag_field="to", tag="conditional", forbid_unknown_fields=True):
    """One unit of a side that meets a condition; without one the card has no target."""

    side: Literal["own", "enemy"]
    when: UnitCondition


class ToCard(msgspec.Struct, frozen=True, tag_field="to", tag="reaction", forbid_unknown_fields=True):
    """The enemy card that is about to resolve, if it meets all conditions."""

    when: tuple[CardCondition, ...] = ()


class ToChosen(msgspec.Struct, frozen=True, tag_field="to", tag="chosen", forbid_unknown_fields=True):
    """One unit or one item of the player's choice; `or_you`: or the player itself."""

    what: Literal["unit", "item"]
    side: Side
    or_you: bool = False


class ToAttacker(msgspec.Struct, frozen=True, tag_field="to", tag="attacker", forbid_unknown_fields=True):
    """One attacker of the attack that is answered."""


class ToWearer(msgspec.Struct, frozen=True, tag_field="to", tag="wearer", forbid_unknown_fields=True):
    """The unit that carries the item."""


class ToGraveyard(msgspec.Struct, frozen=True, tag_field="to", tag="graveyard", forbid_unknown_fields=True):
    """A unit card in the own graveyard that costs at most so much."""

    cost: int


Target: TypeAlias = (
    ToSelf | ToEnemy | ToBoth | ToRandom | ToAll | ToIf | ToCard | ToChosen | ToAttacker | ToWearer | ToGraveyard
)


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


class Destroy(msgspec.Struct, frozen=True, tag_field="op", tag="destroy", forbid_unknown_fields=True):
    """The targeted item goes to its owner's graveyard."""


class Protect(msgspec.Struct, frozen=True, tag_field="op", tag="protect", forbid_unknown_fields=True):
    """The targeted item cannot be destroyed this turn."""


class Incapacitate(msgspec.Struct, frozen=True, tag_field="op", tag="incapacitate", forbid_unknown_fields=True):
    """The unit leaves the field, whatever its health."""


class Lose(msgspec.Struct, frozen=True, tag_field="op", tag="lose", forbid_unknown_fields=True):
    """The player pays with its own health; this is no damage."""

    amount: int


class Draw(msgspec.Struct, frozen=True, tag_field="op", tag="draw", forbid_unknown_fields=True):
    """Draw cards, as far as there are any."""

    count: int


class Discard(msgspec.Struct, frozen=True, tag_field="op", tag="discard", forbid_unknown_fields=True):
    """Put cards of one's hand, by choice, into the graveyard."""

    count: int


class Recover(msgspec.Struct, frozen=True, tag_field="op", tag="recover", forbid_unknown_fields=True):
    """Gain power, up to the maximum."""

    amount: int


class Fetch(msgspec.Struct, frozen=True, tag_field="op", tag="fetch", forbid_unknown_fields=True):
    """The targeted card leaves the graveyard for the hand or the field."""

    into: Literal["hand", "field"]


class Call(msgspec.Struct, frozen=True, tag_field="op", tag="call", forbid_unknown_fields=True):
    """Summon a unit card from the hand for less; one's own unit may make room for it."""

    discount: int


class ShuffleIn(msgspec.Struct, frozen=True, tag_field="op", tag="shuffle_in", forbid_unknown_fields=True):
    """Shuffle cards of the own graveyard, other than copies of this one, into the deck."""

    most: int


class BackOnTop(msgspec.Struct, frozen=True, tag_field="op", tag="back_on_top", forbid_unknown_fields=True):
    """If power was recovered, the player may reveal this card and put it on top of the deck."""


Operation: TypeAlias = (
    Damage
    | Heal
    | Give
    | Remove
    | Summon
    | VoidInitiative
    | Nullify
    | Reflect
    | Destroy
    | Protect
    | Incapacitate
    | Lose
    | Draw
    | Discard
    | Recover
    | Fetch
    | Call
    | ShuffleIn
    | BackOnTop
)


# Abilities of cards that stay on the table, or wait in a hand

When: TypeAlias = Literal[
    "enters",
    "incapacitated",
    "wearer_incapacitated",
    "damages_player",
    "enemy_spell",
    "drawn",
    "recovered",
    "own_turn_start",
    "turn_start",
]
"""What sets a passive off."""


class Passive(msgspec.Struct, frozen=True, tag_field="ability", tag="passive", forbid_unknown_fields=True):
    """Happens by itself when something has happened; its target is chosen when it resolves."""

    when: When
    effects: tuple[Operation, ...]
    target: Target | None = None
    name: Words | None = None
    with_item: bool = False  # only for a player who has an item on the table


class Activated(msgspec.Struct, frozen=True, tag_field="ability", tag="activated", forbid_unknown_fields=True):
    """Used by choice for a price, once a turn."""

    cost: int
    effects: tuple[Operation, ...]
    target: Target | None = None


class Aura(msgspec.Struct, frozen=True, tag_field="ability", tag="aura", forbid_unknown_fields=True):
    """A number of units is higher as long as the source stays."""

    stat: Literal["attack", "defence"]
    amount: int
    side: Side
    others: bool = False


class Halves(msgspec.Struct, frozen=True, tag_field="ability", tag="halves", forbid_unknown_fields=True):
    """Combat damage to players is halved, rounded down."""


class Silences(msgspec.Struct, frozen=True, tag_field="ability", tag="silences", forbid_unknown_fields=True):
    """Nobody may play a response."""


class Replaces(msgspec.Struct, frozen=True, tag_field="ability", tag="replaces", forbid_unknown_fields=True):
    """Before it enters, one's own unit may be put into the graveyard to make room."""


Ability: TypeAlias = Passive | Activated | Aura | Halves | Silences | Replaces
