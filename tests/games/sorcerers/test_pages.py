"""Clauses that no game can show: about the book itself, its words and its updates. Each is looked up where it holds."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any, get_args, get_type_hints

import pytest

from hanpan.cli.common import words
from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.releases import Release, ReleaseNote
from hanpan.core.contract.rulebook import Clause, Lang, Words
from hanpan.games.loading import load_game
from hanpan.games.registry import package_of
from hanpan.games.sorcerers.content.catalogue import CARDS, RELEASES

GAME: Any = load_game("sorcerers")
BOOK = GAME.rulebook()
PAGE = 70  # lines of a guide that is one page long


def _guides() -> list[str]:
    return [files(package_of("sorcerers")).joinpath(f"guide.{lang}.md").read_text("utf-8") for lang in ("ko", "en")]


def _found(asked: str) -> set[str]:
    return {clause.id for clause in BOOK.search(asked)}


def _said(misspelt: str) -> bool:
    """Whether a slip of the source is printed anywhere but where it is explained."""
    texts = [f"{clause.title.ko} {clause.text.ko}" for clause in BOOK.clauses if not clause.id.startswith("SO-AM-0")]
    return any(misspelt in text for text in (*texts, *(card.name.ko for card in CARDS.values())))


def _whole(clause: str) -> bool:
    """Whether the example of a clause is printed in one piece, in both languages."""
    found = BOOK.find(clause)
    return found is not None and found.example is not None and found.example.ko[-1] == found.example.en[-1] == "."


def _reasons(lang: Lang) -> set[str]:
    """How the page of releases names the causes of a hotfix."""
    return {words(lang)(f"releases-cause-{cause}") for cause in CAUSES if cause}


def _complete() -> bool:
    """Whether every section of the book has clauses, and every clause stands in a section."""
    within = {
        section.id: [one for one in BOOK.clauses if one.id.startswith(f"{section.id}-")] for section in BOOK.sections
    }
    return all(within.values()) and sum(map(len, within.values())) == len(BOOK.clauses)


def _spans(clause: str) -> bool:
    """Whether a clause names the first and the last of the clauses with the missing numbers, in both languages."""
    found = BOOK.find(clause)
    ends = [min(BASE), max(BASE)]
    return found is not None and all(
        re.findall(r"SO-BASE-\d+", said) == ends for said in (found.text.ko, found.text.en)
    )


def _text(clause: str) -> Words:
    found: Clause | None = BOOK.find(clause)
    assert found is not None
    return found.text


def _reminds() -> bool:
    """Whether the table of a match reminds a player who thinks long; the clock of the table does the rest."""
    match = GAME.setup("match", SeededChance(1, 0)).state
    law = GAME.time_law(match)
    return law is not None and law.reminder == GAME.params.match.reminder == 60


CAUSES = set(get_args(get_type_hints(Release)["cause"]))
HOTFIXES = [release for release in RELEASES if release.kind == "hotfix"]
BASE = {clause.id for clause in BOOK.clauses if clause.id.startswith("SO-BASE-")}

SHOWN: dict[str, Callable[[], bool]] = {
    "SO-META-01": lambda: (
        _complete() and all("SDD 04" in said for said in (_text("SO-META-01").ko, _text("SO-META-01").en))
    ),
    "SO-META-03": lambda: (
        BOOK.find("so-draw-01") is not None and "SO-AM-09" in _found("§5.2") and "SO-DRAW-01" in _found("deck")
    ),
    "SO-META-04": lambda: all(0 < len(guide.splitlines()) <= PAGE for guide in _guides()),
    "SO-TIME-04": _reminds,
    "SO-UPD-02": lambda: {"cards", "clauses"} <= set(ReleaseNote.__struct_fields__),
    "SO-UPD-03": lambda: any(release.cause == "bug" and release.amends and release.news for release in RELEASES),
    "SO-UPD-05": lambda: bool(HOTFIXES) and all(bool(one.cause) == (one in HOTFIXES) for one in RELEASES),
    "SO-AM-01": lambda: _found("저추술사") == _found("저주술사") != set() and not _said("저추"),
    "SO-AM-02": lambda: not _said("방정자"),
    "SO-AM-03": lambda: CARDS["SPL-01"].name.ko == "대알",
    "SO-AM-07": lambda: any("카드 조합" in said for said in _reasons("ko")),
    "SO-AM-08": lambda: CARDS["SOR-01"].name.ko == "유토 김" and not _said("유토김"),
    "SO-AM-09": lambda: _whole("SO-LOOP-04"),
    "SO-AM-42": lambda: _spans("SO-AM-42"),
}


def test_every_clause_of_a_page_is_looked_up_there() -> None:
    assert set(SHOWN) == {clause.id for clause in BOOK.clauses if clause.shown_by == "page"}


@pytest.mark.parametrize("clause", SHOWN)
def test_it_holds_where_it_is_told(clause: str) -> None:
    assert SHOWN[clause]()
