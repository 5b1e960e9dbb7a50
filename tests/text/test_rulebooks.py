"""Every rulebook: complete, in both languages, and in its sections."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from hanpan.core.contract.rulebook import LANGS, Rulebook, Words
from hanpan.core.match.order_events import EVENTS
from hanpan.core.proofs.casebook.subjects import KINDS
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, package_of

REFERENCE = re.compile(r"\b[A-Z]{2}-(?:[A-Z]+(?:-[A-Z]+)*-\d+|\d+\.\d+)")
SMALL = set("0123456")  # numbers that are often words
HANGUL = re.compile("[가-힣]+")


@pytest.fixture(params=game_ids())
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_game(request.param).rulebook()


def test_every_clause_stands_in_a_section_and_once(book: Rulebook) -> None:
    sections = tuple(f"{section.id}{mark}" for section in book.sections for mark in "-.")
    ids = [clause.id for clause in book.clauses]
    assert len(set(ids)) == len(ids)
    assert [name for name in ids if not name.startswith(sections)] == []
    assert [section.id for section in book.sections if not any(name.startswith(section.id) for name in ids)] == []


def test_no_text_is_empty_unfinished_or_in_the_other_language(book: Rulebook) -> None:
    for words in (book.title, book.intro, *(section.title for section in book.sections)):
        assert all(words[lang].strip() == words[lang] != "" for lang in LANGS)
    for clause in book.clauses:
        for words in (clause.title, *_texts(book, clause.id)):
            assert HANGUL.search(words.ko) or words.ko == words.en == "HP 70", clause.id
            assert all(word in words.ko for word in HANGUL.findall(words.en)), clause.id  # a flag of the log
        for words in _texts(book, clause.id):
            assert all(words[lang].endswith((".", ")")) for lang in LANGS), clause.id


def test_both_languages_name_the_same_numbers_and_clauses(book: Rulebook) -> None:
    for clause in book.clauses:
        for words in _texts(book, clause.id):
            assert sorted(REFERENCE.findall(words.ko)) == sorted(REFERENCE.findall(words.en)), clause.id
            assert _numbers(words.ko) ^ _numbers(words.en) <= SMALL, clause.id
            assert all(book.find(ref) for ref in REFERENCE.findall(words.en)), clause.id


def test_clauses_shown_by_citation_are_cited(book: Rulebook) -> None:
    package = Path(str(files(package_of(book.game))))
    modules = [path for path in package.rglob("*.py") if path.name != "params.py"]
    trees = [ast.walk(ast.parse(path.read_text("utf-8"))) for path in modules]
    said = {node.value for tree in trees for node in tree if isinstance(node, ast.Constant)}
    assert [clause.id for clause in book.clauses if clause.shown_by == "citation" and clause.id not in said] == []


def test_other_clauses_name_what_shows_them(book: Rulebook) -> None:
    game = load_game(book.game)
    events = {kind.kind for kind in (*game.events, *EVENTS)}
    for clause in book.clauses:
        kinds = KINDS.get(clause.shown_by, ())
        assert bool(clause.shown_in) == bool(kinds), clause.id
        for named in clause.shown_in:
            kind, _, subject = named.partition(" ")
            assert kind in kinds, (clause.id, named)
            if kind in ("event", "never"):
                assert subject.partition(".")[0] in events, (clause.id, named)


def _texts(book: Rulebook, name: str) -> list[Words]:
    clause = book.find(name)
    assert clause is not None
    return [clause.text] + ([clause.example] if clause.example else [])


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", REFERENCE.sub("", text)))
