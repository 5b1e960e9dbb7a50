"""Games whose facts do not say what their states are."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Step
from hanpan.core.contract.seat import Seat
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import Action
from hanpan.games.dice_battle.rules.state import State


class ForgetsAFact(DiceBattle):
    """A gauge that a case may name and that is empty all the same."""

    def described(self, facts: Mapping[str, Any]) -> State:
        state: State = super().described(facts)
        one, two = state.players
        return replace(state, players=(replace(one, gauge=0), two))


class RefusesItsOwnFact(DiceBattle):
    """A gauge that `given` does not take though the game names it."""

    def described(self, facts: Mapping[str, Any]) -> State:
        if "gauge" in facts.get("p1", {}):
            raise ValueError("p1.gauge: nobody may say this")
        state: State = super().described(facts)
        return state


class BeyondBounds(DiceBattle):
    """A number that no case can name."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        one, two = after.players
        return Step(replace(after, players=(one, replace(two, curse=10**7))), events)
