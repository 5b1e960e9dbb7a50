"""The run and what lies between its stages, on the board."""

from msgspec.structs import replace

from hanpan.core.contract.fold import Fold
from hanpan.games.trail.rules.events.run import (
    CardOffer,
    CardTaken,
    EventOffer,
    FaceChanged,
    GameStart,
    NewDie,
    PotionDropped,
    PotionGot,
    PotionOffer,
    RunLost,
    RunWon,
    StageStart,
)
from hanpan.games.trail.rules.tiles import tile
from hanpan.games.trail.table.shown.changes import (
    still,
    with_cards,
    without_cards,
    without_turn,
)
from hanpan.games.trail.table.view import UnitView, View

SHOWN: Fold[View] = Fold()


@SHOWN.on
def _game_start(view: View, event: GameStart) -> View:
    return replace(view, hp=event.hp)


@SHOWN.on
def _die(view: View, event: NewDie | FaceChanged) -> View:
    return replace(view, faces=event.faces)


@SHOWN.on
def _stage_start(view: View, event: StageStart) -> View:
    units = tuple(
        UnitView(number, kind, tile(x, y), hp, (), 0, 0, tile(x, y), -1)
        for number, (kind, x, y, hp) in enumerate(event.monsters, 1)
    )
    return replace(
        without_turn(view),
        phase="turn",
        stage=event.number,
        stage_id=event.stage,
        turn=0,
        offers=(),
        tiles=event.tiles,
        units=units,
        at=tile(*event.start),
        deck=view.cards,
    )


@SHOWN.on
def _potion_got(view: View, event: PotionGot) -> View:
    return replace(view, potions=with_cards(view.potions, (event.potion,)))


@SHOWN.on
def _card_offer(view: View, event: CardOffer) -> View:
    return replace(without_turn(view), phase="card", offers=event.cards)


@SHOWN.on
def _potion_offer(view: View, event: PotionOffer) -> View:
    return replace(view, phase="potion", offers=(event.potion,))


@SHOWN.on
def _event_offer(view: View, event: EventOffer) -> View:
    return replace(view, phase="event", offers=event.events)


@SHOWN.on
def _card_taken(view: View, event: CardTaken) -> View:
    return replace(view, cards=with_cards(view.cards, (event.card,)))


@SHOWN.on
def _over(view: View, event: RunWon | RunLost) -> View:
    ending = "won" if isinstance(event, RunWon) else "lost"
    return replace(still(view), phase="over", ending=ending, offers=(), hp=event.hp, undo=False, train=0, dark=0)


@SHOWN.on
def _potion_dropped(view: View, event: PotionDropped) -> View:
    return replace(view, potions=without_cards(view.potions, (event.potion,)))
