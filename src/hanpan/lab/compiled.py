"""Trials of Dice Battle at compiled speed: the same games as the readable engine's, told in fewer columns."""

from typing import Any

from hanpan.games.dice_battle import DiceBattle
from hanpan.lab.options import Limits
from hanpan.lab.tables import pl

GAME = "dice-battle"
LEVELS = ("random", "easy", "normal", "hard")  # that have a compiled twin
SCHEMA: dict[str, Any] = {
    "game": pl.Int64,
    "score0": pl.Float64,
    "rounds": pl.Int32,
    "lead_changes": pl.Int32,
    "half0": pl.Int32,
    "best0": pl.Int32,
    "best1": pl.Int32,
    "total0": pl.Int32,
    "rounds_won0": pl.Int32,
    "total1": pl.Int32,
    "rounds_won1": pl.Int32,
}


def has_compiler() -> bool:
    """Whether numba is installed."""
    try:
        import numba  # noqa: F401
    except ImportError:
        return False
    return True


def play_compiled(
    game: DiceBattle,
    mode: str,
    levels: tuple[str, str],
    limits: tuple[Limits, Limits],
    *,
    seed: int,
    first: int,
    count: int,
) -> pl.DataFrame:
    """Games `first` to `first + count - 1` of a seed in the columns of SCHEMA. Raises BadOption."""
    from hanpan.lab.kernels.numbers import prepare
    from hanpan.lab.kernels.rows import COLUMNS, rows

    setting = prepare(game, mode, levels, limits)
    told = rows(setting, seed=seed, first_game=first, count=count)
    found = {name: told[:, at] for at, name in enumerate(COLUMNS) if name in SCHEMA}
    found |= {"game": range(first, first + count), "score0": told[:, COLUMNS.index("score0")] / 2}
    found["rounds"] = [setting.rounds] * count
    return pl.DataFrame({name: found[name] for name in SCHEMA}, schema=SCHEMA)
