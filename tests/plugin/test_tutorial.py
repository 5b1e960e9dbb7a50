"""docs/tutorial-new-game.md is carried out, block by block, in an empty folder.

Blocks are commands (`sh`; `sh fails`: with an error; `sh play`: at the keyboard), changes of a file (`diff`), and text
that is written to a file or at its end.
"""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.plugin.installed import on_path, write_metadata

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "tutorial-new-game.md").read_text("utf-8")
HANPAN = [sys.executable, "-c", "from hanpan.cli.app import main; main()"]


class Block(NamedTuple):
    """A block of the page: its language, the word behind it (a file or how it goes), its lines."""

    language: str
    what: str
    text: str


def blocks() -> Iterator[Block]:
    """The blocks of the page in their order."""
    for language, what, text in re.findall(r"^```(\w+) ?([^\n]*)\n(.*?)^```$", PAGE, re.M | re.S):
        yield Block(language, what, text)


@pytest.mark.slow
def test_the_first_hour_goes_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HANPAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with on_path(tmp_path / "two-moons", ROOT):
        for block in blocks():
            if block.language == "sh":
                for line in block.text.splitlines():
                    run(line, block.what)
            elif block.language == "diff":
                change(Path(block.what), block.text)
            else:
                path = Path(block.what)
                path.write_text((path.read_text("utf-8") + "\n" if path.exists() else "") + block.text, "utf-8")


def run(line: str, how: str) -> None:
    """Carry out a command, and see that it goes as the page says."""
    program, *words = shlex.split(line)
    if program == "pip":
        # What an editable installation leaves behind; nothing is put into this environment.
        assert words == ["install", "-e", "two-moons"]
        write_metadata(Path("two-moons"), "hanpan-two-moons", {"two-moons": "two_moons:GAME"})
        return
    assert program == "hanpan"
    played = [sys.executable, "-m", "tests.plugin.played", *words[1:2]]
    command = played if how == "play" else [*HANPAN, *words]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    said = made.stdout + made.stderr
    assert (made.returncode != 0) == (how == "fails"), f"{line}\n{said}"
    assert "Traceback" not in said, f"{line}\n{said}"


def change(path: Path, diff: str) -> None:
    """Change the one place of a file that the lines without a plus name."""
    lines = diff.splitlines()
    before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
    after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
    text = path.read_text("utf-8")
    assert text.count(before) == 1, f"{path} does not hold once:\n{before}"
    path.write_text(text.replace(before, after), "utf-8")


def test_every_block_has_something_to_do() -> None:
    kinds = [block.language for block in blocks()]
    assert PAGE.count("\n```") == 2 * len(kinds)
    assert set(kinds) == {"sh", "diff", "yaml", "toml", "ftl"}
