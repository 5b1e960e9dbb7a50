"""Every card as a record for people who read or choose cards: its facts, and the words for them."""

import msgspec

from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.text import load_texts
from hanpan.games.dice_battle.rules.actions import CARDS
from hanpan.games.dice_battle.rules.cards import PHASE_OF, CardStage, cost
from hanpan.games.dice_battle.rules.params import Params


class CardRecord(msgspec.Struct, frozen=True):
    """One card; what ends in `_text` is in words."""

    id: str
    name: str
    kind: CardStage
    kind_text: str
    cost: int
    text: str


def card_list(params: Params, lang: Lang) -> list[CardRecord]:
    """All cards with their prices under these numbers."""
    texts = load_texts(lang, "hanpan.core.language", "hanpan.games.dice_battle")
    phases = {"pre": texts("phase-PreCard"), "post": texts("phase-PostCard")}
    return [
        CardRecord(
            id=card,
            name=texts(f"card-{card}"),
            kind=PHASE_OF[card],
            kind_text=phases[PHASE_OF[card]],
            cost=cost(params, card),
            text=texts.format(f"card-{card}", {}, "about"),
        )
        for card in CARDS
    ]
