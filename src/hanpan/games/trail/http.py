"""What Trail adds to the server, under /api/games/trail/own: the maps of its stages, and the faults of a drawn one."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from hanpan.core.contract.bounds import LISTED, Word
from hanpan.core.contract.refusal import Refusal
from hanpan.games.trail.content.maps import StageMap, map_check, map_list
from hanpan.server.errors import documented
from hanpan.server.routes.visitor import Language


class MapBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map as rows of signs."""

    rows: Annotated[list[Word], LISTED]


@get("/maps", sync_to_thread=False, responses=documented())
def maps(language: Language = "en") -> list[StageMap]:
    """The maps that come with the game."""
    return map_list(language)


@post("/map-check", status_code=200, sync_to_thread=False, responses=documented(403, 413, 429))
def check(data: JSONBody[MapBody]) -> list[Refusal]:
    """Everything that is wrong with a map, with row and column; nothing is kept."""
    return map_check(data.rows)


ROUTES = (maps, check)
