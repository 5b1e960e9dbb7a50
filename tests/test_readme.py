"""The README's game is a real one, and its links lead somewhere."""

import doctest
import re
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
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
