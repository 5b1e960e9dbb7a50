"""Bytes: stable out, strict in, and names of states that no process changes."""

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.codec import BadData, convert, decode, encode, plain, state_hash
from hanpan.games.loading import load_game

FIRST_STATE = "da6603d1005a63d0de95c14864487804"
LAST_STATE = "c22a5724c774edcc19fd4006ef8ced35"

SCRIPT = """
from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.codec import state_hash
from hanpan.core.match.play import play_out
from hanpan.games.loading import load_game

game = load_game("dice-battle")
bot = load_bot(game, "random")
print(state_hash(game.setup("regular", SeededChance(SeedKeys(1).round_key(0), 0)).state))
print(state_hash(play_out(game, "extended", {"p1": bot, "p2": bot}, SeedKeys(1)).state))
"""


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small value."""

    x: int
    tags: tuple[str, ...] = ()


@pytest.mark.parametrize("seed", ["0", "1", "4242"])
def test_hashes_and_games_are_the_same_in_every_process(seed: str) -> None:
    """Also with another order of sets and dicts inside Python."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [FIRST_STATE, LAST_STATE]


def test_hashes_never_change() -> None:
    game = load_game("dice-battle")
    assert state_hash(game.setup("regular", SeededChance(SeedKeys(1).round_key(0), 0)).state) == FIRST_STATE
    assert state_hash({"b": 1, "a": [1, 2, "x"]}) == "6da1fac4a80ed4ff2b839ad65c34b5b3"
    assert state_hash({"a": [1, 2, "x"], "b": 1}) == "6da1fac4a80ed4ff2b839ad65c34b5b3"


def test_the_order_of_keys_is_fixed() -> None:
    assert encode({"b": 1, "a": 2}) == encode({"a": 2, "b": 1}) == b'{"a":2,"b":1}'


def test_a_value_comes_back() -> None:
    point = Point(3, ("a", "b"))
    assert decode(Point, encode(point)) == point
    assert convert(Point, {"x": 3, "tags": ["a", "b"]}) == point
    assert plain(point) == {"x": 3, "tags": ["a", "b"]}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b'{"x": "3"}', r"Expected `int`, got `str` - at `\$\.x`"),
        (b'{"x": 3.5}', r"`\$\.x`"),
        (b'{"x": 1, "y": 2}', "unknown field `y`"),
        (b'{"tags": []}', "missing required field `x`"),
        (b'{"x": 1, "tags": ["a", 2]}', r"`\$\.tags\[1\]`"),
        (b'{"x": 1', "truncated"),
        (b"\xff", "malformed|invalid"),
    ],
)
def test_bad_data_says_where_and_why(data: bytes, words: str) -> None:
    with pytest.raises(BadData, match=words):
        decode(Point, data)


def test_bad_values_say_where_and_why() -> None:
    with pytest.raises(BadData, match=r"Expected `int`, got `str` - at `\$\.x`"):
        convert(Point, {"x": "3"})


def test_data_that_is_nested_too_deeply_is_refused() -> None:
    with pytest.raises(BadData, match="nested too deeply"):
        decode(Any, b"[" * 100_000 + b"]" * 100_000)
