"""The rulebook holds every clause the code cites, complete and in both languages."""

import re

import pytest

from hanpan.core.contract.rulebook import LANGS, Lang, Rulebook
from hanpan.games.loading import load_game
from tests.games.dice_battle.sources import cited

SIZES = {1: 7, 2: 3, 3: 6, 4: 10, 5: 4, 6: 7, 7: 13, 8: 3, 9: 5, 10: 1, 11: 3, 12: 4, 13: 2}


@pytest.fixture
def book() -> Rulebook:
    return load_game("dice-battle").rulebook()


def test_clauses_are_complete_and_in_order(book: Rulebook) -> None:
    expected = [f"DB-{section}.{number}" for section, size in SIZES.items() for number in range(1, size + 1)]
    assert [clause.id for clause in book.clauses] == expected
    assert [section.id for section in book.sections] == [f"DB-{section}" for section in SIZES]


def test_every_clause_that_the_code_cites_is_in_the_book(book: Rulebook) -> None:
    assert cited() <= {clause.id for clause in book.clauses}


def test_clauses_shown_by_citation_are_cited_and_the_others_are_not(book: Rulebook) -> None:
    from_numbers = {"DB-1.2"}  # a parameter names its clause
    for clause in book.clauses:
        if clause.id not in from_numbers:
            assert (clause.shown_by == "citation") == (clause.id in cited()), clause.id


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_is_empty_or_unfinished(book: Rulebook, lang: Lang) -> None:
    for words in (book.title, book.intro, *(section.title for section in book.sections)):
        assert words[lang].strip() == words[lang] != ""
    for clause in book.clauses:
        parts = [clause.text[lang]] + ([clause.example[lang]] if clause.example else [])
        assert clause.title[lang].strip() == clause.title[lang] != ""
        for part in parts:
            assert part.strip() == part
            assert part.endswith((".", ")")), (clause.id, part)
            assert "TODO" not in part


def test_korean_is_korean_and_english_is_english(book: Rulebook) -> None:
    for clause in book.clauses:
        for words in (clause.title, clause.text, *([clause.example] if clause.example else [])):
            assert re.search("[가-힣]", words.ko), clause.id
            assert not re.search("[가-힣]", words.en), clause.id


def test_both_languages_name_the_same_numbers_and_clauses(book: Rulebook) -> None:
    """A number in one language only would be a rule that half the readers miss (small ones may be words)."""
    for clause in book.clauses:
        for words in (clause.text, *([clause.example] if clause.example else [])):
            assert sorted(_references(words.ko)) == sorted(_references(words.en)), clause.id
            assert _numbers(words.ko) ^ _numbers(words.en) <= {"0", "1", "2", "3"}, clause.id


def test_every_worked_example_is_told(book: Rulebook) -> None:
    told = {ref for clause in book.clauses if clause.example for ref in _references(clause.example.en) if "X" in ref}
    assert told == {f"DB-X{number}" for number in range(1, 14)}


def test_references_lead_to_clauses(book: Rulebook) -> None:
    for clause in book.clauses:
        for ref in _references(clause.text.en):
            assert book.find(ref) is not None, (clause.id, ref)


def test_search_finds_in_either_language(book: Rulebook) -> None:
    assert [clause.id for clause in book.search("폭탄 소수점")] == ["DB-7.7"]
    assert "DB-7.7" in [clause.id for clause in book.search("BOMB halves")]
    assert next(clause.id for clause in book.search("db-6.3")) == "DB-6.3"


def _references(text: str) -> list[str]:
    return re.findall(r"DB-(?:\d+\.\d+|X\d+)", text)


def _numbers(text: str) -> set[str]:
    spelled = re.sub(r"\bsix(es)?\b", "6", re.sub("Four|fourth|네 번째", "4", text))
    return set(re.findall(r"\d+", re.sub(r"DB-\S+|p[12]", "", spelled)))
