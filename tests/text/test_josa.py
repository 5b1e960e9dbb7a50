"""Particles after Hangul, digits, Latin and signs; the rows are shared with the browser's twin."""

import json
from pathlib import Path

import pytest
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.language.josa import PAIRS, josa, sound
from tests.text.messages import calls, own_messages, speakers

VECTORS: list[tuple[str, str, str]] = [
    (word, pair, expected)
    for word, pair, expected in json.loads(Path(__file__).with_name("josa_vectors.json").read_text("utf-8"))
]

UNITS = ["", "십", "백", "천"]
BIG = ["", "만", "억", "조", "경"]
DIGITS = "영일이삼사오육칠팔구"


@pytest.mark.parametrize(("word", "pair", "expected"), VECTORS)
def test_every_row_of_the_shared_table(word: str, pair: str, expected: str) -> None:
    assert josa(word, pair) == expected


def test_the_shared_table_is_large_and_uses_every_basic_pair() -> None:
    assert len(VECTORS) >= 80
    assert {"은/는", "이/가", "을/를", "과/와", "으로/로", "이나/나", "이라/라", "아/야"} <= {row[1] for row in VECTORS}


@given(st.integers(0, 10**19 - 1))
def test_a_number_takes_the_particle_of_its_reading(number: int) -> None:
    assert josa(str(number), "을/를") == str(number) + josa(reading(number), "을/를").removeprefix(reading(number))
    assert sound(f"{number:,}") == sound(reading(number))


@given(st.text())
def test_any_word_gets_one_of_three_endings(word: str) -> None:
    added = josa(word, "을/를").removeprefix(word)
    assert added in ("을", "를", "을(를)")


def test_an_unknown_pair_is_refused() -> None:
    with pytest.raises(ValueError, match="'를/을' is not a pair of particles"):
        josa("민지", "를/을")


@pytest.mark.parametrize("lang", LANGS)
def test_messages_use_known_pairs_only(lang: Lang) -> None:
    used = {
        pair.parse()["value"]
        for speaker in speakers()
        for message in own_messages(speaker, lang).values()
        for call in calls(message)
        if call.id.name == "JOSA" and isinstance(pair := call.arguments.positional[1], ast.StringLiteral)
    }
    assert used <= PAIRS
    assert bool(used) == (lang == "ko")


def reading(number: int) -> str:
    """The number in Sino-Korean: 10 십, 20304 이만삼백사."""
    if number == 0:
        return "영"
    groups = []
    for big in BIG:
        number, group = divmod(number, 10_000)
        if group:
            groups.append(_group(group) + big)
    return "".join(reversed(groups))


def _group(number: int) -> str:
    out = ""
    for place, digit in enumerate(reversed(str(number))):
        if digit != "0":
            out = DIGITS[int(digit)] + UNITS[place] + out
    return out
