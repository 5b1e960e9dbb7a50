"""A spread of well-formed actions, legal and illegal, for the proofs that `legal` and `check` agree."""

from collections.abc import Sequence
from itertools import combinations

from hanpan.games.sorcerers.content.catalogue import CARDS, DECKS, RESPONSES
from hanpan.games.sorcerers.rules.actions import (
    KEEP,
    MULLIGAN,
    NEXT,
    NO_BLOCK,
    PASS,
    Action,
    Attack,
    Block,
    Choose,
    ChooseDeck,
    Discard,
    Exchange,
    Play,
    Repeat,
    Respond,
    Use,
)
from hanpan.games.sorcerers.rules.state import State


def samples(state: State) -> Sequence[Action]:
    """Named decks and one that nobody has, every card at some targets, blocks, attacks and numbers."""
    spots = ("me", "foe", "my1", "my2", "foe1", "foe3", "my1.1", "foe1.1", "foe2.2")
    held = list(dict.fromkeys(card for player in state.players for card in player.hand))
    lying = list(dict.fromkeys(card for player in state.players for card in player.graveyard))[:3]
    strange = list(CARDS)[state.serial % 6 :: 6]  # another part of the card list in each state
    out: list[Action] = [KEEP, MULLIGAN, NEXT, PASS, NO_BLOCK]
    out += [ChooseDeck(name) for name in (*DECKS, "nobody")]
    out += [ChooseDeck("", ("SPL-01", "SPL-01", "X99"), ("X98",)), Exchange(("X99",), ("SPL-01",))]
    out += [Play(card) for card in (*strange, *held, "X99")] + [Respond("X99"), Respond("SPL-01")]
    out += [Play(card, (spot,)) for card in held[:6] for spot in (*spots, *lying)]
    out += [Use(spot, target) for spot in ("my1", "my3", "my1.1", "foe2.1", "me") for target in ((), ("me",), ("my1",))]
    out += [Use(spot, (card,)) for spot in ("my1", "my2") for card in lying]
    out += [Respond(card.id, target) for card in RESPONSES for target in ((), ("my1.1",), ("foe1.1",), ("foe1",))]
    out += [Attack(places) for size in (1, 2, 3) for places in combinations((1, 2, 3, 4), size)]
    out += [Attack((2, 1)), Attack(()), Attack((1, 1))]
    out += [Block(((own, foe),)) for own in (1, 2, 3, 4) for foe in (1, 2, 3)]
    out += [Block(((1, 1), (2, 2))), Block(((1, 1), (2, 1))), Block(((1, 2), (1, 1))), Block(((2, 1), (1, 2)))]
    out += [Choose(pick) for pick in ("yes", "no", "none", "nothing", *spots, *held[:6], *lying)]
    out += [Repeat(total) for total in (0, 2, 3, 4, 999, 1000)]
    for player in state.players:
        out += [Discard(player.hand[:size]) for size in range(1, min(len(player.hand), 4) + 1)]
    return list(dict.fromkeys(out))
