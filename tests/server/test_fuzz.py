"""Thousands of messages that a client should never send: each is answered, none changes anything."""

import asyncio
import json
import random
from typing import Any

import pytest

from hanpan.core.contract.codec import state_hash
from tests.chaos.sizes import sizes
from tests.server.harness import VS_OPEN, Line, Message, Person, Site

pytestmark = pytest.mark.slow

AT_ONCE = 200

GOOD: list[Message] = [
    {"type": "hello", "version": 1, "key": None, "lang": "en"},
    {"type": "act", "id": "f", "step": 1, "action": {"type": "declare", "tendency": "attack"}},
    {"type": "withdraw", "id": "f", "step": 1},
    {"type": "resign", "id": "f"},
    {"type": "offer_draw", "id": "f"},
    {"type": "decline_draw", "id": "f"},
    {"type": "rematch", "id": "f"},
    {"type": "ask_hint", "id": "f"},
    {"type": "weigh", "id": "f", "step": 1, "action": {"type": "declare", "tendency": "attack"}},
    {"type": "ask_options", "id": "f", "step": 1, "said": ["play"], "lang": "ko"},
    {"type": "read_text", "id": "f", "step": 1, "text": "declare attack"},
    {"type": "check", "id": "f", "step": 1, "actions": [{"type": "declare", "tendency": "attack"}]},
    {"type": "resync"},
    {"type": "ping", "at": 1},
]
ODD: list[Any] = [
    None, True, -1, 0, 1.5, 2**63, 2**64, -(2**70), 1e308, "", "p1", "\x00", "\ud800", "𐍈한판", "x" * 300,
    [], {}, [[]], {"": None}, [1, "2"], {"type": "act"},
]  # fmt: skip
RAW = [
    "", " ", "{", "}", "[", "]", "null", "true", "0", '"act"', "[]", "{}", "\x00", "\ufeff{}", "NaN", "Infinity", "-",
    "{'a':1}", '{"type":"act"', '{"type":"act",}', '{"type":"act"}{"type":"act"}', '{"type":"ping","at":1e400}',
    "[" * 5000, '{"a":' * 900, '{"type":"ping","at":"\\u0000"}', '{"type":"\\ud800"}',
    '{"type":"resign","id":"\\udfff"}', "\u2028", "ping", "<xml/>",
]  # fmt: skip


def _frame(dice: random.Random, out_of_order: list[Message]) -> str | bytes:
    """A frame that must not do anything."""
    kind = dice.randrange(8)
    if kind == 0:
        return dice.choice(RAW)
    if kind == 1:
        return dice.randbytes(dice.randrange(1, 60))
    if kind == 2:  # well-formed, but nothing that can be done now
        return json.dumps({**dice.choice(out_of_order), "id": f"o{dice.randrange(10**9)}"})
    message = dict(dice.choice(GOOD[1:8]))
    if kind == 3:
        message[dice.choice(["x", "seat", "key", "version"])] = dice.choice(ODD)
    elif kind == 4:
        message["id"] = dice.choice([odd for odd in ODD if odd != "p1"])
    elif kind == 5:
        message = {"type": "act", "id": f"a{dice.randrange(10**9)}", "step": 1, "action": _bad_action(dice)}
    elif kind == 6:
        message = {**message, "type": dice.choice(["Act", "move", "", None, 3, "welcome", "update", "done"])}
    else:
        text = json.dumps(message)
        at = dice.randrange(len(text))
        return text[:at] + dice.choice(["", "\x00", '"', "{", "\\", "\n\n"]) + text[at + 1 + dice.randrange(3) :]
    return json.dumps(message)


def _bad_action(dice: random.Random) -> Any:
    return dice.choice(
        [
            dice.choice(ODD),
            {"type": "declare", "tendency": dice.choice(ODD)},
            {"type": "declare"},
            {"type": "play", "cards": dice.choice(ODD)},
            {"type": "play", "cards": ["boost", "reset", "attack"], "shields": dice.choice(ODD)},
            {"type": "keep", "face": dice.choice(ODD)},
            {"type": "keep", "face": 6},
            {"type": "declare", "tendency": "attack", "seat": "p2"},
        ]
    )


def _harmless(frame: str | bytes) -> bool:
    """Whether a frame that was broken at random did not become a sound request by chance."""
    try:
        message = json.loads(frame)
    except (ValueError, RecursionError):
        return True
    if not isinstance(message, dict):
        return True
    kind, action = message.get("type"), message.get("action")
    if kind in ("hello", "resync", "ping"):
        return False  # these are not about the game; they have tests of their own
    sound = isinstance(message.get("id"), str) and message["id"].isascii() and message["id"].isprintable()
    timely = kind == "act" and message.get("step") == 1 and action == GOOD[1]["action"]
    return not (sound and (timely or kind in ("resign", "offer_draw")))


async def _answers(line: Line, frames: list[str | bytes]) -> list[Message]:
    """Send them all, and take one answer for each; the ping at the end shows that none was left out."""
    for frame in frames:
        await line.send(frame)
    await line.send({"type": "ping", "at": len(frames)})
    out: list[Message] = []
    while (message := await line.next())["type"] != "pong":
        out.append(message)
    return out


@sizes(3_000, 20_000)
async def test_no_malformed_or_untimely_frame_changes_anything(
    site: Site, mina: Person, joon: Person, sora: Person, amount: int
) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    first, second = await mina.line(table, seated["key"]), await joon.sit(table)
    watcher = await sora.line(table)
    silent = await sora.connect(table)  # says no hello
    await first.until_asked()
    while second.asked is None:
        await second.next()
    live = site.services.live_tables.live(table)
    assert live is not None
    assert live.memory.match is not None
    before = (state_hash(live.memory.match.state), live.memory.log_length, dict(live.memory.match.sealed))
    seated_untimely: list[Message] = [
        {"type": "act", "step": 0, "action": GOOD[1]["action"]},
        {"type": "act", "step": 2, "action": GOOD[1]["action"]},
        {"type": "withdraw", "step": 1},
        {"type": "decline_draw"},
        {"type": "rematch"},
        {"type": "ask_hint"},
    ]
    others_untimely = [*seated_untimely, {"type": "resign"}, {"type": "offer_draw"}, GOOD[1]]
    dice = random.Random(20)
    codes: set[str] = set()
    sent = 0
    for line, untimely in ((first, seated_untimely), (second, seated_untimely), (watcher, others_untimely)) * (
        amount // 500
    ):
        frames = [frame for frame in (_frame(dice, untimely) for _ in range(AT_ONCE)) if _harmless(frame)]
        answers = [answer for answer in await _answers(line, frames) if answer["type"] not in ("notice", "welcome")]
        assert len(answers) == len(frames)
        assert {answer["type"] for answer in answers} <= {"problem", "refused"}
        for answer in answers:
            codes.add(answer["code"] if answer["type"] == "problem" else answer["refusal"]["code"])
            assert answer["type"] == "refused" or answer["message"]
        sent += len(frames)
    for frame in [frame for frame in (_frame(dice, others_untimely) for _ in range(amount // 20)) if _harmless(frame)]:
        await silent.send(frame)
        answer = await silent.next("problem")
        codes.add(answer["code"])
        sent += 1
    assert sent >= amount
    assert codes >= {"malformed", "malformed_action", "bad_id", "hello_first", "table_stale_step", "table_not_seated"}
    after = (state_hash(live.memory.match.state), live.memory.log_length, dict(live.memory.match.sealed))
    assert after == before
    assert site.services.live_tables.live(table) is live  # nothing dropped it
    # And the game goes on as if nothing had been.
    for line in (first, second):
        assert (await line.act())["type"] == "done"
    await asyncio.gather(*(line.next("update") for line in (first, second, watcher)))
    for line in (first, second, watcher, silent):
        await line.close()
