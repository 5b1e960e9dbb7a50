"""The terminal's own words: the same messages in both languages, none missing, none unused."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hanpan.cli.terminal
from hanpan.cli.terminal.face import load_face
from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin

FOLDER = Path(hanpan.cli.terminal.__path__[0])
SHARED = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
FACES = {load_face(game_id).package for game_id in game_ids() if plugin(game_id).terminal is not None}
PACKAGES = {"hanpan.cli": SHARED} | {
    name: "\n".join(file.read_text("utf-8") for file in files(name).iterdir() if file.name.endswith(".py"))
    for name in sorted(FACES)
}


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the parser's own name
        self.names.add(node.id.name)


def messages(package: str, lang: Lang) -> dict[str, tuple[list[str], set[str]]]:
    """Attributes and arguments of each message."""
    source = files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8")
    found: dict[str, tuple[list[str], set[str]]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = [attribute.id.name for attribute in entry.attributes], arguments.names
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_arguments(package: str) -> None:
    assert messages(package, "ko") == messages(package, "en")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_used(package: str) -> None:
    source = PACKAGES[package]
    families = tuple(re.findall(r"f[\"'](ui-[a-z-]+-)\{", source + SHARED))
    for name in messages(package, "en"):
        assert f'"{name}"' in source or f"'{name}'" in source or name.startswith(families), name


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_that_the_source_names_exists(package: str) -> None:
    named = set(re.findall(r"[\"'](ui-[a-z-]+[a-z])[\"']", PACKAGES[package]))
    assert named
    assert named <= {*messages("hanpan.cli", "en"), *messages(package, "en")}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", game_ids())
def test_no_message_of_a_game_has_the_name_of_one_of_the_terminal(name: str, lang: Lang) -> None:
    texts = load_game(name).texts(lang).extended("hanpan.cli", *filter(None, [load_face(name).package]))
    assert texts.has("ui-won")
