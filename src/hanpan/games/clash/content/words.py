"""The words of Clash: its messages, and names and texts of cards made from their data."""

from functools import lru_cache

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.effects.vocabulary import Summon
from hanpan.core.effects.words import effect_text, target_text
from hanpan.core.language.text import Texts, load_texts, name_id
from hanpan.games.clash.content.catalogue import ARENAS, CARDS, DECKS, OPPONENTS, UNITS, Card, Place, UnitKind


@lru_cache
def clash_texts(lang: Lang) -> Texts:
    """Every message of the game in one language, names of cards, decks, opponents, arenas and units among them."""
    base = load_texts(lang, "hanpan.core.language", "hanpan.core.effects", "hanpan.games.clash")
    base.add(_names(lang), f"the data of clash in {lang}")
    base.add(_effects(base), f"the effects of places and units of clash in {lang}")
    return base


def card_text(texts: Texts, card: Card) -> str:
    """What stands on a card: target, effects, and its attributes."""
    said = f"{target_text(texts, card.target)}: {does_text(texts, card)}."
    return " ".join((said, *attribute_texts(texts, card).values()))


def does_text(texts: Texts, card: Card) -> str:
    """What a card does, and what the unit that it summons is like."""
    said = effect_text(texts, card.effects)
    for effect in card.effects:
        if isinstance(effect, Summon):
            hp, text = UNITS[effect.unit].hp, texts(name_id("unit-text", effect.unit))
            said = f"{said} {texts('unit-detail', hp=hp, text=text[:1].lower() + text[1:])}"
    return said


def attribute_texts(texts: Texts, card: Card) -> dict[str, str]:
    """What comes back when, its tags, and what leaves the game, in words; only what a card has."""
    said: dict[str, str] = {}
    if card.is_reaction:
        said["unused"] = texts("attribute-unused")
    else:
        said["nullified"] = texts(f"attribute-nullified-{card.nullified}")
        if card.no_target:
            said["no_target"] = texts(f"attribute-no-target-{card.no_target}")
    if card.tags:
        said["tags"] = texts("attribute-tags", tags=texts("list-join").join(texts(f"tag-{tag}") for tag in card.tags))
    if card.exhaust:
        said["exhaust"] = texts("attribute-exhaust-always" if card.exhaust_on_nullify else "attribute-exhaust")
    return said


def all_card_texts() -> str:
    """Every card in both languages, for people who read the set through and for its golden file."""
    lines: list[str] = []
    for card in CARDS.values():
        for lang in LANGS:
            texts = clash_texts(lang)
            head = f"{card.id} {card.name[lang]} · {texts(f'type-{card.type}')} · {card.cost}"
            lines += [head, f"    {card_text(texts, card)}"]
    return "\n".join(lines) + "\n"


def _names(lang: Lang) -> str:
    sources = (("source", CARDS), ("source", UNITS), ("keyword", UNITS))
    families = (*sources, ("card", CARDS), ("deck", DECKS), ("opponent", OPPONENTS), ("arena", ARENAS), ("unit", UNITS))
    lines = [
        f"{name_id(family, key)} = {record.name[lang]}"
        for family, records in families
        for key, record in records.items()
    ]
    return "\n".join(lines) + "\n"


def _effects(texts: Texts) -> str:
    """What each arena and each unit does by itself: `arena-text-volcano`, `unit-text-wolf`."""
    said = {f"arena-text-{key}": _place_text(texts, place) for key, place in ARENAS.items()}
    said |= {f"unit-text-{key}": _unit_text(texts, unit) for key, unit in UNITS.items()}
    return "".join(f"{message} = {text}\n" for message, text in said.items())


def _place_text(texts: Texts, place: Place) -> str:
    if place.effects:
        return texts("arena-effects", start=place.from_round, effects=effect_text(texts, place.effects))
    return texts("arena-void", every=place.void_every) if place.void_every else texts("arena-nothing")


def _unit_text(texts: Texts, unit: UnitKind) -> str:
    if unit.aura is not None:
        return texts("unit-aura", keyword=unit.aura.keyword, amount=unit.aura.amount)
    return texts("unit-ticks", effects=effect_text(texts, unit.ticks))
