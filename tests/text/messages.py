"""What a game, or the core, says: its messages as syntax trees, and the pieces of text in them."""

from collections.abc import Iterator
from functools import lru_cache

from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Visitor

from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.text import Texts, load_texts
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

CORE = "core"
SPOKEN = ("event-", "refusal-", "prompt-", "action-")  # what examples are told with
UNSPOKEN = ("tone", "optional")  # attributes that no person reads


def speakers() -> list[str]:
    """The games, and the core before them."""
    return [CORE, *game_ids()]


@lru_cache
def texts_of(speaker: str, lang: Lang) -> Texts:
    """All words that the speaker has, the core's among them."""
    return load_texts(lang, "hanpan.core.language") if speaker == CORE else load_game(speaker).texts(lang)


@lru_cache
def own_messages(speaker: str, lang: Lang) -> dict[str, ast.Message]:
    """The speaker's own messages, by id, in their order."""
    shared = set() if speaker == CORE else set(texts_of(CORE, lang).ids)
    entries = texts_of(speaker, lang)._entries  # they are parsed already
    found = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    return {key: message for key, message in found.items() if key not in shared}


def pattern(node: ast.Message | ast.Attribute) -> str:
    """The source of a message's value or an attribute on one line."""
    alone = ast.Message(ast.Identifier("x"), node.value)
    return " ".join(serialize(ast.Resource([alone])).removeprefix("x =").split())


def pieces(message: ast.Message) -> Iterator[str]:
    """Every piece of text in a message and in all its variants, without what no person reads."""
    read = [attribute for attribute in message.attributes if attribute.id.name not in UNSPOKEN]
    nodes: list[ast.Message | ast.Attribute] = [message, *read]
    for node in nodes:
        finder = _Pieces()
        if node.value is not None:
            finder.visit(node.value)
        yield from finder.found


class _Pieces(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the parser's own name
        text = node.value.strip()
        if any(character.isalpha() for character in text):
            self.found.append(text)


def variables(node: ast.BaseNode) -> set[str]:
    """The variables that a message, or a part of one, uses."""
    finder = _Finder()
    finder.visit(node)
    return finder.variables


def calls(node: ast.BaseNode) -> list[ast.FunctionReference]:
    """The functions that a message calls, with their arguments."""
    finder = _Finder()
    finder.visit(node)
    return finder.calls


class _Finder(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.calls: list[ast.FunctionReference] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the parser's own name
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the parser's own name
        self.calls.append(node)
        self.generic_visit(node)
