"""Links between pages of the repository, as the site has them: what it does not have is only named."""

import re
from collections.abc import Mapping
from pathlib import Path

from hanpan.core.contract.rulebook import Lang
from tools.site.plan import ASSETS, Site, source
from tools.web import ROOT

LINK = re.compile(r"(?P<words>!?\[[^\]]*\])\((?P<path>[^)#:\s]+)(?P<part>#[^)\s]*)?\)")
# What a page of the site is made of, and which one.
MADE = {
    "guide": re.compile(r"src/hanpan/games/(\w+)/(?:guide\.\w\w\.md|text/\w\w\.ftl)$"),
    "rules": re.compile(r"src/hanpan/games/(\w+)/rulebook\.toml$"),
}


class DeadLink(ValueError):
    """A page names a file that is not there."""


def linked(text: str, lang: Lang, page: str, sites: Mapping[Lang, Site]) -> str:
    """The text of a page with the links of the site. Raises DeadLink."""
    home, up = source(lang, page).parent, "../" * page.count("/")

    def one(link: re.Match[str]) -> str:
        words, part, wanted = link["words"], link["part"] or "", (home / link["path"]).resolve()
        if not wanted.exists():
            raise DeadLink(f"{page}: there is no {link['path']}")
        if wanted.parent == ASSETS:
            return f"{words}({up}assets/{wanted.name})"
        if name := _name(wanted, lang, sites):
            return f"{words}({up}{name}{part})"
        other: Lang = "ko" if lang == "en" else "en"
        if name := _name(wanted, other, sites):
            return f"{words}({_across(page, lang)}{_place(name)}{part})"
        return f"{words[1:-1]} (`{wanted.relative_to(ROOT).as_posix()}`)"

    return LINK.sub(one, text)


def _name(wanted: Path, lang: Lang, sites: Mapping[Lang, Site]) -> str | None:
    """The page of that language that a file is, or that is made of it."""
    for folder, pattern in MADE.items():
        if game := pattern.search(wanted.as_posix()):
            return f"{folder}/{game[1].replace('_', '-')}.md"
    return next((page for page in sites[lang].all_pages() if source(lang, page) == wanted), None)


def _place(page: str) -> str:
    """Where the site has a page: in a folder of its name, the first one at the root."""
    return "" if page == "index.md" else f"{page.removesuffix('.md')}/"


def _across(page: str, lang: Lang) -> str:
    """The way from the file of a page to the root of the other language; a test follows it, the generator does not."""
    root = "../" * page.count("/")
    return f"{root}../" if lang == "ko" else f"{root}ko/"
