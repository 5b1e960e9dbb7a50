"""Answers of all kinds, legal and illegal, for the proofs."""

from collections.abc import Sequence

from hanpan.games.clash.content.catalogue import CARDS, PLAYER_DECKS
from hanpan.games.clash.rules.actions import DECLINE, PASS, Action, ChooseDeck, Fire, Mulligan, Pick, Queue
from hanpan.games.clash.rules.state import State


def samples(state: State) -> Sequence[Action]:
    """Decks, every card at four places, longer queues and mulligans of the hands, every reaction."""
    decks = [*map(ChooseDeck, PLAYER_DECKS), ChooseDeck("nobody"), ChooseDeck("", ("A01", "A01", "A01", "X99"))]
    queues = [PASS, *(Queue((Pick(card, place),)) for card in CARDS for place in (0, 1, 2, 3))]
    hands = [player.hand for player in state.players if player.hand]
    pairs = [Queue((Pick(a), Pick(b))) for hand in hands for a in hand for b in ("X99", "A01", *hand[:3])]
    long = [Queue(tuple(map(Pick, hand[:size]))) for hand in hands for size in (3, 4, 5)]
    mulligans = [Mulligan(hand[:size]) for hand in hands for size in (1, 2, 3)]
    fires = [Fire(card) for card in CARDS if CARDS[card].is_reaction] + [Fire("A01")]
    return list(dict.fromkeys((*decks, *queues, *pairs, *long, Mulligan(), *mulligans, *fires, DECLINE)))
