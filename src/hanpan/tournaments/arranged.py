"""What organisers arrange before a round is paired: byes that they award, and players whom they keep apart."""

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.orders import AwardBye, KeepApart, LetMeet, WithdrawBye, Worth
from hanpan.tournaments.settings import MOST_ROUNDS, Settings
from hanpan.tournaments.state import Event

MOST_GROUPS = 500


def award_bye(event: Event, order: AwardBye) -> Event | Refusal:
    """A player has the bye in a round that is yet to be paired."""
    player = event.players.get(order.player)
    if not event.settings.format.startswith("swiss"):
        return Refusal("event_award_without", "EV-BYE-02", {"format": event.settings.format})
    if player is None or player.out == "disqualified":
        return Refusal("event_nobody", "EV-JOIN-01", {"name": order.player})
    last = event.rounds or event.settings.rounds or MOST_ROUNDS
    if not event.round < order.round <= last:
        return Refusal("event_award_round", "EV-BYE-02", {"round": order.round, "next": event.round + 1, "last": last})
    if order.player in awarded(event, order.round):
        return Refusal("event_award_twice", "EV-BYE-02", {"name": order.player, "round": order.round})
    return replace(event, awarded=(*event.awarded, (order.player, order.round, order.worth)))


def withdraw_bye(event: Event, order: WithdrawBye) -> Event | Refusal:
    """A player who was to have the bye in a round is paired in it."""
    if order.player not in awarded(event, order.round) or order.round <= event.round:
        return Refusal("event_award_none", "EV-BYE-02", {"name": order.player, "round": order.round})
    return replace(event, awarded=tuple(one for one in event.awarded if one[:2] != (order.player, order.round)))


def awarded(event: Event, round_number: int) -> dict[str, Worth]:
    """Who has the bye in a round because organisers say so, and what it is worth."""
    return {name: worth for name, number, worth in event.awarded if number == round_number}


def bye(settings: Settings, worth: Worth) -> Result:
    """What comes of a match without an opponent."""
    return Result(settings.to_win, 0, how="bye") if worth == "win" else Result(0, 0, 1, how="bye")


def keep_apart(event: Event, order: KeepApart) -> Event | Refusal:
    """No two of these are paired while there is another way."""
    if event.settings.format not in ("swiss", "swiss_cut", "arena"):
        return Refusal("event_apart_without", "EV-PAIR-06", {"format": event.settings.format})
    unknown = [name for name in order.players if name not in event.players]
    if unknown:
        return Refusal("event_nobody", "EV-JOIN-01", {"name": unknown[0]})
    if len(set(order.players)) < len(order.players):
        return Refusal("event_apart_twice", "EV-PAIR-06", {"names": list(order.players)})
    if any(set(group) == set(order.players) for group in event.apart) or len(event.apart) >= MOST_GROUPS:
        return Refusal("event_apart_there", "EV-PAIR-06", {"names": list(order.players), "most": MOST_GROUPS})
    return replace(event, apart=(*event.apart, order.players))


def let_meet(event: Event, order: LetMeet) -> Event | Refusal:
    """These are kept apart no more."""
    left = tuple(group for group in event.apart if set(group) != set(order.players))
    if left == event.apart:
        return Refusal("event_apart_none", "EV-PAIR-06", {"names": list(order.players)})
    return replace(event, apart=left)


def kept_from(event: Event) -> dict[str, frozenset[str]]:
    """From whom each is kept apart."""
    found: dict[str, set[str]] = {}
    for group in event.apart:
        for name in group:
            found.setdefault(name, set()).update(group)
    return {name: frozenset(others - {name}) for name, others in found.items()}


def forced(event: Event, matches: list[Match]) -> list[Match]:
    """Those of these matches whose players were to be kept apart."""
    apart = kept_from(event)
    return [match for match in matches if match.second in apart.get(match.first, ())]
