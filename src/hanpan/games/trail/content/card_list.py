"""Cards, potions, events and monsters as records for people who choose: their facts, and the words for them."""

from typing import Literal

import msgspec

from hanpan.core.contract.rulebook import Lang
from hanpan.games.trail.content.catalogue import CARDS, EVENTS, KINDS, MONSTERS, POTIONS
from hanpan.games.trail.content.words import card_text, event_text, monster_text, potion_text, trail_texts
from hanpan.games.trail.rules.monsters import percent
from hanpan.games.trail.rules.params import Params


class TrailRecord(msgspec.Struct, frozen=True):
    """One of them. `cost` is a card's mana, `target` what it is aimed at; `amount` a card's or potion's number;
    `sign` and `hp` are a monster's on a map and its health."""

    id: str
    kind: Literal["card", "potion", "event", "monster"]
    name: str
    text: str
    cost: int = 0
    target: str = ""
    does: str = ""
    amount: int = 0
    count: int = 0
    sign: str = ""
    hp: int = 0


def card_list(params: Params, lang: Lang) -> list[TrailRecord]:
    """All cards, then potions, events and monsters, in the order of the rules."""
    texts = trail_texts(lang)
    cards = [
        TrailRecord(
            card.id,
            "card",
            card.name[lang],
            card_text(texts, card),
            cost=card.mana,
            target=card.target,
            does=card.does,
            amount=card.amount,
            count=card.count,
        )
        for card in CARDS.values()
    ]
    potions = [
        TrailRecord(one.id, "potion", one.name[lang], potion_text(texts, one), does=one.does, amount=one.amount)
        for one in POTIONS.values()
    ]
    events = [
        TrailRecord(one.id, "event", one.name[lang], event_text(texts, one), does=one.does) for one in EVENTS.values()
    ]
    monsters = [
        TrailRecord(
            one.id,
            "monster",
            one.name[lang],
            monster_text(texts, one),
            sign=str(KINDS[one.id]),
            hp=percent(one.hp, params.foe.hp),
        )
        for one in MONSTERS
    ]
    return [*cards, *potions, *events, *monsters]
