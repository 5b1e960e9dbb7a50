"""Boards between two events that show too much, change what they were given, or show one what another saw."""

from msgspec.structs import replace

from hanpan.core.contract.fold import Change, Fold
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.games.clash.table.shown import SHOWN as CLASH
from hanpan.games.clash.table.view import View as ClashView
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.events import CardPlayed
from hanpan.games.dice_battle.rules.state import State
from hanpan.games.dice_battle.table.shown import SHOWN
from hanpan.games.dice_battle.table.view import View


class KeepsTheState(DiceBattle):
    """The last state that anybody was shown lies about."""

    last: State | None = None

    def view(self, state: State, seat: Seat | None) -> View:
        KeepsTheState.last = state
        return super().view(state, seat)


def shows_a_hand(view: View, event: Happening) -> View:
    """Between two events the other's cards lie open."""
    assert KeepsTheState.last is not None
    return replace(SHOWN(view, event), knows=KeepsTheState.last.players[view.seat != "p2"].hand)


def changes_its_view(view: View, event: Happening) -> View:
    """The view that was given is changed, so nobody hears of it."""
    if isinstance(event, CardPlayed):
        view.discard[event.card] += 1
    return replace(SHOWN(view, event), discard=view.discard)


class AllAlike(Fold[ClashView]):
    """Whatever happens is said to change the same for all, cards that leave a hand as well."""

    def for_all(self, kind: type[Happening]) -> Change[ClashView] | None:
        return CLASH.__call__

    def for_one(self, kind: type[Happening]) -> Change[ClashView] | None:
        return None


all_alike = AllAlike(CLASH)
