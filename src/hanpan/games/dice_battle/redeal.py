"""Worlds a seat cannot tell apart: the rival's unknown cards dealt again from where they may be."""

from msgspec.structs import replace

from hanpan.core.chance import Chance
from hanpan.core.seat import Seat
from hanpan.games.dice_battle.actions import CARDS
from hanpan.games.dice_battle.cards import forget
from hanpan.games.dice_battle.deck import CARD_INDEX
from hanpan.games.dice_battle.params import Params
from hanpan.games.dice_battle.state import Pile, State


def redeal(params: Params, state: State, seat: Seat, chance: Chance) -> State:
    """The same table for `seat`: its own cards, all public facts and what it knows stay."""
    mine, rivals = (0, 1) if seat == "p1" else (1, 0)
    rival = state.players[rivals]
    known = state.players[mine].knows
    hidden = forget(rival.hand, known)
    pool = list(state.cards.draw)
    for card in hidden:
        pool[CARD_INDEX[card]] += 1
    hand = list(known)
    for _ in hidden:
        card = chance.pick("redeal/hand", CARDS, pool)
        pool[CARD_INDEX[card]] -= 1
        hand.append(card)
    # What the rival knows of this seat's hand is its own secret, bounded by this seat's real hand.
    dealt = replace(rival, hand=tuple(sorted(hand, key=CARDS.index)))
    players = (state.players[0], dealt) if rivals == 1 else (dealt, state.players[1])
    turns = state.turns
    if turns[rivals].luck_dice:
        faces = range(1, params.die.faces + 1)
        dice = tuple(chance.pick("redeal/luck", faces) for _ in turns[rivals].luck_dice)
        shown = replace(turns[rivals], luck_dice=dice)
        turns = (turns[0], shown) if rivals == 1 else (shown, turns[1])
    return replace(state, players=players, turns=turns, cards=Pile(tuple(pool), state.cards.discard))
