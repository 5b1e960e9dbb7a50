"""Is each option worth its price: the same seeds with it forbidden, and with it taken whenever it may be."""

from typing import Literal, TypeAlias

import msgspec

from hanpan.games.registry import load_game
from hanpan.lab.options import options_of
from hanpan.lab.questions.asked import Figure, Play, difference, example, mean, rows_of, share, trial
from hanpan.lab.questions.luck import Rival, luck
from hanpan.lab.questions.met import Met, met
from hanpan.lab.questions.setups import Setup
from hanpan.lab.tables import pl
from hanpan.lab.trials import Side, Trial

Verdict: TypeAlias = Literal["strong", "even", "weak", "unclear"]
Choice: TypeAlias = Literal["always", "never", "both", "idle", "unclear"]

BAND = 0.01  # a change of score that is too small to matter


class OptionWorth(msgspec.Struct, frozen=True):
    """What a side loses without the option, and what it gains by always taking it; scores between 0 and 1."""

    option: str
    without: Figure
    forced: Figure

    @property
    def verdict(self) -> Verdict:
        """Whether the option is worth having."""
        return "strong" if self.without.low > 0 else "weak" if self.without.high < 0 else _small(self.without)

    @property
    def choice(self) -> Choice:
        """Whether to take it is a choice at all."""
        leaving_costs, leaving_is_free = self.without.low > 0, self.without.high < BAND
        taking_costs, taking_is_free = self.forced.high < 0, self.forced.low > -BAND
        if leaving_costs and taking_is_free:
            return "always"
        if leaving_is_free and taking_costs:
            return "never"
        if leaving_costs and taking_costs:
            return "both"
        return "idle" if leaving_is_free and taking_is_free else "unclear"


class Worths(msgspec.Struct, frozen=True):
    """Options, the best first; events and decks; the seats; the levels."""

    setup: Setup
    options: tuple[OptionWorth, ...]
    met: tuple[Met, ...]
    first: Figure
    draws: Figure | None
    rivals: tuple[Rival, ...]


def _small(figure: Figure) -> Verdict:
    return "even" if figure.low > -BAND and figure.high < BAND else "unclear"


def worths(setup: Setup, play: Play) -> Worths:
    """Every option of the game, what only happens in it, its seats and its levels."""
    options = options_of(load_game(setup.game, setup.overrides))
    seats = len(load_game(setup.game).info.seats)
    base = trial(setup)
    kinds = [Side(setup.level, never=(option,)) for option in options]
    kinds += [Side(setup.level, always=(option,)) for option in options]
    other = Side(setup.level)
    trials = [base]
    for side in kinds:
        trials += [trial(setup, side)] if seats == 1 else [trial(setup, side, other), trial(setup, other, side)]
    rows = rows_of(play, trials)
    found = []
    for at, option in enumerate(options):
        without = _difference(rows, trials, 1 + at * seats, seats, len(kinds))
        forced = _difference(rows, trials, 1 + (at + len(options)) * seats, seats, len(kinds))
        found.append(OptionWorth(option, _minus(without), forced))
    scores = rows[0]
    draws = share(scores["score0"] == 0.5, scores["game"], base) if seats > 1 else None
    return Worths(
        setup,
        tuple(sorted(found, key=lambda one: -one.without.value)),
        met(setup, play),
        mean(scores["score0"], scores["game"], base),
        draws,
        luck(setup, play),
    )


def _difference(rows: list[pl.DataFrame], trials: list[Trial], at: int, seats: int, family: int) -> Figure:
    """The side's score in the changed games less its score in the usual ones, over the seats."""
    usual, games = rows[0]["score0"], rows[0]["game"]
    apart = rows[at]["score0"] - usual
    mattered = games.filter(apart != 0).head(1).to_list()
    shown = example(trials[at], mattered[0]) if mattered else None
    if seats > 1:
        apart = (apart + usual - rows[at + 1]["score0"]) / 2
    return msgspec.structs.replace(difference(apart, apart * 0, family), example=shown)


def _minus(figure: Figure) -> Figure:
    return Figure(-figure.value, -figure.high, -figure.low, figure.of, figure.example)
