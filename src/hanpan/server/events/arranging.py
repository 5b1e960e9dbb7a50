"""What organisers arrange before a round is paired: ratings, awarded byes, players who are kept apart."""

from typing import Any

from hanpan.server import wire_acts as wire
from hanpan.server.events.doer import Deed, Doer
from hanpan.server.refusing import ApiError
from hanpan.tournaments import orders


async def rate(by: Doer, act: wire.EventRate) -> Deed:
    """A player's rating is entered."""
    _not_for_oneself(by, act.player)
    return Deed([orders.Rate(act.player, act.rating)])


async def award_bye(by: Doer, act: wire.EventAwardBye) -> Deed:
    """A player has the bye in a round."""
    _not_for_oneself(by, act.player)
    return Deed([orders.AwardBye(act.player, act.round, act.worth)])


async def withdraw_bye(by: Doer, act: wire.EventWithdrawBye) -> Deed:
    """A player has no bye after all."""
    _not_for_oneself(by, act.player)
    return Deed([orders.WithdrawBye(act.player, act.round)])


async def keep_apart(by: Doer, act: wire.EventKeepApart) -> Deed:
    """These do not meet while there is another way."""
    _not_for_oneself(by, *act.players)
    return Deed([orders.KeepApart(act.players)])


async def let_meet(by: Doer, act: wire.EventLetMeet) -> Deed:
    """These may meet again."""
    _not_for_oneself(by, *act.players)
    return Deed([orders.LetMeet(act.players)])


def _not_for_oneself(by: Doer, *players: str) -> None:
    """An organiser who plays arranges nothing about the own pairs. Raises ApiError."""
    if by.handle in players:
        reason = "somebody else arranges what concerns you as a player (EV-CORR-04)"
        korean = "참가자로서 자기에게 관한 것은 다른 사람이 정합니다(EV-CORR-04)"
        raise ApiError(403, "own_match", reason, ko=korean)


DEEDS: dict[type[Any], Any] = {
    wire.EventRate: rate,
    wire.EventAwardBye: award_bye,
    wire.EventWithdrawBye: withdraw_bye,
    wire.EventKeepApart: keep_apart,
    wire.EventLetMeet: let_meet,
}
