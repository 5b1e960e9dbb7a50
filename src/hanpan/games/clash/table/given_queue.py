"""Queues and their order as a case describes them: a round that is being worked off, at the question for a reaction."""

import re
from typing import Annotated, TypeAlias

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.bounds import LISTED, Word, Words
from hanpan.core.contract.seat import SEATS
from hanpan.core.contract.wrong_facts import NO_CARD, bad_fact, refuse_other
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
        raise bad_fact(
            fact,
            f"cards are locked in while a round is worked off, in stage react, not in {state.stage}",
            ko=f"카드는 해결하는 동안, 곧 react 단계에서 큐에 있습니다. {state.stage} 단계에는 없습니다",
        )
    one, two = (_locked(state, side, queue) for side, queue in enumerate(queues))
    for seat, player in zip(SEATS, (one, two), strict=True):
        if len(player.queue) > params.turn.most_slots:
            raise bad_fact(
                f"{seat}.queue",
                f"{len(player.queue)} cards, at most {params.turn.most_slots}",
                ko=f"카드 {len(player.queue)}장, 많아야 {params.turn.most_slots}장입니다",
                clause="CL-AM-20",
            )
        if len(player.queue) + len(player.hand) > params.turn.hand_limit:
            most = params.turn.hand_limit
            raise bad_fact(
                f"{seat}.queue",
                f"with the hand more than the {most} cards that may be held",
                ko=f"손패와 합치면 가질 수 있는 {most}장을 넘습니다",
                clause="CL-HAND-03",
            )
    state = replace(state, players=(one, two), order=tuple(_entry((one, two), word) for word in order))
    if len(set(state.order)) < len(state.order):
        raise bad_fact("order", "a card stands in it twice", ko="같은 카드가 두 번 있습니다")
    if not 1 <= next_place <= len(state.order):
        raise bad_fact(
            "next",
            f"{next_place} is outside 1 to {len(state.order)}, the length of `order`",
            ko=f"{next_place}, 1부터 `order`의 길이 {len(state.order)}까지여야 합니다",
        )
    entry = state.order[next_place - 1]
    if not state.players[entry.side].queue[entry.index].targets:
        card = order[next_place - 1]
        raise bad_fact(
            "order",
            f"{card}, the next card, aims at nothing, so nobody reacts to it",
            ko=f"다음 카드 {card}에 대상이 없어 아무도 반응하지 않습니다",
        )
    return replace(state, at=next_place - 1)


def told_queue(state: State, player: Player) -> list[object]:
    """The queue in these words."""
    return [_told(state, queued) for queued in player.queue]


def _locked(state: State, side: int, queue: GivenQueue) -> Player:
    made: list[Queued] = []
    for each in queue:
        given = GivenQueued(each) if isinstance(each, str) else each
        refuse_other(f"{SEATS[side]}.queue", given.card, CARDS, NO_CARD)
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
        last = len(units) - 1
        raise bad_fact(
            f"{SEATS[side]}.queue",
            f"{word!r} is no place; there are p1/hero, p1/1 to p1/{last}",
            ko=f"없는 자리입니다: {word!r}. p1/hero와 p1/1부터 p1/{last}까지 있습니다",
        )
    unit = units[place]
    return Spot(whose, place, unit.id if unit is not None else 0)


def _entry(players: tuple[Player, Player], word: str) -> Entry:
    found = _PLACE.fullmatch(word)
    side = SEATS.index(found[1]) if found else 0
    if not found or found[2] == "hero" or int(found[2]) > len(players[side].queue):
        raise bad_fact(
            "order",
            f"{word!r} is no card of a queue; p1/2 is the second of p1",
            ko=f"큐에 없는 카드입니다: {word!r}. p1/2는 p1의 두 번째 카드입니다",
        )
    return Entry(side, int(found[2]) - 1)


def _told(state: State, queued: Queued) -> object:
    usual = "set" if CARDS[queued.card].is_reaction else "waiting"
    said: dict[str, object] = {"card": queued.card}
    if queued.targets:
        said["at"] = [f"{SEATS[spot.side]}/{spot.place or 'hero'}" for spot in queued.targets]
    if queued.fate != usual:
        said["fate"] = queued.fate
    return said if len(said) > 1 else queued.card
