"""The words of Sorcerers: its messages, and names and texts of cards made from their data."""

import re
from functools import lru_cache

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.effects.vocabulary import Activated, Passive
from hanpan.core.effects.words import ability_text, answer_text, effect_text, target_text
from hanpan.core.language.text import Texts, load_texts, name_id
from hanpan.games.sorcerers.content.catalogue import CARDS, DECKS, Card
from hanpan.games.sorcerers.rules.actions import SPOTS

_SENTENCE = re.compile(r"(?:^|\. )[a-z]")  # effects are written to stand anywhere; a sentence begins with a capital


@lru_cache
def sorcerers_texts(lang: Lang) -> Texts:
    """Every message of the game in one language, names of cards, decks and abilities among them."""
    base = load_texts(lang, "hanpan.core.language", "hanpan.games.sorcerers")
    base.add(_names(lang, base), f"the data of sorcerers in {lang}")
    return base


def card_text(texts: Texts, card: Card) -> str:
    """What stands on a card: numbers, keywords, target, effects and abilities."""
    parts: list[str] = []
    if card.type == "sorcerer":
        parts.append(texts("card-stats", attack=card.attack, health=card.health, defence=card.defence))
    elif card.type == "item":
        assert card.target is not None
        parts.append(texts("card-equip", target=target_text(texts, card.target)))
        for stat in ("attack", "health", "defence"):
            amount = getattr(card, stat)
            if amount:
                parts.append(texts(f"card-bonus-{stat}", sign="+" if amount > 0 else "−", size=abs(amount)))
    elif card.type == "event":
        parts.append(texts("card-lasts", turns=card.lasts))
    elif card.type == "response":
        parts.append(texts("card-answers", what=answer_text(texts, card.answers)))
    parts += [texts("card-keyword", keyword=texts(f"keyword-{keyword}")) for keyword in card.keywords]
    if card.effects:
        said = effect_text(texts, card.effects)
        named = card.target is not None and card.type != "item"
        parts.append(f"{target_text(texts, card.target)}: {said}." if named and card.target else f"{said}.")
    parts += [f"{ability_text(texts, ability)}." for ability in card.abilities]
    return _SENTENCE.sub(lambda found: found[0].upper(), " ".join(parts))


def all_card_texts() -> str:
    """Every card in both languages, for people who read the set through and for its golden file."""
    lines: list[str] = []
    for card in CARDS.values():
        for lang in LANGS:
            texts = sorcerers_texts(lang)
            star = " ★" if card.highlight else ""
            head = f"{card.id}{star} {card.name[lang]} · {texts(f'type-{card.type}')} · {card.cost}"
            lines += [head, f"    {card_text(texts, card)}"]
    return "\n".join(lines) + "\n"


def find_cards(words: str) -> tuple[Card, ...]:
    """The cards whose id, name or text hold all the words; the misspelt 저추- is read as 저주- (SO-AM-01)."""
    needles = words.replace("저추", "저주").casefold().split()
    found: list[Card] = []
    for card in CARDS.values():
        held = " ".join((card.id, *(f"{card.name[lang]} {_told(lang, card)}" for lang in LANGS))).casefold()
        if all(needle in held for needle in needles):
            found.append(card)
    return tuple(found)


@lru_cache
def _told(lang: Lang, card: Card) -> str:
    texts = sorcerers_texts(lang)
    return f"{texts(f'type-{card.type}')} {card_text(texts, card)}"


def _names(lang: Lang, base: Texts) -> str:
    lines = [f"{name_id('deck', key)} = {deck.name[lang]}" for key, deck in DECKS.items()]
    for card in CARDS.values():
        for family in ("card", "object", "spot"):
            lines.append(f"{name_id(family, card.id)} = {card.name[lang]}")
        for index, ability in enumerate(card.abilities, 1):
            if isinstance(ability, Passive | Activated):
                own = ability.name[lang] if isinstance(ability, Passive) and ability.name is not None else None
                said = own or base("ability-of", card=card.name[lang])
                lines.append(f"{name_id('object', card.id)}-{index} = {said}")
    return "\n".join([*lines, *_spots(base)]) + "\n"


def _spots(base: Texts) -> list[str]:
    """What an answer may point at, beside players and cards: `spot-my1`, `spot-foe2-1`; by number: `spot-my-1`."""
    lines: list[str] = []
    for name, (whose, place, item) in SPOTS.items():
        if place < 0:
            continue
        sorcerer = base("spot-theirs" if whose else "spot-mine", place=place + 1)
        said = sorcerer if item < 0 else base("spot-item", item=item + 1, sorcerer=sorcerer)
        lines.append(f"{name_id('spot', name)} = {said}")
        if item < 0:
            lines.append(f"spot-{'foe' if whose else 'my'}-{place + 1} = {said}")
    return lines
