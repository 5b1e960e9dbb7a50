"""Which names look alike: the confusable-free form of Unicode Technical Standard 39, taken without regard to case,
width and spaces. Hangul is compared as it is: two names in plain Hangul are alike only if equal."""

import re
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

SKELETON_MOST = 255

_LETTERS = Path(__file__).parent / "data" / "confusables.txt"
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and marks that nobody sees: Hangul fillers, the empty Braille cell, and what only changes others.
_BLANK = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"}
_VARIANTS = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_LATIN = re.compile("[A-Za-z]")
_JAMO = re.compile("([\u3131-\u318e]+)")  # single letters of Hangul, as a keyboard gives them
_JAMO_IN_LATIN = str.maketrans("ㅣㅇ", "lo")  # they pass for letters among letters only


@lru_cache(maxsize=8192)
def skeleton(name: str) -> str:
    """What a name looks like: the same for two that cannot be told apart."""
    text = _VARIANTS.sub("", same_width(name.replace("\0", "")))  # which no database need know
    if _LATIN.search(text):
        text = text.translate(_JAMO_IN_LATIN)
    text = _looks(_looks(text).casefold()).casefold()
    # I looks like l and is the same letter as i, so all three are one.
    return unicodedata.normalize("NFC", " ".join(text.replace("i", "l").split()))[:SKELETON_MOST]


def unseen(name: str) -> str | None:
    """A letter in it that nobody sees, if there is one: names with it would look like those without."""
    return next((each for each in name if unicodedata.category(each) in _HIDDEN or each in _BLANK), None)


def same_width(text: str) -> str:
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
def _confusables() -> dict[int, str]:
    table: dict[int, str] = {}
    for line in _LETTERS.read_text("utf-8").split("\n"):
        target, _, letters = line.partition("\t")
        table |= dict.fromkeys(map(ord, letters), target)
    return table
