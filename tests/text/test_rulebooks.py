"""The rulebooks of the games with worded clause ids: complete, in both languages, and in their sections."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from hanpan.core.contract.rulebook import LANGS, Rulebook, Words
from hanpan.games.registry import game_ids, load_game, package_of

GAMES = [game for game in game_ids() if game not in ("dice-battle", "clash")]  # they have tests of their own
REFERENCE = re.compile(r"\b[A-Z]{2}-[A-Z]+(?:-[A-Z]+)*-\d+")


@pytest.fixture(params=GAMES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_game(request.param).rulebook()


def test_every_clause_stands_in_a_section_and_once(book: Rulebook) -> None:
    sections = tuple(f"{section.id}-" for section in book.sections)
    ids = [clause.id for clause in book.clauses]
    assert len(set(ids)) == len(ids)
    assert [name for name in ids if not name.startswith(sections)] == []
    assert [section for section in sections if not any(name.startswith(section) for name in ids)] == []


def test_no_text_is_empty_unfinished_or_in_the_other_language(book: Rulebook) -> None:
    for words in (book.title, book.intro, *(section.title for section in book.sections)):
        assert all(words[lang].strip() == words[lang] != "" for lang in LANGS)
    for clause in book.clauses:
        for words in (clause.title, *_texts(book, clause.id)):
            assert re.search("[가-힣]", words.ko), clause.id
            assert not re.search("[가-힣]", words.en), clause.id
        for words in _texts(book, clause.id):
            assert all(words[lang].endswith((".", ")")) for lang in LANGS), clause.id


def test_both_languages_name_the_same_numbers_and_clauses(book: Rulebook) -> None:
    for clause in book.clauses:
        for words in _texts(book, clause.id):
            assert sorted(REFERENCE.findall(words.ko)) == sorted(REFERENCE.findall(words.en)), clause.id
            assert _numbers(words.ko) ^ _numbers(words.en) <= {"0", "1", "2", "3"}, clause.id
            assert all(book.find(ref) for ref in REFERENCE.findall(words.en)), clause.id


def test_clauses_shown_by_citation_are_those_that_the_code_cites(book: Rulebook) -> None:
    package = Path(str(files(package_of(book.game))))
    modules = [path for path in package.rglob("*.py") if path.name != "params.py"]
    trees = [ast.walk(ast.parse(path.read_text("utf-8"))) for path in modules]
    said = {node.value for tree in trees for node in tree if isinstance(node, ast.Constant)}
    for clause in book.clauses:
        assert (clause.shown_by == "citation") == (clause.id in said), clause.id


def _texts(book: Rulebook, name: str) -> list[Words]:
    clause = book.find(name)
    assert clause is not None
    return [clause.text] + ([clause.example] if clause.example else [])


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", REFERENCE.sub("", text)))
