"""A game that is played to its end beside the pages, for tests of what comes after it: no page shows each move."""

import json

from websockets.sync.client import connect

from hanpan.core.chance.dice import pledge_of
from hanpan.server.wire import PROTOCOL_VERSION
from tests.e2e.visitor import Frame, Visitor
from tests.pace import PATIENCE_S

VALUE = "07" * 32  # what this player adds to the dice


def plays_out(visitor: Visitor, table: str) -> str:
    """Play Dice Battle at p1 against a bot until it is over, as `passing` does with the mouse. The table."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies())
    key = visitor.api("GET", f"tables/{table}/seat")["key"]
    uri = f"{visitor.url.replace('http', 'ws', 1)}/ws/tables/{table}"
    headers = {"cookie": cookies}
    with connect(uri, additional_headers=headers, open_timeout=PATIENCE_S, ping_interval=None, max_size=None) as line:
        line.send(json.dumps({"type": "hello", "version": PROTOCOL_VERSION, "key": key}))
        answered = -1
        while True:
            told: Frame = json.loads(line.recv(PATIENCE_S))
            assert told["type"] not in ("refused", "problem"), told
            if told["type"] == "welcome" and told["table"]["status"] == "waiting":
                pledge = pledge_of(told["table"]["commitment"], "p1", VALUE)
                line.send(json.dumps({"type": "pledge", "id": "pledge", "hash": pledge}))
                line.send(json.dumps({"type": "open_value", "id": "value", "value": VALUE}))
            if told.get("ending") is not None:
                return table
            asked = told.get("asked")
            if asked is not None and asked["sealed"] is None and asked["step"] > answered:
                answered = asked["step"]
                act = {"type": "act", "id": f"act-{answered}", "step": answered, "action": _passed(asked)}
                line.send(json.dumps(act))


def _passed(asked: Frame) -> Frame:
    """Balance, no cards, no shields; of dice to keep the first."""
    kind = asked["prompt"]["kind"]
    if kind == "keep":
        first: Frame = asked["legal"][0]
        return first
    declares = {"type": "declare", "tendency": "balance"}
    return declares if kind == "tendency" else {"type": "play", "cards": [], "shields": 0}
