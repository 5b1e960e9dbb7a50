"""Games that tell what somebody may not know."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import astuple, replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Offer, Prompt, Step
from hanpan.core.contract.happening import Happening, Reveals
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import SEATS, Seat, other
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import PASS, Action, Declare
from hanpan.games.dice_battle.rules.events import CardSwap, CardWon, DieKept, LuckRoll, Roll
from hanpan.games.dice_battle.rules.state import Pile, State
from hanpan.games.dice_battle.table.view import View
from tests.kit.defective.told import told_as


def _hands(state: State) -> dict[Seat, tuple[str, ...]]:
    return {seat: player.hand for seat, player in zip(SEATS, state.players, strict=True)}


class LeakInView(DiceBattle):
    """The rival's cards are in the view, as what this seat knows of them."""

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is None:
            return super().view(state, seat)
        return replace(super().view(state, seat), knows=state.players[1 - SEATS.index(seat)].hand)


class LeakToSpectator(DiceBattle):
    """Who watches sees a hand."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, hand=state.players[1].hand) if seat is None else view


class LeakInLegal(DiceBattle):
    """A seat may not pass while the rival holds an attack card."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        actions = super().legal(state, seat)
        threatened = "attack" in state.players[1 - SEATS.index(seat)].hand
        return [action for action in actions if action != PASS] if threatened and len(actions) > 1 else actions

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(state, seat, action)
        return refusal or (None if action in self.legal(state, seat) else Refusal("not_held", "DB-3.4"))


class LeakInMenu(DiceBattle):
    """The board names the price of the rival's hand."""

    def menu(self, state: State, seat: Seat) -> Sequence[Offer]:
        threats = state.players[1 - SEATS.index(seat)].hand.count("attack")
        return [*super().menu(state, seat), Offer(PASS, threats)]


class TellingRoll(Happening, kind="roll", cites=Roll.cites):
    """The regular die, and both hands."""

    seat: Seat
    face: int
    hands: dict[Seat, tuple[str, ...]]


class TellingKeep(Happening, kind="keep", cites=DieKept.cites):
    """The die that is kept, and both hands."""

    seat: Seat
    dice: Reveals[tuple[int, ...]]
    face: int
    hands: dict[Seat, tuple[str, ...]]


class LeakInEvent(DiceBattle):
    """A public log line lists both hands."""

    events = told_as(TellingRoll)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        told = [
            TellingRoll(event.clause, event.seat, event.face, _hands(after)) if isinstance(event, Roll) else event
            for event in events
        ]
        return Step(after, tuple(told))


class LeakInReveal(DiceBattle):
    """An event that may show the dice of a luck pair shows the hands too."""

    events = told_as(TellingKeep)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        told = [
            TellingKeep(event.clause, event.seat, event.dice, event.face, _hands(state))
            if isinstance(event, DieKept)
            else event
            for event in events
        ]
        return Step(after, tuple(told))


class TellingWon(Happening, kind="card_won", cites=CardWon.cites):
    """A card that was won, for all to see."""

    seat: Seat
    cause: str
    cards: int
    gauge_before: int
    cost: int
    gauge_after: int
    card: str


class TellingLuck(Happening, kind="luck_roll", cites=LuckRoll.cites):
    """A luck pair, for all to see."""

    seat: Seat
    count: int
    dice: tuple[int, ...]


class TellingSwap(Happening, kind="card_swap", cites=CardSwap.cites):
    """The cards that change hands, for all to see."""

    seat: Seat
    p1_cards: int
    p2_cards: int
    gave: dict[Seat, str]
    got: dict[Seat, str]


class LeakOfSecretDraw(DiceBattle):
    """A public log line says which card was won."""

    leaky: type[Happening] = CardWon
    telling: type[Happening] = TellingWon
    events = told_as(TellingWon)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, tuple(self.telling(*astuple(e)) if isinstance(e, self.leaky) else e for e in events))


class LeakOfLuck(LeakOfSecretDraw):
    """The same for the dice of a luck pair."""

    leaky, telling, events = LuckRoll, TellingLuck, told_as(TellingLuck)


class LeakOfSwap(LeakOfSecretDraw):
    """The same for the cards that change hands."""

    leaky, telling, events = CardSwap, TellingSwap, told_as(TellingSwap)


class LeakThroughScore(DiceBattle):
    """Nothing names the rival's cards; they move a public number."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        first, second = after.players
        bonus = int(after.stage == "pre" and "attack" in second.hand)
        return Step(replace(after, players=(replace(first, total=first.total + bonus), second)), events)


class LeaksSealed(DiceBattle):
    """The game remembers what was checked, and shows it to the other seat."""

    asked_for: Mapping[Seat, Action] = MappingProxyType({})

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        self.asked_for = {seat: action}
        return super().check(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        sealed = self.asked_for.get(other(seat)) if seat else None
        return replace(view, p1=replace(view.p1, tendency=sealed.tendency)) if isinstance(sealed, Declare) else view


class BadWorld(DiceBattle):
    """A world has cards out of nothing."""

    def world(self, view: View, chance: Chance) -> State:
        world = super().world(view, chance)
        return replace(world, cards=Pile(tuple(count + 1 for count in world.cards.draw), world.cards.discard))


class WorldShows(DiceBattle):
    """A world has another hand for the very seat that looks."""

    def world(self, view: View, chance: Chance) -> State:
        world = super().world(view, chance)
        return super().world(super().view(world, other(view.seat or "p1")), chance)


class AsksByHand(DiceBattle):
    """Whether a seat is asked at all depends on what it holds."""

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        asked = super().pending(state)
        if state.stage != "post":
            return asked
        return {seat: prompt for seat, prompt in asked.items() if self._can(state, seat)}

    def _can(self, state: State, seat: Seat) -> bool:
        return seat == "p1" or "attack" in state.players[1].hand

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return super().legal(state, seat) if seat in self.pending(state) else ()

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        asked = state.stage == "over" or seat in self.pending(state)
        return super().check(state, seat, action) if asked else Refusal("not_asked", "DB-5.1")

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        return super().apply(state, {"p2": PASS, **moves}, chance)
