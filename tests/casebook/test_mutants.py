"""The cases notice a changed rule: twelve of the lines that `python -m tools.mutants` changes, three of each game."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hanpan.games.registry import plugins
from tools.mutants.changes import mutants
from tools.web import ROOT

pytestmark = pytest.mark.slow

PICKED = Path(__file__).with_name("mutants.toml")
HARMLESS = """
[[mutants]]
game = "trail"
file = "harm.py"
in = "hurt"
line = "if amount < 0:"
clause = "TR-AM-02"
"""


def _tried(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.mutants.picked", str(file)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)


def test_the_cases_of_a_clause_notice_a_changed_rule() -> None:
    rows = tomllib.loads(PICKED.read_text("utf-8"))["mutants"]
    assert {row["game"] for row in rows} == {plugin.id for plugin in plugins()}
    done = _tried(PICKED)
    assert (done.returncode, done.stdout.splitlines()[-1:]) == (0, ["12 mutants noticed"]), done.stdout + done.stderr


def test_a_change_that_no_case_of_the_clause_sees_is_told(tmp_path: Path) -> None:
    file = tmp_path / "harmless.toml"
    file.write_text(HARMLESS, "utf-8")
    done = _tried(file)
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout.startswith("TR-AM-02 if amount < 0:: survives")


def test_a_change_is_one_line_and_can_be_read(tmp_path: Path) -> None:
    """Every operator turns into its neighbour, numbers grow, conditions turn round; texts and annotations stay."""
    file = tmp_path / "rules.py"
    file.write_text(
        'def f(x: "int", two: int = 2) -> str:\n    """Says 1."""\n    if (x) < two and not x:\n        x += 1\n'
        '    return f"{x + 1}" if any(y for y in (x,) if y) else "3"\n',
        "utf-8",
    )
    found = {(one.scope, one.is_now) for one in mutants(file, tmp_path)}
    assert found == {
        ("f", "if (x) <= two and not x:"),
        ("f", "if (x) < two or not x:"),
        ("f", "if (x) < two and (x):"),
        ("f", "x += 2"),
        ("f", "pass"),
        ("f", 'return f"{x + 1}" if all(y for y in (x,) if y) else "3"'),
        ("f", 'return f"{x + 1}" if (not (any(y for y in (x,) if y))) else "3"'),
        ("f", 'return f"{x + 1}" if any(y for y in (x,) if (not (y))) else "3"'),
    }
