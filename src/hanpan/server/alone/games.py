"""What is asked about games."""

from datetime import date
from typing import Any

from msgspec.structs import replace

from hanpan.core.contract.codec import plain
from hanpan.core.contract.params import table as parameter_table
from hanpan.core.contract.params import values
from hanpan.core.contract.releases import on_day
from hanpan.games.registry import UnknownGame, plugin, plugins
from hanpan.plugin import GamePlugin
from hanpan.server.alone.around import level_of
from hanpan.server.alone.asking import Asked
from hanpan.server.casebook import cases_for
from hanpan.server.game_facts import card_of, dated, variant
from hanpan.server.game_words import all_words
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import DAILY
from hanpan.server.wire_http import DeckBody, DeckFilled, DeckReport, GameCard, GameTexts, Guide, Numbers, ParamInfo

_LADDER = "ladder-"  # modes against opponents with a name, who play better than easy


def games(asked: Asked, today: date) -> list[GameCard]:
    """The games as the lobby shows them, with what can be had here."""
    return [offered(each) for each in plugins()]


def rulebook(asked: Asked, today: date) -> Any:
    """Every clause of a game."""
    return known(asked.id).game().rulebook()


def texts(asked: Asked, today: date) -> GameTexts:
    """The words of a game."""
    return GameTexts(all_words(known(asked.id).game(), asked.lang))


def guide(asked: Asked, today: date) -> Guide:
    """A short rulebook."""
    return Guide(known(asked.id).short_rules(asked.lang))


def releases(asked: Asked, today: date) -> list[Any]:
    """What each update of a game's rules brought."""
    return [*on_day(known(asked.id).release_notes(), today)]


def params(asked: Asked, today: date) -> list[ParamInfo]:
    """Every number of a game's rules that a table may change."""
    return [ParamInfo(*row) for row in parameter_table(type(known(asked.id).game().params))]


def numbers(asked: Asked, today: date) -> Numbers:
    """Every number of a variant, and the odds of its choices."""
    game = variant(asked.id, asked.query.get("set"))
    return Numbers(values(game.params), plain(plugin(asked.id).choice_odds(game) or ()))


def cards(asked: Asked, today: date) -> Any:
    """Every card of a game with its words."""
    game = dated(variant(asked.id, asked.query.get("set")), asked.one("day"), today)
    found = plugin(asked.id).card_list(game, asked.lang)
    if found is None:
        raise ApiError(404, "no_cards", f"{asked.id} has no cards")
    return plain(found)


def deck_check(asked: Asked, today: date) -> DeckReport:
    """Everything that is wrong with a deck."""
    body, game = _deck(asked, today)
    found = plugin(asked.id).deck_check(game, body.cards, body.side)
    if found is None:
        raise _no_decks(asked)
    return DeckReport(*found)


def deck_complete(asked: Asked, today: date) -> DeckFilled:
    """The same deck made playable."""
    body, game = _deck(asked, today)
    found = plugin(asked.id).deck_completed(game, body.cards, body.side)
    if found is None:
        raise _no_decks(asked)
    return DeckFilled(found)


def cases(asked: Asked, today: date) -> Any:
    """The cases that show a clause."""
    return cases_for(known(asked.id).id, asked.one("clause") or "")


def offered(game: GamePlugin) -> GameCard:
    """The game as the lobby shows it: one level, no ladder, no run of the day."""
    card = card_of(game)
    modes = [mode for mode in card.modes if mode != DAILY and not mode.startswith(_LADDER)]
    default = card.default_mode if card.default_mode in modes else modes[0]
    return replace(card, modes=modes, default_mode=default, queues=[], classes={}, bots=[level_of(card.id)])


def known(game_id: str) -> GamePlugin:
    """The game of that id. Raises ApiError."""
    try:
        return plugin(game_id)
    except UnknownGame as error:
        raise ApiError(404, "unknown_game", str(error)) from error


def _deck(asked: Asked, today: date) -> tuple[DeckBody, Any]:
    body = asked.read(DeckBody)
    return body, dated(variant(asked.id, body.overrides), body.day, today)


def _no_decks(asked: Asked) -> ApiError:
    return ApiError(404, "no_decks", f"one brings no deck to {asked.id}")
