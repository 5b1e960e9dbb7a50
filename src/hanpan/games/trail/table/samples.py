"""Actions of all kinds, legal and illegal, for the proofs."""

from collections.abc import Sequence

from hanpan.games.trail.content.catalogue import CARDS, EVENTS, POTIONS, STAGES
from hanpan.games.trail.rules.actions import (
    CLICKS,
    DECLINE,
    END,
    FORCED,
    KEYS,
    SKIP,
    UNDO,
    Action,
    Draft,
    Drink,
    Go,
    Play,
    Press,
    Swap,
    Take,
    Visit,
)
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.rules.tiles import SIZE


def samples(state: State) -> Sequence[Action]:
    """Every tile, card, potion, key and event, aimed well and badly, and some maps."""
    tiles = (*range(0, SIZE, 3), *(unit.at for unit in state.units), state.at, SIZE)
    walks = [Go(at) for at in range(SIZE + 1)]
    bare = [Play(card, (), sign) for card in CARDS for sign in (0, 1, -1)]
    aimed = [Play(card, (at,)) for card in dict.fromkeys((*state.hand, "C01", "C08")) for at in tiles]
    pairs = [Play("C10", (state.at, at)) for at in tiles] + [Play("C10", (0, 1)), Play("C99")]
    potions = [Drink(name, amount) for name in (*POTIONS, "none") for amount in (0, 1, 6, 7)]
    keys = [Press(key) for key in (*KEYS, *CLICKS, "q")]
    visits = [Visit(event, (), face) for event in (*EVENTS, "E9") for face in (0, 1, 5, 7)]
    dice = [Visit("E4", faces) for faces in ((1, 2, 3, 6), (3, 3, 3, 3), (6, 6, 6, 6), (1, 2, 3), (0, 1, 1, 1))]
    trades = [Visit("E8", (), 0, potion, drop) for potion in (*POTIONS, "x") for drop in ("", "mana", "healing")]
    rewards: list[Action] = [*(Take(card) for card in CARDS), SKIP, *(Swap(potion) for potion in POTIONS), DECLINE]
    maps = [
        Draft(STAGES[0].rows),
        Draft((".",)),
        Draft(("P........." * 6,)),
        Draft((*STAGES[0].rows[:5], "9########Q")),
    ]
    rest: list[Action] = [END, FORCED, UNDO, *potions, *keys, *visits, *dice, *trades, *rewards, *maps]
    return list(dict.fromkeys((*walks, *bare, *aimed, *pairs, *rest)))
