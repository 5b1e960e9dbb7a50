"""Under any numbers that are accepted the game keeps its invariants, ends, and hides what it must."""

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hanpan.core.chance.draws import ScriptedChance
from hanpan.core.contract.params import BadParameter, Parameter, table
from hanpan.core.proofs.kit import check_game
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import PASS, Play
from hanpan.games.dice_battle.rules.dice import specials, worth
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.shield import attacks_of

ROWS = table(Params)
MOST_ROUNDS = 12  # longer games say nothing new and take their time


@st.composite
def variants(draw: st.DrawFn) -> DiceBattle:
    """A game with some of its numbers changed, anywhere inside their ranges."""
    rows = draw(st.lists(st.sampled_from(ROWS), max_size=12, unique=True))
    overrides = {row.name: draw(_value(row)) for row in rows}
    try:
        return DiceBattle(overrides)
    except BadParameter:
        assume(False)
        raise


def _value(row: Parameter) -> st.SearchStrategy[int]:
    high = min(row.high, MOST_ROUNDS) if row.name.startswith("modes.") else row.high
    near = range(max(row.low, row.default - 2), min(high, row.default + 2) + 1)
    return st.sampled_from([row.low, high, *near]) | st.integers(row.low, high)


def _keeps_every_promise(game: DiceBattle, seed: int) -> None:
    report = check_game(game, games=3, seed=seed, probe_every=4, deep_every=4, dense_games=1)
    assert report.ok, "\n".join(map(str, report.failures))


@pytest.mark.slow
@settings(max_examples=40)
@given(variants(), st.integers(0, 1 << 32))
def test_some_variants_keep_every_promise(game: DiceBattle, seed: int) -> None:
    _keeps_every_promise(game, seed)


@pytest.mark.slow
@pytest.mark.chaos
@settings(max_examples=1000)
@given(variants(), st.integers(0, 1 << 32))
def test_many_variants_keep_every_promise(game: DiceBattle, seed: int) -> None:
    _keeps_every_promise(game, seed)


EXTREMES: dict[str, dict[str, int]] = {
    "a deck of one card": {"deck.attack": 1, "deck.defence": 0, "deck.boost": 0, "deck.steal": 0, "deck.reset": 0},
    "a gauge that is always full": {"gauge.full": 1, "balance.gauge": 20, "gauge.repeat_gain": 20},
    "many cards at once": {"cards.per_round": 10, "cards.per_kind": 10, "gauge.full": 1, "energy.cap": 50},
    "luck every round": {"event_deck.luck": 60, "event_deck.none": 0, "die.luck_dice": 6},
    "bonus dice every round": {"event_deck.bonus_turn": 60, "die.bonus_dice": 6, "gauge.run_length": 1},
    "swaps every round": {"event_deck.card_swap": 60, "event_deck.score_swap": 60, "gauge.full": 1},
    "one round": {"modes.quick": 1, "modes.regular": 1, "modes.extended": 1},
    "no energy": {"energy.cap": 0, "energy.gain_low": 0},
    "a coin for a die": {"die.faces": 2},
    "one event": {row.name: int(row.name.endswith("reset")) for row in ROWS if row.name.startswith("event_deck.")},
}


@pytest.mark.parametrize("overrides", EXTREMES.values(), ids=list(EXTREMES))
def test_extremes_keep_every_promise(overrides: dict[str, Any]) -> None:
    _keeps_every_promise(DiceBattle(overrides), 1)


@pytest.mark.parametrize(
    ("overrides", "order"),
    [
        ({}, ["flame", "attack", "strike", "steal"]),
        ({"special.flame_damage": 1, "special.flame_next": 3}, ["flame", "attack", "strike", "steal"]),
        ({"special.flame_damage": 1}, ["attack", "flame", "strike", "steal"]),
        ({"special.strike_damage": 9, "cards.attack_damage": 0}, ["strike", "flame", "attack", "steal"]),
    ],
)
def test_attacks_are_met_in_the_order_of_all_they_take(overrides: dict[str, int], order: list[str]) -> None:
    made = attacks_of(DiceBattle(overrides).params, ("strike", "flame"), ("steal", "attack"))
    assert [attack.kind for attack in made] == order


def test_a_larger_die_has_one_face_with_a_bonus_and_one_with_a_special() -> None:
    params = DiceBattle({"die.faces": 8}).params
    attack = [worth(params, "attack", face) for face in range(1, 9)]
    assert [brings.points for brings in attack] == [1, 1, 1, 4, 5, 6, 7, 8]
    assert [brings.bonus for brings in attack] == [0, 0, 0, 0, 0, 3, 0, 0]
    assert [bool(specials(params, "attack", face)[0]) for face in range(1, 9)] == [face == 6 for face in range(1, 9)]
    defence = [worth(params, "defence", face) for face in range(1, 9)]
    assert [brings.points for brings in defence] == [0, 2, 3, 4, 5, 0, 0, 0]
    assert [bool(specials(params, "defence", face)[0]) for face in range(1, 9)] == [face == 2 for face in range(1, 9)]


def test_as_many_shields_as_the_variant_allows() -> None:
    game = DiceBattle({"shield.cap": 4, "shield.cost": 1})
    state = game.given({"stage": "pre", "p1": {"tendency": "defence", "energy": 9}, "p2": {"tendency": "attack"}})
    assert max(play.shields for play in game.legal(state, "p1") if isinstance(play, Play)) == 4
    after = game.apply(state, {"p1": Play((), 4), "p2": PASS}, ScriptedChance({"die/p1": [1], "die/p2": [4]})).state
    assert (after.players[0].shields, after.players[0].energy) == (4, 5)


def test_a_curse_that_takes_nothing_is_used_up_too() -> None:
    game = DiceBattle({"event.curse_points": 0})
    cursed = {"tendency": "balance", "dice": [3], "curse": 2}
    state = game.given({"stage": "post", "p1": cursed, "p2": {"tendency": "balance", "dice": [3]}})
    draws: dict[str, list[Any]] = {"event/p1": ["none"], "event/p2": ["none"], "energy/p1": [2], "energy/p2": [2]}
    after = game.apply(state, {"p1": PASS, "p2": PASS}, ScriptedChance(draws))
    assert after.state.players[0].curse == 0
