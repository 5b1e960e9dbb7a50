"""The coach: always a legal answer, always a reason in words, and the rulebook's own advice."""

from collections.abc import Mapping
from typing import Any, get_args

import pytest

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.chance.draws import ScriptedChance
from hanpan.core.contract.codec import decode, encode
from hanpan.core.contract.game import Step
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import play_out
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.ai.coach import Hint, Reason, hint, lines, tendency_odds
from hanpan.games.dice_battle.ai.policy import CardReason, TendencyReason
from hanpan.games.dice_battle.ai.selector import level
from hanpan.games.dice_battle.rules.actions import Declare, Keep, Play
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import State

GAME = DiceBattle()
CALM = {"total": 10, "energy": 4, "shields": 1}


def asked(stage: str, me: Mapping[str, Any], rival: Mapping[str, Any], **table: Any) -> State:
    seats: dict[str, dict[str, Any]] = {"p1": {**CALM, **me}, "p2": {**CALM, **rival}}
    if stage != "tendency":
        seats = {seat: {"tendency": "balance", **given} for seat, given in seats.items()}
    if stage == "post":
        seats = {seat: {"dice": [5], **given} for seat, given in seats.items()}
    return GAME.given({"stage": stage, **table, **seats})


def hint_for(state: State, seat: Seat, game: DiceBattle = GAME) -> Hint:
    return hint(game.view(state, seat), game.pending(state)[seat], game.legal(state, seat), game.params)


def hint_at(stage: str, me: Mapping[str, Any] = {}, rival: Mapping[str, Any] = {}, **table: Any) -> Hint:
    return hint_for(asked(stage, me, rival, **table), "p1")


def ids(given: Hint) -> list[str]:
    return [reason.id for reason in given.reasons]


def advice(given: Hint) -> list[str]:
    return [name.removeprefix("hint-advice-") for name in ids(given) if name.startswith("hint-advice-")]


def args(given: Hint, name: str) -> Mapping[str, Any]:
    return next(reason.args for reason in given.reasons if reason.id == name)


# --- every decision ------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["quick", "regular", "extended"])
def test_hints_are_legal_and_say_why_in_random_games(mode: str) -> None:
    korean, english = GAME.texts("ko"), GAME.texts("en")
    spoken: dict[bytes, Reason] = {}

    def watch(_: int, state: State, moves: Mapping[Seat, Any], step: Step) -> None:
        for seat in moves:
            given = hint_for(state, seat)
            assert GAME.check(state, seat, given.action) is None
            assert given.reasons
            spoken.update((encode(reason), reason) for reason in given.reasons)

    for number in range(170):
        play_out(GAME, mode, {"p1": RandomBot(GAME), "p2": RandomBot(GAME)}, SeedKeys(3, number), on_step=watch)
    said = Hint(Play(), tuple(spoken.values()))
    for texts in (korean, english):
        for line in lines(texts, said):
            assert line
            assert "{" not in line
    assert len({reason.id for reason in said.reasons}) > 20


def test_the_hint_depends_on_nothing_hidden() -> None:
    def watch(number: int, state: State, moves: Mapping[Seat, Any], step: Step) -> None:
        for seat in moves:
            world = GAME.world(GAME.view(state, seat), SeededChance(77, number))
            assert hint_for(world, seat) == hint_for(state, seat)

    for number in range(20):
        play_out(GAME, "regular", {"p1": RandomBot(GAME), "p2": RandomBot(GAME)}, SeedKeys(4, number), on_step=watch)


def test_the_hint_is_what_hard_does_when_chance_goes_the_likelier_way() -> None:
    hard = level("hard", GAME.params)
    likelier = ScriptedChance({f"ai/{seat}/use/{card}": [True] * 9 for seat in ("p1", "p2") for card in GAME_CARDS})

    def watch(_: int, state: State, moves: Mapping[Seat, Any], step: Step) -> None:
        for seat in moves:
            asked_now = GAME.view(state, seat), GAME.pending(state)[seat], GAME.legal(state, seat)
            assert hint(*asked_now, GAME.params).action == hard.choose(*asked_now, likelier)

    for number in range(3):
        play_out(GAME, "regular", {"p1": hard, "p2": RandomBot(GAME)}, SeedKeys(6, number), on_step=watch)


GAME_CARDS = ("attack", "defence", "boost", "steal", "reset")


def test_hints_survive_json() -> None:
    for given in (hint_at("tendency"), hint_at("pre"), hint_at("keep", {"luck_dice": [2, 5]}), hint_at("post")):
        assert decode(Hint, encode(given)) == given


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_every_reason_of_the_policy_has_words(lang: Any) -> None:
    texts = GAME.texts(lang)
    names = [name for name in get_args(TendencyReason) if name != "weights"]  # only easy plays by weights
    names += [f"card-{name}" for name in get_args(CardReason)]
    missing = [name for name in names if not texts.has(f"hint-{name.replace('_', '-')}")]
    assert missing == []


# --- tendencies ----------------------------------------------------------------------------------


def test_the_odds_come_from_the_numbers() -> None:
    rows = [(row.tendency, row.success, row.risk, row.points) for row in tendency_odds(Params())]
    assert rows == [("attack", 50, "high", 3.5), ("defence", 67, "medium", 2.67), ("balance", 100, "low", 3.5)]
    bold = DiceBattle({"attack.success_from": 3, "defence.success_to": 4, "die.faces": 6})
    assert [(row.success, row.risk) for row in tendency_odds(bold.params)] == [
        (67, "medium"),
        (50, "high"),
        (100, "low"),
    ]
    assert [row.faces for row in tendency_odds(bold.params)] == [(3, 4, 5, 6), (2, 3, 4), (1, 2, 3, 4, 5, 6)]


def test_a_tendency_hint_gives_the_reason_the_odds_and_advice() -> None:
    given = hint_at("tendency", {}, {"total": 15})
    assert given.action == Declare("attack")
    assert ids(given)[:3] == ["hint-behind", "hint-odds", "hint-advice-early"]
    assert args(given, "hint-behind")["gap"] == 5
    assert args(given, "hint-odds") == {"tendency": "attack", "success": 50, "risk": "high"}
    assert [row.tendency for row in given.odds] == ["attack", "defence", "balance"]


@pytest.mark.parametrize(("number", "part"), [(1, "early"), (3, "early"), (4, "middle"), (6, "middle"), (7, "late")])
def test_advice_for_the_part_of_the_game(number: int, part: str) -> None:
    assert advice(hint_at("tendency", {"total": 40}, {"total": 40}, round=number)) == [part]


def test_advice_to_lose_for_the_gauge() -> None:
    far = {"total": 40}
    assert "lose" in advice(hint_at("tendency", {**far, "loss_streak": 1}, far, round=4))
    assert "lose" in advice(hint_at("tendency", {**far, "loss_streak": 3}, far, round=4))
    assert "lose" not in advice(hint_at("tendency", {**far, "loss_streak": 2}, far, round=4))
    assert "lose" not in advice(hint_at("tendency", far, far, round=4))
    assert "lose" not in advice(hint_at("tendency", {**far, "loss_streak": 1}, far, round=8))


def test_advice_to_reach_fifteen_by_the_middle() -> None:
    for total, number, told in ((8, 1, False), (9, 1, True), (2, 5, True), (15, 5, False), (14, 7, False)):
        given = hint_at("tendency", {"total": total}, {"total": total}, round=number)
        assert ("total" in advice(given)) is told, (total, number)
    assert args(given := hint_at("tendency", {"total": 9}), "hint-advice-total")["missing"] == 6, given


def test_advice_on_several_gauge_conditions_at_once() -> None:
    near = {"total": 12, "faces": [1, 2, 3], "loss_streak": 1}
    given = hint_at("tendency", near, {"total": 12}, round=4)
    assert args(given, "hint-advice-together") == {"count": 4}
    assert "together" not in advice(hint_at("tendency", {"total": 12, "faces": [1]}, {"total": 12}, round=4))


def test_advice_to_hold_the_gauge_only_where_the_hint_does_not_fill_it() -> None:
    assert "hold" in advice(hint_at("tendency", {"gauge": 4}, {"total": 15}))
    assert "hold" not in advice(hint_at("tendency", {"gauge": 4}))
    assert "hold" not in advice(hint_at("tendency", {"gauge": 3}, {"total": 15}))


def test_advice_on_sixes_in_a_row_is_for_late_rounds() -> None:
    assert "sixes" in advice(hint_at("tendency", {"run": 1}, round=7))
    assert "sixes" not in advice(hint_at("tendency", {"run": 0}, round=7))
    assert "sixes" not in advice(hint_at("tendency", {"run": 1}, round=6))
    every_six = DiceBattle({"gauge.run_length": 1})
    assert "sixes" not in advice(hint_for(asked("tendency", {}, {}, round=7), "p1", every_six))


# --- cards, shields, the luck pair -----------------------------------------------------------------


def test_hints_for_cards_name_the_situation() -> None:
    given = hint_at("pre", {"hand": ["defence", "attack"], "energy": 4}, {"hand": ["steal"]}, round=5)
    assert given.action == Play(("defence",), 1)
    assert ids(given) == ["hint-card-defence-first", "hint-shields", "hint-advice-defend-first"]
    given = hint_at("post", {"hand": ["attack", "steal"], "total": 30})
    assert given.action == Play(("attack", "steal"))
    assert ids(given) == ["hint-card-gap", "hint-card-gap"]
    assert [reason.args["card"] for reason in given.reasons] == ["attack", "steal"]
    assert ids(hint_at("pre", {"hand": ["boost"], "energy": 6, "shields": 2}, round=5)) == ["hint-card-strong"]
    assert ids(hint_at("post", {"hand": ["attack"]}, {"shields": 0}, round=5)) == ["hint-card-open-rival"]
    assert ids(hint_at("post", {"hand": ["steal"]}, round=8)) == ["hint-card-late"]


def test_hints_to_pass_say_why() -> None:
    assert ids(hint_at("post")) == ["hint-pass-nothing"]
    assert ids(hint_at("post", {"hand": ["attack"], "energy": 1}, round=8)) == ["hint-pass-nothing"]
    assert ids(hint_at("post", {"hand": ["attack"]}, round=2)) == ["hint-pass-early"]
    assert ids(hint_at("post", {"hand": ["steal"]}, round=5)) == ["hint-pass-wait"]
    assert ids(hint_at("post", {"hand": ["reset"]}, round=8)) == ["hint-pass-reset"]
    assert ids(hint_at("pre", {"hand": ["defence"], "energy": 5}, round=2)) == ["hint-pass-early", "hint-shields"]
    many = DiceBattle({"shield.cap": 4})
    state = many.given(
        {"stage": "pre", "p1": {"tendency": "balance", "shields": 3, "energy": 9}, "p2": {"tendency": "balance"}}
    )
    assert ids(hint_for(state, "p1", many)) == ["hint-pass-no-card"]


def test_hints_for_the_luck_pair() -> None:
    given = hint_at("keep", {"tendency": "defence", "luck_dice": [6, 3]})
    assert (given.action, ids(given)) == (Keep(3), ["hint-keep"])
    assert given.reasons[0].args == {"face": 3, "points": 3, "tendency": "defence"}
    given = hint_at("keep", {"tendency": "attack", "luck_dice": [1, 3]})
    assert (given.action, ids(given)) == (Keep(3), ["hint-keep-equal"])
    assert ids(hint_at("keep", {"tendency": "attack", "luck_dice": [5, 5]})) == ["hint-keep-same"]
