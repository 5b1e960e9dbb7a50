"""Workflows, forms, hooks and releases name what is there."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from ruamel.yaml import YAML

import hanpan
from tools import release, sbom, subject, updates
from tools.pins import REQUIREMENTS, pins, serving

ROOT = Path(__file__).parent.parent
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def _yaml(path: Path) -> dict[str, object]:
    found: dict[str, object] = YAML(typ="safe").load(path.read_text("utf-8"))
    return found


def test_workflows_run_targets_of_the_makefile_and_nothing_else() -> None:
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        runs = re.findall(r"^ +- run: (.+)$", path.read_text("utf-8"), re.MULTILINE)
        assert runs
        assert [run for run in runs if run.partition(" ")[0] != "make" or run.split()[1] not in TARGETS] == []


def test_every_python_that_is_promised_is_tested() -> None:
    text = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
    tested = re.search(r"python: (\[.*\])", text)
    least = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    assert tested is not None
    versions: list[str] = json.loads(tested[1])
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
    assert least == f">={versions[0]}"


def test_forms_ask_for_something() -> None:
    forms = {path.stem: _yaml(path) for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")}
    assert forms.keys() == {"bug", "config", "game", "ruling"}
    for name, form in forms.items():
        if name == "config":
            continue
        body = form["body"]
        assert isinstance(body, list)
        ids = [field["id"] for field in body]
        assert len(ids) == len(set(ids)) >= 5
        assert any(field.get("validations", {}).get("required") for field in body)


def test_hooks_call_what_is_there() -> None:
    hooks = _yaml(ROOT / ".pre-commit-config.yaml")["repos"]
    assert isinstance(hooks, list)
    for hook in hooks[0]["hooks"]:
        program, _, rest = hook["entry"].partition(" ")
        assert program.startswith(".venv/bin/")
        module = re.match(r"-m (tools\.\w+)", rest)
        assert module is None or (ROOT / f"{module[1].replace('.', '/')}.py").is_file()


def test_whoever_cites_names_this_version() -> None:
    cited = _yaml(ROOT / "CITATION.cff")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert (cited["version"], cited["license"]) == (hanpan.__version__, project["license"])


@pytest.mark.parametrize(
    ("message", "faults"),
    [
        ("Add a card\n\nIt was missing.\n", 0),
        ("Add a card\n\nIt was missing.\n# what git adds\n", 0),
        ("Merge branch 'x'\n", 0),
        ("Add a card\n", 1),
        ("Add a card.\n\nWhy.\n", 1),
        ("Add a card\nIt was missing.\n", 1),
        (f"{'x' * 73}\n\nWhy.\n", 1),
        ("\n\nWhy.\n", 1),
    ],
)
def test_a_commit_says_what_and_why(message: str, faults: int) -> None:
    assert len(subject.faults(message)) == faults


def test_the_notes_of_a_release_are_its_section() -> None:
    text = "# Changelog\n\n## 0.3.0\n\n- New.\n\n## 0.2.0, 2026-11-18\n\n- Old.\n"
    assert release.notes("0.3.0", text) == "# Hanpan 0.3.0\n\n- New.\n"
    assert "Old" in release.notes("0.2.0", text)
    assert "Coming" in release.notes("0.4.0", "## Unreleased\n\n- Coming.\n## 0.3.0\n- New\n")
    assert "Now" in release.notes("0.2.0", "## Unreleased\n\n- Coming.\n## 0.2.0\n- Now\n")
    with pytest.raises(release.NotReleased, match=r"no section `## 0\.4\.0`"):
        release.notes("0.4.0", text)
    assert release.notes(hanpan.__version__, release.CHANGELOG.read_text("utf-8"))


def test_the_container_installs_what_the_server_needs_as_it_is_pinned() -> None:
    assert (REQUIREMENTS / "serve.in").read_text("utf-8") == serving(), "run `make lock`"


def test_the_list_of_what_is_shipped_has_everything_once_with_a_licence() -> None:
    components = sbom.listed()["components"]
    names = {one["name"] for one in components}
    assert {"msgspec", "litestar", "numba", "psycopg", "svelte", "pretendard"} <= names
    assert "pytest" not in names
    assert len({one["bom-ref"] for one in components}) == len(components)
    assert all(one["licenses"] for one in components)
    assert {one["version"] for one in components if one["name"] == "msgspec"} == {
        pins(REQUIREMENTS / "dev.in")["msgspec"]
    }


def test_a_report_of_updates_says_what_is_held_back() -> None:
    assert updates.row("vite", "7", "8") == f"| vite | 7 | 8 | {updates.HELD['vite']} |"
    assert updates.row("typer", "0.28.0", "0.30.0") == "| typer | 0.28.0 | 0.30.0 | declared as `typer>=0.20,<0.29` |"
    assert updates.row("pytest", "1", "2") == "| pytest | 1 | 2 |  |"
