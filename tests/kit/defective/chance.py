"""Games that take chance from elsewhere, or keep it."""

import contextlib
import copy
import random
from collections.abc import Mapping

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Step
from hanpan.core.contract.seat import Seat
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import Action
from hanpan.games.dice_battle.rules.state import State
from hanpan.games.dice_battle.table.view import View


class CopiesChance(DiceBattle):
    """A rule looks at what would come up, on a copy."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        copy.copy(chance).pick("die/p1", range(1, 7))
        return super().apply(state, moves, chance)


class ReadsChance(DiceBattle):
    """A rule looks inside chance and hides its tracks."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        with contextlib.suppress(Exception):
            vars(chance)
        return super().apply(state, moves, chance)


class KeepsChance(DiceBattle):
    """A rule keeps its chance and draws from it when a view is asked for."""

    kept: Chance | None = None

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        self.kept = chance
        return super().apply(state, moves, chance)

    def view(self, state: State, seat: Seat | None) -> View:
        if self.kept is not None:
            self.kept.pick("die/p1", range(1, 7))
        return super().view(state, seat)


class LoadedDraw(DiceBattle):
    """A draw from options that do not fit their weights."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        chance.pick("odd/p1", ("a", "b"), (1, 1, 0))
        return super().apply(state, moves, chance)


class OwnDice(DiceBattle):
    """A rule rolls its own die."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        first, second = after.players
        return Step(
            replace(after, players=(replace(first, total=first.total + random.randrange(1, 1000)), second)), events
        )


class Remembers(DiceBattle):
    """The game object remembers something of the last game that was played with it."""

    last_mode: str = ""

    def setup(self, mode: str, chance: Chance) -> Step:
        self.last_mode = mode
        return super().setup(mode, chance)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        first, second = after.players
        more = 0 if self.last_mode == state.mode else 1
        return Step(replace(after, players=(replace(first, total=first.total + more), second)), events)
