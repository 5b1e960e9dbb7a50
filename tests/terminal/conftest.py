from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a data folder of its own."""
    monkeypatch.setenv("HANPAN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
