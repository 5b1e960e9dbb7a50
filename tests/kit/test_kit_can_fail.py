"""The kit must be able to fail: each planted defect is found, under the right name."""

import pytest

from hanpan.core.contract.codec import decode, encode
from hanpan.core.proofs.kit import CHECKS, check_game
from hanpan.core.proofs.kit.report import Failure
from tests.kit.defects import DEFECTS, Defect

pytestmark = pytest.mark.slow


# How states are chosen is the same for all defects of a check, so one of them is looked for at some states as well.
FIRST = {defect.check: name for name, defect in reversed(DEFECTS.items())}
EVERY = [pytest.param(defect, 96, id=f"{name}-at every state") for name, defect in DEFECTS.items()]
SOME = [pytest.param(DEFECTS[name], 0, id=f"{name}-at some states") for name in FIRST.values()]


@pytest.mark.parametrize(("defect", "dense_games"), EVERY + SOME)
def test_a_planted_defect_is_found_and_named(defect: Defect, dense_games: int) -> None:
    game = defect.game(defect.overrides)
    for first in range(0, 96, 2):
        report = check_game(
            game,
            games=2,
            first=first,
            seed=3,
            probe_every=3,
            deep_every=2,
            dense_games=dense_games,
            shown=defect.shown,
        )
        named = [failure for failure in report.failures if failure.check == defect.check]
        if any(defect.words in failure.message for failure in named):
            assert not report.ok
            return
    pytest.fail("\n".join(map(str, report.failures)))


def test_every_check_has_a_planted_defect() -> None:
    assert {defect.check for defect in DEFECTS.values()} == set(CHECKS)


def test_a_failure_says_how_to_see_it_again() -> None:
    game = DEFECTS["a lost card"].game({})
    failure = next(f for f in check_game(game, games=24, seed=3).failures if f.check == "invariants")
    alone = check_game(game, games=1, seed=failure.seed, first=failure.number)
    assert failure in alone.failures
    assert decode(Failure, encode(failure)) == failure  # as `hanpan check --json` writes it
    assert (
        failure.again == f"hanpan check dice-battle --mode {failure.mode} --seed 3 --first {failure.number} --games 1"
    )
    assert str(failure).endswith(f"[dice-battle {failure.mode}, seed 3, game {failure.number}, step {failure.step}]")
