"""Words that strangers write hide no sign that turns the direction of reading; what was kept with one is still read."""

from typing import Any

import pytest
from msgspec import ValidationError, convert

from hanpan.core.contract import bounds
from hanpan.core.match.orders import AnyOrder, Call
from hanpan.server.wire_acts import EventSetPairs
from hanpan.server.wire_events import EventBody
from hanpan.server.wire_people import ReportBody
from hanpan.tournaments.settings import Settings
from tests.server.harness import VS_BOT, Person

UNSEEN = ["\u202e", "\u2066", "\u200e", "\u061c", "\u200b", "\ufeff", "\u2028", "\U000e0041"]
SEEN = ["한판 🎲", "می\u200cخواهم", "👩\u200d⚖\ufe0f", "e\u0301"]


@pytest.mark.parametrize("kind", [bounds.Said, bounds.Label])
def test_words_hold_no_sign_that_nobody_sees(kind: Any) -> None:
    for sign in UNSEEN:
        with pytest.raises(ValidationError, match="regex"):
            convert(f"a{sign}b", kind)
    for words in SEEN:
        assert convert(words, kind) == words


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (EventBody, {"name": "a\u202eb", "game": "clash"}),
        (EventSetPairs, {"type": "set_pairs", "round": 1, "pairs": [], "why": "a\u202eb"}),
        (ReportBody, {"reason": "name", "words": "a\u202eb"}),
    ],
)
def test_no_body_takes_such_a_sign(kind: Any, values: dict[str, Any]) -> None:
    with pytest.raises(ValidationError, match="regex"):
        convert(values, kind)


def test_what_was_kept_with_such_a_sign_is_still_read() -> None:
    assert convert({"type": "call", "seat": "p1", "words": "a\u202eb"}, AnyOrder) == Call("p1", words="a\u202eb")
    kept = convert({"name": "a\u202eb", "game": "clash", "seed": "x"}, Settings)
    assert kept.name == "a\u202eb"


async def test_a_call_for_a_judge_hides_no_sign(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    refused = await line.ask("call_judge", words="a\u202eb")
    assert refused["refusal"]["code"] == "table_bad_ruling"
    assert (await line.ask("call_judge", words=SEEN[0]))["type"] == "done"
    await line.close()
