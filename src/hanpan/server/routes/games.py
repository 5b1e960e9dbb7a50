"""The games: which there are, their rules and their numbers."""

from litestar import get
from litestar.params import FromPath

from hanpan.core.contract.params import table as parameter_table
from hanpan.core.contract.releases import ReleaseNote, on_day
from hanpan.core.contract.rulebook import Rulebook
from hanpan.games.registry import UnknownGame, plugin, plugins
from hanpan.plugin import GamePlugin
from hanpan.server.errors import documented
from hanpan.server.game_facts import card_of
from hanpan.server.game_words import all_words
from hanpan.server.refusing import ApiError
from hanpan.server.routes.visitor import AnyRequest, Language, today
from hanpan.server.wire_http import GameCard, GameTexts, Guide, ParamInfo


@get("/games", sync_to_thread=False)
def games() -> list[GameCard]:
    """The games as the lobby shows them."""
    return [card_of(each) for each in plugins()]


@get("/games/{game_id:str}/rulebook", sync_to_thread=False, responses=documented(404))
def rulebook(game_id: FromPath[str]) -> Rulebook:
    """Every clause of a game in both languages."""
    return _known(game_id).game().rulebook()


@get("/games/{game_id:str}/texts", sync_to_thread=False, responses=documented(404))
def texts(game_id: FromPath[str], language: Language = "en") -> GameTexts:
    """The words of a game: events, refusals, prompts, answers, labels and names; without those that all games share."""
    return GameTexts(all_words(_known(game_id).game(), language))


@get("/games/{game_id:str}/guide", sync_to_thread=False, responses=documented(404))
def guide(game_id: FromPath[str], language: Language = "en") -> Guide:
    """A short rulebook for a first game, as Markdown; empty for a game without one."""
    return Guide(_known(game_id).short_rules(language))


@get("/games/{game_id:str}/releases", sync_to_thread=False, responses=documented(404))
def releases(request: AnyRequest, game_id: FromPath[str]) -> list[ReleaseNote]:
    """What each update of a game's rules brought, the newest first, and which of its lists is in force today."""
    return [*on_day(_known(game_id).release_notes(), today(request))]


@get("/games/{game_id:str}/params", sync_to_thread=False, responses=documented(404))
def params(game_id: FromPath[str]) -> list[ParamInfo]:
    """Every number of a game's rules that a table may change."""
    rows = parameter_table(type(_known(game_id).game().params))
    return [ParamInfo(*row) for row in rows]


def _known(game_id: str) -> GamePlugin:
    try:
        return plugin(game_id)
    except UnknownGame as error:
        raise ApiError(404, "unknown_game", str(error)) from error
