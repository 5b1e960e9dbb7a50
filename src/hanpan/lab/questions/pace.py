"""How long, how swingy, how often does the trailing side come back: equal bots on every seat."""

import msgspec

from hanpan.core.contract.game import GameInfo
from hanpan.games.loading import load_game
from hanpan.lab.dataframes import pl
from hanpan.lab.known import measures_of
from hanpan.lab.questions.asked import Figure, Play, example, mean, rows_of, share, trial
from hanpan.lab.questions.luck import Rival, luck
from hanpan.lab.questions.luck import wanted as of_rivals
from hanpan.lab.questions.setups import Setup
from hanpan.lab.stats import Distribution, distribution
from hanpan.lab.trials import Trial

POINTS = (10, 20, 30, 40, 50, 60, 70, 80, 90)  # percent of a game
ROOM = 2_000  # games in which every round is looked at; more would say the same


class Length(msgspec.Struct, frozen=True):
    """Rounds or turns: how they spread, how many games had each, and three games to look at."""

    mean: Figure
    spread: Distribution
    counts: tuple[tuple[int, int], ...]  # rounds, and in how many games
    shortest: Trial
    usual: Trial
    longest: Trial


class Point(msgspec.Struct, frozen=True):
    """After so many percent of the rounds: how often the side that trails then still wins."""

    percent: int
    back: Figure


class Swing(msgspec.Struct, frozen=True):
    """How the lead went."""

    changes: Figure  # how often it went over, a game
    counts: tuple[tuple[int, int], ...]  # how often, and in how many games
    steady: Figure  # games in which one side led throughout
    deficit: Figure  # by how much the winner had trailed at most, on average
    points: tuple[Point, ...]
    comeback: Trial | None  # the biggest deficit that was made good


class Stop(msgspec.Struct, frozen=True):
    """A part of a run: how many runs came to it, and how many of those ended there."""

    name: str
    begun: Figure
    fell: Figure


class Pace(msgspec.Struct, frozen=True):
    """How a game goes. `first` is the score of the first seat, or how often somebody alone wins."""

    setup: Setup
    games: int
    first: Figure
    draws: Figure | None  # None: nobody to draw with, or several
    length: Length
    swing: Swing | None  # None: a game without a lead
    stops: tuple[Stop, ...]
    rivals: tuple[Rival, ...]


def wanted(setup: Setup) -> list[Trial]:
    """The games it takes."""
    return [equal(setup), trial(setup), *of_rivals(setup)]


def equal(setup: Setup) -> Trial:
    """Equal bots, with everything that can be told of their games."""
    return trial(setup, games=min(setup.games, ROOM), facts=True)


def pace(setup: Setup, play: Play) -> Pace:
    """Equal bots, and the level against others on the same seeds."""
    info = load_game(setup.game, setup.overrides).info
    asked, whole = equal(setup), trial(setup)
    rows, scores = rows_of(play, [asked, whole])
    return Pace(
        setup,
        len(scores),
        mean(scores["score0"], scores["game"], whole),
        share(scores["score0"] == 0.5, scores["game"], whole) if len(info.seats) == 2 else None,
        length(rows, asked),
        swing(rows, asked) if _leads(info) else None,
        stops(rows, asked) if measures_of(info.id).legs else (),
        luck(setup, play),
    )


def length(rows: pl.DataFrame, of: Trial) -> Length:
    """How many rounds games took."""
    ordered = rows.sort("rounds", "game")
    games = ordered["game"]
    counts = {int(value): int(number) for value, number in rows["rounds"].value_counts().iter_rows()}
    return Length(
        mean(rows["rounds"], rows["game"], of),
        distribution(counts),
        tuple(sorted(counts.items())),
        example(of, int(games[0])),
        example(of, int(games[len(games) // 2])),
        example(of, int(games[-1])),
    )


def swing(rows: pl.DataFrame, of: Trial) -> Swing:
    """How often the lead changed hands, and who came back."""
    games, changes = rows["game"], rows["lead_changes"]
    decided = rows.filter(pl.col("score0") != 0.5)
    deficit = decided.select(pl.when(pl.col("score0") == 1).then("best1").otherwise("best0")).to_series()
    most = deficit.arg_max()
    counts = {int(value): int(number) for value, number in changes.value_counts().iter_rows()}
    led = (rows["best0"] == 0) | (rows["best1"] == 0)
    return Swing(
        mean(changes, games, of),
        tuple(sorted(counts.items())),
        share(led & (rows["score0"] != 0.5), games, of),
        mean(deficit, decided["game"], of),
        tuple(point for percent in POINTS if (point := Point(percent, comeback(rows, of, percent))).back.of),
        None if most is None or deficit[most] == 0 else example(of, int(decided["game"][most])),
    )


def comeback(rows: pl.DataFrame, of: Trial, percent: int) -> Figure:
    """How often the side that trails after so many percent of the rounds wins; the family is all points."""
    then = pl.col("leads0").list.get(
        (pl.col("leads0").list.len() * percent // 100 - 1).clip(lower_bound=0), null_on_oob=True
    )
    told = rows.with_columns(then.alias("then")).filter((pl.col("then") != 0) & (pl.col("score0") != 0.5))
    won = (told["then"] > 0) != (told["score0"] == 1)
    return share(won, told["game"], of, len(POINTS))


def stops(rows: pl.DataFrame, of: Trial) -> tuple[Stop, ...]:
    """How far runs came; a lost run ended at the last part it had begun."""
    names = rows["legs"].explode().drop_nulls().unique().sort()
    out = []
    for name in names:
        begun = rows["legs"].list.contains(name)
        there = rows.filter(begun)
        fell = (there["legs"].list.last() == name) & (there["score0"] < 1)
        out.append(Stop(name, share(begun, rows["game"], of), share(fell, there["game"], of)))
    return tuple(out)


def _leads(info: GameInfo) -> bool:
    return len(info.seats) == 2 and measures_of(info.id).leads
