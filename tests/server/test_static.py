"""The built client: hashed files are kept for ever, its page answers for every address of its own."""

from pathlib import Path

import httpx

from tests.server.harness import serving, settings_for

PAGE = "<!doctype html><title>Hanpan</title>" + "<p>한판</p>" * 100


def _build(folder: Path, page: str = PAGE) -> Path:
    web = folder / "dist"
    (web / "assets").mkdir(parents=True, exist_ok=True)
    (web / "index.html").write_text(page, "utf-8")
    (web / "assets" / "index-abc123.js").write_text("console.log('한판');" * 100, "utf-8")
    (web / "icon.svg").write_text("<svg/>", "utf-8")
    return web


async def test_the_client_is_served_with_the_right_headers(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, web=_build(tmp_path))
    async with serving(settings) as site, httpx.AsyncClient(base_url=f"http://{site.host}") as http:
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
    async with serving(settings) as site, httpx.AsyncClient(base_url=f"http://{site.host}") as http:
        assert "has not been built" in (await http.get("/")).text
        _build(tmp_path)
        assert (await http.get("/")).text == PAGE
        _build(tmp_path, "<p>new")
        assert (await http.get("/")).text == "<p>new"
