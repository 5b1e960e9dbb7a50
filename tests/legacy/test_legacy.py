"""What version 0.1.0 wrote is read, verified and gone on with: replays of every mode, and a database under play."""

import asyncio
import gzip
import hashlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, create_engine, select

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.codec import plain
from hanpan.core.contract.seat import Seat
from hanpan.core.language.lookalikes import skeleton
from hanpan.core.replay import export_for, parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.server.storage.engine import database_url, sync_url
from hanpan.server.storage.migrate import MIGRATIONS
from tests.chaos.sizes import sizes
from tests.legacy.old import (
    DAILY,
    DATABASE,
    HERE,
    MANIFEST_SCHEMA,
    OVER,
    REPLAYS,
    TABLES,
    UNDER_PLAY,
    as_recorded,
    old_database,
    people_of,
    recorded_time,
    settings_at,
)
from tests.postgres import Cluster
from tests.server.harness import FakeTime, Line, Person, Site, serving

pytestmark = pytest.mark.slow

AT_ONCE = 4  # tables that are played on together: each waits for the others, and patience has an end


def _replay(name: str) -> bytes:
    return gzip.decompress((HERE / "replays" / f"{name}.jsonl.gz").read_bytes())


@pytest.mark.parametrize("game", game_ids())
def test_every_replay_is_read_verified_and_exported(game: str) -> None:
    names = [name for name, entry in REPLAYS.items() if entry["game"] == game]
    for name in names:
        entry, data = REPLAYS[name], _replay(name)
        assert hashlib.sha256(data).hexdigest() == entry["sha256"], f"{name} is not the file that was recorded"
        replay = parse_replay(Path(name), data, finished=True)
        report = verify(replay, load_game)
        assert (report.problems, report.dice, report.steps) == ((), "checked", entry["steps"]), name
        assert replay.steps[-1].hash == entry["hash"]
        viewers: tuple[Seat | None, ...] = (*load_game(game).info.seats, None)
        for viewer in viewers:
            assert sum(1 for _ in export_for(replay, viewer, load_game)) == entry["steps"] + 2, name
    modes = {REPLAYS[name]["mode"] for name in names}
    assert modes <= set(load_game(game).info.modes), "a mode that was played is gone"
    assert all(sum(REPLAYS[name]["mode"] == mode for name in names) >= 3 for mode in modes)


def test_the_replays_hold_every_kind_of_order_dice_and_ending() -> None:
    orders = {order for entry in REPLAYS.values() for order in entry["orders"]}
    assert orders == {"call", "settle", "explain", "quote", "restore", "violation", "stalling", "clock"}
    assert {entry["dice"] for entry in REPLAYS.values()} == {"secret", "seed"}
    assert {entry["by"] for entry in REPLAYS.values()} >= {"play", "resignation", "time", "agreement", "judge"}


async def _finish(site: Site, people: dict[str, Person], name: str, most: int) -> None:
    """Everybody comes back and plays on to the end; after `most` steps more somebody gives up."""
    entry = TABLES[name]
    sitting = entry["seats"].items()
    lines: dict[Any, Line] = {seat: await people[who["person"]].line(entry["id"], who["key"]) for seat, who in sitting}
    for seat, line in lines.items():
        assert line.welcome["seat"] == seat
        assert line.welcome["step"] == entry["steps"] - 1 or len(lines) < 2

    async def play(seat: Seat, line: Line) -> None:
        while await line.until_asked() is not None:
            assert line.asked is not None
            live = site.services.live_tables.live(entry["id"])
            assert live is not None
            match, question = live.memory.match, live.memory.question(seat)
            if match is None or question is None or match.asked_at != line.asked["step"]:
                await line.next("update", "notice")
                continue
            if len(match.steps) > entry["steps"] + most:
                await line.ask("resign")
                continue
            bot = load_bot(live.memory.game, "random")
            chance = SeededChance(1, len(match.steps))
            told = await line.act(plain(bot.choose(*question, chance)))
            assert told["type"] == "done" or line.ending is not None, (name, told)

    await asyncio.gather(*(play(seat, line) for seat, line in lines.items()))
    for line in lines.values():
        assert line.ending is not None
        await line.close()


async def _shown(person: Person, name: str) -> None:
    """What is told of a game that is over."""
    entry = TABLES[name]
    table = entry["id"]
    told = await person.get(f"tables/{table}/timeline")
    assert told["ending"] is not None
    dice = await person.get(f"tables/{table}/dice")
    if entry["start"] == "setup":
        assert (dice["ok"], dice["problems"], dice["commitment"]) == (True, [], entry["commitment"]), name
        data = (await person.get(f"tables/{table}/replay")).encode()
        report = verify(parse_replay(Path(name), data, finished=True), load_game)
        assert (report.problems, report.dice) == ((), "checked"), name
    for seat in entry["seats"]:
        assert (await person.get(f"tables/{table}/replay?seat={seat}")).startswith('{"hanpan":"seen"')


def _copied_over(source: Path, target: str) -> None:
    """The rows of the old SQLite database in one of PostgreSQL, in the schema they were written in."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    into = create_engine(sync_url(database_url(target)))
    out_of = create_engine(sync_url(database_url(str(source))))
    with into.begin() as new, out_of.connect() as old:
        config.attributes["connection"] = new
        command.upgrade(config, MANIFEST_SCHEMA)
        tables = MetaData()
        tables.reflect(new)
        for table in tables.tables.values():
            if table.name != "alembic_version":
                rows = [dict(row) for row in old.execute(select(table)).mappings()]
                new.execute(table.insert(), rows)
    into.dispose()
    out_of.dispose()


async def _all_as_before(site: Site, people: dict[str, Person], time: FakeTime, finished: list[str], most: int) -> None:
    for name in UNDER_PLAY:
        if len(TABLES[name]["seats"]) == len(load_game(TABLES[name]["game"]).info.seats):
            as_recorded(site, name)  # a bot may have gone on since
    for name, person in people.items():
        me = await person.get("me")
        account = DATABASE["accounts"].get(name)
        assert me["guest"] == (account is None)
        assert account is None or me["name"].startswith(account[0])
        assert me["judge"] == (name in DATABASE["judges"])
    room = asyncio.Semaphore(AT_ONCE)

    async def finish(name: str) -> None:
        async with room:
            await _finish(site, people, name, most)

    await asyncio.gather(*(finish(name) for name in finished if name in UNDER_PLAY))
    for name in set(DAILY) & set(finished):
        told = await people["sora"].get(f"tables/{TABLES[name]['id']}/dice")
        assert (told["secret"], told["ok"]) == (None, None), "the day is not over"
    time.advance(86_400)
    for name in finished:
        owner = next(iter(TABLES[name]["seats"].values()))["person"]
        await _shown(people[owner], name)
    joined = await people["guest"].post(f"tables/{TABLES['waiting']['id']}/join")
    assert joined["seat"] == "p2"


@sizes(60, 100_000)
async def test_the_tables_of_an_old_database_come_back_and_are_played_to_their_end(tmp_path: Path, amount: int) -> None:
    time = recorded_time()
    async with serving(settings_at(str(old_database(tmp_path)), time)) as site, people_of(site) as people:
        await _all_as_before(site, people, time, UNDER_PLAY + OVER, amount)


@sizes(20, 100_000)
async def test_the_same_rows_in_postgresql(tmp_path: Path, cluster: Cluster, amount: int) -> None:
    time, database = recorded_time(), cluster.bare_database()
    _copied_over(old_database(tmp_path), database)
    some = UNDER_PLAY + OVER if amount > 100 else [*game_ids(), "daily", "judged-running", "clash-position"]
    async with serving(settings_at(database, time)) as site, people_of(site) as people:
        await _all_as_before(site, people, time, some, amount)


async def test_passwords_and_names_of_old_accounts(tmp_path: Path) -> None:
    """Everybody can still log in by the name and the password they had, the two whose names look alike as well."""
    async with serving(settings_at(str(old_database(tmp_path)), recorded_time())) as site:
        shown = []
        for name, password in DATABASE["accounts"].values():
            async with site.person() as person:
                me = await person.post("account/login", {"name": name, "password": password})
                shown.append(me["name"])
        assert len({skeleton(name) for name in shown}) == len(shown), "two accounts still look alike"


async def test_the_judge_links_of_old_tables_need_consent(tmp_path: Path) -> None:
    entry = TABLES["judge-link"]
    async with (
        serving(settings_at(str(old_database(tmp_path)), recorded_time())) as site,
        people_of(site) as people,
    ):
        judge = await people["twin"].line(entry["id"], entry["judge_key"])  # an account that sits at neither seat
        assert not judge.welcome["judge"]
        assert (await judge.ask("rule", level=1, words="hm"))["refusal"]["code"] == "table_judge_not_agreed"
        (known,) = judge.welcome["table"]["judges"]
        for seat in entry["seats"].values():
            line = await people[seat["person"]].line(entry["id"], seat["key"])
            assert (await line.ask("agree_judge", judge=known["id"]))["type"] == "done"
        assert (await judge.ask("rule", level=1, words="hm"))["type"] == "done"
