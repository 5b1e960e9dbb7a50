"""The seats' half of the dice: pledged, opened, stored, in the replay; and a server that cheats is caught."""

import hashlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from hanpan.core.chance.dice import pledge_of, server_value
from hanpan.core.replay import Kept, parse_replay, verify
from hanpan.core.replay.verify import VerifyReport
from hanpan.games.loading import load_game
from hanpan.server.storage.rows import UserRow
from hanpan.server.tables import openings
from hanpan.server.wire_http import SeatBody, TableBody
from tests.server.harness import VS_BOT, VS_OPEN, FakeTime, Line, Message, Person, Site, play_out, serving, settings_for

pytestmark = pytest.mark.slow

MINE, THEIRS = "5a" * 32, "c3" * 32
VALUE_S = 10


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory, time: FakeTime) -> AsyncIterator[Site]:
    """A server that waits for the seats' values."""
    settings = settings_for(tmp_path_factory.mktemp("site"), now=time, value_s=VALUE_S)
    async with serving(settings) as running:
        yield running


async def pledged(line: Line, seat: Any, value: str) -> Message:
    """The seat pledges under the commitment that it sees."""
    return await line.ask("pledge", hash=pledge_of(line.table["commitment"], seat, value))


async def bound(line: Line, seat: Any = "p1", value: str = MINE) -> None:
    """The last seat to do so pledges and opens."""
    assert (await pledged(line, seat, value))["type"] == "done"
    assert (await line.ask("open_value", value=value))["type"] == "done"


async def checked(person: Person, table: str, kept: Kept | None = None) -> VerifyReport:
    """What `hanpan verify` says of the downloaded replay."""
    text = await person.get(f"tables/{table}/replay")
    return verify(parse_replay(Path("game.jsonl"), text.encode(), finished=True), load_game, kept or Kept())


def refused(answer: Message) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["refusal"]["code"])


async def test_one_person_and_a_bot(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    assert (line.view, line.table["status"], line.table["dice"]) == (None, "waiting", "bound")
    assert line.table["commitment"] == seated["table"]["commitment"]
    assert line.table["seats"]["p1"]["dice"] == {"pledge": None, "opened": False, "value": None, "from": None}
    await bound(line)
    assert await line.until_asked() is not None
    while line.table["status"] != "playing":
        await line.next("notice")
    own, bot = (line.table["seats"][seat]["dice"] for seat in ("p1", "p2"))
    assert (own["value"], own["from"]) == (MINE, "seat")
    await play_out(line)
    kept = Kept(line.table["commitment"], {"p1": MINE})
    report = await checked(mina, table, kept)
    assert (report.problems, report.dice) == ((), "bound")
    check = await mina.get(f"tables/{table}/dice")
    assert (check["ok"], check["dice"], check["without"]) == (True, "bound", None)
    assert check["seats"] == {"p1": own, "p2": bot}
    assert bot["value"] == server_value(bytes.fromhex(check["secret"]), "p2")
    told = b"/p1/32/" + bytes.fromhex(MINE) + b"/p2/32/" + bytes.fromhex(bot["value"])
    key = hashlib.blake2b(b"hanpan/match" + told, key=bytes.fromhex(check["secret"]), digest_size=32)
    assert check["match_key"] == key.hexdigest()


async def test_two_people_open_when_both_have_pledged(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    one = await mina.line(table, seated["key"])
    assert refused(await one.ask("open_value", value=MINE)) == "table_not_pledged"
    assert (await pledged(one, "p1", MINE))["type"] == "done"
    assert (await pledged(one, "p1", MINE))["type"] == "done"  # asked again after a restart: nothing new
    assert refused(await pledged(one, "p1", THEIRS)) == "table_pledged"
    assert refused(await one.ask("open_value", value=MINE)) == "table_pledges_missing"  # somebody may still sit down
    two = await joon.sit(table)
    assert two.table["seats"]["p1"]["dice"]["pledge"] == pledge_of(two.table["commitment"], "p1", MINE)
    assert refused(await one.ask("open_value", value=MINE)) == "table_pledges_missing"
    assert (await pledged(two, "p2", THEIRS))["type"] == "done"
    assert refused(await one.ask("open_value", value=THEIRS)) == "table_wrong_value"
    assert (await one.ask("open_value", value=MINE))["type"] == "done"
    while not two.table["seats"]["p1"]["dice"]["opened"]:
        await two.next("notice")
    assert (two.table["seats"]["p1"]["dice"]["value"], two.view) == (None, None)  # not before the game begins
    assert MINE not in "".join(two.frames)
    assert (await two.ask("open_value", value=THEIRS))["type"] == "done"
    await one.until_asked()
    await play_out(one, two)
    report = await checked(joon, table, Kept(two.table["commitment"], {"p1": MINE, "p2": THEIRS}))
    assert (report.problems, report.dice) == ((), "bound")


async def test_a_seat_that_sends_nothing(mina: Person, joon: Person, site: Site, time: FakeTime) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    one, two = await mina.line(table, seated["key"]), await joon.sit(table)
    await pledged(one, "p1", MINE)
    await pledged(two, "p2", THEIRS)
    await one.ask("open_value", value=MINE)
    time.advance(VALUE_S - 1)
    await site.services.live_tables.tick()
    assert (await joon.get(f"tables/{table}"))["status"] == "waiting"
    time.advance(1)
    await site.services.live_tables.tick()
    await two.until_asked()
    assert refused(await two.ask("open_value", value=THEIRS)) == "table_values_closed"
    assert (await one.ask("open_value", value=MINE))["type"] == "done"  # the answer got lost; it is in
    await play_out(one, two)
    replay = parse_replay(Path("x"), (await mina.get(f"tables/{table}/replay")).encode())
    seats = replay.header.dice.seats  # type: ignore[union-attr]
    assert {seat: (one.source, one.pledge is not None) for seat, one in seats.items()} == {
        "p1": ("seat", True),
        "p2": ("server", True),
    }
    assert (await checked(mina, table, Kept(one.table["commitment"], {"p1": MINE}))).ok
    assert not (await checked(joon, table, Kept(None, {"p2": THEIRS}))).ok


@pytest.mark.parametrize("message", [{"hash": "5a"}, {"hash": "Z" * 64}, {"hash": 1}, {}])
async def test_a_malformed_pledge(mina: Person, message: dict[str, Any]) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    answer = await line.ask("pledge", **message)
    assert (answer["type"], answer["code"]) == ("problem", "malformed")
    assert "hash" in answer["message"]


async def test_whoever_only_watches_adds_nothing(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await joon.line(seated["table"]["id"])
    assert refused(await pledged(line, "p1", MINE)) == "table_not_seated"


async def test_delayed_spectators_learn_of_values_with_the_game(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    seated = await mina.open(VS_BOT, spectator_delay_s=30, visibility="public")
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await bound(line)
    await line.until_asked()
    early = await joon.line(table)
    assert early.table["seats"]["p1"]["dice"] is None
    assert (await joon.get(f"tables/{table}"))["seats"]["p1"]["dice"] is None
    assert (await joon.get(f"tables/{table}/dice"))["seats"] == {}
    assert MINE not in "".join(early.frames)
    time.advance(31)
    await site.services.live_tables.tick()
    while early.table["seats"]["p1"]["dice"] is None or early.table["seats"]["p1"]["dice"]["value"] is None:
        await early.next("notice", "welcome")
    assert early.view is not None


async def test_what_takes_no_values_says_so(mina: Person, site: Site) -> None:
    tutorial = await mina.open(VS_BOT, tutorial=True, seed=3)
    daily = await mina.post("tables", {"game": "trail", "mode": "daily", "seats": {"p1": {"kind": "me"}}}, 201)
    given = {"round": 2, "stage": "tendency", "p1": {"energy": 3}}
    position = await mina.post("positions", {"game": "dice-battle", "given": given}, 201)
    for seated, why in ((tutorial, "tutorial"), (daily, "daily"), (position, "position")):
        table = seated["table"]["id"]
        line = await mina.line(table, seated["key"])
        assert (line.table["dice"], line.table["status"]) == ("secret", "playing")
        assert line.table["seats"]["p1"]["dice"] is None
        assert refused(await pledged(line, "p1", MINE)) == "table_no_values"
        check = await mina.get(f"tables/{table}/dice")
        assert (check["dice"], check["without"], check["seats"]) == ("secret", why, {})


async def test_a_branch_asks_nobody_again(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await bound(line)
    await line.until_asked()
    await play_out(line)
    body = {"step": 3, "seat": "p2", "level": "normal"}
    pinned = await mina.post(f"tables/{table}/branch", {**body, "pinned": True}, 201)
    fresh = await mina.post(f"tables/{table}/branch", {**body, "pinned": False}, 201)
    assert (pinned["table"]["dice"], fresh["table"]["dice"]) == ("bound", "secret")
    again = await mina.line(pinned["table"]["id"], pinned["key"])
    await again.until_asked()
    await play_out(again)
    report = await checked(mina, pinned["table"]["id"])
    assert (report.problems, report.dice) == ((), "pinned")
    check = await mina.get(f"tables/{pinned['table']['id']}/dice")
    assert (check["ok"], check["without"]) == (True, "pinned")
    assert (await mina.get(f"tables/{fresh['table']['id']}/dice"))["without"] == "branch"


async def test_a_rematch_is_bound_anew(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await bound(line)
    await line.until_asked()
    await line.ask("resign")
    await line.ask("rematch")
    while line.table["next"] is None:
        await line.next("notice")
    again = await mina.sit(line.table["next"])
    assert (again.table["dice"], again.view) == ("bound", None)
    assert again.table["seats"]["p2"]["dice"]["pledge"] is None
    await bound(again, "p2")
    assert await again.until_asked() is not None


async def test_a_table_of_before_goes_on_as_it_was(mina: Person, site: Site) -> None:
    me = await mina.get("me")
    body = TableBody(game="dice-battle", mode="quick", seats={"p1": SeatBody("me"), "p2": SeatBody("bot", "easy")})
    saved = openings.table(body, UserRow(me["id"], me["name"], None, None, 0), 0)
    table = saved.table.id
    await site.services.live_tables.open(saved._replace(table=replace(saved.table, dice="secret")))
    line = await mina.sit(table)
    await line.until_asked()
    await play_out(line)
    assert (await checked(mina, table, Kept(line.table["commitment"]))).dice == "checked"
    assert (await mina.get(f"tables/{table}/dice"))["without"] == "earlier"


async def test_pledges_and_values_outlive_a_restart(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time, value_s=VALUE_S)
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        seated = await mina.open(VS_OPEN)
        table = seated["table"]["id"]
        one, two = await mina.line(table, seated["key"]), await joon.sit(table)
        await pledged(one, "p1", MINE)
        await pledged(two, "p2", THEIRS)
        await one.ask("open_value", value=MINE)
        cookies = mina.http.cookies, joon.http.cookies
    time.advance(VALUE_S * 2)  # the time to open begins anew
    async with serving(settings) as site, site.person() as mina, site.person() as joon:
        mina.http.cookies, joon.http.cookies = cookies
        two = await joon.sit(table)
        assert two.view is None
        assert two.table["seats"]["p1"]["dice"]["opened"]
        assert (await two.ask("open_value", value=THEIRS))["type"] == "done"
        await two.until_asked()
        one = await mina.sit(table)
        await play_out(one, two)
        assert (await checked(mina, table, Kept(one.table["commitment"], {"p1": MINE, "p2": THEIRS}))).ok


async def test_a_secret_swapped_before_the_first_draw(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time, value_s=VALUE_S)
    async with serving(settings) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        table, shown = seated["table"]["id"], seated["table"]["commitment"]
        line = await mina.line(table, seated["key"])
        await pledged(line, "p1", MINE)
        cookies = mina.http.cookies
    with closing(sqlite3.connect(tmp_path / "hanpan.db")) as connection:
        connection.execute("UPDATE tables SET secret = ? WHERE id = ?", ("00" * 32, table))
        connection.commit()
    async with serving(settings) as site, site.person() as mina:
        mina.http.cookies = cookies
        line = await mina.line(table, seated["key"])
        assert line.table["commitment"] != shown  # a browser that kept the first one sees it here
        assert refused(await line.ask("open_value", value=MINE)) == "table_wrong_value"  # pledged under the first one
        time.advance(VALUE_S)
        await site.services.live_tables.tick()
        await line.until_asked()
        await play_out(line)
        assert (await checked(mina, table)).ok  # the file alone cannot tell
        [problem] = (await checked(mina, table, Kept(shown))).problems
        assert problem.reason.startswith("dice.commitment: ")
