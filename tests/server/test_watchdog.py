"""A loop that stands still and a step that takes long are written down with the table and the input; a loop that the
machine has no core for is not said to stand still."""

import asyncio
import logging
import os
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from hanpan.games.dice_battle import DiceBattle
from hanpan.server.metrics import Metrics
from hanpan.server.watchdog import Chances, watching
from hanpan.system import OnCore, on_core
from tests.pace import PATIENCE_S
from tests.server.harness import VS_BOT, serving, settings_for
from tools.busy import busy


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
        assert heard.stall.wait(PATIENCE_S), "the watchdog is asleep"
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
            assert await asyncio.to_thread(heard.over.wait, PATIENCE_S)
            metrics = site.services.metrics.text()
    finally:
        logger.removeHandler(heard)
    assert heard.stands["table"] == heard.slow["table"] == table
    assert (heard.slow["game"], heard.slow["prompt"]) == ("dice-battle", "tendency")
    assert heard.slow["input"].startswith('{"type":"declare"')
    assert b"hanpan_loop_stalls_total 0.0" not in metrics
    assert b"hanpan_slow_steps_total 0.0" not in metrics


EVERY = 0.25


def _had(*looks: tuple[float, OnCore]) -> float:
    """The time that a thread had, by what the looks at it found: seconds since the one before, and the thread."""
    now, chances = 0.0, Chances(EVERY, 0.0, OnCore())
    for passed, core in looks:
        now += passed
        chances.look(now, core)
    return chances.had


def test_time_in_which_a_thread_has_no_core_does_not_count() -> None:
    # It ran for a moment, and waited for a core all the other time.
    assert _had((0.25, OnCore(0.01, 0.24)), (0.25, OnCore(0.02, 0.48))) == pytest.approx(0.02)
    # It still waits, and the system counts that only when it is over.
    assert _had((0.25, OnCore(ready=True)), (0.25, OnCore(ready=True))) == 0
    assert _had((0.25, OnCore(ready=True)), (0.25, OnCore(0.01, 0.4)), (0.25, OnCore(0.26, 0.4))) == pytest.approx(0.26)
    # Whoever looks was kept from it as well: the process was stopped, or the machine slept.
    assert _had((3600, OnCore())) == EVERY


def test_time_in_which_a_thread_computes_or_sleeps_counts() -> None:
    assert _had((0.25, OnCore(0.25, ready=True)), (0.25, OnCore(0.5, ready=True))) == 0.5
    assert (
        _had((0.25, OnCore()), (0.25, OnCore())) == 0.5
    )  # it waits for something; also where the system tells nothing
    assert _had((0.25, OnCore(0.0, 0.05)), (0.25, OnCore(0.0, 0.1))) == pytest.approx(0.4)
    # One call that no other thread could interrupt: the look comes late, but the thread ran.
    assert _had((3.0, OnCore(2.9, 0.1))) == 2.9


STALL_S = 0.2
BESIDE = 5  # busy processes on the same core


async def _said_of(work: Callable[[], object], caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the watchdog says of a loop that does this work in one piece."""
    metrics = Metrics()
    with watching(STALL_S, metrics):
        work()
        turned = asyncio.Event()
        asyncio.get_running_loop().call_later(STALL_S, turned.set)  # some looks later
        await turned.wait()
    said = [record.getMessage() for record in caplog.records]
    assert said.count("the event loop stands still") == metrics.stalls._value.get()
    return said


async def test_a_loop_without_a_core_is_not_said_to_stand_still(caplog: pytest.LogCaptureFixture) -> None:
    thread = threading.get_native_id()
    began = on_core(thread)

    def starve() -> None:
        while on_core(thread).waited - began.waited < 3 * STALL_S:
            pass

    with busy(BESIDE) as others, on_one_core(others):
        assert await _said_of(starve, caplog) == []
    assert on_core(thread).ran - began.ran < STALL_S  # or it would have been right to say so


@contextmanager
def on_one_core(others: list[int]) -> Iterator[None]:
    """This thread, and those it starts, have one core together with other processes."""
    cores = os.sched_getaffinity(0)
    for number in (0, *others):
        os.sched_setaffinity(number, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


async def test_a_loop_that_computes_stands_still(caplog: pytest.LogCaptureFixture) -> None:
    thread = threading.get_native_id()
    began = on_core(thread)

    def compute() -> None:
        while on_core(thread).ran - began.ran < 3 * STALL_S:
            pass

    assert await _said_of(compute, caplog) == ["the event loop stands still", "the event loop turns again"]


async def test_a_loop_in_one_long_call_stands_still(caplog: pytest.LogCaptureFixture) -> None:
    """Such a call keeps the watchdog waiting as well, so it comes late; what the thread ran meanwhile counts."""
    thread = threading.get_native_id()

    def one_call(count: int) -> float:
        began = on_core(thread)
        deque(repeat(None, count), maxlen=0)
        return on_core(thread).ran - began.ran

    count = 1_000_000
    while one_call(count) < 2 * STALL_S:
        count *= 2
    assert await _said_of(lambda: one_call(count), caplog) == [
        "the event loop stands still",
        "the event loop turns again",
    ]


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
        async with asyncio.timeout(PATIENCE_S):
            while not asked:
                await asyncio.sleep(0.005)
    assert all(asked)
