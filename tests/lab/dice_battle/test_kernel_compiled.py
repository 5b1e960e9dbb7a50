"""The kernel compiled: thousands of games against the readable engine, and every gear against every other."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from hanpan.core.contract.params import BadParameter, Parameter, table
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.compiled import readable
from hanpan.games.dice_battle.compiled.compare import compare
from hanpan.games.dice_battle.compiled.gears import Gear, play, trace
from hanpan.games.dice_battle.compiled.numbers import prepare
from hanpan.games.dice_battle.rules.params import Params
from tests.chaos.sizes import sizes

pytestmark = pytest.mark.slow

LEVELS = ("hard", "random")
GAMES, SEED = 1000, 5
FIXED = "score.round_floor"  # its range is one number


@sizes(6_000, 20_000)
def test_thousands_of_games_are_those_of_the_readable_engine(amount: int) -> None:
    report = compare(games=amount, seed=2026)
    assert report.ok, "\n".join(map(str, report.differences))
    assert (report.games, report.variants, report.gear) == (amount, amount // 40, "njit")
    assert 0.8 < report.limited / report.variants < 1.2


# Under the official numbers one more shield of a ward is always lost, no total comes near its floor, steals are rare.
OPEN = {"shield.cap": 3, "start.total": 3, "event.thief_from": 2, "event_deck.thief": 5, "deck.steal": 20}


def changed(row: Parameter) -> DiceBattle:
    """The game with this number one higher, or one lower where it cannot be higher."""
    usual = OPEN.get(row.name, row.default)
    try:
        return DiceBattle({**OPEN, row.name: usual + 1})
    except BadParameter:
        return DiceBattle({**OPEN, row.name: usual - 1})


def test_every_number_matters() -> None:
    """A number that the compiled rules forgot would leave the games as they are."""
    standard = np.array(readable.trace(DiceBattle(OPEN), "extended", LEVELS, SEED, 0, GAMES))
    rows = [row for row in table(Params) if row.name != FIXED]
    forgotten = []
    for row in rows:
        mode = row.name.split(".")[1] if row.name.startswith("modes.") else "extended"
        played = trace(prepare(changed(row), mode, LEVELS), seed=SEED, count=GAMES)
        if played.shape == standard.shape and (played == standard).all():
            forgotten.append(row.name)
    assert len(rows) >= 90
    assert forgotten == []


@pytest.mark.parametrize("levels", [("random", "random"), ("hard", "normal"), ("easy", "hard")])
def test_every_gear_gives_the_same(levels: tuple[str, str]) -> None:
    wide = DiceBattle({"cards.per_kind": 3, "cards.per_round": 5, "gauge.full": 2, "die.bonus_dice": 4})
    for game in (DiceBattle(), wide):
        setting = prepare(game, "quick", levels)

        def played(gear: Gear) -> Any:
            return play(setting, seed=9, first_game=5, count=200, gear=gear)._replace(gear="njit", seconds=0.0)  # noqa: B023

        assert played("python") == played("njit") == played("parallel")


def test_many_chunks_are_one_sum() -> None:
    setting = prepare(DiceBattle(), "quick", LEVELS)
    alone = play(setting, seed=1, count=10_000, gear="njit")
    assert play(setting, seed=1, count=10_000, gear="parallel")[1:-1] == alone[1:-1]


ON_A_SIMULATED_DEVICE = """
import numpy as np
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.compiled import cuda
from hanpan.games.dice_battle.compiled.layout import NUMBERS, ROW
from hanpan.games.dice_battle.compiled.numbers import prepare

setting = prepare(DiceBattle(), "quick", ("hard", "random"))
# The simulator hides plain records behind a disguise that compiled functions cannot read.
open_records = setting._replace(
    numbers=setting.numbers.view((np.record, NUMBERS)), rows=setting.rows.view((np.record, ROW))
)
timed = cuda.play(open_records, 5, 3, 37, cuda.Launch(threads=16, blocks=2))
print(*timed.sums, f"{timed.checksum:016x}")
"""


def test_the_device_kernel_gives_the_same_on_a_simulated_device() -> None:
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-W", "ignore", "-c", ON_A_SIMULATED_DEVICE]
    done = subprocess.run(command, env=simulated, capture_output=True, text=True, check=True)
    alone = play(prepare(DiceBattle(), "quick", LEVELS), seed=5, first_game=3, count=37, gear="njit")
    sums = (*alone.won, alone.drawn, alone.rounds, *alone.totals, *alone.decided_by.values(), alone.checksum)
    assert done.stdout.split() == [str(value) for value in sums]
