"""What a seat can answer, and its short text form."""

from collections.abc import Sequence
from typing import Annotated, Self, TypeAlias

import msgspec

from hanpan.core.contract.bounds import LISTED, Pile, Whole, Word, whole
from hanpan.core.contract.error import BadValue
from hanpan.core.contract.forms import Forms, Spelled
from hanpan.games.clash.content.catalogue import CARDS

HERO = 0  # the place of a side's hero; summons stand in places 1, 2, …


def _card(word: str) -> str:
    if word not in CARDS:
        raise BadValue(
            f"{word!r} is not a card; cards are named A01 to S19",
            ko=f"그런 카드는 없습니다: {word!r}. 카드는 A01부터 S19까지입니다",
        )
    return word


CardId: TypeAlias = Annotated[Word, Spelled(_card)]


class ChooseDeck(msgspec.Struct, frozen=True, tag="deck", forbid_unknown_fields=True, omit_defaults=True):
    """Play with a named deck, or with a list of one's own (CL-BASE-02)."""

    name: Word = ""
    cards: Pile = ()

    def __post_init__(self) -> None:
        if len(self.cards) > 1:  # a deck has no order: equal lists are equal values
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))

    def to_words(self) -> Sequence[str]:
        """`blades`, or every card."""
        return (self.name,) if self.name or not self.cards else self.cards

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        """One word that is no card is a name. Raises ValueError."""
        if len(words) < 2 and not (words and words[0] in CARDS):
            return cls("".join(words))
        return cls("", tuple(map(_card, words)))


class Mulligan(msgspec.Struct, frozen=True, tag="mulligan", forbid_unknown_fields=True, omit_defaults=True):
    """Set aside cards of the first hand and draw as many (CL-HAND-01); none: keep the hand."""

    cards: Annotated[Pile, Spelled(_card)] = ()

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One card of a queue; `target` is a place on the enemy side, 0 for the usual one (CL-AM-39)."""

    card: Word
    target: Whole = HERO


def _pick(word: str) -> Pick:
    card, at, place = word.partition("@")
    if not at or place == "hero":
        return Pick(_card(card))
    if not place.isdigit():
        raise BadValue(
            f"{word!r}: after '@' stands 'hero' or the number of a summon's place",
            ko=f"{word!r}: '@' 뒤에는 'hero'나 소환수 자리의 번호가 옵니다",
        )
    return Pick(_card(card), whole(place))


def _written(pick: Pick) -> str:
    return f"{pick.card}@{pick.target}" if pick.target else pick.card


class Queue(msgspec.Struct, frozen=True, tag="queue", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Declare these cards in this order (CL-FLOW-06); none: pass (CL-AM-38)."""

    cards: Annotated[tuple[Pick, ...], LISTED, Spelled(_pick, _written)] = ()


class Fire(msgspec.Struct, frozen=True, tag="fire", forbid_unknown_fields=True):
    """Answer the card that is about to resolve with a set reaction (CL-REACT-05)."""

    card: CardId


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Let the card resolve (CL-AM-04)."""


Action: TypeAlias = ChooseDeck | Mulligan | Queue | Fire | Decline

PASS = Queue()
KEEP = Mulligan()
DECLINE = Decline()

FORMS: Forms[Action] = Forms(
    Action,
    names={"pass": PASS, "keep": KEEP},
    examples="'deck blades', 'mulligan A01 D01', 'keep', 'queue A03 A01@2', 'pass', 'fire S01', 'decline'",
)
