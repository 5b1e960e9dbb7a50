"""What a log of orders comes to, order by order. Orders that the rules do not allow are refused, and the refusal names
the clause."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments import arranged, joining, judging, results, rounds
from hanpan.tournaments.orders import (
    Appoint,
    AwardBye,
    Begin,
    BringDeck,
    Cancel,
    Change,
    CheckDeck,
    CheckIn,
    Claim,
    Dismiss,
    Disqualify,
    Drop,
    Finish,
    KeepApart,
    LetMeet,
    MoreTime,
    Open,
    Order,
    Pair,
    Pardon,
    Penalize,
    Rate,
    RecallDeck,
    Register,
    Report,
    Return,
    SeeDeck,
    SetPairs,
    Start,
    TakeBack,
    TimeUp,
    WithdrawBye,
)
from hanpan.tournaments.rounds import next_round
from hanpan.tournaments.settings import refused
from hanpan.tournaments.state import Event, Player

__all__ = ["Event", "Player", "course", "done", "next_round", "opened"]


def opened(order: Open) -> Event | Refusal:
    """A new tournament."""
    return refused(order.settings) or Event(order.settings, order.release)


def done(event: Event, order: Order) -> Event | Refusal:
    """The tournament after an order."""
    if isinstance(order, Open):
        return Refusal("event_open_twice", "EV-LOG-01")
    if event.stage == "over":
        return Refusal("event_over", "EV-LOG-03")
    return _DONE[type(order)](event, order)


def course(orders: Iterable[Order]) -> Iterator[tuple[Event | None, Order, Event | Refusal]]:
    """Each order with the tournament before and after it. An order that is not allowed is the last."""
    event: Event | None = None
    for order in orders:
        if event is not None:
            after = done(event, order)
        else:
            after = opened(order) if isinstance(order, Open) else Refusal("event_unopened", "EV-LOG-01")
        yield event, order, after
        if isinstance(after, Refusal):
            return
        event = after


def _cancel(event: Event, order: Cancel) -> Event | Refusal:
    return replace(event, stage="over", cancelled=True)


_DONE: Mapping[type[Any], Callable[[Event, Any], Event | Refusal]] = {
    Register: joining.register,
    Rate: joining.rate,
    CheckIn: joining.check_in,
    BringDeck: joining.bring,
    RecallDeck: joining.recall,
    Change: joining.change,
    Appoint: joining.appoint,
    Dismiss: joining.dismiss,
    Start: joining.start,
    Drop: joining.drop,
    Return: joining.come_back,
    AwardBye: arranged.award_bye,
    WithdrawBye: arranged.withdraw_bye,
    KeepApart: arranged.keep_apart,
    LetMeet: arranged.let_meet,
    Pair: rounds.pair,
    SetPairs: rounds.set_pairs,
    TakeBack: rounds.take_back,
    Begin: rounds.begin,
    TimeUp: rounds.time_up,
    Finish: rounds.finish,
    Claim: results.claim,
    Report: results.report,
    Penalize: judging.penalize,
    Pardon: judging.pardon,
    Disqualify: judging.disqualify,
    MoreTime: judging.more_time,
    CheckDeck: judging.check_deck,
    SeeDeck: judging.see_deck,
    Cancel: _cancel,
}
