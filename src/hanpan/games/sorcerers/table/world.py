"""From a view to a whole state that fits it: what the seat knows, and the rest dealt from where it may be."""

from collections import Counter
from functools import lru_cache

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.content.catalogue import CARDS, DECKS
from hanpan.games.sorcerers.content.releases import in_print
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import any_card, in_sight, joined, take
from hanpan.games.sorcerers.rules.state import Player, State, with_player
from hanpan.games.sorcerers.table.view import SeatView, View

_SOME = "SOR-03"  # stands for a card that is not known; `_dealt` puts another in its place


def world(params: Params, view: View, chance: Chance) -> State:
    """One state in which the viewer would see exactly this."""
    assert view.seat is not None
    return _dealt(params, known(view), view.seat, chance)


def known(view: View) -> State:
    """The same with the rival's cards left blank: enough where no other card is read."""
    mine = SEATS.index(view.seat or "p1")
    own = _player(view.me, view.hand, view)
    rival = _player(view.rival, (*view.rival.shown, *(_SOME,) * (view.rival.hand - len(view.rival.shown))), None)
    state = State(
        bout=view.bout,
        stage=view.stage,
        players=(own, rival) if mine == 0 else (rival, own),
        turn=view.turn,
        active=SEATS.index(view.active),
        first=SEATS.index(view.first),
        step=view.step,
        serial=view.serial,
        stack=view.stack,
        opens=view.opens,
        waiting=view.waiting,
        held=view.held,
        causes=view.causes,
        total=view.total,
        habits=view.habits,
        marks=view.marks,
        event=view.event,
        summoned=view.summoned,
        attackers=view.attackers,
        asked=0 if view.asked is None else SEATS.index(view.asked),
        choice=view.choice,
        ending=view.ending,
        winner=None if view.outcome is None or view.outcome.winner is None else SEATS.index(view.outcome.winner),
    )
    # What was brought and is neither in sight nor in the hand is in the deck.
    elsewhere = Counter(in_sight(state, mine)) + (Counter(own.hand) - Counter(own.shown))
    left = tuple(sorted((Counter(own.brought) - elsewhere).elements()))
    state = with_player(state, mine, replace(own, deck=left))
    return with_player(state, 1 - mine, replace(rival, deck=(_SOME,) * (view.rival.deck - len(view.rival.top))))


def _player(seen: SeatView, hand: tuple[str, ...], view: View | None) -> Player:
    return Player(
        hp=seen.hp,
        max_hp=seen.max_hp,
        deck_name=view.deck_name if view else "",
        brought=view.brought if view else (),
        sideboard=view.sideboard if view else (_SOME,) * seen.sideboard,
        power=seen.power,
        max_power=seen.max_power,
        turns=seen.turns,
        field=seen.field,
        hand=hand,
        top=seen.top,
        graveyard=seen.graveyard,
        shown=seen.shown,
        seen=seen.seen,
    )


@lru_cache
def _lists(release: int) -> dict[str, tuple[Counter[str], Counter[str], Counter[str]]]:
    """The named decks as a release prints them: deck, sideboard, both."""
    out: dict[str, tuple[Counter[str], Counter[str], Counter[str]]] = {}
    for name, deck in DECKS.items():
        main, side = Counter(in_print(release, deck.listed)), Counter(in_print(release, deck.beside))
        out[name] = (main, side, main + side)
    return out


def _dealt(params: Params, state: State, seat: Seat, chance: Chance) -> State:
    """The same table for `seat`: the rival's hand, deck and sideboard are one pool to it.

    Which deck the rival brought is unknown too: a named one that fits what was seen, or else any cards that do.
    """
    if state.stage == "deck":
        return state
    side = 1 - SEATS.index(seat)
    rival = state.players[side]
    sight = in_sight(state, side)
    in_hand = len(rival.hand) - len(rival.shown)
    inside = in_hand + len(rival.deck)
    pool, beside = _pool(params, state, rival, sight, inside, chance)
    brought = tuple(sorted((*sight, *pool)))
    hand: list[str] = []
    for _ in range(in_hand):
        card = any_card(chance, "redeal/hand", pool)
        at = pool.index(card)
        pool = pool[:at] + pool[at + 1 :]
        hand.append(card)
    dealt = replace(
        rival, hand=_mixed(rival, hand), deck=tuple(sorted(pool)), brought=brought, sideboard=beside, deck_name=""
    )
    return with_player(state, side, dealt)


def _mixed(rival: Player, hand: list[str]) -> tuple[str, ...]:
    """The known cards of a hand and those dealt; where in the hand they stand is nobody else's knowledge."""
    return (*rival.shown, *hand)


def _pool(
    params: Params, state: State, rival: Player, sight: tuple[str, ...], inside: int, chance: Chance
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The rival's cards out of sight in one possible world: in hand and deck, and beside them."""
    size, lists = len(rival.sideboard), _lists(params.release)
    known = Counter(joined(rival.seen, sight))
    open_cards = Counter(sight)
    later = state.bout.game > 1  # cards may have been exchanged
    fitting = [
        name
        for name, (main, beside, both) in lists.items()
        if main.total() == inside + len(sight)
        and (beside.total() if state.bout.mode == "match" else 0) == size
        and not known - (both if later else main)
    ]
    if fitting:
        name = fitting[chance.pick("redeal/deck", range(len(fitting)))] if len(fitting) > 1 else fitting[0]
        main, beside, both = lists[name]
        left = tuple(sorted(((both if later else main) - open_cards).elements()))
        if not later:
            return left, tuple(sorted(beside.elements())) if size else ()
    else:
        left = _any_pool(params, known, open_cards, inside + size, chance)
    aside: list[str] = []
    for _ in range(size):  # what lies beside the deck may be anything that is not in sight
        card = any_card(chance, "redeal/side", left)
        left = take(left, (card,))
        aside.append(card)
    return left, tuple(sorted(aside))


def _any_pool(
    params: Params, known: Counter[str], open_cards: Counter[str], hidden: int, chance: Chance
) -> tuple[str, ...]:
    """What was seen and is out of sight again, then any cards that a deck may still hold."""
    pool = list((known - open_cards).elements())[:hidden]
    counts = Counter(pool) + open_cards
    limits = {card.id: params.deck.highlights if card.highlight else params.deck.copies for card in CARDS.values()}
    while len(pool) < hidden:
        room = [max(0, limits[card] - counts[card]) for card in CARDS]
        card = chance.pick("redeal/card", tuple(CARDS), room if any(room) else None)
        counts[card] += 1
        pool.append(card)
    return tuple(sorted(pool))
