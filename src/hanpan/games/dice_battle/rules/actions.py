"""What a seat can answer, and its short text form."""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from hanpan.core.contract.bounds import LISTED, Whole
from hanpan.core.contract.forms import Forms

Tendency: TypeAlias = Literal["attack", "defence", "balance"]
Card: TypeAlias = Literal["attack", "defence", "boost", "steal", "reset"]

TENDENCIES: tuple[Tendency, ...] = get_args(Tendency)
CARDS: tuple[Card, ...] = get_args(Card)


class Declare(msgspec.Struct, frozen=True, tag="declare", forbid_unknown_fields=True):
    """Declare the tendency of this round (DB-2.3)."""

    tendency: Tendency


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True, omit_defaults=True):
    """Play cards and build shields in one phase (DB-3.1, DB-5.1); nothing at all is a pass.

    The order of the cards has no meaning, so they are kept in the order of the rulebook and two
    equal choices are equal values.
    """

    cards: Annotated[tuple[Card, ...], LISTED] = ()
    shields: Whole = 0

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards, key=CARDS.index)))


class Keep(msgspec.Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Keep the die of the luck pair that shows this face (DB-4.2)."""

    face: Whole


Action: TypeAlias = Declare | Play | Keep

PASS = Play()

FORMS: Forms[Action] = Forms(
    Action,
    names={"pass": PASS},
    short={tendency: Declare(tendency) for tendency in TENDENCIES},
    examples="'declare attack', 'play boost shields 1', 'keep 5', 'pass'",
)
