"""Joining and leaving: registration, the waiting list, checking in, decks, the start, drops, and who has a role."""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.core.language.lookalikes import skeleton, unseen
from hanpan.tournaments.matches import Match
from hanpan.tournaments.orders import (
    Appoint,
    BringDeck,
    Change,
    CheckIn,
    Dismiss,
    Drop,
    Rate,
    RecallDeck,
    Register,
    Return,
    Start,
)
from hanpan.tournaments.penalties import forfeit
from hanpan.tournaments.seeding import seeded
from hanpan.tournaments.settings import MOST_PLAYERS, Settings, refused, rounds_for
from hanpan.tournaments.state import Event, Out, Player

_JUDGING = ("head_judge", "judge")


def room(event: Event) -> int:
    """How many may play."""
    return event.settings.capacity or MOST_PLAYERS


def wrong_name(names: Iterable[str], *more: str) -> Refusal | None:
    """Why these cannot join those of these names: nobody could tell two of them apart, or read one."""
    taken = {skeleton(name): name for name in names}
    for name in more:
        hidden, looks = unseen(name), skeleton(name)
        if hidden is not None:
            return Refusal("event_name_hidden", "EV-JOIN-01", {"name": name, "letter": f"U+{ord(hidden):04X}"})
        if not looks:
            return Refusal("event_name_empty", "EV-JOIN-01")
        if looks in taken:
            return Refusal("event_name_taken", "EV-JOIN-01", {"name": name, "other": taken[looks]})
        taken[looks] = name
    return None


def register(event: Event, order: Register) -> Event | Refusal:
    """Somebody joins."""
    settings, name = event.settings, order.player.strip()
    wrong = wrong_name(event.players, name)
    if wrong is not None:
        return wrong
    if any(role in _JUDGING for role in event.roles(name)):
        return Refusal("event_judge_plays", "EV-JUDGE-01", {"name": name})
    if event.stage == "playing" and _too_late(event):
        return Refusal("event_late", "EV-JOIN-03", {"name": name})
    if event.stage == "playing" and settings.terms.decks != "free" and not order.deck:
        return Refusal("event_no_deck", "EV-DECK-01", {"name": name})
    full = len(event.active) >= room(event)
    waits = settings.terms.waiting_list and event.stage == "open"
    if full and (not waits or len(event.players) >= MOST_PLAYERS):
        return Refusal("event_full", "EV-JOIN-02", {"most": room(event)})
    since = 1 if event.stage == "open" else event.round + 1
    player = Player(
        name,
        since,
        "waiting" if full else "",
        checked_in=order.bot,
        deck=order.deck,
        bot=order.bot,
        rating=order.rating,
    )
    return replace(event, players={**event.players, name: player})


def _too_late(event: Event) -> bool:
    if event.settings.by_time:
        return event.time_up
    return not event.settings.format.startswith("swiss") or event.eliminating


def check_in(event: Event, order: CheckIn) -> Event | Refusal:
    """A player is there."""
    player = event.players.get(order.player)
    if player is None or player.out in ("dropped", "disqualified"):
        return Refusal("event_nobody", "EV-JOIN-01", {"name": order.player})
    if event.stage != "open":
        return Refusal("event_started", "EV-ROUND-01")
    return _with(event, replace(player, checked_in=True))


def bring(event: Event, order: BringDeck) -> Event | Refusal:
    """A player registers a deck; after the start only one who has none, or whose list was recalled."""
    player = event.players.get(order.player)
    if player is None:
        return Refusal("event_nobody", "EV-JOIN-01", {"name": order.player})
    if event.settings.terms.decks == "free":
        return Refusal("event_decks_free", "EV-DECK-01")
    if event.stage != "open" and player.deck:
        return Refusal("event_decks_locked", "EV-DECK-02", {"name": order.player})
    return _with(event, replace(player, deck=order.deck, recalled=False))


def recall(event: Event, order: RecallDeck) -> Event | Refusal:
    """The list of a player may be played no more."""
    player = event.players.get(order.player)
    if player is None:
        return Refusal("event_nobody", "EV-JOIN-01", {"name": order.player})
    if event.settings.terms.decks == "free":
        return Refusal("event_decks_free", "EV-DECK-01")
    if not player.deck:
        return Refusal("event_no_deck", "EV-DECK-01", {"name": order.player})
    return _with(event, replace(player, deck="", recalled=True))


def start(event: Event, order: Start) -> Event | Refusal:
    """The settings are frozen. Who has no deck, or has not checked in, where that is asked for, does not play."""
    if event.stage != "open":
        return Refusal("event_started", "EV-ROUND-01")
    settings, event = event.settings, _only_ready(event)
    count, least = len(event.active), 1 if event.settings.format == "common" else max(2, event.settings.cut)
    if count < least:
        return Refusal("event_few", "EV-ROUND-01", {"count": count, "least": least})
    begun = replace(event, stage="playing", round=0)
    if settings.by_time:
        return begun
    if settings.format in ("single", "double"):
        return replace(begun, seeds=seeded(event))
    rounds = rounds_for(settings, count)
    if settings.format.startswith("swiss") and rounds >= count:
        return Refusal("event_rounds_many", "EV-FORM-03", {"rounds": rounds, "count": count})
    if settings.format != "round_robin":
        return replace(begun, rounds=rounds)
    return replace(begun, rounds=rounds, seeds=tuple(event.active) if event.release == 1 else seeded(event))


def lacks(event: Event, player: Player) -> Literal["", "deck", "check_in"]:
    """What keeps a player from playing when the tournament starts."""
    terms = event.settings.terms
    if terms.decks != "free" and not (player.deck or player.bot):
        return "deck"
    return "check_in" if terms.check_in_minutes and not player.checked_in else ""


def _only_ready(event: Event) -> Event:
    kept = {
        name: player if not lacks(event, player) or player.out == "disqualified" else replace(player, out="dropped")
        for name, player in event.players.items()
    }
    # Nobody whose disqualification is lifted later has been ready: such a player joins late, or not at all.
    missed = tuple(replace(one, was="dropped") if one.grade == "disqualification" else one for one in event.penalties)
    filled = _moved_up(replace(event, players=kept, penalties=missed))
    left = {
        name: replace(player, out="dropped") if player.out == "waiting" else player
        for name, player in filled.players.items()
    }
    return replace(filled, players=left)


def _moved_up(event: Event) -> Event:
    """The first of those who wait take the places that are free."""
    for name in event.queue[: max(0, room(event) - len(event.active))]:
        event = _with(event, replace(event.players[name], out=""))
    return event


def rate(event: Event, order: Rate) -> Event | Refusal:
    """The rating that a player is seeded by."""
    player = event.players.get(order.player)
    if player is None:
        return Refusal("event_nobody", "EV-JOIN-01", {"name": order.player})
    if event.settings.seeding != "rating":
        return Refusal("event_unseeded", "EV-FORM-07")
    if event.stage != "open":
        return Refusal("event_started", "EV-ROUND-01")
    return _with(event, replace(player, rating=order.rating))


def drop(event: Event, order: Drop) -> Event | Refusal:
    """A player leaves."""
    return out(event, order.player, "dropped")


def out(event: Event, name: str, how: Literal["dropped", "disqualified"]) -> Event | Refusal:
    """Somebody plays no more. Before the start whoever drops has never been there, and the first who waits moves up."""
    player = event.players.get(name)
    if player is None:
        return Refusal("event_nobody", "EV-JOIN-01", {"name": name})
    if player.out == "disqualified" or player.out == how:
        return Refusal("event_out_already", "EV-DROP-01", {"name": name, "how": player.out})
    if event.stage == "open":
        rest = {each: one for each, one in event.players.items() if each != name}
        if how == "disqualified":
            rest[name] = replace(player, out=how)
        return _moved_up(replace(event, players=rest))
    # Whoever leaves in the middle of a match forfeits it; all that was earned before stays.
    waiting = event.waiting
    matches = tuple(_left(event, match, name) if match in waiting else match for match in event.matches)
    return replace(_with(event, replace(player, out=how)), matches=matches)


def _left(event: Event, match: Match, name: str) -> Match:
    if name not in match.players or event.settings.format == "common":
        return match
    return replace(match, result=forfeit(event.settings, {name}, match))


def come_back(event: Event, order: Return) -> Event | Refusal:
    """A player who dropped plays again."""
    player = event.players.get(order.player)
    if player is None:
        return Refusal("event_nobody", "EV-JOIN-01", {"name": order.player})
    if player.out != "dropped":
        return Refusal("event_not_dropped", "EV-DROP-02", {"name": order.player, "how": player.out or "in"})
    if event.eliminating or event.time_up:
        return Refusal("event_late", "EV-JOIN-03", {"name": order.player})
    if event.settings.terms.decks != "free" and not (player.deck or player.bot):
        return Refusal("event_no_deck", "EV-DECK-01", {"name": order.player})
    return _with(event, replace(player, out=""))


def reinstate(event: Event, name: str, was: Out) -> Event:
    """A disqualification was lifted: the player is what this one was, from the next round on. Before the start whoever
    finds no place waits for one."""
    player = event.players.get(name)
    if player is None or player.out != "disqualified":
        return event
    if event.stage == "open" and not was and len(event.active) >= room(event):
        was = "waiting"
    back = _with(event, replace(player, out=was))
    return _moved_up(back) if event.stage == "open" else back


def _with(event: Event, player: Player) -> Event:
    return replace(event, players={**event.players, player.name: player})


# What is announced, and who has a role.


def change(event: Event, order: Change) -> Event | Refusal:
    """Other settings: before the start any but the game and the seed, afterwards only what pairs nobody otherwise."""
    old, new = event.settings, order.settings
    wrong = refused(new)
    if wrong is not None:
        return wrong
    if (old.game, old.seed, old.mode) != (new.game, new.seed, new.mode):
        return Refusal("event_change_game", "EV-CHANGE-01")
    if event.stage == "playing" and _frozen(old) != _frozen(new):
        return Refusal("event_frozen", "EV-CHANGE-02")
    if 0 < new.capacity < len(event.active):
        return Refusal("event_room_taken", "EV-CHANGE-01", {"capacity": new.capacity, "count": len(event.active)})
    return _moved_up(replace(event, settings=new)) if event.stage == "open" else replace(event, settings=new)


def _frozen(settings: Settings) -> Settings:
    return replace(settings, name="-", capacity=0, terms=settings.terms.later)


def appoint(event: Event, order: Appoint) -> Event | Refusal:
    """Somebody gets a role; nobody judges a tournament that they play in."""
    player = event.players.get(order.person)
    if order.role in _JUDGING and player is not None and player.out in ("", "waiting"):
        return Refusal("event_judge_plays", "EV-JUDGE-01", {"name": order.person})
    roles = event.roles(order.person)
    if order.role in roles:
        return Refusal("event_role_there", "EV-JUDGE-02", {"name": order.person, "role": order.role})
    return replace(event, staff={**event.staff, order.person: (*roles, order.role)})


def dismiss(event: Event, order: Dismiss) -> Event | Refusal:
    """Somebody has a role no more; one organiser stays."""
    roles = event.roles(order.person)
    if order.role not in roles:
        return Refusal("event_no_role", "EV-JUDGE-02", {"name": order.person, "role": order.role})
    organisers = sum("organiser" in each for each in event.staff.values())
    if order.role == "organiser" and organisers == 1:
        return Refusal("event_last_organiser", "EV-JUDGE-02", {"name": order.person})
    left = tuple(role for role in roles if role != order.role)
    return replace(event, staff={**event.staff, order.person: left})
