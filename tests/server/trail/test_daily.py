"""The run of the day: one secret that nobody is told before the day is over, and a board on which first runs count."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from msgspec.structs import replace

from hanpan.server.storage.writes import new_table_writes
from hanpan.server.thinking.thoughts import Question
from tests.server.harness import FakeTime, Line, Person, Site

pytestmark = pytest.mark.slow

ALONE = {"p1": {"kind": "me"}}
DAY_S = 86_400
FELL = {"player.hp": 1}  # a run that is over soon


class Advice(NamedTuple):
    """What the coach says here."""

    action: Any
    reasons: tuple[()]


async def opened(person: Person, **more: Any) -> dict[str, Any]:
    body = {"game": "trail", "mode": "daily", "seats": ALONE, **more}
    seated: dict[str, Any] = await person.post("tables", body, 201)
    return seated


async def sat(person: Person, **more: Any) -> Line:
    seated = await opened(person, **more)
    return await person.line(seated["table"]["id"], seated["key"])


async def fallen(person: Person, **more: Any) -> Line:
    """A run that is played until the player falls: the turn is ended again and again."""
    line = await sat(person, **more)
    await fall(line)
    return line


async def fall(line: Line) -> None:
    while await line.until_asked() is not None:
        assert line.asked is not None
        legal = line.asked["legal"]
        give_up = next((one for one in legal if one["type"] in ("end", "force")), legal[0])
        assert (await line.act(give_up))["type"] == "done"


async def registered(site: Site, name: str) -> Person:
    person = site.person()
    await person.post("account/register", {"name": name, "password": f"a long word of {name}"})
    return person


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def new_day(time: FakeTime) -> AsyncIterator[None]:
    """Each test has a day of its own, and hours of it left."""
    midnight = (time.at // (DAY_S * 1000) + 1) * DAY_S * 1000
    time.advance((midnight - time.at) / 1000 + 3_600)
    yield


async def test_a_day_has_one_secret(mina: Person, joon: Person, time: FakeTime) -> None:
    first, second = await opened(mina), await opened(joon)
    commitment = first["table"]["commitment"]
    assert second["table"]["commitment"] == commitment
    assert (await opened(joon, mode="run"))["table"]["commitment"] != commitment
    assert (await opened(joon, overrides=FELL))["table"]["commitment"] != commitment
    assert (await mina.get("games/trail/daily"))["results"] == []
    time.advance(DAY_S)
    assert (await opened(joon))["table"]["commitment"] != commitment
    assert (await mina.get("games/clash/daily", 404))["code"] == "no_daily"


async def test_other_tables_of_the_mode_cannot_crowd_a_day_out(mina: Person, joon: Person, site: Site) -> None:
    """Neither the dice nor the board are looked for among the first tables of the day."""
    crowd = (await opened(mina, tutorial=True))["table"]["id"]
    (stored,) = await site.services.records.load([crowd])
    rows = [replace(stored.table, id=f"crowd{n}", created_by="a crowd") for n in range(600)]
    await site.services.records.journal.write(*(write for row in rows for write in new_table_writes(row, ())))
    commitment = (await opened(mina))["table"]["commitment"]
    line = await fallen(joon)
    assert line.table["commitment"] == commitment
    assert [one["mine"] for one in (await joon.get("games/trail/daily"))["results"]] == [True]


async def test_nobody_is_told_the_secret_while_the_day_lasts(
    mina: Person, joon: Person, site: Site, time: FakeTime
) -> None:
    seated = await opened(mina)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    watcher = await joon.line(table)
    await line.ask("resign")
    assert (await line.until_over())["secret"] is None
    assert (watcher.view, watcher.events, watcher.ending) == (None, [], None)
    for person in (mina, joon):
        dice = await person.get(f"tables/{table}/dice")
        assert (dice["secret"], dice["draws"], dice["commitment"]) == (None, [], line.table["commitment"])
        await person.get(f"tables/{table}/case?step=1", 409)
        branch = {"step": 0, "seat": "p1", "level": "easy", "pinned": True}
        await person.post(f"tables/{table}/branch", branch, 409)
    for path in ("replay", "replay?seat=p1", "timeline?seat=p1", "record"):
        await joon.get(f"tables/{table}/{path}", 409)
    assert (await joon.get(f"tables/{table}"))["status"] == "playing"
    # The own run can be looked at as the player saw it.
    assert '"hanpan":"seen"' in await mina.get(f"tables/{table}/replay")
    assert (await mina.get(f"tables/{table}/timeline"))["ending"]["secret"] is None
    time.advance(DAY_S)
    await site.services.live_tables.tick()
    assert (await watcher.next("welcome"))["ending"]["reason"] == "resigned"
    for person in (mina, joon):
        assert (await person.get(f"tables/{table}/dice"))["ok"] is True
        assert '"secret"' in await person.get(f"tables/{table}/replay")
        await person.post(f"tables/{table}/branch", {"step": 0, "seat": "p1", "level": "easy", "pinned": True}, 201)


async def test_the_first_run_of_an_account_counts(mina: Person, site: Site, time: FakeTime) -> None:
    account = await registered(site, "Bora")
    first, again = await fallen(account), await fallen(account)
    assert first.view["turn"] == again.view["turn"]  # the same dice
    await fallen(mina)
    board = await mina.get("games/trail/daily")
    ranks = [(one["name"], one["unranked"], one["tries"]) for one in board["results"]]
    guest = (await mina.get("me"))["name"]
    assert ranks == [("Bora", None, 2), (guest, "guest", 1)]
    assert [one["table"] for one in board["results"]] == [None, board["results"][1]["table"]]
    yesterday = board["day"]
    time.advance(DAY_S)
    assert (await mina.get("games/trail/daily"))["results"] == []
    board = await mina.get(f"games/trail/daily?day={yesterday}")
    assert board["over"] is True
    assert board["results"][0]["table"] == first.table["id"]
    assert "day" in (await mina.get("games/trail/daily?day=2026-02-31", 400))["message"]
    await account.http.aclose()


async def test_a_run_that_was_given_up_is_the_first_all_the_same(site: Site) -> None:
    account = await registered(site, "Dana")
    line = await sat(account)
    await line.ask("resign")
    await fallen(account)
    (result,) = (await account.get("games/trail/daily"))["results"]
    assert (result["unranked"], result["tries"]) == ("again", 1)
    await account.http.aclose()


async def test_hints_and_judges_exclude(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advice(_game: object, question: Question, _owner: str) -> Advice:
        return Advice(question.legal[0], ())

    monkeypatch.setattr(
        site.services.live_tables._context.minds, "advice", advice
    )  # the real coach takes seconds to get ready
    asker, judged = await registered(site, "Hana"), await registered(site, "Juno")
    line = await sat(asker)
    await line.until_asked()
    assert (await line.ask("ask_hint"))["type"] == "hint"
    await line.close()
    seated = await asker.get(f"tables/{line.table['id']}/seat")
    line = await asker.line(line.table["id"], seated["key"])
    await fall(line)
    await fallen(judged, judge=True)
    results = (await asker.get("games/trail/daily"))["results"]
    assert {one["name"]: one["unranked"] for one in results} == {"Hana": "hint", "Juno": "judge"}
    for person in (asker, judged):
        await person.http.aclose()


async def test_a_rematch_is_another_run_of_its_own_day(mina: Person, site: Site, time: FakeTime) -> None:
    line = await fallen(mina)
    time.advance(DAY_S)
    await line.ask("rematch")
    following = None
    while following is None:
        following = (await line.next("notice"))["table"]["next"]
    today = await opened(await registered(site, "Rina"))
    assert (await mina.get(f"tables/{following}"))["commitment"] == today["table"]["commitment"]
    assert line.table["commitment"] != today["table"]["commitment"]
