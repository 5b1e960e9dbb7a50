"""Judges: penalties that add up by a table of the rules, more time, decks held against their lists."""

import tomllib
from functools import cache
from hashlib import blake2b
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments.joining import out
from hanpan.tournaments.orders import CheckDeck, Grade, Infraction, MoreTime, Pardon, Penalize, SeeDeck
from hanpan.tournaments.rounds import settled
from hanpan.tournaments.state import Event, Given

_JUDGING = ("head_judge", "judge")
_DRAWN_TABLES = 2  # decks that are looked at in each round


@cache
def ladder() -> dict[Infraction, list[Grade]]:
    """The table: what is given for the first, the second and each later time."""
    text = files("hanpan.tournaments").joinpath("penalties.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[Infraction, list[Grade]])


def due(event: Event, player: str, infraction: Infraction) -> Grade:
    """What the table says now."""
    before = sum(g.player == player and g.infraction == infraction and not g.lifted for g in event.penalties)
    steps = ladder()[infraction]
    return steps[min(before, len(steps) - 1)]


def penalize(event: Event, order: Penalize) -> Event | Refusal:
    """A judge gives a penalty."""
    player = event.players.get(order.player)
    if player is None or player.out == "disqualified":
        return Refusal("event_nobody", "EV-JOIN-01", {"name": order.player})
    ruled = due(event, order.player, order.infraction)
    grade = order.grade or ruled
    if grade != ruled and not order.why:
        return Refusal("event_penalty_why", "EV-PEN-02", {"grade": grade, "ruled": ruled})
    number = len(event.penalties) + 1
    given = Given(number, order.player, order.infraction, grade, order.why, event.round)
    event = replace(event, penalties=(*event.penalties, given))
    if grade == "disqualification":
        return out(event, order.player, "disqualified")
    games = {"warning": 0, "game_loss": 1, "match_loss": event.settings.to_win}[grade]
    return _docked(event, order.player, games) if games else event


def _docked(event: Event, name: str, games: int) -> Event:
    """So many games lost in the match that is under way, or else in the next one."""
    here = next((match for match in event.waiting if name in match.players and match.second is not None), None)
    if here is None:
        owed = min(event.settings.to_win, event.players[name].owed + games)
        return replace(event, players={**event.players, name: replace(event.players[name], owed=owed)})
    one = settled(event.settings, here.against(name, games))
    return replace(event, matches=tuple(one if match is here else match for match in event.matches))


def pardon(event: Event, order: Pardon) -> Event | Refusal:
    """A penalty counts no more; games that it cost are given back where no result rests on them."""
    if order.number > len(event.penalties) or event.penalties[order.number - 1].lifted:
        return Refusal("event_no_penalty", "EV-PEN-03", {"number": order.number})
    given = event.penalties[order.number - 1]
    lifted = tuple(replace(each, lifted=True) if each is given else each for each in event.penalties)
    event = replace(event, penalties=lifted)
    games = {"warning": 0, "game_loss": 1, "match_loss": event.settings.to_win, "disqualification": 0}[given.grade]
    player = event.players.get(given.player)
    if player is None or not games:
        return event
    here = next((match for match in event.waiting if given.player in match.players and any(match.docked)), None)
    if here is not None and given.round == here.round:
        one = here.against(given.player, -games)
        return replace(event, matches=tuple(one if match is here else match for match in event.matches))
    return replace(event, players={**event.players, player.name: replace(player, owed=max(0, player.owed - games))})


def more_time(event: Event, order: MoreTime) -> Event | Refusal:
    """A match gets more of the round's time."""
    match = event.match(order.round, order.table)
    if match is None or match.result is not None:
        return Refusal("event_no_table", "EV-RES-01", {"round": order.round, "table": order.table})
    key = f"{order.round}/{order.table}"
    return replace(event, extra={**event.extra, key: event.extra.get(key, 0) + order.seconds})


def check_deck(event: Event, order: CheckDeck) -> Event | Refusal:
    """A judge has looked at a deck; what follows is a penalty of its own."""
    player = event.players.get(order.player)
    if player is None or not player.deck:
        return Refusal("event_no_deck", "EV-DECK-01", {"name": order.player})
    return event


def see_deck(event: Event, order: SeeDeck) -> Event | Refusal:
    """A judge opens a list, and everybody can read that."""
    player = event.players.get(order.player)
    if player is None or not player.deck:
        return Refusal("event_no_deck", "EV-DECK-01", {"name": order.player})
    if not any(role in _JUDGING for role in event.roles(order.judge)):
        return Refusal("event_no_judge", "EV-DECK-03", {"name": order.judge})
    seen = (order.judge, order.player)
    return event if seen in event.looked else replace(event, looked=(*event.looked, seen))


def to_check(event: Event) -> list[str]:
    """Whose decks judges look at in this round: everybody's in a top cut, else those of two tables that the public
    seed draws once the round has begun."""
    if event.settings.terms.decks == "free" or event.round == 0:
        return []
    matches = [match for match in event.present if match.second is not None]
    if not any(match.slot for match in matches) or event.settings.format in ("single", "double"):
        seed, number = event.settings.seed, event.round
        matches.sort(key=lambda one: blake2b(f"hanpan/check/{number}/{one.table}/{seed}".encode()).digest())
        matches = matches[:_DRAWN_TABLES]
    return [name for match in matches for name in match.players]
