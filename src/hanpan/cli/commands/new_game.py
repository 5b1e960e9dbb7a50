"""`hanpan new-game`: a small game that plays everywhere, as a package to begin with."""

import sys
from importlib.machinery import PathFinder
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

from hanpan.cli.common import LangOption, words

# Each file of cli/skeleton, and where its text goes.
_FILES = {
    "pyproject.toml.txt": "pyproject.toml",
    "game.py.txt": "@module@/__init__.py",
    "rulebook.toml.txt": "@module@/rulebook.toml",
    "en.ftl.txt": "@module@/text/en.ftl",
    "ko.ftl.txt": "@module@/text/ko.ftl",
    "case.yaml.txt": "@module@/casebook/first.yaml",
}


class BadName(ValueError):
    """A name that no game can have, or a place that is taken; the message says which."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", show_default=False)] = None,
    lang: LangOption = None,
) -> None:
    """Write the package of a new game."""
    from hanpan.games.registry import LONGEST_ID, game_ids, is_id

    texts = words(lang)
    folder = (out or Path()) / name
    if not is_id(name):
        raise BadName(texts("new-game-bad-name", name=name, most=LONGEST_ID))
    module = module_of(name)
    if iskeyword(module) or module in sys.stdlib_module_names or PathFinder.find_spec(module) is not None:
        raise BadName(texts("new-game-module", module=module))
    if name in game_ids():
        raise BadName(texts("new-game-known", name=name))
    if folder.exists():
        raise BadName(texts("new-game-there", folder=str(folder)))
    for path, text in skeleton(name).items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    typer.echo(texts("new-game-written", folder=str(folder), name=name))


def module_of(name: str) -> str:
    """The name of the package of a game, as Python imports it."""
    return name.replace("-", "_")


def skeleton(name: str) -> dict[str, str]:
    """The files of the game of that id, by their paths in its package."""
    parts = name.split("-")
    initials = "".join(part[0] for part in parts) if len(parts) > 1 else name[:2]
    marks = {
        "@id@": name,
        "@module@": module_of(name),
        "@class@": "".join(map(str.capitalize, parts)),
        "@title@": " ".join(map(str.capitalize, parts)),
        "@prefix@": initials.upper().ljust(2, "X"),
    }
    source = files("hanpan.cli").joinpath("skeleton")
    return {
        _filled(path, marks): _filled(source.joinpath(file).read_text("utf-8"), marks) for file, path in _FILES.items()
    }


def _filled(text: str, marks: dict[str, str]) -> str:
    for mark, value in marks.items():
        text = text.replace(mark, value)
    return text
