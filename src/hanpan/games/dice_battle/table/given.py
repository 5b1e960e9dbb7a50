"""A state as a case describes it, and the facts of a state as a case names them."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec

from hanpan.core.contract.bounds import HAND, Round, Whole, Wholes
from hanpan.core.contract.codec import convert
from hanpan.core.contract.described import taken, told
from hanpan.core.contract.event import Fields
from hanpan.core.contract.wrong_facts import OutOfBounds, bad_fact, refuse_twice
from hanpan.games.dice_battle.rules.actions import CARDS, Card, Tendency
from hanpan.games.dice_battle.rules.deck import new_pile
from hanpan.games.dice_battle.rules.dice import worth
from hanpan.games.dice_battle.rules.gauge import after_roll
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import EVENTS, EventKind, Mode, Pile, Player, Special, Stage, State, Turn
from hanpan.games.dice_battle.table.invariants import no_face
from hanpan.games.dice_battle.table.view import faces_of

Cards: TypeAlias = Annotated[tuple[Card, ...], msgspec.Meta(max_length=HAND)]


class GivenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case may say about a seat; the rest is as at the start of a game."""

    total: Whole | None = None
    energy: Whole | None = None
    shields: Whole | None = None
    gauge: Whole | None = None
    guard: bool = False
    hand: Cards = ()
    win_streak: Whole = 0
    loss_streak: Whole = 0
    faces: Wholes | None = None  # by default those of the dice
    run: Whole | None = None  # by default what the dice alone make
    reached_total: bool | None = None  # by default whether the total is that high, after round 1
    luck: bool = False
    bonus_turn: bool = False
    curse: Whole = 0
    flame: Whole = 0
    knows: Cards = ()
    tendency: Tendency | None = None
    played: Cards = ()
    luck_dice: Wholes = ()
    dice: Wholes = ()
    specials: Annotated[tuple[Special, ...], msgspec.Meta(max_length=HAND)] = ()
    star: Whole = 0
    events: dict[EventKind, Whole] | None = None  # its event deck's draw pile
    event_discard: dict[EventKind, Whole] = {}


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case may say about the table."""

    mode: Mode = "regular"
    round: Round = 1
    stage: Stage = "tendency"
    p1: GivenSeat = GivenSeat()
    p2: GivenSeat = GivenSeat()
    deck: dict[Card, Whole] | None = None  # the draw pile; by default what is in no hand or discard
    discard: dict[Card, Whole] | None = None  # by default the cards played this round


def read_given(params: Params, facts: Mapping[str, Any]) -> State:
    """The state the facts describe. Raises ValueError that names the fact and what is wrong."""
    given: Given = convert(Given, dict(facts))
    rounds = int(getattr(params.modes, given.mode))
    named = (("p1.faces", given.p1.faces), ("p2.faces", given.p2.faces), ("p1.dice", given.p1.dice))
    for name, faces in (*named, ("p2.dice", given.p2.dice)):  # before they become a set
        if strange := no_face(params, name, faces or ()):
            raise OutOfBounds(strange)
    refuse_twice("p1.faces", given.p1.faces or ())
    refuse_twice("p2.faces", given.p2.faces or ())
    return taken(
        State,
        given,
        rounds=rounds,
        players=(_player(params, given.round, given.p1), _player(params, given.round, given.p2)),
        turns=(_turn(params, given.p1), _turn(params, given.p2)),
        cards=_card_pile(params, given),
        events=(_event_pile(params, "p1", given.p1), _event_pile(params, "p2", given.p2)),
    )


def facts_of(state: State) -> Fields:
    """The same names that `given` takes, and what a case may expect besides."""
    first, second = (
        {
            **told(player),
            **told(turn),
            "faces": list(faces_of(player.faces)),
            "cards": len(player.hand),
            "events": dict(zip(EVENTS, pile.draw, strict=True)),
            "event_discard": dict(zip(EVENTS, pile.discard, strict=True)),
        }
        for player, turn, pile in zip(state.players, state.turns, state.events, strict=True)
    )
    return {
        **told(state, "mode", "rounds", "round", "stage"),
        "p1": first,
        "p2": second,
        "deck": dict(zip(CARDS, state.cards.draw, strict=True)),
        "discard": dict(zip(CARDS, state.cards.discard, strict=True)),
    }


def _player(params: Params, number: int, seat: GivenSeat) -> Player:
    total = params.start.total if seat.total is None else seat.total
    reached = number > 1 and total >= params.gauge.total_from
    return taken(
        Player,
        seat,
        params.start,
        hand=tuple(sorted(seat.hand, key=CARDS.index)),
        faces=sum(1 << face for face in set(seat.dice if seat.faces is None else seat.faces)),
        reached_total=reached if seat.reached_total is None else seat.reached_total,
        run=after_roll(params, 0, 0, seat.dice).run if seat.run is None else seat.run,
        knows=tuple(sorted(seat.knows, key=CARDS.index)),
    )


def _turn(params: Params, seat: GivenSeat) -> Turn:
    points = seat.star
    for face in seat.dice:
        brings = worth(params, seat.tendency or "balance", face)
        points += brings.points + brings.bonus
    return taken(Turn, seat, points=points)


def _card_pile(params: Params, given: Given) -> Pile:
    full = msgspec.structs.asdict(params.deck)
    played = given.p1.played + given.p2.played
    away = given.discard if given.discard is not None else {kind: played.count(kind) for kind in CARDS}
    discard = tuple(away.get(kind, 0) for kind in CARDS)
    if given.deck is not None:
        return Pile(tuple(given.deck.get(kind, 0) for kind in CARDS), discard)
    held = given.p1.hand + given.p2.hand
    draw = tuple(full[kind] - held.count(kind) - out for kind, out in zip(CARDS, discard, strict=True))
    for kind, left in zip(CARDS, draw, strict=True):
        if left < 0:
            raise bad_fact(
                "deck",
                f"{full[kind] - left} {kind} cards are named, the deck has {full[kind]}",
                ko=f"{kind} 카드가 {full[kind] - left}장 적혀 있는데, 덱에는 {full[kind]}장입니다",
            )
    return Pile(draw, discard)


def _event_pile(params: Params, name: str, seat: GivenSeat) -> Pile:
    full = new_pile(msgspec.structs.astuple(params.event_deck))
    discard = tuple(seat.event_discard.get(kind, 0) for kind in EVENTS)
    if seat.events is not None:
        return Pile(tuple(seat.events.get(kind, 0) for kind in EVENTS), discard)
    for kind, count, out in zip(EVENTS, full.draw, discard, strict=True):
        if out > count:
            raise bad_fact(
                f"{name}.event_discard",
                f"{out} {kind} events are named, the deck has {count}",
                ko=f"{kind} 이벤트가 {out}장 적혀 있는데, 덱에는 {count}장입니다",
            )
    return Pile(tuple(a - b for a, b in zip(full.draw, discard, strict=True)), discard)
