"""The public surface is what is pinned and told, and costs nothing before it is used."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hanpan as hp
from hanpan import errors
from hanpan.lab.extras import NeedsLab
from tools.surface import FILE, GIVEN, surface

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "api.md"
HEAVY = {"alembic", "fluent", "litestar", "numba", "numpy", "polars", "sqlalchemy", "textual", "uvicorn"}


def test_names_and_signatures_are_pinned() -> None:
    assert FILE.read_text("utf-8") == surface(), "a change that is meant: python -m tools.surface, and CHANGELOG.md"


def test_every_name_is_told() -> None:
    page = PAGE.read_text("utf-8")
    assert [name for name in hp.__all__ if f"`hp.{name}" not in page] == []
    assert [name for name in errors.__all__ if f"`{name}`" not in page and f".{name}`" not in page] == []


def test_everything_public_says_what_it_promises() -> None:
    functions = [getattr(hp, name) for name in hp.__all__ if name not in ("errors", "games")]
    assert [each for each in (*functions, *GIVEN) if not (each.__doc__ or "").strip()] == []


def test_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(>>>.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) >= 7
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, str(PAGE), 0)
    result = doctest.DocTestRunner().run(example)
    assert result.attempted >= 25
    assert result.failed == 0


def _loaded(code: str) -> set[str]:
    """The top modules that are there after some lines of a fresh program."""
    program = f"import sys\n{code}\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_a_part_is_read_when_it_is_used() -> None:
    assert "msgspec" not in _loaded("import hanpan; dir(hanpan); hanpan.__version__")
    rules = _loaded(
        "import hanpan as hp; match = hp.match('dice-battle'); hp.play(match, {'p1': 'easy', 'p2': 'easy'}, steps=1)"
    )
    assert rules & HEAVY <= {"fluent"}
    assert "msgspec" in rules


def test_games_are_listed_although_a_package_is_called_so() -> None:
    from hanpan.games import registry

    assert hp.games() == registry.game_ids()
    assert _loaded("import hanpan.games.registry\nimport hanpan\nassert 'clash' in hanpan.games()")


def test_what_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'hanpan' has no attribute 'chess'"):
        _ = hp.chess
    assert set(hp.__all__) <= set(dir(hp))


def test_every_error_is_one_kind_and_what_it_was() -> None:
    kinds = [getattr(errors, name) for name in errors.__all__]
    assert all(issubclass(kind, errors.HanpanError) for kind in kinds)
    assert issubclass(errors.BadReplay, ValueError)
    assert issubclass(NeedsLab, ImportError)
