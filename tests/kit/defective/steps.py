"""Games that change what they were given, lose something, fail or never end."""

import json
from collections.abc import Mapping
from typing import Any

from msgspec.structs import force_setattr, replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Outcome, Step
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import Action
from hanpan.games.dice_battle.rules.events import Roll
from hanpan.games.dice_battle.rules.state import Pile, State
from hanpan.games.dice_battle.table.view import View


class ChangesItsInput(DiceBattle):
    """A step writes into the state it was given."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        step = super().apply(state, moves, chance)
        force_setattr(state.players[0], "energy", 0)
        return step


class ChangesTheMoves(DiceBattle):
    """A step eats the moves it was given."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        step = super().apply(state, moves, chance)
        cast_moves: Any = moves
        cast_moves.pop("p2", None)
        return step


class ChangesALaterState(DiceBattle):
    """A step writes into the state before the one it was given."""

    last: State | None = None

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        if self.last is not None:
            force_setattr(self.last, "round", 99)
        self.last = state
        return super().apply(state, moves, chance)


class ChangesWhenAsked(DiceBattle):
    """To look at the table costs energy."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        force_setattr(state.players[0], "energy", max(0, state.players[0].energy - 1))
        return view


class RefusalMutates(DiceBattle):
    """A refused card is gone all the same."""

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(state, seat, action)
        if refusal is not None and refusal.code == "wrong_action":
            force_setattr(state.players[0], "gauge", 0 if state.players[0].gauge else 1)
        return refusal


class LosesACard(DiceBattle):
    """A played card goes nowhere."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        if any(event.kind == "play" for event in events):
            after = replace(after, cards=Pile(after.cards.draw, state.cards.discard))
        return Step(after, events)


class NotJson(DiceBattle):
    """A state with something in it that its type does not say."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(replace(after, rounds=float(after.rounds)), events)


class Endless(DiceBattle):
    """The last round is never over."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        return super().apply(replace(state, round=1), moves, chance)


class NoResult(DiceBattle):
    """A game that is over and has no result."""

    def outcome(self, state: State) -> Outcome | None:
        return None


class Crashes(DiceBattle):
    """A rule that fails on a six."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        step = super().apply(state, moves, chance)
        if any(isinstance(event, Roll) and event.face == 6 for event in step.events):
            raise KeyError("six")
        return step


class CrashesElsewhere(Crashes):
    """The same in a function of somebody else."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        return json.loads("{six}")  # type: ignore[no-any-return]
