"""Data files by month: each a value under its month, the earliest first; anything else in the folder is refused."""

import sys
from pathlib import Path

import pytest

from hanpan.core.contract.data import BadDataFile, load_months


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a folder of months."""
    name = f"monthly_{tmp_path.name.replace('-', '_')}"
    months = tmp_path / name / "data" / "lists"
    months.mkdir(parents=True)
    (tmp_path / name / "__init__.py").write_text("", "utf-8")
    for month, cards in (("2026-02", "[1]"), ("2025-12", "[]"), ("2025-12-14", "[2, 3]")):
        (months / f"{month}.toml").write_text(f"cards = {cards}", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, name, raising=False)
    return name


def test_a_month_is_a_file(package: str, tmp_path: Path) -> None:
    kind = dict[str, list[int]]
    found = load_months(package, "lists", kind)
    assert list(found.items()) == [
        ("2025-12", {"cards": []}),
        ("2025-12-14", {"cards": [2, 3]}),
        ("2026-02", {"cards": [1]}),
    ]


@pytest.mark.parametrize("name", ["2026-13.toml", "december.toml", "2026-01.txt"])
def test_what_is_called_otherwise_is_refused(package: str, tmp_path: Path, name: str) -> None:
    (tmp_path / package / "data" / "lists" / name).write_text("cards = []", "utf-8")
    with pytest.raises(BadDataFile, match=f"lists/{name}: a month is called like"):
        load_months(package, "lists", dict[str, list[int]])
