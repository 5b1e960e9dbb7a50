"""The games that come with Hanpan, and what finds all that are installed.

The package can be called: `hanpan.games()` is the list of them, although `hanpan.games.registry` lies in it.
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    """A module that is `hanpan.api.games` besides."""

    def __call__(self) -> tuple[str, ...]:
        """The id of every game that is installed, in the order in which they are listed."""
        from hanpan.games.registry import game_ids

        return game_ids()


sys.modules[__name__].__class__ = _Games
