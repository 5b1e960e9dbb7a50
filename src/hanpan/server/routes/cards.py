"""The cards of a game with their words, and a deck looked through before it is brought to a table."""

from datetime import date
from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from hanpan.core.contract.codec import plain
from hanpan.core.contract.game import AnyGame, Dated
from hanpan.games.registry import plugin
from hanpan.server.errors import ApiError, documented
from hanpan.server.routes.records import Changes, variant
from hanpan.server.routes.visitor import AnyRequest, Language, today
from hanpan.server.wire_http import DeckBody, DeckReport


@get("/games/{game_id:str}/cards", sync_to_thread=False, responses=documented(404))
def cards(
    request: AnyRequest,
    game_id: FromPath[str],
    language: Language = "en",
    changes: Changes = None,
    day: FromQuery[str | None] = None,
) -> list[Any]:
    """Every card of a game: its facts on a day (today, unless `day` says another), and the words for them."""
    game = _dated(request, variant(game_id, changes), day)
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
    game = _dated(request, variant(game_id, data.overrides), data.day)
    found = plugin(game_id).deck_check(game, data.cards, data.side)
    if found is None:
        raise ApiError(404, "no_decks", f"one brings no deck to {game_id}")
    return DeckReport(*found)


def _dated(request: AnyRequest, game: AnyGame, day: str | None) -> AnyGame:
    """The game on that day, or today, where something in it depends on the day. Raises ApiError."""
    if not isinstance(game, Dated) or game.former_day in game.info.overrides:
        return game
    try:
        return game.on(today(request) if day is None else date.fromisoformat(day))
    except ValueError as error:
        raise ApiError(400, "bad_request", f"day: {day!r} is no day: {error}", {"field": "day"}) from error
