"""A small table for tests: facts in, moves as text, facts and events out."""

from collections.abc import Iterable
from typing import Any, TypeVar

from hanpan.core.chance.chance import Chance
from hanpan.core.chance.draws import ScriptedChance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.rules.state import State

H = TypeVar("H", bound=Happening)


class Table:
    """One game from given facts. `play("p1: play SPL-01 foe1", "p2: pass")` raises for a refused move."""

    def __init__(self, game: Sorcerers | None = None, chance: Chance | None = None, **facts: Any) -> None:
        self.game = game or Sorcerers({"turn.draw": 0})
        self.chance = chance or ScriptedChance({})
        self.state: State = self.game.given(facts)
        assert not self.game.invariants(self.state)
        self.events: list[Happening] = []

    def play(self, *moves: str) -> "Table":
        for move in moves:
            seat, action = self._read(move)
            refusal = self.game.check(self.state, seat, action)
            assert refusal is None, f"{move}: {refusal}"
            assert action in self.game.legal(self.state, seat), move
            step = self.game.apply(self.state, {seat: action}, self.chance)
            self.state = step.state
            self.events += step.events
            assert not self.game.invariants(self.state)
        return self

    def refused(self, move: str) -> Refusal:
        seat, action = self._read(move)
        refusal = self.game.check(self.state, seat, action)
        assert refusal is not None, f"{move} is accepted"
        assert action not in self.game.legal(self.state, seat)
        return refusal

    def fact(self, path: str) -> Any:
        found: Any = self.game.facts(self.state)
        for part in path.split("."):
            found = found[int(part)] if part.isdigit() else found[part]
        return found

    def kinds(self, *wanted: str) -> list[str]:
        return [event.kind for event in self.events if event.kind in wanted]

    def told(self, kind: type[H]) -> list[H]:
        return [event for event in self.events if isinstance(event, kind)]

    def cites(self) -> Iterable[str]:
        return {event.clause for event in self.events}

    def _read(self, move: str) -> tuple[Seat, Any]:
        seat, _, text = move.partition(": ")
        return ("p1" if seat == "p1" else "p2"), self.game.read(text)
