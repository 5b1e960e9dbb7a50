"""Korean particles that fit the word before them, also after digits, Latin letters and signs.

A particle has two forms, written as a pair: `을/를` is 을 after a consonant and 를 after a vowel.
으로/로 takes 로 after ㄹ as well. How a word ends is decided by how it is read aloud in Korean:
numbers in Sino-Korean (10 십, 2 이), short capitals letter by letter (AI 에이아이), English words by
the sound of their ending. Marks that are not read, like brackets, quotes and emoji, are passed over.
"""

import re
import unicodedata
from typing import Literal, TypeAlias

Sound: TypeAlias = Literal["vowel", "rieul", "consonant"]

# After a consonant / after a vowel.
PAIRS: frozenset[str] = frozenset(
    (
        *("은/는", "이/가", "을/를", "과/와", "아/야", "이여/여"),
        *("으로/로", "으로서/로서", "으로써/로써", "으로부터/로부터"),
        *("이나/나", "이라/라", "이란/란", "이랑/랑", "이며/며", "이고/고", "이든/든", "이야/야"),
        *("이다/다", "이었다/였다", "이에요/예요", "이라고/라고", "이라도/라도"),
    )
)

_PRONOUNS = {"나": "내", "저": "제", "너": "네"}  # 내가, 제가, 네가

_DIGITS: dict[str, Sound] = {  # 영 일 이 삼 사 오 육 칠 팔 구
    **dict.fromkeys("2459", "vowel"),
    **dict.fromkeys("178", "rieul"),
    **dict.fromkeys("036", "consonant"),
}
_LETTERS: dict[str, Sound] = {  # 엘 알, 엠 엔; every other letter's name ends in a vowel
    **dict.fromkeys("lr", "rieul"),
    **dict.fromkeys("mn", "consonant"),
}
_READ_SIGNS: dict[str, Sound] = {"%": "vowel", "+": "vowel", "°": "vowel"}  # 퍼센트, 플러스, 도

_NUMBER = re.compile(r"(?:\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$")
_LATIN = re.compile(r"[A-Za-z]+$")
_ASIDE = re.compile(r"(.*\S)\s*\([^()]*\)$", re.DOTALL)
_UNREAD_BEFORE_FOLDING = str.maketrans("", "", "™®©℠")  # these would fold into letters

# English endings in the order they are tried, with how Korean spells their sound.
_ENDINGS: tuple[tuple[re.Pattern[str], Sound], ...] = (
    (re.compile(r"(?:l|le|lle)$"), "rieul"),  # Paul 폴, apple 애플, Michelle 미셸
    (re.compile(r"(?:[mn]|[aeiouy][mn]e|mme|nne|mb|ng)$"), "consonant"),  # Tom 톰, game 게임, bomb 밤, king 킹
    (re.compile(r"(?:^|[^aeiou])[aeiouy](?:[ptkbc]|ck|pp|tt|bb)$"), "consonant"),  # bot 봇, Jack 잭, web 웹
    (re.compile(r"[aeiouy]ck$|ook$|(?:eo|eu|ae)[ptk]$"), "consonant"),  # quick 퀵, book 북, Seok 석
)


def josa(word: str, pair: str) -> str:
    """The word with the fitting particle of the pair. Raises ValueError for an unknown pair."""
    if pair not in PAIRS:
        raise ValueError(f"{pair!r} is not a pair of particles; the pairs are {', '.join(sorted(PAIRS))}")
    if pair == "이/가" and word in _PRONOUNS:
        return _PRONOUNS[word] + "가"
    return word + _particle(word, pair)


def sound(word: str) -> Sound | None:
    """How the word ends when it is read in Korean; None where there is no telling."""
    text = unicodedata.normalize("NFKC", word.translate(_UNREAD_BEFORE_FOLDING))
    text = _without_unread(text)
    aside = _ASIDE.match(text)
    if aside and (before := sound(aside[1])) is not None:
        return before  # 사과(apple)를: a remark in brackets is not read
    text = text.rstrip(")]}")
    if not text:
        return None
    last = text[-1]
    if last in _READ_SIGNS:
        return _READ_SIGNS[last]
    if "가" <= last <= "힣":
        return _syllable(last)
    if last.isascii() and last.isdigit():
        return _number(text)
    plain = unicodedata.normalize("NFD", text)
    latin = _LATIN.search("".join(char for char in plain if not unicodedata.combining(char)))
    return _latin(latin[0]) if latin else _other_script(last)


def _particle(word: str, pair: str) -> str:
    closed, open_ = pair.split("/")
    ending = sound(word)
    if ending is None:
        return _both(closed, open_)
    if ending == "vowel" or (ending == "rieul" and closed.startswith("으로")):
        return open_
    return closed


def _both(closed: str, open_: str) -> str:
    """What careful writers do when they do not know the word: 을(를), (으)로."""
    if closed.endswith(open_):
        return f"({closed.removesuffix(open_)}){open_}"
    return f"{closed}({open_})"


def _without_unread(text: str) -> str:
    """Cut signs that nobody reads off the end: spaces, quotes, emoji, full stops; brackets stay."""
    end = len(text)
    while end and not (text[end - 1].isalnum() or text[end - 1] in _READ_SIGNS or text[end - 1] in ")]}"):
        end -= 1
    return text[:end]


def _syllable(char: str) -> Sound:
    final = (ord(char) - ord("가")) % 28
    if final == 0:
        return "vowel"
    return "rieul" if final == 8 else "consonant"


def _number(text: str) -> Sound:
    """12 십이, 30 삼십, 10,000 만, 3.50 삼 점 오영."""
    found = _NUMBER.search(text)
    assert found is not None
    if found[1]:
        return _DIGITS[text[-1]]
    digits = found[0].replace(",", "")
    zeros = len(digits) - len(digits.rstrip("0"))
    if zeros == 0 or zeros == len(digits):
        return _DIGITS[digits[-1]]
    return "vowel" if 12 <= zeros < 16 else "consonant"  # 십 백 천 만 억, but 조


def _latin(word: str) -> Sound:
    low = word.lower()
    if len(word) == 1 or (word.isupper() and len(word) <= 3) or not re.search("[aeiouy]", low):
        return _LETTERS.get(low[-1], "vowel")
    return next((ending for pattern, ending in _ENDINGS if pattern.search(low)), "vowel")


def _other_script(char: str) -> Sound | None:
    if "\u1100" <= char <= "\u1112":  # a lone ㄱ is called 기역
        return "rieul" if char == "\u1105" else "consonant"
    if "\u1161" <= char <= "\u1175":  # a lone ㅏ
        return "vowel"
    if "ぁ" <= char <= "ー":  # kana
        return "consonant" if char in "んン" else "vowel"
    return None
