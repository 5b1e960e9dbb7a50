"""Every number of the rules that is not printed on a card, with its clause and range."""

from datetime import date
from typing import Annotated, TypeAlias

import msgspec

from hanpan.core.contract.params import BadParameter, Number
from hanpan.games.sorcerers.content.catalogue import RELEASES

N: TypeAlias = Number


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game begins with."""

    hp: Annotated[int, N("SO-BASE-01", 1, 500)] = 25
    hand: Annotated[int, N("SO-BASE-03", 0, 10)] = 5
    first_skips_draw: Annotated[int, N("SO-BASE-04", 0, 1)] = 1
    first_attacks: Annotated[int, N("SO-BASE-04", 0, 1)] = 0


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Curse power."""

    first: Annotated[int, N("SO-BASE-05", 0, 10)] = 2  # of one's first turn; one more each turn
    most: Annotated[int, N("SO-BASE-05", 1, 30)] = 10
    second_player: Annotated[int, N("SO-BASE-06", 0, 10)] = 3  # of the second player's first turn


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each turn brings and allows."""

    draw: Annotated[int, N("SO-BASE-09", 0, 5)] = 1
    summons: Annotated[int, N("SO-PHASE-02", 0, 3)] = 1  # in each main phase
    hand_limit: Annotated[int, N("SO-HAND-04", 1, 20)] = 5
    hand_shown: Annotated[int, N("SO-HAND-02", 1, 30)] = 10


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What there is room for."""

    sorcerers: Annotated[int, N("SO-FIELD-01", 1, 3)] = 3
    items: Annotated[int, N("SO-EQUIP-01", 0, 3)] = 3


class Loop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often the same combination repeats."""

    repeats: Annotated[int, N("SO-LOOP-01", 1, 999)] = 3
    most: Annotated[int, N("SO-AM-15", 1, 999)] = 999


class DeckRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a tournament deck may hold."""

    least: Annotated[int, N("SO-DECK-01", 1, 200)] = 40
    most: Annotated[int, N("SO-DECK-02", 1, 200)] = 60
    copies: Annotated[int, N("SO-DECK-03", 1, 60)] = 3
    highlights: Annotated[int, N("SO-DECK-04", 1, 60)] = 1
    sideboard: Annotated[int, N("SO-SIDE-01", 0, 60)] = 15


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match and its clock."""

    wins: Annotated[int, N("SO-AM-37", 1, 5)] = 2
    games: Annotated[int, N("SO-AM-37", 1, 9)] = 3
    seconds: Annotated[int, N("SO-TIME-01", 60, 86400)] = 2400
    added: Annotated[int, N("SO-AM-35", 0, 86400)] = 300
    reminder: Annotated[int, N("SO-AM-36", 5, 3600)] = 60  # seconds of one decision
    stalls: Annotated[int, N("SO-AM-36", 1, 10)] = 2
    violations: Annotated[int, N("SO-AM-38", 1, 10)] = 3


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of one variant of the game."""

    setup: Setup = Setup()
    power: Power = Power()
    turn: Turn = Turn()
    board: Board = Board()
    loop: Loop = Loop()
    deck: DeckRules = DeckRules()
    match: Match = Match()
    release: int = len(RELEASES)
    day: int = 20251205  # of the opening: whose ban list is in force (SO-AM-44); the usual one is of the first rules


def validate(params: Params) -> None:
    """Refuse numbers that are each possible but impossible together. Raises BadParameter."""
    if params.deck.least > params.deck.most:
        raise BadParameter(
            f"deck.least: {params.deck.least} is above deck.most, {params.deck.most} (SO-DECK-01)",
            ko=f"deck.least: {params.deck.least}, deck.most({params.deck.most})보다 큽니다 (SO-DECK-01)",
        )
    if params.loop.repeats > params.loop.most:
        raise BadParameter(
            f"loop.repeats: {params.loop.repeats} is above loop.most, {params.loop.most} (SO-AM-15)",
            ko=f"loop.repeats: {params.loop.repeats}, loop.most({params.loop.most})보다 큽니다 (SO-AM-15)",
        )
    if params.match.wins > params.match.games:
        raise BadParameter(
            f"match.wins: {params.match.wins} is above match.games, {params.match.games} (SO-AM-37)",
            ko=f"match.wins: {params.match.wins}, match.games({params.match.games})보다 큽니다 (SO-AM-37)",
        )


def date_of(params: Params) -> date:
    """The day whose ban list is in force."""
    number = params.day
    return date(number // 10000, number // 100 % 100, number % 100)
