"""What is generated from the Python side says what that side says."""

import re
from pathlib import Path

import msgspec
import pytest

from hanpan.core.contract.codec import plain
from hanpan.games.registry import game_ids, load_game, plugin
from hanpan.server.wire_http import DeckCard
from tools.web import WEB
from tools.wire_types import generated


def test_generated_types_and_names_are_fresh(packages: None) -> None:
    made = generated()
    assert WEB / "src/games/dice-battle/wire.ts" in made
    stale = [str(path.relative_to(WEB)) for path, text in made.items() if _written(path) != text]
    assert not stale, "run: python -m tools.web types"


def _written(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None


@pytest.mark.parametrize("game_id", [name for name in game_ids() if plugin(name).decks is not None])
def test_a_card_of_a_deck_tells_what_the_deck_builder_shows(game_id: str) -> None:
    game = load_game(game_id)
    cards = plain(plugin(game_id).card_list(game, "ko"))
    assert len(msgspec.convert(cards, list[DeckCard], strict=True)) == len(cards) > 0


def test_no_field_of_an_event_is_looked_up_by_a_name_of_the_client_s_own() -> None:
    """Events are read as `GameEvent` and `OrderEvent`; words and the board for any game know none of them."""
    generic = {"lib/narrate.ts", "lib/socket.ts", "board/plain/client.ts"}  # the second's are those of the browser
    files = [path for suffix in ("ts", "svelte") for path in sorted((WEB / "src").rglob(f"*.{suffix}"))]
    cast = re.compile(r"event\??\.data\b[^;\n]*\bas\b")
    found = [str(path.relative_to(WEB / "src")) for path in files if cast.search(path.read_text("utf-8"))]
    assert sorted(set(found) - generic) == []
    assert set(found) == generic
