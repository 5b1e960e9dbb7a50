"""Worlds a seat cannot tell apart: the rival's unseen cards dealt again from where they may be."""

from collections import Counter

from msgspec.structs import replace

from hanpan.core.chance import Chance
from hanpan.core.seat import SEATS, Seat
from hanpan.games.clash.content import CARDS, DECKS, OPPONENTS, PLAYER_DECKS
from hanpan.games.clash.params import Params
from hanpan.games.clash.piles import any_card, in_sight, take
from hanpan.games.clash.state import LADDER, Player, State, with_player


def redeal(params: Params, state: State, seat: Seat, chance: Chance) -> State:
    """The same table for `seat`: what the rival holds, draws from and threw away unseen is one pool to it.

    Which deck the rival brought is unknown too (CL-BASE-09): a named one that fits what was seen, or else
    any list that does. On the ladder the opponent's deck is known.
    """
    side = 1 - SEATS.index(seat)
    rival = state.players[side]
    if state.stage == "deck":
        return state
    open_cards = in_sight(rival)
    hidden = len(rival.hand) - len(rival.shown) + len(rival.deck) + len(rival.unseen)
    pool = _pool(params, state, side, open_cards, hidden, chance)
    brought = tuple(sorted((*open_cards, *pool)))
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
    discard = tuple(sorted((*take(rival.discard, rival.unseen), *unseen)))
    dealt = replace(rival, hand=tuple(hand), deck=pool, discard=discard, unseen=tuple(sorted(unseen)), brought=brought)
    return with_player(state, side, dealt)


def _pool(
    params: Params, state: State, side: int, open_cards: tuple[str, ...], hidden: int, chance: Chance
) -> tuple[str, ...]:
    """The rival's cards that are not in sight, in one possible world."""
    rival = state.players[side]
    if side == 1 and state.mode in LADDER:
        lists = [DECKS[OPPONENTS[LADDER[state.mode]].deck].listed]
    else:
        lists = [DECKS[name].listed for name in PLAYER_DECKS]
    known = Counter(rival.seen) | Counter(open_cards)
    fitting = [cards for cards in lists if not known - Counter(cards)]
    if fitting:
        whole = fitting[chance.pick("redeal/deck", range(len(fitting)))] if len(fitting) > 1 else fitting[0]
        left = tuple(sorted((Counter(whole) - Counter(open_cards)).elements()))
        if len(left) == hidden:
            return left
    return _any_pool(params, rival, open_cards, hidden, chance)


def _any_pool(
    params: Params, rival: Player, open_cards: tuple[str, ...], hidden: int, chance: Chance
) -> tuple[str, ...]:
    """What was seen and is out of sight again, then any cards that a deck may still hold."""
    pool = list((Counter(rival.seen) - Counter(open_cards)).elements())[:hidden]
    counts = Counter((*open_cards, *pool))
    while len(pool) < hidden:
        room = [max(0, params.setup.copies - counts[card]) for card in CARDS]
        card = chance.pick("redeal/card", tuple(CARDS), room if any(room) else None)
        counts[card] += 1
        pool.append(card)
    return tuple(sorted(pool))
