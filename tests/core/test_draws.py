"""Recorded, scripted and enumerated draws: strict where a mistake could pass unseen."""

from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.chance.draws import (
    DrawError,
    RecordedChance,
    RecordingChance,
    ScriptedChance,
    UnscriptedDraw,
    UnusedDraws,
    WrongDraw,
    every,
)

DIE = range(1, 7)


def test_a_recording_plays_back() -> None:
    recording = RecordingChance(SeededChance(5, 1))
    drawn = [recording.pick("die/p1", DIE), recording.pick("card/p1", "abc", (0, 2, 1)), recording.pick("die/p1", DIE)]
    played = RecordedChance(recording.draws)
    assert [played.pick("die/p1", DIE), played.pick("card/p1", "abc", (0, 2, 1)), played.pick("die/p1", DIE)] == drawn
    played.finish()


def test_a_record_of_another_label_is_an_error() -> None:
    with pytest.raises(WrongDraw, match="the rules draw 'die/p2' here, the record has 'die/p1'"):
        RecordedChance([("die/p1", 3)]).pick("die/p2", DIE)


def test_a_record_that_ends_early_is_an_error() -> None:
    with pytest.raises(UnscriptedDraw, match="'die/p1'"):
        RecordedChance([]).pick("die/p1", DIE)


def test_a_record_that_is_not_used_up_is_an_error() -> None:
    chance = RecordedChance([("die/p1", 3), ("die/p2", 4)])
    chance.pick("die/p1", DIE)
    with pytest.raises(UnusedDraws, match=r"die/p2: \[4\]"):
        chance.finish()


@pytest.mark.parametrize("outcome", [7, 0, "3", True, None])
def test_an_outcome_that_cannot_be_is_an_error(outcome: object) -> None:
    with pytest.raises(WrongDraw, match="cannot be drawn for 'die/p1'"):
        RecordedChance([("die/p1", outcome)]).pick("die/p1", DIE)
    with pytest.raises(WrongDraw, match="cannot be drawn for 'die/p1'"):
        ScriptedChance({"die/p1": [outcome]}).pick("die/p1", DIE)


def test_an_outcome_of_weight_nothing_is_an_error_that_names_the_others() -> None:
    with pytest.raises(WrongDraw, match=r"'a' cannot be drawn for 'card/p1': one of \['b', 'c'\]"):
        ScriptedChance({"card/p1": ["a"]}).pick("card/p1", "abc", (0, 1, 1))


def test_a_script_answers_each_label_from_its_own_list() -> None:
    chance = ScriptedChance({"die/p1": [6, 2], "die/p2": [1]})
    assert chance.pick("die/p1", DIE) == 6
    assert chance.pick("die/p2", DIE) == 1
    assert chance.pick("die/p1", DIE) == 2
    chance.finish()


def test_an_unscripted_draw_says_what_could_come_up() -> None:
    with pytest.raises(UnscriptedDraw) as caught:
        ScriptedChance({}).pick("card/p1", "abc", (1, 0, 1))
    assert caught.value.label == "card/p1"
    assert caught.value.options == ["a", "c"]


def test_unused_outcomes_of_a_script_are_named() -> None:
    chance = ScriptedChance({"die/p1": [6, 2], "die/p2": []})
    chance.pick("die/p1", DIE)
    with pytest.raises(UnusedDraws) as caught:
        chance.finish()
    assert caught.value.left == {"die/p1": [2]}


def test_a_script_does_not_eat_the_list_it_was_given() -> None:
    outcomes = [1, 2]
    ScriptedChance({"die/p1": outcomes}).pick("die/p1", DIE)
    assert outcomes == [1, 2]


def test_every_sum_of_two_dice_has_its_exact_odds() -> None:
    odds: dict[int, Fraction] = {}
    for branch in every(lambda chance: chance.pick("a", DIE) + chance.pick("b", DIE)):
        odds[branch.result] = odds.get(branch.result, Fraction(0)) + branch.probability
    assert odds == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_every_follows_draws_that_depend_on_draws() -> None:
    def run(chance: Chance) -> int:
        face = chance.pick("die", DIE)
        return chance.pick("star", range(2, 7)) if face == 2 else 0

    branches = list(every(run))
    assert len(branches) == 10
    assert sum(branch.probability for branch in branches) == 1
    assert {branch.result: branch.probability for branch in branches if branch.result} == dict.fromkeys(
        range(2, 7), Fraction(1, 30)
    )


def test_every_leaves_out_what_cannot_come_up() -> None:
    branches = list(every(lambda chance: chance.pick("card", "abc", (3, 0, 1))))
    assert [(b.result, b.probability) for b in branches] == [("a", Fraction(3, 4)), ("c", Fraction(1, 4))]


@given(st.lists(st.integers(0, 4), min_size=1, max_size=4).filter(any), st.integers(1, 3))
def test_the_odds_always_add_up_to_one(weights: list[int], draws: int) -> None:
    branches = list(every(lambda chance: [chance.pick("x", range(len(weights)), weights) for _ in range(draws)]))
    assert sum(branch.probability for branch in branches) == 1
    assert len(branches) == sum(1 for weight in weights if weight) ** draws
    assert len({branch.draws for branch in branches}) == len(branches)


@settings(max_examples=50)
@given(st.lists(st.integers(0, 5), min_size=2, max_size=5), st.data())
def test_drawing_without_putting_back_follows_the_closed_form(counts: list[int], data: st.DataObject) -> None:
    """The odds of a hand from a pile of counts are those of the hypergeometric distribution."""
    size = data.draw(st.integers(0, min(3, sum(counts))))

    def deal(chance: Chance) -> tuple[int, ...]:
        left = list(counts)
        hand = [0] * len(counts)
        for _ in range(size):
            kind = chance.pick("card", range(len(counts)), left)
            left[kind] -= 1
            hand[kind] += 1
        return tuple(hand)

    odds: dict[tuple[int, ...], Fraction] = {}
    for branch in every(deal):
        odds[branch.result] = odds.get(branch.result, Fraction(0)) + branch.probability
    for hand, share in odds.items():
        ways = 1
        for have, got in zip(counts, hand, strict=True):
            ways *= comb(have, got)
        assert share == Fraction(ways, comb(sum(counts), size))
    assert sum(odds.values()) == 1


def test_too_many_ways_are_an_error_that_says_what_to_do() -> None:
    with pytest.raises(DrawError, match="more than 10 ways; script some of the draws"):
        list(every(lambda chance: [chance.pick("die", DIE) for _ in range(3)], limit=10))
