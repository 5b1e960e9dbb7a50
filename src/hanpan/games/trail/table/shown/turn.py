"""A turn on the board: the roll and the hand, the controls, the walk, the end."""

from msgspec.structs import replace

from hanpan.core.contract.fold import Fold
from hanpan.games.trail.content.catalogue import POTIONS
from hanpan.games.trail.rules.events.turn import (
    CardChosen,
    Carried,
    Closed,
    Discarded,
    Drawn,
    Mana,
    ManaLost,
    ModeSwitched,
    Movement,
    Opened,
    PickedUp,
    Reshuffle,
    Shard,
    SpeedChanged,
    Stepped,
    TurnEnd,
    TurnStart,
    Undone,
)
from hanpan.games.trail.rules.tiles import ITEM_STEP, item, tile
from hanpan.games.trail.rules.turn import GONE
from hanpan.games.trail.table.shown.changes import (
    still,
    tiles_of,
    with_cards,
    with_ground,
    without_cards,
)
from hanpan.games.trail.table.view import View

SHOWN: Fold[View] = Fold()

_FIXING = frozenset(potion.id for potion in POTIONS.values() if potion.does == "fix")


@SHOWN.on
def _turn_start(view: View, event: TurnStart) -> View:
    return replace(
        still(view),
        turn=event.turn,
        round=event.round,
        leg=view.left,  # the movement left over is seen until the roll tells what it cost
        extra=view.bonus,
        undo=False,
        mana=0,
        **GONE,
    )


@SHOWN.on
def _movement(view: View, event: Movement) -> View:
    return replace(view, spd=event.after, rolled=event.rolled, left=0)


@SHOWN.on
def _mana(view: View, event: Mana) -> View:
    return replace(view, mana=event.after)


@SHOWN.on
def _mana_lost(view: View, event: ManaLost) -> View:
    return replace(view, mana=0)


@SHOWN.on
def _drawn(view: View, event: Drawn) -> View:
    return replace(view, hand=(*view.hand, *event.cards), deck=without_cards(view.deck, event.cards))


@SHOWN.on
def _reshuffle(view: View, event: Reshuffle) -> View:
    return replace(view, deck=with_cards(view.deck, view.discard), discard=())


@SHOWN.on
def _mode(view: View, event: ModeSwitched) -> View:
    view = replace(still(view), moving=event.on)
    if event.on or event.by == "spd":
        return replace(view, selected=0)
    return replace(view, exits=view.exits + 1) if event.by != "card" else view


@SHOWN.on
def _card_chosen(view: View, event: CardChosen) -> View:
    return replace(view, selected=event.slot, exits=view.exits + 1)


@SHOWN.on
def _stepped(view: View, event: Stepped) -> View:
    return replace(still(view), at=tile(*event.to), spd=event.after, steps=view.steps + 1, moved=True)


@SHOWN.on
def _carried(view: View, event: Carried) -> View:
    return replace(view, at=tile(*event.to))


@SHOWN.on
def _closed(view: View, event: Closed) -> View:
    return replace(view, trail=tuple(sorted({*view.trail, *tiles_of(event.tiles)})))


@SHOWN.on
def _picked_up(view: View, event: PickedUp) -> View:
    return with_ground(view, event.at, lambda code: code - item(code) * ITEM_STEP)


@SHOWN.on
def _shard(view: View, event: Shard) -> View:
    return replace(view, bonus=event.after)


@SHOWN.on
def _speed(view: View, event: SpeedChanged) -> View:
    rolled = event.after if event.source in _FIXING else view.rolled  # as if rolled (TR-BASE-14)
    return replace(view, spd=event.after, rolled=rolled)


@SHOWN.on
def _discarded(view: View, event: Discarded) -> View:
    return replace(view, hand=(), discard=with_cards(view.discard, event.cards))


@SHOWN.on
def _turn_end(view: View, event: TurnEnd) -> View:
    return replace(still(view), left=event.left, moving=False, selected=0)


@SHOWN.on
def _undone(view: View, event: Undone) -> View:
    return replace(still(view), at=tile(*event.at), spd=event.spd, mana=event.mana)


@SHOWN.on
def _opened(view: View, event: Opened) -> View:
    return replace(view, trail=())
