"""A loop that stands still and a step that takes long are written down with the table and the input."""

import asyncio
import logging
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from hanpan.games.dice_battle import DiceBattle
from tests.server.harness import VS_BOT, serving, settings_for


class Heard(logging.Handler):
    """Remembers what is said about the game that blocks, and tells whoever waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.stands: dict[str, Any] = {}
        self.slow: dict[str, Any] = {}
        self.stall = threading.Event()
        self.over = threading.Event()

    def emit(self, record: logging.LogRecord) -> None:
        facts = vars(record)
        if record.getMessage() == "the event loop stands still" and any(" blocks" in call for call in facts["stack"]):
            self.stands = facts
            self.stall.set()
        if record.getMessage() == "the event loop turns again" and self.stall.is_set():
            self.over.set()
        if record.getMessage() == "slow step" and facts["what"] == "answer":
            self.slow = facts


async def test_a_game_that_blocks_is_named_with_its_stack_and_its_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard()
    real = DiceBattle.apply

    def blocks(self: DiceBattle, *arguments: Any) -> Any:
        assert heard.stall.wait(20), "the watchdog is asleep"
        return real(self, *arguments)

    logger = logging.getLogger("hanpan")
    logger.addHandler(heard)
    try:
        async with serving(settings_for(tmp_path, stall_s=0.1, slow_step_s=0.05)) as site, site.person() as mina:
            seated = await mina.open(VS_BOT)
            table = seated["table"]["id"]
            line = await mina.line(table, seated["key"])
            await line.until_asked()
            with monkeypatch.context() as patch:
                patch.setattr(DiceBattle, "apply", blocks)
                assert (await line.act({"type": "declare", "tendency": "attack"}))["type"] == "done"
                while len(line.events) < 2:
                    await line.next("update")
            assert await asyncio.to_thread(heard.over.wait, 20)
            metrics = site.services.metrics.text()
    finally:
        logger.removeHandler(heard)
    assert heard.stands["table"] == heard.slow["table"] == table
    assert (heard.slow["game"], heard.slow["prompt"]) == ("dice-battle", "tendency")
    assert heard.slow["input"].startswith('{"type":"declare"')
    assert b"hanpan_loop_stalls_total 0.0" not in metrics
    assert b"hanpan_slow_steps_total 0.0" not in metrics


async def test_bots_of_a_restart_are_woken_once_the_server_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path)
    # At their leisure, so that the game is not over before the restart.
    async with serving(replace(settings, bots_pace_s=600)) as site, site.person() as mina:
        await mina.open({"p1": {"kind": "bot", "level": "easy"}, "p2": {"kind": "bot", "level": "easy"}})
    asked: list[bool] = []
    servers: list[uvicorn.Server] = []
    legal, init = DiceBattle.legal, uvicorn.Server.__init__

    def watched_legal(self: DiceBattle, *arguments: Any) -> Any:
        asked.append(servers[0].started)
        return legal(self, *arguments)

    def watched_init(self: uvicorn.Server, config: uvicorn.Config) -> None:
        servers.append(self)
        init(self, config)

    monkeypatch.setattr(DiceBattle, "legal", watched_legal)
    monkeypatch.setattr(uvicorn.Server, "__init__", watched_init)
    async with serving(settings):
        async with asyncio.timeout(20):
            while not asked:
                await asyncio.sleep(0.005)
    assert all(asked)
