"""The stack beyond the scenarios: classes before recency, simultaneous events, loops, and many objects."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.rules.events.field import Incapacitated
from hanpan.games.sorcerers.rules.events.stack import LoopHeld, Ordered, Resolved
from tests.games.sorcerers.table import Table
from tests.games.sorcerers.test_scenarios import plain


def resolved(table: Table) -> list[str]:
    return [event.what for event in table.told(Resolved)]


def test_a_passive_set_off_by_a_play_waits_for_the_play() -> None:
    """The example of the algorithm: the overseer is gone and its passive still resolves."""
    table = Table(p1={"hp": 20, "hand": ["SPL-01"]}, p2={"field": ["SOR-09"]})
    table.play("p1: play SPL-01 foe1")
    assert resolved(table) == ["SPL-01", "SOR-09-1"]
    assert table.fact("p2.units.0") is None
    assert table.fact("p1.hp") == 19


def test_simultaneous_incapacitations_are_worked_off_newest_first() -> None:
    field = [{"card": "SOR-13", "id": 5}, {"card": "SOR-13", "id": 9}, {"card": "SOR-13", "id": 7}]
    table = Table(p1={"hand": ["SPL-17"], "field": [plain(1, 9)]}, p2={"field": field})
    table.play("p1: play SPL-17")
    fallen = [(event.seat, event.place) for event in table.told(Incapacitated)]
    assert [place for seat, place in fallen if seat == "p2"] == [2, 3, 1]
    assert table.told(Ordered)[0].order == ("SOR-13-1",) * 3


def test_no_trigger_saves_the_second_of_two_that_fall_together() -> None:
    table = Table(
        p1={"field": [plain(3, 3), plain(3, 3)]},
        p2={"field": [{"card": "SOR-13", "damage": 0}, plain(2, 1)]},
    )
    table.play("p1: next", "p1: attack 1 2", "p2: block 1>1 2>2")
    kinds = table.kinds("incapacitated", "resolve")
    assert kinds[:4] == ["resolve", "incapacitated", "incapacitated", "resolve"]


def test_ten_unrelated_triggers_never_trip_the_guard() -> None:
    """Each recovery by a card of its own: no cause among them (SO-AM-16)."""
    bells = [{"card": "SOR-02", "items": ["ITM-07"] * 3}] * 3
    table = Table(p1={"hand": ["SPL-10"] * 4, "power": 2, "top": ["SOR-03"] * 40, "field": bells})
    for _ in range(4):
        table.play("p1: play SPL-10")
    assert table.told(LoopHeld) == []
    assert resolved(table).count("ITM-07-1") == 36


def test_a_loop_that_stops_by_itself_asks_nobody() -> None:
    table = Table(
        p1={"hand": ["SPL-10"], "power": 8, "top": ["SOR-10"], "field": [{"card": "SOR-02", "items": ["ITM-07"]}]}
    )
    table.play("p1: play SPL-10", "p1: choose yes")
    assert table.fact("p1.power") == 10
    assert table.told(LoopHeld) == []
    assert table.fact("stage") == "main"


def test_the_opponent_keeps_its_windows_in_a_declared_loop() -> None:
    item = {"card": "SOR-02", "items": ["ITM-07"]}
    table = Table(
        p1={"hand": ["SPL-10"], "power": 2, "top": ["SOR-10"], "field": [item]}, p2={"hand": ["RSP-01"], "power": 1}
    )
    table.play("p1: play SPL-10", *["p2: pass"] * 3)
    assert table.fact("stage") == "choose"
    while table.fact("stage") != "loop":
        table.play("p1: choose yes" if table.fact("stage") == "choose" else "p2: pass")
    table.play("p1: repeat 5")
    windows = 0
    while table.fact("stage") == "respond":
        windows += 1
        table.play("p2: pass")
    assert windows == 4  # two more firings of each of the two abilities
    assert table.fact("p1.power") == 8


def run_out(repeats: int, total: int, facts: dict[str, Any]) -> Mapping[str, Any]:
    """The facts once a loop has run out, every card put back on top and every question about it answered by `total`."""
    table = Table(Sorcerers({"turn.draw": 0, "loop.repeats": repeats}), p1=facts)
    table.play("p1: play SPL-10")
    while (stage := table.fact("stage")) != "main":
        table.play("p1: choose yes" if stage == "choose" else f"p1: repeat {total}")
    return table.game.facts(table.state)


@pytest.mark.slow
@pytest.mark.parametrize("bells", [1, 2, 3])
@pytest.mark.parametrize("children", [1, 2, 3])
def test_a_declared_loop_of_any_shape_gives_what_performing_it_gives(bells: int, children: int) -> None:
    """Chains that branch: several bells, several cards that come back, and a bound that is met earlier or later."""
    for power, total in product((0, 5, 8), (4, 5, 7, 10)):
        facts = {
            "hand": ["SPL-10"],
            "power": power,
            "top": ["SOR-10"] * children,
            "field": [{"card": "SOR-02", "items": ["ITM-07"] * bells}],
        }
        assert run_out(3, total, facts) == run_out(total, total, facts), (power, total)


@pytest.mark.parametrize("count", [1, 200])
def test_many_objects_are_worked_off_in_one_step(count: int) -> None:
    table = Table(
        stack=[{"by": "p1", "card": "SOR-09", "kind": "passive", "ability": 1, "actor": "p2"}] * count,
        p1={"field": ["SOR-09"]},
        p2={"hp": 500, "max_hp": 500},
    )
    table.play("p2: pass")
    assert table.fact("p2.hp") == 500 - count
    assert len(table.events) == 3 * count


def test_an_item_that_gave_health_may_take_it_along() -> None:
    """SO-AM-27: damage stays."""
    wearer = {"card": "SOR-03", "items": ["ITM-03"], "damage": 2}
    table = Table(p1={"hand": ["SPL-05"]}, p2={"field": [wearer]})
    table.play("p1: play SPL-05 foe1.1")
    assert table.fact("p2.units.0") is None


def test_a_sorcerer_comes_back_as_another_one() -> None:
    table = Table(p1={"hand": ["SPL-14"], "graveyard": ["SOR-05"], "field": [{"card": "SOR-05", "damage": 2, "id": 7}]})
    table.play("p1: play SPL-14 SOR-05")
    units = [unit for unit in table.state.players[0].field if unit is not None]
    assert [(unit.card, unit.damage) for unit in units] == [("SOR-05", 2), ("SOR-05", 0)]
    assert units[0].id != units[1].id


def test_the_exchanger_on_a_full_field_must_make_room() -> None:
    table = Table(p1={"hand": ["SOR-11"], "field": ["SOR-03", {"card": "SOR-13", "items": ["ITM-10"]}, "SOR-04"]})
    table.play("p1: play SOR-11")
    assert table.refused("p1: choose none").clause == "SO-AM-20"
    table.play("p1: choose my2")
    assert table.fact("p1.units") == ["SOR-03 2/1/0", "SOR-11 4/3/0", "SOR-04 1/4/1"]
    assert table.told(Incapacitated) == []
    assert table.fact("p2.hp") == Sorcerers().params.setup.hp


def test_a_spell_that_was_answered_by_silence_cannot_be() -> None:
    table = Table(event={"card": "EVT-02", "turns": 2}, p1={"hand": ["SPL-08"]}, p2={"hand": ["RSP-03"]})
    table.play("p1: play SPL-08")
    assert table.fact("stage") == "main"
    assert table.refused("p2: respond RSP-03").code == "silenced"
