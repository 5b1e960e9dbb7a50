"""Questions and results: what a game declares of them is what its rules make and what its words can use."""

import pytest

from hanpan.core.contract.flow import Staged
from hanpan.core.contract.prompts import DeclaresData
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.language.text import name_id
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.text.messages import own_messages, variables
from tools.web import WEB

ITEMS = {"item", "item1", "item2"}  # of a list
WITH_CLIENT = [name for name in game_ids() if (WEB / "src" / "games" / name).is_dir()]


@pytest.mark.parametrize("game_id", WITH_CLIENT)
def test_a_game_with_a_client_declares_all_its_questions_and_its_result(game_id: str) -> None:
    game = load_game(game_id)
    assert isinstance(game, DeclaresData)
    assert game.results
    kinds = [kind.kind for kind in game.prompts]
    assert len(set(kinds)) == len(kinds)
    if isinstance(game, Staged):
        assert set(kinds) == set(game.flow.stages)
    for kind in (*game.prompts, *game.results):
        assert kind.__doc__, kind


@pytest.mark.parametrize("game_id", WITH_CLIENT)
def test_words_of_questions_use_fields_that_there_are(game_id: str) -> None:
    game = load_game(game_id)
    assert isinstance(game, DeclaresData)
    for lang in LANGS:
        found = own_messages(game_id, lang)
        for kind in game.prompts:
            names = set(kind.__struct_fields__)
            if (message := found.get(name_id("prompt", kind.kind))) is not None:
                assert variables(message) <= names | {f"{name}_name" for name in names} | ITEMS, kind
