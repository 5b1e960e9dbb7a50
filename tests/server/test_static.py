"""The built client: hashed files are kept for ever, its page answers for every address of its own."""

import json
from pathlib import Path

import httpx
import pytest

from hanpan import __version__
from tests.pace import PATIENCE_S
from tests.server.harness import Site, serving, settings_for

PAGE = "<!doctype html><title>Hanpan</title>" + "<p>한판</p>" * 100


def _build(folder: Path, page: str = PAGE) -> Path:
    web = folder / "dist"
    (web / "assets").mkdir(parents=True, exist_ok=True)
    (web / "index.html").write_text(page, "utf-8")
    (web / "assets" / "index-abc123.js").write_text("console.log('한판');" * 100, "utf-8")
    (web / "icon.svg").write_text("<svg/>", "utf-8")
    return web


def _browser(site: Site) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://{site.host}", timeout=PATIENCE_S)


async def test_the_client_is_served_with_the_right_headers(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, web=_build(tmp_path))
    async with serving(settings) as site, _browser(site) as http:
        page = await http.get("/")
        assert page.text == PAGE
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert (await http.get("/", headers={"if-none-match": page.headers["etag"]})).status_code == 304
        plain = await http.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == PAGE
        script = await http.get("/assets/index-abc123.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert (await http.get("/icon.svg")).headers["content-type"].startswith("image/svg+xml")
        for own in ("/t/abcdefghijkm", "/replay/abcdefghijkm", "/rules/dice-battle/DB-6.3x", "/settings"):
            assert (await http.get(own)).status_code in (200, 404)
        assert (await http.get("/t/abcdefghijkm")).text == PAGE
        for missing in ("/assets/index-old.js", "/favicon.ico", "/api/x", "/api", "/ws/x"):
            assert (await http.get(missing)).status_code == 404, missing
        for outside in ("/../hanpan.db", "/..%2fhanpan.db", "/%2e%2e/hanpan.db", "//etc/passwd"):
            assert "SQLite" not in (await http.get(outside)).text


async def test_a_new_build_is_seen_without_a_restart_and_no_build_is_said(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, web=tmp_path / "dist")
    async with serving(settings) as site, _browser(site) as http:
        assert "has not been built" in (await http.get("/")).text
        _build(tmp_path)
        assert (await http.get("/")).text == PAGE
        _build(tmp_path, "<p>new")
        assert (await http.get("/")).text == "<p>new"


async def test_the_app_is_served_with_its_kinds_and_every_answer_names_the_build(tmp_path: Path) -> None:
    web = _build(tmp_path, '<title>Hanpan</title>\n<meta name="build" content="0123abcd" />')
    (web / "sw.js").write_text("self.onfetch = null;", "utf-8")
    (web / "app.ko.webmanifest").write_text('{"name": "한판"}', "utf-8")
    settings = settings_for(tmp_path, web=web)
    async with serving(settings) as site, _browser(site) as http:
        worker = await http.get("/sw.js")
        assert "javascript" in worker.headers["content-type"]
        assert worker.headers["cache-control"] == "no-cache"  # or an old one would stay
        assert "worker-src 'self'" in worker.headers["content-security-policy"]
        manifest = await http.get("/app.ko.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        for path in ("/api/health", "/api/tables/abcdefghijkm"):  # refusals too
            assert (await http.get(path)).headers["x-hanpan-build"] == "0123abcd"
        assert "x-hanpan-build" not in (await http.get("/")).headers
        _build(tmp_path, '<title>Hanpan</title>\n<meta name="build" content="another" />')
        assert (await http.get("/api/health")).headers["x-hanpan-build"] == "another"
        _build(tmp_path, "<title>Hanpan</title>")
        assert "x-hanpan-build" not in (await http.get("/api/health")).headers


def _games(folder: Path, of: str) -> Path:
    engine = folder / "engine"
    engine.mkdir()
    (engine / "about.json").write_text(json.dumps({"version": "abc1", "hanpan": of, "from": ""}), "utf-8")
    (engine / "pyodide.asm.wasm.gz").write_bytes(b"python")
    (engine / "licences.txt").write_text("MIT", "utf-8")
    return engine


async def test_games_for_playing_offline_are_named_by_the_page_and_may_be_compiled(tmp_path: Path) -> None:
    web = _build(tmp_path, "<title>Hanpan</title>")
    (web / "assets" / "engine-abc.js").write_text("self.onmessage = null;", "utf-8")
    settings = settings_for(tmp_path, web=web, engine=_games(tmp_path, __version__))
    async with serving(settings) as site, _browser(site) as http:
        assert '<meta name="offline" content="/engine/abc1/" />' in (await http.get("/")).text
        program = await http.get("/engine/abc1/pyodide.asm.wasm.gz")
        assert program.content == b"python"  # packed as it is
        assert "immutable" in program.headers["cache-control"]
        listed = (await http.get("/engine/abc1/files.json?build")).json()
        assert listed["version"] == "abc1"
        assert "/assets/engine-abc.js" in listed["files"]
        assert "/engine/abc1/pyodide.asm.wasm.gz" in listed["files"]
        assert not [name for name in listed["files"] if name.endswith((".txt", "about.json"))]
        for path, compiles in (("/assets/engine-abc.js", True), ("/assets/index-abc123.js", False), ("/", False)):
            assert ("wasm-unsafe-eval" in (await http.get(path)).headers["content-security-policy"]) == compiles, path
        for missing in ("/engine/abc1/about.json", "/engine/old/files.json"):
            assert (await http.get(missing)).status_code == 404, missing


async def test_games_of_another_hanpan_are_not_offered(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    web = _build(tmp_path, "<title>Hanpan</title>")
    settings = settings_for(tmp_path, web=web, engine=_games(tmp_path, "0.0.1"))
    async with serving(settings) as site, _browser(site) as http:
        assert "offline" not in (await http.get("/")).text
        assert (await http.get("/engine/abc1/files.json")).status_code == 404
    assert "of Hanpan 0.0.1" in caplog.text
