"""The messages that the client's source asks for, and those that its `.ftl` files hold."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from hanpan.core.rulebook import Lang
from tests.text.sources import messages as engine_messages
from tools.web import WEB

SOURCE = WEB / "src"
NOT_WORDS = {"dice-battle"}  # ids of games, which look like message ids

_CALL = re.compile(r"(?<![\w.])(?:t|has)\(")
_QUOTED = re.compile(r"""'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`""")
_HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
_FAMILY = re.compile(r"nameId\(\s*'([\w-]+)'")


class Asked(NamedTuple):
    """A message that the source asks for: a pattern for its id, an attribute, and where."""

    pattern: str
    attribute: str | None
    where: str


@lru_cache
def messages(lang: Lang) -> dict[str, ast.Message]:
    """Every message of the client's own files, by id. A file that cannot be read fails the test."""
    found: dict[str, ast.Message] = {}
    for path in sorted((SOURCE / "text" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def all_messages(lang: Lang) -> dict[str, ast.Message]:
    """The client's messages and the engine's."""
    return {**engine_messages(lang), **messages(lang)}


@lru_cache
def asked() -> tuple[Asked, ...]:
    """Every message that a call of `t` or `has` names, wholly or in part."""
    return tuple(one for name, text in sources() for one in _asked(name, text))


def quoted() -> set[str]:
    """Every string of the source: an id may be kept in a variable before it is asked for."""
    return {next(filter(None, found.groups()), "") for _, text in sources() for found in _QUOTED.finditer(text)}


@lru_cache
def sources() -> tuple[tuple[str, str], ...]:
    """The files of the client with code in them."""
    paths = [path for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".ts") and path.name != "wire.ts"]
    return tuple((str(path.relative_to(SOURCE)), path.read_text("utf-8")) for path in sorted(paths))


def _asked(name: str, text: str) -> Iterator[Asked]:
    for call in _CALL.finditer(text):
        where = f"{name}:{text.count(chr(10), 0, call.start()) + 1}"
        first, *rest = _arguments(text, call.end())
        attribute = rest[-1].strip("' ") if len(rest) == 2 and rest[-1].strip().startswith("'") else None
        for found in _QUOTED.finditer(first):
            if first[: found.start()].rstrip().endswith(("===", "!==", "nameId(")):
                continue  # what is compared is not asked for; a family is looked at below
            word = next(filter(None, found.groups()), "")
            yield Asked(_pattern(word), attribute, where)
    for family in _FAMILY.finditer(text):
        yield Asked(f"{family[1]}-[\\w-]+", None, name)


def _pattern(word: str) -> str:
    return "[\\w-]+".join(re.escape(part) for part in _HOLE.split(word))


def _arguments(text: str, start: int) -> list[str]:
    """The arguments of a call whose bracket opens just before `start`."""
    out, depth, begin, at = [], 0, start, start
    while at < len(text):
        char = text[at]
        if char in "'\"`":
            at = text.index(char, at + 1)
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif char == "," and depth == 0:
            out.append(text[begin:at])
            begin = at + 1
        at += 1
    return [*out, text[begin:at]]
