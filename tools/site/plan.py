"""What the site consists of, as docs/site.toml says: sections with their pages, in order, in each language."""

import tomllib
from pathlib import Path

import msgspec

from hanpan.core.contract.rulebook import Lang
from tools.site.of_games import PAGES as OF_GAMES
from tools.web import ROOT

DOCS = ROOT / "docs"
ASSETS = DOCS / "assets"
# Pages that are files of the repository elsewhere, where a reader of the repository looks for them.
ELSEWHERE = {"security-policy.md": ROOT / "SECURITY.md", "changelog.md": ROOT / "CHANGELOG.md"}


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the navigation, and the pages behind it. `guide/*` is the guide of every game."""

    title: str
    pages: tuple[str, ...]


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The site in one language."""

    name: str
    description: str
    sections: tuple[Section, ...]

    def pages(self, section: Section) -> list[str]:
        """The pages of a section by name, those of the games spelled out."""
        return [page for name in section.pages for page in (OF_GAMES[name]() if name in OF_GAMES else [name])]

    def all_pages(self) -> list[str]:
        """The pages of all sections."""
        return [page for section in self.sections for page in self.pages(section)]


def plan() -> dict[Lang, Site]:
    """The site of docs/site.toml."""
    return msgspec.convert(tomllib.loads((DOCS / "site.toml").read_text("utf-8")), dict[Lang, Site])


def source(lang: Lang, page: str) -> Path:
    """Where a page that is written by hand lies."""
    if page in ELSEWHERE:
        return ELSEWHERE[page]
    return DOCS / page if lang == "en" else DOCS / lang / page


def without_place(sites: dict[Lang, Site]) -> list[str]:
    """Pages of docs/ that no section names, in either language."""
    placed = {source(lang, page) for lang, site in sites.items() for page in site.all_pages()}
    return sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md") if path not in placed)
