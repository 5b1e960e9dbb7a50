"""The HTTP side: every error has a code and words, nothing from another site changes anything."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hanpan.games.registry import game_ids
from hanpan.server.settings import Rate
from tests.server.harness import VS_BOT, VS_OPEN, WIDE, Person, Site, serving, settings_for

TABLE = {"game": "dice-battle", "seats": VS_BOT}


async def test_the_games_of_the_lobby(mina: Person) -> None:
    games = await mina.get("games")
    assert [game["id"] for game in games] == list(game_ids())
    assert all(game["modes"] for game in games)
    assert games[0]["modes"] == ["quick", "regular", "extended"]
    assert games[0]["bots"] == ["random", "easy", "normal", "hard"]


async def test_the_rulebook_and_the_numbers_of_a_game(mina: Person) -> None:
    book = await mina.get("games/dice-battle/rulebook")
    assert any(clause["id"] == "DB-6.3" and clause["text"]["ko"] for clause in book["clauses"])
    params = await mina.get("games/dice-battle/params")
    assert next(row for row in params if row["name"] == "shield.cost")["default"] == 3
    for name in ("chess", "%00"):
        assert (await mina.get(f"games/{name}/rulebook", 404))["code"] == "unknown_game"
        assert (await mina.get(f"games/{name}/params", 404))["code"] == "unknown_game"


async def test_what_is_long_and_the_same_for_everybody_is_sent_packed(mina: Person, site: Site) -> None:
    for path in ("games", "games/sorcerers/cards?language=ko", "games/clash/rulebook", "games/trail/texts"):
        url = f"http://{site.host}/api/{path}"
        packed = await mina.http.get(url, headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip", path
        assert int(packed.headers["content-length"]) < len(packed.content) / 2
        plain = await mina.http.get(url, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json()
        assert {"accept-encoding"} <= {one.strip().lower() for one in packed.headers["vary"].split(",")}
    # What is somebody's own is not: its length would tell of what stands beside it.
    for path in ("me", "tables?scope=mine", "matches"):
        own = await mina.http.get(f"http://{site.host}/api/{path}", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in own.headers, path


@pytest.mark.parametrize(
    ("change", "code", "part"),
    [
        ({"game": "chess"}, "unknown_game", "chess"),
        ({"mode": "endless"}, "bad_request", "mode"),
        ({"seats": {"p1": {"kind": "me"}}}, "bad_request", "seats"),
        ({"seats": {"p1": {"kind": "me"}, "p2": {"kind": "me"}}}, "bad_request", "two seats"),
        ({"seats": {"p1": {"kind": "me"}, "p2": {"kind": "bot"}}}, "bad_request", "seats.p2.level"),
        ({"seats": {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "god"}}}, "bad_request", "god"),
        ({"seats": {"p1": {"kind": "me", "level": "easy"}, "p2": {"kind": "open"}}}, "bad_request", "seats.p1.level"),
        ({"seats": {"p1": {"kind": "me"}, "p3": {"kind": "open"}}}, "bad_request", "is played by p1, p2"),
        ({"seats": {"p1": {"kind": "me"}, "p7": {"kind": "open"}}}, "malformed", "p7"),
        ({"seats": {"p1": {"kind": "ghost"}, "p2": {"kind": "open"}}}, "malformed", "ghost"),
        ({"clock": {"base_s": -1}}, "bad_request", "clock.base_s"),
        ({"clock": {"base_s": 10**5}}, "bad_request", "clock.base_s"),
        ({"clock": {"base_s": 10**9}}, "malformed", "Expected `int` <= 1000000 - at `$.clock.base_s`"),
        ({"clock": {"base_s": 0, "decision_s": 0}}, "bad_request", "clock"),
        ({"clock": {"base": 1}}, "malformed", "base"),
        ({"spectator_delay_s": 9999}, "bad_request", "spectator_delay_s"),
        ({"visibility": "secret"}, "malformed", "secret"),
        ({"colour": "red"}, "malformed", "colour"),
        ({"overrides": {"shield.cost": "2"}}, "malformed", "int"),
        ({"overrides": {"shield.cost": 10**6}}, "bad_parameter", "shield.cost"),
        ({"overrides": {"shield.cost": 10**40}}, "malformed", "Expected `int` <= 1000000000 - at `$.overrides[...]`"),
        ({"game": 3}, "malformed", "str"),
    ],
)
async def test_tables_that_cannot_be_had(mina: Person, change: dict[str, object], code: str, part: str) -> None:
    told = await mina.post("tables", {**TABLE, **change}, 400)
    assert told["code"] == code
    assert part in told["message"]
    assert told["ko"] or code in ("unknown_game", "closed_mode")  # pages have words for these codes


async def test_what_is_not_json_or_not_there(mina: Person, site: Site) -> None:
    for body in (b"", b"{", b"[]", b"\xff\xfe", b'{"game": "dice-battle"', b"null", b'"' + b"[" * 30_000):
        answer = await mina.http.post("tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, body[:20]
        assert answer.json()["code"] == "malformed"
        assert answer.json()["message"]
    assert (await mina.get("nothing", 404))["code"] == "not_found"
    wrong = await mina.http.delete("tables")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong_method")
    for path in ("tables/x", "tables/abcdefghijkm", "tables/%00", "tables/abcdefghijkm/replay", "tables/x/dice"):
        assert (await mina.get(path, 404))["code"] in ("no_table", "not_found")
    for path in ("tables/x/join", "tables/abcdefghijkm/join"):
        assert (await mina.post(path, {}, 404))["code"] == "no_table"
    assert (await mina.get("tables?scope=all", 400))["code"] == "malformed"


async def test_a_body_that_is_too_large(mina: Person) -> None:
    answer = await mina.http.post("me/name", json={"name": "x" * 100_000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


async def test_another_site_changes_nothing(mina: Person, site: Site) -> None:
    await mina.get("me")
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = await mina.http.post("tables", json=TABLE, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "other_site")
    assert (await mina.get("tables?scope=mine"))["tables"] == []
    answer = await mina.http.post("tables", json=TABLE, headers={"origin": f"http://{site.host}"})
    assert answer.status_code == 201


async def test_an_address_behind_a_proxy_can_be_named(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, origins=frozenset({"https://play.example"}))
    async with serving(settings) as site, site.person() as mina:
        answer = await mina.http.post("tables", json=TABLE, headers={"origin": "https://play.example"})
        assert answer.status_code == 201


async def test_lists_of_tables(mina: Person, joon: Person) -> None:
    hidden = (await mina.open(VS_OPEN))["table"]["id"]
    public = (await mina.open(VS_OPEN, visibility="public"))["table"]["id"]
    played = (await mina.open(VS_BOT, visibility="public"))["table"]["id"]

    async def listed(person: Person, scope: str) -> set[str]:
        return {table["id"] for table in (await person.get(f"tables?scope={scope}"))["tables"]}

    assert public in await listed(joon, "open")
    assert hidden not in await listed(joon, "open")
    assert played in await listed(joon, "watch")
    assert await listed(joon, "mine") == set()
    assert await listed(mina, "mine") == {hidden, public, played}
    await joon.post(f"tables/{public}/join")
    assert public not in await listed(joon, "open")
    assert await listed(joon, "mine") == {public}
    assert {public, played} <= await listed(joon, "watch")


async def test_joining(mina: Person, joon: Person, sora: Person) -> None:
    table = (await mina.open(VS_OPEN))["table"]["id"]
    assert (await joon.get(f"tables/{table}/seat"))["seat"] is None
    mine = await mina.post(f"tables/{table}/join")
    assert mine["seat"] == "p1"  # the own seat, not the open one
    theirs = await joon.post(f"tables/{table}/join")
    assert (theirs["seat"], theirs["table"]["status"]) == ("p2", "playing")
    assert theirs["key"] != mine["key"]
    assert await joon.post(f"tables/{table}/join") == {**theirs, "table": theirs["table"]}
    late = await sora.post(f"tables/{table}/join")
    assert (late["seat"], late["key"]) == (None, None)


async def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    limits = replace(WIDE, tables_per_user=2)
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina:
        first = await mina.open(VS_BOT)
        await mina.open(VS_OPEN)
        assert (await mina.post("tables", TABLE, 429))["code"] == "too_many_tables"
        assert (await mina.post("positions", {"game": "dice-battle", "given": {}}, 429))["code"] == "too_many_tables"
        line = await mina.line(first["table"]["id"], first["key"])
        await line.ask("resign")
        await mina.open(VS_BOT)


async def test_requests_that_change_something_are_limited_by_address(tmp_path: Path) -> None:
    limits = replace(WIDE, http=Rate(0.001, 2))
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina:
        for status in (200, 200, 429):
            await mina.post("me/name", {"name": "Mina"}, status)
        await mina.get("me")


@pytest.mark.parametrize("limit", ["costly", "costly_address"])
async def test_all_that_costs_much_shares_one_allowance(tmp_path: Path, limit: str) -> None:
    few = Rate(0.001, 5)
    limits = replace(WIDE, costly=few) if limit == "costly" else replace(WIDE, costly_address=few)
    position = {"game": "dice-battle", "given": {}}
    plain = {"game": "dice-battle", "seats": VS_BOT}
    changed = {**plain, "overrides": {"shield.cost": 2}}
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina, site.person() as joon:
        table = (await mina.open(VS_BOT))["table"]["id"]
        for path in ("replay", "dice"):
            await mina.get(f"tables/{table}/{path}")
        await mina.post("positions", position, 201)
        await mina.post("tables", changed, 201)
        for path in ("timeline", "record", "case?step=1", "dice", "previews"):
            assert (await mina.get(f"tables/{table}/{path}", 429))["code"] == "too_costly"
        branch = {"step": 0, "seat": "p1", "level": "easy"}
        every = (("positions", position), ("tables", plain), ("tables", changed), (f"tables/{table}/branch", branch))
        for path, body in every:
            assert (await mina.post(path, body, 429))["code"] == "too_costly"
        await joon.post("positions", position, 201 if limit == "costly" else 429)


async def test_health_readiness_and_measures(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        line = await mina.line(seated["table"]["id"], seated["key"])
        await line.until_asked()
        await line.act()
        assert await mina.get("health") == {"status": "ok", "tables": 1, "sockets": 1, "left_out": [], "busy": False}
        assert (await mina.get("ready"))["status"] == "ok"
        await line.until_asked()
        text = await mina.get("metrics")
        assert "hanpan_steps_total 2.0" in text
        assert "hanpan_sockets 1.0" in text
        assert 'hanpan_socket_messages_total{type="Act"} 1.0' in text


async def test_the_measures_are_not_for_everybody(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, metrics_from=frozenset({"10.0.0.1"}))) as site, site.person() as mina:
        assert (await mina.get("metrics", 403))["code"] == "forbidden"


async def test_a_defect_is_told_without_a_word_of_the_inside(
    site: Site, mina: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> None:
        raise KeyError("secret-detail")

    monkeypatch.setattr(site.services.records, "listed", breaks)
    told = await mina.get("tables", 500)
    assert told["code"] == "defect"
    assert "secret-detail" not in json.dumps(told)
    assert "secret-detail" in caplog.text


@pytest.mark.slow
async def test_a_short_rulebook_and_the_releases_of_the_rules(mina: Person) -> None:
    korean = (await mina.get("games/sorcerers/guide?lang=ko"))["text"]
    assert korean.startswith("# 저주술사")
    assert (await mina.get("games/clash/guide"))["text"] == ""
    first = (await mina.get("games/sorcerers/releases"))[-1]
    assert (first["version"], first["bans"][1]["cards"][0]["name"]["ko"]) == ("1.0", "대붕괴")
    assert (await mina.get("games/trail/releases"))[-1]["version"] == "0.0.1"
    for path in ("guide", "releases"):
        assert (await mina.get(f"games/chess/{path}", 404))["code"] == "unknown_game"
