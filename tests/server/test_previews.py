"""Links shown elsewhere: tags in the language asked for, a picture within bounds, and nothing that is hidden."""

import asyncio
import struct
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from hanpan.server.one_time_codes import picture_of
from hanpan.server.previews import pages, studio
from hanpan.server.previews.pages import TableWords
from hanpan.server.previews.picture import table_picture
from hanpan.server.previews.studio import Studio
from hanpan.server.settings import Rate
from tests.server.harness import VS_OPEN, Person, Site, play_out, serving, settings_for

pytestmark = pytest.mark.slow

PAGE = "<!doctype html><html><head><title>Hanpan</title>\n    <!-- preview -->\n</head><body></body></html>"
PNG = Path(__file__).parents[2] / "web" / "public" / "preview.png"
KOREAN = {"accept-language": "ko-KR,ko;q=0.9"}
HOSTILE = "<b>\"&'</title>"


class Tags(HTMLParser):
    """The tags of a page, and what else it came to hold."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.all: dict[str, str] = {}
        self.others: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "meta":
            self.all[found.get("property") or found.get("name") or ""] = found.get("content") or ""
        else:
            self.others.append(tag)

    def __getitem__(self, name: str) -> str:
        return self.all[name]


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, "utf-8")
    for name in ("preview.png", "preview-dice-battle.png"):
        (folder / name).write_bytes(PNG.read_bytes())
    return folder


async def got(person: Person, path: str, **headers: str) -> httpx.Response:
    """The answer at an address outside the API."""
    return await person.http.get(f"http://{person.site.host}{path}", headers=headers)


async def tags_of(person: Person, path: str, **headers: str) -> Tags:
    answer = await got(person, path, **headers)
    assert answer.status_code == 200
    return Tags(answer.text)


async def test_pages_have_tags_in_the_language_asked_for(tmp_path: Path, web: Path) -> None:
    async with serving(settings_for(tmp_path, web=web)) as site, site.person() as mina:
        base = f"http://{site.host}"
        english, korean = await tags_of(mina, "/"), await tags_of(mina, "/", **KOREAN)
        assert (english["og:title"], korean["og:title"]) == ("Hanpan", "한판")
        assert english["og:description"] == english["description"] != korean["og:description"]
        assert (english["og:locale"], korean["og:locale"]) == ("en_US", "ko_KR")
        assert english["og:image"] == f"{base}/preview.png"
        assert (await tags_of(mina, "/?lang=ko"))["og:title"] == "한판"  # the link says it
        rules = await tags_of(mina, "/rules/dice-battle/DB-6.3", **KOREAN)
        assert rules["og:title"].endswith("규칙")
        assert rules["og:image"] == f"{base}/preview-dice-battle.png"
        assert rules["og:url"] == f"{base}/rules/dice-battle/DB-6.3"
        # A game whose picture this client was built without, one that is not there, a page that is not.
        assert (await tags_of(mina, "/rules/trail"))["og:image"] == f"{base}/preview.png"
        for path in ("/rules/no-such-game", "/nowhere", "/t/abcdefghijkm", "/t/" + "x" * 5000, "/replay/%00%ff"):
            found = await tags_of(mina, path)
            assert found["og:title"] == "Hanpan"
            assert len(found["og:url"]) < 300


async def test_an_invitation_a_table_and_a_replay_say_who_plays(tmp_path: Path, web: Path) -> None:
    async with serving(settings_for(tmp_path, web=web)) as site, site.person() as mina, site.person() as joon:
        await mina.post("me/name", {"name": "민아"})
        await joon.post("me/name", {"name": "Joon"})
        seated = await mina.open(VS_OPEN)
        table = seated["table"]["id"]
        invited = await tags_of(joon, f"/t/{table}", **KOREAN)
        assert invited["og:title"] == "민아(손님) 님이 주사위 배틀 한 판에 초대합니다"
        assert invited["og:image"] == f"http://{site.host}/preview/{table}.png?lang=ko"
        key = (await joon.post(f"tables/{table}/join"))["key"]
        playing = await tags_of(joon, f"/t/{table}")
        assert playing["og:title"] == "민아 (guest) – Joon (guest) · Dice Battle"
        assert "In play" in playing["og:description"]
        lines = [await mina.line(table, seated["key"]), await joon.line(table, key)]
        await play_out(*lines)
        over = await tags_of(joon, f"/replay/{table}")
        assert over["og:title"].startswith("Replay: 민아 (guest) – Joon (guest)")
        for line in lines:
            await line.close()


async def test_a_name_stays_a_name(tmp_path: Path, web: Path) -> None:
    async with serving(settings_for(tmp_path, web=web)) as site, site.person() as mina:
        await mina.post("me/name", {"name": HOSTILE})
        table = (await mina.open(VS_OPEN))["table"]["id"]
        found = await tags_of(mina, f"/t/{table}")
        assert HOSTILE in found["og:title"]
        assert sorted({*found.others}) == ["body", "head", "html", "title"]
        quoted = await tags_of(mina, '/rules/"onload="alert(1)')
        assert quoted["og:url"].endswith("/rules/%22onload%3D%22alert%281%29")
        assert not {*quoted.all} & {"onload", ""}
        assert (await got(mina, "/", host='evil.test"><script>')).status_code == 421


async def test_a_picture_is_drawn_once_and_shows_no_more_than_anybody_may_know(tmp_path: Path, web: Path) -> None:
    async with serving(settings_for(tmp_path, web=web)) as site, site.person() as mina:
        await mina.post("me/name", {"name": "가" * 24})
        table = (await mina.open(VS_OPEN))["table"]["id"]
        first = await got(mina, f"/preview/{table}.png?lang=ko")
        assert first.headers["content-type"] == "image/png"
        assert struct.unpack(">II", first.content[16:24]) == (pages.WIDTH, pages.HEIGHT)
        assert first.content != PNG.read_bytes()
        assert site.services.studio.kept == (1, len(first.content))
        assert (await got(mina, f"/preview/{table}.png?lang=ko")).content == first.content
        assert site.services.studio.kept == (1, len(first.content))
        assert (await got(mina, f"/preview/{table}.svg")).status_code == 404


async def test_thousands_of_ids_draw_nothing_and_ask_little(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path, web=web)
    limits = settings.limits.__class__(previews=Rate(0.001, 50))
    async with serving(settings_for(tmp_path, web=web, limits=limits)) as site, site.person() as mina:
        looked = _counted(site, monkeypatch)
        letters = "abcdefghjkmn"
        for number in range(2_000):
            name = "".join(letters[number // len(letters) ** place % len(letters)] for place in range(12))
            answer = await got(mina, f"/preview/{name}.png" if number % 2 else f"/t/{name}")
            assert answer.status_code == 200
            assert len(answer.content) <= len(PNG.read_bytes())
        assert len(looked) <= 55
        assert site.services.studio.kept == (0, 0)


def _counted(site: Site, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which tables the storage is asked for."""
    looked: list[str] = []
    find = site.services.records.find

    async def counted(table_id: str) -> Any:
        looked.append(table_id)
        return await find(table_id)

    monkeypatch.setattr(site.services.records, "find", counted)
    return looked


async def test_what_is_kept_and_drawn_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    async def draw(svg: str) -> bytes | None:
        drawn.append(svg)
        await asyncio.sleep(0)
        return None if svg == "bad" else bytes(100)

    monkeypatch.setattr(studio, "_drawn", draw)
    monkeypatch.setattr(studio, "DRAWINGS", Rate(0.0001, 30))
    monkeypatch.setattr(studio, "KEPT", 10)
    monkeypatch.setattr(studio, "KEPT_BYTES", 500)
    place = Studio()
    for number in range(20):
        assert await place.picture(str(number)) == bytes(100)
    assert place.kept == (5, 500)
    assert await place.picture("19") == bytes(100)
    assert len(drawn) == 20
    assert await place.picture("bad") is None
    several = await asyncio.gather(*(place.picture("same") for _ in range(20)))
    assert drawn.count("same") == 1
    assert several.count(None) == 20 - studio.WAITING  # the others would have waited too long
    for number in range(20):
        await place.picture(f"more {number}")
    assert len(drawn) <= 30


async def test_without_the_library_the_game_has_its_picture(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studio, "LIBRARY", "no_such_library")
    async with serving(settings_for(tmp_path, web=web)) as site, site.person() as mina:
        table = (await mina.open(VS_OPEN))["table"]["id"]
        assert (await got(mina, f"/preview/{table}.png")).content == PNG.read_bytes()


@pytest.mark.parametrize(
    "name", [HOSTILE, "가" * 500, "a" + "\u0301" * 100, "\x00\x0b\ufffe\u202e", "]]><script/>", ""]
)
def test_any_name_gives_a_drawing_of_text(name: str) -> None:
    words = TableWords("dice-battle", name, name, f"{name} – {name}", "status", None)
    root = ElementTree.fromstring(table_picture(b"png", words))
    kinds = {element.tag.partition("}")[2] for element in root.iter()}
    assert kinds == {"svg", "image", "rect", "text"}
    for line in root.iter("{http://www.w3.org/2000/svg}text"):
        assert len(line.text or "") < 80


async def test_an_invitation_has_a_code_that_holds_its_link(tmp_path: Path, web: Path) -> None:
    async with serving(settings_for(tmp_path, web=web)) as site, site.person() as mina:
        table = (await mina.open(VS_OPEN))["table"]["id"]
        answer = await got(mina, f"/api/tables/{table}/code?lang=ko")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text == picture_of(f"http://{site.host}/t/{table}?lang=ko")
        assert (await got(mina, f"/api/tables/{table}/code")).text == picture_of(f"http://{site.host}/t/{table}")
        for odd in ("x" * 12 + "/../", "javascript:alert(1)", "a" * 3000):
            assert (await got(mina, f"/api/tables/{odd}/code")).status_code == 404
