"""Rules that are easy to get wrong: order, ties, walls, and what must not happen."""

from typing import Any

import pytest

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.params import BadParameter
from hanpan.core.match.play import play_out
from hanpan.core.match.seeded import seeded_match
from hanpan.core.proofs.kit import check_game
from hanpan.games.loading import load_game
from hanpan.games.trail import Trail
from hanpan.games.trail.rules.actions import Go, Press
from hanpan.games.trail.rules.tiles import tile, xy
from hanpan.games.trail.rules.ways import ways
from tests.chaos.sizes import sizes
from tests.games.trail.scenes import GAME, facts, play

DUMMY = {"kind": "dummy", "at": [10, 6]}


def given(**table: Any) -> Any:
    return GAME.given({"monsters": [DUMMY], **table})


def refused(state: Any, move: str) -> tuple[str, str]:
    refusal = GAME.check(state, "p1", GAME.read(move))
    assert refusal is not None
    return refusal.code, refusal.clause


def test_movement_only_in_movement_mode() -> None:
    state = given(p1={"spd": 3, "moving": False})
    assert refused(state, "go 3,2") == ("not_moving", "TR-MOVE-01")
    assert play(state, "press icon", "go 3,2")[0].spd == 2


def test_a_trail_cannot_be_entered_but_crossed_diagonally() -> None:
    state, _ = play(given(p1={"spd": 4}), "go 3,2", "go 3,3", "go 2,3")
    assert refused(state, "go 2,2") == ("closed_tile", "TR-EXH-02")
    between = given(tiles={"3,2": "#", "2,3": "#"}, p1={"spd": 1})
    assert play(between, "go 3,3")[0].at == tile(3, 3)


def test_the_way_of_a_click_avoids_hazards_then_saves_steps_then_follows_the_order() -> None:
    state = given(tiles={"3,2": "x"}, p1={"spd": 3})
    way = ways(GAME.params, state)[tile(4, 2)]
    assert [way.steps, way.cost, way.risks] == [(1, 3), 2, 0]  # NE then SE, before SE then NE
    forced = given(tiles={"3,1": "#", "3,2": "x", "3,3": "#"}, p1={"spd": 2})
    assert ways(GAME.params, forced)[tile(4, 2)].steps == (2, 2)
    long = given(tiles={"3,1": "x", "3,2": "x", "3,3": "x"}, p1={"spd": 8})
    assert ways(GAME.params, long)[tile(4, 2)].risks == 0


def test_rapids_cost_two_and_are_closed_to_less() -> None:
    state = given(tiles={"3,2": "~"}, p1={"spd": 2})
    assert play(state, "go 3,2")[0].spd == 0
    assert refused(given(tiles={"3,2": "~"}, p1={"spd": 1}), "go 3,2") == ("rapids_cost", "TR-AM-16")


def test_a_stream_stops_at_an_obstacle_and_slides_fire_items() -> None:
    state = given(tiles={"3,2": ">", "4,2": ">", "4,3": "m", "5,2": "#"}, p1={"spd": 1})
    after, told = play(state, "go 3,2")
    assert xy(after.at) == (4, 2)
    assert "push_stopped" in [event.kind for event in told]
    shard = given(tiles={"3,2": ">", "4,2": "m"}, p1={"spd": 1})
    assert play(shard, "go 3,2")[0].mana == 4


def test_hazards_hurt_on_touch_only() -> None:
    state, _ = play(given(tiles={"3,2": "o"}, p1={"spd": 1, "block": 1}), "go 3,2")
    assert (state.hp, state.block, state.poison) == (40, 0, 2)
    after, _ = play(state, "end", die=[1])
    assert (after.hp, after.poison) == (38, 1)


def test_forced_end_needs_its_confirmation() -> None:
    state = given(p1={"spd": 2})
    refusal = GAME.check(state, "p1", GAME.read("end"))
    assert refusal is not None
    assert (refusal.code, refusal.params) == ("confirm_end", {"left": 2, "stuck": 0})
    assert refused(given(p1={"spd": 0}), "force") == ("nothing_left", "TR-AM-02")
    assert refused(given(p1={"spd": 2, "cast": True}), "force") == ("nothing_left", "TR-AM-02")
    after, _ = play(given(p1={"spd": 2, "cast": True}), "end", die=[4])
    assert (after.spd, after.leg) == (4, 0)


def test_the_die_shard_counts_before_the_deduction() -> None:
    after, _ = play(given(p1={"spd": 3, "bonus": 1}), "force", die=[2])
    assert (after.spd, after.leg, after.extra) == (0, 3, 1)
    after, _ = play(given(p1={"spd": 3, "bonus": 1}), "force", die=[5])
    assert after.spd == 3


def test_the_first_kill_drops_a_shard_and_only_the_first() -> None:
    slimes = [{"kind": "slime", "at": at, "hp": 5} for at in ([3, 2], [2, 3])]
    state = given(monsters=[*slimes, DUMMY], p1={"hand": ["C01", "C01"]})
    after, _ = play(state, "play C01 3,2", "play C01 2,3")
    assert [one for one in facts(after)["items"] if one.startswith("die")] == ["die_shard 3,2"]


def test_hp_0_beats_a_stage_won_and_flames_come_before_warnings() -> None:
    on_rails = {"stage": "railway", "turn": 3, "monsters": [{"kind": "dummy", "at": [8, 3], "hp": 6}]}
    lost, _ = play(GAME.given({**on_rails, "p1": {"at": [4, 3], "hp": 6}}), "end")
    assert lost.ending == "lost"
    slime = {"kind": "slime", "at": [3, 2], "hp": 3}
    burnt, told = play(
        given(monsters=[slime], mode="stage-meadow", p1={"flames": 1, "trail": [[2, 2]], "hp": 1}), "end"
    )
    assert burnt.ending == "won"
    assert "hurt" not in [event.kind for event in told]


def test_poison_ignores_block_and_shadow_ignores_warnings() -> None:
    spider = {"kind": "spider", "at": [3, 2]}
    after, _ = play(given(monsters=[spider, DUMMY], p1={"block": 9}), "end", die=[1])
    assert (after.hp, after.poison) == (38, 1)
    hidden, told = play(given(monsters=[spider, DUMMY], p1={"shadow": True}), "end", die=[1])
    assert (hidden.hp, hidden.poison) == (40, 0)
    assert "shadowed" in [event.kind for event in told]


def test_walls_cut_the_lines_of_spear_and_spider_only() -> None:
    spear = {"kind": "spear", "at": [7, 4]}
    state = given(monsters=[spear, {"kind": "archer", "at": [10, 1]}], p1={"at": [3, 4], "hand": ["C11"]})
    before = facts(state)["danger"]
    assert (before["3,4"], before["5,4"]) == (9, 9)
    after = facts(play(state, "play C11 5,4")[0])["danger"]
    assert (after["3,4"], after["6,4"]) == (4, 9)


def test_a_raised_wall_stands_through_the_next_turn() -> None:
    state, _ = play(given(p1={"hand": ["C11"]}), "play C11 4,4", "end", die=[1])
    assert facts(state)["raised"] == [{"at": [4, 4], "until": 2}]
    state, _ = play(state, "force", die=[1])
    assert facts(state)["raised"] == []


def test_a_pushed_monster_keeps_its_warning_where_it_was() -> None:
    slime = {"kind": "slime", "at": [3, 3]}
    state = given(monsters=[slime, DUMMY], p1={"at": [2, 2], "hand": ["C12"]})
    after, _ = play(state, "play C12 3,3")
    assert facts(after)["monsters"][0] == "slime 4,4 16"  # (5,5) is a wall: one tile, and the bump
    assert facts(after)["danger"]["2,2"] == 4
    heavy = given(monsters=[{"kind": "golem", "at": [3, 3]}, DUMMY], p1={"hand": ["C12"]})
    assert facts(play(heavy, "play C12 3,3")[0])["monsters"][0] == "golem 3,3 18"


def test_monsters_walk_by_the_order_of_directions_and_the_archer_flees() -> None:
    slime = given(monsters=[{"kind": "slime", "at": [4, 2]}, DUMMY], p1={"at": [1, 4]})
    assert facts(play(slime, "end", die=[1])[0])["monsters"][0] == "slime 3,3 20"
    archer = given(monsters=[{"kind": "archer", "at": [4, 2]}, DUMMY])
    assert facts(play(archer, "end", die=[1])[0])["monsters"][0] == "archer 5,1 16"


def test_a_spider_leaves_a_pool_on_even_turns() -> None:
    spider = {"kind": "spider", "at": [8, 6], "warning": False}
    odd, _ = play(given(turn=1, monsters=[spider, DUMMY]), "end", die=[1])
    assert facts(odd)["ground"]["8,6"] == "normal"
    even, _ = play(given(turn=2, monsters=[spider, DUMMY]), "end", die=[1])
    assert facts(even)["ground"]["8,6"] == "pool"


def test_the_boss_rages_below_half() -> None:
    engine = {"kind": "engine", "at": [9, 4], "hp": 24}
    state = given(stage="depot", turn=3, monsters=[engine, {"kind": "spear", "at": [10, 6]}])
    after = facts(play(state, "end", die=[1])[0])
    assert after["monsters"][0] == "engine 8,5 24"  # SW comes before W and NW
    assert after["warnings"][0]["damage"] == 10


def test_controls_end_after_a_while_but_never_lock_a_player_out() -> None:
    state = given(p1={"spd": 2, "moving": False})
    for _ in range(GAME.params.controls.exits):
        state, _ = play(state, "press a", "press right")
    state, _ = play(state, "press a")
    assert refused(state, "press right") == ("too_many_exits", "TR-UI-07")
    assert not any(isinstance(action, Press) for action in GAME.legal(state, "p1"))
    assert any(isinstance(action, Go) for action in GAME.legal(state, "p1"))


def test_numbers_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="d4_sum"):
        Trail({"die.d4_sum": 4, "die.low": 2})
    with pytest.raises(ValueError, match=r"player\.draw"):
        Trail({"player.draw": 6, "player.hand": 5})


def test_a_lost_run_is_no_draw() -> None:
    match = seeded_match(GAME, "stage-meadow", seed=3)
    while match.pending:
        match.play({"p1": GAME.legal(match.state, "p1")[-1]})
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.lost, match.outcome.score("p1")) == (None, True, 0.0)


# Weak monsters and little dark: random play comes to rewards, events and every stage.
GENTLE = {"foe.hp": 1, "foe.damage": 10, "dark.first": 20, "player.draw": 8}


def test_a_few_gentle_runs_keep_every_promise() -> None:
    report = check_game(load_game("trail", GENTLE), games=2, seed=2, modes=["run"])
    assert report.ok, "\n".join(map(str, report.failures))
    assert report.cited["TR-BASE-15"] == 2


@pytest.mark.slow
@sizes(40, 2_000)
def test_gentle_runs_keep_every_promise(amount: int) -> None:
    report = check_game(load_game("trail", GENTLE), games=amount, seed=4)
    assert report.ok, "\n".join(map(str, report.failures))


@pytest.mark.slow
@sizes(600, 20_000)
def test_many_random_runs_keep_the_invariants(amount: int) -> None:
    bot = load_bot(GAME, "random")
    for number in range(amount):
        play_out(
            GAME,
            "run",
            {"p1": bot},
            SeedKeys(8, number),
            on_step=lambda _n, _before, _moves, step: _sound(step.state),
        )


def _sound(state: Any) -> None:
    assert GAME.invariants(state) == []


@pytest.mark.parametrize(
    ("overrides", "told"),
    [
        ({"player.draw": 7, "player.hand": 5}, "player.draw: 7 is above player.hand, 5 (TR-BASE-03)"),
        ({"die.low": 4}, "die.d4_sum: 12 leaves no four numbers from 4 on (TR-AM-09)"),
        ({"die.low": 2, "die.d4_high": 1}, "die.d4_high: 1 is below die.low, 2 (TR-AM-09)"),
        ({"die.high": 6, "die.d4_high": 7}, "die.d4_high: 7 is above die.high, 6 (TR-AM-07)"),
    ],
)
def test_numbers_that_do_not_go_together(overrides: dict[str, int], told: str) -> None:
    with pytest.raises(BadParameter) as caught:
        Trail(overrides)
    assert str(caught.value) == told
