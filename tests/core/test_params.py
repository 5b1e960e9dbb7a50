"""Numbers of a variant: every mistake has its own message, and equal changes have one name."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from hanpan.core.contract.params import (
    STANDARD,
    BadParameter,
    changed,
    make,
    read_file,
    read_settings,
    table,
    variant_id,
)
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.loading import load_game
from hanpan.games.registry import UnknownGame


def refusal(overrides: Mapping[str, int]) -> str:
    with pytest.raises(BadParameter) as caught:
        load_game("dice-battle", overrides)
    return str(caught.value)


def test_the_table_has_every_number_with_clause_and_range() -> None:
    rows = {row.name: row for row in table(Params)}
    assert rows["shield.cost"] == ("shield.cost", "DB-3.1", 0, 50, 3)
    assert len(rows) == len(table(Params)) > 80
    for row in rows.values():
        assert row.low <= row.default <= row.high, row
        assert load_game("dice-battle").rulebook().find(row.clause) is not None, row


def test_a_changed_number_is_the_only_one_changed() -> None:
    params = make(Params, {"shield.cost": 2})
    assert params.shield.cost == 2
    assert changed(params) == {"shield.cost": 2}
    assert changed(make(Params, {"shield.cost": 3})) == {}


def test_equal_changes_share_a_name() -> None:
    one = variant_id({"shield.cost": 2, "deck.reset": 0})
    assert one == variant_id({"deck.reset": 0, "shield.cost": 2}) == "v-a4198bac5f"
    assert one != variant_id({"shield.cost": 2})
    assert variant_id({}) == STANDARD
    assert load_game("dice-battle", {"shield.cost": 3}).info.variant == STANDARD
    assert load_game("dice-battle", {"shield.cost": 2}).info.overrides == {"shield.cost": 2}


def test_an_unknown_number_gets_a_suggestion() -> None:
    assert refusal({"shield.costs": 2}) == "shield.costs: there is no such parameter; did you mean shield.cost?"
    assert refusal({"qqqq": 2}) == "qqqq: there is no such parameter"


@pytest.mark.parametrize("value", ["2", 2.5, True, None])
def test_what_is_not_a_whole_number_is_refused(value: object) -> None:
    assert refusal({"shield.cost": value}) == f"shield.cost: {value!r} is not a whole number"  # type: ignore[dict-item]


@pytest.mark.parametrize("value", [-1, 51])
def test_a_number_out_of_range_is_refused_with_its_clause(value: int) -> None:
    assert refusal({"shield.cost": value}) == f"shield.cost: {value} is outside 0 to 50 (DB-3.1)"


EMPTY_DECK = dict.fromkeys(("deck.attack", "deck.defence", "deck.boost", "deck.steal", "deck.reset"), 0)
EMPTY_EVENTS = {row.name: 0 for row in table(Params) if row.name.startswith("event_deck.")}


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        (EMPTY_DECK, "deck: a deck of no cards cannot be drawn from (DB-1.3)"),
        (EMPTY_EVENTS, "event_deck: a deck of no events cannot be drawn from (DB-1.4)"),
        ({"energy.gain_low": 4}, "energy.gain_low: 4 is above energy.gain_high, which is 3 (DB-2.1)"),
        ({"cards.steal_high": 0}, "cards.steal_low: 1 is above cards.steal_high, which is 0 (DB-5.3)"),
        ({"special.star_low": 7}, "special.star_low: 7 is above special.star_high, which is 6 (DB-4.8)"),
        (
            {"special.strike_weight": 0, "special.flame_weight": 0, "special.double_weight": 0},
            "special.strike_weight: a six in attack needs one possible special (DB-4.7)",
        ),
        (
            {"special.ward_weight": 0, "special.star_weight": 0},
            "special.ward_weight: a two in defence needs one possible special (DB-4.8)",
        ),
        ({"start.energy": 11}, "start.energy: 11 is above energy.cap, which is 10 (DB-2.2)"),
        ({"start.shields": 3}, "start.shields: 3 is above shield.cap, which is 2 (DB-3.3)"),
        ({"start.total": 0}, "start.total: 0 is below score.total_floor, which is 1 (DB-8.1)"),
        ({"start.gauge": 5}, "start.gauge: 5 is not below gauge.full, which is 5 (DB-9.5)"),
        ({"energy.cap": -1}, "energy.cap: -1 is outside 0 to 50 (DB-2.2)"),
    ],
)
def test_numbers_that_are_impossible_together_are_refused(overrides: dict[str, int], message: str) -> None:
    assert refusal(overrides) == message


@pytest.mark.parametrize(
    "overrides",
    [
        {**EMPTY_DECK, "deck.steal": 1},
        {**EMPTY_EVENTS, "event_deck.none": 1},
        {"energy.gain_low": 3},
        {"cards.steal_high": 1},
        {"special.star_low": 6},
        {"special.flame_weight": 0, "special.double_weight": 0},
        {"special.strike_weight": 0, "special.double_weight": 0},
        {"special.strike_weight": 0, "special.flame_weight": 0},
        {"special.double_weight": 0},
        {"special.flame_weight": 0},
        {"special.strike_weight": 0},
        {"special.star_weight": 0},
        {"special.ward_weight": 0},
        {"start.energy": 10},
        {"start.shields": 2},
        {"start.gauge": 4},
    ],
)
def test_numbers_that_are_just_possible_together_are_accepted(overrides: dict[str, int]) -> None:
    assert load_game("dice-battle", overrides).info.overrides == overrides


def test_settings_of_a_command_line() -> None:
    assert read_settings(["shield.cost=2", " deck.reset = 0 "]) == {"shield.cost": 2, "deck.reset": 0}


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("shield.cost", "'shield.cost' is not of the form name=value"),
        ("=2", "'=2' is not of the form name=value"),
        ("shield.cost=two", "shield.cost: 'two' is not a whole number"),
        ("shield.cost=", "shield.cost: '' is not a whole number"),
        ("shield.cost=2.5", "shield.cost: '2.5' is not a whole number"),
    ],
)
def test_bad_settings_of_a_command_line(setting: str, message: str) -> None:
    with pytest.raises(BadParameter) as caught:
        read_settings([setting])
    assert str(caught.value) == message


def test_a_file_of_numbers(tmp_path: Path) -> None:
    path = tmp_path / "cheap.toml"
    path.write_text('"gauge.full" = 4\n[shield]\ncost = 2\n[deck]\nreset = 0\n', "utf-8")
    assert read_file(path) == {"gauge.full": 4, "shield.cost": 2, "deck.reset": 0}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[shield]\ncost = "2"\n', "shield.cost: '2' is not a whole number"),
        ("[shield]\ncost = true\n", "shield.cost: True is not a whole number"),
        ("[shield]\ncost = [1, 2]\n", "shield.cost: [1, 2] is not a whole number"),
    ],
)
def test_a_bad_value_in_a_file_is_named_with_its_file(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadParameter) as caught:
        read_file(path)
    assert str(caught.value) == f"{path}: {message}"


@pytest.mark.parametrize(("text", "line"), [("[shield\ncost = 2\n", 1), ("[shield]\ncost = 2\ncost = 3\n", 3)])
def test_a_file_that_is_not_toml_is_named_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadParameter, match=rf"bad\.toml: not a TOML file: .* \(at line {line}, column \d+\)"):
        read_file(path)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadParameter, match=r"bad\.toml: not a TOML file: .*utf-8"):
        read_file(path)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadParameter) as caught:
        read_file(tmp_path / "none.toml")
    assert str(caught.value) == f"{tmp_path / 'none.toml'}: No such file or directory"


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; the games are: dice-battle"):
        load_game("chess")
