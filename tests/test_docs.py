"""What the docs say about files is true: paths exist, every room is named, the table of a game's parts is complete."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.cli.commands.new_game import skeleton
from hanpan.games.registry import game_ids
from hanpan.plugin import GamePlugin

ROOT = Path(__file__).parents[1]
SOURCE, WEB = ROOT / "src" / "hanpan", ROOT / "web" / "src"
GAMES = [SOURCE / "games" / game_id.replace("-", "_") for game_id in game_ids()]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "SECURITY.md"]
TUTORIAL = "tutorial-new-game.md"  # its files are made by following it
WRITTEN = {path.removeprefix("some_game/") for path in skeleton("some-game")}
# Where a path in the docs may begin: the repository, the package, a room of it, a game, the client.
BASES = [ROOT, ROOT / "src", SOURCE, WEB, ROOT / "docs", *(path for path in SOURCE.iterdir() if path.is_dir()), *GAMES]
BASES += [WEB / "games" / game_id for game_id in game_ids()]
FILE = re.compile(r"(?<![\w/.@:>-])([\w.-]+(?:/[\w.-]+)+\.(?:py|ts|svelte|toml|ftl|md|txt|yaml|jsonl|css))\b")
FOLDER = re.compile(r"`((?:src|web|tests|tools|casebook|benchmarks|examples)(?:/[\w-]+)+/?)`")
NAME = re.compile(r"`([a-z_]+\.py)`")
MODULE = re.compile(r"python -m ((?:tests|tools|benchmarks)(?:\.\w+)*)")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
UNNAMED = {"text", "data", "migrations", "versions", "__pycache__", "events", "shown", "ko", "en"}  # parts of rooms


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    assert list(missing(page.read_text("utf-8"), page)) == []


def missing(text: str, page: Path) -> Iterator[str]:
    """The paths and modules in a text that lead nowhere."""
    modules = {path.name for room in ("src", "tests", "tools", "benchmarks") for path in (ROOT / room).rglob("*.py")}
    for path in [] if page.name == TUTORIAL else [*FILE.findall(text), *FOLDER.findall(text)]:
        if path not in WRITTEN and not any((base / path).exists() for base in [page.parent, *BASES]):
            yield path
    yield from (path for path in LINK.findall(text) if not (page.parent / path).exists())
    yield from (name for name in NAME.findall(text) if name not in modules)
    for module in MODULE.findall(text):
        place = ROOT / module.replace(".", "/")
        if not place.with_suffix(".py").exists() and not (place / "__main__.py").exists():
            yield module


def test_what_is_missing_is_seen() -> None:
    gone = "`core/gone.py`, `src/hanpan/gone`, `gone_away.py`, `python -m tests.gone`, [x](gone.md)"
    assert len(list(missing(gone, PAGES[0]))) == 5
    assert not list(missing("`core/contract/game.py`, `src/hanpan/core`, `python -m tests.text`", PAGES[0]))


def test_every_room_is_named_in_the_map() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## The way of a move")[0]
    named = set(re.findall(r"([\w-]+)/", text))
    below = [path for base in (SOURCE, WEB) for depth in ("*", "*/*") for path in base.glob(depth)]
    rooms = {path.name for path in below if path.is_dir()}
    rooms |= {path.name for game in GAMES for path in game.iterdir() if path.is_dir()}
    clients = {path.name for path in (WEB / "games").iterdir()}  # by the ids of their games
    assert rooms - named - UNNAMED - clients == set()


def test_the_table_of_a_games_parts_is_complete() -> None:
    rows = table()
    fields = [name.removeprefix("GAME.") for name in rows if name.startswith("GAME.")]
    assert fields == list(GamePlugin.__struct_fields__)
    files = {name for name in rows if not name.startswith("GAME.")}
    assert files >= WRITTEN
    rooms = {f"{path.name}/" for game in GAMES for path in game.iterdir() if path.is_dir()} - {"__pycache__/", "text/"}
    assert rooms <= files
    assert [name for name in files - WRITTEN if not any((game / name).exists() for game in GAMES)] == []


def table() -> list[str]:
    """The first column of the table in contributing.md."""
    text = (ROOT / "docs" / "contributing.md").read_text("utf-8").partition("| where |")[2]
    rows = [line for line in text.partition("\n\n")[0].splitlines() if line.startswith("| `")]
    assert all(row.count("|") == 4 for row in rows)
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]
