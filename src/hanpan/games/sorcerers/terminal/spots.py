"""Places, objects and cards in words, as the person sees them."""

from collections import Counter
from collections.abc import Iterable

from hanpan.cli.terminal.context import Context
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.actions import SPOTS
from hanpan.games.sorcerers.rules.state import Frame
from hanpan.games.sorcerers.table.view import Figures, View


def view_of(context: Context) -> View:
    """What the person may know."""
    view: View = context.session.view
    return view


def digit(number: int) -> str:
    """The key of a row; only ten have one."""
    return str(number % 10) if number <= 10 else " "


def card_name(context: Context, card: str) -> str:
    """A card by its name."""
    return context.texts(f"card-{card}")


def listed(context: Context, cards: Iterable[str]) -> str:
    """`Sword ×2, Armour`; a dash for none."""
    counts = Counter(cards).items()
    return ", ".join(card_name(context, card) + (f" ×{count}" if count > 1 else "") for card, count in counts) or "–"


def figures_words(figures: Figures) -> str:
    """Attack, health left of the most, and defence where there is some."""
    health = f"{figures.left}/{figures.health}" if figures.left != figures.health else str(figures.left)
    return f"⚔{figures.attack} ♥{health}" + (f" ⛊{figures.defence}" if figures.defence else "")


def spot_words(context: Context, name: str) -> str:
    """What a name of an answer points at: `my1`, `foe2.1`, `me`, a card, `none`, `yes` or `no`."""
    texts, view = context.texts, view_of(context)
    if name in ("none", "yes", "no"):
        return texts(f"ui-pick-{name}")
    if name not in SPOTS:
        return card_name(context, name) if name in CARDS else name
    whose, place, item = SPOTS[name]
    side = view.me if whose == 0 else view.rival
    if place < 0:
        return texts("ui-spot-me" if whose == 0 else "ui-spot-foe")
    unit, figures = side.field[place], side.figures[place]
    if unit is None or figures is None:
        return f"{place + 1} –"
    owner = texts("ui-spot-mine" if whose == 0 else "ui-spot-theirs", place=place + 1)
    if item >= 0:
        return f"{owner} {card_name(context, unit.card)} ⚒ {card_name(context, unit.items[item].card)}"
    return f"{owner} {card_name(context, unit.card)} {figures_words(figures)}"


def object_words(context: Context, frame: Frame) -> str:
    """An object of the stack by its name."""
    if frame.kind == "attack":
        return context.texts("object-attack")
    return context.texts(f"object-{frame.card}" if frame.ability < 0 else f"object-{frame.card}-{frame.ability + 1}")


def side_name(context: Context, side: int) -> str:
    """The name of a side."""
    return context.names[SEATS[side]]
