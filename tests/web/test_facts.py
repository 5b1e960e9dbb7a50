"""web/src/board/plain/facts.ts is the twin of core/language/view_text.py: the same facts in the same words."""

from typing import Any

import msgspec
import pytest

from hanpan.core.contract.rulebook import LANGS
from hanpan.core.language.view_text import sheet
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.text.test_labels import NAMES, views
from tests.web.node import node
from tests.web.words import GAMES

MADE_UP: dict[str, Any] = {
    "seat": None,
    "leader": "p2",
    "bids": {"p1": 3, "p2": None},
    "max_depth": 1200,
    "open": True,
    "squares": [None, {"worth": 1, "by": "p1"}, {"worth": 0, "odd": [[1, 2], [1, 2]]}],
    "nothing": [None, None],
}


@pytest.mark.parametrize("game_id", [game for game in game_ids() if game in GAMES])
def test_a_view_reads_the_same_in_the_browser(units: str, game_id: str) -> None:
    seen = [*list(views(game_id))[::7], MADE_UP]
    for lang in LANGS:
        texts = load_game(game_id).texts(lang)
        plain = [msgspec.json.decode(msgspec.json.encode(view)) for view in seen]
        asked = {"game": game_id, "lang": lang, "names": NAMES, "views": plain}
        told = [sheet(texts, view, NAMES) for view in seen]
        expected = [
            {"seats": {seat: _facts(of) for seat, of in one.seats.items()}, "table": _facts(one.table)} for one in told
        ]
        assert node(units, asked={"task": "sheets", "asked": asked}) == expected


def _facts(facts: Any) -> list[dict[str, Any]]:
    return [{**fact._asdict(), "parts": _facts(fact.parts), "squares": list(fact.squares)} for fact in facts]
