"""For whom a request is and from where it comes: hosts, proxies, addresses, and what `--secure` adds."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import websockets

from hanpan.server.addresses import BadAddress, behind, counted, network
from hanpan.server.hosts import Hosts
from hanpan.server.identity import COOKIE
from hanpan.server.settings import Rate, Settings
from tests.server.harness import VS_BOT, WIDE, Person, Site, serving, settings_for

pytestmark = pytest.mark.slow

SECURE_COOKIE = f"__Host-{COOKIE}"


@pytest.mark.parametrize("host", ["evil.example:8000", "localhost.evil.example", "", "127.0.0.1.evil.example"])
async def test_a_page_whose_name_was_rebound_reaches_nothing(site: Site, mina: Person, host: str) -> None:
    paths = ["/api/metrics", "/api/me", "/api/health", "/", "/assets/x.js", "/api/schema/openapi.json", "/nothing"]
    for path in paths:
        answer = await mina.http.get(f"http://{site.host}{path}", headers={"host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host"), path
    told = {"host": host, "origin": f"http://{host}"}
    answer = await mina.http.post(f"http://{site.host}/api/lab/runs", json={}, headers=told)
    assert answer.status_code == 421
    assert "set-cookie" not in answer.headers


async def test_neither_does_its_socket(site: Site, mina: Person) -> None:
    table = (await mina.open(VS_BOT))["table"]["id"]
    with pytest.raises(websockets.InvalidStatus) as refused:
        await mina.connect(table, host="evil.example", origin="http://evil.example")
    assert refused.value.response.status_code == 421


def test_the_names_of_a_server() -> None:
    settings = Settings("x", host="0.0.0.0", origins=frozenset({"https://play.example.org:444"}))
    hosts = Hosts(replace(settings, allowed_hosts=frozenset({"Game.Lan"})))
    for name in ("localhost", "LOCALHOST:8000", "play.example.org", "play.example.org.:444", "game.lan:80"):
        assert hosts.know(name), name
    for name in ("192.168.0.7:8000", "[::1]:8000", "[fe80::1]", "127.0.0.1"):  # an address cannot be rebound
        assert hosts.know(name), name
    wrong = ("", "example.org", "evil.game.lan", "game.lan.evil", "[game.lan", "[game.lan]", "1.2.3", "localhost:80:80")
    for name in wrong:
        assert not hosts.know(name), name
    assert not hosts.know(None)
    assert Hosts(replace(settings, allowed_hosts=frozenset({"*"}))).know("whatever")
    assert Hosts(replace(settings, host="my.machine")).know("my.machine:8000")


def test_addresses_as_they_are_counted() -> None:
    assert counted("192.0.2.7") == counted("::ffff:192.0.2.7") == "192.0.2.7"
    assert counted("2001:db8:1:2:3::4") == counted("2001:db8:1:2:ffff::1") != counted("2001:db8:1:3::1")
    assert (counted("::1"), counted("?")) == ("::1", "?")
    with pytest.raises(BadAddress, match="'proxy'"):
        network("proxy")


@pytest.mark.parametrize(
    ("peer", "told", "found"),
    [
        ("10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("10.0.0.1", ["1.1.1.1, 203.0.113.9", "10.0.0.2"], "203.0.113.9"),  # what stands before it was made up
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["nonsense, unknown"], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.9:1234"], "203.0.113.9"),
        ("10.0.0.1", ["[2001:db8::1]:1234"], "2001:db8::1"),
        ("::ffff:10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("203.0.113.1", ["203.0.113.9"], "203.0.113.1"),
        ("10.0.0.1", [], "10.0.0.1"),
    ],
)
def test_the_last_hop_that_is_no_proxy_counts(peer: str, told: list[str], found: str) -> None:
    assert behind(peer, told, [network("10.0.0.0/8")]) == found


async def _guests(site: Site, *addresses: str) -> list[int]:
    statuses = []
    for address in addresses:
        async with site.person(**{"x-forwarded-for": address}) as somebody:
            statuses.append((await somebody.http.get("me")).status_code)
    return statuses


async def test_only_a_trusted_proxy_tells_addresses(tmp_path: Path) -> None:
    limits = replace(WIDE, guests=Rate(0.001, 1))
    plain = settings_for(tmp_path, limits=limits)
    async with serving(plain) as site:
        assert await _guests(site, "203.0.113.1", "203.0.113.2") == [200, 429]
        async with site.person(**{"x-forwarded-for": "127.0.0.1"}) as somebody:
            await somebody.get("metrics", 403)  # whoever comes through a proxy is not on this machine
    async with serving(replace(plain, trusted_proxies=("127.0.0.1",))) as site:
        told = ("203.0.113.1", "203.0.113.2", "2001:db8::1", "2001:db8::2")
        assert await _guests(site, *told) == [200, 200, 200, 429]
        async with site.person(**{"x-forwarded-for": "203.0.113.3"}) as somebody:
            await somebody.get("metrics", 403)
        async with site.person() as somebody:
            await somebody.get("metrics")


async def test_one_visitor_with_many_sockets_shuts_nobody_else_out(tmp_path: Path) -> None:
    limits = replace(WIDE, sockets_per_user=2, sockets_per_address=6, sockets_of_strangers=1)
    async with serving(settings_for(tmp_path, limits=limits)) as site, site.person() as mina, site.person() as joon:
        table = (await mina.open(VS_BOT))["table"]["id"]
        await joon.get("me")
        lines = [await mina.line(table), await mina.line(table)]
        assert await (await mina.connect(table)).closed() == 4430
        lines.append(await joon.line(table))
        async with site.person() as stranger:
            lines.append(await stranger.line(table))
            assert await (await stranger.connect(table)).closed() == 4430
        lines.append(await joon.line(table))
        await lines.pop(0).close()
        lines.append(await _again(mina, table))
        for line in lines:
            await line.close()


async def _again(person: Person, table: str) -> Any:
    """The place of a socket is free soon after it was closed."""
    while True:
        try:
            return await person.line(table)
        except websockets.ConnectionClosed:
            await asyncio.sleep(0)


@pytest_asyncio.fixture(loop_scope="module")
async def secure(tmp_path: Path) -> AsyncIterator[Site]:
    async with serving(settings_for(tmp_path, secure_cookies=True)) as running:
        yield running


async def test_secure_cookies_have_a_name_that_no_other_host_can_set(secure: Site) -> None:
    async with secure.person() as visitor:
        answer = await visitor.http.get("me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{SECURE_COOKIE}=")
    assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))
    assert "Domain" not in cookie
    assert answer.headers["strict-transport-security"].startswith("max-age=")


async def test_a_cookie_of_the_old_name_is_taken_and_the_new_one_goes_before_it(secure: Site) -> None:
    async with secure.person() as visitor:
        first = await visitor.http.get("me")
    token = first.cookies[SECURE_COOKIE]
    async with secure.person(cookie=f"{COOKIE}={token}") as visitor:
        assert (await visitor.get("me"))["id"] == first.json()["id"]
    async with secure.person(cookie=f"x=y; {COOKIE}=planted; {SECURE_COOKIE}={token}") as visitor:
        again = await visitor.http.get("me")
        assert (again.json()["id"], "set-cookie" in again.headers) == (first.json()["id"], False)
        table = (await visitor.open(VS_BOT))["table"]["id"]
        assert (await visitor.get(f"tables/{table}/seat"))["seat"] == "p1"


async def test_without_it_nothing_of_this_is_sent(mina: Person) -> None:
    answer = await mina.http.get("me")
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize(
    "said", [{"x-real-ip": "192.0.2.7"}, {"x-forwarded-for": "unix:"}, {"x-forwarded-proto": "https"}]
)
async def test_a_proxy_that_does_not_say_for_whom_it_asks_is_not_this_machine(
    tmp_path: Path, said: dict[str, str]
) -> None:
    settings = settings_for(tmp_path, trusted_proxies=("127.0.0.1",), lab=True)
    async with serving(settings) as site, site.person(**said) as somebody, site.person() as here:
        await somebody.get("metrics", 403)
        assert (await somebody.get("lab"))["reason"] == "elsewhere"
        await here.get("metrics")
