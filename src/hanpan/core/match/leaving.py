"""How a match of three and more ends when somebody has left it.

A game that says so itself (`TakesLeave`) takes the seat out by its own rules, and its outcome stands. For any other
game the state stays as it is: the table answers for the seat with `default_action` until a bot takes it, and whoever
left is placed behind all who stayed, the first to leave last. Where only one is left at the table, it is over.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from hanpan.core.contract.game import AnyGame, Outcome, TakesLeave, placed
from hanpan.core.contract.seat import Seat
from hanpan.core.match.orders import AnyOrder, left


def result_of(game: AnyGame, state: Any, orders: Iterable[AnyOrder]) -> Outcome | None:
    """The outcome of a match with these orders, once its rules have ended it."""
    outcome = game.outcome(state)
    if outcome is None or outcome.lost:
        return outcome
    gone = () if isinstance(game, TakesLeave) else left(orders)
    if not gone:
        return outcome
    staying = [[seat for seat in group if seat not in gone] for group in groups_of(outcome, game.info.seats)]
    return placed([*filter(None, staying), *_behind(gone)], outcome.clause, outcome.data)


def alone_at_last(game: AnyGame, orders: Iterable[AnyOrder]) -> Outcome | None:
    """The outcome when all but one seat have left; no rule of the game decided it. None while several play."""
    gone = left(orders)
    staying = [seat for seat in game.info.seats if seat not in gone]
    return placed([staying, *_behind(gone)], "") if gone and len(staying) == 1 else None


def groups_of(outcome: Outcome, seats: Sequence[Seat]) -> list[list[Seat]]:
    """The seats from the best to the last, those that share a place together."""
    if outcome.ranks:
        places = sorted(set(outcome.ranks.values()))
        return [[seat for seat in seats if outcome.ranks[seat] == place] for place in places]
    if outcome.winner is None:
        return [list(seats)]
    return [[outcome.winner], [seat for seat in seats if seat != outcome.winner]]


def _behind(gone: Sequence[Seat]) -> list[list[Seat]]:
    return [[seat] for seat in reversed(gone)]
