"""The commands that the docs tell, as a reader would type them."""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from tools.site.plan import DOCS
from tools.web import ROOT

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
CALL = re.compile(r"\s*(?:\$ )?hanpan (?!: )(?P<words>.+)")
PLACEHOLDER = re.compile(r"[A-Z]{3,}|\[.*|.*\]…?|.*\|.*|.*…")
GAMES = 4  # where the docs play thousands
ALONE = ("sim", "check")  # commands that start processes unless they are told not to


@dataclass(frozen=True)
class Command:
    """One line of a page: the words after `hanpan`, and whether the page shows that it is refused."""

    page: str
    words: tuple[str, ...]
    refused: bool

    @property
    def is_pattern(self) -> bool:
        """It has a placeholder, as in `hanpan judge FILE` or `[--seed 7]`."""
        return any(PLACEHOLDER.fullmatch(word) for word in self.words)

    def filled(self) -> tuple[str, ...]:
        """The words without the brackets of what may be left out."""
        return tuple(word.strip("[]…").partition("|")[0] for word in self.words)

    def small(self) -> tuple[str, ...]:
        """The words with few games, in one process."""
        words = list(self.words)
        for place in [n + 1 for n, word in enumerate(words[:-1]) if word == "--games"]:
            words[place] = str(min(int(words[place]), GAMES))
        if words[0] in ALONE:
            at = words.index("--workers") if "--workers" in words else len(words)
            words[at : at + 2] = ["--workers", "1"]
        return tuple(words)


def commands() -> list[Command]:
    """Every call of `hanpan` in the docs and the README, page by page."""
    pages = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
    return [one for page in pages for one in _of(page)]


def _of(page: Path) -> Iterator[Command]:
    for language, block in BLOCK.findall(page.read_text("utf-8")):
        lines = block.splitlines() if language in ("", "sh") else []
        for line, after in pairwise([*lines, ""]):
            if call := CALL.match(line):
                words = tuple(shlex.split(call["words"], comments=True))
                yield Command(page.relative_to(ROOT).as_posix(), words, after.startswith("hanpan: "))
