"""Messages filled in as Fluent's own runtime does it, whose examples these are."""

import pytest

from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.patterns import number
from hanpan.core.language.text import BadText, Texts


def _filled(source: str, lang: Lang = "en", /, **args: object) -> str:
    texts = Texts(lang)
    texts.add(source, "here")
    return texts("line", **args)


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0, "0"),
        (True, "1"),
        (-3, "−3"),
        (999, "999"),
        (1_234_567, "1,234,567"),
        (0.5, "0.5"),
        (2.0, "2"),
        (2.0005, "2"),  # to the even one
        (2.0015, "2.002"),
        (-1234.5678, "−1,234.568"),
        (100.0, "100"),
        (1e30, "1,000,000,000,000,000,000,000,000,000,000"),
    ],
)
def test_numbers(value: float, written: str) -> None:
    assert number(value) == written


CARDS = "line = { $n ->\n    [0] no cards\n    [one] a card\n   *[other] { $n } cards\n }"


@pytest.mark.parametrize(
    ("lang", "n", "words"),
    [
        ("en", 0, "no cards"),
        ("en", 1, "a card"),
        ("en", 1.0, "a card"),
        ("en", -1, "a card"),
        ("en", 2, "2 cards"),
        ("en", 0.5, "0.5 cards"),
        ("ko", 1, "1 cards"),  # Korean knows no singular
        ("en", "some", "some cards"),
    ],
)
def test_a_choice_by_number(lang: Lang, n: object, words: str) -> None:
    assert _filled(CARDS, lang, n=n) == words


def test_a_choice_by_word_and_by_number_in_turn() -> None:
    who = "{ $who ->\n    [you] You draw\n   *[other] { $who } draws\n }"
    source = f"line = {who} {{ $n ->\n    [1.5] little\n   *[x] much\n }}"
    assert _filled(source, who="you", n=1.5) == "You draw little"
    assert _filled(source, who="Mina", n=3) == "Mina draws much"


def test_another_message_an_attribute_and_signs() -> None:
    source = 'sign = +{ $n }\n    .why = since { $n }\nline = { sign } { sign.why } { "{" }\n    and so on'
    assert _filled(source, n=1) == "+1 since 1 {\nand so on"


def test_a_term_knows_what_it_is_given_alone() -> None:
    source = "-town = { $case ->\n   *[plain] Seoul\n    [to] to Seoul\n }\n    .kind = city\n"
    source += 'line = { -town } { -town(case: "to") } { -town.kind ->\n    [city] (a city)\n   *[other] (?)\n }'
    assert _filled(source, case="to") == "Seoul to Seoul (a city)"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("line = { other }", "en: line: no such text: en: other"),
        ("other = x\nline = { other.why }", r"en: line: no such text: en: other\.why"),
        ("line = { $n }", r"en: line: Unsupported external type: n, <class 'list'>"),
        ("line = { $m }", "en: line: Unknown external: m"),
        ("line = { SHOUT($n) }", "en: line: Unknown function: SHOUT"),
        ("line = { NUMBER(1, minimumFractionDigits: 2) }", "en: line: Unknown function: NUMBER"),
        ("line = { -term }", "en: line: no such text: en: -term"),
        ("other = { line }\nline = { other }", "en: line: it names itself"),
    ],
)
def test_what_cannot_be_filled_in_is_named(source: str, fault: str) -> None:
    with pytest.raises(BadText, match=fault):
        _filled(source, n=[1])
