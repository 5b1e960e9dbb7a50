"""How much may come from outside: one home for the bounds of numbers, texts and lists, the same for all games.

They are part of the types that decode what strangers send (positions, actions, HTTP bodies, socket messages), so that
a refusal names the field and the bound, and nothing beyond them is ever computed with. Rules have narrower bounds of
their own; these are wide enough for whatever any game and any variant of it can come to.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

from hanpan.core.contract.error import BadValue

NUMBER = 1_000_000  # of a described position, either side of 0: health, points, counters
TURNS = 1_000  # each has a seed of its own, and all seeds so far are told at once
CARDS = 400  # of one pile: the largest deck that may be played has 200, with as many beside it
HAND = 40  # described hands; a limit for hands is at most 20
ENTRIES = 100  # of a list or a table of anything else
LETTERS = 100  # of an id, a name of the rules, a row of a map
STEPS = 10_000_000  # more calls of `apply` than any game takes
VALUE = 1_000_000_000  # of a changed number of the rules; dates are written as 20251205
SEED = 2**63 - 1
EXACT = 2**53 - 1  # the largest whole number that every JSON reader holds exactly

Whole: TypeAlias = Annotated[int, Meta(ge=-NUMBER, le=NUMBER)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=STEPS)]
Round: TypeAlias = Annotated[int, Meta(ge=0, le=TURNS)]
Value: TypeAlias = Annotated[int, Meta(ge=-VALUE, le=VALUE)]
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=SEED)]
Exact: TypeAlias = Annotated[int, Meta(ge=-EXACT, le=EXACT)]

LISTED = Meta(max_length=ENTRIES)  # Annotated[tuple[Anything, ...], LISTED]

Word: TypeAlias = Annotated[str, Meta(max_length=LETTERS)]
Text: TypeAlias = Annotated[str, Meta(max_length=1_000)]
Words: TypeAlias = Annotated[tuple[Word, ...], LISTED]
Wholes: TypeAlias = Annotated[tuple[Whole, ...], LISTED]
Pile: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=CARDS)]
Hand: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=HAND)]
Changes: TypeAlias = Annotated[dict[Word, Value], Meta(max_length=ENTRIES * 2)]  # a game has about a hundred numbers

# Said by strangers and printed: no line ends, nothing that steers a terminal, nothing unseen that turns the way
# one reads or hides in a word. (What joins letters and the parts of an emoji, U+200C and U+200D, is no such sign.)
_STEERING = r"\x00-\x1f\x7f-\x9f"
_UNSEEN = r"\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f"
_SAID_MOST, _LABEL_MOST = 400, 64
SEEN = rf"^[^{_STEERING}{_UNSEEN}]*$"
Said: TypeAlias = Annotated[str, Meta(max_length=_SAID_MOST, pattern=SEEN)]
Label: TypeAlias = Annotated[str, Meta(max_length=_LABEL_MOST, pattern=SEEN)]

# The same as logs and replays hold it: earlier versions took signs that nobody sees, and their files are read for ever.
KeptSaid: TypeAlias = Annotated[str, Meta(max_length=_SAID_MOST, pattern=rf"^[^{_STEERING}]*$")]
KeptLabel: TypeAlias = Annotated[str, Meta(max_length=_LABEL_MOST, pattern=rf"^[^{_STEERING}]*$")]


def whole(word: str) -> int:
    """The number that a word of a move writes, within the same bounds. Raises ValueError."""
    digits = word[1:] if word[:1] in ("+", "-") else word
    if not (digits.isascii() and digits.isdecimal()):
        raise BadValue(f"{word[:LETTERS]!r} is not a whole number", ko=f"정수가 아닙니다: {word[:LETTERS]!r}")
    if len(digits) > len(str(NUMBER)) or not -NUMBER <= int(word) <= NUMBER:
        raise BadValue(
            f"{word[:LETTERS]!r} is outside {-NUMBER} to {NUMBER}",
            ko=f"{word[:LETTERS]!r}: {-NUMBER}부터 {NUMBER}까지여야 합니다",
        )
    return int(word)
