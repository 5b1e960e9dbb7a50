"""Positions whose questions have more answers than anybody can list: the server asks and answers all the same."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from hanpan.bots.catalogue import bot_names
from hanpan.core.contract.game import LISTED_MOST
from hanpan.games.clash import Clash
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.sorcerers import Sorcerers
from tests.server.harness import Line, Person

pytestmark = pytest.mark.slow

HAND = ["SOR-02", "SOR-03", "SPL-01", "SPL-08"] * 10
DISCARD = {
    "game": "sorcerers",
    "overrides": {"turn.hand_limit": 20},
    "given": {
        "active": "p2",
        "step": "end",
        "p2": {"hand": HAND, "deck": ["SOR-03"] * 3},
        "p1": {"deck": ["SOR-03"] * 3},
    },
}
CHEAP = [card for card in CARDS if CARDS[card].cost <= 3][:20]
QUEUE = {
    "game": "clash",
    "overrides": {"energy.cap_high": 40, "turn.hand_limit": 20, "turn.summons": 4},
    "given": {side: {"hand": CHEAP, "energy": 40, "slots": 4, "summons": ["wolf"] * 4} for side in ("p1", "p2")},
}
PARTS_MOST = 200  # of a menu


@pytest.fixture(autouse=True)
def lists(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long the lists are that this process makes of legal answers."""
    lengths: list[int] = []
    for game in (Clash, Sorcerers):
        monkeypatch.setattr(game, "legal", _counted(game.legal, lengths))
    return lengths


def _counted(legal: Callable[..., Sequence[Any]], lengths: list[int]) -> Callable[..., Sequence[Any]]:
    def counted(*asked: Any) -> Sequence[Any]:
        found = legal(*asked)
        lengths.append(len(found))
        return found

    return counted


async def _sat(mina: Person, body: dict[str, Any], **more: str) -> Line:
    seated = await mina.post("positions", {**body, **more}, 201)
    return await mina.line(seated["table"]["id"], seated["key"])


async def test_a_wide_discard_is_asked_for_without_a_list(mina: Person, lists: list[int]) -> None:
    line = await _sat(mina, DISCARD, seat="p2")
    asked = await line.until_asked()
    assert asked is not None
    assert (asked["prompt"]["kind"], asked["prompt"]["composed"], asked["legal"]) == ("discard", True, [])
    assert [part["action"]["cards"] for part in asked["menu"]] == [["SOR-02"], ["SOR-03"], ["SPL-01"], ["SPL-08"]]
    few = await line.act({"type": "discard", "cards": HAND[:19]})
    assert few["refusal"]["code"] == "discard_count"
    assert (await line.act({"type": "discard", "cards": HAND[:20]}))["type"] == "done"
    await line.next("update")
    assert len(line.view["hand"]) == 20
    assert max(lists, default=0) <= LISTED_MOST


@pytest.mark.parametrize("level", bot_names("sorcerers"))
async def test_a_bot_finds_a_way_to_discard(mina: Person, level: str, lists: list[int]) -> None:
    line = await _sat(mina, DISCARD, level=level)
    while not any(event["kind"] == "discard" for step in line.events for event in step):
        await line.next("update", "welcome")
    assert line.view["p2"]["hand"] == 20
    assert max(lists, default=0) <= LISTED_MOST


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
async def test_a_wide_queue_is_asked_for_without_a_list(mina: Person, level: str, lists: list[int]) -> None:
    line = await _sat(mina, QUEUE, level=level)
    asked = await line.until_asked()
    assert asked is not None
    assert (asked["prompt"]["kind"], asked["prompt"]["composed"], asked["legal"]) == ("declare", True, [])
    assert 20 <= len(asked["menu"]) <= PARTS_MOST
    assert (await line.act({"type": "queue", "cards": [{"card": CHEAP[0]}]}))["type"] == "done"
    told = await line.next("update")
    assert {event["seat"] for event in told["events"] if event["kind"] == "reveal"} >= {"p1"}
    assert max(lists, default=0) <= LISTED_MOST
