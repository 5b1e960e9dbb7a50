"""Names of people: what can be shown, and which two look alike.

Accounts are unique by the skeleton of their name: the confusable-free form of Unicode Technical Standard 39, taken
without regard to case and width. Hangul is compared as it is: two names in plain Hangul are alike only if equal.
"""

import re
import unicodedata
from functools import cache
from pathlib import Path

from hanpan.server.refusing import ApiError

NAME_MOST = 24
SKELETON_MOST = 255
DELETED = "deleted player"  # what remains of somebody who has left; the client says it in the reader's language
GUEST_WORDS = {"en": "Guest", "ko": "손님"}

_LETTERS = Path(__file__).parent / "data" / "confusables.txt"
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and marks that nobody sees: Hangul fillers, the empty Braille cell, and what only changes others.
_BLANK = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"}
_VARIANTS = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_LATIN = re.compile("[A-Za-z]")
_JAMO = re.compile("([\u3131-\u318e]+)")  # single letters of Hangul, as a keyboard gives them
_JAMO_IN_LATIN = str.maketrans("ㅣㅇ", "lo")  # they pass for letters among letters only
_RESERVED = re.compile(rf"({'|'.join(word.casefold() for word in GUEST_WORDS.values())})[ \d]*")


def checked_name(name: str) -> str:
    """The name as it will be shown. Raises ApiError for one that cannot be."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= NAME_MOST:
        raise ApiError(400, "bad_name", f"a name has 1 to {NAME_MOST} characters, this one has {len(name)}")
    for letter in name:
        if unicodedata.category(letter) in _HIDDEN or letter in _BLANK:
            raise ApiError(400, "bad_name", f"a name cannot hold the character U+{ord(letter):04X}")
    if not skeleton(name):
        raise ApiError(400, "bad_name", "a name holds something that can be seen")
    if skeleton(name) in _deleted():
        raise ApiError(409, "name_taken", "this is what somebody who has left is called")
    return name


def checked_account_name(name: str) -> str:
    """The name as an account may have it, which no guest is given by the server. Raises ApiError."""
    name = checked_name(name)
    if unnamed(name):
        raise ApiError(409, "name_taken", "guests are called like this; choose a name of your own")
    return name


def unnamed(name: str) -> bool:
    """Whether this is what the server calls a guest."""
    return _RESERVED.fullmatch(folded(name)) is not None


def folded(name: str) -> str:
    """The name of an account as it is typed: case and width do not matter."""
    return _same_width(" ".join(name.split()).replace("\0", "")).casefold()[:64]


def skeleton(name: str) -> str:
    """What a name looks like; two accounts never look alike."""
    text = _VARIANTS.sub("", _same_width(name.replace("\0", "")))  # which no database need know
    if _LATIN.search(text):
        text = text.translate(_JAMO_IN_LATIN)
    text = _looks(_looks(text).casefold()).casefold()
    # I looks like l and is the same letter as i, so all three are one.
    return unicodedata.normalize("NFC", " ".join(text.replace("i", "l").split()))[:SKELETON_MOST]


def with_number(name: str, number: int) -> str:
    """The name of somebody who came later to one that was taken."""
    suffix = f" {number}"
    return name[: NAME_MOST - len(suffix)].rstrip() + suffix


def _same_width(text: str) -> str:
    """Without differences of width and form. Single letters of Hangul stay single: ㄱㅏ is not 가."""
    parts = (part if _JAMO.fullmatch(part) else unicodedata.normalize("NFKC", part) for part in _JAMO.split(text))
    return "".join(parts).translate(_single_jamo())


def _looks(text: str) -> str:
    table = _confusables()
    # Hangul is not taken apart: its pieces look like strokes and rings of other scripts.
    return "".join(
        letter if _is_syllable(letter) else unicodedata.normalize("NFD", letter).translate(table)
        for letter in unicodedata.normalize("NFC", text)
    )


def _is_syllable(letter: str) -> bool:
    return "\uac00" <= letter <= "\ud7a3"


@cache
def _single_jamo() -> dict[int, str]:
    """Letters that wait for others to form a syllable, as the single letters that they are."""
    jamo = map(chr, range(0x3131, 0x318F))
    return {ord(unicodedata.normalize("NFKC", letter)): letter for letter in jamo}


@cache
def _deleted() -> frozenset[str]:
    return frozenset(skeleton(name) for name in (DELETED, "탈퇴한 플레이어"))


@cache
def _confusables() -> dict[int, str]:
    table: dict[int, str] = {}
    for line in _LETTERS.read_text("utf-8").split("\n"):
        target, _, letters = line.partition("\t")
        table |= dict.fromkeys(map(ord, letters), target)
    return table
