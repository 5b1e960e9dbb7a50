"""Confidence sequences, contrasts, and when the lab stops."""

import numpy as np
import pytest

from hanpan.lab import causal
from hanpan.lab.causal import Contrast, change, level, looks, seat, settle, without, worth
from hanpan.lab.runs import run
from hanpan.lab.sequences import Interval, Running, reach
from hanpan.lab.trials import Side, Trial

BASE = Trial("dice-battle", "quick", {}, (Side("hard"), Side("hard")), 3, 0, 1)


def drawn(up: float, down: float, step: float, seed: int, count: int) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    """Differences as pairs of games give them: mostly nothing."""
    draw = np.random.default_rng(seed).random(count)
    return step * ((draw < up).astype(float) - (draw > 1 - down))


# Rare and lopsided, rare and even, a card of three percentage points, an option that changes every other game.
CASES = [(0.002, 0.0, 1.0), (0.001, 0.001, 0.5), (0.03, 0.0, 1.0), (0.3, 0.2, 1.0)]


@pytest.mark.slow
@pytest.mark.parametrize(("up", "down", "step"), CASES)
def test_a_sequence_holds_at_every_look(up: float, down: float, step: float) -> None:
    wrong, error, tries = 0, 0.05, 400
    for seed in range(tries):
        values = drawn(up, down, step, seed, 20_000)
        sums, squares = np.cumsum(values), np.cumsum(values * values)
        at = np.array(looks(20_000)) - 1
        far = np.abs(sums[at] - (at + 1) * step * (up - down))
        wrong += any(gap > reach(square, error) for gap, square in zip(far, squares[at], strict=True))
    assert wrong <= error * tries


def test_an_interval_of_the_usual_kind_would_not_hold() -> None:
    """The reason for the trouble: who looks often enough finds something where there is nothing."""
    usual, held = 0, 0
    for seed in range(60):
        values = drawn(0.25, 0.25, 1.0, seed, 4000)
        sums, squares = np.cumsum(values)[99::20], np.cumsum(values * values)[99::20]
        usual += bool((np.abs(sums) > 1.96 * np.sqrt(squares)).any())
        held += all(abs(total) <= reach(square, 0.05) for total, square in zip(sums, squares, strict=True))
    assert usual > 12
    assert held >= 54


def test_a_running_mean_does_not_depend_on_the_parts() -> None:
    values = drawn(0.3, 0.2, 0.5, 1, 1000)
    whole, parts = Running(), Running()
    whole.add(values)
    for part in np.array_split(values, 7):
        parts.add(part)
    assert whole.interval(0.05) == parts.interval(0.05)
    low, high = whole.interval(0.05)[1:]
    assert low < 0.05 < high
    assert Interval(1.0, 0.5, 1.5).shifted(-1.0, 0.25) == (0.0, -0.75, 0.75)


def played(values: dict[str, float]) -> causal.Scores:
    """Every game of a variant named by `shield.cost` has the same score; counts the games."""

    def scores(trials: object) -> list[object]:
        assert isinstance(trials, list)
        counted.extend(trials)
        return [np.full(trial.count, values[str(trial.overrides.get("shield.cost", 0))]) for trial in trials]

    counted: list[Trial] = []
    scores.counted = counted  # type: ignore[attr-defined]
    return scores


def test_it_stops_when_everything_is_decided() -> None:
    scores = played({"0": 0.5, "1": 0.9})
    plain = Contrast("even", (BASE,), (1.0,), -0.5, -0.1, 0.1)
    strong = Contrast("strong", (Trial(BASE.game, BASE.mode, {"shield.cost": 1}, BASE.sides, 3, 0, 1),), (1.0,), -0.5)
    even, up = settle([plain, strong._replace(low=-0.1, high=0.1)], scores, first=7, most=10_000)
    assert (even.where, even.example) == ("within", None)
    assert (up.where, up.example) == ("above", 7)
    assert up.interval.value == pytest.approx(0.4)
    assert up.games == even.games == looks(10_000)[0] == 1000
    assert settle([plain._replace(low=-1e-9, high=1e-9)], scores, most=100)[0].where == "open"


def test_contrasts_are_what_they_say() -> None:
    ban = without(BASE, "shield")
    assert [[side.never for side in trial.sides] for trial in ban.trials] == [[("shield",), ()], [(), ("shield",)]]
    assert ban.weights == (-0.5, 0.5)
    assert level(BASE, "easy").trials[1].sides[0].level == "easy"
    assert seat(BASE).base == -0.5
    after = change(ban, {"shield.cost": 2})
    assert [trial.overrides for trial in after.trials] == [{"shield.cost": 2}] * 2 + [{}] * 2
    assert after.weights == (-0.5, 0.5, 0.5, -0.5)
    alone = Trial("trail", "run", {}, (Side("easy"),), 1, 0, 1)
    assert without(alone, "card:C01").weights == (-1.0, 1.0)
    assert level(alone, "random").weights == (1.0, -1.0)


@pytest.mark.slow
def test_what_the_lab_says_about_the_official_numbers() -> None:
    scores = causal.scores_of(run)
    base = Trial("dice-battle", "regular", {}, (Side("hard"), Side("hard")), 5, 0, 1)
    found = {one.option: one for one in worth(base, scores, options=["shield", "card:steal"], most=30_000)}
    assert (found["shield"].verdict, found["shield"].choice) == ("worth", "always")
    assert (found["card:steal"].verdict, found["card:steal"].choice) == ("even", "idle")
    one, other = (next(run([trial]))[1]["score0"][0] for trial in found["shield"].examples)
    assert one != other
    strong, fair = settle([level(base, "easy"), seat(base)], scores, most=30_000)
    assert strong.where == "above"
    assert fair.interval.low < 0 < fair.interval.high
