"""Everything that a game, or the core, can say is in its list of lines, in both languages, and reads well."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.language import narrate
from hanpan.core.language.text import name_id
from hanpan.games.dice_battle.rules.events import Hit, ScoreSwap, Steal, Thief
from hanpan.games.loading import load_game
from tests.text.examples import FOLDER, examples
from tests.text.lines import NAMES, golden, lines
from tests.text.messages import CORE, SPOKEN, own_messages, pieces, speakers, texts_of, variables

VIEWERS: tuple[Seat | None, ...] = ("p1", "p2", None)
SIGNS = {"gain": "↑ ", "loss": "↓ ", "block": "✕ ", "info": ""}
PEOPLE = {"name", "object", "whose", "whose_within", "rival", "rival_whose", "p1_name", "p2_name", "winner_name"}
LEFT_OVER = re.compile(r"[{}$]|  |\?\?\?|\bNone\b|\bnone\b|\bunknown\b|\bp[12]\b|^$|^\s|\s$")
CODE = re.compile(r"\b(?:[A-Z]{3}-|[ACDHS])\d\d\b")  # of a card, as answers name it
MID_SENTENCE = re.compile(r"[a-z] (Your|You) ")

every_speaker = pytest.mark.parametrize("speaker", speakers())
every_lang = pytest.mark.parametrize("lang", LANGS)


@every_speaker
@every_lang
def test_the_list_shows_what_is_said_now(speaker: str, lang: Lang) -> None:
    """After a change on purpose: `python -m tests.text`, and read what it wrote."""
    assert golden(speaker, lang).read_text("utf-8") == lines(speaker, lang)


def test_no_list_is_left_over() -> None:
    shown = golden(CORE, "en").parent
    assert {path.name for path in shown.iterdir()} == {f"{one}.{lang}.txt" for one in speakers() for lang in LANGS}
    assert {path.stem for path in FOLDER.iterdir()} == set(speakers())


@every_speaker
@every_lang
def test_every_piece_of_every_message_is_in_the_list(speaker: str, lang: Lang) -> None:
    """Of a turn of phrase that no example in `spoken/` uses, a change would be seen by nobody."""
    shown = " ".join(golden(speaker, lang).read_text("utf-8").split())
    spoken = {key: message for key, message in own_messages(speaker, lang).items() if key.startswith(SPOKEN)}
    parts = [(key, " ".join(part.split())) for key, message in spoken.items() for part in pieces(message)]
    assert [part for part in parts if part[1] not in shown] == []


@every_speaker
def test_there_is_an_example_of_everything_that_has_words(speaker: str) -> None:
    shown = examples(speaker)
    told = {name_id("event", event.kind) for event in shown.events}
    told |= {name_id("refusal", refusal.code) for refusal in shown.refusals}
    told |= {name_id("prompt", prompt.kind) for prompt in shown.prompts}
    told |= {name_id("action", narrate.kind_of(load_game(speaker).read(answer))) for answer in shown.answers}
    assert told == {key for key in own_messages(speaker, "en") if key.startswith(SPOKEN)}


@every_speaker
@every_lang
def test_events_have_a_reason_and_a_tone_and_refusals_a_remedy(speaker: str, lang: Lang) -> None:
    for key in own_messages(speaker, lang):
        wanted = {"event": ("why", "tone"), "refusal": ("remedy",)}.get(key.partition("-")[0], ())
        assert all(texts_of(speaker, lang).has(key, attribute) for attribute in wanted), key


@every_speaker
@every_lang
def test_examples_read_well_for_everybody(speaker: str, lang: Lang) -> None:
    for said in sentences(speaker, lang):
        assert not LEFT_OVER.search(said), said
        assert lang == "ko" or not MID_SENTENCE.search(said), said


@every_speaker
@every_lang
def test_what_happens_is_told_in_words_and_not_in_codes(speaker: str, lang: Lang) -> None:
    """Cards have names, and an answer is not told as it is typed."""
    texts = texts_of(speaker, lang)
    for event in examples(speaker).events:
        for viewer in VIEWERS:
            for said in (
                narrate.sentence(texts, event, NAMES[lang], viewer),
                narrate.why(texts, event, NAMES[lang], viewer),
            ):
                assert not CODE.search(said), said


def sentences(speaker: str, lang: Lang) -> Iterator[str]:
    """Every example in words, for every viewer."""
    texts, shown = texts_of(speaker, lang), examples(speaker)
    for event in shown.events:
        for viewer in VIEWERS:
            yield narrate.line(texts, event, NAMES[lang], viewer)
            yield narrate.why(texts, event, NAMES[lang], viewer)
    for refusal in shown.refusals:
        yield narrate.refusal_text(texts, refusal)
        yield narrate.remedy(texts, refusal)
    for prompt in shown.prompts:
        yield narrate.prompt_text(texts, prompt)
    for answer in shown.answers:
        yield narrate.action_text(texts, load_game(speaker), load_game(speaker).read(answer))


@every_speaker
def test_signs_follow_tones_which_both_languages_agree_on(speaker: str) -> None:
    for event, viewer in product(examples(speaker).events, VIEWERS):
        tones = {lang: narrate.tone(texts_of(speaker, lang), event, viewer) for lang in LANGS}
        assert len(set(tones.values())) == 1, event
        for lang, tone in tones.items():
            texts, names = texts_of(speaker, lang), NAMES[lang]
            line, sentence = (form(texts, event, names, viewer) for form in (narrate.line, narrate.sentence))
            assert line == SIGNS[tone] + sentence
            assert sentence[0] not in "↑↓✕"


def test_what_goes_from_one_seat_to_the_other_has_the_sign_of_the_reader() -> None:
    steal = Steal("DB-5.3", "p1", drawn=2, had=1, taken=1, victim="p2", p1_energy=4, p2_energy=0)
    thief = Thief("DB-7.8", "p1", points=2, before=8, after=6, other_before=5, other_after=7)
    swap = ScoreSwap("DB-7.10", "p1", p1=12, p2=5, goes="up")
    texts = texts_of("dice-battle", "en")
    tones = [[narrate.tone(texts, event, viewer) for viewer in VIEWERS] for event in (steal, thief, swap)]
    assert tones == [["gain", "loss", "gain"], ["loss", "gain", "loss"], ["gain", "loss", "gain"]]


def test_a_round_score_below_0_is_never_told_before_a_line_is_opened() -> None:
    texts = texts_of("dice-battle", "en")
    first, second = Hit("DB-5.2", "p1", "attack", 3, 1, -2), Hit("DB-4.6", "p1", "strike", 2, -2, -4)
    assert narrate.line(texts, first, {}, "p1") == "↓ Your round score 1 → 0 (attack card)"
    assert narrate.line(texts, second, {}, "p1") == "Your round score stays 0 (strike)"
    assert "1 − 3 = −2" in narrate.why(texts, first, {}, "p1")


@every_speaker
def test_both_languages_have_the_same_messages_attributes_and_variables(speaker: str) -> None:
    korean, english = own_messages(speaker, "ko"), own_messages(speaker, "en")
    assert list(korean) == list(english)
    for key, message in korean.items():
        twin = english[key]
        assert {a.id.name for a in message.attributes} == {a.id.name for a in twin.attributes}, key
        # How a language names people is its own affair (내 에너지, from you); the facts are the same.
        assert variables(message) - PEOPLE == variables(twin) - PEOPLE, key
