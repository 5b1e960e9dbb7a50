"""The client's words: the same in both languages, each that the code asks for is there, none is left over."""

import re

import pytest

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.language.josa import PAIRS
from tests.text.messages import calls, variables
from tests.web.words import GAMES, NOT_WORDS, OWNERS, asked, engine_messages, known, messages, quoted

OF_RULEBOOKS = r"clause-[\w-]+"  # made of a rulebook by the server, for games whose events say no why
BROUGHT = (r"game\-[\w-]+", "tile")  # a picture that an installed package brings: the games here have their own

owners = pytest.mark.parametrize("owner", OWNERS)


@owners
def test_both_languages_have_the_same_messages(owner: str) -> None:
    ko, en = messages("ko", owner), messages("en", owner)
    assert sorted(ko) == sorted(en)
    for name, message in ko.items():
        other = en[name]
        assert [part.id.name for part in message.attributes] == [part.id.name for part in other.attributes], name
        assert (message.value is None) == (other.value is None), name


@owners
def test_both_languages_use_the_same_arguments(owner: str) -> None:
    for name, message in messages("ko", owner).items():
        assert variables(message) == variables(messages("en", owner)[name]), name


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_has_two_owners(lang: Lang, game: str) -> None:
    pages, board, engine = messages(lang), messages(lang, game), engine_messages(lang, game)
    assert not pages.keys() & board.keys()
    assert not {*pages, *board} & engine.keys()


@pytest.mark.parametrize("lang", LANGS)
@owners
def test_every_message_the_code_asks_for_is_there(lang: Lang, owner: str) -> None:
    there = known(lang, owner)
    missing = []
    for one in asked(owner):
        is_named = re.compile(one.pattern).fullmatch
        found = [name for name in there if is_named(name)]
        if one.attribute is not None:
            found = [name for name in found if one.attribute in {part.id.name for part in there[name].attributes}]
        if not found and one.pattern != OF_RULEBOOKS and (one.pattern, one.attribute) != BROUGHT:
            missing.append(one)
    assert asked(owner)
    assert not missing


@owners
def test_every_string_that_looks_like_a_message_is_one(owner: str) -> None:
    families = {name.split("-")[0] for name in messages("en", owner)}
    like = re.compile(rf"({'|'.join(families)})(-[a-z0-9_]+)+")
    strings = {word for word in quoted(owner) if like.fullmatch(word)} - NOT_WORDS
    there = known("en", owner).keys()
    families_named = {word for word in strings if any(name.startswith(f"{word}-") for name in there)}
    assert not sorted(strings - there - families_named)


@owners
def test_no_message_is_left_over(owner: str) -> None:
    speakers = {"", owner} if owner else set(OWNERS)
    strings = {word for one in speakers for word in quoted(one)}
    patterns = {one.pattern for speaker in speakers for one in asked(speaker)}
    is_asked = re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns))).fullmatch
    unused = [name for name in messages("en", owner) if name not in strings and not is_asked(name)]
    assert not unused


@owners
def test_particles_are_pairs_that_we_know(owner: str) -> None:
    for name, message in messages("ko", owner).items():
        for call in calls(message):
            if call.id.name == "JOSA":
                assert call.arguments.positional[1].value in PAIRS, name  # type: ignore[union-attr]  # a string
