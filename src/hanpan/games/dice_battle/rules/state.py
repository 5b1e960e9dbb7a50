"""The whole truth about a game in play. Immutable: a rule returns a new state."""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from hanpan.core.contract.visibility import Counted, Nobody, Own, Parts, Private, Public, Sides
from hanpan.games.dice_battle.rules.actions import Card, Tendency

Mode: TypeAlias = Literal["quick", "regular", "extended"]
Stage: TypeAlias = Literal["tendency", "pre", "keep", "post", "over"]
Special: TypeAlias = Literal["strike", "flame", "double", "ward", "star"]
EventKind: TypeAlias = Literal[
    "none",
    "luck",
    "score_boost",
    "bonus_turn",
    "energy_charge",
    "bomb",
    "thief",
    "curse",
    "energy_drain",
    "score_swap",
    "reset",
    "card_swap",
]

MODES: tuple[Mode, ...] = get_args(Mode)
EVENTS: tuple[EventKind, ...] = get_args(EventKind)


class Pile(msgspec.Struct, frozen=True):
    """A deck as counts by kind, in the order of the rulebook.

    A well shuffled pile and a pile from which each card is drawn at random are the same thing to
    everybody at the table; this one has no order that a state could betray.
    """

    draw: Annotated[tuple[int, ...], Nobody(sum)]
    discard: Public[tuple[int, ...]]


class Player(msgspec.Struct, frozen=True):
    """What a seat carries from round to round."""

    total: Public[int]
    energy: Public[int]
    shields: Public[int]
    gauge: Public[int]
    guard: Public[bool] = False
    hand: Counted[tuple[Card, ...]] = ()  # in the order of the rulebook
    win_streak: Public[int] = 0
    loss_streak: Public[int] = 0
    faces: Public[int] = 0  # bit n: face n has been rolled before (DB-9.1)
    run: Public[int] = 0  # sixes in a row that have not yet given a card (DB-9.2)
    reached_total: Public[bool] = False  # DB-9.3 has been given
    luck: Public[bool] = False  # due next roll
    bonus_turn: Public[bool] = False  # due next roll
    curse: Public[int] = 0  # due next Score
    flame: Public[int] = 0  # due next Score
    knows: Private[tuple[Card, ...]] = ()  # cards this seat gave away that the other must still hold (DB-7.12)


class Turn(msgspec.Struct, frozen=True):
    """What a seat has done in this round."""

    tendency: Public[Tendency | None] = None
    played: Public[tuple[Card, ...]] = ()
    luck_dice: Annotated[tuple[int, ...], Own(bool)] = ()  # shown to their owner until one is kept
    dice: Public[tuple[int, ...]] = ()
    points: Public[int] = 0  # base, situational bonus and star, as rolled
    specials: Public[tuple[Special, ...]] = ()
    star: Public[int] = 0
    score: Public[int] = 0


class State(msgspec.Struct, frozen=True):
    """Everything. Seats are places 0 (p1) and 1 (p2) of the pairs."""

    mode: Public[Mode]
    rounds: Public[int]
    round: Public[int]
    stage: Public[Stage]
    players: Sides[tuple[Player, Player]]
    turns: Sides[tuple[Turn, Turn]]
    cards: Parts[Pile]
    events: Sides[tuple[Pile, Pile]]
