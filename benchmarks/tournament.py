"""A tournament of bots on one server: `python -m benchmarks.tournament [BOTS] [ROUNDS] [GAME] [MODE] [LEVEL] [OF]`.

Without arguments 512 bots play nine rounds of whole Sorcerers matches, each the best of three at one table. The server
is a process of its own. Told are the seconds from the start to the final standings, and how much of them the pairing of
all rounds takes when it is worked out again from the exported log in this process.
"""

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from hanpan.server import admin
from hanpan.tournaments.log import read
from hanpan.tournaments.orders import Report
from hanpan.tournaments.verify import faults
from tests.chaos.servers import Server

BOTS, ROUNDS, GAME, MODE, LEVEL, BEST_OF = 512, 9, "sorcerers", "match", "easy", 3
_AT_ONCE = 64


async def held(bots: int, rounds: int, game: str, mode: str, level: str, best_of: int) -> None:
    """Play one and tell how long it took."""
    with TemporaryDirectory(prefix="hanpan-bench-") as folder, Server(f"{folder}/hanpan.db") as server:
        await server.start()
        async with server.visitor() as http:
            await http.post("account/register", json={"name": "The host", "password": "correct horse battery"})
            await admin.make_organiser(f"{folder}/hanpan.db", "The host")
            body = {"name": "Bench", "game": game, "mode": mode, "rounds": rounds, "best_of": best_of}
            body["terms"] = {"bots": True}
            event = (await http.post("events", json=body)).json()["info"]["id"]
            for at in range(0, bots, _AT_ONCE):
                act = {"type": "add", "bots": min(_AT_ONCE, bots - at), "level": level}
                (await http.post(f"events/{event}/acts", json=act)).raise_for_status()
            started = time.perf_counter()
            (await http.post(f"events/{event}/acts", json={"type": "start"})).raise_for_status()
            while (await http.get(f"events/{event}")).json()["info"]["stage"] != "over":
                await asyncio.sleep(0.5)
            took = time.perf_counter() - started
            file = Path(folder, "event.jsonl")
            file.write_bytes((await http.get(f"events/{event}/export", params={"as": "log"})).content)
        entries = read(file)
        before = time.perf_counter()
        wrong = faults(entry.order for entry in entries)
        again = time.perf_counter() - before
        results = [entry.order.result for entry in entries if isinstance(entry.order, Report)]
        games = sum(result.first + result.second + result.drawn for result in results)
        what = f"{bots} bots, {rounds} rounds of {game} ({mode}, {level}, best of {best_of})"
        print(f"{what}: {len(results)} matches of {games} games in {took:.1f} s")
        print(f"worked out again: {again:.2f} s, {again / took:.1%} of it; {len(wrong)} faults")


if __name__ == "__main__":
    told = [*sys.argv[1:], *map(str, (BOTS, ROUNDS, GAME, MODE, LEVEL, BEST_OF)[len(sys.argv) - 1 :])]
    asyncio.run(held(int(told[0]), int(told[1]), told[2], told[3], told[4], int(told[5])))
