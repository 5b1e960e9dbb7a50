"""The worked scenarios of the rules, in the order of their numbers."""

import pytest

from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.rules.events.stack import Negated, NoEffect, Resolved
from tests.games.sorcerers.table import Table

MEI = {"card": "SOR-02", "items": ["ITM-01", "ITM-02"]}
MEI_SWORD = {"card": "SOR-02", "items": ["ITM-01"]}


def plain(attack: int, health: int, defence: int = 0, **more: object) -> dict[str, object]:
    """A sorcerer with these numbers and no ability."""
    return {"card": "SOR-03", "stats": [attack, health, defence], **more}


def test_t01_a_shield_makes_another_item_fall() -> None:
    table = Table(p1={"hand": ["SOR-01"]}, p2={"field": [MEI], "hand": ["RSP-01"]})
    table.play("p1: play SOR-01", "p2: respond RSP-01 my1.1")
    assert table.fact("p2.items.0") == ["ITM-01"]
    assert table.fact("p1.units.0") == "SOR-01 3/4/0"
    assert table.fact("p2.graveyard") == ["RSP-01", "ITM-02"]
    assert table.kinds("protect", "enters", "destroyed") == ["protect", "enters", "destroyed"]


def test_t02_nothing_else_to_destroy() -> None:
    table = Table(p1={"hand": ["SOR-01"]}, p2={"field": [MEI_SWORD], "hand": ["RSP-01"]})
    table.play("p1: play SOR-01", "p2: respond RSP-01 my1.1")
    assert table.fact("p2.items.0") == ["ITM-01"]
    assert table.told(NoEffect)[0].reason == "target"
    table.play("p1: next", "p1: next", "p1: next")
    item = table.state.players[1].field[0]
    assert item is not None
    assert not item.items[0].safe


def test_t03_the_log_of_a_play() -> None:
    table = Table(p1={"hand": ["SOR-01"]}, p2={"field": [MEI_SWORD], "hand": ["RSP-02", "RSP-04"]})
    table.play("p1: play SOR-01", "p2: pass", "p2: pass")
    order = ("play", "stacked", "pass", "enters", "destroyed", "updated")
    assert table.kinds(*order) == ["play", "stacked", "pass", "enters", "stacked", "pass", "destroyed", "updated"]
    assert (table.fact("stage"), table.fact("step")) == ("main", "main_a")


def test_t04_counter_hex_on_the_trigger() -> None:
    table = Table(p1={"hand": ["SOR-01"]}, p2={"field": [MEI_SWORD], "hand": ["RSP-02"]})
    table.play("p1: play SOR-01", "p2: pass")
    assert table.fact("stack") == ["SOR-01-1", "SOR-01"]
    assert table.refused("p2: respond RSP-03").code == "not_held"
    table = Table(p1={"hand": ["SOR-01", "RSP-07"]}, p2={"field": [MEI_SWORD], "hand": ["RSP-02"]})
    table.play("p1: play SOR-01", "p2: pass", "p2: respond RSP-02")
    assert table.fact("stack") == ["RSP-02", "SOR-01-1", "SOR-01"]
    table.play("p1: pass")
    assert table.fact("p2.items.0") == ["ITM-01"]
    assert table.fact("p1.units.0") == "SOR-01 3/4/0"
    assert [event.what for event in table.told(Resolved)] == ["SOR-01", "RSP-02"]


def test_t05_a_chain_of_responses() -> None:
    table = Table(
        p1={"hand": ["SPL-01", "RSP-07"], "top": ["SOR-03"]}, p2={"field": [plain(3, 3)], "hand": ["RSP-03", "RSP-01"]}
    )
    table.play("p1: play SPL-01 foe1", "p2: respond RSP-03", "p1: respond RSP-07", "p2: pass", "p2: pass")
    assert table.fact("p1.hand") == ["SOR-03"]
    assert table.fact("p2.units.0") is None
    assert [event.what for event in table.told(Negated)] == ["RSP-03"]


def test_t06_not_to_ones_own_play() -> None:
    table = Table(p1={"hand": ["SPL-01", "RSP-05"]}, p2={"field": [plain(3, 3)], "hand": ["RSP-03"]})
    table.play("p1: play SPL-01 foe1")
    assert table.refused("p1: respond RSP-05").clause == "SO-AM-24"


def attack(table: Table, *blocks: str) -> Table:
    table.play("p1: next", "p1: attack 1")
    return table.play(*blocks)


def test_t09_both_deal_damage() -> None:
    table = attack(Table(p1={"field": [plain(3, 4)]}, p2={"hp": 20, "field": [plain(3, 3)]}), "p2: block 1>1")
    assert table.fact("p1.units.0") == "SOR-03 3/1/0"
    assert table.fact("p2.units.0") is None
    assert table.fact("p2.hp") == 20


def test_t10_unblocked() -> None:
    table = attack(Table(p1={"field": [plain(3, 4)]}, p2={"hp": 20, "field": [plain(3, 3)]}), "p2: block none")
    assert table.fact("p2.hp") == 17


def test_t11_defence() -> None:
    table = attack(Table(p1={"field": [plain(3, 4)]}, p2={"field": ["SOR-04"]}), "p2: block 1>1")
    assert table.fact("p2.units.0") == "SOR-04 1/2/1"
    assert table.fact("p1.units.0") == "SOR-03 3/3/0"


def test_t14_piercing() -> None:
    attacker = plain(5, 5, keywords=["piercing"])
    table = attack(Table(p1={"field": [attacker]}, p2={"hp": 20, "field": [plain(1, 3)]}), "p2: block 1>1")
    assert table.fact("p2.hp") == 18
    assert table.fact("p2.units.0") is None
    assert table.fact("p1.units.0") == "SOR-03 5/4/0"


def test_t16_evasion() -> None:
    table = Table(p1={"field": ["SOR-06"]}, p2={"hp": 20, "field": ["SOR-04", "SOR-06"]})
    attack(table)
    assert table.refused("p2: block 1>1").clause == "SO-KW-EVADE-01"
    assert table.refused("p2: block 2>1").clause == "SO-KW-EVADE-01"
    table.play("p2: block none")
    assert table.fact("p2.hp") == 18


def test_t17_indestructible_against_combat_only() -> None:
    table = attack(Table(p1={"field": [plain(5, 5)], "hand": ["SPL-01"]}, p2={"field": ["SOR-07"]}), "p2: block 1>1")
    assert table.fact("p2.units.0") == "SOR-07 2/2/0"
    assert table.fact("p1.units.0") == "SOR-03 5/3/0"
    table.play("p1: next", "p2: next", "p2: next", "p2: next", "p1: next", "p1: attack 1", "p2: block 1>1")
    assert table.fact("p2.units.0") == "SOR-07 2/2/0"
    assert table.fact("p1.units.0") == "SOR-03 5/1/0"
    table.play("p1: play SPL-01 foe1")
    assert table.fact("p2.units.0") is None


@pytest.mark.parametrize(("damage", "left"), [(0, 3), (1, 2)])
def test_t19_lifelink(damage: int, left: int) -> None:
    dancer = {"card": "SOR-08", "damage": damage}
    table = attack(Table(p1={"field": [dancer]}, p2={"hp": 20, "field": [plain(3, 4)]}), "p2: block 1>1")
    assert table.fact("p1.units.0") == f"SOR-08 3/{left}/0"
    assert table.fact("p2.units.0") == "SOR-03 3/1/0"
    assert table.fact("p2.hp") == 20


def test_t21_one_summon_a_main_phase() -> None:
    table = Table(p1={"hand": ["SOR-03", "SOR-04", "SOR-05"]})
    table.play("p1: play SOR-03")
    assert table.refused("p1: play SOR-04").clause == "SO-PHASE-02"
    table.play("p1: next", "p1: next", "p1: play SOR-04")
    assert table.refused("p1: play SOR-05").clause == "SO-PHASE-07"
    assert table.fact("p1.units") == ["SOR-03 2/1/0", "SOR-04 1/4/1", None]


def test_t23_a_full_field() -> None:
    table = Table(p1={"hand": ["SOR-02"], "power": 5, "field": ["SOR-03", "SOR-03", "SOR-03"]})
    refusal = table.refused("p1: play SOR-02")
    assert (refusal.code, refusal.clause) == ("field_full", "SO-FIELD-02")
    assert table.game.texts("ko").format("refusal-field-full", refusal.params) == "필드가 가득 찼습니다"


def test_t25_three_items_and_no_fourth() -> None:
    table = Table(p1={"hand": ["ITM-01", "ITM-02"], "field": [{"card": "SOR-01", "items": ["ITM-01", "ITM-01"]}]})
    table.play("p1: play ITM-01 my1")
    assert table.fact("p1.units.0") == "SOR-01 6/4/0"
    assert table.refused("p1: play ITM-02 my1").clause == "SO-EQUIP-03"


def test_t27_nothing_to_draw() -> None:
    table = Table(Sorcerers(), active="p2", p2={"deck": ["SOR-03"]})
    table.play("p2: next", "p2: next")
    assert table.fact("stage") == "over"
    assert table.fact("winner") == "p2"
    assert table.events[-1].clause == "SO-DRAW-01"


def test_t29_the_hand_limit() -> None:
    eight = ["SOR-03"] * 3 + ["SPL-01"] * 3 + ["SPL-02"] * 2
    table = Table(p1={"hand": eight, "power": 0}, p2={"hand": ["SPL-02"] * 7})
    table.play("p1: next", "p1: next")
    assert table.fact("stage") == "discard"
    assert table.refused("p1: discard SPL-01 SPL-01").clause == "SO-HAND-05"
    assert table.refused("p1: next").code == "wrong_action"
    table.play("p1: discard SOR-03 SPL-01 SPL-02")
    assert table.fact("p1.cards") == 5
    assert len(table.fact("p1.graveyard")) == 3
    assert table.fact("p2.cards") == 7


def loop() -> Table:
    table = Table(
        p1={
            "hand": ["SPL-10"],
            "power": 2,
            "top": ["SOR-10"],
            "deck": ["SOR-03"] * 3,
            "field": [{"card": "SOR-02", "items": ["ITM-07"]}],
        }
    )
    return table.play("p1: play SPL-10", "p1: choose yes", "p1: choose yes", "p1: choose yes")


@pytest.mark.parametrize(("total", "power"), [(3, 6), (5, 8), (10, 10), (999, 10)])
def test_t30_a_loop_is_declared(total: int, power: int) -> None:
    table = loop()
    assert table.fact("stage") == "loop"
    assert table.fact("p1.power") == 6
    assert table.refused("p1: repeat 2").clause == "SO-AM-15"
    assert table.refused("p1: repeat 1000").clause == "SO-AM-15"
    table.play(f"p1: repeat {total}")
    assert table.fact("p1.power") == power
    assert table.fact("stage") == "main"


@pytest.mark.parametrize("total", [4, 5, 6, 7, 10])
def test_a_declared_number_is_what_performing_it_gives(total: int) -> None:
    """Under a rulebook that allows `total` repetitions without a question, every choice made by hand."""
    declared = loop().play(f"p1: repeat {total}")
    game = Sorcerers({"turn.draw": 0, "loop.repeats": total})
    performed = Table(
        game,
        p1={
            "hand": ["SPL-10"],
            "power": 2,
            "top": ["SOR-10"],
            "deck": ["SOR-03"] * 3,
            "field": [{"card": "SOR-02", "items": ["ITM-07"]}],
        },
    )
    performed.play("p1: play SPL-10")
    while performed.fact("stage") == "choose":
        performed.play("p1: choose yes")
    if performed.fact("stage") == "loop":
        performed.play(f"p1: repeat {total}")
    assert performed.game.facts(performed.state) == declared.game.facts(declared.state)
