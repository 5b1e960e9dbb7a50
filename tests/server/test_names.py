"""Which names look alike, and which can be had at all."""

import unicodedata
from itertools import combinations

import pytest

from hanpan.core.language.lookalikes import skeleton
from hanpan.server.names import NAME_MOST, checked_account_name, checked_name, folded, with_number
from hanpan.server.refusing import ApiError

ALIKE = [
    ("Mina", "Міna"),  # Cyrillic
    ("Mina", "MINA"),
    ("Mina", "ＭＩＮＡ"),
    ("Mina", "Mlna"),  # I and l
    ("Mina", "Mina\ufe0f"),
    ("mina", "rnina"),
    ("HELLO", "ΗELLO"),  # Greek
    ("paypal", "раураӏ"),
    ("Joon 10", "Joon lO"),
    ("Kim", "𝓚𝓲𝓶"),
    ("미나A", "미나Α"),
    ("한판 l", "한판 I"),
    ("Mina", "Mㅣna"),  # a single letter of Hangul among Latin ones
    ("가나", unicodedata.normalize("NFD", "가나")),
    ("ㅋㅋ", "ᄏᄏ"),
    ("ㅋㅋ", "ﾋﾋ".translate({ord("ﾋ"): "\uffbb"})),  # of half width
]

# Names that differ by one stroke, and single letters beside the syllables they would form.
HANGUL = [
    *("을", "를", "늘", "울", "올", "율", "응", "웅", "융", "옹", "용"),
    *("미나", "미니", "마나", "미냐", "민아", "미아", "비나", "피나"),
    *("가", "ㄱㅏ", "거", "기", "고", "구", "그", "까", "ㄲㅏ", "카"),
    *(
        "으",
        "ㅡ",
        "이",
        "ㅣ",
        "ㅇ",
        "ㅇㅇ",
        "ㅣㅣ",
        "ㅡㅡ",
        "ㅁ",
        "ㅂ",
        "ㅁㅁ",
        "ㅋㅋ",
        "ㅋㅋㅋ",
        "ㅎㅎ",
        "ㅍ",
        "ㅛ",
        "ㅠ",
    ),
    *("훈민정음", "훈민정읍", "훔민정음", "한판", "한팜", "힌판", "환판"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_plain_hangul_is_compared_as_it_is() -> None:
    pairs = list(combinations(HANGUL, 2))
    assert len(pairs) > 1000
    assert [(one, other) for one, other in pairs if skeleton(one) == skeleton(other)] == []
    assert [(one, other) for one, other in pairs if folded(one) == folded(other)] == []
    mixed = [f"{name}Mina" for name in HANGUL if "ㅣ" not in name and "ㅇ" not in name]
    assert len({skeleton(name) for name in mixed}) == len(mixed)


def test_every_syllable_of_hangul_looks_like_itself_alone() -> None:
    syllables = [chr(code) for code in range(0xAC00, 0xD7A4)]
    assert len({skeleton(one) for one in syllables}) == len(syllables)


def test_a_skeleton_looks_like_itself() -> None:
    for one, other in ALIKE:
        assert skeleton(skeleton(one)) == skeleton(one) == skeleton(skeleton(other))


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 25, "a\x00b", "a\u202eb", "\u200b", "\u3164", "Mina\u115f", "\u2800", "\ufe0f"]
)
def test_names_that_cannot_be_shown(name: str) -> None:
    with pytest.raises(ApiError) as refused:
        checked_name(name)
    assert refused.value.reply.code == "bad_name"


@pytest.mark.parametrize("name", ["deleted player", "Deleted PIayer", "탈퇴한 플레이어"])
def test_nobody_is_called_like_those_who_have_left(name: str) -> None:
    with pytest.raises(ApiError) as refused:
        checked_name(name)
    assert refused.value.reply.code == "name_taken"


@pytest.mark.parametrize("name", ["Guest 1234", "guest", "손님 1234", "ＧＵＥＳＴ 1"])
def test_no_account_is_called_like_guests_are(name: str) -> None:
    assert checked_name(name)
    with pytest.raises(ApiError):
        checked_account_name(name)


def test_a_number_fits_behind_every_name() -> None:
    assert with_number("Mina", 2) == "Mina 2"
    assert with_number("x" * NAME_MOST, 12) == "x" * (NAME_MOST - 3) + " 12"
