"""The names of 0.1 go on with a warning, and nothing here uses them."""

import re
from pathlib import Path

import pytest

from hanpan.core.match import match, seeded
from hanpan.games import loading, registry

ROOT = Path(__file__).parents[2]
KINDS = {".ipynb", ".md", ".py"}
EARLIER = re.compile(
    r"from hanpan\.(games\.registry|core\.match\.match) import (\([^)]*|[^(\n]*)\b(load_game|seeded_match)\b"
)


def test_earlier_names_go_on_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match=r"registry\.load_game goes with 0\.3: use hanpan\.load") as told:
        assert registry.load_game is loading.load_game
    assert told[0].filename == __file__
    with pytest.warns(DeprecationWarning, match=r"match\.seeded_match goes with 0\.3: use hanpan\.match"):
        assert match.seeded_match is seeded.seeded_match
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        _ = registry.nonsense


def test_nothing_here_uses_them() -> None:
    folders = ("src", "tests", "tools", "benchmarks", "examples", "docs")
    files = [
        ROOT / "README.md",
        *(path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in KINDS),
    ]
    found = [str(path.relative_to(ROOT)) for path in files if EARLIER.search(path.read_text("utf-8"))]
    assert found == [], "use hanpan.load and hanpan.match, or hanpan.games.loading and hanpan.core.match.seeded inside"
