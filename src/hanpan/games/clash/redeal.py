"""Worlds a seat cannot tell apart: the rival's unseen cards dealt again from where they may be."""

from msgspec.structs import replace

from hanpan.core.chance import Chance
from hanpan.core.seat import SEATS, Seat
from hanpan.games.clash.piles import any_card, put, take
from hanpan.games.clash.state import State, with_player


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """The same table for `seat`: hand, deck and unseen discard of the rival are one pool to it."""
    side = 1 - SEATS.index(seat)
    rival = state.players[side]
    pool = put(put(rival.deck, take(rival.hand, rival.shown)), rival.unseen)
    hand: list[str] = [*rival.shown]
    unseen: list[str] = []
    for pile, count, label in (
        (hand, len(rival.hand) - len(rival.shown), "redeal/hand"),
        (unseen, len(rival.unseen), "redeal/discard"),
    ):
        for _ in range(count):
            card = any_card(chance, label, pool)
            pool = take(pool, (card,))
            pile.append(card)
    discard = put(take(rival.discard, rival.unseen), unseen)
    dealt = replace(rival, hand=tuple(hand), deck=pool, discard=discard, unseen=tuple(sorted(unseen)))
    return with_player(state, side, dealt)
