"""The cards of a game with their words, and a deck looked through before it is brought to a table."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from hanpan.core.contract.codec import plain
from hanpan.games.registry import plugin
from hanpan.server.errors import documented
from hanpan.server.game_facts import dated, variant
from hanpan.server.refusing import ApiError
from hanpan.server.routes.records import Changes
from hanpan.server.routes.visitor import AnyRequest, Language, today
from hanpan.server.wire_http import DeckBody, DeckFilled, DeckReport


@get("/games/{game_id:str}/cards", sync_to_thread=False, responses=documented(404))
def cards(
    request: AnyRequest,
    game_id: FromPath[str],
    language: Language = "en",
    changes: Changes = None,
    day: FromQuery[str | None] = None,
) -> list[Any]:
    """Every card of a game: its facts on a day (today, unless `day` says another), and the words for them."""
    game = dated(variant(game_id, changes), day, today(request))
    found = plugin(game_id).card_list(game, language)
    if found is None:
        raise ApiError(404, "no_cards", f"{game_id} has no cards")
    listed: list[Any] = plain(found)
    return listed


@post(
    "/games/{game_id:str}/deck-check", status_code=200, sync_to_thread=False, responses=documented(403, 404, 413, 429)
)
def deck_check(request: AnyRequest, game_id: FromPath[str], data: JSONBody[DeckBody]) -> DeckReport:
    """Everything that is wrong with a deck, and what is unwise about it, today or on another day; nothing is kept."""
    game = dated(variant(game_id, data.overrides), data.day, today(request))
    found = plugin(game_id).deck_check(game, data.cards, data.side)
    if found is None:
        raise ApiError(404, "no_decks", f"one brings no deck to {game_id}")
    return DeckReport(*found)


@post(
    "/games/{game_id:str}/deck-complete", status_code=200, sync_to_thread=True, responses=documented(403, 404, 413, 429)
)
def deck_complete(request: AnyRequest, game_id: FromPath[str], data: JSONBody[DeckBody]) -> DeckFilled:
    """The same deck made playable: what may not be in it is out, what it lacks is in; nothing is kept."""
    game = dated(variant(game_id, data.overrides), data.day, today(request))
    found = plugin(game_id).deck_completed(game, data.cards, data.side)
    if found is None:
        raise ApiError(404, "no_decks", f"one brings no deck to {game_id}")
    return DeckFilled(found)
