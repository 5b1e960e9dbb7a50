"""What an event shows must add up: its declared sums, and the sentences that tell of it."""

import pytest
from msgspec import UNSET

from hanpan.core.contract.happening import Happening, Lasts, Maybe
from hanpan.core.contract.seat import Seat
from hanpan.core.contract.sums import BadSum, wrong_sums
from hanpan.core.language.arithmetic import untrue
from hanpan.core.proofs.arithmetic import Arithmetic
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.events import Energy, Hit, Penalty


class Blow(Happening, kind="blow", sums=("max(base + flat - cut, 0) = amount", "before - amount = after")):
    """A blow."""

    seat: Seat
    base: int
    flat: int
    amount: int
    before: int
    after: int
    cut: Maybe[int] = UNSET
    turns: Lasts[Maybe[int]] = UNSET


class Unreadable(Happening, kind="unreadable", sums=("before - loss = after",)):
    """It names a field that is none."""

    seat: Seat
    before: int
    after: int


def test_declared_sums_are_worked_out() -> None:
    assert wrong_sums(Blow("X", "p1", 3, 1, 4, 9, 5)) == ()
    assert wrong_sums(Blow("X", "p1", 3, 1, 2, 9, 7, cut=2, turns=1)) == ()
    assert wrong_sums(Blow("X", "p1", 3, 1, 0, 9, 9, cut=7)) == ()
    assert wrong_sums(Blow("X", "p1", 12, 0, 6, 9, 3)) == ("max(base + flat - cut, 0) = amount is 12 and 6",)
    assert wrong_sums(Blow("X", "p1", 3, 1, 4, 9, 6)) == ("before - amount = after is 5 and 6",)
    assert wrong_sums(Blow("X", "p1", 3, 1, 4, 9, 5, turns=0)) == ("turns is 0",)


def test_a_sum_knows_the_limits_of_the_rules() -> None:
    params = DiceBattle().params
    assert wrong_sums(Energy("DB-2.1", "p1", "round", 3, 9, 10), params) == ()
    assert wrong_sums(Energy("DB-2.1", "p1", "round", 3, 0, 1), params) == (
        "min(before + gain, energy.cap) = after is 3 and 1",
    )
    assert wrong_sums(Energy("DB-2.1", "p1", "round", 3, 9, 12), DiceBattle({"energy.cap": 12}).params) == ()
    with pytest.raises(BadSum, match=r"energy: the rules have no number energy\.cap"):
        wrong_sums(Energy("DB-2.1", "p1", "round", 3, 9, 10))


class Loose(Happening, kind="loose", sums=("before >= after",)):
    """It says no more than that something is no more than before."""

    seat: Seat
    before: int
    after: int


def test_a_sum_is_an_equation() -> None:
    with pytest.raises(BadSum, match="loose: the sum 'before >= after' cannot be worked out"):
        wrong_sums(Loose("X", "p1", 3, 2))


def test_a_sum_that_cannot_be_worked_out_says_why() -> None:
    with pytest.raises(BadSum, match=r"unreadable: the sum 'before - loss = after' cannot .* there is no field loss"):
        wrong_sums(Unreadable("X", "p1", 3, 2))


@pytest.mark.parametrize(
    "sentence",
    [
        "The card costs 2 energy: 9 − 2 = 7",
        "rolled 3 + 1 by a die shard − 2 left over last turn = 2, and more",
        "(7, 2)에서 6 − 4 = 2",
        "Player 2: 3 × 2 = 6; HP 7 → 5",
        "7 ÷ 2 = 3",
        "8 + 3 → 10 (the limit)",
        "10 + 3 → 10 (상한까지)",
        "주사위 4 − 지난 턴에 남긴 2 → 2, 0보다 작아지지 않는다",
        "base 6 + heal-down -1 = 5; HP 7 → 12",
        "−1 + 4 = 3",
        "for 10 turns, +10, −1",
        "It has 0 cards; energy stays 0",
        "Round 1 begins, 1 card is left of 21 cards",
    ],
)
def test_true_sentences(sentence: str) -> None:
    assert untrue(sentence) == ()


@pytest.mark.parametrize(
    ("sentence", "fault"),
    [
        ("기본 12, 가감 0 = 6", "0 = 6 is not so"),
        ("4 − 5 = 0", "4 − 5 = 0 is not so"),
        ("carried 0 + gain 3, at most 10 = 3", "10 = 3 is not so"),
        ("3 × 2 = 5", "3 × 2 = 5 is not so"),
        ("the sum = 5", "'the sum = 5' has no terms that can be added up"),
        ("got 1 back; energy 9 → 9", "9 → 9 has not moved"),
        ("score −0", "−0 is no amount"),
        ("turns left: 0", "'turns left: 0' is no time"),
        ("halved to 1 for 0 turns", "'0 turns' is no time"),
        ("수치 1, 0턴", "'0턴' is no time"),
        ("1 cards in hand, 11 left", "'1 cards' is one"),
    ],
)
def test_untrue_sentences(sentence: str, fault: str) -> None:
    assert untrue(sentence) == (fault,)


def test_events_are_looked_at_in_their_fields_and_in_words() -> None:
    arithmetic = Arithmetic(DiceBattle())
    assert list(arithmetic.faults(Hit("DB-5.2", "p1", "attack", 3, 5, 2), None)) == []
    assert list(arithmetic.faults(Penalty("DB-6.2", "p1", 1, 0, 2, 0, 0), None)) == []
    wrong = list(arithmetic.faults(Hit("DB-5.2", "p1", "attack", 3, 2, 0), None))
    assert wrong[0] == "hit: before - damage = after is -1 and 0"
    assert [": 2 − 3 = 0 is not so" in fault for fault in wrong[1:]] == [True, True]


def test_one_is_put_in_words_though_many_of_the_same_kind_have_been(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def untrue_of(_: Arithmetic, event: Happening) -> tuple[str, ...]:
        assert isinstance(event, Blow)
        looked.append(event.base)
        return ()

    monkeypatch.setattr(Arithmetic, "_untrue", untrue_of)
    arithmetic = Arithmetic(DiceBattle())
    for amount in (2, 3, 1):
        assert list(arithmetic.faults(Blow("DB-5.2", "p1", amount, 0, amount, amount, 0), None)) == []
    assert looked == [2, 1]
