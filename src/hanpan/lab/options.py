"""Options: what a side may use or leave, named `kind:id` (`card:boost`, `tendency:attack`) or by a word (`shield`).

An option is used by an answer, so that it can be forbidden or forced (lab/without.py). What only happens to a side,
such as an event of Dice Battle, is no option.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from hanpan.core.game import AnyGame
from hanpan.games.clash import actions as of_clash
from hanpan.games.clash.content import CARDS as CLASH_CARDS
from hanpan.games.dice_battle import actions as of_dice
from hanpan.games.sorcerers import actions as of_sorcerers
from hanpan.games.sorcerers.content import CARDS as SORCERERS_CARDS
from hanpan.games.trail import actions as of_trail
from hanpan.games.trail.content import CARDS as TRAIL_CARDS
from hanpan.games.trail.content import EVENTS as TRAIL_EVENTS
from hanpan.games.trail.content import POTIONS as TRAIL_POTIONS

NOTHING: frozenset[str] = frozenset()


class BadOption(ValueError):
    """An option that is not there, or options that leave no answer."""


class Limits(NamedTuple):
    """What a side may not use, and what it takes whenever it may; what is forbidden is never forced."""

    never: tuple[str, ...] = ()
    always: tuple[str, ...] = ()


UNLIMITED = Limits()
FREE = (UNLIMITED, UNLIMITED)

DICE_BATTLE: tuple[str, ...] = (  # the kernel's bits stand in this order
    *(f"tendency:{tendency}" for tendency in of_dice.TENDENCIES),
    *(f"card:{card}" for card in of_dice.CARDS),
    "shield",
)
_OPTIONS: dict[str, tuple[str, ...]] = {
    "dice-battle": DICE_BATTLE,
    "clash": (*(f"card:{card}" for card in CLASH_CARDS), "mulligan"),
    "sorcerers": (*(f"card:{card}" for card in SORCERERS_CARDS), "attack", "block", "mulligan"),
    "trail": (
        *(f"card:{card}" for card in TRAIL_CARDS),
        *(f"potion:{potion}" for potion in TRAIL_POTIONS),
        *(f"event:{event}" for event in TRAIL_EVENTS),
    ),
}


def options_of(game: AnyGame) -> tuple[str, ...]:
    """Every option of a game, in the order of its rulebook."""
    return _OPTIONS[game.info.id]


def uses(game_id: str, action: Any) -> frozenset[str]:
    """The options that an answer uses; of a card in Trail to take it or to play it, of a potion to drink it."""
    return _USES[game_id](action)


def check_limits(options: Sequence[str], limits: Limits) -> None:
    """Raise BadOption for a name that is no option, and for a ban of every tendency."""
    for name in (*limits.never, *limits.always):
        if name not in options:
            raise BadOption(f"{name!r} is no option here; the options are: {', '.join(options)}")
    tendencies = {name for name in options if name.startswith("tendency:")}
    if tendencies and tendencies <= set(limits.never):
        raise BadOption("one tendency at least must be left: a side has to declare one each round")


@lru_cache(maxsize=1 << 14)
def _dice(action: of_dice.Action) -> frozenset[str]:
    if isinstance(action, of_dice.Declare):
        return frozenset((f"tendency:{action.tendency}",))
    if isinstance(action, of_dice.Keep):
        return NOTHING
    return frozenset((*(f"card:{card}" for card in action.cards), *(("shield",) if action.shields else ())))


@lru_cache(maxsize=1 << 14)
def _clash(action: of_clash.Action) -> frozenset[str]:
    if isinstance(action, of_clash.Queue):
        return frozenset(f"card:{pick.card}" for pick in action.cards)
    if isinstance(action, of_clash.Fire):
        return frozenset((f"card:{action.card}",))
    return frozenset(("mulligan",)) if isinstance(action, of_clash.Mulligan) and action.cards else NOTHING


def _sorcerers(action: of_sorcerers.Action) -> frozenset[str]:
    if isinstance(action, of_sorcerers.Play | of_sorcerers.Respond):
        return frozenset((f"card:{action.card}",))
    if isinstance(action, of_sorcerers.Attack):
        return frozenset(("attack",))
    if isinstance(action, of_sorcerers.Block):
        return frozenset(("block",)) if action.pairs else NOTHING
    return frozenset(("mulligan",)) if isinstance(action, of_sorcerers.Mulligan) else NOTHING


def _trail(action: of_trail.Action) -> frozenset[str]:
    if isinstance(action, of_trail.Play):
        return frozenset((f"card:{action.card}",))
    if isinstance(action, of_trail.Take):
        return frozenset((f"card:{action.card}",)) if action.card else NOTHING
    if isinstance(action, of_trail.Drink):
        return frozenset((f"potion:{action.potion}",))
    return frozenset((f"event:{action.event}",)) if isinstance(action, of_trail.Visit) else NOTHING


_USES: dict[str, Callable[[Any], frozenset[str]]] = {
    "dice-battle": _dice,
    "clash": _clash,
    "sorcerers": _sorcerers,
    "trail": _trail,
}
