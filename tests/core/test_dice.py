"""Dice that bind both sides, and a second implementation of them from docs/replays.md alone."""

import hashlib
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanpan.core.chance.chance import SeededChance, SeedKeys, commitment_of, step_chance
from hanpan.core.chance.dice import BoundKeys, aside, bound_keys, chance_of, pledge_of, seed_text, server_value
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.match.match import Match
from hanpan.games.loading import load_game

SECRET = bytes(range(32))
VALUE = "ab" * 32


def keys(secret: bytes = SECRET, value: str = VALUE) -> BoundKeys:
    """p1 has sent a value, p2 has not."""
    return bound_keys(secret, SEATS, {"p1": value}, {"p1": pledge_of(commitment_of(secret), "p1", value)})


# --- the second implementation: whoever changes the first one changes the dice of every stored game ---


def _blake(key: bytes, text: bytes, size: int = 32) -> bytes:
    return hashlib.blake2b(text, key=key, digest_size=size).digest()


def _match_key(secret: bytes, values: dict[Seat, bytes]) -> bytes:
    told = b"hanpan/match"
    for seat in sorted(values):
        told += f"/{seat}/{len(values[seat])}/".encode() + values[seat]
    return _blake(secret, told)


def _draw(match: bytes, round_number: int, step: int, label: str, count: int, shares: int) -> int:
    if label.startswith("fixed/"):
        key, text = _blake(match, b"hanpan/fixed"), f"{count}/{label}"
    else:
        kind = "hidden" if label.startswith("hidden/") else "round"
        key, text = _blake(match, f"hanpan/{kind}/{round_number}".encode()), f"{step}/{count}/{label}"
    return int.from_bytes(_blake(key, text.encode(), 16), "big") * shares // 2**128


LABELS = st.sampled_from(["die/p1", "hidden/deck/p2", "fixed/roll/3", "카드"])


@given(
    st.binary(min_size=32, max_size=32),
    st.binary(min_size=32, max_size=32),
    st.integers(0, 50),
    st.integers(0, 500),
    LABELS,
)
def test_a_stranger_draws_the_same(secret: bytes, value: bytes, round_number: int, step: int, label: str) -> None:
    ours = bound_keys(secret, SEATS, {"p1": value.hex()}, {})
    theirs = _match_key(secret, {"p1": value, "p2": _blake(secret, b"hanpan/value/p2")})
    assert ours.match_key == theirs.hex()
    chance = ours.chance(round_number, step)
    for count in range(3):
        assert chance.pick(label, range(6)) == _draw(theirs, round_number, step, label, count, 6)
    weighted = chance.pick(label, "abc", (1, 0, 3))
    assert weighted == ("a" if _draw(theirs, round_number, step, label, 3, 4) < 1 else "c")
    head = f"hanpan/pledge/p1/{commitment_of(secret)}/".encode()
    assert pledge_of(ours.commitment, "p1", value.hex()) == hashlib.sha256(head + value).hexdigest()


def test_bound_draws_never_change() -> None:
    assert keys().match_key == "39280decb677a0fc21a1f08f6582c594c5552073e536011977261c1cf20578e7"
    assert server_value(SECRET, "p2") == "4af4f3898bbd2bac4c7e38a73a257ab761cf13c4e1957781d7474d2c34b0f7b2"
    chance = keys().chance(1, 2)
    assert [chance.pick("die/p1", range(1, 7)) for _ in range(12)] == [6, 1, 1, 2, 6, 3, 2, 5, 2, 5, 6, 6]


def test_each_part_of_the_dice_matters() -> None:
    def dice(made: BoundKeys) -> list[int]:
        chance = made.chance(1, 1)
        return [chance.pick("die/p1", range(1_000_000)) for _ in range(4)]

    other = "cd" * 32
    assert len({tuple(dice(made)) for made in (keys(), keys(SECRET[::-1]), keys(value=other))}) == 3
    swapped = (
        bound_keys(SECRET, SEATS, {"p1": VALUE, "p2": other}, {}),
        bound_keys(SECRET, SEATS, {"p1": other, "p2": VALUE}, {}),
    )
    assert dice(swapped[0]) != dice(swapped[1])


def test_a_pledge_is_of_one_seat_and_one_commitment() -> None:
    made = {pledge_of(commitment_of(SECRET), "p1", VALUE), pledge_of(commitment_of(SECRET), "p2", VALUE)}
    assert len(made | {pledge_of(commitment_of(SECRET[::-1]), "p1", VALUE)}) == 3


def test_a_dealer_gains_nothing_by_trying_secrets_beforehand() -> None:
    """It picks the secret that is best against the value it expects; the value that comes makes other dice of it."""

    def total(secret: bytes, value: str) -> int:
        chance = keys(secret, value).chance(1, 1)
        return sum(chance.pick("die/p1", range(1, 7)) for _ in range(10))

    secrets = [hashlib.sha256(b"%d" % number).digest() for number in range(200)]
    best = max(secrets, key=lambda secret: total(secret, VALUE))
    assert total(best, VALUE) > 45
    came = [total(best, hashlib.sha256(b"seat %d" % number).hexdigest()) for number in range(200)]
    assert 34 < sum(came) / len(came) < 36


@pytest.mark.parametrize("sides", [2, 6, 20])
def test_equal_options_are_equally_likely(sides: int) -> None:
    chance = keys().chance(1, 1)
    counts = Counter(chance.pick("die/p1", range(sides)) for _ in range(20_000))
    share = 20_000 / sides
    assert sum((counts[side] - share) ** 2 / share for side in range(sides)) < 3 * sides + 12


def test_weights_that_add_up_to_nothing() -> None:
    with pytest.raises(ValueError, match="x: the weights add up to nothing"):
        keys().chance(0, 0).pick("x", "ab", (0, 0))


def test_draws_can_be_handed_to_another_process() -> None:
    chance = keys().chance(1, 1)
    again = pickle.loads(pickle.dumps(chance))
    assert [chance.pick("die/p1", range(99)) for _ in range(5)] == [again.pick("die/p1", range(99)) for _ in range(5)]


def test_the_fast_dice_are_untouched() -> None:
    fast = SeedKeys(7)
    assert chance_of(fast, 1, 2).pick("die/p1", range(99)) == step_chance(fast, 1, 2).pick("die/p1", range(99))
    assert aside(fast, 1, 9).pick("ai/p1", range(99)) == SeededChance(fast.round_key(1), 9).pick("ai/p1", range(99))
    assert seed_text(fast, 1) == str(fast.round_key(1))


def test_round_seeds_of_a_game_that_opens_them() -> None:
    match = Match(load_game("clash"), "casual", keys())
    told = match.round_seeds(over=True)
    assert [one.seed for one in told] == [keys().round_key(one.round).hex() for one in told]
    for one in told:
        assert one.commitment == hashlib.sha256(f"hanpan/seed/{one.round}/{one.seed}".encode()).hexdigest()
    assert match.round_seeds()[-1].seed is None
    assert match.commitment == commitment_of(SECRET)
