"""The documentation site: every page has a place, every link leads somewhere, nothing comes from elsewhere."""

import json
import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest
from msgspec import structs

from hanpan.core.contract.rulebook import LANGS, Lang, load_rulebook
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tools.site.links import DeadLink, linked
from tools.site.plan import DOCS, plan, without_place

pytestmark = pytest.mark.slow

# What a newcomer comes to do, and the page that says how.
TASKS = {
    "play": "play/",
    "host": "operations/",
    "ask for a ruling": "judges/",
    "add a card": "contributing/",
    "add a game": "tutorial-new-game/",
    "run an event": "events/",
    "train a bot": "envs/",
    "read the protocol": "protocol/",
    "report a security problem": "security-policy/",
    "upgrade": "operations/",
}
LOADS = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src"}


class Page(HTMLParser):
    """What a page links to, loads, and can be linked to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.names: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """One element."""
        given = {name: value for name, value in attrs if value}
        if "id" in given:
            self.names.add(given["id"])
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        if tag in LOADS and LOADS[tag] in given:
            self.loads.add(given[LOADS[tag]])


@pytest.fixture(scope="module")
def pages(site: Path) -> Mapping[Path, Page]:
    """Every page of the site."""
    return {path: Page(path) for path in site.rglob("*.html") if path.name != "404.html"}


def test_every_link_leads_somewhere(site: Path, pages: Mapping[Path, Page]) -> None:
    assert len(pages) > 50
    assert [
        f"{path.relative_to(site)}: {dead}" for path, page in pages.items() for dead in _dead(path, page, pages)
    ] == []


def _dead(path: Path, page: Page, pages: Mapping[Path, Page]) -> Iterator[str]:
    for link in page.links | page.loads:
        if urlsplit(link).scheme:
            continue
        target, part = urldefrag(link)
        place = (path.parent / unquote(target)).resolve() if target else path
        place = place / "index.html" if place.is_dir() else place
        if not place.is_file() or (part and place in pages and unquote(part) not in pages[place].names):
            yield link


def test_a_dead_link_is_seen(site: Path, pages: Mapping[Path, Page]) -> None:
    home = Page(site / "index.html")
    home.links |= {"nowhere/", "play/#nothing", "play/#the-games"}
    assert set(_dead(site / "index.html", home, pages)) == {"nowhere/", "play/#nothing"}
    with pytest.raises(DeadLink, match=r"index\.md: there is no gone\.md"):
        linked("[gone](gone.md)", "en", "index.md", plan())


def test_nothing_is_loaded_from_elsewhere(pages: Mapping[Path, Page]) -> None:
    assert {load for page in pages.values() for load in page.loads if urlsplit(load).netloc} == set()


def test_every_page_has_its_place() -> None:
    assert without_place(plan()) == []
    site = plan()["en"]
    assert without_place({"en": structs.replace(site, sections=site.sections[1:])}) == ["index.md", *_of("ko")]


def _of(lang: Lang) -> list[str]:
    return sorted(path.relative_to(DOCS).as_posix() for path in (DOCS / lang).glob("*.md"))


@pytest.mark.parametrize("lang", LANGS)
def test_ten_tasks_are_two_clicks_from_the_first_page(site: Path, pages: Mapping[Path, Page], lang: Lang) -> None:
    """In Korean, too: on a page in Korean where there is one, else on the English one."""
    root = site if lang == "en" else site / lang
    reached = _within(root / "index.html", 2, pages)
    for task, place in TASKS.items():
        page = root / place / "index.html"
        assert (page if page.is_file() else site / place / "index.html") in reached, task


def _within(start: Path, clicks: int, pages: Mapping[Path, Page]) -> set[Path]:
    reached = {start}
    for _ in range(clicks):
        targets = {(path, urldefrag(link)[0]) for path in reached if path in pages for link in pages[path].links}
        reached |= {(path.parent / target / "index.html").resolve() for path, target in targets if target}
    return reached


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game_id", game_ids())
def test_the_rules_of_every_game_are_there_clause_by_clause(site: Path, game_id: str, lang: Lang) -> None:
    page = Page((site if lang == "en" else site / lang) / "rules" / game_id / "index.html")
    assert {clause.id.lower() for clause in load_game(game_id).rulebook().clauses} <= page.names


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_of_tournaments_are_there_and_the_search_finds_them(site: Path, lang: Lang) -> None:
    root = site if lang == "en" else site / lang
    clauses = load_rulebook("hanpan.tournaments").clauses
    assert {clause.id.lower() for clause in clauses} <= Page(root / "rules" / "events" / "index.html").names
    found = json.loads((root / "search.json").read_text("utf-8"))["items"]
    titles = " ".join(one["title"] for one in found if one["location"].startswith("rules/events/"))
    assert [clause.id for clause in clauses if clause.id not in titles] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_game_has_a_guide_with_a_picture(site: Path, lang: Lang) -> None:
    root = site if lang == "en" else site / lang
    for game_id in game_ids():
        loads = Page(root / "guide" / game_id / "index.html").loads
        assert any(load.endswith(f"assets/{game_id}-{lang}.webp") for load in loads)


def _switches(site: Path, page: str) -> dict[str, Path]:
    """Where the language switch of a page leads."""
    path = site / page / "index.html"
    links = re.findall(r'<a href="([^"]*)" hreflang="(\w\w)"', path.read_text("utf-8"))
    return {lang: (path.parent / link).resolve() for link, lang in links}


def test_the_language_switch_keeps_the_page(site: Path) -> None:
    root = site.resolve()
    both = {"en": root / "events", "ko": root / "ko" / "events"}
    assert _switches(site, "events") == _switches(site, "ko/events") == both
    assert _switches(site, "") == _switches(site, "ko") == {"en": root, "ko": root / "ko"}
    assert _switches(site, "protocol")["ko"] == root / "ko"  # which has no such page


def test_the_search_of_the_korean_site_loads_in_korean(site: Path) -> None:
    (script,) = (site / "ko" / "assets" / "javascripts").glob("bundle.*.js")
    assert "Loading search" not in script.read_text("utf-8")
    assert "검색을 준비하고 있습니다" in script.read_text("utf-8")
