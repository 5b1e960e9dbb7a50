"""Roads that games bring: under /api/games/<id>/own, with the same guard and the same bounds as every other."""

import logging

from litestar import Litestar, Router

from hanpan.games.registry import plugins
from hanpan.plugin import loaded

_LOG = logging.getLogger("hanpan.games")


def routers() -> list[Router]:
    """A router for each game that has roads of its own; one that cannot be loaded is logged and left out."""
    found: list[Router] = []
    for each in plugins():
        if each.routes is None:
            continue
        try:
            made = Router(path=f"/games/{each.id}/own", route_handlers=[*loaded(each.routes)])
            Litestar([made], openapi_config=None, logging_config=None)  # where a handler is wrong, it is found here
        except Exception as error:  # whatever it is: the server goes on without them
            _LOG.error("roads left out", exc_info=error, extra={"game": each.id})
        else:
            found.append(made)
    return found
