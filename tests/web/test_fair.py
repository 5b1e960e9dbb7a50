"""The browser computes the same hashes and keys as the server."""

import hashlib
import random

from hanpan.core.chance.chance import commitment_of
from hanpan.core.chance.dice import bound_keys, pledge_of, server_value
from hanpan.core.contract.seat import SEATS
from tests.web.node import node


def test_hashes_and_keys_are_the_server_s(units: str) -> None:
    dice = random.Random(12)
    secret, value, other = (dice.randbytes(32) for _ in range(3))
    messages = [dice.randbytes(length) for length in (0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 127, 128, 129, 256, 300)]
    asked = {
        "secret": secret.hex(),
        "values": {"p2": other.hex(), "p1": value.hex()},
        "messages": [message.hex() for message in messages],
    }
    told = node(units, asked={"task": "fair", "asked": asked})
    assert told["sha256"] == [hashlib.sha256(message).hexdigest() for message in messages]
    assert told["blake2b"] == [hashlib.blake2b(message, key=secret, digest_size=32).hexdigest() for message in messages]
    assert told["commitment"] == commitment_of(secret)
    assert told["pledge"] == pledge_of(commitment_of(secret), "p1", value.hex())
    assert told["server"] == server_value(secret, "p2")
    assert told["key"] == bound_keys(secret, SEATS, {"p1": value.hex(), "p2": other.hex()}, {}).match_key
