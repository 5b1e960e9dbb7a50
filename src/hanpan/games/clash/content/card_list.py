"""Every card as a record for people who read or choose cards: its facts, and the words for them."""

import msgspec

from hanpan.core.contract.rulebook import Lang, Words
from hanpan.core.effects.vocabulary import Give, ToEnemy, ToIf
from hanpan.core.effects.words import target_brief, target_text
from hanpan.core.language.text import Texts, name_id
from hanpan.games.clash.content.catalogue import CARDS, DECKS, PLAYER_DECKS, Card, Failure, Refund, Type
from hanpan.games.clash.content.words import attribute_texts, card_text, clash_texts, does_text
from hanpan.games.clash.rules.keywords import part_of
from hanpan.games.clash.rules.params import Params


class Named(msgspec.Struct, frozen=True):
    """A tag or a keyword, and its name."""

    id: str
    name: str


class CardRecord(msgspec.Struct, frozen=True):
    """One card. What ends in `_text` is in words; None where the card has no such thing."""

    id: str
    name: str
    names: Words  # in both languages
    kind: Type
    kind_text: str
    cost: int
    target: str  # self, enemy, both, random, all, conditional, reaction
    target_text: str
    target_brief: str  # the same for a small card
    aims: bool  # whether its player may name a unit
    reaction: bool
    text: str  # all that stands on the card
    effect_text: str
    nullified: Refund | None  # what comes back when it is nullified
    nullified_text: str | None
    no_target: Failure | None  # what comes back when it has no target; None: it always has one
    no_target_text: str | None
    unused_text: str | None  # of a reaction that does not fire
    exhaust: bool
    exhaust_on_nullify: bool
    exhaust_text: str | None
    tags: list[Named]
    tags_text: str | None
    keywords: list[Named]  # that it gives
    decks: dict[str, int]  # how often it is in the decks that anybody may choose


def card_list(params: Params, lang: Lang) -> list[CardRecord]:
    """All cards in the order of their ids; what is printed on a card is the same under all numbers."""
    texts = clash_texts(lang)
    return [_record(texts, card) for card in CARDS.values()]


def _record(texts: Texts, card: Card) -> CardRecord:
    target = card.target
    said = attribute_texts(texts, card)
    does = does_text(texts, card)
    given = [part_of(effect.keyword, effect.amount) for effect in card.effects if isinstance(effect, Give)]
    return CardRecord(
        id=card.id,
        name=card.name[texts.lang],
        names=card.name,
        kind=card.type,
        kind_text=texts(f"type-{card.type}"),
        cost=card.cost,
        target=str(target.__struct_config__.tag),
        target_text=target_text(texts, target),
        target_brief=target_brief(texts, target),
        aims=(isinstance(target, ToEnemy) and not target.hero_only)
        or (isinstance(target, ToIf) and target.side == "enemy"),
        reaction=card.is_reaction,
        text=card_text(texts, card),
        effect_text=does[:1].upper() + does[1:],
        nullified=None if card.is_reaction else card.nullified,
        nullified_text=said.get("nullified"),
        no_target=None if card.is_reaction else card.no_target,
        no_target_text=said.get("no_target"),
        unused_text=said.get("unused"),
        exhaust=card.exhaust,
        exhaust_on_nullify=card.exhaust_on_nullify,
        exhaust_text=said.get("exhaust"),
        tags=_named(texts, "tag", card.tags),
        tags_text=said.get("tags"),
        keywords=_named(texts, "keyword", dict.fromkeys(given)),
        decks={name: DECKS[name].cards[card.id] for name in PLAYER_DECKS if card.id in DECKS[name].cards},
    )


def _named(texts: Texts, family: str, ids: "tuple[str, ...] | dict[str, None]") -> list[Named]:
    return [Named(each, texts(name_id(family, each))) for each in ids]
