"""Values changed at random: sound JSON that says something odd, and text that is no JSON any more."""

import copy
import json
import random
from typing import Any

ODD: list[Any] = [
    None, True, False, -1, 0, 1, 2, 1.5, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**70), 10**400, 1e308, "", " ", "p1",
    "p2", "p3", "\x00", "\ud800", "\u202e", "𐍈한판", "x" * 300, "x" * 5000, "../..", "' OR 1=1 --", "NaN", [], {}, [[]],
    [None], {"": None}, [1, "2"], {"type": "act"}, {"type": "__proto__"}, ["a"] * 700, list(range(300)),
]  # fmt: skip
RAW = [
    "", " ", "{", "}", "[", "]", "null", "true", "0", '"act"', "[]", "{}", "\x00", "\ufeff{}", "NaN", "-Infinity", "-",
    "{'a':1}", '{"type":"act"', '{"type":"act",}', '{"type":"act"}{"type":"act"}', '{"type":"ping","at":1e400}',
    "[" * 5000, '{"a":' * 900, '{"type":"ping","at":"\\u0000"}', '{"type":"\\ud800"}', '{"a":1,"a":2}', "\u2028",
]  # fmt: skip


def changed(value: Any, dice: random.Random) -> Any:
    """The value with one to three things in it changed."""
    out = copy.deepcopy(value)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        out = _one(out, dice)
    return out


def text(value: Any, dice: random.Random) -> str | bytes:
    """The value on the wire, changed; now and then no JSON, or no text at all."""
    kind = dice.randrange(12)
    if kind == 0:
        return dice.choice(RAW)
    if kind == 1:
        return dice.randbytes(dice.randrange(1, 80))
    if kind == 2:
        whole = json.dumps(value)
        at = dice.randrange(len(whole))
        return (
            whole[:at] + dice.choice(["", "\x00", '"', "{", "\\", "\n\n", "9" * 40]) + whole[at + dice.randrange(3) :]
        )
    return json.dumps(changed(value, dice))


def _one(value: Any, dice: random.Random) -> Any:
    places = list(_places(value, ()))
    path = dice.choice(places)
    if not path:
        return copy.deepcopy(dice.choice(ODD))
    holder = value
    for step in path[:-1]:
        holder = holder[step]
    last = path[-1]
    what = dice.randrange(6)
    if what == 0 and isinstance(holder, dict):
        del holder[last]
    elif what == 1 and isinstance(holder, list):
        holder[last : last + 1] = [holder[last]] * dice.choice((0, 2, 3, 40))
    elif what == 2 and isinstance(holder, dict):
        holder[dice.choice(["x", "seat", "type", "id", "", "p1", "key"])] = copy.deepcopy(dice.choice(ODD))
    elif what == 3 and isinstance(holder[last], int) and not isinstance(holder[last], bool):
        holder[last] += dice.choice((-1, 1, 2, 10, -10, 2**40))
    elif what == 4 and isinstance(holder[last], str):
        holder[last] = holder[last][::-1] + dice.choice(["", "1", "\x00", "가"])
    else:
        holder[last] = copy.deepcopy(dice.choice(ODD))
    return value


def _places(value: Any, path: tuple[Any, ...]) -> Any:
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inside:
        yield from _places(part, (*path, name))
