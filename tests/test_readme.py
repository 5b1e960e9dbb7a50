"""The README's game is a real one, the links of the docs lead somewhere, every dependency is explained."""

import doctest
import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_snippet_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        example = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
        result = doctest.DocTestRunner().run(example)
        assert result.attempted >= 6
        assert result.failed == 0


def test_every_link_of_the_docs_leads_to_a_file() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    names = {re.split(r"[\[<>=]", one)[0] for one in wanted} | {*client["dependencies"], *client["devDependencies"]}
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    explained = {name for row in re.findall(r"^\| ([^|]+) \|", page, re.MULTILINE) for name in re.split(r", |\[", row)}
    assert names - explained == {"hanpan"}  # extras that take in other extras
