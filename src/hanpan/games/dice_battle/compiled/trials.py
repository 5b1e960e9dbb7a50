"""Trials of Dice Battle at compiled speed: the same games as the readable engine's, told in fewer columns."""

from collections.abc import Mapping
from typing import Any

from hanpan.games.dice_battle import DiceBattle
from hanpan.plugin.lab import Limits


def play_compiled(
    game: DiceBattle,
    mode: str,
    levels: tuple[str, str],
    limits: tuple[Limits, Limits],
    seed: int,
    first: int,
    count: int,
) -> Mapping[str, Any]:
    """Games `first` to `first + count - 1` of a seed, column by column. Raises BadOption."""
    from hanpan.games.dice_battle.compiled.game_rows import COLUMNS, rows
    from hanpan.games.dice_battle.compiled.numbers import prepare

    setting = prepare(game, mode, levels, limits)
    told = rows(setting, seed=seed, first_game=first, count=count)
    found = {name: told[:, at] for at, name in enumerate(COLUMNS)}
    scores = {"score0": told[:, COLUMNS.index("score0")] / 2}
    return {**found, **scores, "game": range(first, first + count), "rounds": [setting.rounds] * count}
