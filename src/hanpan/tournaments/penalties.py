"""What penalties cost: worked out from those that were given and not lifted, never counted on. Each costs games of one
match: of the one that was under way, or else of the next; if that round is taken back, of the next again."""

from msgspec.structs import replace

from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.orders import Grade
from hanpan.tournaments.settings import Settings
from hanpan.tournaments.state import Event, Given


def cost(settings: Settings, grade: Grade) -> int:
    """The games that a penalty takes."""
    return {"warning": 0, "game_loss": 1, "match_loss": settings.to_win, "disqualification": 0}[grade]


def owed(event: Event, player: str) -> int:
    """The games that a player's next match begins with as lost."""
    return min(event.settings.to_win, sum(cost(event.settings, one.grade) for one in _counting(event, player, None)))


def under_way(event: Event, player: str) -> Match | None:
    """The match that somebody plays now, which a penalty belongs to."""
    return next((match for match in event.waiting if player in match.players and match.second is not None), None)


def charged(event: Event) -> Event:
    """The tournament after a round was paired: its matches begin with the games that their players owe."""
    if not event.penalties:
        return event
    where = {name: match.place for match in event.waiting if match.second is not None for name in match.players}
    given = tuple(
        replace(one, match=where.get(one.player)) if one.match is None and not one.lifted else one
        for one in event.penalties
    )
    return docked(replace(event, penalties=given))


def freed(event: Event, round_number: int) -> Event:
    """The tournament after a round was taken back: what its matches had cost is owed again."""
    given = tuple(
        replace(one, match=None) if one.match is not None and one.match[0] == round_number else one
        for one in event.penalties
    )
    return replace(event, penalties=given)


def docked(event: Event) -> Event:
    """Every match with the games that penalties take from it; decided, where these are enough. What was reported
    stays."""
    taken: dict[tuple[int, int], dict[str, int]] = {}
    for one in event.penalties:
        if one.match is not None and not one.lifted:
            of_match = taken.setdefault(one.match, {})
            of_match[one.player] = of_match.get(one.player, 0) + cost(event.settings, one.grade)
    return replace(
        event, matches=tuple(_docked(event.settings, match, taken.get(match.place, {})) for match in event.matches)
    )


def _docked(settings: Settings, match: Match, taken: dict[str, int]) -> Match:
    one, two = (min(settings.to_win, taken.get(name or "", 0)) for name in (match.first, match.second))
    return match if match.docked == (one, two) else settled(settings, replace(match, docked=(one, two)))


def _counting(event: Event, player: str, match: tuple[int, int] | None) -> list[Given]:
    return [one for one in event.penalties if (one.player, one.match, one.lifted) == (player, match, False)]


def settled(settings: Settings, match: Match) -> Match:
    """The match with its result, if penalties alone have decided it."""
    lost = {name for name, games in zip(match.players, match.docked, strict=False) if games >= settings.to_win}
    return replace(match, result=forfeit(settings, lost, match)) if lost and match.result is None else match


def forfeit(settings: Settings, gone: set[str], match: Match) -> Result:
    """What comes of a match that these have lost without playing."""
    first = 0 if match.first in gone else settings.to_win
    second = 0 if match.second in gone else settings.to_win
    return Result(first if match.second in gone else 0, second if match.first in gone else 0, how="forfeit")
