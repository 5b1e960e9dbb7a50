"""The coach names a legal move, the same every time, with words for it."""

import re

import pytest

from hanpan.bots.coaches import advise
from hanpan.core.chance.chance import SeededChance
from hanpan.games.trail.ai import coach
from hanpan.games.trail.compiled.objective import HINT
from hanpan.games.trail.compiled.plans import UNSURE, NoCompiler, best_turn, judge_turn, prepare
from hanpan.games.trail.content.catalogue import CARDS
from hanpan.games.trail.content.words import trail_texts
from hanpan.games.trail.rules.actions import END, FORCED, Action, End, Go, Play, Press
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.rules.tiles import tile
from hanpan.plugin import Comparison
from tests.games.trail.scenes import GAME, any_turn

NUMBER = re.compile(r"\d+")
BETWEEN = (
    {"phase": "card", "offers": ["C08", "C15", "C20"]},
    {"phase": "potion", "offers": ["mana"], "p1": {"potions": ["shadow", "shadow", "fixing"]}},
    {"phase": "event", "offers": ["E4", "E8"]},
)


def advice(state: State) -> tuple[object, list[str]]:
    prompt, legal = GAME.pending(state)["p1"], GAME.legal(state, "p1")
    found = advise(GAME, GAME.view(state, "p1"), prompt, legal)
    assert found is not None
    assert found.action in legal
    return found.action, [trail_texts("ko")(reason.id, **reason.args) for reason in found.reasons]


def beside(state: State, action: Action) -> Comparison:
    view, prompt, legal = GAME.view(state, "p1"), GAME.pending(state)["p1"], GAME.legal(state, "p1")
    assert action in legal
    return coach.compare(view, prompt, legal, GAME.params, action)


@pytest.fixture
def no_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where nothing can be compiled; the rest of these tests first wait for the compiler."""

    def missing(*_: object, **__: object) -> None:
        raise NoCompiler

    monkeypatch.setattr(coach, "judge_turn", missing)
    monkeypatch.setattr(coach, "is_ready", lambda: True)
    monkeypatch.setattr(coach, "prepare", lambda: None)


@pytest.fixture
def ready() -> None:
    """After the compiler."""
    prepare()


def test_before_the_solver_is_compiled_a_level_names_the_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "prepare", lambda: None)
    monkeypatch.setattr(coach, "is_ready", lambda: False)
    assert any("준비하고" in line for line in advice(any_turn(1))[1])


@pytest.mark.usefixtures("no_numba")
def test_without_numba_a_level_names_the_next_move() -> None:
    for state in (*(any_turn(number) for number in range(6)), *(GAME.given(facts) for facts in BETWEEN)):
        action, words = advice(state)
        assert words
        assert (action, words) == advice(state)
        assert any("numba" in line for line in words) == (state.phase == "turn")


DOOMED = {
    "monsters": [{"kind": "slime", "at": [1, 2], "hp": 20}, {"kind": "slime", "at": [2, 1], "hp": 20}],
    "p1": {"hp": 1, "spd": 0, "hand": [], "at": [1, 1], "moving": True},
}


@pytest.mark.usefixtures("no_numba")
def test_a_move_that_kills_is_said_to_kill() -> None:
    assert any("쓰러집니다" in line for line in advice(GAME.given(DOOMED))[1])


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_where_no_turn_saves_the_hint_says_so() -> None:
    words = advice(GAME.given(DOOMED))[1]
    assert words[0] == trail_texts("ko")("hint-doomed")
    assert any("잃고 쓰러집니다" in line for line in words)
    assert trail_texts("ko")("hint-as-good") not in words


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_a_hint_is_legal_and_says_why() -> None:
    for state in (any_turn(number) for number in range(5)):
        action, words = advice(state)
        assert words
        assert (action, words) == advice(state)


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_a_hint_is_the_best_turn_and_what_yours_costs_beside_it() -> None:
    facts = {"monsters": [{"kind": "slime", "at": [4, 2], "hp": 6}, {"kind": "dummy", "at": [9, 6]}]}
    state = GAME.given({**facts, "p1": {"spd": 2, "hand": ["C01"], "moving": True}})
    action, words = advice(state)
    assert isinstance(action, Go)
    told = {line.split()[0]: line for line in words}
    assert words[0] == "가능한 모든 턴 가운데 가장 좋은 턴입니다."
    assert any("베기" in line for line in words), told
    assert "몬스터에게 피해 6." in words
    best = judge_turn(GAME.params, state, ()).best
    yours = judge_turn(GAME.params, state, (FORCED,))
    lost = round((best.value - yours.yours.total) / HINT.health)
    assert any(f"체력 {lost}만큼 손해" in line for line in words)
    over = state
    for step in best.actions[:-1]:
        over = GAME.apply(over, {"p1": step}, SeededChance(1, 1)).state
    assert "지금 그대로 턴을 마쳐도 이만큼 좋습니다." in advice(over)[1]


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_who_has_to_walk_is_told_where_before_movement_mode_is_on() -> None:
    facts = {"monsters": [{"kind": "dummy", "at": [8, 3]}], "p1": {"spd": 2, "moving": False}}
    off, words = advice(GAME.given(facts))
    on, same = advice(GAME.given({**facts, "p1": {"spd": 2, "moving": True}}))
    assert off == Press("a")
    assert isinstance(on, Go)
    assert words == same


# A Slime with one blow left to take, beside the player, who has nothing to strike with and nowhere to go.
CORNERED = {
    "tiles": {"2,1": "#", "3,1": "#", "1,3": "#", "2,3": "#", "3,3": "#", "1,1": "#", "1,2": "#"},
    "monsters": [{"kind": "slime", "at": [3, 2], "hp": 6}],
}


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_plan_is_advised_where_the_cards_to_draw_win() -> None:
    mine = {"at": [2, 2], "spd": 0, "mana": 3, "hand": ["C18"], "deck": ["C01"] * 5, "discard": []}
    action, words = advice(GAME.given({**CORNERED, "p1": mine}))
    assert action == Play("C18")
    assert any("100번에 100번" in line for line in words)
    half = {**mine, "deck": ["C01", "C07", "C07", "C07"]}
    action, words = advice(GAME.given({**CORNERED, "p1": half}))
    assert action == Play("C18")
    assert any("100번에 50번" in line for line in words)  # one Slash among four, two are drawn


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_a_stage_won_is_not_counted_as_health() -> None:
    mine = {"at": [2, 2], "spd": 0, "mana": 3, "deck": ["C01", "C07", "C07", "C07"], "discard": []}
    for hand, mana in ((["C18"], 3), (["C01"], 3), (["C04", "C18"], 2)):
        weak = {**CORNERED, "monsters": [{"kind": "slime", "at": [3, 2], "hp": 5}]}
        state = GAME.given({**weak, "p1": {**mine, "hand": hand, "mana": mana}})
        action, words = advice(state)
        costs = [beside(state, other).cost for other in GAME.legal(state, "p1") if other != action]
        words += [trail_texts("ko")(cost.id, **cost.args) for cost in costs if cost is not None]
        assert len(words) > 2
        hp = [int(number) for line in words if "체력" in line for number in NUMBER.findall(line)]
        assert all(number <= GAME.params.player.hp for number in hp), words
    assert "이번 턴에 스테이지를 이길 수 있는데, 지금 그대로 턴을 마치면 이기지 못합니다." in words
    assert any("반드시 이길 수 있었지만, 그러면 100번에 50번만" in line for line in words)


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_what_saves_is_told_by_its_odds() -> None:
    mine = {"at": [2, 2], "hp": 2, "spd": 0, "mana": 3, "hand": ["C18"], "deck": ["C05", "C07", "C07", "C07"]}
    action, words = advice(GAME.given({**CORNERED, "p1": mine}))
    assert action == Play("C18")
    assert any("100번에 50번은 살아남습니다" in line for line in words), words
    assert not any("평균 체력" in line for line in words)


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_nothing_is_as_good_as_any_while_chance_could_do_better() -> None:
    hopeless = {"at": [2, 2], "spd": 0, "mana": 3, "hand": ["C18"], "deck": ["C07"] * 5, "discard": []}
    action, words = advice(GAME.given({**CORNERED, "p1": hopeless}))
    assert action == END
    assert words[0] == "운에 맡기지 않는 턴 가운데 가장 좋은 턴입니다."
    assert "운에 맡기지 않는다면, 지금 그대로 턴을 마쳐도 이만큼 좋습니다." in words
    assert not any(line == "지금 그대로 턴을 마쳐도 이만큼 좋습니다." for line in words)


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_a_roll_that_strands_is_rolled_again() -> None:
    walled = {**CORNERED["tiles"], "4,2": "."}  # type: ignore[dict-item]
    mine = {"at": [2, 2], "spd": 6, "mana": 1, "hand": ["C13"], "deck": ["C01"] * 5, "rolled": 6}
    facts = {"tiles": walled, "monsters": [{"kind": "dummy", "at": [3, 2]}], "p1": {**mine, "die": [1, 1, 1, 1, 1, 6]}}
    action, words = advice(GAME.given(facts))
    assert action == Play("C13"), words
    assert any("평균" in line for line in words)


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_the_solver_knows_that_an_engine_is_one_of_many_on_a_map_of_ones_own() -> None:
    monsters = [{"kind": "engine", "at": [3, 3], "hp": 6}, {"kind": "slime", "at": [10, 6]}]
    drawn = {
        "mode": "custom",
        "stage": 0,
        "map": [".P........", *[".........."] * 4, ".........1"],
        "monsters": monsters,
    }
    mine = {"at": [2, 2], "spd": 0, "hand": ["C01"]}
    plan = best_turn(GAME.params, GAME.given({**drawn, "p1": mine}))
    assert (plan.actions[0], plan.breakdown.ending) == (Play("C01", (tile(3, 3),)), 0)
    assert plan.value == plan.breakdown.total  # as the solver has it, and as the rules have it
    assert plan.actions[-1] == END
    run = best_turn(GAME.params, GAME.given({"stage": "depot", "monsters": monsters, "p1": mine}))
    assert run.breakdown.ending == HINT.won


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_what_an_answer_costs_beside_the_best_turn() -> None:
    mine = {"at": [2, 2], "spd": 0, "mana": 3, "deck": ["C07"] * 5, "discard": []}
    strikes = GAME.given({**CORNERED, "p1": {**mine, "hand": ["C01"]}})
    found = beside(strikes, END)
    assert found.blunder
    assert found.cost is not None
    assert found.cost.id == "cost-win"
    own = beside(strikes, found.advice.action)
    assert (own.known, own.cost, own.blunder) == (True, None, False)
    idle = GAME.given({**CORNERED, "p1": {**mine, "hand": ["C07"]}})
    assert not beside(idle, END).blunder
    press = beside(idle, Press("a"))
    assert (press.cost, press.blunder) == (None, False)


def follows(state: State) -> None:
    """Each move of the plan leads where it says, and together they are the turn from here."""
    prompt, legal = GAME.pending(state)["p1"], GAME.legal(state, "p1")
    told = coach.hint(GAME.view(state, "p1"), prompt, legal, GAME.params)
    assert told.plan
    for move in told.plan:
        if isinstance(move.action, Go) and not state.moving:
            state = GAME.apply(state, {"p1": Press("a")}, SeededChance(1, 1)).state
        assert GAME.check(state, "p1", move.action) is None
        state = GAME.apply(state, {"p1": move.action}, SeededChance(1, 1)).state
        drawn = isinstance(move.action, Play) and CARDS[move.action.card].does in UNSURE
        if isinstance(move.action, End) or state.phase != "turn" or drawn:
            assert move is told.plan[-1]  # nothing is planned beyond what is certain
            return
        assert (move.at, move.spd, move.mana) == (state.at, state.spd, state.mana)
        assert (move.hp, move.hand, move.potions) == (state.hp, len(state.hand), len(state.potions))
        assert not isinstance(move.action, Go) or move.path[-1] == state.at


@pytest.mark.usefixtures("no_numba")
def test_the_next_move_is_a_plan_of_one() -> None:
    for number in range(6):
        follows(any_turn(number))


@pytest.mark.slow
@pytest.mark.usefixtures("ready")
def test_the_plan_is_what_the_rules_make_of_it() -> None:
    for number in range(6):
        follows(any_turn(number))
