"""What a visitor loads before the lobby stands."""

import gzip

import pytest

from hanpan.core.contract.rulebook import Lang
from tests.e2e.conftest import Visit

MOST = 120 * 1024


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_the_first_load_is_small(visit: Visit, lang: Lang) -> None:
    visitor = visit(lang)
    loaded: dict[str, tuple[int, int]] = {}
    page = visitor.page
    with page.expect_response("**/api/tables?scope=watch"):
        page.on("response", lambda answer: loaded.__setitem__(answer.url, (0, 0)))
        visitor.open()
        page.locator("[data-start]").first.wait_for()
    # The typeface comes seconds later (look/typeface.ts), or already where the machine is slow.
    loaded = {url: sizes for url, sizes in loaded.items() if not url.endswith(".woff2")}
    for url in [url for url in loaded if "/api/" not in url]:
        answer = visitor.context.request.get(url, headers={"accept-encoding": "gzip"})
        body = answer.body()
        packed = answer.headers.get("content-encoding") == "gzip"
        assert packed or len(body) < 1024, f"{url} is sent as it is"
        loaded[url] = (len(body), len(gzip.compress(body, 9)) if packed else len(body))
    total = sum(sent for _, sent in loaded.values())
    assert len([url for url in loaded if url.endswith(".js")]) >= 2
    assert 10_000 < total < MOST, loaded
    other = "ko" if lang == "en" else "en"
    assert not any(f"/{other}-" in url for url in loaded), "a language that nobody reads was loaded"
    assert not any("TablePage" in url or "Replay" in url for url in loaded), "a page that nobody opened was loaded"
