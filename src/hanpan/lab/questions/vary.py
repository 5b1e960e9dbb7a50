"""What if 3 becomes 4: variants of the numbers against the game as it is, on the same seeds."""

from collections.abc import Sequence

import msgspec

from hanpan.games.loading import load_game
from hanpan.lab.dataframes import pl
from hanpan.lab.questions.asked import Figure, Play, difference, example, mean, rows_of, trial
from hanpan.lab.questions.setups import Setup, rivals
from hanpan.lab.trials import Side, Trial

MEASURES = ("first", "draws", "rounds", "changes", "back", "edge")  # what is compared, where the game has it


class Change(msgspec.Struct, frozen=True):
    """One measure of a variant: what it is, and how it differs from the game as it is on the same seeds."""

    measure: str
    value: Figure
    difference: Figure

    @property
    def verdict(self) -> str:
        """`more`, `less`, or `even` where the interval of the difference holds zero."""
        return "more" if self.difference.low > 0 else "less" if self.difference.high < 0 else "even"


class Variant(msgspec.Struct, frozen=True):
    """Changed numbers and what they change; `parted` is a game that ends otherwise than before."""

    numbers: dict[str, int]
    changes: tuple[Change, ...]
    parted: Trial | None


class Vary(msgspec.Struct, frozen=True):
    """The game as it is, and its variants. Intervals of differences hold together (Bonferroni)."""

    setup: Setup
    rival: str | None  # whom the edge is measured by
    base: tuple[tuple[str, Figure], ...]
    variants: tuple[Variant, ...]


def wanted(setup: Setup, variants: Sequence[dict[str, int]]) -> list[Trial]:
    """The games it takes: those of the game as it is first, then those of each variant."""
    rival = next(iter(rivals(setup)), None)
    setups = [setup, *(msgspec.structs.replace(setup, overrides={**setup.overrides, **one}) for one in variants)]
    return [one for each in setups for one in _trials(each, rival)]


def vary(setup: Setup, variants: Sequence[dict[str, int]], play: Play) -> Vary:
    """Play every variant and the game as it is on the same seeds."""
    rival = next(iter(rivals(setup)), None)
    trials = wanted(setup, variants)
    rows = rows_of(play, trials)
    width = len(trials) // (1 + len(variants))
    tables = [_measured(rows[at : at + width]) for at in range(0, len(rows), width)]
    base = tables[0]
    names = [name for name in MEASURES if name in base.columns]
    family = len(variants) * len(names)
    told = tuple((name, mean(base[name], base["game"], _shown(trials[:width], name))) for name in names)
    return Vary(
        setup,
        rival,
        told,
        tuple(
            _variant(numbers, base, table_, trials[at * width : (at + 1) * width], names, family)
            for at, (numbers, table_) in enumerate(zip(variants, tables[1:], strict=True), 1)
        ),
    )


def _trials(setup: Setup, rival: str | None) -> list[Trial]:
    alone = len(load_game(setup.game).info.seats) == 1
    equal = [trial(setup)]
    if rival is None:
        return equal
    own, other = Side(setup.level), Side(rival)
    return equal + ([trial(setup, other)] if alone else [trial(setup, own, other), trial(setup, other, own)])


def _measured(rows: list[pl.DataFrame]) -> pl.DataFrame:
    """One row a seed with every measure that these games have."""
    equal, *others = rows
    out = equal.select("game", pl.col("score0").alias("first"), "rounds")
    if "lead_changes" in equal.columns:
        trailing = (pl.col("half0") != 0) & (pl.col("score0") != 0.5)
        back = pl.when(trailing).then(((pl.col("half0") > 0) != (pl.col("score0") == 1)).cast(pl.Float64))
        more = equal.select(
            (pl.col("score0") == 0.5).cast(pl.Float64).alias("draws"),
            pl.col("lead_changes").cast(pl.Float64).alias("changes"),
            back.alias("back"),
        )
        out = out.hstack(more)
    if len(others) == 1:
        out = out.with_columns((equal["score0"] - others[0]["score0"]).alias("edge"))
    elif others:
        out = out.with_columns(((others[0]["score0"] + 1 - others[1]["score0"]) / 2).alias("edge"))
    return out


def _variant(
    numbers: dict[str, int], base: pl.DataFrame, rows: pl.DataFrame, trials: list[Trial], names: list[str], family: int
) -> Variant:
    changes = tuple(
        Change(
            name,
            mean(rows[name], rows["game"], _shown(trials, name)),
            difference(rows[name], base[name], family),
        )
        for name in names
    )
    parted = rows["game"].filter(rows["first"] != base["first"]).head(1).to_list()
    return Variant(numbers, changes, example(trials[0], parted[0]) if parted else None)


def _shown(trials: list[Trial], measure: str) -> Trial:
    """The games a measure comes from."""
    return trials[1] if measure == "edge" and len(trials) > 1 else trials[0]
