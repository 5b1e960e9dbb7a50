"""What something is worth, by the same seeds with it and without it.

A contrast is a weighted sum of the scores that side 0 has in some games of the same number: an option forbidden to one
side and then to the other, a level against another on both seats, a variant against the game as it is. Contrasts are
played look by look until each is decided against its band or the games run out; the intervals of a family hold
together (Bonferroni), over all looks (sequences.py).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from hanpan.games.loading import load_game
from hanpan.lab.dataframes import pl
from hanpan.lab.options import options_of
from hanpan.lab.sequences import Interval, Running
from hanpan.lab.trials import Side, Trial

Play: TypeAlias = Callable[[Iterable[Trial]], Iterator[tuple[Trial, pl.DataFrame]]]
Scores: TypeAlias = Callable[[Sequence[Trial]], Sequence[Any]]
"""The scores of side 0 in the games of each trial, as arrays."""
Where: TypeAlias = Literal["below", "within", "above", "open"]
Verdict: TypeAlias = Literal["worth", "even", "harmful", "open"]
Choice: TypeAlias = Literal["always", "never", "both", "idle", "open"]

ERROR = 0.05  # how often any interval of a family may be wrong
BAND = 0.005  # a difference of score that is too small to matter
FIRST_LOOK, GROWTH = 0.1, 1.6  # a part of the most games, and how much later each next look is


class Contrast(NamedTuple):
    """What is measured: `base` plus the weighted scores, game by game; where it lies is asked about low and high."""

    name: str
    trials: tuple[Trial, ...]
    weights: tuple[float, ...]
    base: float = 0.0
    low: float = -BAND
    high: float = BAND


class Measured(NamedTuple):
    """A contrast, what came of it in how many games, and the first game in which it was not zero."""

    contrast: Contrast
    interval: Interval
    games: int
    where: Where
    example: int | None


class Worth(msgspec.Struct, frozen=True):
    """What a side gains by being allowed an option, and by always taking it. Scores lie between 0 and 1."""

    option: str
    worth: Interval
    forced: Interval
    games: tuple[int, int]
    verdict: Verdict
    choice: Choice
    examples: tuple[Trial, ...]  # a game in which it mattered which side had the option, in both sittings


def worth(
    base: Trial,
    scores: Scores,
    *,
    options: Sequence[str] | None = None,
    most: int = 100_000,
    band: float = BAND,
    error: float = ERROR,
) -> list[Worth]:
    """Each option forbidden to one side, and forced on it, on the seeds from `base.first` on; the best first."""
    names = options_of(load_game(base.game, base.overrides)) if options is None else options
    asked = [made for name in names for made in (without(base, name, band), forced(base, name, band))]
    found = settle(asked, scores, first=base.first, most=most, error=error)
    told = [_worth(name, found[2 * at], found[2 * at + 1], band) for at, name in enumerate(names)]
    return sorted(told, key=lambda one: -one.worth.value)


def without(base: Trial, option: str, band: float = BAND) -> Contrast:
    """What is lost without the option: the worth of being allowed it."""
    made = _limited(base, option, replace(base.sides[0], never=(*base.sides[0].never, option)), band)
    return made._replace(weights=tuple(-weight for weight in made.weights))


def forced(base: Trial, option: str, band: float = BAND) -> Contrast:
    """What is won by taking the option whenever it may be taken."""
    return _limited(base, option, replace(base.sides[0], always=(*base.sides[0].always, option)), band)


def seat(base: Trial, band: float = BAND) -> Contrast:
    """By how much side 0 scores more than half, both sides being equal."""
    return Contrast("seat", (base,), (1.0,), -0.5, -band, band)


def level(base: Trial, rival: str, band: float = BAND) -> Contrast:
    """By how much the base's level scores more than half against another, on both seats."""
    own, other = base.sides[0], Side(rival)
    if len(base.sides) == 1:
        return Contrast(rival, (base, replace(base, sides=(other,))), (1.0, -1.0), 0.0, -band, band)
    trials = (replace(base, sides=(own, other)), replace(base, sides=(other, own)))
    return Contrast(rival, trials, (0.5, -0.5), 0.0, -band, band)


def change(one: Contrast, overrides: dict[str, int]) -> Contrast:
    """How much more the same contrast is under other numbers, on the same seeds."""
    after = tuple(replace(trial, overrides={**trial.overrides, **overrides}) for trial in one.trials)
    weights = (*one.weights, *(-weight for weight in one.weights))
    return one._replace(trials=(*after, *one.trials), weights=weights, base=0.0)


def settle(
    contrasts: Sequence[Contrast], scores: Scores, *, first: int = 0, most: int, error: float = ERROR
) -> list[Measured]:
    """Play until every contrast is decided, or `most` games each; a game is played once for all that ask for it."""
    running = [Running() for _ in contrasts]
    shown: list[int | None] = [None] * len(contrasts)
    each = error / max(1, len(contrasts))
    left = list(range(len(contrasts)))
    done = 0
    for upto in looks(most):
        games: dict[bytes, Trial] = {}
        for at in left:
            for trial in contrasts[at].trials:
                batch = replace(trial, first=first + done, count=upto - done)
                games.setdefault(_key(batch), batch)
        played = dict(zip(games, scores(list(games.values())), strict=True))
        for at in left:
            contrast = contrasts[at]
            keys = [_key(replace(trial, first=first + done, count=upto - done)) for trial in contrast.trials]
            values = sum(weight * played[key] for weight, key in zip(contrast.weights, keys, strict=True))
            values = values + contrast.base
            running[at].add(values)
            if shown[at] is None and values.any():
                shown[at] = first + done + int((values != 0).argmax())
        done = upto
        left = [at for at in left if _where(running[at].interval(each), contrasts[at]) == "open"]
        if not left:
            break
    return [
        Measured(contrast, mean.interval(each), mean.count, _where(mean.interval(each), contrast), example)
        for contrast, mean, example in zip(contrasts, running, shown, strict=True)
    ]


def looks(most: int) -> list[int]:
    """After how many games the intervals are looked at."""
    found, upto = [], max(1.0, FIRST_LOOK * most)
    while upto < most:
        found.append(int(upto))
        upto *= GROWTH
    return sorted({*found, most})


def scores_of(play: Play) -> Scores:
    """Scores from whoever plays trials, batch by batch."""

    def scores(trials: Sequence[Trial]) -> list[Any]:
        return [rows["score0"].to_numpy() for _, rows in play(trials)]

    return scores


def _limited(base: Trial, name: str, side: Side, band: float) -> Contrast:
    if len(base.sides) == 1:
        return Contrast(name, (replace(base, sides=(side,)), base), (1.0, -1.0), 0.0, -band, band)
    # What the base's own games would add to one seat they would take from the other.
    trials = (replace(base, sides=(side, base.sides[1])), replace(base, sides=(base.sides[1], side)))
    return Contrast(name, trials, (0.5, -0.5), 0.0, -band, band)


def _where(interval: Interval, contrast: Contrast) -> Where:
    if interval.high < contrast.low:
        return "below"
    if interval.low > contrast.high:
        return "above"
    return "within" if contrast.low <= interval.low and interval.high <= contrast.high else "open"


def _worth(option: str, allowed: Measured, always: Measured, band: float) -> Worth:
    verdicts: dict[Where, Verdict] = {"above": "worth", "within": "even", "below": "harmful", "open": "open"}
    kept, taken = allowed.interval, always.interval
    leaving_costs, leaving_is_free = kept.low > band, kept.high <= band
    taking_costs, taking_is_free = taken.high < -band, taken.low >= -band
    choice: Choice = "open"
    if leaving_costs and taking_is_free:
        choice = "always"
    elif leaving_is_free and taking_costs:
        choice = "never"
    elif leaving_costs and taking_costs:
        choice = "both"
    elif leaving_is_free and taking_is_free:
        choice = "idle"
    number = allowed.example
    trials = () if number is None else allowed.contrast.trials
    examples = tuple(replace(trial, first=number or 0, count=1) for trial in trials)
    games = (allowed.games, always.games)
    return Worth(option, kept, taken, games, verdicts[allowed.where], choice, examples)


def _key(trial: Trial) -> bytes:
    return msgspec.json.encode(trial)
