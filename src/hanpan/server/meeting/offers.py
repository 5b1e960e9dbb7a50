"""What two people may look for: games for two and their modes, and who stands in where nobody comes."""

from typing import NamedTuple

from hanpan.bots.catalogue import usual_bot
from hanpan.games.registry import UnknownGame, plugin
from hanpan.plugin import GamePlugin
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import DAILY
from hanpan.server.tables.openings import DUEL

_LADDER = "ladder-"


class Wish(NamedTuple):
    """What somebody looks for."""

    game: str
    mode: str
    rated: bool

    @property
    def queue(self) -> str:
        """Only those of the same queue meet."""
        return f"{self.game}/{self.mode}/{'rated' if self.rated else 'casual'}"


def modes_for_two(offered: GamePlugin) -> list[str]:
    """The modes in which two people meet: no runs of the day, and none against an opponent of the game's own."""
    info = offered.game().info
    if len(info.seats) != DUEL:
        return []
    own = {_LADDER + name for name in offered.characters}
    return [mode for mode in info.modes if mode != DAILY and mode not in own]


def classes_of(offered: GamePlugin) -> dict[str, list[str]]:
    """The classes of modes in which people are rated, each with its modes."""
    found: dict[str, list[str]] = {}
    for mode in modes_for_two(offered):
        pool = offered.class_of(mode)
        if pool is not None:
            found.setdefault(pool, []).append(mode)
    return found


def wished(game: str, mode: str | None, *, rated: bool = False) -> Wish:
    """A wish that can be fulfilled. Raises ApiError."""
    try:
        offered = plugin(game)
    except UnknownGame as error:
        raise ApiError(400, "unknown_game", str(error), {"game": game}) from error
    modes = modes_for_two(offered)
    if not modes:
        raise ApiError(400, "not_for_two", f"{game} is not for two", {"game": game})
    usual = offered.game().info.default_mode
    chosen = mode or (usual if usual in modes else modes[0])
    if chosen not in modes:
        reason = f"mode: {chosen[:40]!r} is none in which two people meet: {', '.join(modes)}"
        korean = f"mode: 둘이 만나서 하는 모드가 아닙니다: {chosen[:40]!r}. 있는 모드: {', '.join(modes)}"
        raise ApiError(400, "bad_request", reason, {"field": "mode"}, ko=korean)
    if rated and offered.class_of(chosen) is None:
        raise ApiError(409, "mode_unrated", f"{chosen} is not rated; look for a casual game", {"mode": chosen})
    return Wish(game, chosen, rated)


def bot_near(game: str, rating: float) -> str:
    """The level of the game's own AI that is nearest in strength."""
    levels = plugin(game).level_ratings
    return min(levels, key=lambda level: abs(levels[level] - rating)) if levels else usual_bot(game)
