"""The page about replays says what is so."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "replays.md"


def test_the_python_on_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    exec(compile(code, str(PAGE), "exec"), {})
    assert capsys.readouterr().out.startswith("0 {}")
    assert (tmp_path / "game.jsonl").exists()
