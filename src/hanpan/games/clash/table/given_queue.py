"""Queues and their order as a case describes them: a round that is being worked off, at the question for a reaction."""

import re
from typing import Annotated, TypeAlias

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.bounds import LISTED, Word, Words
from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Entry, Fate, Player, Queued, Spot, State

_PLACE = re.compile(r"(p[12])/(hero|[1-9])")


class GivenQueued(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A locked-in card, the places it aims at, and what has become of it."""

    card: Word
    at: Words = ()
    fate: Fate | None = None  # set for a reaction, waiting for any other card


GivenQueue: TypeAlias = Annotated[tuple[Word | GivenQueued, ...], LISTED]


def with_queues(
    params: Params, state: State, queues: tuple[GivenQueue, GivenQueue], order: Words, next_place: int
) -> State:
    """The state with the cards that both sides have locked in. Raises ValueError that names the fact."""
    if state.stage != "react":
        fact = "order" if order else f"{SEATS[0 if queues[0] else 1]}.queue"
        raise ValueError(
            f"{fact}: cards are locked in while a round is worked off, in stage react, not in {state.stage}"
        )
    one, two = (_locked(state, side, queue) for side, queue in enumerate(queues))
    for seat, player in zip(SEATS, (one, two), strict=True):
        if len(player.queue) > params.turn.most_slots:
            raise ValueError(f"{seat}.queue: {len(player.queue)} cards, at most {params.turn.most_slots} (CL-AM-20)")
        if len(player.queue) + len(player.hand) > params.turn.hand_limit:
            most = params.turn.hand_limit
            raise ValueError(f"{seat}.queue: with the hand more than the {most} cards that may be held (CL-HAND-03)")
    state = replace(state, players=(one, two), order=tuple(_entry((one, two), word) for word in order))
    if len(set(state.order)) < len(state.order):
        raise ValueError("order: a card stands in it twice")
    if not 1 <= next_place <= len(state.order):
        raise ValueError(f"next: {next_place} is outside 1 to {len(state.order)}, the length of `order`")
    entry = state.order[next_place - 1]
    if not state.players[entry.side].queue[entry.index].targets:
        raise ValueError(f"order: {order[next_place - 1]}, the next card, aims at nothing, so nobody reacts to it")
    return replace(state, at=next_place - 1)


def told_queue(state: State, player: Player) -> list[object]:
    """The queue in these words."""
    return [_told(state, queued) for queued in player.queue]


def _locked(state: State, side: int, queue: GivenQueue) -> Player:
    made: list[Queued] = []
    for each in queue:
        given = GivenQueued(each) if isinstance(each, str) else each
        if given.card not in CARDS:
            raise ValueError(f"{SEATS[side]}.queue: {given.card!r} is not a card")
        usual: Fate = "set" if CARDS[given.card].is_reaction else "waiting"
        made.append(Queued(given.card, tuple(_spot(state, side, word) for word in given.at), given.fate or usual))
    player = state.players[side]
    brought = tuple(sorted((*player.brought, *(queued.card for queued in made))))
    return replace(player, queue=tuple(made), brought=brought) if made else player


def _spot(state: State, side: int, word: str) -> Spot:
    found = _PLACE.fullmatch(word)
    whose, place = (SEATS.index(found[1]), 0 if found[2] == "hero" else int(found[2])) if found else (0, 99)
    units = state.players[whose].units
    if place >= len(units):
        raise ValueError(f"{SEATS[side]}.queue: {word!r} is no place; there are p1/hero, p1/1 to p1/{len(units) - 1}")
    unit = units[place]
    return Spot(whose, place, unit.id if unit is not None else 0)


def _entry(players: tuple[Player, Player], word: str) -> Entry:
    found = _PLACE.fullmatch(word)
    side = SEATS.index(found[1]) if found else 0
    if not found or found[2] == "hero" or int(found[2]) > len(players[side].queue):
        raise ValueError(f"order: {word!r} is no card of a queue; p1/2 is the second of p1")
    return Entry(side, int(found[2]) - 1)


def _told(state: State, queued: Queued) -> object:
    usual = "set" if CARDS[queued.card].is_reaction else "waiting"
    said: dict[str, object] = {"card": queued.card}
    if queued.targets:
        said["at"] = [f"{SEATS[spot.side]}/{spot.place or 'hero'}" for spot in queued.targets]
    if queued.fate != usual:
        said["fate"] = queued.fate
    return said if len(said) > 1 else queued.card
