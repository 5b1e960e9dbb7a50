"""States, actions and events as bytes: strict in, stable out."""

import hashlib
from typing import Any, TypeVar

import msgspec

from hanpan.core.contract.complaints import in_english, in_korean
from hanpan.core.contract.error import HanpanError

T = TypeVar("T")

_JSON = msgspec.json.Encoder(order="deterministic")
_PACK = msgspec.msgpack.Encoder(order="deterministic")


class BadData(HanpanError, ValueError):
    """Untrusted data that does not decode; the message says where and why."""


def encode(value: object) -> bytes:
    """JSON with a fixed key order: the same value gives the same bytes everywhere."""
    return _JSON.encode(value)


def decode(kind: type[T] | Any, data: bytes | str) -> T:
    """The value the JSON holds, checked field by field. Raises BadData."""
    try:
        result: T = msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # ValidationError is one of the first
        raise BadData(in_english(str(error)), ko=in_korean(str(error))) from error
    except RecursionError as error:
        raise BadData("nested too deeply", ko="너무 깊이 겹쳐 있습니다") from error
    return result


def convert(kind: type[T] | Any, value: object) -> T:
    """The same check for data that is already plain Python values. Raises BadData."""
    try:
        result: T = msgspec.convert(value, type=kind)
    except msgspec.ValidationError as error:
        raise BadData(in_english(str(error)), ko=in_korean(str(error))) from error
    return result


def plain(value: object) -> Any:
    """Structs and tuples as dicts, lists, strings and numbers."""
    return msgspec.json.decode(_JSON.encode(value))  # `to_builtins` would leave tuples as they are


def state_hash(state: object) -> str:
    """A name for the state that is the same in every process and on every Python version."""
    return hashlib.blake2b(_PACK.encode(state), digest_size=16).hexdigest()
