"""What a seat can answer, and its short text form.

Places are named from the seat that acts: `my1` and `foe2` are sorcerers, `my1.2` is the second item on one,
`me` and `foe` are the players; a card in a graveyard or a hand is named by its id.
"""

from typing import Annotated, TypeAlias

import msgspec

from hanpan.core.contract.bounds import LISTED, Pile, Whole, Wholes, Word, Words, whole
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.state import PLACES


class ChooseDeck(msgspec.Struct, frozen=True, tag="deck", forbid_unknown_fields=True, omit_defaults=True):
    """Play with a named deck, or with a list of one's own and what is kept beside it."""

    name: Word = ""
    cards: Pile = ()
    side: Pile = ()

    def __post_init__(self) -> None:
        if self.cards:  # a deck has no order: equal lists are equal values
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))
            msgspec.structs.force_setattr(self, "side", tuple(sorted(self.side)))


class Mulligan(msgspec.Struct, frozen=True, tag="mulligan", forbid_unknown_fields=True):
    """Send the whole first hand back and draw another (SO-BASE-03)."""


class Keep(msgspec.Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Stay with the first hand, or with the deck as it is."""


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Play a card of the hand in a main phase, with the targets it names."""

    card: Word
    targets: Words = ()


class Use(msgspec.Struct, frozen=True, tag="use", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Use the ability of a sorcerer or an item (SO-PHASE-04)."""

    source: Word
    targets: Words = ()


class Next(msgspec.Struct, frozen=True, tag="next", forbid_unknown_fields=True):
    """Go on to the next phase; in combat: do not attack."""


class Attack(msgspec.Struct, frozen=True, tag="attack", forbid_unknown_fields=True, gc=False):
    """Attack with the sorcerers in these places, all at once."""

    places: Wholes


class Block(msgspec.Struct, frozen=True, tag="block", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Own places and the attackers' places that they block; none: no block."""

    pairs: Annotated[tuple[tuple[Whole, Whole], ...], LISTED] = ()


class Respond(msgspec.Struct, frozen=True, tag="respond", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Answer the object that is next with a response card: O (SO-PLAY-02)."""

    card: Word
    targets: Words = ()


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

    cards: Pile

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

_TRY = (
    "try 'deck spear', 'keep', 'mulligan', 'play SPL-01 foe1', 'use my1.2', 'next', 'attack 1 3', 'block 2>1', "
    "'block none', 'respond RSP-03', 'pass', 'choose foe1.1', 'repeat 10', 'discard SOR-03' or "
    "'exchange SPL-01 > SPL-05'"
)
_PLAIN: dict[str, Action] = {"mulligan": MULLIGAN, "keep": KEEP, "next": NEXT, "pass": PASS}


def write(action: Action) -> str:
    """The text that `read` takes."""
    if isinstance(action, Play | Respond):
        verb = "play" if isinstance(action, Play) else "respond"
        return " ".join((verb, action.card, *action.targets))
    if isinstance(action, Use):
        return " ".join(("use", action.source, *action.targets))
    if isinstance(action, Attack):
        return " ".join(("attack", *map(str, action.places)))
    if isinstance(action, Block):
        return " ".join(("block", *(f"{own}>{foe}" for own, foe in action.pairs))) if action.pairs else "block none"
    if isinstance(action, Choose):
        return f"choose {action.pick}"
    if isinstance(action, Repeat):
        return f"repeat {action.total}"
    if isinstance(action, Discard):
        return " ".join(("discard", *action.cards))
    if isinstance(action, Exchange):
        return " ".join(("exchange", *action.out, ">", *action.into))
    if isinstance(action, ChooseDeck):
        if not action.cards:
            return f"deck {action.name}"
        return " ".join(("deck", *action.cards, *((">", *action.side) if action.side else ())))
    return next(text for text, plain in _PLAIN.items() if plain == action)


def read(text: str) -> Action:
    """The action a text names. Raises ValueError."""
    verb, *rest = text.split() or [""]
    if verb in _PLAIN and not rest:
        return _PLAIN[verb]
    if verb in ("play", "respond") and rest:
        card, targets = _card(rest[0]), tuple(map(_target, rest[1:]))
        return Play(card, targets) if verb == "play" else Respond(card, targets)
    if verb == "use" and rest:
        return Use(_target(rest[0]), tuple(map(_target, rest[1:])))
    if verb == "attack" and rest:
        return Attack(tuple(map(whole, rest)))
    if verb == "block" and rest:
        return NO_BLOCK if rest == ["none"] else Block(tuple(map(_pair, rest)))
    if verb == "choose" and len(rest) == 1:
        return Choose(rest[0])
    if verb == "repeat" and len(rest) == 1:
        return Repeat(whole(rest[0]))
    if verb == "discard" and rest:
        return Discard(tuple(map(_card, rest)))
    if verb == "exchange" and rest.count(">") == 1:
        gone, came = _halves(rest)
        return Exchange(gone, came)
    if verb == "deck":
        if len(rest) < 2 and not (rest and rest[0] in CARDS):
            return ChooseDeck("".join(rest))
        return ChooseDeck("", *_halves(rest))
    raise ValueError(f"{text!r} is not a move; {_TRY}")


def _halves(words: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    at = words.index(">") if ">" in words else len(words)
    return tuple(map(_card, words[:at])), tuple(map(_card, words[at + 1 :]))


def _pair(word: str) -> tuple[int, int]:
    own, sign, foe = word.partition(">")
    if not sign:
        raise ValueError(f"{word!r}: a block is written 2>1, one's own place and the attacker's")
    return whole(own), whole(foe)


def _target(word: str) -> str:
    if word not in SPOTS and word not in CARDS:
        raise ValueError(f"{word!r} is no target; targets are my1, foe2, my1.2, me, foe or a card")
    return word


def _card(word: str) -> str:
    if word not in CARDS:
        raise ValueError(f"{word!r} is not a card; cards are named SOR-01 to RSP-07")
    return word
