"""Chance is an argument, never part of the state.

A rule asks `chance.pick(label, options)` and cannot tell who answers: a seed (here), a replay,
a script or an enumeration (draws.py). A label names purpose and owner (`die/p1`, `event/p2`), so
that one more draw in one place does not shift the draws of another.

The generator is our own integer arithmetic, small enough to be compiled: a draw is a function of
(round key, step, label, count) and of nothing else.

A round's key may be published when its secrets are out, so that everybody can check its draws. A draw
that stays secret for longer (a card off a deck) has a label that begins with `hidden/` and comes from
another key, which is never published while the game is on.

A label that begins with `fixed/` leaves out round and step: such a draw is a function of the match, its label and the
count. A game whose labels say which draw of the game it is (the second roll of the third stage) gives everybody who
plays the same seed the same luck, however many moves they made in between.
"""

import hashlib
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_HIDDEN_SALT = 0x68616E70616E2F68  # sets the hidden keys of a public seed apart from its round keys

HIDDEN = "hidden/"
FIXED = "fixed/"
_NO_ROUND = -1  # whose hidden key is that of the fixed draws


class Chance(Protocol):
    """Whoever answers a rule's question to fate."""

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        """One of `options`, each equally likely or in proportion to its whole-number weight."""
        ...


class Keys(Protocol):
    """Where the seed of each round comes from."""

    def round_key(self, number: int) -> int:
        """The 64-bit seed of that round (0: the setup)."""
        ...

    def hidden_key(self, number: int) -> int:
        """The seed of that round's draws that outlast its publication."""
        ...


class SeedKeys:
    """Round seeds of game `game` under a public seed: for simulations and for `--seed`."""

    __slots__ = ("_base", "game", "seed")

    def __init__(self, seed: int, game: int = 0) -> None:
        self.seed = seed
        self.game = game
        self._base = mix64(mix64(seed & _MASK) + game * _GAMMA)

    def round_key(self, number: int) -> int:
        return mix64(self._base ^ mix64(number + 1))

    def hidden_key(self, number: int) -> int:
        return mix64((self._base ^ _HIDDEN_SALT) + mix64(number + 1))


class SecretKeys:
    """Round seeds under a match secret; the commitment is published first, the secret last."""

    __slots__ = ("secret",)

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @property
    def commitment(self) -> str:
        """The hash that binds the dealer to the secret before the first draw."""
        return commitment_of(self.secret)

    def round_key(self, number: int) -> int:
        digest = hashlib.sha256(b"hanpan/round/%d/" % number + self.secret).digest()
        return int.from_bytes(digest[:8], "big")

    def hidden_key(self, number: int) -> int:
        digest = hashlib.sha256(b"hanpan/hidden/%d/" % number + self.secret).digest()
        return int.from_bytes(digest[:8], "big")


class SeededChance:
    """Draws for one step of a game: the same (keys, step) gives the same draws, always.

    Without a hidden or a fixed key of its own, everything is drawn under the round's key.
    """

    __slots__ = ("_counts", "_keys")

    def __init__(self, round_key: int, step: int, hidden_key: int | None = None, fixed_key: int | None = None) -> None:
        key = mix64((round_key + step * _GAMMA) & _MASK)
        hidden = key if hidden_key is None else mix64((hidden_key + step * _GAMMA) & _MASK)
        self._keys = key, hidden, key if fixed_key is None else fixed_key
        self._counts: dict[str, int] = {}

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        count = self._counts.get(label, 0)
        self._counts[label] = count + 1
        under, name = _LABELS.get(label) or _label(label)
        draw = draw32(self._keys[under], name, count)
        if weights is None:
            return options[(draw * len(options)) >> 32]
        ticket = (draw * sum(weights)) >> 32
        for option, weight in zip(options, weights, strict=True):
            if ticket < weight:
                return option
            ticket -= weight
        raise ValueError(f"{label}: the weights add up to nothing")


def commitment_of(secret: bytes) -> str:
    """The published hash of a secret."""
    return hashlib.sha256(b"hanpan/commitment/" + secret).hexdigest()


def seed_commitment(number: int, seed: int | str) -> str:
    """The hash of a round's seed that is shown before its first draw, where seeds are opened round by round."""
    return hashlib.sha256(f"hanpan/seed/{number}/{seed}".encode()).hexdigest()


def step_chance(keys: Keys, round_number: int, step: int) -> SeededChance:
    """The draws of a step, as a match, a playout and a check of either make them."""
    return SeededChance(keys.round_key(round_number), step, keys.hidden_key(round_number), fixed_key(keys))


def fixed_key(keys: Keys) -> int:
    """The key of the draws that neither round nor step changes."""
    return keys.hidden_key(_NO_ROUND)


def mix64(z: int) -> int:
    """A bijective scrambling of 64 bits (the finaliser of SplitMix64)."""
    z &= _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def draw32(step_key: int, label: int, count: int) -> int:
    """The `count`-th 32-bit draw under a label in a step."""
    z = (step_key ^ ((label + count * _GAMMA) & _MASK)) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return (z ^ (z >> 31)) >> 32


_LABELS: dict[str, tuple[int, int]] = {}  # by labels: under which key of a step (round, hidden, fixed), and the name


def label_key(label: str) -> int:
    """The 64-bit name of a label, the same on every machine."""
    return (_LABELS.get(label) or _label(label))[1]


def _label(label: str) -> tuple[int, int]:
    under = 1 if label.startswith(HIDDEN) else 2 if label.startswith(FIXED) else 0
    found = _LABELS[label] = under, int.from_bytes(hashlib.sha256(label.encode()).digest()[:8], "big")
    return found


def shuffle(chance: Chance, label: str, items: Sequence[T]) -> tuple[T, ...]:
    """The items in random order, drawn one place at a time under one label."""
    left = list(items)
    out: list[T] = []
    while left:
        place = chance.pick(label, range(len(left))) if len(left) > 1 else 0
        out.append(left.pop(place))
    return tuple(out)
