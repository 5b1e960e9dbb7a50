"""Who may speak on a socket and what happens to what cannot be taken."""

from dataclasses import replace
from pathlib import Path

import pytest
import websockets

from hanpan.server.settings import Rate
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, Person, Site, play_out, serving, settings_for

HELLO = {"type": "hello", "version": 1}


async def test_the_first_message_must_be_hello(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.connect(seated["table"]["id"])
    await line.send({"type": "act", "id": "a", "step": 1, "action": {}})
    problem = await line.next("problem")
    assert (problem["code"], problem["id"]) == ("hello_first", "a")
    await line.send({**HELLO, "key": seated["key"]})
    assert (await line.next("welcome"))["seat"] == "p1"
    await line.send(HELLO)
    assert (await line.next("problem"))["code"] == "out_of_order"
    await line.close()


async def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, hello_s=0.05)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        line = await mina.connect(seated["table"]["id"])
        assert await line.closed() == 4400


async def test_a_client_of_another_version_is_told_to_reload_and_nothing_else(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.connect(seated["table"]["id"])
    await line.send({"type": "hello", "version": 2, "key": seated["key"]})
    assert await line.closed() == 4426
    assert [frame for frame in line.frames if "welcome" in frame] == []
    assert line.frames == ['{"type":"reload","version":1}']


async def test_a_table_that_is_not_there(mina: Person) -> None:
    for name in ("abcdefghijkm", "x", "..", "%00", "%ed%a0%80"):
        assert await (await mina.connect(name)).closed() == 4404


async def test_a_stolen_key_opens_nothing(mina: Person, joon: Person, site: Site) -> None:
    seated = await mina.open(VS_BOT)
    table, key = seated["table"]["id"], seated["key"]
    await joon.get("me")
    async with site.person() as nobody:  # no cookie at all
        for thief in (joon, nobody):
            line = await thief.connect(table)
            await line.send({**HELLO, "key": key})
            assert (await line.next("problem"))["code"] == "not_your_seat"
            assert await line.closed() == 4403


async def test_a_wrong_key_and_the_key_of_another_table_open_nothing(mina: Person) -> None:
    one, two = await mina.open(VS_BOT), await mina.open(VS_BOT)
    for key in ("", "x", two["key"], one["key"] + " "):
        line = await mina.connect(one["table"]["id"])
        await line.send({**HELLO, "key": key})
        assert (await line.next("problem"))["code"] == "wrong_key"
        assert await line.closed() == 4403


async def test_nobody_acts_for_the_other_seat_or_from_the_gallery(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_BOT)
    watcher = await joon.line(seated["table"]["id"])
    for kind in ("act", "withdraw", "resign", "offer_draw", "decline_draw", "rematch", "ask_hint", "weigh"):
        given = {"step": 1, "action": {"type": "declare", "tendency": "attack"}}
        fields: dict[str, object] = given if kind in ("act", "weigh") else {}
        fields = {"step": 1} if kind == "withdraw" else fields
        assert (await watcher.ask(kind, **fields))["refusal"]["code"] == "table_not_seated"
    await watcher.close()


async def test_another_site_cannot_open_a_socket(mina: Person, site: Site) -> None:
    table = (await mina.open(VS_BOT))["table"]["id"]
    for origin in ("https://evil.example", f"http://{site.host}.evil.example", "null", "http://127.0.0.1:1", "::"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await mina.connect(table, origin=origin)
        assert refused.value.response.status_code == 403
    line = await mina.connect(table, origin=f"http://{site.host}")
    await line.send(HELLO)
    await line.next("welcome")
    await line.close()


async def test_a_frame_that_is_too_large(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await line.send({"type": "act", "id": "x", "step": 1, "action": "y" * WIDE.frame_bytes})
    assert (await line.next("problem"))["code"] == "too_large"
    assert await line.closed() == 1009
    line = await mina.line(seated["table"]["id"], seated["key"])
    await line.send("z" * (WIDE.frame_bytes * 8))
    assert await line.closed() == 1009


async def test_binary_frames_and_odd_ids_are_refused(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await line.send(b'{"type":"ping","at":1}')
    assert (await line.next("problem"))["code"] == "malformed"
    for odd in ("", "x" * 65, "\x00", "한판", "a\nb"):
        await line.send({"type": "resign", "id": odd})
        assert (await line.next("problem"))["code"] == "bad_id"
    assert (await line.ask("act", id="x" * 64, step=0, action={}))["type"] == "refused"
    await line.close()


async def test_the_server_says_what_time_it_is(mina: Person, site: Site) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    await line.send({"type": "ping", "at": 17})
    assert await line.next("pong") == {"type": "pong", "at": 17, "server_at": site.settings.now()}
    await line.close()


async def test_a_repeated_request_is_answered_again_and_never_done_twice(mina: Person, joon: Person) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    first = await mina.line(table, seated["key"])
    second = await joon.sit(table)
    await first.until_asked()
    attack, defence = ({"type": "declare", "tendency": which} for which in ("attack", "defence"))
    assert (await first.act(attack, id="once"))["type"] == "done"
    assert (await first.ask("act", id="once", step=1, action=attack))["type"] == "done"
    # Whatever else is sent under a known id is answered by what was done first.
    assert (await first.ask("act", id="once", step=1, action=defence))["type"] == "done"
    assert (await first.ask("act", id="other", step=1, action=defence))["refusal"]["code"] == "already_sealed"
    # The same id of the other seat is another request.
    assert (await second.act(defence, id="once"))["type"] == "done"
    update = await second.next("update")
    shown = {event["seat"]: event["data"]["tendency"] for event in update["events"] if event["kind"] == "tendency"}
    assert shown == {"p1": "attack", "p2": "defence"}
    # After the step, and on another socket.
    again = await mina.line(table, seated["key"])
    assert (await again.ask("act", id="once", step=1, action=attack))["type"] == "done"
    assert len(again.events) == 2
    for line in (first, second, again):
        await line.close()


async def test_refusals_are_remembered_with_their_id(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    line = await mina.line(seated["table"]["id"], seated["key"])
    refused = await line.ask("act", id="r", step=99, action={})
    assert refused["refusal"]["code"] == "table_stale_step"
    assert refused["refusal"]["params"] == {"step": 1}
    await line.until_asked()
    assert (await line.act(id="r")) == refused
    await line.close()


async def test_a_second_tab_sees_the_same_and_cannot_answer_the_same_question_again(mina: Person) -> None:
    seated = await mina.open(VS_BOT)
    table, key = seated["table"]["id"], seated["key"]
    one, two = await mina.line(table, key), await mina.line(table, key)
    await two.until_asked()
    step = two.asked["step"] if two.asked else 0
    await one.until_asked()
    assert (await one.act())["type"] == "done"
    await two.next("update")
    late = await two.ask("act", step=step, action={"type": "declare", "tendency": "attack"})
    assert late["refusal"]["code"] == "table_stale_step"
    assert two.events[-1] == (await one.next("update"))["events"]
    await two.until_asked()
    await two.act()
    await one.next("update")
    await play_out(one)
    await two.until_over()
    assert one.ending == two.ending
    await one.close()
    await two.close()


async def test_a_flood_is_refused_then_cut_off(tmp_path: Path) -> None:
    limits = replace(WIDE, socket=Rate(0.001, 5), violations=10)
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        line = await mina.line(seated["table"]["id"], seated["key"])
        for n in range(5):
            await line.send({"type": "resign" if n == 4 else "ping", "id": "late", "at": 1})
        assert (await line.next("problem"))["code"] == "malformed"  # a ping has no id
        assert (await line.next("problem"))["code"] == "malformed"
        while (problem := await line.next("problem"))["code"] != "too_fast":
            pass
        assert problem["id"] == "late"
        for _ in range(20):
            await line.send({"type": "ping", "at": 1})
        assert await line.closed() == 4429
        again = await mina.line(seated["table"]["id"], seated["key"])
        assert again.ending is None  # the request over the limit was not carried out


@pytest.mark.parametrize("whose", ["user", "address"])
async def test_the_limits_of_a_user_and_of_an_address_hold_over_all_their_sockets(tmp_path: Path, whose: str) -> None:
    few = Rate(0.001, 6)
    limits = replace(WIDE, user=few) if whose == "user" else replace(WIDE, address=few)
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        one = await mina.line(seated["table"]["id"], seated["key"])
        two = await mina.line(seated["table"]["id"], seated["key"])
        for line in (one, two):
            for _ in range(2):
                await line.send({"type": "ping", "at": 1})
                assert (await line.next("pong", "problem"))["type"] == "pong"
        for line in (one, two):
            await line.send({"type": "ping", "at": 1})
            assert (await line.next("pong", "problem"))["code"] == "too_fast"


async def test_too_many_sockets_of_one_address(tmp_path: Path) -> None:
    limits = replace(WIDE, sockets_per_address=2)
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina:
        table = (await mina.open(VS_BOT))["table"]["id"]
        one, two = await mina.line(table), await mina.line(table)
        assert await (await mina.connect(table)).closed() == 4430
        await one.close()
        assert (await two.ask("resign"))["type"] == "refused"
        three = await mina.line(table)
        assert three.welcome


@pytest.mark.slow
async def test_a_slow_client_is_cut_off_and_comes_back_to_everything(tmp_path: Path) -> None:
    limits = replace(WIDE, queue_frames=20)
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina, site.person() as joon:
        seated = await mina.open(VS_OPEN)
        table = seated["table"]["id"]
        first = await mina.line(table, seated["key"])
        second = await joon.sit(table)
        live = site.services.live_tables.live(table)
        assert live is not None
        stream = next(stream for stream in live.audience._streams if stream.viewer == "p2")
        async with live.turn():
            for _ in range(30):  # more in one go than the line may hold
                live.audience.notice(0)
        assert stream.close_code == 4408
        assert await second.closed() == 4408
        assert await first.closed() == 4408
        first, back = await mina.sit(table), await joon.sit(table)
        await play_out(first, back)


async def test_stopping_the_server_closes_every_socket_with_1012(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        line = await mina.line(seated["table"]["id"], seated["key"])
    assert await line.closed() == 1012


@pytest.mark.slow
async def test_a_defect_is_written_down_and_the_table_goes_on_from_what_is_stored(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seated = await mina.open(VS_BOT)
    table = seated["table"]["id"]
    line = await mina.line(table, seated["key"])
    await line.until_asked()
    live = site.services.live_tables.live(table)
    assert live is not None

    async def breaks(*_: object) -> None:
        raise KeyError("a defect")

    with monkeypatch.context() as patch:
        patch.setattr(live, "answer", breaks)
        await line.send({"type": "act", "id": "x", "step": 1, "action": {"type": "declare", "tendency": "attack"}})
        assert await line.closed() in (1011, 1012)
    assert "a defect" in caplog.text
    line = await mina.line(table, seated["key"])
    assert (await line.act(id="x"))["type"] == "done"
    await play_out(line)
    await line.close()


async def test_a_face_that_somebody_has_chosen_is_seen_by_the_others(mina: Person, joon: Person, sora: Person) -> None:
    seated = await mina.open(VS_OPEN)
    table = seated["table"]["id"]
    watcher = await sora.line(table)
    first = await mina.line(table, seated["key"], face="bride")
    second = await joon.line(table, (await joon.post(f"tables/{table}/join"))["key"])
    assert second.table["seats"]["p1"]["face"] == first.table["seats"]["p1"]["face"] == "bride"
    assert second.table["seats"]["p2"]["face"] is None
    await watcher.next("notice")
    assert watcher.table["seats"]["p1"]["face"] == "bride"
    # Only the faces there are, and nobody puts one on another's seat.
    odd = await sora.connect(table)
    await odd.send({"type": "hello", "version": 1, "key": None, "lang": "en", "face": "<svg onload=alert(1)>"})
    assert (await odd.next("problem"))["code"] == "malformed"
    spectator = await sora.line(table, face="general")
    assert {seat["face"] for seat in spectator.table["seats"].values()} == {"bride", None}
    for line in (watcher, first, second, odd, spectator):
        await line.close()
