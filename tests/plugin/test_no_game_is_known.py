"""Outside the games' own packages and folders nothing knows which games there are."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import hanpan
from hanpan.games.registry import game_ids, package_of

ROOT = Path(hanpan.__file__).parent
WEB = ROOT.parents[1] / "web" / "src"
# Every room but the games' own; of `games`, and of the package itself, what lies in no folder.
ROOMS = tuple(
    sorted(path.name for path in ROOT.iterdir() if path.is_dir() and path.name not in ("games", "__pycache__"))
)
LOOSE = (".", "games")
FOLDERS = tuple(sorted(path.name for path in WEB.iterdir() if path.is_dir() and path.name not in ("games", "text")))


def names(game_id: str) -> set[str]:
    """The id, and the name of its package."""
    return {game_id, package_of(game_id).rpartition(".")[2]}


KNOWN = re.compile(
    r"(?<![\w-])(" + "|".join(sorted({name for each in game_ids() for name in names(each)})) + r")(?![\w-])"
)


def said_in_python(text: str) -> Iterator[str]:
    """Everything that code says: names, strings and comments. A word like `trail` may stand inside a sentence."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.COMMENT, tokenize.STRING):
            yield token.string


@pytest.mark.parametrize("room", [*ROOMS, *LOOSE])
def test_no_room_names_a_game(room: str) -> None:
    files = sorted((ROOT / room).glob("*.py") if room in LOOSE else (ROOT / room).rglob("*.py"))
    assert files
    found = {
        f"{path.relative_to(ROOT)}: {said[:80]}"
        for path in files
        for said in said_in_python(path.read_text("utf-8"))
        if KNOWN.search(said)
    }
    assert found == set()


@pytest.mark.parametrize("folder", [*FOLDERS, "."])
def test_no_page_names_a_game(folder: str) -> None:
    found_in = WEB.iterdir() if folder == "." else (WEB / folder).rglob("*")
    files = [path for path in found_in if path.suffix in (".ts", ".svelte")]
    assert files
    found = {
        f"{path.relative_to(WEB)}:{number}: {line.strip()[:80]}"
        for path in files
        if ".test." not in path.name
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if KNOWN.search(line)
    }
    assert found == set()


def test_the_check_sees_a_name() -> None:
    for text in ('GAME = "dice-battle"', "import hanpan.games.clash", "x = 1  # as in trail"):
        assert any(map(KNOWN.search, said_in_python(text)))
    for text in ("trailing = 1", "def clashes(): pass"):
        assert not any(map(KNOWN.search, said_in_python(text)))
