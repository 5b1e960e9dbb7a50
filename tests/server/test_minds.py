"""Thinking in processes: deadlines, turns, deaths, and nothing left behind."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.game import AnyGame
from hanpan.core.match.match import Match
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.server import services
from hanpan.server.metrics import Metrics
from hanpan.server.tables.bots import Minds
from hanpan.server.thinking import thinkers
from hanpan.server.thinking.thoughts import Asked, NoThought, OutOfTime, Question, ThinkerLost, think
from hanpan.server.thinking.turns import Owner, Turns
from tests.pace import PATIENCE_S
from tests.server.harness import serving, settings_for
from tests.server.odd_minds import HERE

pytestmark = pytest.mark.slow

KEYS = SecretKeys(bytes(32))
ME = Owner("here", "me")


def _question(game: AnyGame) -> Question:
    match = Match(game, game.info.default_mode, KEYS)
    seat = next(iter(match.pending))
    return Question(game.view(match.state, seat), match.pending[seat], game.legal(match.state, seat))


@pytest_asyncio.fixture(loop_scope="module")
async def minds() -> AsyncIterator[Minds]:
    made = Minds(Metrics())
    yield made
    made.close()


def _odd(way: str, deadline_s: float = PATIENCE_S, count: int = 2) -> Minds:
    return Minds(Metrics(), count, deadline_s, f"{HERE}:{way}")


async def _ended(pid: int) -> None:
    """Wait for the end of a process that is not a child of this one."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    ready = await asyncio.to_thread(lambda: select.select([handle], [], [], PATIENCE_S)[0])
    os.close(handle)
    assert ready, f"process {pid} is still there"


@pytest.mark.parametrize("name", game_ids())
async def test_a_thinker_answers_as_the_bot_itself_does(minds: Minds, name: str) -> None:
    game = load_game(name)
    question = _question(game)
    for level in ("random", "easy", "normal"):
        told = await minds.answer(game, level, question, bot_chance(KEYS, 1, 3), ME)
        info = game.info
        asked = Asked(info.id, (), info.rules_version, None, question, level, bot_chance(KEYS, 1, 3))
        assert told == think(asked)
    assert len(minds.pids) == 1  # nobody needed a second one


async def test_advice_and_a_game_without_a_coach(minds: Minds) -> None:
    advice = await minds.advice(load_game("dice-battle"), _question(load_game("dice-battle")), ME)
    assert advice is not None
    assert advice.reasons
    none = _odd("uncoached")
    assert await none.advice(load_game("dice-battle"), _question(load_game("dice-battle")), ME) is None
    none.close()


async def test_a_thought_without_end_is_given_up_and_its_thinker_replaced() -> None:
    game = load_game("dice-battle")
    minds = _odd("stubborn", deadline_s=0.2)
    await minds.warm()
    (pid,) = minds.pids
    with pytest.raises(OutOfTime):
        await minds.answer(game, "hard", _question(game), bot_chance(KEYS, 1, 3), ME)
    await _ended(pid)
    minds._deadline_s = PATIENCE_S
    await minds.answer(game, "easy", _question(game), bot_chance(KEYS, 1, 3), ME)
    assert minds.pids != [pid]
    assert b"hanpan_thoughts_out_of_time_total 1.0" in minds._metrics.text()
    minds.close()


async def test_a_thinker_that_dies_is_replaced_and_the_answer_still_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANPAN_DEAD", str(tmp_path / "dead"))
    monkeypatch.setattr(thinkers, "_NURSERIES", [])  # one that has the variable
    game = load_game("dice-battle")
    minds = _odd("mortal")
    told = await minds.answer(game, "easy", _question(game), bot_chance(KEYS, 1, 3), ME)
    assert told in _question(game).legal
    assert (tmp_path / "dead").exists()
    nursery = thinkers._nursery()
    # The nursery itself is killed: its thinkers end with it, and the next question has a new one.
    (pid,) = minds.pids
    nursery.close(at_once=True)
    await _ended(pid)
    assert await minds.answer(game, "easy", _question(game), bot_chance(KEYS, 1, 3), ME) == told
    minds.close()
    thinkers._nursery().close()


async def test_a_bot_that_raises_and_one_that_always_dies(tmp_path: Path) -> None:
    game = load_game("dice-battle")
    minds = _odd("wrong")
    with pytest.raises(NoThought, match="LookupError"):
        await minds.answer(game, "easy", _question(game), bot_chance(KEYS, 1, 3), ME)
    minds.close()
    with pytest.raises(ThinkerLost):
        await minds.answer(game, "easy", _question(game), bot_chance(KEYS, 1, 3), ME)


async def test_turns_go_from_owner_to_owner() -> None:
    turns = Turns(2)
    order: list[str] = []
    go = asyncio.Event()

    async def thought(owner: str, name: str) -> None:
        async with turns.place(Owner(f"at {owner}", owner)):
            order.append(name)
            await go.wait()

    tasks = [asyncio.create_task(thought("many", f"many {n}")) for n in range(4)]
    await asyncio.sleep(0)
    assert order == ["many 0"]  # one place is kept for others
    tasks.append(asyncio.create_task(thought("one", "one")))
    await asyncio.sleep(0)
    assert order == ["many 0", "one"]
    tasks += [asyncio.create_task(thought("late", f"late {n}")) for n in range(2)]
    tasks[1].cancel()
    await asyncio.sleep(0)
    assert turns.waiting == 4  # "many 1" has gone
    go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["many 0", "one", "many 2", "late 0", "many 3", "late 1"]
    assert turns.waiting == 0


class Thoughts:
    """Thoughts of owners who wait for their turns, and the order in which they have theirs."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.order: list[str] = []
        self._go: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, owner: Owner, name: str) -> None:
        """One more thought."""
        self._go[name] = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._think(owner, name)))
        await asyncio.sleep(0)

    async def finish(self) -> None:
        """They end one after another, in the order in which they had their turns."""
        done = 0
        while done < len(self._tasks):
            while done == len(self.order):
                await asyncio.sleep(0)
            self._go[self.order[done]].set()
            done += 1
        await asyncio.gather(*self._tasks)

    async def _think(self, owner: Owner, name: str) -> None:
        async with self.turns.place(owner):
            self.order.append(name)
            await self._go[name].wait()


async def test_many_guests_of_one_address_have_one_share_of_the_turns() -> None:
    thoughts = Thoughts(1)
    for number in range(50):
        for n in range(2):
            await thoughts.begin(Owner("one", f"guest {number}", guest=True), f"guest {number} {n}")
    await thoughts.begin(Owner("other", "honest", guest=True), "honest 0")
    await thoughts.begin(Owner("other", "honest", guest=True), "honest 1")
    await thoughts.finish()
    assert thoughts.order.index("honest 0") <= 2
    assert thoughts.order.index("honest 1") <= 4
    guests = [name.rpartition(" ")[0] for name in thoughts.order if name.startswith("guest")]
    assert guests[1:51] == [f"guest {number}" for number in range(50)]  # and among themselves one after another


async def test_accounts_come_before_the_guests_of_their_address() -> None:
    thoughts = Thoughts(1)
    for number in range(5):
        await thoughts.begin(Owner("home", f"guest {number}", guest=True), f"guest {number}")
    await thoughts.begin(Owner("home", "mina"), "mina")
    await thoughts.begin(Owner("elsewhere", "guest", guest=True), "elsewhere")  # an account there is not before all
    await thoughts.finish()
    assert thoughts.order[:4] == ["guest 0", "mina", "elsewhere", "guest 1"]


async def test_guests_of_one_address_answer_for_each_other() -> None:
    turns = Turns(2)
    turns.ran_out(Owner("one", "first", guest=True))
    places = [turns.place(Owner("one", name, guest=True)) for name in ("second", "third")]
    waiting = [asyncio.create_task(place.__aenter__()) for place in places]
    await asyncio.sleep(0)
    assert [task.done() for task in waiting] == [True, False]  # another guest does not make them new
    await places[0].__aexit__(None, None, None)
    await waiting[1]
    await places[1].__aexit__(None, None, None)


async def test_owners_whose_thoughts_ran_out_of_time_leave_a_place_to_the_others() -> None:
    turns = Turns(2)
    slow, other, quick = (Owner(f"at {name}", name) for name in "abc")
    for owner in (slow, other):
        turns.ran_out(owner)
    places = [turns.place(owner) for owner in (slow, other, quick)]
    waiting = [asyncio.create_task(place.__aenter__()) for place in places]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert [task.done() for task in waiting] == [True, False, True]
    for place in (places[2], places[0]):
        await place.__aexit__(None, None, None)
    await waiting[1]
    await places[1].__aexit__(None, None, None)


async def test_bots_that_never_answer_stop_neither_others_nor_their_own_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "Minds", partial(Minds, think=f"{HERE}:stubborn"))
    hard = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "hard"}}
    easy: dict[str, Any] = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "easy"}}
    async with serving(settings_for(tmp_path, thought_s=0.5)) as site, site.person() as mina, site.person() as joon:
        lines = []
        for _ in range(2):
            seated = await mina.open(hard)
            lines.append(await mina.line(seated["table"]["id"], seated["key"]))
        seated = await joon.open(easy)
        other = await joon.line(seated["table"]["id"], seated["key"])
        while len(other.events) < 3:
            await other.until_asked()
            assert (await other.act())["type"] == "done"
            await other.next("update")
        for line in lines:
            await line.until_asked()
            assert (await line.act())["type"] == "done"
            while len(line.events) < 2:  # the default answer, once the bot's time is over
                await line.next("update")


async def test_nothing_is_left_of_a_server_that_is_killed() -> None:
    script = f"""
import asyncio
from hanpan.core.contract.bot import bot_chance
from hanpan.core.chance.chance import SecretKeys
from hanpan.games.loading import load_game
from hanpan.server.metrics import Metrics
from hanpan.server.tables.bots import Minds
from hanpan.server.thinking.thoughts import (Question)
from hanpan.server.thinking.turns import Owner
async def main():
    minds = Minds(Metrics(), 2, {PATIENCE_S * 10}, "{HERE}:stubborn")
    game, nothing = load_game("dice-battle"), Question(None, None, ())
    for owner in (Owner("here", "a"), Owner("there", "b")):
        asyncio.create_task(minds.answer(game, "hard", nothing, bot_chance(SecretKeys(bytes(32)), 1, 3), owner))
    while len(minds.pids) < 2:
        await asyncio.sleep(0)
    print(*minds.pids, flush=True)
    await asyncio.sleep({PATIENCE_S * 10})
asyncio.run(main())
"""
    process = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    pids = [int(pid) for pid in (await asyncio.to_thread(process.stdout.readline)).split()]
    assert len(pids) == 2
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    await asyncio.gather(*(_ended(pid) for pid in pids))
