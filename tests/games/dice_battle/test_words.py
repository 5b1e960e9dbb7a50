"""What happens in games of Dice Battle has words, in both languages, for every viewer."""

import random
import re
from collections.abc import Iterator
from functools import lru_cache

import pytest

from hanpan.core.contract.event import Told, whole
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.provable import provable
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.language import narrate
from hanpan.core.language.text import Texts
from hanpan.core.match.match import Match
from hanpan.core.match.seeded import seeded_match
from hanpan.games.dice_battle.rules.actions import CARDS, TENDENCIES
from hanpan.games.dice_battle.rules.dice import ATTACK_SPECIALS, DEFENCE_SPECIALS
from hanpan.games.dice_battle.rules.events import EVENTS as DECLARED
from hanpan.games.dice_battle.rules.prompts import PROMPTS
from hanpan.games.dice_battle.rules.state import EVENTS as EVENT_CARDS
from hanpan.games.dice_battle.rules.state import MODES
from hanpan.games.loading import load_game
from tests.e2e.words import words
from tests.games.dice_battle.sources import emitted
from tests.text.examples import examples
from tests.text.lines import NAMES
from tests.text.messages import CORE

EVENTS, REFUSALS = examples("dice-battle").events, (*examples(CORE).refusals, *examples("dice-battle").refusals)
SPECIALS = ATTACK_SPECIALS + DEFENCE_SPECIALS
KINDS = {kind.kind for kind in DECLARED}
VIEWERS: tuple[Seat | None, ...] = ("p1", "p2", None)
GAMES = 300
# Numbers that make the rare things common: full hands, empty decks, many events.
VARIANTS: tuple[dict[str, int], ...] = (
    {},
    {"gauge.full": 1, "energy.gain_low": 8, "energy.gain_high": 8, "energy.gain_after_loss": 8},
    {"gauge.full": 1, "deck.attack": 1, "deck.defence": 1, "deck.boost": 0, "deck.steal": 1, "deck.reset": 0},
    {"event_deck.none": 0, "event.swap_gap": 0, "die.faces": 3, "gauge.run_face": 2},
)


@lru_cache
def texts(lang: Lang) -> Texts:
    return load_game("dice-battle").texts(lang)


def play(game: AnyGame, number: int) -> tuple[Match, list[Refusal]]:
    """A random game in which some illegal moves are tried too."""
    match = seeded_match(game, MODES[number % 3], seed=11, number=number)
    dice = random.Random(number)
    refusals: list[Refusal] = []
    tries = provable(game).samples(match.state)
    while match.pending:
        for seat in list(match.pending):
            refusal = match.submit(seat, dice.choice(tries))
            if refusal is not None:
                refusals.append(refusal)
                match.submit(seat, dice.choice(game.legal(match.state, seat)))
    return match, refusals


@lru_cache
def happened() -> tuple[tuple[Happening, ...], tuple[Refusal, ...]]:
    """The events and refusals of many games, one of each kind that words could tell apart."""
    events: dict[str, Happening] = {}
    refusals: dict[str, Refusal] = {}
    games = [load_game("dice-battle", overrides) for overrides in VARIANTS]
    for number in range(GAMES):
        match, refused = play(games[number % len(games)], number)
        events.update((_shape(event), event) for event in match.events)
        refusals.update((_shape(refusal), refusal) for refusal in refused)
    return tuple(events.values()), tuple(refusals.values())


def _shape(thing: Told | Refusal) -> str:
    """All of it, but of its numbers only what a message can choose by: below 0, 0, 1, more."""
    return re.sub(r"-?\b\d+\b", lambda found: str(max(-1, min(2, int(found[0])))), repr(thing))


def told(lang: Lang, event: Told) -> Iterator[str]:
    for viewer in VIEWERS:
        yield narrate.line(texts(lang), event, NAMES[lang], viewer)
        yield narrate.why(texts(lang), event, NAMES[lang], viewer)


def assert_clean(text: str) -> None:
    assert text
    assert text == text.strip()
    assert "  " not in text
    for leftover in ("{", "}", "$", "None", "none", "unknown", "_", "???", "p1", "p2"):
        assert leftover not in text, text


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_code_in_the_source_has_a_reason_and_a_remedy(lang: Lang) -> None:
    for code in emitted("Refusal"):
        assert texts(lang).has(f"refusal-{code.replace('_', '-')}", "remedy"), code


@pytest.mark.parametrize("lang", LANGS)
def test_every_prompt_in_the_source_has_words(lang: Lang) -> None:
    for kind in (prompt.kind for prompt in PROMPTS):
        assert_clean(narrate.prompt_text(texts(lang), Prompt(kind, "DB-1.6")))


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_thing_has_a_name_and_an_icon(lang: Lang) -> None:
    families: dict[str, tuple[str, ...]] = {
        "card": CARDS,
        "tendency": TENDENCIES,
        "special": SPECIALS,
        "eventcard": EVENT_CARDS,
    }
    for family, kinds in families.items():
        for kind in kinds:
            name = f"{family}-{kind.replace('_', '-')}"
            assert_clean(texts(lang)(name))
            assert_clean(texts(lang).format(name, {}, "about"))
            assert_clean(texts(lang)(f"icon-{name}"))
    for mode in MODES:
        assert_clean(texts(lang)(f"mode-{mode}"))


ICONS = {
    "tendency": "🗡️ 🛡️ ⚖️",
    "card": "⚔️ 🛡️ ⚡ 🦹 🧹",
    "special": "⚡ 🔥 🎯 🛡️ ⭐",
    "eventcard": "🌫️ 🍀 ⚡ 🎲 🔋 💥 🦹 🌙 ⚡ 🔄 🧹 🎴",
}


@pytest.mark.parametrize("lang", LANGS)
def test_icons_are_those_of_the_rules(lang: Lang) -> None:
    kinds = {"tendency": TENDENCIES, "card": CARDS, "special": SPECIALS, "eventcard": EVENT_CARDS}
    for family, icons in ICONS.items():
        shown = [texts(lang)(f"icon-{family}-{kind.replace('_', '-')}") for kind in kinds[family]]
        assert " ".join(shown) == icons


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_due_is_told_with_the_numbers_of_the_table(lang: Lang) -> None:
    board = words(lang)
    assert "3" in board("board-due-luck", count=3)
    assert "2" in board("board-due-bonus", count=2)
    assert "5" in board("board-run", count=1, face=5)
    assert "12" in board.format("mode-quick", {"modes_quick": 12}, "about")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.slow
def test_what_happens_in_games_reads_well_for_everybody(lang: Lang) -> None:
    events, refusals = happened()
    for event in events:
        for text in told(lang, event):
            assert_clean(text)
    for refusal in refusals:
        assert_clean(narrate.refusal_text(texts(lang), refusal))
        assert_clean(narrate.remedy(texts(lang), refusal))


@pytest.mark.slow
def test_there_is_an_example_of_everything_that_happens() -> None:
    shapes = {(event.kind, *sorted(whole(event).data)) for event in EVENTS}
    events, refusals = happened()
    assert {(event.kind, *sorted(whole(event).data)) for event in events} <= shapes
    assert {event.kind for event in EVENTS} == KINDS
    assert {refusal.code for refusal in refusals} <= {refusal.code for refusal in REFUSALS}
    assert emitted("Refusal") == {refusal.code for refusal in REFUSALS}


@pytest.mark.slow
def test_games_reach_nearly_every_event_kind() -> None:
    """A guard on the test above: if games stopped showing things, it would prove nothing."""
    assert KINDS - {event.kind for event in happened()[0]} <= {"card_lost"}


@pytest.mark.parametrize("lang", LANGS)
def test_a_line_never_says_more_than_its_viewer_may_know(lang: Lang) -> None:
    won = next(event for event in EVENTS if event.kind == "card_won" and event.seat == "p1")
    rolled = next(event for event in EVENTS if event.kind == "luck_roll")
    for event, secret in ((won, texts(lang)("a-card-attack")), (rolled, "6, 3")):
        assert secret in narrate.line(texts(lang), event, NAMES[lang], "p1")
        for viewer in ("p2", None):
            assert secret not in narrate.line(texts(lang), event, NAMES[lang], viewer)


@pytest.mark.slow
def test_both_languages_agree_on_tones() -> None:
    for event in happened()[0]:
        assert narrate.tone(texts("ko"), event) == narrate.tone(texts("en"), event)


def test_the_viewer_is_addressed_and_others_are_named() -> None:
    bomb = next(event for event in EVENTS if event.kind == "bomb")
    assert "내 총점 9 → 4" in narrate.line(texts("ko"), bomb, NAMES["ko"], "p1")
    assert "영준의 총점 9 → 4" in narrate.line(texts("ko"), bomb, NAMES["ko"], "p2")
    assert "hit you" in narrate.line(texts("en"), bomb, NAMES["en"], "p1")
    assert "플레이어 1의 총점" in narrate.line(texts("ko"), bomb, {})
