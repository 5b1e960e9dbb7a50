"""The terminal's own words: the same messages in both languages, none missing, none unused."""

import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hanpan.cli.terminal
from hanpan.core.rulebook import Lang

SOURCE = "\n".join(path.read_text("utf-8") for path in Path(hanpan.cli.terminal.__path__[0]).glob("*.py"))


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the parser's own name
        self.names.add(node.id.name)


def messages(lang: Lang) -> dict[str, tuple[list[str], set[str]]]:
    """Attributes and arguments of each message."""
    source = files("hanpan.cli").joinpath("text", f"{lang}.ftl").read_text("utf-8")
    found: dict[str, tuple[list[str], set[str]]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = [attribute.id.name for attribute in entry.attributes], arguments.names
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    assert messages("ko") == messages("en")


def test_every_message_is_used() -> None:
    families = tuple(re.findall(r'f"(ui-[a-z-]+-)\{', SOURCE))
    for name in messages("en"):
        assert f'"{name}"' in SOURCE or f"'{name}'" in SOURCE or name.startswith(families), name


def test_every_message_that_the_source_names_exists() -> None:
    named = set(re.findall(r"[\"'](ui-[a-z-]+[a-z])[\"']", SOURCE))
    assert len(named) > 50
    assert named <= set(messages("en"))
