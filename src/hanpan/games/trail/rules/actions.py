"""What a player can do, and its short text form. Tiles are numbers here (tiles.py) and `x,y` in text."""

import re
from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from hanpan.core.contract.bounds import Whole, Wholes, Word, Words, whole
from hanpan.games.trail.content.catalogue import CARDS, EVENTS, POTIONS
from hanpan.games.trail.rules.tiles import on_grid, tile, x_of, y_of

KEYS: tuple[str, ...] = ("a", "icon", "right", *(str(slot % 10) for slot in range(1, 11)))
CLICKS: tuple[str, ...] = tuple(f"card{slot}" for slot in range(1, 11))


class Go(msgspec.Struct, frozen=True, tag="go", forbid_unknown_fields=True, gc=False):
    """Walk to a tile, one step or a whole way (TR-UI-06, TR-AM-22)."""

    to: Whole


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Play a card of the hand, at a tile, at several, or with a sign (+1, -1)."""

    card: Word
    tiles: Wholes = ()
    sign: Whole = 0

    def __post_init__(self) -> None:
        if len(self.tiles) > 1:  # a set of tiles has no order: equal sets are equal values
            msgspec.structs.force_setattr(self, "tiles", tuple(sorted(self.tiles)))


class Drink(msgspec.Struct, frozen=True, tag="drink", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Use a potion; `amount` is the movement that Fixing sets."""

    potion: Word
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

    card: Word = ""


class Swap(msgspec.Struct, frozen=True, tag="swap", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Give up a potion for the one that is offered; none: decline (TR-DET-07)."""

    potion: Word = ""


class Visit(msgspec.Struct, frozen=True, tag="visit", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Take one of the events: `faces` for the Carver, the place of a `face` for the Mirror, a `potion` of the
    Pedlar (and one to `drop` for it where the pockets are full), or none for a fresh die."""

    event: Word
    faces: Wholes = ()
    face: Whole = 0
    potion: Word = ""
    drop: Word = ""

    def __post_init__(self) -> None:
        if len(self.faces) > 1:  # a die has no order
            msgspec.structs.force_setattr(self, "faces", tuple(sorted(self.faces)))


class Draft(msgspec.Struct, frozen=True, tag="map", forbid_unknown_fields=True, gc=False):
    """Play a map of one's own: six rows of ten signs (stages.toml explains them)."""

    rows: Words


Action: TypeAlias = Go | Play | Drink | End | Press | Undo | Take | Swap | Visit | Draft

END = End()
FORCED = End(True)
UNDO = Undo()
SKIP = Take()
DECLINE = Swap()

_TRY = (
    "try 'go 3,2', 'play C01 4,2', 'play C05', 'play C14 +1', 'drink healing', 'drink fixing 4', 'end', 'force', "
    "'press a', 'undo', 'take C08', 'skip', 'swap mana', 'decline', 'visit E1', 'visit E4 1 2 3 6' "
    "or 'map <row>/<row>/…'"
)


def write(action: Action) -> str:
    """`go 3,2`, `play C10 2,2 3,2`, `play C14 -1`, `drink fixing 4`, `end`, `force`, `press a`, `skip`, …"""
    if isinstance(action, Go):
        return f"go {place(action.to)}"
    if isinstance(action, Play):
        sign = [f"{action.sign:+d}"] if action.sign else []
        return " ".join(["play", action.card, *map(place, action.tiles), *sign])
    if isinstance(action, Drink):
        return f"drink {action.potion}" + (f" {action.amount}" if action.amount else "")
    if isinstance(action, End):
        return "force" if action.forced else "end"
    if isinstance(action, Press):
        return f"press {action.key}"
    if isinstance(action, Undo):
        return "undo"
    if isinstance(action, Take):
        return f"take {action.card}" if action.card else "skip"
    if isinstance(action, Swap):
        return f"swap {action.potion}" if action.potion else "decline"
    if isinstance(action, Draft):
        return "map " + "/".join(action.rows)
    return _written_visit(action)


def read(text: str) -> Action:
    """The action a text names. Raises ValueError."""
    verb, *rest = text.split() or [""]
    bare: dict[str, Action] = {"end": END, "force": FORCED, "undo": UNDO, "skip": SKIP, "decline": DECLINE}
    if verb in bare and not rest:
        return bare[verb]
    if verb == "go" and len(rest) == 1:
        return Go(index(rest[0]))
    if verb == "play" and rest:
        return _read_play(rest)
    if verb == "drink" and rest and len(rest) < 3:
        return Drink(_potion(rest[0]), whole(rest[1]) if len(rest) > 1 else 0)
    if verb == "press" and len(rest) == 1:
        return Press(rest[0])
    if verb == "take" and len(rest) == 1:
        return Take(_card(rest[0]))
    if verb == "swap" and len(rest) == 1:
        return Swap(_potion(rest[0]))
    if verb == "visit" and rest:
        return _read_visit(rest)
    if verb == "map":
        return Draft(tuple(re.split(r"[/\s]+", text.removeprefix("map").strip())))
    raise ValueError(f"{text!r} is not a move; {_TRY}")


def place(at: int) -> str:
    """A tile as text: `3,2`."""
    return f"{x_of(at)},{y_of(at)}"


def index(text: str) -> int:
    """The tile that `3,2` names. Raises ValueError."""
    x, comma, y = text.strip("()").partition(",")
    if not (comma and x.strip().isdigit() and y.strip().isdigit() and on_grid(int(x), int(y))):
        raise ValueError(f"{text!r} is not a tile; tiles are named 1,1 (top left) to 10,6")
    return tile(int(x), int(y))


def _read_play(rest: Sequence[str]) -> Play:
    card = _card(rest[0])
    if len(rest) == 2 and rest[1][0] in "+-":
        if rest[1] not in ("+1", "-1"):
            raise ValueError(f"{rest[1]!r}: a card takes +1 or -1")
        return Play(card, (), int(rest[1]))
    return Play(card, tuple(map(index, rest[1:])))


def _written_visit(action: Visit) -> str:
    words = ["visit", action.event, *map(str, action.faces)]
    if action.face:
        words += ["face", str(action.face)]
    if action.potion:
        words += ["potion", action.potion]
    if action.drop:
        words += ["drop", action.drop]
    return " ".join(words)


def _read_visit(rest: Sequence[str]) -> Visit:
    event, *more = rest
    if event not in EVENTS:
        raise ValueError(f"{event!r} is not an event; events are named E1 to E{len(EVENTS)}")
    faces: list[int] = []
    face, potion, drop = 0, "", ""
    words = iter(more)
    for word in words:
        if word in ("face", "potion", "drop"):
            value = next(words, "")
            if word == "face":
                face = whole(value)
            elif word == "potion":
                potion = _potion(value)
            else:
                drop = _potion(value)
        else:
            faces.append(whole(word))
    return Visit(event, tuple(faces), face, potion, drop)


def _card(word: str) -> str:
    if word not in CARDS:
        raise ValueError(f"{word!r} is not a card; cards are named C01 to C{len(CARDS):02d}")
    return word


def _potion(word: str) -> str:
    if word not in POTIONS:
        raise ValueError(f"{word!r} is not a potion; the potions are {', '.join(POTIONS)}")
    return word
