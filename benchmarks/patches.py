"""`python -m benchmarks.patches`: what patches cost a server, in time and in bytes.

The same game is played at two tables, with patches and without, in turns move by move; at both every seat has somebody
connected, with `--spectator` somebody looks on besides. Everything between a request and the messages that wait for
their sockets counts: rules, storing (SQLite), views, menus, JSON. The network does not. Each game is played several
times, and of each move the shortest time counts, so that other work of the machine does not.
"""

import argparse
import asyncio
import gc
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table as Rows

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.answers import sample
from hanpan.core.contract.codec import plain
from hanpan.core.contract.seat import Seat
from hanpan.games.loading import load_game
from hanpan.games.registry import plugins
from hanpan.server.metrics import Metrics
from hanpan.server.services import Services
from hanpan.server.settings import Limits, Settings
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import Saved
from hanpan.server.tables import openings, seat_requests
from hanpan.server.tables.streams import Stream
from hanpan.server.tables.table import Table
from hanpan.server.wire import Act
from hanpan.server.wire_http import SeatBody, TableBody

_USER = UserRow("somebody", "Somebody", None, None, 0)


class Game(NamedTuple):
    """What a game cost: seconds of processor time of each move, and the bytes of each update sent."""

    seconds: list[float]
    sizes: list[int]

    def best(self, other: "Game") -> "Game":
        """The shorter time of each move of the same game."""
        return Game([min(pair) for pair in zip(self.seconds, other.seconds, strict=True)], self.sizes)


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="different games of each game")
    parser.add_argument("--repeats", type=int, default=5, help="how often each is played, with patches and without")
    parser.add_argument("--only", help="the id of one game")
    parser.add_argument("--spectator", action="store_true")
    options = parser.parse_args()
    rows = Rows(title="With patches and without: processor time of a move, bytes of an update")
    for heading in ("game", "moves", "ms a move", "without", "ratio", "bytes an update", "without", "ratio"):
        rows.add_column(heading, justify="left" if heading == "game" else "right")
    with tempfile.TemporaryDirectory(prefix="hanpan-bench-") as folder:
        for name, games in asyncio.run(_measured(Path(folder), options)).items():
            times, sizes, moves = [], [], 0
            for played in games:
                moves = sum(len(game.seconds) for game in played)
                updates = [size for game in played for size in game.sizes]
                times.append(sum(sum(game.seconds) for game in played) / moves * 1000)
                sizes.append(sum(updates) / len(updates))
            told = [f"{times[0]:.2f}", f"{times[1]:.2f}", f"{times[0] / times[1]:.2f}"]
            told += [f"{sizes[0]:,.0f}", f"{sizes[1]:,.0f}", f"{sizes[0] / sizes[1]:.2f}"]
            rows.add_row(name, str(moves), *told)
    Console(width=110).print(rows)


async def _measured(folder: Path, options: argparse.Namespace) -> dict[str, tuple[list[Game], list[Game]]]:
    """The games of each game that has patches: with them, and without."""
    limits = Limits(tables_per_user=10**6, queue_frames=10**6, queue_bytes=10**9)
    settings = Settings(database=str(folder / "bench.db"), tick_s=0, log_level="warning", limits=limits)
    services = await Services.start(settings, Metrics())
    found: dict[str, tuple[list[Game], list[Game]]] = {}
    for plugin in plugins():
        if plugin.after is None or options.only not in (None, plugin.id):
            continue
        modes = load_game(plugin.id).info.playable
        games: tuple[list[Game], list[Game]] = ([], [])
        for number in range(options.games):
            mode = modes[number % len(modes)]
            plays = [
                await _played(services, plugin.id, mode, number, options.spectator, first=repeat % 2)
                for repeat in range(options.repeats)
            ]
            for side, games_of_side in enumerate(games):
                best = plays[0][side]
                for play in plays[1:]:
                    best = best.best(play[side])
                games_of_side.append(best)
        found[plugin.id] = games
    await services.close()
    return found


class _Seated(NamedTuple):
    """A table with somebody on each seat, and what it has cost so far."""

    table: Table
    streams: dict[Seat | None, Stream]
    cost: Game

    async def act(self, number: int, seat: Seat) -> None:
        """A seat answers by chance."""
        match = self.table.memory.playing
        assert match is not None
        chance = SeededChance(number, len(match.steps))
        action = plain(sample(match.game, match.state, seat, chance))
        request = Act(f"{len(match.steps)}-{seat}", match.asked_at, action)
        begun = time.process_time()
        await seat_requests.take(self.table, self.streams[seat], request)
        self.cost.seconds.append(time.process_time() - begun)
        sent = [text for stream in self.streams.values() for text in _drained(stream)]
        self.cost.sizes.extend(len(text) for text in sent if text.startswith('{"type":"update"'))


async def _played(
    services: Services, name: str, mode: str, number: int, spectator: bool, first: int
) -> tuple[Game, Game]:
    """One game at a table with patches and at one without; the same number is the same game. `first`: who begins."""
    tables = [await _seated(services, name, mode, number, patched, spectator) for patched in (True, False)]
    gc.collect()
    gc.disable()
    turns = tables[first:] + tables[:first]
    while (match := tables[0].table.memory.playing) is not None:
        for seat in tuple(match.pending):
            for each in turns:
                await each.act(number, seat)
    gc.enable()
    return tables[0].cost, tables[1].cost


async def _seated(services: Services, name: str, mode: str, number: int, patched: bool, spectator: bool) -> _Seated:
    saved = _table(name, mode, number)
    table = await services.live_tables.open(saved)
    if not patched:
        table.audience._lens._shown = None  # as for a game whose views change with whole steps
    streams: dict[Seat | None, Stream] = {}
    for viewer in (*saved.seats, None) if spectator else saved.seats:
        streams[viewer] = Stream(viewer, _USER.id, services.settings.limits)
        await table.enter(streams[viewer])
    for stream in streams.values():
        list(_drained(stream))
    return _Seated(table, streams, Game([], []))


def _table(name: str, mode: str, number: int) -> Saved:
    """A table with a person on each seat and dice that depend on the number alone."""
    seats = load_game(name).info.seats
    body = TableBody(name, {seat: SeatBody("me" if seat == seats[0] else "open") for seat in seats}, mode)
    saved = openings.table(body, _USER, 0)
    row = replace(saved.table, secret=f"{number + 1:064x}", dice="secret")
    people = {seat: replace(one, kind="person", user_id=_USER.id, name=seat) for seat, one in saved.seats.items()}
    return saved._replace(table=row, seats=people)


def _drained(stream: Stream) -> Iterator[str]:
    """Everything that waits for a socket."""
    while stream._queue:
        frame = stream._queue.popleft()
        stream._bytes -= frame.counted
        yield frame.text


if __name__ == "__main__":
    main()
