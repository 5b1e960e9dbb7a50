"""Clauses that no game can show: about the book itself, its words and its updates. Each is looked up where it holds."""

from collections.abc import Callable
from importlib.resources import files
from typing import get_args, get_type_hints

import pytest

from hanpan.core.contract.releases import Release, ReleaseNote
from hanpan.games.registry import load_game, package_of
from hanpan.games.sorcerers.content.catalogue import CARDS, RELEASES

BOOK = load_game("sorcerers").rulebook()
PAGE = 70  # lines of a guide that is one page long


def _guides() -> list[str]:
    return [files(package_of("sorcerers")).joinpath(f"guide.{lang}.md").read_text("utf-8") for lang in ("ko", "en")]


def _found(words: str) -> set[str]:
    return {clause.id for clause in BOOK.search(words)}


def _said(misspelt: str) -> bool:
    """Whether a slip of the source is printed anywhere but where it is explained."""
    texts = [f"{clause.title.ko} {clause.text.ko}" for clause in BOOK.clauses if not clause.id.startswith("SO-AM-0")]
    return any(misspelt in text for text in (*texts, *(card.name.ko for card in CARDS.values())))


CAUSES = set(get_args(get_type_hints(Release)["cause"]))

SHOWN: dict[str, Callable[[], bool]] = {
    "SO-META-01": lambda: RELEASES[0].version == "1.0" and len(BOOK.sections) > 1,
    "SO-META-03": lambda: (
        BOOK.find("so-draw-01") is not None and "SO-AM-09" in _found("§5.2") and "SO-DRAW-01" in _found("deck")
    ),
    "SO-META-04": lambda: all(0 < len(guide.splitlines()) <= PAGE for guide in _guides()),
    "SO-UPD-02": lambda: {"cards", "clauses"} <= set(ReleaseNote.__struct_fields__),
    "SO-UPD-03": lambda: "bug" in CAUSES,
    "SO-UPD-05": lambda: {"bug", "security", "combination"} <= CAUSES,
    "SO-AM-01": lambda: _found("저추술사") == _found("저주술사") != set() and not _said("저추"),
    "SO-AM-02": lambda: not _said("방정자"),
    "SO-AM-03": lambda: CARDS["SPL-01"].name.ko == "대알",
    "SO-AM-07": lambda: "combination" in CAUSES,
    "SO-AM-08": lambda: CARDS["SOR-01"].name.ko == "유토 김" and not _said("유토김"),
    "SO-AM-09": lambda: {"SO-LOOP-04", "SO-LOOP-05"} <= {clause.id for clause in BOOK.clauses},
    "SO-AM-42": lambda: all(BOOK.find(f"SO-BASE-{number:02}") for number in range(1, 17)),
}


def test_every_clause_of_a_page_is_looked_up_there() -> None:
    assert set(SHOWN) == {clause.id for clause in BOOK.clauses if clause.shown_by == "page"}


@pytest.mark.parametrize("clause", SHOWN)
def test_it_holds_where_it_is_told(clause: str) -> None:
    assert SHOWN[clause]()
