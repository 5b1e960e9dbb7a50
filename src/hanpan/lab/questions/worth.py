"""Is each option worth its price: the same seeds with it forbidden, and with it taken whenever it may be.

The differences and their intervals are those of lab/causal.py: both seats, valid whenever one stops, together right for
all options that are asked about.
"""

from collections.abc import Sequence

import msgspec

from hanpan.games.loading import load_game
from hanpan.lab.causal import BAND, Choice, Verdict, Worth, forced, scores_of
from hanpan.lab.causal import worth as causal_worth
from hanpan.lab.dataframes import pl
from hanpan.lab.known import twin_of
from hanpan.lab.options import BadOption, options_of
from hanpan.lab.questions.asked import Figure, Play, counted, example, mean, rows_of, share, trial
from hanpan.lab.questions.encounters import Encounter, met
from hanpan.lab.questions.luck import Rival, luck
from hanpan.lab.questions.pace import equal
from hanpan.lab.questions.setups import Setup
from hanpan.lab.sequences import Interval
from hanpan.lab.trials import Trial

FEW = 6  # options that are asked about where games take their time: those used most


class OptionWorth(msgspec.Struct, frozen=True):
    """What a side gains by being allowed an option, and by always taking it; scores between 0 and 1."""

    option: str
    without: Figure
    forced: Figure
    taken: Figure  # of the questions that it could have answered, in how many the bot took it
    verdict: Verdict
    choice: Choice


class Worths(msgspec.Struct, frozen=True):
    """Options, the best first; events and decks; the seats; the levels."""

    setup: Setup
    band: float  # a difference that is too small to matter
    left_out: int  # options that nobody asked about
    options: tuple[OptionWorth, ...]
    met: tuple[Encounter, ...]
    first: Figure
    draws: Figure | None
    rivals: tuple[Rival, ...]


def worths(setup: Setup, play: Play, options: Sequence[str] = ()) -> Worths:
    """Options of the game (all where they are compiled, else those used most), what only happens in it, seats, levels.

    Raises BadOption for an option that is none.
    """
    every = options_of(load_game(setup.game, setup.overrides))
    for name in options:
        if name not in every:
            raise BadOption(
                f"{name!r} is no option of {setup.game}; the options are: {', '.join(every)}",
                ko=f"{setup.game}에 없는 선택지입니다: {name!r}. 있는 선택지: {', '.join(every)}",
            )
    asked, base = equal(setup), trial(setup)
    facts, scores = rows_of(play, [asked, base])
    taken = _taken(facts, asked, every)
    most_used = sorted(every, key=lambda name: -taken[name].value * taken[name].of)
    chosen = options or (every if twin_of(setup.game) is not None else most_used[:FEW])
    found = causal_worth(base, scores_of(play), options=chosen, most=setup.games)
    alone = len(load_game(setup.game).info.seats) == 1
    return Worths(
        setup,
        BAND,
        len(every) - len(chosen),
        tuple(_option(one, base, taken[one.option]) for one in found),
        met(setup, play),
        mean(scores["score0"], scores["game"], base),
        None if alone else share(scores["score0"] == 0.5, scores["game"], base),
        luck(setup, play),
    )


def _option(one: Worth, base: Trial, taken: Figure) -> OptionWorth:
    shown = one.examples[0] if one.examples else None
    # The same seed with the option forced: there it mattered who had it.
    other = None if shown is None else example(forced(base, one.option).trials[0], shown.first)
    kept = _figure(one.worth, one.games[0], shown)
    return OptionWorth(one.option, kept, _figure(one.forced, one.games[1], other), taken, one.verdict, one.choice)


def _figure(interval: Interval, games: int, shown: Trial | None) -> Figure:
    """A sequence of few games may reach past what a difference of scores can be."""
    return Figure(interval.value, max(-1.0, interval.low), min(1.0, interval.high), games, shown)


def _taken(rows: pl.DataFrame, of: Trial, options: Sequence[str]) -> dict[str, Figure]:
    """How often each option was taken where it could have been."""
    used, could = (_times(rows, name, len(of.sides)) for name in ("used", "could"))
    found: dict[str, Figure] = {}
    for option in options:
        times, first = used.get(option, (0, None))
        shown = None if first is None else example(of, first)
        found[option] = counted(times, could.get(option, (0, None))[0], shown)
    return found


def _times(rows: pl.DataFrame, table: str, sides: int) -> dict[str, tuple[int, int | None]]:
    """How often each option stands in a table, and in which game first."""
    listed = pl.concat(rows.select("game", pl.col(f"{table}{side}").alias("option")) for side in range(sides))
    told = listed.explode("option").drop_nulls().group_by("option").agg(pl.len().alias("times"), pl.col("game").min())
    return {option: (times, game) for option, times, game in told.select("option", "times", "game").iter_rows()}
