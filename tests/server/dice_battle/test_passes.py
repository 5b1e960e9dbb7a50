"""A pass by somebody who could play nothing and by somebody who could: the opponent sees the same."""

import json
from typing import Any

import pytest

from hanpan.server.tables import openings
from hanpan.server.wire_http import SeatBody
from tests.server.harness import Line, Message, Person

PASS = {"type": "play", "cards": [], "shields": 0}
PUBLIC = {"total": 9, "energy": 4, "tendency": "attack", "dice": [4]}
RIVAL = {"total": 12, "energy": 5, "tendency": "balance", "dice": [3], "hand": ["steal"]}
ABLE, UNABLE = ["attack"], ["boost"]  # a card for now, a card for before the roll: nobody else knows which it is


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions for two people, and with the same dice."""
    seat = openings._seat

    def open_seat(table_id: str, game: Any, place: Any, body: SeatBody, user: Any) -> Any:
        return seat(table_id, game, place, SeatBody("open") if body.kind == "bot" else body, user)

    monkeypatch.setattr(openings, "_seat", open_seat)
    monkeypatch.setattr(openings, "new_secret", lambda: "5e" * 32)


async def _seen(mina: Person, joon: Person, hand: list[str], *, rival_first: bool) -> tuple[int, list[Message]]:
    """How many answers the passing seat had, and all that the opponent is sent from then on."""
    given = {"round": 3, "stage": "post", "p1": {**PUBLIC, "hand": hand}, "p2": RIVAL}
    seated = await mina.post("positions", {"game": "dice-battle", "given": given, "seat": "p1"})
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    asked = await first.until_asked()
    await second.until_asked()
    assert asked is not None
    before = len(second.frames)
    for line in (second, first) if rival_first else (first, second):
        assert (await line.act(PASS))["type"] == "done"
    await _step(second)
    frames = [json.loads(frame) for frame in second.frames[before:]]
    for line in (first, second):
        await line.close()
    return len(asked["legal"]), [_bare(frame) for frame in frames if frame["type"] in ("notice", "update")]


async def _step(line: Line) -> None:
    while len(line.events) < 2:
        await line.next("update")


def _bare(message: Message) -> Message:
    """Without what names the table and the time of day."""
    return {key: value for key, value in message.items() if key not in ("table", "clock", "seq")}


@pytest.mark.usefixtures("together")
@pytest.mark.parametrize("rival_first", [False, True])
async def test_the_opponent_cannot_tell_whether_anything_could_be_played(
    mina: Person, joon: Person, rival_first: bool
) -> None:
    many, able = await _seen(mina, joon, ABLE, rival_first=rival_first)
    one, unable = await _seen(mina, joon, UNABLE, rival_first=rival_first)
    assert many > one == 1
    assert [message["type"] for message in able] == [message["type"] for message in unable]
    assert able == unable
    assert any(message["type"] == "update" for message in able)
