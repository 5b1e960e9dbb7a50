"""Seeded chance: fixed for ever, fair, and one label never shifts another."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanpan.core.chance.chance import SecretKeys, SeededChance, SeedKeys, draw32, label_key, mix64, shuffle, step_chance

WORDS = st.integers(0, (1 << 64) - 1)


def chi_square(counts: Counter[int], shares: dict[int, float], games: int) -> float:
    """How far counts are from their shares; grows without bound when the shares are wrong."""
    return sum((counts[key] - games * share) ** 2 / (games * share) for key, share in shares.items())


def test_mix64_is_the_finaliser_of_splitmix64() -> None:
    gamma = 0x9E3779B97F4A7C15
    stream = [mix64(1234567 + step * gamma) for step in (1, 2, 3)]
    assert stream == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize(
    ("word", "mixed"),
    [
        (0, 0),
        (1, 0x5692161D100B05E5),
        (0x0123456789ABCDEF, 0xB2C058E4EBB5112C),
        ((1 << 64) - 1, 0xB4D055FCF2CBBD7B),
    ],
)
def test_mix64_never_changes(word: int, mixed: int) -> None:
    assert mix64(word) == mixed


def test_draws_never_change() -> None:
    assert draw32(1, 2, 3) == 0xF893A2EE
    assert draw32((1 << 64) - 1, label_key("die/p1"), 5) == 0x45DE7F73
    assert label_key("die/p1") == 0xED087A8F1847E230
    assert SeedKeys(1, 0).round_key(0) == 0x122621FA2B69FD57
    assert SeedKeys(7, 123456).round_key(9) == 0x890C761833716B50
    chance = SeededChance(SeedKeys(1, 0).round_key(1), 1)
    assert [chance.pick("die/p1", range(1, 7)) for _ in range(12)] == [6, 1, 3, 2, 2, 6, 6, 6, 3, 4, 1, 6]
    assert "".join(chance.pick("card/p1", "abc", (1, 0, 3)) for _ in range(12)) == "aaaccccccaaa"
    assert "".join(shuffle(SeededChance(1, 1), "deck", "abcdefg")) == "abgfcde"


def test_the_secret_is_bound_by_its_commitment() -> None:
    keys = SecretKeys(b"secret")
    assert keys.commitment == hashlib.sha256(b"hanpan/commitment/secret").hexdigest()
    assert keys.round_key(1) == 0xA3E77280ACA16793
    assert keys.commitment != SecretKeys(b"secreu").commitment
    assert keys.round_key(1) != keys.round_key(2) != SecretKeys(b"secreu").round_key(2)


@pytest.mark.parametrize("sides", [2, 3, 6, 20])
def test_equal_options_are_equally_likely(sides: int) -> None:
    counts = Counter(SeededChance(key, 3).pick("die/p1", range(sides)) for key in range(20_000))
    shares = dict.fromkeys(range(sides), 1 / sides)
    assert chi_square(counts, shares, 20_000) < 3 * sides + 12  # past p = 0.0005 for each of these


def test_steps_counts_and_labels_are_as_good_as_keys() -> None:
    chance = SeededChance(99, 1)
    for draws in (
        [SeededChance(99, step).pick("die/p1", range(6)) for step in range(20_000)],
        [chance.pick("die/p2", range(6)) for _ in range(20_000)],
        [SeededChance(99, 1).pick(f"label/{number}", range(6)) for number in range(20_000)],
    ):
        assert chi_square(Counter(draws), dict.fromkeys(range(6), 1 / 6), 20_000) < 30


def test_weights_are_shares() -> None:
    weights = (7, 7, 3, 2, 1, 0)
    counts = Counter(SeededChance(key, 3).pick("card/p1", range(6), weights) for key in range(20_000))
    assert counts[5] == 0
    assert chi_square(counts, {kind: weight / 20 for kind, weight in enumerate(weights[:5])}, 20_000) < 27


def test_two_draws_under_one_label_are_independent() -> None:
    pairs: Counter[int] = Counter()
    for key in range(20_000):
        chance = SeededChance(key, 0)
        pairs[chance.pick("die/p1", range(6)) * 6 + chance.pick("die/p1", range(6))] += 1
    assert chi_square(pairs, dict.fromkeys(range(36), 1 / 36), 20_000) < 80


def test_draws_of_two_seats_are_independent() -> None:
    pairs: Counter[int] = Counter()
    for key in range(20_000):
        chance = SeededChance(key, 0)
        pairs[chance.pick("die/p1", range(6)) * 6 + chance.pick("die/p2", range(6))] += 1
    assert chi_square(pairs, dict.fromkeys(range(36), 1 / 36), 20_000) < 80


@settings(max_examples=40)
@given(WORDS, st.integers(0, 1000), st.lists(st.sampled_from(["a", "b", "c"]), max_size=12))
def test_one_label_does_not_shift_another(key: int, step: int, between: list[str]) -> None:
    plain, busy = SeededChance(key, step), SeededChance(key, step)
    expected = [plain.pick("die/p1", range(6)) for _ in range(3)]
    found = []
    for _ in range(3):
        for label in between:
            busy.pick(label, range(6))
        found.append(busy.pick("die/p1", range(6)))
    assert found == expected


@given(WORDS, st.integers(0, 1000))
def test_the_same_key_and_step_give_the_same_draws(key: int, step: int) -> None:
    one, other = SeededChance(key, step), SeededChance(key, step)
    assert [one.pick("x", range(1000)) for _ in range(5)] == [other.pick("x", range(1000)) for _ in range(5)]


@given(WORDS, st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any))
def test_no_option_of_weight_nothing_comes_up(key: int, weights: list[int]) -> None:
    assert weights[SeededChance(key, 0).pick("x", range(len(weights)), weights)] > 0


def test_weights_of_nothing_are_an_error() -> None:
    with pytest.raises(ValueError, match="add up to nothing"):
        SeededChance(1, 1).pick("x", "ab", (0, 0))


@given(WORDS, st.lists(st.integers(), max_size=12))
def test_a_shuffle_keeps_every_item(key: int, items: list[int]) -> None:
    assert sorted(shuffle(SeededChance(key, 0), "deck", items)) == sorted(items)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    orders = Counter(shuffle(SeededChance(key, 0), "deck", (0, 1, 2)) for key in range(12_000))
    assert len(orders) == 6
    assert max(orders.values()) - min(orders.values()) < 300


def test_rounds_and_games_have_keys_of_their_own() -> None:
    keys = {SeedKeys(seed, game).round_key(number) for seed in range(10) for game in range(10) for number in range(10)}
    assert len(keys) == 1000


@pytest.mark.parametrize("keys", [SeedKeys(3, 4), SecretKeys(b"secret")])
def test_a_published_round_key_says_nothing_about_hidden_draws(keys: SeedKeys | SecretKeys) -> None:
    known, real = SeededChance(keys.round_key(2), 5), step_chance(keys, 2, 5)
    assert [known.pick("tie", range(100)) for _ in range(9)] == [real.pick("tie", range(100)) for _ in range(9)]
    guessed = [known.pick("hidden/draw/p1", range(100)) for _ in range(9)]
    assert guessed != [real.pick("hidden/draw/p1", range(100)) for _ in range(9)]
    assert len({keys.hidden_key(number) for number in range(50)} | {keys.round_key(n) for n in range(50)}) == 100


@pytest.mark.parametrize("keys", [SeedKeys(5), SecretKeys(b"5")])
def test_fixed_draws_know_neither_round_nor_step(keys: SeedKeys | SecretKeys) -> None:
    drawn = {tuple(step_chance(keys, at, at + 3).pick("fixed/die", range(100)) for _ in range(3)) for at in range(5)}
    assert len(drawn) == 1
    assert step_chance(keys, 1, 1).pick("fixed/die/1", range(10**9)) != step_chance(keys, 1, 1).pick(
        "fixed/die/2", range(10**9)
    )
