"""What a player can do, and its short text form. Tiles are numbers here (tiles.py) and `x,y` in text."""

import re
from collections.abc import Sequence
from typing import Annotated, Self, TypeAlias

import msgspec

from hanpan.core.contract.bounds import Whole, Wholes, Word, Words
from hanpan.core.contract.error import BadValue
from hanpan.core.contract.forms import Forms, Spelled
from hanpan.games.trail.content.catalogue import CARDS, EVENTS, POTIONS
from hanpan.games.trail.rules.tiles import on_grid, tile, x_of, y_of

KEYS: tuple[str, ...] = ("a", "icon", "right", *(str(slot % 10) for slot in range(1, 11)))
CLICKS: tuple[str, ...] = tuple(f"card{slot}" for slot in range(1, 11))


def place(at: int) -> str:
    """A tile as text: `3,2`."""
    return f"{x_of(at)},{y_of(at)}"


def index(text: str) -> int:
    """The tile that `3,2` names. Raises ValueError."""
    x, comma, y = text.strip("()").partition(",")
    if not (comma and x.strip().isdigit() and y.strip().isdigit() and on_grid(int(x), int(y))):
        raise BadValue(
            f"{text!r} is not a tile; tiles are named 1,1 (top left) to 10,6",
            ko=f"칸이 아닙니다: {text!r}. 칸은 1,1(왼쪽 위)부터 10,6까지입니다",
        )
    return tile(int(x), int(y))


def _card(word: str) -> str:
    if word not in CARDS:
        raise BadValue(
            f"{word!r} is not a card; cards are named C01 to C{len(CARDS):02d}",
            ko=f"그런 카드는 없습니다: {word!r}. 카드는 C01부터 C{len(CARDS):02d}까지입니다",
        )
    return word


def _potion(word: str) -> str:
    if word not in POTIONS:
        raise BadValue(
            f"{word!r} is not a potion; the potions are {', '.join(POTIONS)}",
            ko=f"그런 물약은 없습니다: {word!r}. 있는 물약: {', '.join(POTIONS)}",
        )
    return word


def _event(word: str) -> str:
    if word not in EVENTS:
        raise BadValue(
            f"{word!r} is not an event; events are named E1 to E{len(EVENTS)}",
            ko=f"그런 이벤트는 없습니다: {word!r}. 이벤트는 E1부터 E{len(EVENTS)}까지입니다",
        )
    return word


CardId: TypeAlias = Annotated[Word, Spelled(_card)]
PotionId: TypeAlias = Annotated[Word, Spelled(_potion)]


class Go(msgspec.Struct, frozen=True, tag="go", forbid_unknown_fields=True, gc=False):
    """Walk to a tile, one step or a whole way (TR-UI-06, TR-AM-22)."""

    to: Annotated[Whole, Spelled(index, place)]


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Play a card of the hand, at a tile, at several, or with a sign (+1, -1)."""

    card: Word
    tiles: Wholes = ()
    sign: Whole = 0

    def __post_init__(self) -> None:
        if len(self.tiles) > 1:  # a set of tiles has no order: equal sets are equal values
            msgspec.structs.force_setattr(self, "tiles", tuple(sorted(self.tiles)))

    def to_words(self) -> Sequence[str]:
        """`C10 2,2 3,2`, `C14 -1`."""
        sign = (f"{self.sign:+d}",) if self.sign else ()
        return (self.card, *map(place, self.tiles), *sign)

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        """Raises ValueError."""
        card, *rest = words
        if len(rest) != 1 or rest[0][0] not in "+-":
            return cls(_card(card), tuple(map(index, rest)))
        if rest[0] not in ("+1", "-1"):
            raise BadValue(f"{rest[0]!r}: a card takes +1 or -1", ko=f"{rest[0]!r}: 카드에는 +1이나 -1을 적습니다")
        return cls(_card(card), (), int(rest[0]))


class Drink(msgspec.Struct, frozen=True, tag="drink", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Use a potion; `amount` is the movement that Fixing sets."""

    potion: PotionId
    amount: Whole = 0


class End(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """End the turn; `forced` confirms that movement is left (TR-AM-01)."""

    forced: bool = False


class Press(msgspec.Struct, frozen=True, tag="press", forbid_unknown_fields=True, gc=False):
    """A control: `a`, `icon`, `right`, a number key, or `card3` for a click on the third card (TR-UI)."""

    key: Word


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True, gc=False):
    """Take the last walk, card or potion back, as far as nothing was drawn since (TR-DET-10)."""


class Take(msgspec.Struct, frozen=True, tag="take", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Take one of the cards that are offered; none: skip them (TR-DET-07)."""

    card: CardId = ""


class Swap(msgspec.Struct, frozen=True, tag="swap", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Give up a potion for the one that is offered; none: decline (TR-DET-07)."""

    potion: PotionId = ""


class Visit(msgspec.Struct, frozen=True, tag="visit", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Take one of the events: `faces` for the Carver, the place of a `face` for the Mirror, a `potion` of the
    Pedlar (and one to `drop` for it where the pockets are full), or none for a fresh die."""

    event: Annotated[Word, Spelled(_event)]
    faces: Wholes = ()
    face: Whole = 0
    potion: PotionId = ""
    drop: PotionId = ""

    def __post_init__(self) -> None:
        if len(self.faces) > 1:  # a die has no order
            msgspec.structs.force_setattr(self, "faces", tuple(sorted(self.faces)))


class Draft(msgspec.Struct, frozen=True, tag="map", forbid_unknown_fields=True, gc=False):
    """Play a map of one's own: six rows of ten signs (stages.toml explains them)."""

    rows: Words

    def to_words(self) -> Sequence[str]:
        """All rows in one word, with `/` between them."""
        return ("/".join(self.rows),)

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        """Rows may stand on lines of their own; `check` says what is wrong with a map."""
        return cls(tuple(re.split("/+", "/".join(words))))


Action: TypeAlias = Go | Play | Drink | End | Press | Undo | Take | Swap | Visit | Draft

END = End()
FORCED = End(True)
UNDO = Undo()
SKIP = Take()
DECLINE = Swap()

FORMS: Forms[Action] = Forms(
    Action,
    names={"end": END, "force": FORCED, "skip": SKIP, "decline": DECLINE},
    examples="'go 3,2', 'play C01 4,2', 'play C05', 'play C14 +1', 'drink healing', 'drink fixing 4', 'end', 'force', "
    "'press a', 'undo', 'take C08', 'skip', 'swap mana', 'decline', 'visit E1', 'visit E4 1 2 3 6', "
    "'map <row>/<row>/…'",
)
