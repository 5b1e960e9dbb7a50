"""Options of Dice Battle forbidden and forced: the readable engine's bots within limits, and the kernel's beside."""

from itertools import product
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.game import Step
from hanpan.core.match.play import play_out
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.compiled import compare, game_rows
from hanpan.games.dice_battle.compiled.numbers import prepare
from hanpan.games.dice_battle.rules.actions import Declare, Play
from hanpan.games.dice_battle.rules.events import RoundEnd, Total
from hanpan.lab.options import BadOption, options_of, uses
from hanpan.lab.without import limited
from hanpan.plugin.lab import FREE, UNLIMITED, Limits
from tests.lab.test_without import deeds

GAME = DiceBattle()
HARD = ("hard", "hard")


@pytest.mark.parametrize("option", options_of(GAME))
def test_what_is_forbidden_is_not_used_and_what_is_forced_is(option: str) -> None:
    for level in ("hard", "random"):
        for used, _ in deeds(GAME, "quick", level, Limits(never=(option,)), seed=3):
            assert option not in used
        for used, could in deeds(GAME, "quick", level, Limits(always=(option,)), seed=3):
            assert option in used or all(option not in each for each in could)


def test_what_is_forbidden_is_never_forced() -> None:
    both = Limits(("card:attack",), ("card:attack", "card:boost"))
    assert all("card:attack" not in used for used, _ in deeds(GAME, "extended", "hard", both, seed=1))


def test_options_that_leave_nothing_are_refused() -> None:
    with pytest.raises(BadOption, match="'card:luck' is no option here; the options are: tendency:attack, "):
        prepare(GAME, "quick", HARD, (Limits(("card:luck",)), UNLIMITED))
    every = Limits(("tendency:attack", "tendency:defence", "tendency:balance"))
    with pytest.raises(BadOption, match="one tendency at least must be left"):
        limited(GAME, load_bot(GAME, "hard"), every)


def test_uses_of_an_answer() -> None:
    assert uses("dice-battle", Declare("attack")) == {"tendency:attack"}
    assert uses("dice-battle", Play(("boost", "defence"), 1)) == {"card:boost", "card:defence", "shield"}
    assert uses("dice-battle", Play()) == set()


def test_a_ban_that_the_kernel_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanpan.games.dice_battle.compiled.choices.may", lambda *_: True)
    limits = (Limits(("tendency:attack",)), UNLIMITED)
    setting = prepare(GAME, "quick", HARD, limits)
    found = compare.differences(GAME, setting, "quick", HARD, seed=3, count=4, gear="python", limits=limits)
    assert found
    assert str(found[0]).endswith("(standard numbers, p1 never tendency:attack)")


def test_rows_are_the_games() -> None:
    setting = prepare(GAME, "quick", HARD)
    told = game_rows.rows(setting, seed=4, first_game=2, count=6, gear="python")
    for number, line in enumerate(told.tolist(), 2):
        row = dict(zip(game_rows.COLUMNS, line, strict=True))
        played = play_out(
            GAME, "quick", {seat: load_bot(GAME, "hard") for seat in GAME.info.seats}, SeedKeys(4, number)
        )
        assert played.outcome is not None
        assert row["score0"] == 2 * played.outcome.score("p1")
        assert row["rounds_won0"] == sum(isinstance(e, RoundEnd) and e.winner == "p1" for e in played.events)
        for side, seat in enumerate(GAME.info.seats):
            own = [event for event in played.events if event.seat == seat]
            assert row[f"total{side}"] == [event.after for event in own if isinstance(event, Total)][-1]
            for kind, table in (("tendency", "tendency"), ("play", "card"), ("event", "event")):
                counted = [getattr(event, table) for event in own if event.kind == kind]
                for name in game_rows.USED_NAMES:
                    if name.startswith(f"{table}:"):
                        assert row[f"{name}/{side}"] == counted.count(name.removeprefix(f"{table}:")), name
    few = game_rows.rows(setting, seed=4, first_game=2, count=6, gear="python", used=False)
    assert (few == told[:, : game_rows.USED]).all()


class Ahead(DiceBattle):
    """The first seat has a point and an energy more."""

    def setup(self, mode: str, chance: Any) -> Step:
        step = super().setup(mode, chance)
        first, second = step.state.players
        return Step(
            replace(step.state, players=(replace(first, total=2, energy=first.energy + 1), second)), step.events
        )


def test_a_head_start_is_what_it_says() -> None:
    game = Ahead()
    bots = {seat: load_bot(game, "hard") for seat in game.info.seats}
    heads = np.array([[1, 1, 0, 0], [0, 0, 0, 0]])
    told = game_rows.rows(prepare(GAME, "quick", HARD), seed=4, count=6, gear="python", heads=heads)
    for number, line in enumerate(told.tolist()):
        ended = play_out(game, "quick", bots, SeedKeys(4, number)).state
        assert line[game_rows.TOTAL_FIRST : game_rows.TOTAL_SECOND + 1] == [player.total for player in ended.players]


@pytest.mark.slow
def test_rows_are_the_same_on_every_gear() -> None:
    limits = (Limits(("card:attack",), ("shield",)), UNLIMITED)
    for levels, limited_to in product((HARD, ("random", "easy")), (FREE, limits)):
        setting = prepare(GAME, "regular", levels, limited_to)
        compiled = game_rows.rows(setting, seed=9, first_game=5, count=5000, gear="njit")
        assert (game_rows.rows(setting, seed=9, first_game=5, count=60, gear="python") == compiled[:60]).all()
        assert (game_rows.rows(setting, seed=9, first_game=5, count=5000, gear="parallel") == compiled).all()
