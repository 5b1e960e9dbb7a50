"""From a view to a whole state that fits it: what the seat knows, and the rest dealt from where it may be."""

from collections import Counter

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash.content.catalogue import CARDS, DECKS, OPPONENTS, PLAYER_DECKS
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.piles import any_card, in_sight, take
from hanpan.games.clash.rules.state import LADDER, Player, State, with_player
from hanpan.games.clash.table.view import SeatView, View

_SOME = "A01"  # stands for a card that is not known; `_dealt` puts another in its place


def world(params: Params, view: View, chance: Chance) -> State:
    """One state in which the viewer would see exactly this."""
    assert view.seat is not None
    mine = SEATS.index(view.seat)
    own, rival = _own(view), _rival(view.rival)
    state = State(
        mode=view.mode,
        arena=view.arena,
        round=view.round,
        stage=view.stage,
        players=(own, rival) if mine == 0 else (rival, own),
        holder=SEATS.index(view.owner),
        void=view.initiative is None,
        void_next=view.sealed,
        order=view.order,
        at=view.at,
        first=SEATS.index(view.first),
        serial=view.serial,
        rounds_before=view.rounds_before,
        rematch=view.rematch,
        ending=view.ending,
        winner=None if view.outcome is None or view.outcome.winner is None else SEATS.index(view.outcome.winner),
    )
    return _dealt(params, state, view.seat, chance)


def _own(view: View) -> Player:
    seen = view.me
    queue = [queued.card for queued in seen.queue]
    elsewhere = Counter([*view.hand, *seen.discard, *view.unseen, *seen.exhausted, *queue])
    deck = tuple(sorted((Counter(view.brought) - elsewhere).elements()))
    return Player(
        units=seen.units,
        energy=seen.energy,
        slots=seen.slots,
        deck_name=view.deck_name,
        brought=view.brought,
        hand=view.hand,
        deck=deck,
        discard=tuple(sorted((*seen.discard, *view.unseen))),
        exhausted=seen.exhausted,
        unseen=view.unseen,
        shown=seen.shown,
        seen=seen.seen,
        queue=seen.queue,
        intervened=seen.intervened,
    )


def _rival(seen: SeatView) -> Player:
    unseen = (_SOME,) * seen.unseen
    return Player(
        units=seen.units,
        energy=seen.energy,
        slots=seen.slots,
        deck_name="",
        brought=(),
        hand=(*seen.shown, *(_SOME,) * (seen.hand - len(seen.shown))),
        deck=(_SOME,) * seen.deck,
        discard=tuple(sorted((*seen.discard, *unseen))),
        exhausted=seen.exhausted,
        unseen=unseen,
        shown=seen.shown,
        seen=seen.seen,
        queue=seen.queue,
        intervened=seen.intervened,
    )


def _dealt(params: Params, state: State, seat: Seat, chance: Chance) -> State:
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
