"""Monsters, cards and potions on the board, and the harm they do."""

from msgspec.structs import replace

from hanpan.core.contract.fold import Fold
from hanpan.games.trail.rules.events.fight import (
    Absorbed,
    Block,
    CardPlayed,
    CardSpent,
    Cast,
    Dropped,
    Erased,
    Falls,
    Flame,
    Healed,
    Hurt,
    Leap,
    MonsterMoves,
    Poisoned,
    PoolLeft,
    PotionUsed,
    Pushed,
    Rests,
    Shadow,
    Strike,
    WallFalls,
    WallRaised,
    Warned,
    WarningCut,
)
from hanpan.games.trail.rules.state import Raised
from hanpan.games.trail.rules.tiles import ITEM_STEP, POOL, SHARD, tile
from hanpan.games.trail.table.shown.changes import (
    still,
    tiles_of,
    with_cards,
    with_ground,
    with_unit,
    without_cards,
)
from hanpan.games.trail.table.view import View

SHOWN: Fold[View] = Fold()


@SHOWN.on
def _leap(view: View, event: Leap) -> View:
    return replace(still(view), at=tile(*event.to), moved=True)


@SHOWN.on
def _erased(view: View, event: Erased) -> View:
    opened = tiles_of(event.tiles)
    return replace(view, trail=tuple(at for at in view.trail if at not in opened))


@SHOWN.on
def _dropped(view: View, event: Dropped) -> View:
    return replace(with_ground(view, event.at, lambda code: code + SHARD * ITEM_STEP), dropped=True)


@SHOWN.on
def _pool(view: View, event: PoolLeft) -> View:
    return with_ground(view, event.at, lambda _: POOL)


@SHOWN.on
def _healed(view: View, event: Healed) -> View:
    return replace(view, hp=event.after)


@SHOWN.on
def _hurt(view: View, event: Hurt) -> View:
    return replace(view, hp=event.after, poison=view.poison - (event.source == "poison"))


@SHOWN.on
def _block(view: View, event: Absorbed | Block) -> View:
    return replace(view, block=event.after)


@SHOWN.on
def _poisoned(view: View, event: Poisoned) -> View:
    return replace(view, poison=event.after)


@SHOWN.on
def _card_played(view: View, event: CardPlayed) -> View:
    return replace(
        still(view),
        mana=event.after,
        selected=0,
        hand=without_cards(view.hand, (event.card,)),
        discard=with_cards(view.discard, (event.card,)),
    )


@SHOWN.on
def _card_spent(view: View, event: CardSpent) -> View:
    return replace(
        view, discard=without_cards(view.discard, (event.card,)), spent=with_cards(view.spent, (event.card,))
    )


@SHOWN.on
def _warned(view: View, event: Warned) -> View:
    at = tile(*event.at)
    return with_unit(view, event.at, zone=tiles_of(event.tiles), damage=event.damage, poison=event.poison, origin=at)


@SHOWN.on
def _warning_cut(view: View, event: WarningCut) -> View:
    return with_unit(view, event.at, zone=tiles_of(event.tiles), damage=event.damage, poison=event.poison)


@SHOWN.on
def _rests(view: View, event: Rests) -> View:
    return with_unit(view, event.at, zone=(), damage=0, poison=0, origin=tile(*event.at))


@SHOWN.on
def _strike(view: View, event: Strike) -> View:
    return with_unit(view, event.at, hp=event.after)


@SHOWN.on
def _falls(view: View, event: Falls) -> View:
    fallen = tile(*event.at)
    return replace(view, units=tuple(unit for unit in view.units if unit.at != fallen))


@SHOWN.on
def _moves(view: View, event: Pushed | MonsterMoves) -> View:
    return with_unit(view, event.start, at=tile(*event.to))


@SHOWN.on
def _wall_raised(view: View, event: WallRaised) -> View:
    return replace(view, raised=(*view.raised, Raised(tile(*event.at), event.until)))


@SHOWN.on
def _wall_falls(view: View, event: WallFalls) -> View:
    fallen = tile(*event.at)
    return replace(view, raised=tuple(wall for wall in view.raised if wall.at != fallen))


@SHOWN.on
def _cast(view: View, event: Cast) -> View:
    return replace(view, cast=True)


@SHOWN.on
def _shadow(view: View, event: Shadow) -> View:
    return replace(view, shadow=True)


@SHOWN.on
def _flame(view: View, event: Flame) -> View:
    return replace(view, flames=view.flames + 1)


@SHOWN.on
def _potion_used(view: View, event: PotionUsed) -> View:
    return replace(view, potions=without_cards(view.potions, (event.potion,)))
