"""Every card as a record for people who read or choose cards: its facts, and the words for them."""

import msgspec

from hanpan.core.contract.rulebook import LANGS, Lang, Words
from hanpan.core.language.text import Texts, name_id
from hanpan.games.sorcerers.content.catalogue import CARDS, DECKS, READINGS, BanList, Card, Type
from hanpan.games.sorcerers.content.releases import begins
from hanpan.games.sorcerers.content.words import card_text, sorcerers_texts
from hanpan.games.sorcerers.rules.deck_check import ban_list
from hanpan.games.sorcerers.rules.params import Params

_RIGHT, _WRONG = "저주", "저추"  # one word, one spelling; people search by the other one too (SO-AM-01)


class Named(msgspec.Struct, frozen=True):
    """A tag or a keyword, and its name."""

    id: str
    name: str


class Banned(msgspec.Struct, frozen=True):
    """Why a card may not be played now: whose month's list, since which day, and the reason."""

    month: str
    since: str
    reason: str


class CardReading(msgspec.Struct, frozen=True):
    """What the rules mean for a card, and the clause that says so."""

    clause: str
    month: str
    text: str


class CardRecord(msgspec.Struct, frozen=True):
    """One card. `text` is all that stands on it, `body_text` what is not said by its numbers and keywords."""

    id: str
    name: str
    names: Words  # in both languages
    aliases: list[str]  # the same as some people write it
    kind: Type
    kind_text: str
    cost: int
    attack: int
    health: int
    defence: int
    highlight: bool
    text: str
    body_text: str
    tags: list[Named]
    keywords: list[Named]
    decks: dict[str, int]  # how often it is in the named decks
    side: dict[str, int]  # and in their sideboards
    banned: Banned | None
    readings: list[CardReading]


def card_list(params: Params, lang: Lang) -> list[CardRecord]:
    """All cards in the order of their ids, with the bans of the day that the numbers name."""
    texts = sorcerers_texts(lang)
    bans = ban_list(params)
    return [_record(texts, card, bans) for card in CARDS.values()]


def _record(texts: Texts, card: Card, bans: BanList | None) -> CardRecord:
    return CardRecord(
        id=card.id,
        name=card.name[texts.lang],
        names=card.name,
        aliases=_aliases(texts.lang, card),
        kind=card.type,
        kind_text=texts(f"type-{card.type}"),
        cost=card.cost,
        attack=card.attack,
        health=card.health,
        defence=card.defence,
        highlight=card.highlight,
        text=card_text(texts, card),
        body_text=_body(texts, card),
        tags=[Named("highlight", texts("tag-highlight"))] if card.highlight else [],
        keywords=[Named(each, texts(name_id("keyword", each))) for each in card.keywords],
        decks={name: deck.cards[card.id] for name, deck in DECKS.items() if card.id in deck.cards},
        side={name: deck.side[card.id] for name, deck in DECKS.items() if card.id in deck.side},
        banned=_banned(texts.lang, card, bans),
        readings=[CardReading(one.id, one.month, one.text[texts.lang]) for one in READINGS if one.card == card.id],
    )


def _body(texts: Texts, card: Card) -> str:
    """The text of a sorcerer without the numbers and keywords that it begins with; of others all of it."""
    text = card_text(texts, card)
    if card.type != "sorcerer":
        return text
    said = [texts("card-stats", attack=card.attack, health=card.health, defence=card.defence)]
    said += [texts("card-keyword", keyword=texts(name_id("keyword", each))) for each in card.keywords]
    for part in said:
        text = text.removeprefix(part).lstrip()
    return text


def _aliases(lang: Lang, card: Card) -> list[str]:
    """What could be searched for, spelt the other way."""
    held = [card.name[each] for each in LANGS]
    texts = sorcerers_texts(lang)
    held += [texts(f"type-{card.type}"), card_text(texts, card)]
    return [words.replace(_RIGHT, _WRONG) for words in held if _RIGHT in words]


def _banned(lang: Lang, card: Card, bans: BanList | None) -> Banned | None:
    for ban in bans.cards if bans is not None else ():
        if ban.card == card.id:
            assert bans is not None
            return Banned(bans.month, begins(bans).isoformat(), ban.reason[lang])
    return None
