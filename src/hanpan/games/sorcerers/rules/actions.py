"""What a seat can answer, and its short text form.

Places are named from the seat that acts: `my1` and `foe2` are sorcerers, `my1.2` is the second item on one,
`me` and `foe` are the players; a card in a graveyard or a hand is named by its id.
"""

from collections.abc import Sequence
from typing import Annotated, Self, TypeAlias

import msgspec

from hanpan.core.contract.bounds import LISTED, Pile, Whole, Wholes, Word, Words, whole
from hanpan.core.contract.error import BadValue
from hanpan.core.contract.forms import Forms, Spelled
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.state import PLACES


def _card(word: str) -> str:
    if word not in CARDS:
        raise BadValue(
            f"{word!r} is not a card; cards are named SOR-01 to RSP-07",
            ko=f"그런 카드는 없습니다: {word!r}. 카드는 SOR-01부터 RSP-07까지입니다",
        )
    return word


def _target(word: str) -> str:
    if word not in SPOTS and word not in CARDS:
        raise BadValue(
            f"{word!r} is no target; targets are my1, foe2, my1.2, me, foe or a card",
            ko=f"대상이 아닙니다: {word!r}. 대상은 my1, foe2, my1.2, me, foe 또는 카드입니다",
        )
    return word


def _pair(word: str) -> tuple[int, int]:
    own, sign, foe = word.partition(">")
    if not sign:
        raise BadValue(
            f"{word!r}: a block is written 2>1, one's own place and the attacker's",
            ko=f"{word!r}: 블록은 2>1처럼 내 자리와 공격자의 자리를 적습니다",
        )
    return whole(own), whole(foe)


def _halves(words: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    at = words.index(">") if ">" in words else len(words)
    return tuple(map(_card, words[:at])), tuple(map(_card, words[at + 1 :]))


CardId: TypeAlias = Annotated[Word, Spelled(_card)]
Targets: TypeAlias = Annotated[Words, Spelled(_target)]


class ChooseDeck(msgspec.Struct, frozen=True, tag="deck", forbid_unknown_fields=True, omit_defaults=True):
    """Play with a named deck, or with a list of one's own and what is kept beside it."""

    name: Word = ""
    cards: Pile = ()
    side: Pile = ()

    def __post_init__(self) -> None:
        if self.cards:  # a deck has no order: equal lists are equal values
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))
            msgspec.structs.force_setattr(self, "side", tuple(sorted(self.side)))

    def to_words(self) -> Sequence[str]:
        """`spear`, or every card, and behind `>` those beside them."""
        return (*self.cards, *((">", *self.side) if self.side else ())) if self.cards else (self.name,)

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        """One word that is no card is a name. Raises ValueError."""
        if len(words) < 2 and not (words and words[0] in CARDS):
            return cls("".join(words))
        return cls("", *_halves(words))


class Mulligan(msgspec.Struct, frozen=True, tag="mulligan", forbid_unknown_fields=True):
    """Send the whole first hand back and draw another (SO-BASE-03)."""


class Keep(msgspec.Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Stay with the first hand, or with the deck as it is."""


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Play a card of the hand in a main phase, with the targets it names."""

    card: CardId
    targets: Targets = ()


class Use(msgspec.Struct, frozen=True, tag="use", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Use the ability of a sorcerer or an item (SO-PHASE-04)."""

    source: Annotated[Word, Spelled(_target)]
    targets: Targets = ()


class Next(msgspec.Struct, frozen=True, tag="next", forbid_unknown_fields=True):
    """Go on to the next phase; in combat: do not attack."""


class Attack(msgspec.Struct, frozen=True, tag="attack", forbid_unknown_fields=True, gc=False):
    """Attack with the sorcerers in these places, all at once."""

    places: Wholes


class Block(msgspec.Struct, frozen=True, tag="block", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Own places and the attackers' places that they block; none: no block."""

    pairs: Annotated[tuple[tuple[Whole, Whole], ...], LISTED, Spelled(_pair, lambda pair: f"{pair[0]}>{pair[1]}")] = ()


class Respond(msgspec.Struct, frozen=True, tag="respond", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Answer the object that is next with a response card: O (SO-PLAY-02)."""

    card: CardId
    targets: Targets = ()


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Do not respond: X (SO-PLAY-02)."""


class Choose(msgspec.Struct, frozen=True, tag="choose", forbid_unknown_fields=True, gc=False):
    """What an effect asks for while it resolves: a target, a card, `yes`, `no` or `none`."""

    pick: Word


class Repeat(msgspec.Struct, frozen=True, tag="repeat", forbid_unknown_fields=True, gc=False):
    """How often a loop runs in all (SO-LOOP-04); the number it has already run: no more."""

    total: Whole


class Discard(msgspec.Struct, frozen=True, tag="discard", forbid_unknown_fields=True, gc=False):
    """The cards above the hand limit, at the end of a turn (SO-HAND-04)."""

    cards: Annotated[Pile, Spelled(_card)]

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))


class Exchange(msgspec.Struct, frozen=True, tag="exchange", forbid_unknown_fields=True, omit_defaults=True):
    """Between games: cards that leave the deck and cards of the sideboard that come in (SO-SIDE-01)."""

    out: Pile = ()
    into: Pile = ()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "out", tuple(sorted(self.out)))
        msgspec.structs.force_setattr(self, "into", tuple(sorted(self.into)))

    def to_words(self) -> Sequence[str]:
        """`SPL-01 > SPL-05`."""
        return (*self.out, ">", *self.into)

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        """Raises ValueError."""
        if words.count(">") != 1:
            raise BadValue(
                "an exchange is written SPL-01 > SPL-05: what goes, and what comes",
                ko="교환은 SPL-01 > SPL-05처럼 나가는 카드와 들어오는 카드를 적습니다",
            )
        return cls(*_halves(words))


Action: TypeAlias = (
    ChooseDeck
    | Mulligan
    | Keep
    | Play
    | Use
    | Next
    | Attack
    | Block
    | Respond
    | Pass
    | Choose
    | Repeat
    | Discard
    | Exchange
)

MULLIGAN, KEEP, NEXT, PASS, NO_BLOCK = Mulligan(), Keep(), Next(), Pass(), Block()
YES, NO, NONE = Choose("yes"), Choose("no"), Choose("none")

UNIT_NAMES: tuple[tuple[str, ...], ...] = tuple(
    tuple(f"{whose}{place + 1}" for place in range(PLACES)) for whose in ("my", "foe")
)
ITEM_NAMES: tuple[tuple[tuple[str, ...], ...], ...] = tuple(
    tuple(tuple(f"{name}.{index + 1}" for index in range(PLACES)) for name in names) for names in UNIT_NAMES
)
PLAYER_NAMES = ("me", "foe")
SPOTS: dict[str, tuple[int, int, int]] = {  # whose (0: one's own), place, item; -1 where there is none
    **{name: (whose, -1, -1) for whose, name in enumerate(PLAYER_NAMES)},
    **{name: (whose, place, -1) for whose in (0, 1) for place, name in enumerate(UNIT_NAMES[whose])},
    **{
        name: (whose, place, index)
        for whose in (0, 1)
        for place in range(PLACES)
        for index, name in enumerate(ITEM_NAMES[whose][place])
    },
}

FORMS: Forms[Action] = Forms(
    Action,
    names={"block none": NO_BLOCK},
    examples="'deck spear', 'keep', 'mulligan', 'play SPL-01 foe1', 'use my1.2', 'next', 'attack 1 3', 'block 2>1', "
    "'block none', 'respond RSP-03', 'pass', 'choose foe1.1', 'repeat 10', 'discard SOR-03', "
    "'exchange SPL-01 > SPL-05'",
)
