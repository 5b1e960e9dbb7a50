"""The AI levels: each row of the table, how the rules combine, and that nothing hidden is used."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import Chance, SeededChance, SeedKeys
from hanpan.core.chance.draws import RecordingChance, ScriptedChance, UnscriptedDraw
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.match.play import play_out
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.ai import policy
from hanpan.games.dice_battle.ai.params import LEVELS, TABLE, Level
from hanpan.games.dice_battle.ai.selector import UnknownLevel, level
from hanpan.games.dice_battle.rules.actions import Action, Card, Declare, Keep, Play
from hanpan.games.dice_battle.table.view import View

GAME = DiceBattle()
CALM = {"total": 10, "energy": 4, "shields": 1}  # no rule before "else balance" matches


def facts(stage: str, me: Mapping[str, Any], rival: Mapping[str, Any], **table: Any) -> dict[str, Any]:
    seats = {"p1": {**CALM, **me}, "p2": {**CALM, **rival}}
    if stage != "tendency":
        seats = {seat: {"tendency": "balance", **given} for seat, given in seats.items()}
    if stage == "post":
        seats = {seat: {"dice": [5], **given} for seat, given in seats.items()}
    return {"stage": stage, **table, **seats}


def answer(
    name: str,
    stage: str,
    me: Mapping[str, Any] = {},
    rival: Mapping[str, Any] = {},
    draws: Mapping[str, Sequence[Any]] = {},
    **table: Any,
) -> Action:
    """What p1 does there; every draw must be given, and used."""
    state = GAME.given(facts(stage, me, rival, **table))
    chance = ScriptedChance(draws)
    legal = GAME.legal(state, "p1")
    chosen: Action = level(name, GAME.params).choose(GAME.view(state, "p1"), GAME.pending(state)["p1"], legal, chance)
    chance.finish()
    assert chosen in legal
    return chosen


def view_of(stage: str, me: Mapping[str, Any] = {}, rival: Mapping[str, Any] = {}, **table: Any) -> View:
    return GAME.view(GAME.given(facts(stage, me, rival, **table)), "p1")


def use(card: Card, *outcomes: bool) -> dict[str, Sequence[Any]]:
    return {f"ai/p1/use/{card}": outcomes}


# --- the table ---------------------------------------------------------------------------------


def test_the_table_is_the_one_of_the_rules() -> None:
    rows = {
        name: (row.behind, row.ahead, row.short_energy, row.use_percent, row.shields) for name, row in TABLE.items()
    }
    assert rows == {
        "easy": (None, None, None, 30, 1),
        "normal": (3, 3, 2, 60, 1),
        "hard": (2, None, 3, 90, 2),
    }
    assert TABLE["easy"].weights == (20, 30, 50)


def test_an_unknown_level_names_the_levels() -> None:
    with pytest.raises(UnknownLevel, match="'expert'; the levels are: easy, normal, hard"):
        level("expert", GAME.params)


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_energy_at_or_below_the_threshold_means_balance_before_all_else(name: Level) -> None:
    low = TABLE[name].short_energy
    assert low is not None
    assert answer(name, "tendency", {"energy": low}, {"total": 30}) == Declare("balance")
    assert answer(name, "tendency", {"energy": low + 1}, {"total": 30}) == Declare("attack")


@pytest.mark.parametrize(("name", "behind"), [("normal", 3), ("hard", 2)])
def test_behind_by_the_threshold_means_attack(name: Level, behind: int) -> None:
    assert answer(name, "tendency", {"gauge": 4, "shields": 0}, {"total": 10 + behind}) == Declare("attack")
    assert answer(name, "tendency", {}, {"total": 10 + behind - 1}) == Declare("balance")


def test_ahead_by_three_means_defence_for_normal_and_nothing_for_hard() -> None:
    assert answer("normal", "tendency", {"gauge": 4, "total": 13}) == Declare("defence")
    assert answer("normal", "tendency", {"gauge": 4, "total": 12}) == Declare("balance")
    assert answer("hard", "tendency", {"total": 40}) == Declare("balance")


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_the_rest_of_the_order(name: Level) -> None:
    assert answer(name, "tendency", {"gauge": 4, "shields": 0}) == Declare("balance")
    assert answer(name, "tendency", {"gauge": 3, "shields": 0, "hand": ["attack"]}) == Declare("defence")
    assert answer(name, "tendency", {"gauge": 5, "shields": 0}) == Declare("defence")  # it waits for a card as it is
    assert answer(name, "tendency", {"hand": ["attack"]}) == Declare("attack")
    assert answer(name, "tendency", {"hand": ["boost"]}) == Declare("attack")
    assert answer(name, "tendency", {"hand": ["defence", "steal", "reset"]}) == Declare("balance")
    assert answer(name, "tendency", {"energy": 6}) == Declare("attack")
    assert answer(name, "tendency", {"energy": 5}) == Declare("balance")


def test_each_reason_is_told() -> None:
    row = TABLE["normal"]
    told = [
        policy.tendency(view_of("tendency", me, rival), row).reason
        for me, rival in (
            ({"energy": 2}, {}),
            ({}, {"total": 13}),
            ({"total": 13}, {}),
            ({"gauge": 4}, {}),
            ({"shields": 0}, {}),
            ({"hand": ["attack", "boost"]}, {}),
            ({"hand": ["boost"]}, {}),
            ({"energy": 6}, {}),
            ({}, {}),
        )
    ]
    assert told == [
        "short_energy",
        "behind",
        "ahead",
        "gauge",
        "no_shields",
        "attack_card",
        "boost_card",
        "rich",
        "steady",
    ]


def test_easy_declares_by_weight_whatever_the_table_shows() -> None:
    state = GAME.given(facts("tendency", {"energy": 0, "shields": 0}, {"total": 40}))
    view, prompt, legal = GAME.view(state, "p1"), GAME.pending(state)["p1"], GAME.legal(state, "p1")
    seen = Counter(
        level("easy", GAME.params).choose(view, prompt, legal, SeededChance(7, n)).tendency for n in range(10_000)
    )
    for kind, share in (("attack", 20), ("defence", 30), ("balance", 50)):
        assert abs(seen[kind] / 100 - share) < 2
    assert answer("easy", "tendency", draws={"ai/p1/tendency": ["defence"]}) == Declare("defence")


# --- cards -------------------------------------------------------------------------------------


def test_early_rounds_keep_cards() -> None:
    for number in (1, 2, 3):
        assert answer("hard", "pre", {"hand": ["defence", "boost"], "energy": 10, "shields": 2}, round=number) == Play()
        assert (
            answer("hard", "post", {"hand": ["attack", "steal"], "energy": 10}, {"shields": 0}, round=number) == Play()
        )


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("lead", [8, -8])
@pytest.mark.parametrize("number", [1, 5, 8])
def test_a_gap_of_eight_either_way_plays_every_usable_card(name: Level, lead: int, number: int) -> None:
    me = {"hand": ["defence", "boost"], "energy": 5, "total": 20 + lead}
    assert answer(name, "pre", me, {"total": 20}, round=number) == Play(("defence", "boost"))
    me = {"hand": ["attack", "steal", "steal"], "energy": 5, "total": 20 + lead}
    assert answer(name, "post", me, {"total": 20, "shields": 2}, round=number) == Play(("attack", "steal"))


def test_a_gap_of_seven_is_no_gap() -> None:
    me = {"hand": ["steal"], "energy": 4, "total": 17}
    assert answer("hard", "post", me, round=3) == Play()
    assert answer("hard", "post", me, round=5) == Play()


def test_the_middle_plays_the_defence_card_when_the_rival_holds_a_card() -> None:
    me = {"hand": ["defence"], "energy": 2, "shields": 2}
    holds = {"hand": ["steal"]}
    assert answer("hard", "pre", me, holds, use("defence", True), round=4) == Play(("defence",))
    assert answer("hard", "pre", me, holds, use("defence", False), round=6) == Play()
    assert answer("hard", "pre", me, {}, round=4) == Play()


def test_the_middle_plays_the_attack_card_against_no_shields() -> None:
    me = {"hand": ["attack"], "energy": 2}
    assert answer("hard", "post", me, {"shields": 0}, use("attack", True), round=4) == Play(("attack",))
    assert answer("hard", "post", me, {"shields": 0}, use("attack", False), round=4) == Play()
    assert answer("hard", "post", me, {"shields": 1}, round=4) == Play()


def test_the_middle_plays_the_strong_card_from_six_energy() -> None:
    boost = {"hand": ["boost"], "shields": 2}
    assert answer("hard", "pre", {**boost, "energy": 6}, {}, use("boost", True), round=4) == Play(("boost",))
    assert answer("hard", "pre", {**boost, "energy": 5}, round=4) == Play()
    reset = {"hand": ["reset"], "dice": [3]}
    assert answer("hard", "post", {**reset, "energy": 6}, {}, use("reset", True), round=4) == Play(("reset",))
    assert answer("hard", "post", {**reset, "energy": 5}, round=4) == Play()


def test_nothing_in_the_middle_calls_for_a_steal() -> None:
    assert answer("hard", "post", {"hand": ["steal"], "energy": 10}, {"shields": 0}, round=5) == Play()


def test_late_rounds_spend_any_usable_card() -> None:
    me = {"hand": ["attack", "steal"], "energy": 4}
    both = {**use("attack", True), **use("steal", True)}
    for number in (7, 8):
        assert answer("hard", "post", me, {"shields": 2}, both, round=number) == Play(("attack", "steal"))
    me = {"hand": ["defence"], "energy": 2, "shields": 2}
    assert answer("hard", "pre", me, {}, use("defence", True), round=7) == Play(("defence",))


def test_the_last_two_rounds_of_quick_mode_are_late() -> None:
    parts = [policy.part_of_game(view_of("tendency", mode="quick", round=number)) for number in range(1, 6)]
    assert parts == ["early", "early", "early", "late", "late"]
    parts = [policy.part_of_game(view_of("tendency", mode="extended", round=number)) for number in range(1, 11)]
    assert parts == ["early"] * 3 + ["middle"] * 3 + ["late"] * 4


@pytest.mark.parametrize(("name", "percent"), [("easy", 30), ("normal", 60), ("hard", 90)])
def test_a_usable_card_is_used_with_the_chance_of_the_level(name: Level, percent: int) -> None:
    state = GAME.given(facts("post", {"hand": ["attack"], "energy": 4}, {}, round=7))
    view, prompt, legal = GAME.view(state, "p1"), GAME.pending(state)["p1"], GAME.legal(state, "p1")
    bot = level(name, GAME.params)
    played = sum(bot.choose(view, prompt, legal, SeededChance(11, n)) == Play(("attack",)) for n in range(5_000))
    assert abs(played / 50 - percent) < 2.5


def test_a_card_that_cannot_be_paid_is_not_even_thought_about() -> None:
    assert answer("hard", "post", {"hand": ["attack"], "energy": 1}, {"shields": 0}, round=8) == Play()


def test_with_energy_for_one_the_defence_card_leads_only_if_the_rival_holds_a_card() -> None:
    me = {"hand": ["defence", "boost"], "energy": 4, "shields": 2}
    holds = {"hand": ["attack"]}
    assert answer("hard", "pre", me, holds, use("defence", True), round=7) == Play(("defence",))
    assert answer("hard", "pre", me, {}, use("boost", True), round=7) == Play(("boost",))


def test_reset_only_after_own_dice_of_three_or_less() -> None:
    gap = {"hand": ["reset"], "energy": 4, "total": 30}
    assert answer("hard", "post", {**gap, "dice": [3]}) == Play(("reset",))
    assert answer("hard", "post", {**gap, "dice": [4]}) == Play()
    assert answer("hard", "post", {**gap, "dice": [3, 2]}) == Play(("reset",))
    assert answer("hard", "post", {**gap, "dice": [2, 5]}) == Play()


def test_reset_comes_first_and_alone() -> None:
    gap = {"hand": ["attack", "steal", "reset"], "energy": 10, "total": 30}
    assert answer("hard", "post", {**gap, "dice": [1]}) == Play(("reset",))
    assert answer("hard", "post", {**gap, "dice": [6]}) == Play(("attack", "steal"))
    late = {"hand": ["attack", "reset"], "energy": 6, "dice": [1]}
    draws = {**use("reset", False), **use("attack", True)}
    assert answer("hard", "post", late, {}, draws, round=7) == Play(("attack",))


def test_energy_counts_as_it_stands_when_the_phase_asks() -> None:
    me = {"hand": ["defence", "boost"], "energy": 6, "shields": 2}
    draws = {**use("defence", True), **use("boost", True)}
    assert answer("hard", "pre", me, {"hand": ["steal"]}, draws, round=5) == Play(("defence", "boost"))


def test_two_cards_of_a_kind_get_one_chance() -> None:
    me = {"hand": ["attack", "attack"], "energy": 4}
    assert answer("hard", "post", me, {}, use("attack", False), round=8) == Play()


def test_no_third_card_in_a_round() -> None:
    me = {"hand": ["attack", "steal"], "energy": 10, "total": 30, "played": ["defence"]}
    assert answer("hard", "post", me) == Play(("attack",))


# --- shields and the luck pair -------------------------------------------------------------------


@pytest.mark.parametrize(("name", "wanted"), [("easy", 1), ("normal", 1), ("hard", 2)])
def test_shields_are_built_up_to_the_number_wanted(name: Level, wanted: int) -> None:
    assert answer(name, "pre", {"energy": 10, "shields": 0}) == Play((), wanted)
    assert answer(name, "pre", {"energy": 5, "shields": 0}) == Play((), 1)
    assert answer(name, "pre", {"energy": 10, "shields": wanted}) == Play()


def test_shields_are_built_after_cards() -> None:
    me = {"hand": ["defence", "boost"], "energy": 7, "shields": 0, "total": 30}
    assert answer("hard", "pre", me) == Play(("defence", "boost"))
    assert answer("hard", "pre", {**me, "energy": 8}) == Play(("defence", "boost"), 1)


@pytest.mark.parametrize(
    ("tendency", "dice", "kept"),
    [
        ("attack", [4, 6], 6),
        ("attack", [1, 3], 3),
        ("defence", [6, 2], 2),
        ("defence", [5, 2], 5),
        ("defence", [1, 6], 6),
        ("balance", [6, 2], 6),
    ],
)
def test_of_a_luck_pair_the_higher_scoring_die_is_kept(tendency: str, dice: list[int], kept: int) -> None:
    assert answer("hard", "keep", {"tendency": tendency, "luck_dice": dice}) == Keep(kept)


def test_the_numbers_of_a_variant_decide_which_die_scores_more() -> None:
    game = DiceBattle({"defence.success_to": 6})
    state = game.given(facts("keep", {"tendency": "defence", "luck_dice": [6, 5]}, {}))
    asked = game.view(state, "p1"), game.pending(state)["p1"], game.legal(state, "p1"), ScriptedChance({})
    assert load_bot(game, "hard").choose(*asked) == Keep(6)
    assert load_bot(GAME, "hard").choose(*asked) == Keep(5)


# --- what it may know ----------------------------------------------------------------------------


class Watched:
    """A level that answers each question again in worlds it cannot tell apart."""

    def __init__(self, name: str, game: DiceBattle) -> None:
        self.bot = level(name, game.params)
        self.name = name
        self.game = game
        self.asked = 0

    def again(self, state: Any, seat: Seat, answer: Action, draws: Sequence[tuple[str, Any]], chance: Chance) -> None:
        for _ in range(3):
            world = self.game.world(self.game.view(state, seat), chance)
            script: dict[str, list[Any]] = {}
            for label, outcome in draws:
                script.setdefault(label, []).append(outcome)
            scripted = ScriptedChance(script)
            view, legal = self.game.view(world, seat), self.game.legal(world, seat)
            assert self.bot.choose(view, self.game.pending(world)[seat], legal, scripted) == answer
            scripted.finish()
            self.asked += 1


@pytest.mark.parametrize("mode", ["quick", "regular", "extended"])
def test_the_answer_does_not_depend_on_what_is_hidden(mode: str) -> None:
    watched = {seat: Watched(name, GAME) for seat, name in zip(SEATS, ("hard", "normal"), strict=True)}
    for number in range(12):
        keys = SeedKeys(5, number)
        state = GAME.setup(mode, SeededChance(keys.round_key(0), 0)).state
        step = 0
        while asked := GAME.pending(state):
            step += 1
            moves: dict[Seat, Action] = {}
            for seat, prompt in asked.items():
                draws = RecordingChance(SeededChance(step, number))
                moves[seat] = watched[seat].bot.choose(GAME.view(state, seat), prompt, GAME.legal(state, seat), draws)
                watched[seat].again(state, seat, moves[seat], draws.draws, SeededChance(step, 99))
            state = GAME.apply(state, moves, SeededChance(keys.round_key(state.round), step)).state
    assert all(bot.asked > 300 for bot in watched.values())


@pytest.mark.parametrize(
    "overrides",
    [
        {"cards.per_round": 0},
        {"cards.per_round": 5, "cards.per_kind": 3, "gauge.full": 1},
        {"shield.cap": 0, "energy.cap": 3},
        {"shield.cap": 6, "shield.cost": 0, "die.faces": 20, "die.luck_dice": 5, "event_deck.luck": 60},
        {"modes.regular": 1},
    ],
)
def test_every_answer_is_legal_under_odd_numbers_too(overrides: dict[str, int]) -> None:
    game = DiceBattle(overrides)
    for number in range(15):  # play_out raises for an answer that the rules refuse
        play_out(game, "regular", {"p1": load_bot(game, "hard"), "p2": load_bot(game, "easy")}, SeedKeys(2, number))


def test_the_rivals_tendency_dice_and_plays_change_nothing() -> None:
    me = {"hand": ["attack", "reset"], "energy": 6, "dice": [2]}
    draws = {**use("reset", False), **use("attack", True)}
    for rival in (
        {"tendency": "attack", "dice": [6], "specials": ["flame"]},
        {"tendency": "defence", "dice": [1]},
        {"played": ["defence", "boost"], "guard": True, "curse": 2, "luck": True},
    ):
        assert answer("hard", "post", me, {"shields": 0, **rival}, draws, round=8) == Play(("attack",))


def test_a_draw_under_a_wrong_label_would_be_noticed() -> None:
    with pytest.raises(UnscriptedDraw, match="ai/p1/use/attack"):
        answer("hard", "post", {"hand": ["attack"], "energy": 4}, {}, {}, round=8)


# --- strength ------------------------------------------------------------------------------------


def wins(first: str, second: str, pairs: int, seed: int) -> float:
    """The share of games that `first` wins, each seed played from both seats; a draw is half a win."""
    strong, weak = load_bot(GAME, first), load_bot(GAME, second)
    score = 0.0
    for number in range(pairs):
        for seat, bots in (("p1", (strong, weak)), ("p2", (weak, strong))):
            keys = SeedKeys(seed, number)
            outcome = play_out(GAME, "regular", {"p1": bots[0], "p2": bots[1]}, keys).outcome
            assert outcome is not None
            score += 0.5 if outcome.winner is None else float(outcome.winner == seat)
    return score / (2 * pairs)


@pytest.mark.slow
def test_hard_beats_easy() -> None:
    games = 2_000
    rate = wins("hard", "easy", games // 2, seed=1)
    assert _wilson_low(rate, games) > 0.5, rate


def _wilson_low(rate: float, games: int, z: float = 1.96) -> float:
    """The lower end of the Wilson interval."""
    spread = z * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    return float((rate + z * z / (2 * games) - spread) / (1 + z * z / games))
