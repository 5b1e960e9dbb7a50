"""Decks of one's own: everything that is wrong with a list of cards, and what is unwise about it (CL-BASE-02)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from hanpan.core.contract.decks import DeckFaults
from hanpan.core.contract.refusal import Refusal
from hanpan.core.effects.vocabulary import Damage, Give, Summon
from hanpan.games.clash.content.catalogue import CARDS, DECK_SIZE, PLAYER_DECKS
from hanpan.games.clash.rules.actions import ChooseDeck
from hanpan.games.clash.rules.params import Params

_CHEAP = 2  # what the first turn can pay for with something to spare
_FEW_CHEAP = 6
_MANY_REACTIONS = 6


def deck_faults(cards: Iterable[str], copies: int) -> list[Refusal]:
    """Everything that keeps a list from being played, not only the first thing."""
    counts = Counter(cards)
    faults = [
        Refusal("deck_unknown_card", "CL-BASE-02", {"card": card}) for card in sorted(counts) if card not in CARDS
    ]
    faults += [
        Refusal("deck_copies", "CL-BASE-02", {"card": card, "count": count, "most": copies})
        for card, count in sorted(counts.items())
        if card in CARDS and count > copies
    ]
    if counts.total() != DECK_SIZE:
        faults.append(Refusal("deck_size", "CL-BASE-02", {"count": counts.total(), "size": DECK_SIZE}))
    return faults


def deck_warnings(cards: Iterable[str], gain: int) -> list[Refusal]:
    """What a list may have but will suffer from; about a list of known cards."""
    known = [CARDS[card] for card in cards if card in CARDS]
    if not known:
        return []
    out: list[Refusal] = []
    if not any(_hurts(card.id) for card in known):
        out.append(Refusal("deck_harmless", "CL-END-01"))
    cheap = sum(card.cost <= _CHEAP for card in known)
    if cheap < _FEW_CHEAP:
        out.append(Refusal("deck_heavy", "CL-NRG-01", {"cheap": cheap, "cost": _CHEAP, "gain": gain}))
    reactions = sum(card.is_reaction for card in known)
    if reactions > _MANY_REACTIONS:
        out.append(Refusal("deck_reactions", "CL-AM-04", {"count": reactions}))
    return out


def deck_check(params: Params, cards: Sequence[str], side: Sequence[str] = ()) -> DeckFaults:
    """Faults and warnings of a list of cards. Nothing is kept beside a deck here, and nobody looks at it."""
    faults, warnings = deck_faults(cards, params.setup.copies), deck_warnings(cards, params.energy.gain)
    return DeckFaults(faults, warnings, hand=params.setup.hand)


def check_choice(params: Params, choice: ChooseDeck) -> Refusal | None:
    """Why this deck may not be played with."""
    if choice.name:
        if choice.name in PLAYER_DECKS and not choice.cards:
            return None
        return Refusal("unknown_deck", "CL-BASE-02", {"deck": choice.name, "known": ", ".join(PLAYER_DECKS)})
    faults = deck_faults(choice.cards, params.setup.copies)
    return Refusal("bad_deck", "CL-BASE-02", {"faults": [*map(short, faults)]}) if faults else None


def short(fault: Refusal) -> str:
    """A fault in a few signs: `A01 ×3 > 2`, `23/24`, `X99 ?`."""
    told = fault.params
    if fault.code == "deck_unknown_card":
        return f"{told['card']} ?"
    if fault.code == "deck_copies":
        return f"{told['card']} ×{told['count']} > {told['most']}"
    return f"{told['count']}/{told['size']}"


def _hurts(card: str) -> bool:
    """Whether a card can take health from the enemy, now or later."""
    for effect in CARDS[card].effects:
        if isinstance(effect, Damage | Summon) or (isinstance(effect, Give) and effect.keyword in ("poison", "burn")):
            return True
    return False
