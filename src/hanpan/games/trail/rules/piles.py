"""Hand, deck and discard (TR-DET-06). Piles are sorted: their order is nobody's knowledge, chance draws from them."""

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.games.trail.rules.events.turn import Drawn, HandFull, Reshuffle
from hanpan.games.trail.rules.luck import label
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.state import State


def without(pile: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A pile less one card."""
    place = pile.index(card)
    return (*pile[:place], *pile[place + 1 :])


def any_of(chance: Chance, label: str, pile: tuple[str, ...]) -> str:
    """A card of the pile, each copy equally likely; nothing is drawn where there is no choice."""
    kinds = tuple(dict.fromkeys(pile))
    if len(kinds) == 1:
        return kinds[0]
    return chance.pick(label, kinds, [pile.count(kind) for kind in kinds])


def draw(params: Params, state: State, count: int, clause: str, chance: Chance, out: list[Happening]) -> State:
    """Draw cards one by one up to a full hand; an empty deck takes the discard back."""
    drawn: list[str] = []
    hand, deck, discard = state.hand, state.deck, state.discard
    for _ in range(count):
        if len(hand) >= params.player.hand:
            out.append(HandFull("TR-DET-06", "p1", len(hand)))
            break
        if not deck:
            if not discard:
                break
            out.append(Reshuffle("TR-DET-06", "p1", len(discard)))
            deck, discard = discard, ()
        name = label(state, "draw", state.stage, state.turn, state.drawn + len(drawn))
        card = any_of(chance, name, deck)
        deck = without(deck, card)
        hand = (*hand, card)
        drawn.append(card)
    if drawn:
        out.append(Drawn(clause, "p1", tuple(drawn), len(hand), len(deck)))
    return replace(state, hand=hand, deck=deck, discard=discard, drawn=state.drawn + len(drawn))
