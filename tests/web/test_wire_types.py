"""What is generated from the Python side says what that side says."""

import re
from pathlib import Path

import msgspec
import pytest

from hanpan.core.contract.codec import plain
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin
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


def test_no_field_of_what_is_told_is_looked_up_by_a_name_of_the_client_s_own() -> None:
    """Events are read as `GameEvent` and `OrderEvent`, questions as `GamePrompt` and its parts, results as
    `OutcomeData`; words and the board for any game know none of them."""
    generic = {"lib/narrate.ts", "lib/socket.ts", "board/openings.ts"}  # the second's are those of the browser
    files = [path for suffix in ("ts", "svelte") for path in sorted((WEB / "src").rglob(f"*.{suffix}"))]
    cast = re.compile(r"(event|prompt|outcome)\??\.data\b[^;\n]*\bas\b(?! OutcomeData\b)")
    found = [str(path.relative_to(WEB / "src")) for path in files if cast.search(path.read_text("utf-8"))]
    assert sorted(set(found) - generic) == []
    assert set(found) == generic


def test_no_page_knows_by_a_name_what_divides_a_log() -> None:
    """What is no line of it and where a round begins, the event types say (`heading`, `opens`)."""
    events = [kind for game_id in game_ids() for kind in load_game(game_id).events]
    kinds = {kind.kind for kind in events if kind.heading or kind.opens}
    assert len(kinds) > 3
    compared = re.compile(r"\bkind\s*[!=]==\s*'(\w+)'")
    files = [path for suffix in ("ts", "svelte") for path in sorted((WEB / "src").rglob(f"*.{suffix}"))]
    common = [path for path in files if path.relative_to(WEB / "src").parts[:1] != ("games",)]
    found = {
        (path.relative_to(WEB / "src").as_posix(), kind)
        for path in common
        if not path.name.endswith(".test.ts")
        for kind in compared.findall(path.read_text("utf-8"))
        if kind in kinds
    }
    assert found == set()
