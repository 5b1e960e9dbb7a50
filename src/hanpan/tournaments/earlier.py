"""Penalties as the first release of these rules counted them (`Open.release`): each player carried a number of games,
which a pairing set to nothing. Kept so that its logs still come to what they came to."""

from msgspec.structs import replace

from hanpan.tournaments.matches import Match
from hanpan.tournaments.penalties import cost, settled, under_way
from hanpan.tournaments.state import Event, Given


def penalized(event: Event, name: str, games: int) -> Event:
    """So many games lost in the match that is under way, or else in the next one."""
    here = under_way(event, name)
    if here is None:
        return _owing(event, name, min(event.settings.to_win, event.players[name].owed + games))
    return _with(event, here, settled(event.settings, here.against(name, games)))


def pardoned(event: Event, given: Given) -> Event:
    """Games given back, if the penalty was given in the present round, or is still owed."""
    games, player = cost(event.settings, given.grade), event.players.get(given.player)
    if player is None or not games:
        return event
    here = next((match for match in event.waiting if given.player in match.players and any(match.docked)), None)
    if here is not None and given.round == here.round:
        return _with(event, here, here.against(given.player, -games))
    return _owing(event, player.name, max(0, player.owed - games))


def charged(event: Event) -> Event:
    """After a round was paired: nobody in it owes anything any more."""
    for match in [match for match in event.matches if match.round == event.round and match.second is not None]:
        one = match
        for name in match.players:
            if match.result is None:
                one = one.against(name, min(event.settings.to_win, event.players[name].owed))
            event = _owing(event, name, 0)
        event = _with(event, match, settled(event.settings, one))
    return event


def _owing(event: Event, name: str, games: int) -> Event:
    return replace(event, players={**event.players, name: replace(event.players[name], owed=games)})


def _with(event: Event, before: Match, after: Match) -> Event:
    return replace(event, matches=tuple(after if match is before else match for match in event.matches))
