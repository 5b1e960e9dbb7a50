"""The client's words: the same in both languages, each that the code asks for is there, none is left over."""

import re

import pytest

from hanpan.core.josa import PAIRS
from hanpan.core.rulebook import LANGS, Lang
from tests.text.sources import calls, variables
from tests.text.sources import messages as engine_messages
from tests.web.words import NOT_WORDS, all_messages, asked, messages, quoted


def test_both_languages_have_the_same_messages() -> None:
    ko, en = messages("ko"), messages("en")
    assert sorted(ko) == sorted(en)
    for name, message in ko.items():
        other = en[name]
        assert [part.id.name for part in message.attributes] == [part.id.name for part in other.attributes], name
        assert (message.value is None) == (other.value is None), name


def test_both_languages_use_the_same_arguments() -> None:
    for name, message in messages("ko").items():
        assert variables(message) == variables(messages("en")[name]), name


@pytest.mark.parametrize("lang", LANGS)
def test_the_client_has_no_word_that_the_engine_has(lang: Lang) -> None:
    assert not messages(lang).keys() & engine_messages(lang).keys()


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_the_code_asks_for_is_there(lang: Lang) -> None:
    known = all_messages(lang)
    missing = []
    for one in asked():
        found = [name for name in known if re.fullmatch(one.pattern, name)]
        if one.attribute is not None:
            found = [name for name in found if one.attribute in {part.id.name for part in known[name].attributes}]
        if not found:
            missing.append(one)
    assert len(asked()) > 200
    assert not missing


def test_every_string_that_looks_like_a_message_is_one() -> None:
    families = {name.split("-")[0] for name in messages("en")}
    like = re.compile(rf"({'|'.join(families)})(-[a-z0-9_]+)+")
    strings = {word for word in quoted() if like.fullmatch(word)} - NOT_WORDS
    assert not strings - all_messages("en").keys()


def test_no_message_is_left_over() -> None:
    strings, patterns = quoted(), {one.pattern for one in asked()}
    unused = [
        name
        for name in messages("en")
        if name not in strings and not any(re.fullmatch(pattern, name) for pattern in patterns)
    ]
    assert not unused


def test_particles_are_pairs_that_we_know() -> None:
    for name, message in messages("ko").items():
        for call in calls(message):
            if call.id.name == "JOSA":
                assert call.arguments.positional[1].value in PAIRS, name  # type: ignore[union-attr]  # a string
