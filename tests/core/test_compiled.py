"""Compiled code is kept by what it was compiled from, not by where that lies."""

import fcntl
import importlib.util
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hanpan.compiled.cache import alone, keeping

SOURCE = "def twice(x):\n    return 2 * x\n"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setitem(sys.modules, "sources", sys)  # whatever a test puts there is gone after it
    return tmp_path / "cache" / "hanpan" / "test"


def function_of(folder: Path, source: str = SOURCE) -> Any:
    """A function out of a file of this folder."""
    folder.mkdir()
    file = folder / "sources.py"
    file.write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location("sources", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["sources"] = module  # numba looks for it there
    spec.loader.exec_module(module)
    return module.twice


@pytest.mark.slow
def test_another_checkout_compiles_nothing_anew_and_other_sources_do(tmp_path: Path) -> None:
    import numba

    hits = []
    texts = {"first": SOURCE, "second": SOURCE, "changed": SOURCE.replace("2 * x", "3 * x")}
    for name, text in texts.items():
        with keeping(numba.config, "test") as kept:
            assert kept
            compiled: Any = numba.njit(cache=True)(function_of(tmp_path / name, text))
        assert compiled(4) == (12 if name == "changed" else 8)
        hits.append(sum(compiled.stats.cache_hits.values()))
    assert hits == [0, 1, 0]


def test_settings_are_as_before_afterwards() -> None:
    config = SimpleNamespace(CACHE_DIR="mine", CACHE_LOCATOR_CLASSES="")
    with keeping(config, "test"):
        assert config.CACHE_DIR != "mine"
    assert vars(config) == {"CACHE_DIR": "mine", "CACHE_LOCATOR_CLASSES": ""}


def test_where_nothing_can_be_written_nothing_is_kept(cache: Path) -> None:
    cache.parent.parent.mkdir()
    cache.parent.write_text("no folder", "utf-8")
    with keeping(SimpleNamespace(CACHE_DIR=""), "test") as kept:
        assert not kept
    with alone("test"):
        pass


def test_one_compiles_and_the_others_wait(cache: Path) -> None:
    with alone("test"), (cache / "lock").open() as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with (cache / "lock").open() as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
