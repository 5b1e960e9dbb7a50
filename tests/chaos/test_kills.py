"""Kills and stops at any moment, of the server and of its database: nothing acknowledged is lost or done twice."""

import asyncio
import os
import random
import signal
from collections import Counter

import pytest

from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.chaos.conftest import Count
from tests.chaos.players import Arena, Player
from tests.chaos.rules import Log
from tests.chaos.servers import Server
from tests.chaos.sizes import sizes
from tests.own import own
from tests.pace import PATIENCE_S
from tests.postgres import Cluster

pytestmark = pytest.mark.slow

TABLES = {
    game_id: own("games", game_id, "effort", "LONG", load_game(game_id).info.default_mode) for game_id in game_ids()
}


def _dice() -> random.Random:
    return random.Random(int(os.environ.get("HANPAN_CRASH_SEED", "3")))


@sizes(4, 60)
async def test_kills_and_stops_of_the_server_lose_and_double_nothing(database: str, amount: int, count: Count) -> None:
    kind = "PostgreSQL" if "://" in database else "SQLite"
    dice, log = _dice(), Log(database)
    with Server(database) as server:
        visitors = [server.visitor() for _ in range(2)]
        arena = Arena(server.host, visitors, dice)
        for number in range(amount):
            await server.start()
            await arena.fill(TABLES)
            playing = arena.playing
            tasks = [asyncio.create_task(player.play()) for player in playing]
            await _some_moves(playing, dice.randrange(50))
            how = (signal.SIGKILL, signal.SIGTERM)[number % 2]
            code = await asyncio.to_thread(server.end, how)
            assert code == -how, f"the server left with {code}"  # a stopped one hands the signal on
            await asyncio.gather(*tasks)
            log.check(playing)
            count(f"{'kill -9' if number % 2 == 0 else 'SIGTERM'} under play, {kind}", 1)
        for client in visitors:
            await client.aclose()
    log.close()
    _tell(arena, kind, count)


@sizes(1, 12)
async def test_kills_of_postgresql_under_play_lose_and_double_nothing(
    cluster: Cluster, amount: int, count: Count
) -> None:
    dice, database = _dice(), cluster.new_database()
    with Server(database) as server:
        visitors = [server.visitor() for _ in range(2)]
        arena = Arena(server.host, visitors, dice)
        await server.start()
        for _ in range(amount):
            await arena.fill(TABLES)
            playing = arena.playing
            tasks = [asyncio.create_task(player.play_on()) for player in playing]
            await _some_moves(playing, dice.randrange(10, 60))
            cluster.kill()
            await asyncio.sleep(dice.uniform(0.0, 0.3))
            cluster.start()  # in this thread: it dies with the one that started it
            await _some_moves(playing, 5)  # they go on by themselves
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            log = Log(database)
            log.check(playing)
            log.close()
            count("kill -9 of PostgreSQL under play", 1)
        assert await asyncio.to_thread(server.end, signal.SIGTERM) == -signal.SIGTERM
        for client in visitors:
            await client.aclose()
    _tell(arena, "PostgreSQL", count)


async def _some_moves(players: list[Player], number: int) -> None:
    """Wait until so many moves more are acknowledged, at whatever moment that is, or all games are over."""
    until = sum(len(player.acknowledged) for player in players) + number
    async with asyncio.timeout(PATIENCE_S):
        while sum(len(player.acknowledged) for player in players) < until:
            if all(player.over for player in players):
                return
            await asyncio.sleep(0.005)


def _tell(arena: Arena, kind: str, count: Count) -> None:
    moves: Counter[str] = Counter()
    for player in arena.everybody:
        moves[arena.games[player.table][0]] += len(player.acknowledged)
    for game, number in moves.items():
        count(f"moves acknowledged and found again, {game}, {kind}", number)
    assert all(moves[game] for game in TABLES), f"a game was not played at all: {moves}"
