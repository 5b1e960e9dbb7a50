"""The games: which there are, their rules and their numbers."""

from litestar import get
from litestar.params import FromPath

from hanpan.bots.catalogue import bot_names
from hanpan.core.params import table as parameter_table
from hanpan.core.releases import ReleaseNote
from hanpan.core.rulebook import Rulebook
from hanpan.games import extras
from hanpan.games.registry import GAME_IDS, UnknownGame, load_game
from hanpan.server.errors import ApiError, documented
from hanpan.server.routes.visitor import Language
from hanpan.server.wire import Clock
from hanpan.server.wire_http import GameCard, Guide, ParamInfo

_COMING = {"dice-battle": 2, "clash": 2, "sorcerers": 2, "trail": 1}  # all games of the lobby, by seats
_CLOCKS = {"clash": Clock(base_s=0, increment_s=0, decision_s=60)}  # offered where rules count on one (CL-EDGE-06)


@get("/games", sync_to_thread=False)
def games() -> list[GameCard]:
    """The games as the lobby shows them; those not yet there are marked so."""
    return [_card(game_id, seats) for game_id, seats in _COMING.items()]


@get("/games/{game_id:str}/rulebook", sync_to_thread=False, responses=documented(404))
def rulebook(game_id: FromPath[str]) -> Rulebook:
    """Every clause of a game in both languages."""
    try:
        return load_game(game_id).rulebook()
    except UnknownGame as error:
        raise ApiError(404, "unknown_game", str(error)) from error


@get("/games/{game_id:str}/guide", sync_to_thread=False, responses=documented(404))
def guide(game_id: FromPath[str], language: Language = "en") -> Guide:
    """A short rulebook for a first game, as Markdown; empty for a game without one."""
    return Guide(extras.guide(_known(game_id), language))


@get("/games/{game_id:str}/releases", sync_to_thread=False, responses=documented(404))
def releases(game_id: FromPath[str]) -> list[ReleaseNote]:
    """What each update of a game's rules brought, the newest first."""
    return [*extras.releases(_known(game_id))]


@get("/games/{game_id:str}/params", sync_to_thread=False, responses=documented(404))
def params(game_id: FromPath[str]) -> list[ParamInfo]:
    """Every number of a game's rules that a table may change."""
    try:
        rows = parameter_table(type(load_game(game_id).params))
    except UnknownGame as error:
        raise ApiError(404, "unknown_game", str(error)) from error
    return [ParamInfo(*row) for row in rows]


def _known(game_id: str) -> str:
    if game_id not in GAME_IDS:
        raise ApiError(404, "unknown_game", str(UnknownGame(game_id)))
    return game_id


def _card(game_id: str, seats: int) -> GameCard:
    if game_id not in GAME_IDS:
        return GameCard(game_id, False, seats, [], "", [], "", None, False, False)
    info = load_game(game_id).info
    return GameCard(
        id=game_id,
        available=True,
        seats=len(info.seats),
        modes=list(info.modes),
        default_mode=info.default_mode,
        bots=list(bot_names(game_id)),
        rules_version=info.rules_version,
        default_clock=_CLOCKS.get(game_id),
        cards=extras.has_cards(game_id),
        decks=extras.has_decks(game_id),
    )
