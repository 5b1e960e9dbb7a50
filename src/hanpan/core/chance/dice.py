"""Dice that bind both sides: from a secret of the dealer and a value of every seat, drawn by keyed BLAKE2b.

The dealer publishes the hash of its secret; then each person's seat pledges the hash of a value of its own, and opens
the value when all pledges are in. So neither side can choose the dice: the dealer did not know the values when it bound
itself, the seats do not know the secret. A bot, and a seat that sends nothing, has a value that follows from the
secret.

docs/replays.md writes the derivation out. Simulations keep the fast generator of chance.py.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec

from hanpan.core.chance.chance import FIXED, HIDDEN, Chance, Keys, SeededChance, commitment_of, step_chance
from hanpan.core.contract.seat import Seat

T = TypeVar("T")

VALUE_BYTES = 32
_DRAW_BITS = 128  # of which the options take equal shares: the shares differ by less than one part in 2^100

ValueSource: TypeAlias = Literal["seat", "server"]
Hex32: TypeAlias = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]{64}$")]  # 32 bytes


class SeatValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The value of a seat, in hexadecimal digits, and who made it. A seat may have pledged and never opened."""

    value: Hex32
    source: ValueSource = msgspec.field(name="from")
    pledge: Hex32 | None = None


class BoundKeys:
    """The keys of a match under a secret and the values of its seats."""

    __slots__ = ("_fixed", "_match", "secret", "values")

    def __init__(self, secret: bytes, values: Mapping[Seat, SeatValue]) -> None:
        self.secret = secret
        self.values = {seat: values[seat] for seat in sorted(values)}
        parts = [(seat, bytes.fromhex(one.value)) for seat, one in self.values.items()]
        told = b"".join(b"/%s/%d/" % (seat.encode(), len(value)) + value for seat, value in parts)
        self._match = keyed(secret, b"hanpan/match" + told)
        self._fixed = keyed(self._match, b"hanpan/fixed")

    @property
    def commitment(self) -> str:
        """The hash that binds the dealer to the secret before the seats send their values."""
        return commitment_of(self.secret)

    @property
    def match_key(self) -> str:
        """What all draws of the match follow from; secret until the match is over."""
        return self._match.hex()

    def round_key(self, number: int) -> bytes:
        """The key of that round (0: the setup)."""
        return keyed(self._match, b"hanpan/round/%d" % number)

    def chance(self, round_number: int, step: int) -> "BoundChance":
        """The draws of a step."""
        hidden = keyed(self._match, b"hanpan/hidden/%d" % round_number)
        return BoundChance(self.round_key(round_number), step, hidden, self._fixed)


AnyKeys: TypeAlias = Keys | BoundKeys


class BoundChance:
    """Draws for one step of a game: the same keys and step give the same draws, always."""

    __slots__ = ("_counts", "_fixed", "_hidden", "_key", "_step")

    def __init__(self, round_key: bytes, step: int, hidden_key: bytes, fixed_key: bytes) -> None:
        self._key = round_key
        self._hidden = hidden_key
        self._fixed = fixed_key
        self._step = b"%d/" % step
        self._counts: dict[str, int] = {}

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        count = self._counts.get(label, 0)
        self._counts[label] = count + 1
        key, step = self._key, self._step
        if label.startswith(HIDDEN):
            key = self._hidden
        elif label.startswith(FIXED):
            key, step = self._fixed, b""
        message = step + b"%d/" % count + label.encode()
        draw = int.from_bytes(hashlib.blake2b(message, key=key, digest_size=_DRAW_BITS // 8).digest(), "big")
        if weights is None:
            return options[(draw * len(options)) >> _DRAW_BITS]
        ticket = (draw * sum(weights)) >> _DRAW_BITS
        for option, weight in zip(options, weights, strict=True):
            if ticket < weight:
                return option
            ticket -= weight
        raise ValueError(f"{label}: the weights add up to nothing")


def keyed(key: bytes, message: bytes) -> bytes:
    """32 bytes that only whoever has the key can compute."""
    return hashlib.blake2b(message, key=key, digest_size=VALUE_BYTES).digest()


def server_value(secret: bytes, seat: Seat) -> str:
    """The value of a bot, or of a seat that sends none: it follows from the secret, so one commitment binds it too."""
    return keyed(secret, b"hanpan/value/" + seat.encode()).hex()


def pledge_of(commitment: str, seat: Seat, value: str) -> str:
    """The hash by which a seat binds itself to its value, once it was shown the commitment."""
    head = b"hanpan/pledge/" + seat.encode() + b"/" + commitment.encode() + b"/"
    return hashlib.sha256(head + bytes.fromhex(value)).hexdigest()


def bound_keys(
    secret: bytes, seats: Iterable[Seat], opened: Mapping[Seat, str], pledges: Mapping[Seat, str]
) -> BoundKeys:
    """The keys of a match whose seats opened these values; the other seats get theirs from the secret."""
    return BoundKeys(
        secret,
        {
            seat: SeatValue(opened[seat], "seat", pledges.get(seat))
            if seat in opened
            else SeatValue(server_value(secret, seat), "server", pledges.get(seat))
            for seat in seats
        },
    )


def chance_of(keys: AnyKeys, round_number: int, step: int) -> Chance:
    """The draws of a step, whatever the kind of dice."""
    if isinstance(keys, BoundKeys):
        return keys.chance(round_number, step)
    return step_chance(keys, round_number, step)


def aside(keys: AnyKeys, round_number: int, step: int) -> Chance:
    """Draws that are none of the rules', under a step number that no game reaches; always under the round's key."""
    if isinstance(keys, BoundKeys):
        return keys.chance(round_number, step)
    return SeededChance(keys.round_key(round_number), step)


def seed_text(keys: AnyKeys, number: int) -> str:
    """A round's seed as it is published: decimal digits of 64 bits, hexadecimal digits of bound dice."""
    return keys.round_key(number).hex() if isinstance(keys, BoundKeys) else str(keys.round_key(number))
