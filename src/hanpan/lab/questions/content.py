"""What each game holds, and in which columns of the lab's rows it shows when it is met."""

from collections.abc import Iterable
from typing import NamedTuple

from hanpan.games.clash import content as clash
from hanpan.games.dice_battle.actions import CARDS, TENDENCIES
from hanpan.games.dice_battle.dice import ATTACK_SPECIALS, DEFENCE_SPECIALS
from hanpan.games.dice_battle.state import EVENTS
from hanpan.games.sorcerers import content as sorcerers
from hanpan.games.trail import content as trail
from hanpan.games.trail.tiles import ITEM_NAMES


class Kind(NamedTuple):
    """A kind of content: the family of words that name it, every id, and the columns that show it."""

    name: str
    ids: tuple[str, ...]
    columns: tuple[str, ...]
    once: bool = False  # the column holds one value a game, not a list


def content_of(game_id: str) -> tuple[Kind, ...]:
    """Everything that may come up in a game."""
    return _CONTENT[game_id]


def _kind(name: str, ids: Iterable[str], *columns: str, once: bool = False) -> Kind:
    return Kind(name, tuple(ids), columns, once)


_CONTENT: dict[str, tuple[Kind, ...]] = {
    "dice-battle": (
        _kind("tendency", TENDENCIES, "tendency0", "tendency1"),
        _kind("card", CARDS, "card0", "card1"),
        _kind("special", (*ATTACK_SPECIALS, *DEFENCE_SPECIALS), "special0", "special1"),
        _kind("eventcard", EVENTS, "event0", "event1"),
    ),
    "clash": (
        _kind("deck", clash.PLAYER_DECKS, "deck0", "deck1", once=True),
        _kind("card", clash.CARDS, "played0", "played1"),
    ),
    "sorcerers": (
        _kind("deck", sorcerers.DECKS, "deck0", "deck1", once=True),
        _kind("card", sorcerers.CARDS, "played0", "played1"),
    ),
    "trail": (
        _kind("card", trail.CARDS, "played0"),
        _kind("eventcard", trail.EVENTS, "visited0"),
        _kind("potion", trail.POTIONS, "potion0"),
        _kind("item", ITEM_NAMES[1:], "item0"),
        _kind("monster", trail.KINDS, "fallen0"),
    ),
}
