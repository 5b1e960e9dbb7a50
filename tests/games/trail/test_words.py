"""Everything that Trail can say has words in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.core.contract import flow
from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.language.text import name_id
from hanpan.games import trail
from hanpan.games.trail.content.catalogue import CARDS, EVENTS, MONSTERS, POTIONS, STAGES
from hanpan.games.trail.content.words import card_text, event_text, monster_text, potion_text, trail_texts
from hanpan.games.trail.rules.events import EVENTS as HAPPENINGS
from hanpan.games.trail.rules.prompts import PROMPTS
from hanpan.games.trail.rules.run import MODES
from hanpan.games.trail.rules.tiles import DIRECTION_NAMES, ITEM_NAMES, TERRAIN_NAMES

FOLDER = Path(trail.__file__).parent


def emitted(call: str) -> set[str]:
    """The kinds that stand first in every `Refusal(…)` of the rules and of the table of stages."""
    paths = [Path(flow.__file__), *FOLDER.rglob("*.py")]
    return {kind for path in paths for kind in _kinds(ast.parse(path.read_text("utf-8")), call)}


def _kinds(tree: ast.Module, call: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
            first = node.args[0]
            parts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            for part in parts:
                assert isinstance(part, ast.Constant)
                assert isinstance(part.value, str)
                yield part.value


@pytest.mark.parametrize("lang", LANGS)
def test_events_refusals_and_prompts_have_words(lang: Lang) -> None:
    texts = trail_texts(lang)
    for happening in HAPPENINGS:
        assert texts.has(name_id("event", happening.kind), "why"), happening
        assert texts.has(name_id("event", happening.kind), "tone"), happening
    for code in emitted("Refusal"):
        assert texts.has(name_id("refusal", code), "remedy"), code
    for prompt in PROMPTS:
        assert texts.has(name_id("prompt", prompt.kind)), prompt


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_has_a_name_and_says_what_it_does(lang: Lang) -> None:
    texts = trail_texts(lang)
    said = [
        *(card_text(texts, card) for card in CARDS.values()),
        *(potion_text(texts, potion) for potion in POTIONS.values()),
        *(event_text(texts, event) for event in EVENTS.values()),
        *(monster_text(texts, monster) for monster in MONSTERS),
    ]
    for family, kinds in (("tile", TERRAIN_NAMES), ("item", ITEM_NAMES[1:])):
        said += [texts.format(name_id(family, kind), {}, "about") for kind in kinds]
    said += [texts(f"mode-{mode}") for mode in MODES]
    said += [texts(f"stage-{stage.id}") for stage in STAGES]
    said += [texts(f"direction-{name}") for name in DIRECTION_NAMES]
    for text in said:
        assert text
        assert not re.search(r"[{}$]|None|  ", text), text


def test_card_texts_carry_the_numbers_of_the_data() -> None:
    english = trail_texts("en")
    assert card_text(english, CARDS["C01"]) == "6 damage to an adjacent enemy."
    assert card_text(english, CARDS["C07"]) == "2 less movement."
    assert card_text(english, CARDS["C16"]) == "Heal 5. Once a stage."
    assert card_text(trail_texts("ko"), CARDS["C03"]) == "직선 5칸 안의 첫 번째 적에게 피해 4."
    assert event_text(english, EVENTS["E6"]) == "The highest face rises by 1; lose 4 HP."


def test_both_languages_have_the_same_messages() -> None:
    sources = [FOLDER.joinpath("text", f"{lang}.ftl").read_text("utf-8") for lang in LANGS]
    ids = [re.findall(r"^([a-zA-Z][\w-]*) =", source, re.M) for source in sources]
    assert ids[0] == ids[1]
    attributes = [re.findall(r"^    (\.[\w-]+) =", source, re.M) for source in sources]
    assert attributes[0] == attributes[1]


def test_no_message_is_left_over() -> None:
    source = FOLDER.joinpath("text", "en.ftl").read_text("utf-8")
    told = {
        "event": {kind.kind for kind in HAPPENINGS},
        "refusal": emitted("Refusal"),
        "prompt": {kind.kind for kind in PROMPTS},
    }
    for family, kinds in told.items():
        found = set(re.findall(rf"^{family}-([\w-]+) =", source, re.M))
        assert found <= {kind.replace("_", "-") for kind in kinds}
