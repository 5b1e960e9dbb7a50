"""Games whose questions and answers do not fit each other."""

from collections.abc import Sequence
from typing import Any

from hanpan.core.contract.game import LISTED_MOST, STOP, Prompt
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.clash import Clash
from hanpan.games.clash.rules.declare import queues
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import PASS, Action, Play
from hanpan.games.dice_battle.rules.state import State
from hanpan.games.dice_battle.table.view import View


class AwayAnswer(DiceBattle):
    """Who is away plays a card that it may not have."""

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return Play(("attack", "steal")) if prompt.kind == "post" else legal[0]


class LegalButRefused(DiceBattle):
    """Boost is offered and refused."""

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Play) and "boost" in action.cards:
            return Refusal("no_energy", "DB-3.4")
        return super().check(state, seat, action)


class AcceptedButNotOffered(DiceBattle):
    """Two shields at once are accepted and never offered."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [a for a in super().legal(state, seat) if not (isinstance(a, Play) and a.shields > 1)]


class NothingToDo(DiceBattle):
    """A seat is asked for a card and may not even pass."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [action for action in super().legal(state, seat) if action != PASS]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("not_held", "DB-3.4") if action == PASS else super().check(state, seat, action)


class NoWayBack(DiceBattle):
    """Text forms that cannot be read."""

    def write(self, action: Action) -> str:
        return super().write(action).replace("shields", "walls")


class WrongText(DiceBattle):
    """Text forms that name another action."""

    def read(self, text: str) -> Action:
        return super().read("pass" if text == "play defence" else text)


class PiecesOverdrawn(Clash):
    """A second card is offered whatever it costs."""

    def pieces(self, view: Any, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        found = super().pieces(view, prompt, said)
        return [*found, *dict.fromkeys(view.hand)] if len(said) == 1 and list(found) == [STOP] else found


class PiecesForgotten(Clash):
    """Nothing is aimed at a summon."""

    def pieces(self, view: Any, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        return [piece for piece in super().pieces(view, prompt, said) if "@" not in piece]


class PiecesTwice(Clash):
    """A card that is held twice is offered twice."""

    def pieces(self, view: Any, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        found = super().pieces(view, prompt, said)
        return [*found, *found[1:2]]


class ListsWhatIsComposed(Clash):
    """The queues are listed although the question says that they are not."""

    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        side = SEATS.index(seat)
        own, enemy = state.players[side], state.players[1 - side]
        return queues(own.hand, own, enemy) or () if state.stage == "declare" else super().legal(state, seat)


class ListsTooMuch(Clash):
    """A question that should be composed and is not."""

    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        listed = super().legal(state, seat)
        return [*listed] * LISTED_MOST if state.stage == "deck" else listed
