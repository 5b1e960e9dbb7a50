"""What a seat can answer, and its short text form."""

from typing import Annotated, TypeAlias

import msgspec

from hanpan.core.contract.bounds import LISTED, Pile, Whole, Word, whole
from hanpan.games.clash.content.catalogue import CARDS

HERO = 0  # the place of a side's hero; summons stand in places 1, 2, …


class ChooseDeck(msgspec.Struct, frozen=True, tag="deck", forbid_unknown_fields=True, omit_defaults=True):
    """Play with a named deck, or with a list of one's own (CL-BASE-02)."""

    name: Word = ""
    cards: Pile = ()

    def __post_init__(self) -> None:
        if len(self.cards) > 1:  # a deck has no order: equal lists are equal values
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))


class Mulligan(msgspec.Struct, frozen=True, tag="mulligan", forbid_unknown_fields=True, omit_defaults=True):
    """Set aside cards of the first hand and draw as many (CL-HAND-01); none: keep the hand."""

    cards: Pile = ()

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One card of a queue; `target` is a place on the enemy side, 0 for the usual one (CL-AM-39)."""

    card: Word
    target: Whole = HERO


class Queue(msgspec.Struct, frozen=True, tag="queue", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Declare these cards in this order (CL-FLOW-06); none: pass (CL-AM-38)."""

    cards: Annotated[tuple[Pick, ...], LISTED] = ()


class Fire(msgspec.Struct, frozen=True, tag="fire", forbid_unknown_fields=True):
    """Answer the card that is about to resolve with a set reaction (CL-REACT-05)."""

    card: Word


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Let the card resolve (CL-AM-04)."""


Action: TypeAlias = ChooseDeck | Mulligan | Queue | Fire | Decline

PASS = Queue()
KEEP = Mulligan()
DECLINE = Decline()

_TRY = "try 'deck blades', 'mulligan A01 D01', 'keep', 'queue A03 A01@2', 'pass', 'fire S01' or 'decline'"


def write(action: Action) -> str:
    """`deck blades`, `mulligan A01`, `keep`, `queue A03 A01@2`, `pass`, `fire S01`, `decline`."""
    if isinstance(action, Queue):
        return "queue " + " ".join(map(_written, action.cards)) if action.cards else "pass"
    if isinstance(action, Fire):
        return f"fire {action.card}"
    if isinstance(action, Decline):
        return "decline"
    if isinstance(action, Mulligan):
        return "mulligan " + " ".join(action.cards) if action.cards else "keep"
    return f"deck {action.name}" if action.name or not action.cards else "deck " + " ".join(action.cards)


def read(text: str) -> Action:
    """The action a text names. Raises ValueError."""
    verb, *rest = text.split() or [""]
    if verb == "queue" and rest:
        return Queue(tuple(map(_pick, rest)))
    if verb == "pass" and not rest:
        return PASS
    if verb == "fire" and len(rest) == 1:
        return Fire(_card(rest[0]))
    if verb == "decline" and not rest:
        return DECLINE
    if verb == "mulligan" and rest:
        return Mulligan(tuple(map(_card, rest)))
    if verb == "keep" and not rest:
        return KEEP
    if verb == "deck":
        if len(rest) < 2 and not (rest and rest[0] in CARDS):
            return ChooseDeck("".join(rest))
        return ChooseDeck("", tuple(map(_card, rest)))
    raise ValueError(f"{text!r} is not a move; {_TRY}")


def _written(pick: Pick) -> str:
    return f"{pick.card}@{pick.target}" if pick.target else pick.card


def _pick(word: str) -> Pick:
    card, at, place = word.partition("@")
    if not at or place == "hero":
        return Pick(_card(card))
    if not place.isdigit():
        raise ValueError(f"{word!r}: after '@' stands 'hero' or the number of a summon's place")
    return Pick(_card(card), whole(place))


def _card(word: str) -> str:
    if word not in CARDS:
        raise ValueError(f"{word!r} is not a card; cards are named A01 to S19")
    return word
