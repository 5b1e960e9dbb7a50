"""The cards of a game with their words, and a deck looked through before it is brought to a table."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from hanpan.core.contract.codec import plain
from hanpan.games.registry import plugin
from hanpan.server.errors import ApiError, documented
from hanpan.server.routes.records import Changes, variant
from hanpan.server.routes.visitor import Language
from hanpan.server.wire_http import DeckBody, DeckReport


@get("/games/{game_id:str}/cards", sync_to_thread=False, responses=documented(404))
def cards(game_id: FromPath[str], language: Language = "en", changes: Changes = None) -> list[Any]:
    """Every card of a game: its facts, and the words for them in one language."""
    game = variant(game_id, changes)
    found = plugin(game_id).card_list(game, language)
    if found is None:
        raise ApiError(404, "no_cards", f"{game_id} has no cards")
    listed: list[Any] = plain(found)
    return listed


@post(
    "/games/{game_id:str}/deck-check", status_code=200, sync_to_thread=False, responses=documented(403, 404, 413, 429)
)
def deck_check(game_id: FromPath[str], data: JSONBody[DeckBody]) -> DeckReport:
    """Everything that is wrong with a deck, and what is unwise about it; nothing is kept."""
    game = variant(game_id, data.overrides)
    found = plugin(game_id).deck_check(game, data.cards, data.side)
    if found is None:
        raise ApiError(404, "no_decks", f"one brings no deck to {game_id}")
    return DeckReport(*found)
