"""A state as a case describes it, and the facts of a state as a case names them."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec

from hanpan.core.contract.bounds import HAND, Round, Whole, Wholes
from hanpan.core.contract.codec import convert
from hanpan.core.contract.described import refuse_negative, taken, told
from hanpan.core.contract.event import Fields
from hanpan.games.dice_battle.rules.actions import CARDS, Card, Tendency
from hanpan.games.dice_battle.rules.deck import new_pile
from hanpan.games.dice_battle.rules.dice import worth
from hanpan.games.dice_battle.rules.gauge import after_roll
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import EVENTS, EventKind, Mode, Pile, Player, Special, Stage, State, Turn
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
    if not 1 <= given.round <= rounds:
        raise ValueError(f"round: {given.round} is outside 1 to {rounds} for mode {given.mode}")
    for name, seat in (("p1", given.p1), ("p2", given.p2)):
        _check_seat(params, given.stage, name, seat)
    if given.stage == "keep" and not (given.p1.luck_dice or given.p2.luck_dice):
        raise ValueError("stage: keep needs a seat with luck_dice, which has to choose")
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


def _check_seat(params: Params, stage: Stage, name: str, seat: GivenSeat) -> None:
    limits = {"energy": params.energy.cap, "shields": params.shield.cap}
    for field, cap in limits.items():
        value = getattr(seat, field)
        if value is not None and not 0 <= value <= cap:
            raise ValueError(f"{name}.{field}: {value} is outside 0 to {cap}")
    refuse_negative(name, seat, "total", "gauge", "win_streak", "loss_streak", "run", "curse", "flame", "star")
    for face in (*(seat.faces or ()), *seat.dice, *seat.luck_dice):
        if not 1 <= face <= params.die.faces:
            raise ValueError(f"{name}: no die shows {face}")
    if stage in ("pre", "keep", "post") and seat.tendency is None:
        raise ValueError(f"{name}.tendency: needed in stage {stage}")
    if stage == "post" and not seat.dice:
        raise ValueError(f"{name}.dice: needed in stage post")


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
    _check_counts("discard", away)
    discard = tuple(away.get(kind, 0) for kind in CARDS)
    if given.deck is not None:
        _check_counts("deck", given.deck)
        return Pile(tuple(given.deck.get(kind, 0) for kind in CARDS), discard)
    held = given.p1.hand + given.p2.hand
    draw = tuple(full[kind] - held.count(kind) - out for kind, out in zip(CARDS, discard, strict=True))
    for kind, left in zip(CARDS, draw, strict=True):
        if left < 0:
            raise ValueError(f"deck: {full[kind] - left} {kind} cards are named, the deck has {full[kind]}")
    return Pile(draw, discard)


def _event_pile(params: Params, name: str, seat: GivenSeat) -> Pile:
    full = new_pile(msgspec.structs.astuple(params.event_deck))
    _check_counts(f"{name}.event_discard", seat.event_discard)
    discard = tuple(seat.event_discard.get(kind, 0) for kind in EVENTS)
    if seat.events is not None:
        _check_counts(f"{name}.events", seat.events)
        return Pile(tuple(seat.events.get(kind, 0) for kind in EVENTS), discard)
    for kind, count, out in zip(EVENTS, full.draw, discard, strict=True):
        if out > count:
            raise ValueError(f"{name}.event_discard: {out} {kind} events are named, the deck has {count}")
    return Pile(tuple(a - b for a, b in zip(full.draw, discard, strict=True)), discard)


def _check_counts(name: str, counts: Mapping[Any, int]) -> None:
    for kind, count in counts.items():
        if count < 0:
            raise ValueError(f"{name}: {count} is below 0 for {kind}")
