"""Odd positions and numbers: every game plays what it accepts, and the fuzz finds what does not."""

from collections.abc import Mapping
from typing import Any

import pytest

from hanpan.core.contract.game import LISTED_MOST, AnyGame
from hanpan.core.proofs.kit import odd
from hanpan.games.clash import Clash
from hanpan.games.clash.rules.actions import Decline
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.chaos.positions import fuzz

pytestmark = pytest.mark.slow

COUNT = 2_000
FILES = 20  # of a game's casebook, chosen by the seed: reading them takes longer than trying the positions


@pytest.mark.parametrize("game_id", game_ids())
def test_two_thousand_changed_positions_are_refused_or_played(game_id: str) -> None:
    report = fuzz(game_id, COUNT, seed=12, files=FILES)
    assert report.ok, "\n".join(map(str, report.failures))
    assert report.positions == report.accepted + report.refused == COUNT
    assert min(report.accepted, report.refused) > COUNT // 20
    assert report.variants == COUNT // 200
    assert 2 <= report.most_listed <= LISTED_MOST
    assert 100 < report.most_bytes <= odd.BYTES


class _NoAnswer(Clash):
    def legal(self, state: Any, seat: Any) -> Any:
        return ()


class _Endless(Clash):
    def legal(self, state: Any, seat: Any) -> Any:
        return [Decline()] * 2_001


class _Heavy(Clash):
    def view(self, state: Any, seat: Any) -> Any:
        return "x" * odd.BYTES


class _BadDefault(Clash):
    def default_action(self, view: Any, prompt: Any, legal: Any) -> Any:
        return Decline()


class _Trips(Clash):
    def given(self, facts: Mapping[str, Any]) -> Any:
        raise KeyError("hand")


class _Unsound(Clash):
    def apply(self, state: Any, moves: Any, chance: Any) -> Any:
        step = super().apply(state, moves, chance)
        self.broken = True
        return step

    def invariants(self, state: Any) -> Any:
        return ["broken"] if self.__dict__.pop("broken", False) else []


class _Forgets(Clash):
    def given(self, facts: Mapping[str, Any]) -> Any:
        return super().given({name: value for name, value in facts.items() if name != "round"})


class _NoSetup(Clash):
    def setup(self, mode: str, chance: Any) -> Any:
        raise IndexError(mode)


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        (_NoAnswer, "no answer"),
        (_Endless, "listed"),
        (_Heavy, "bytes"),
        (_BadDefault, "default"),
        (_Trips, "KeyError"),
        (_Unsound, "invariants"),
        (_Forgets, "unheeded"),
        (_NoSetup, "IndexError"),
    ],
)
def test_a_planted_defect_is_found(planted: type[Clash], found: str) -> None:
    def load(_: str, overrides: Mapping[str, int] | None) -> AnyGame:
        return planted(overrides)

    bases: list[dict[str, Any]] = [{"stage": "mulligan", "p1": {"hand": ["A01"], "deck": ["A02"]}}, {"round": 2}]
    report = odd.fuzz(load, "clash", bases, 150, seed=3)
    assert found in report.failed
    assert any(failure.what.startswith(found) for failure in report.failures)


def test_the_same_seed_changes_the_same_things() -> None:
    bases: list[dict[str, Any]] = [{"p1": {"hand": ["A01", "A02"], "energy": 3}}, {"round": 4, "p2": {"hp": 9}}]
    one, two, other = (odd.fuzz(load_game, "clash", bases, 120, seed) for seed in (1, 1, 2))
    assert one == two
    assert one != other
