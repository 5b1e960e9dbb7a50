"""The words of Trail: its messages, names from the data, and the texts of cards, potions and events."""

from functools import lru_cache
from typing import TypeAlias

import msgspec

from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.text import Texts, load_texts, name_id
from hanpan.games.trail.content.catalogue import (
    CARDS,
    EVENTS,
    MONSTERS,
    POTIONS,
    STAGES,
    Card,
    EventCard,
    Monster,
    Potion,
)
from hanpan.games.trail.content.stages import Fault
from hanpan.games.trail.rules.actions import place
from hanpan.games.trail.rules.tiles import ITEM_SIGNS, ITEM_STEP, SIZE, TERRAIN_SIGNS


@lru_cache
def trail_texts(lang: Lang) -> Texts:
    """Every message of the game in one language, names of cards, monsters, potions, events and stages among them."""
    base = load_texts(lang, "hanpan.core.language", "hanpan.games.trail")
    base.add(_names(lang, base), f"the data of trail in {lang}")
    return base


def card_text(texts: Texts, card: Card) -> str:
    """What stands on a card."""
    text = _about(texts, "card", card)
    return f"{text} {texts('about-once')}" if card.once else text


def potion_text(texts: Texts, potion: Potion) -> str:
    """What a potion does."""
    return _about(texts, "potion", potion)


def event_text(texts: Texts, event: EventCard) -> str:
    """What an event does."""
    return _about(texts, "event", event)


def monster_text(texts: Texts, monster: Monster) -> str:
    """How a monster moves and what it marks."""
    rage = {"below": monster.rage_below, "more": monster.rage_damage}
    moves = texts.format(name_id("about-move", monster.move), {"steps": monster.steps, **rage})
    numbers = {f"damage{place}": damage for place, damage in enumerate(monster.damage, 1)}
    marks = texts.format(name_id("about-mark", monster.mark), {"poison": monster.poison, **numbers, **rage})
    return f"{moves} {marks}"


def fault_text(texts: Texts, fault: Fault) -> str:
    """What is wrong with a map, and where."""
    return texts.format("refusal-bad-map", {"fault": fault.kind, "x": fault.x, "y": fault.y, "found": fault.found})


def _about(texts: Texts, family: str, record: Card | Potion | EventCard) -> str:
    numbers = {name: value for name, value in msgspec.structs.asdict(record).items() if isinstance(value, int)}
    health = abs(record.hp) if isinstance(record, EventCard) else 0
    parts = {"size": abs(record.amount), "sign": "up" if record.amount >= 0 else "down", "health": health}
    return texts.format(name_id(f"about-{family}", record.does), {**numbers, **parts})


def _names(lang: Lang, base: Texts) -> str:
    lines = [f"at-{at} = ({place(at)})" for at in range(SIZE)]
    signs = {number: sign for sign, number in TERRAIN_SIGNS.items()}
    things = {number: sign for sign, number in ITEM_SIGNS.items()}
    lines += [f'ground-{number} = {{ "{sign}" }}' for number, sign in signs.items()]
    lines += [f"ground-{ITEM_STEP * item + on} = {sign}" for item, sign in things.items() for on in signs]
    lines += [f"key-{slot % 10} = {base('key-slot', slot=slot)}" for slot in range(1, 11)]
    lines += [f"key-card{slot} = {base('key-card', slot=slot)}" for slot in range(1, 11)]
    for family, records in _NAMED:
        for record in records:
            lines += [f"{name_id(part, record.id)} = {record.name[lang]}" for part in (family, "source")]
    lines += [f"{name_id('stage', stage.id)} = {stage.name[lang]}" for stage in STAGES]
    return "\n".join(lines) + "\n"


_Named: TypeAlias = Card | Potion | EventCard | Monster
_NAMED: tuple[tuple[str, tuple[_Named, ...]], ...] = (
    ("card", tuple(CARDS.values())),
    ("potion", tuple(POTIONS.values())),
    ("eventcard", tuple(EVENTS.values())),
    ("monster", MONSTERS),
)
