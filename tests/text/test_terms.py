"""One word for one thing: what docs/glossary.md says is not written is written nowhere that people read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_architecture import ROOT as SOURCE
from tools.web import ROOT, WEB

GLOSSARY = ROOT / "docs" / "glossary.md"
HEAD = "| not | but |\n|---|---|\n"
ROW = re.compile(r"\| (?P<not>[^|]+) \| (?P<but>[^|]+) \|\n")
READ = [
    *sorted(SOURCE.rglob("*.ftl")),
    *sorted(SOURCE.rglob("rulebook.toml")),
    *sorted((WEB / "src").rglob("*.ftl")),
    *sorted(path for path in (ROOT / "docs").rglob("*.md") if path != GLOSSARY),
    *(ROOT / name for name in ("README.md", "SUPPORT.md", "SECURITY.md", "CODE_OF_CONDUCT.md")),
]


def _forbidden() -> dict[str, str]:
    """Every wording that is not used, and what is used in its place."""
    table = GLOSSARY.read_text("utf-8").partition(HEAD)[2].partition("\n\n")[0] + "\n"
    return {one: row["but"] for row in ROW.finditer(table) for one in row["not"].split(", ")}


FORBIDDEN = _forbidden()


def _odd(text: str) -> Iterator[str]:
    told = " ".join(text.lower().split())  # a wording may run over the end of a line
    yield from (f"“{one}”: rather {but}" for one, but in FORBIDDEN.items() if one in told)


def test_there_is_something_to_look_for() -> None:
    assert len(READ) > 100
    assert len(FORBIDDEN) > 20


@pytest.mark.parametrize("wording", FORBIDDEN)
def test_an_odd_wording_is_found(wording: str) -> None:
    first, _, rest = wording.partition(" ")
    assert [f"“{wording}”: rather {FORBIDDEN[wording]}"] == list(_odd(f"So {first.title()}\n   {rest}."))


def test_nothing_that_people_read_is_worded_so() -> None:
    assert [
        f"{path.relative_to(ROOT).as_posix()}: {found}"
        for path in READ
        for found in _odd(Path(path).read_text("utf-8"))
    ] == []
