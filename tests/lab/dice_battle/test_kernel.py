"""The kernel uncompiled: the same source as ordinary Python, fast enough for a few games."""

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from benchmarks import kernel_gpu
from hanpan.compiled import draws as kernel_draws
from hanpan.compiled.compiling import plain
from hanpan.core.chance import chance, draws
from hanpan.core.contract.bot import BOT_STEP
from hanpan.core.contract.seat import SEATS
from hanpan.core.replay import Sitter, read_replay, verify, write_replay
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.compiled import compare, readable, traces
from hanpan.games.dice_battle.compiled import labels as kernel_labels
from hanpan.games.dice_battle.compiled.gears import NoSuchGear, gear_named, play, trace
from hanpan.games.dice_battle.compiled.layout import LEVELS
from hanpan.games.dice_battle.compiled.numbers import UnknownLevel, prepare
from hanpan.games.dice_battle.rules.actions import CARDS
from hanpan.games.dice_battle.rules.dice import ATTACK_SPECIALS, DEFENCE_SPECIALS
from hanpan.games.dice_battle.rules.state import EVENTS
from hanpan.games.loading import load_game
from tests.cli.run import fine, fine_json, hanpan, refused

GAME = DiceBattle()
HARD = ("hard", "random")


def test_some_games_are_those_of_the_readable_engine() -> None:
    report = compare.compare(games=100, seed=11, gear="python")
    assert report.ok, "\n".join(map(str, report.differences))
    assert (report.games, report.variants, report.limited, report.gear) == (100, 2, 3, "python")


def test_draws_are_those_of_seeded_chance() -> None:
    below, step_key = plain(kernel_draws.below), plain(kernel_draws.step_key)
    labels = kernel_labels.label_keys()
    assert kernel_labels.BOT_STEP == BOT_STEP
    for place, label in enumerate(kernel_labels.LABELS):
        keys = chance.SeedKeys(77, 5)
        round_key = plain(kernel_draws.mix)(plain(kernel_draws.game_key)(77, 5) ^ labels[kernel_labels.ROUNDS + 3])
        assert round_key == keys.round_key(3)
        seeded = draws.RecordingChance(chance.SeededChance(round_key, 9))
        expected = [seeded.pick(label, range(1000)) for _ in range(3)]
        assert [below(step_key(round_key, 9), labels[place], count, 1000) for count in range(3)] == expected


def test_kinds_stand_in_the_order_of_the_rulebook() -> None:
    names = (*(f"hand {card}" for card in CARDS), *(f"special {name}" for name in ATTACK_SPECIALS + DEFENCE_SPECIALS))
    names += tuple(f"event deck {event}" for event in EVENTS)
    assert [name for name in traces.OF_SEAT if name in names] == list(names)


def test_a_changed_number_on_one_side_is_found() -> None:
    other = prepare(DiceBattle({"shield.cost": 2}), "quick", HARD)
    found = compare.differences(GAME, other, "quick", HARD, seed=3, count=20, gear="python")
    assert found
    assert found[0].field.startswith("p")
    said = str(found[0])
    assert said.startswith(
        f"quick, hard,random, seed 3, game {found[0].game}, round {found[0].round}: {found[0].field} is "
    )
    assert "standard numbers" in said


def nothing(*_: Any) -> int:
    return 0


# A function of the kernel, and the field in which games part first when it is left out.
LEFT_OUT = {
    ("rules", "multiply"): "score",
    ("events", "_thief"): "",
    ("events", "_swap_cards"): "hand",
    ("roll", "_special"): "special",
    ("choices", "_uses"): "",
}


@pytest.mark.parametrize(("module", "name"), LEFT_OUT, ids=[name for _, name in LEFT_OUT])
def test_a_rule_that_is_left_out_is_found(module: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"hanpan.games.dice_battle.compiled.{module}.{name}", nothing)
    setting = prepare(GAME, "extended", ("hard", "normal"))
    found = compare.differences(GAME, setting, "extended", ("hard", "normal"), seed=4, count=60, gear="python")
    assert found
    assert any(LEFT_OUT[module, name] in difference.field for difference in found)


def test_a_kernel_game_is_a_replay(tmp_path: Path) -> None:
    setting = prepare(GAME, "quick", HARD)
    match = readable.as_match(GAME, "quick", HARD, seed=8, number=3)
    path = tmp_path / "game.jsonl"
    write_replay(match, path, seats={seat: Sitter("bot", name) for seat, name in zip(SEATS, HARD, strict=True)})
    assert verify(read_replay(path), load_game).ok
    last = trace(setting, seed=8, first_game=3, count=1, gear="python")[-1]
    totals = [last[traces.COLUMNS.index(f"{seat} total")] for seat in SEATS]
    assert totals == [player.total for player in match.state.players]


def test_sums_are_those_of_the_games() -> None:
    setting = prepare(GAME, "quick", HARD)
    whole = play(setting, seed=2, count=30, gear="python")
    assert (whole.games, whole.rounds) == (30, 150)
    assert sum(whole.won) + whole.drawn == sum(whole.decided_by.values()) == 30
    parts = [play(setting, seed=2, first_game=first, count=15, gear="python") for first in (0, 15)]
    assert tuple(map(sum, zip(*(part.won for part in parts), strict=True))) == whole.won
    assert f"{sum(int(part.checksum, 16) for part in parts) % (1 << 64):016x}" == whole.checksum
    last = trace(setting, seed=2, count=30, gear="python")[4::5]
    assert whole.totals == tuple(last[:, traces.COLUMNS.index(f"{seat} total")].sum() for seat in SEATS)


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(NoSuchGear, match="there is no gear 'warp'; the gears are: python, njit, parallel, cuda"):
        gear_named("warp")
    with pytest.raises(NoSuchGear, match="not by parallel"):
        trace(prepare(GAME, "quick", HARD), seed=1, count=1, gear="parallel")
    with pytest.raises(UnknownLevel, match="there is no compiled bot 'genius'"):
        prepare(GAME, "quick", ("genius", "hard"))
    assert set(product(LEVELS, repeat=2)) == {levels for _, levels in compare._PAIRINGS}


def test_the_command() -> None:
    options = ("kernel", "run", "--gear", "python", "--games", 20, "--mode", "quick", "--seats", "hard,hard")
    assert "Gear python:" in fine(*options)
    assert "방식 python" in fine(*options, "--lang", "ko")
    report = fine_json(*options, "--set", "shield.cost=2")
    assert (report["games"], report["rounds"], report["overrides"]) == (20, 100, {"shield.cost": 2})
    assert "'hard' must name two bots" in refused("kernel", "run", "--seats", "hard")
    compared = ("kernel", "compare", "--games", 20, "--gear", "python", "--workers", 1)
    assert "Every number of every round is the same." in fine(*compared)
    assert "모든 라운드의 모든 수가 같습니다." in fine(*compared, "--lang", "ko")


def test_a_difference_is_exit_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.games.dice_battle.compiled.rules.multiply", nothing)
    result = hanpan("kernel", "compare", "--games", 60, "--gear", "python", "--workers", 1)
    assert result.exit_code == 1
    assert "in the readable engine" in result.stdout
    assert "NOT the same" in result.stdout


def test_the_numbers_of_the_benchmark_are_fresh() -> None:
    assert json.loads(kernel_gpu.NUMBERS_FILE.read_text("utf-8")) == kernel_gpu.stored()
    setting = prepare(GAME, "regular", ("hard", "hard"))
    assert kernel_gpu.setting_of("hard").numbers.tobytes() == setting.numbers.tobytes()
    assert kernel_gpu.setting_of("hard").rows.tobytes() == setting.rows.tobytes()


def test_a_machine_with_a_gpu_needs_nothing_but_numba_and_numpy() -> None:
    lacking = "sys.modules.update(dict.fromkeys(('msgspec', 'typer', 'rich', 'fluent', 'polars')))"
    code = f"import sys; {lacking}; import benchmarks.kernel_gpu, hanpan.games.dice_battle.compiled.gears"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "NUMBA_DISABLE_JIT": "1"})


def test_the_command_line_starts_without_a_compiler() -> None:
    code = "import sys, hanpan.cli.app; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
