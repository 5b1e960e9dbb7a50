"""Judges: penalties that add up by a table of the rules, more time, decks held against their lists."""

import tomllib
from functools import cache
from hashlib import blake2b
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments import earlier
from hanpan.tournaments.joining import out, reinstate
from hanpan.tournaments.orders import CheckDeck, Disqualify, Grade, Infraction, MoreTime, Pardon, Penalize, SeeDeck
from hanpan.tournaments.penalties import cost, docked, under_way
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
    given = Given(number, order.player, order.infraction, grade, order.why, event.round, was=player.out)
    event = replace(event, penalties=(*event.penalties, given))
    if grade == "disqualification":
        return out(event, order.player, "disqualified")
    games = cost(event.settings, grade)
    if not games:
        return event
    if event.release == 1:
        return earlier.penalized(event, order.player, games)
    here = under_way(event, order.player)
    return event if here is None else docked(_kept(event, replace(given, match=here.place)))


def disqualify(event: Event, order: Disqualify) -> Event | Refusal:
    """A judge takes a player out."""
    player = event.players.get(order.player)
    after = out(event, order.player, "disqualified")
    if isinstance(after, Refusal) or player is None or event.release == 1:
        return after
    number = len(event.penalties) + 1
    given = Given(number, order.player, "ruling", "disqualification", order.why, event.round, was=player.out)
    return replace(after, penalties=(*event.penalties, given))


def _kept(event: Event, given: Given) -> Event:
    """With a penalty as it is now."""
    kept = tuple(given if one.number == given.number else one for one in event.penalties)
    return replace(event, penalties=kept)


def pardon(event: Event, order: Pardon) -> Event | Refusal:
    """A penalty counts no more: games that it cost are given back where no result rests on them, and whoever it
    disqualified plays again."""
    if order.number > len(event.penalties) or event.penalties[order.number - 1].lifted:
        return Refusal("event_no_penalty", "EV-PEN-03", {"number": order.number})
    given = event.penalties[order.number - 1]
    event = _kept(event, replace(given, lifted=True))
    if event.release == 1:
        return earlier.pardoned(event, given)
    return reinstate(event, given.player, given.was) if given.grade == "disqualification" else docked(event)


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
    looks = event.players.get(order.judge)
    if not event.roles(order.judge) or (looks is not None and looks.out in ("", "waiting")):
        return Refusal("event_no_judge", "EV-DECK-03", {"name": order.judge})
    seen = (order.judge, order.player, player.deck)
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
