"""The guides of all games: few lessons, few words, and each with something to press."""

import re

import pytest

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.games.registry import game_ids
from tests.web.node import node

BUBBLES = 8
WORDS = 15
KEYS = re.compile(r"\b(key|Enter|Esc|right click)\b|키\b|키\)")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", game_ids())
def test_a_guide_is_short_and_points_at_what_is_to_be_pressed(units: str, game: str, lang: Lang) -> None:
    lessons = node(units, asked={"task": "guide", "asked": {"game": game, "lang": lang}})
    assert 0 < len(lessons) <= BUBBLES
    assert [lesson["id"] for lesson in lessons if not lesson["press"]] == ["end"]
    for lesson in lessons:
        for said in lesson["said"]:
            assert 0 < len(said.split()) <= WORDS, said
        touch, _keys = lesson["said"]
        assert not KEYS.search(touch), touch
    assert any(touch != keys for touch, keys in (lesson["said"] for lesson in lessons))


@pytest.mark.parametrize("game", game_ids())
def test_korean_speaks_in_one_register(units: str, game: str) -> None:
    for lesson in node(units, asked={"task": "guide", "asked": {"game": game, "lang": "ko"}}):
        for said in lesson["said"]:
            ends = [part.strip(" “”)") for part in re.split(r"[.!?]", said) if part.strip()]
            assert all(end.endswith(("니다", "세요")) for end in ends), said
